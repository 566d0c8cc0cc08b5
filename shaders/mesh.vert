#version 330 core
// Lone triangles in world units; u_flatten drops them on the ground for their shadow.
precision highp float;
layout(location = 0) in vec3 a_at;
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec3 a_edges;
layout(location = 3) in vec4 a_fill;
layout(location = 4) in vec4 a_line;
layout(location = 5) in float a_half_line;
uniform mat4 u_projection;
uniform vec2 u_flatten; // 1 and the height of the ground
out vec3 v_at;
out vec3 v_edges;
flat out vec3 v_normal;
flat out vec4 v_fill, v_line;
flat out float v_half_line;

void main() {
    vec3 at = a_at + u_flatten.x * (a_at.y - u_flatten.y) * vec3(0.55, -1.0, 0.1); // away from the light
    v_at = at;
    v_edges = a_edges;
    v_normal = a_normal;
    v_fill = a_fill;
    v_line = a_line;
    v_half_line = a_half_line;
    gl_Position = u_projection * vec4(at, 1.0);
}
