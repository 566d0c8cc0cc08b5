#version 330 core
// The ground: one square around the middle of what is framed.
precision highp float;
uniform mat4 u_projection;
uniform vec4 u_place; // middle x, height, middle z, half size
out vec2 v_at;        // world x, z
out vec2 v_from;      // from the middle, 1 at the rim

void main() {
    v_from = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
    v_at = u_place.xz + v_from * u_place.w;
    gl_Position = u_projection * vec4(v_at.x, u_place.y, v_at.y, 1.0);
}
