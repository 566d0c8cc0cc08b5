// Answers: the rounding behind the numbers on the panel.
#include "app/ui/panel/number_format.hpp"

#include "app/ui/panel/panel_words.hpp"
#include "scenes/kit/set.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tunnel::app {
namespace {

constexpr const char* minus_sign = "\u2212";
constexpr const char* dash = "\u2014";
constexpr const char* no_break_space = "\u00A0";

std::string print(const char* format, int precision, double value) {
    char buffer[400];
    const int n = std::snprintf(buffer, sizeof buffer, format, precision, value);
    return {buffer, static_cast<std::size_t>(std::clamp(n, 0, 399))};
}

bool same_number(const std::string& text, double value) {
    const double read = std::strtod(text.c_str(), nullptr);
    return std::fabs(read - value) <= 4e-15 * std::fabs(value);
}

// "0.500000" to "0.5", "1.250e-07" to "1.25e-07".
std::string without_noise(const std::string& text) {
    const std::size_t exponent = std::min(text.find('e'), text.size());
    std::size_t end = exponent;
    if (text.find('.') < exponent) {
        while (end > 0 && text[end - 1] == '0') --end;
        if (end > 0 && text[end - 1] == '.') --end;
    }
    return text.substr(0, end) + text.substr(exponent);
}

std::string tidy_exponent(const std::string& text) {
    const std::size_t at = text.find('e');
    if (at == std::string::npos) return text;
    const int power = std::atoi(text.c_str() + at + 1);
    return text.substr(0, at) + "e" + std::to_string(power);
}

std::string real_minus(std::string text) {
    for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos;) text.replace(at, 1, minus_sign);
    return text;
}

// "-0", "-0.00" are zero.
std::string without_negative_zero(std::string text) {
    if (!text.empty() && text[0] == '-' && text.find_first_of("123456789") == std::string::npos) text.erase(0, 1);
    return text;
}

std::string fixed(double value, int decimals) { return without_negative_zero(print("%.*f", decimals, value)); }

// Rounded to `decimals` towards one side, whatever the nearest would be.
std::string fixed_towards(double value, int decimals, int side) {
    std::string text = fixed(value, decimals);
    const double read = std::strtod(text.c_str(), nullptr);
    if (side < 0 ? read <= value : read >= value) return text;
    return fixed(read + side * std::pow(10.0, -decimals), decimals);
}

} // namespace

std::string show_number(double value, int digits) {
    if (std::isnan(value)) return dash;
    if (std::isinf(value)) return value > 0 ? "\u221E" : std::string(minus_sign) + "\u221E";
    if (value == 0.0) return "0";
    digits = std::clamp(digits, 1, 17);
    const std::string scientific = print("%.*e", digits - 1, value);
    const int power = std::atoi(scientific.c_str() + scientific.find('e') + 1); // after rounding
    std::string text = scientific;
    if (power >= -5 && power < std::max(digits, 7)) text = print("%.*f", std::max(0, digits - 1 - power), value);
    if (const std::string shorter = without_noise(text); same_number(shorter, value)) text = shorter;
    return real_minus(without_negative_zero(tidy_exponent(text)));
}

std::string show_integer(std::int64_t value) {
    const std::string digits = std::to_string(value);
    const std::size_t first = digits[0] == '-' ? 1 : 0;
    const std::size_t count = digits.size() - first;
    std::string out = first == 1 ? minus_sign : "";
    for (std::size_t i = 0; i < count; ++i) {
        if (count > 4 && i > 0 && (count - i) % 3 == 0) out += no_break_space;
        out += digits[first + i];
    }
    return out;
}

std::string show_bracket(double lo, double hi, int digits) {
    if (!std::isfinite(lo) || !std::isfinite(hi))
        return "[" + show_number(lo, digits) + ", " + show_number(hi, digits) + "]";
    // Two digits of the width, or `digits` of the value when that asks for fewer decimals than the width does.
    const double width = std::fabs(hi - lo), size = std::max(std::fabs(lo), std::fabs(hi));
    const int by_size = size > 0 ? digits - 1 - static_cast<int>(std::floor(std::log10(size))) : 0;
    const int by_width = width > 0 ? 1 - static_cast<int>(std::floor(std::log10(width))) : by_size;
    const int decimals = std::clamp(std::max(by_size, by_width), 0, 17);
    return "[" + real_minus(fixed_towards(lo, decimals, -1)) + ", " + real_minus(fixed_towards(hi, decimals, 1)) + "]";
}

std::string show_value(const kit::Value& value, int digits, kit::Lang lang) {
    if (const auto* flag = std::get_if<bool>(&value)) {
        if (lang == kit::Lang::ko) return *flag ? "예" : "아니요";
        return *flag ? "yes" : "no";
    }
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return show_integer(*whole);
    if (const auto* real = std::get_if<double>(&value)) return show_number(*real, digits);
    if (const auto* word = std::get_if<std::string>(&value)) return *word;
    return dash;
}

int decimals_of(double step) {
    if (!(step > 0)) return 0;
    int decimals = 0;
    for (double scaled = step; decimals < 9 && std::fabs(scaled - std::round(scaled)) > 1e-6 * scaled; ++decimals)
        scaled *= 10.0;
    return decimals;
}

std::string edit_text(const kit::ParamRow& row, double value) {
    if (row.range.scale == kit::Scale::linear && std::isfinite(value)) {
        const std::string text = fixed(value, decimals_of(row.range.step));
        if (std::strtod(text.c_str(), nullptr) == value) return text;
    }
    return kit::value_text(row, value);
}

kit::Text range_words(const kit::ParamRow& row) {
    const std::string lo = kit::number_text(row.range.min), hi = kit::number_text(row.range.max);
    const std::string unit = row.unit.empty() ? std::string() : " " + std::string(row.unit);
    return {lo + " to " + hi + unit, lo + "에서 " + hi + unit + "까지"};
}

std::string step_count(int step, int last, kit::Lang lang) {
    const std::string numbers = show_integer(step) + " / " + show_integer(last), word(say(PanelWord::step_of, lang));
    return lang == kit::Lang::ko ? numbers + word : word + " " + numbers;
}

} // namespace tunnel::app
