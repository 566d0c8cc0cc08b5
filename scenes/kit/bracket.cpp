// Every double is a finite decimal. Its digits are written out in full and cut, so that no rounding is left to trust.
#include "scenes/kit/bracket.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tunnel::kit {

namespace {

struct Decimal {
    std::string digits{}; // significant, first one not zero
    int exponent = 0;     // of the first digit
};

// |value|, not zero, all digits: 767 are enough for any double.
Decimal written_out(double value) {
    std::array<char, 800> buffer{};
    char* const end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value), std::chars_format::scientific, 766)
            .ptr;
    const std::string text(buffer.data(), end);
    const std::size_t mark = text.find('e');
    Decimal out{text.substr(0, 1) + text.substr(2, mark - 2), 0};
    const std::size_t number = mark + (text[mark + 1] == '+' ? 2 : 1);
    std::from_chars(text.data() + number, text.data() + text.size(), out.exponent);
    return out;
}

// Cut to `significant` digits, towards zero or away from it.
Decimal cut(Decimal d, int significant, bool away) {
    const auto kept = static_cast<std::size_t>(std::max(1, significant));
    const bool rest = d.digits.find_first_not_of('0', std::min(kept, d.digits.size())) != std::string::npos;
    d.digits.resize(std::min(kept, d.digits.size()));
    if (!rest || !away) return d;
    std::size_t i = d.digits.size();
    while (i > 0 && d.digits[i - 1] == '9') d.digits[--i] = '0';
    if (i > 0)
        ++d.digits[i - 1];
    else {
        d.digits.insert(d.digits.begin(), '1');
        d.digits.pop_back();
        ++d.exponent;
    }
    return d;
}

std::string spelled(Decimal d) {
    d.digits.resize(std::max<std::size_t>(d.digits.find_last_not_of('0') + 1, 1));
    const int count = static_cast<int>(d.digits.size());
    if (d.exponent < -5 || d.exponent > 15) {
        const std::string tail = count > 1 ? "." + d.digits.substr(1) : "";
        return d.digits.substr(0, 1) + tail + "e" + std::to_string(d.exponent);
    }
    if (d.exponent < 0) return "0." + std::string(static_cast<std::size_t>(-d.exponent - 1), '0') + d.digits;
    const auto whole = static_cast<std::size_t>(d.exponent) + 1;
    if (d.digits.size() <= whole) return d.digits + std::string(whole - d.digits.size(), '0');
    return d.digits.substr(0, whole) + "." + d.digits.substr(whole);
}

std::string directed(double value, int significant, bool upwards) {
    if (!std::isfinite(value)) return "null";
    if (value == 0.0) return "0";
    const std::string text = spelled(cut(written_out(value), significant, upwards == (value > 0.0)));
    return value < 0.0 ? "-" + text : text;
}

} // namespace

std::string rounded_down(double value, int significant) { return directed(value, significant, false); }
std::string rounded_up(double value, int significant) { return directed(value, significant, true); }

int bracket_digits(double lo, double hi, int least, int most) {
    const double width = hi - lo, size = std::max(std::abs(lo), std::abs(hi));
    if (!(width > 0.0) || !(size > 0.0)) return most; // one value: all of it
    const double places = std::ceil(std::log10(size / width)) + 2.0;
    return std::clamp(static_cast<int>(std::min(places, 100.0)), least, most);
}

std::string bracket_text(double lo, double hi, int least, int most) {
    const int significant = bracket_digits(lo, hi, least, most);
    return "[" + rounded_down(lo, significant) + ", " + rounded_up(hi, significant) + "]";
}

} // namespace tunnel::kit
