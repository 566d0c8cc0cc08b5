#version 330 core
// As fill.vert, with the place across the stripes, in periods: the pane's pixels are the screen's, so it interpolates.
precision highp float;
layout(location = 0) in vec3 a_at; // x, y, depth
layout(location = 1) in vec4 a_color;
uniform vec4 u_view; // viewport: margin around the pane, size; pixels
uniform float u_depth_step;
uniform vec4 u_hatch; // periods per pixel across, where they begin; cover per period from the middle of a stripe, and there
out vec4 v_color; // premultiplied
out float v_across;

void main() {
    v_color = vec4(a_color.rgb * a_color.a, a_color.a);
    v_across = (a_at.x + a_at.y) * 0.70710678 * u_hatch.x + u_hatch.y;
    vec2 ndc = (a_at.xy + u_view.xy) / u_view.zw * 2.0 - 1.0;
    gl_Position = vec4(ndc.x, -ndc.y, a_at.z - u_depth_step, 1.0);
}
