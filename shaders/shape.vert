#version 330 core
// One rounded rectangle an instance, in pixels, y down.
precision highp float;
layout(location = 0) in vec4 a_place; // centre, half size
layout(location = 1) in vec4 a_form;  // corner radius, half line width, hatch, depth
layout(location = 2) in vec4 a_fill;
layout(location = 3) in vec4 a_line;
uniform vec4 u_view; // viewport: margin around the pane, size; pixels
uniform float u_depth_step;
uniform vec4 u_hatch;
out vec2 v_at; // from the centre
out float v_across; // the stripes, as in hatch.vert
flat out vec2 v_half;
flat out vec3 v_form;
flat out vec4 v_fill, v_line;

void main() {
    vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
    v_at = corner * (a_place.zw + a_form.y + 0.5);
    v_half = a_place.zw;
    v_form = a_form.xyz;
    v_fill = a_fill;
    v_line = a_line;
    vec2 at = a_place.xy + v_at;
    v_across = (at.x + at.y) * 0.70710678 * u_hatch.x + u_hatch.y;
    vec2 ndc = (at.xy + u_view.xy) / u_view.zw * 2.0 - 1.0;
    gl_Position = vec4(ndc.x, -ndc.y, a_form.w - u_depth_step, 1.0);
}
