#version 330 core
// Triangles in pixels, y down.
precision highp float;
layout(location = 0) in vec3 a_at; // x, y, depth
layout(location = 1) in vec4 a_color;
uniform vec4 u_view; // viewport: margin around the pane, size; pixels
uniform float u_depth_step;
out vec4 v_color; // premultiplied

void main() {
    v_color = vec4(a_color.rgb * a_color.a, a_color.a);
    vec2 ndc = (a_at.xy + u_view.xy) / u_view.zw * 2.0 - 1.0;
    gl_Position = vec4(ndc.x, -ndc.y, a_at.z - u_depth_step, 1.0);
}
