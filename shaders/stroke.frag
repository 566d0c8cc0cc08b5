#version 330 core
// Distance to the nearest dash, itself a capsule; a solid stroke is one dash as long as the segment.
precision highp float;
in vec2 v_at;
flat in vec4 v_form; // half width, phase, dash length, dash period
flat in float v_length;
flat in vec4 v_color;
out vec4 o_color; // premultiplied

void main() {
    float begin = 0.0, end = v_length;
    if (v_form.w > 0.0) {
        float u = v_at.x + v_form.y;
        // The dash whose middle is nearest.
        float k = floor((u - 0.5 * v_form.z) / v_form.w + 0.5);
        begin = k * v_form.w - v_form.y;
        end = min(begin + v_form.z, v_length);
        begin = max(begin, 0.0);
        if (begin > end) discard;
    }
    float out_of = max(max(begin - v_at.x, v_at.x - end), 0.0);
    float d = length(vec2(out_of, v_at.y)) - v_form.x;
    float cover = clamp(0.5 - d, 0.0, 1.0) * v_color.a;
    o_color = vec4(v_color.rgb * cover, cover);
}
