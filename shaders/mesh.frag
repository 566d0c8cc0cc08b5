#version 330 core
// Calm light from the upper left, both sides lit; the wireframe lies on the face, so hidden lines need no care.
precision highp float;
in vec3 v_at;
in vec3 v_edges;
flat in vec3 v_normal;
flat in vec4 v_fill, v_line;
flat in float v_half_line;
uniform vec3 u_eye;
uniform vec4 u_shadow; // alpha > 0: draw the shadow instead
out vec4 o_color;      // premultiplied

void main() {
    if (u_shadow.a > 0.0) {
        o_color = vec4(u_shadow.rgb * u_shadow.a, u_shadow.a);
        return;
    }
    vec3 n = dot(v_normal, u_eye - v_at) < 0.0 ? -v_normal : v_normal;
    float light = 0.74 + 0.26 * dot(n, normalize(vec3(-0.45, 0.8, 0.4)));
    // Distance to the nearest edge in pixels: the slope of each coordinate says how wide a pixel is.
    vec3 dx = dFdx(v_edges), dy = dFdy(v_edges);
    vec3 far = v_edges / max(sqrt(dx * dx + dy * dy), vec3(1e-9));
    float nearest = min(far.x, min(far.y, far.z));
    float line = v_half_line > 0.0 ? clamp(v_half_line - nearest + 0.5, 0.0, 1.0) * v_line.a : 0.0;
    float under = v_fill.a * (1.0 - line);
    o_color = vec4(v_fill.rgb * light * under + v_line.rgb * line, under + line);
}
