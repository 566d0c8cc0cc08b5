#version 330 core
// As mesh.frag, with the four edges of a face.
precision highp float;
in vec2 v_face;
flat in vec3 v_normal;
flat in vec4 v_fill, v_line;
flat in float v_half_line;
uniform vec4 u_shadow;
out vec4 o_color; // premultiplied

void main() {
    if (u_shadow.a > 0.0) {
        o_color = vec4(u_shadow.rgb * u_shadow.a, u_shadow.a);
        return;
    }
    float light = 0.74 + 0.26 * dot(v_normal, normalize(vec3(-0.45, 0.8, 0.4)));
    vec2 dx = dFdx(v_face), dy = dFdy(v_face);
    vec2 far = min(v_face, 1.0 - v_face) / max(sqrt(dx * dx + dy * dy), vec2(1e-9));
    float line = v_half_line > 0.0 ? clamp(v_half_line - min(far.x, far.y) + 0.5, 0.0, 1.0) * v_line.a : 0.0;
    float under = v_fill.a * (1.0 - line);
    o_color = vec4(v_fill.rgb * light * under + v_line.rgb * line, under + line);
}
