#version 330 core
// Nothing to compute: large areas cost a software rasteriser by the instruction.
precision highp float;
in vec4 v_color; // premultiplied
out vec4 o_color;

void main() { o_color = v_color; }
