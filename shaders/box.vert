#version 330 core
// One box an instance: the three faces that look at the eye, six vertices each.
precision highp float;
layout(location = 0) in vec3 a_lo;
layout(location = 1) in vec3 a_hi;
layout(location = 2) in float a_half_line;
layout(location = 3) in vec4 a_fill;
layout(location = 4) in vec4 a_line;
uniform mat4 u_projection;
uniform vec3 u_eye;
uniform vec2 u_flatten;
out vec2 v_face; // 0 … 1 across the face
flat out vec3 v_normal;
flat out vec4 v_fill, v_line;
flat out float v_half_line;

void main() {
    int face = gl_VertexID / 6, k = gl_VertexID - 6 * face;
    // Two triangles: 0 1 2 and 2 1 3 of the corners (0,0) (1,0) (0,1) (1,1).
    int corner = k < 3 ? k : (k == 3 ? 2 : (k == 4 ? 1 : 3));
    vec2 uv = vec2(float(corner - 2 * (corner / 2)), float(corner / 2));
    vec3 middle = 0.5 * (a_lo + a_hi), light = vec3(-0.55, 1.0, -0.1);
    // 1: the high face of that axis looks at the eye; for the shadow, at the light.
    vec3 side = step(middle, u_flatten.x > 0.0 ? middle + light : u_eye);
    vec3 t, n;
    if (face == 0) { t = vec3(side.x, uv); n = vec3(2.0 * side.x - 1.0, 0.0, 0.0); }
    else if (face == 1) { t = vec3(uv.x, side.y, uv.y); n = vec3(0.0, 2.0 * side.y - 1.0, 0.0); }
    else { t = vec3(uv, side.z); n = vec3(0.0, 0.0, 2.0 * side.z - 1.0); }
    vec3 at = mix(a_lo, a_hi, t);
    at += u_flatten.x * (at.y - u_flatten.y) * vec3(0.55, -1.0, 0.1); // as mesh.vert
    v_face = uv;
    v_normal = n;
    v_fill = a_fill;
    v_line = a_line;
    v_half_line = a_half_line;
    gl_Position = u_projection * vec4(at, 1.0);
}
