#version 330 core
// Diagonal stripes in screen space over a faint ground.
precision highp float;
in vec4 v_color; // premultiplied
in float v_across;
uniform vec4 u_hatch;
out vec4 o_color;

void main() { o_color = v_color * clamp(u_hatch.w - u_hatch.z * abs(fract(v_across) - 0.5), 0.2, 1.0); }
