#version 330 core
// Signed distance to a rounded rectangle: the fill inside, the line along its edge.
precision highp float;
in vec2 v_at;
in float v_across;
flat in vec2 v_half;
flat in vec3 v_form; // corner radius, half line width, hatch
flat in vec4 v_fill, v_line;
uniform vec4 u_hatch;
out vec4 o_color; // premultiplied

void main() {
    vec2 q = abs(v_at) - v_half + v_form.x;
    float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - v_form.x;
    float stripe = clamp(u_hatch.w - u_hatch.z * abs(fract(v_across) - 0.5), 0.2, 1.0);
    float fill = v_fill.a * clamp(0.5 - d, 0.0, 1.0) * mix(1.0, stripe, v_form.z);
    float line = v_form.y > 0.0 ? v_line.a * clamp(0.5 - (abs(d) - v_form.y), 0.0, 1.0) : 0.0;
    float under = fill * (1.0 - line);
    o_color = vec4(v_fill.rgb * under + v_line.rgb * line, under + line);
}
