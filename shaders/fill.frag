#version 330 core
precision highp float;
in vec4 v_color;
in float v_hatch;
uniform vec3 u_hatch; // stripes: period and half width in pixels across them, and where they begin
out vec4 o_color;     // premultiplied

void main() {
    float across = (gl_FragCoord.x - gl_FragCoord.y) * 0.70710678 + u_hatch.z;
    float d = abs(fract(across / u_hatch.x) - 0.5) * u_hatch.x - u_hatch.y;
    float stripe = mix(0.2, 1.0, clamp(0.5 - d, 0.0, 1.0));
    float cover = v_color.a * mix(1.0, stripe, v_hatch);
    o_color = vec4(v_color.rgb * cover, cover);
}
