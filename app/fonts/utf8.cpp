// Answers: decoding, encoding, and which characters stand in for those that NanumGothic lacks.
#include "app/fonts/utf8.hpp"

namespace tunnel::app {
namespace {

constexpr char32_t bad = 0xFFFD;

int length_of(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

char32_t stand_in(char32_t c) {
    switch (c) {
    case 0x2212: return 0x2013; // minus: en dash
    case 0x00B5: return 0x03BC; // micro: mu
    case 0x22C5: return 0x00B7; // dot operator: middle dot
    case 0x27C2: return 0x22A5; // perpendicular: up tack
    case 0x2070: return '0';
    case 0x25B8: return 0x25B6; // small triangles: the larger ones
    case 0x25BE: return 0x25BC;
    case 0x2713: return 0x221A; // check mark: radical sign
    case 0x2717: return 0x00D7; // ballot x: multiplication sign
    case 0x2205: return 0x00D8; // empty set: O with a stroke
    default: return c >= 0x2080 && c <= 0x2089 ? c - 0x2080 + '0' : c;
    }
}

} // namespace

char32_t next_code_point(std::string_view text, std::size_t& at) {
    const auto lead = static_cast<unsigned char>(text[at++]);
    const int length = length_of(lead);
    if (length == 1) return lead;
    if (length == 0) return bad;
    char32_t c = lead & (0xFFU >> (length + 1));
    for (int i = 1; i < length; ++i) {
        if (at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) return bad;
        c = (c << 6) | (static_cast<unsigned char>(text[at++]) & 0x3FU);
    }
    const bool too_long = (length == 3 && c < 0x800) || (length == 4 && c < 0x10000);
    return too_long || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000) ? bad : c;
}

void append_utf8(std::string& out, char32_t c) {
    const auto byte = [&](char32_t bits) { out += static_cast<char>(static_cast<unsigned char>(bits)); };
    const auto tail = [&](int shift) { byte(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) return byte(c);
    if (c < 0x800) return byte(0xC0U | (c >> 6)), tail(0);
    if (c < 0x10000) return byte(0xE0U | (c >> 12)), tail(6), tail(0);
    byte(0xF0U | (c >> 18)), tail(12), tail(6), tail(0);
}

bool is_hangul(char32_t c) {
    return (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0x1100 && c <= 0x11FF) || (c >= 0x3130 && c <= 0x318F);
}

std::string printable(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at; // of a run that stays as it is
        while (end < text.size() && static_cast<unsigned char>(text[end]) < 0x80) ++end;
        out.append(text.substr(at, end - at));
        at = end;
        if (at < text.size()) append_utf8(out, stand_in(next_code_point(text, at)));
    }
    return out;
}

} // namespace tunnel::app
