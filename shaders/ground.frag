#version 330 core
// Grid lines one pixel wide that fade towards the rim and where they would crowd; the two through zero are stronger.
precision highp float;
in vec2 v_at;
in vec2 v_from;
uniform vec4 u_form; // step, pixels per point
uniform vec4 u_base, u_color, u_axis;
out vec4 o_color; // premultiplied

void main() {
    vec2 cell = v_at / u_form.x;
    vec2 slope = max(fwidth(cell), vec2(1e-9));
    vec2 far = abs(fract(cell - 0.5) - 0.5) / slope;
    vec2 lines = clamp(0.5 * u_form.y + 0.5 - far, 0.0, 1.0) * clamp(0.5 / slope - 1.0, 0.0, 1.0);
    vec2 zero = clamp(0.5 * u_form.y + 0.5 - abs(cell) / slope, 0.0, 1.0);
    float fade = 1.0 - smoothstep(0.35, 1.0, length(v_from));
    float axis = max(zero.x, zero.y) * fade, line = max(lines.x, lines.y) * fade * (1.0 - axis);
    float base = fade * (1.0 - line - axis); // a little lighter than the backdrop, so that shadows show
    o_color = vec4(u_base.rgb * base + u_color.rgb * line + u_axis.rgb * axis, line + axis + base);
}
