// Answers: checks of values on their way into parameters, and how values are written back as text.
#include "scenes/kit/set.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace tunnel::kit {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text.substr(0, 60))
        out += static_cast<unsigned char>(c) < 0x20 ? '?' : c; // one line stays one line
    return out + (text.size() > 60 ? "…'" : "'");
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

std::string range_text(const ParamRow& row) {
    return number_text(row.range.min) + " to " + number_text(row.range.max) +
           (row.unit.empty() ? std::string() : " " + std::string(row.unit));
}

std::string words_text(std::span<const Choice> choices) {
    std::string out;
    for (const Choice& c : choices) out += (out.empty() ? "" : ", ") + std::string(c.word);
    return out;
}

Checked fail(SetStatus status, std::string message) { return {{status, std::move(message)}, 0.0}; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

} // namespace

const ParamRow* find_row(std::span<const ParamRow> rows, std::string_view key) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const ParamRow& row) { return row.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

std::string nearest(std::string_view wrong, std::span<const std::string_view> known) {
    const std::string_view asked = wrong.substr(0, 80);
    const auto best = std::min_element(known.begin(), known.end(), [&](std::string_view a, std::string_view b) {
        return edit_distance(asked, a) < edit_distance(asked, b);
    });
    return best == known.end() ? std::string() : std::string(*best);
}

SetResult unknown_key(std::span<const ParamRow> rows, std::string_view key) {
    std::vector<std::string_view> keys;
    for (const ParamRow& row : rows) keys.push_back(row.key);
    return {SetStatus::unknown_key,
            "unknown parameter " + quoted(key) + "; did you mean '" + nearest(key, keys) + "'?"};
}

Checked check_number(const ParamRow& row, double value) {
    const std::string name(row.key);
    if (row.kind == Kind::file) return fail(SetStatus::not_a_number, name + " takes a file, not a number");
    if (!std::isfinite(value))
        return fail(SetStatus::not_finite, name + " must be a finite number, " + range_text(row));
    const bool whole = row.kind != Kind::real;
    if (whole && value != std::floor(value))
        return fail(SetStatus::not_a_number, name + " must be a whole number, not " + number_text(value));
    const bool listed = row.kind == Kind::choice || row.kind == Kind::toggle;
    const double lo = listed ? 0.0 : row.range.min;
    const double hi = row.kind == Kind::choice   ? static_cast<double>(row.choices.size()) - 1.0
                      : row.kind == Kind::toggle ? 1.0
                                                 : row.range.max;
    if (!(lo <= value && value <= hi))
        return fail(SetStatus::out_of_range, name + " = " + number_text(value) + " is out of range: " +
                                                 (listed ? words_text(row.choices) : range_text(row)));
    return {{}, value == 0.0 ? 0.0 : value}; // no negative zero
}

Checked check_text(const ParamRow& row, std::string_view raw) {
    const std::string_view text = trimmed(raw);
    const std::string name(row.key);
    if (row.kind == Kind::choice || row.kind == Kind::toggle) {
        for (std::size_t i = 0; i < row.choices.size(); ++i)
            if (row.choices[i].word == text) return {{}, static_cast<double>(i)};
        if (row.kind == Kind::toggle) {
            if (text == "true" || text == "1" || text == "on") return {{}, 1.0};
            if (text == "false" || text == "0" || text == "off") return {{}, 0.0};
        }
        const std::string words = row.choices.empty() ? "off, on" : words_text(row.choices);
        return fail(SetStatus::unknown_word, name + " = " + quoted(text) + " is not one of: " + words);
    }
    if (row.kind == Kind::file) return fail(SetStatus::not_a_number, name + " takes a file");
    const bool plus = text.size() > 1 && text[0] == '+' && text[1] != '-'; // from_chars takes no plus sign
    const std::string_view digits = plus ? text.substr(1) : text;
    double value = 0.0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc::result_out_of_range && end == digits.data() + digits.size())
        return fail(SetStatus::out_of_range, name + " = " + quoted(text) + " is out of range: " + range_text(row));
    if (error != std::errc() || end != digits.data() + digits.size() || digits.empty())
        return fail(SetStatus::not_a_number, name + " = " + quoted(text) + " is not a number; " + range_text(row));
    return check_number(row, value);
}

std::string value_text(const ParamRow& row, double value) {
    if (row.kind == Kind::choice || (row.kind == Kind::toggle && row.choices.size() == 2)) {
        const auto index = static_cast<std::size_t>(value);
        return index < row.choices.size() ? std::string(row.choices[index].word) : number_text(value);
    }
    if (row.kind == Kind::toggle) return value != 0.0 ? "on" : "off";
    return number_text(value);
}

std::string number_text(double value) {
    if (!std::isfinite(value)) return "null";
    std::array<char, 40> buffer{};
    char* const end = buffer.data() + buffer.size();
    if (value == std::floor(value) && std::abs(value) < 1e15) // 200000, not 2e+05
        return {buffer.data(), std::to_chars(buffer.data(), end, static_cast<std::int64_t>(value)).ptr};
    return {buffer.data(), std::to_chars(buffer.data(), end, value).ptr};
}

std::string number_text(double value, int digits) {
    if (!std::isfinite(value)) return "null";
    std::array<char, 64> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value == 0.0 ? 0.0 : value,
                                      std::chars_format::general, digits);
    return {buffer.data(), result.ptr};
}

} // namespace tunnel::kit
