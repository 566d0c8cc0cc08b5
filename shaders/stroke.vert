#version 330 core
// One capsule a instance: a rectangle around it, one pixel wider for the soft edge. Positions in pixels, y down.
precision highp float;
layout(location = 0) in vec4 a_ends;   // a.xy, b.xy
layout(location = 1) in vec4 a_form;   // half width, phase, dash length, dash period
layout(location = 2) in vec2 a_depth;
layout(location = 3) in vec4 a_color;
uniform vec4 u_view;        // viewport: margin around the pane, size; pixels
uniform float u_depth_step; // towards the eye, so that lines lie on their surfaces
out vec2 v_at;             // along the segment from a, and across it
flat out vec4 v_form;
flat out float v_length;
flat out vec4 v_color;

void main() {
    vec2 a = a_ends.xy, b = a_ends.zw;
    float whole = distance(a, b);
    vec2 along = whole > 1e-4 ? (b - a) / whole : vec2(1.0, 0.0);
    vec2 across = vec2(-along.y, along.x);
    float reach = a_form.x + 1.0;
    float u = (gl_VertexID & 1) == 0 ? -reach : whole + reach;
    float v = (gl_VertexID & 2) == 0 ? -reach : reach;
    vec2 at = a + along * u + across * v;
    v_at = vec2(u, v);
    v_form = a_form;
    v_length = whole;
    v_color = a_color;
    float depth = mix(a_depth.x, a_depth.y, clamp(u / max(whole, 1e-4), 0.0, 1.0)) - u_depth_step;
    vec2 ndc = (at.xy + u_view.xy) / u_view.zw * 2.0 - 1.0;
    gl_Position = vec4(ndc.x, -ndc.y, depth, 1.0);
}
