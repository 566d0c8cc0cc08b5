// Answers: checks of values on their way into parameters, and how values are written back as text.
#include "scenes/kit/set.hpp"

#include "scenes/kit/points.hpp"
#include "scenes/kit/suggest.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tunnel::kit {
namespace {

std::string quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text.substr(0, 60))
        out += static_cast<unsigned char>(c) < 0x20 ? '?' : c; // one line stays one line
    return out + (text.size() > 60 ? "…'" : "'");
}

// What may be put in instead, after "out of range".
Text range_text(const ParamRow& row) {
    const std::string unit = row.unit.empty() ? std::string() : " " + std::string(row.unit);
    const std::string low = number_text(row.range.min), high = number_text(row.range.max);
    return {low + " to " + high + unit, low + unit + "에서 " + high + unit + "까지"};
}

std::string words_text(std::span<const Choice> choices) {
    std::string out;
    for (const Choice& c : choices) out += (out.empty() ? "" : ", ") + std::string(c.word);
    return out;
}

Checked fail(SetStatus status, Text message) { return {{status, std::move(message)}, 0.0, {}}; }

Checked takes_a_file(const ParamRow& row) {
    const std::string name(row.key);
    return fail(SetStatus::not_a_number, {name + " takes a file, not a number", name + ": 수가 아니라 파일을 받음"});
}

Checked takes_points(const ParamRow& row) {
    const std::string name(row.key);
    return fail(SetStatus::not_a_number, {name + " takes points, not a number", name + ": 수가 아니라 점 목록을 받음"});
}

Checked out_of_range(const ParamRow& row, const std::string& value, const Text& allowed) {
    return fail(SetStatus::out_of_range, std::string(row.key) + " = " + value +
                                             Text{" is out of range: ", ": 범위를 벗어남. 입력할 수 있는 값: "} +
                                             allowed);
}

// Of digits whose value no double holds: is it too small for one, and so rounds to 0, as it would in a file? The place
// of the first digit that counts, moved by the exponent.
bool rounds_to_zero(std::string_view digits) {
    const std::size_t e = std::min(digits.find_first_of("eE"), digits.size());
    const std::string_view mantissa = digits.substr(0, e);
    const std::size_t first = std::min(mantissa.find_first_of("123456789"), mantissa.size());
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    std::string_view power = digits.substr(std::min(e + 1, digits.size()));
    if (!power.empty() && power.front() == '+') power.remove_prefix(1);
    long long exponent = 0;
    if (std::from_chars(power.data(), power.data() + power.size(), exponent).ec == std::errc::result_out_of_range)
        return power.front() == '-';
    return static_cast<long long>(point) - static_cast<long long>(first) < -exponent;
}

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

const ParamRow* row_of(std::span<const ParamRow> rows, std::string_view key) {
    return find_row(rows, key.substr(0, key.find('[')));
}

SetResult unknown_key(std::span<const ParamRow> rows, std::string_view key) {
    std::vector<std::string_view> keys;
    for (const ParamRow& row : rows) keys.push_back(row.key);
    const std::string name = quoted(key);
    return {SetStatus::unknown_key,
            Text{"unknown parameter " + name, "없는 매개변수: " + name} + suggestion(key, keys)};
}

Checked check_number(const ParamRow& row, double value) {
    const std::string name(row.key), number = number_text(value);
    if (row.kind == Kind::file) return takes_a_file(row);
    if (row.kind == Kind::points) return takes_points(row);
    if (!std::isfinite(value))
        return fail(SetStatus::not_finite,
                    name + Text{" must be a finite number, ", ": 유한한 수가 아님. 입력할 수 있는 값: "} +
                        range_text(row));
    const bool whole = row.kind != Kind::real;
    if (whole && value != std::floor(value))
        return fail(SetStatus::not_a_number,
                    name + Text{" must be a whole number, not " + number, ": 정수가 아님 (" + number + ")"});
    const bool listed = row.kind == Kind::choice || row.kind == Kind::toggle;
    const double lo = listed ? 0.0 : row.range.min;
    const double hi = row.kind == Kind::choice   ? static_cast<double>(row.choices.size()) - 1.0
                      : row.kind == Kind::toggle ? 1.0
                                                 : row.range.max;
    if (!(lo <= value && value <= hi))
        return out_of_range(row, number, listed ? Text::same(words_text(row.choices)) : range_text(row));
    return {{}, value == 0.0 ? 0.0 : value, {}}; // no negative zero
}

Checked check_text(const ParamRow& row, std::string_view raw) {
    const std::string_view text = trimmed(raw);
    const std::string name(row.key), shown = quoted(text);
    if (row.kind == Kind::choice || row.kind == Kind::toggle) {
        for (std::size_t i = 0; i < row.choices.size(); ++i)
            if (row.choices[i].word == text) return {{}, static_cast<double>(i), {}};
        if (row.kind == Kind::toggle) {
            if (text == "true" || text == "1" || text == "on") return {{}, 1.0, {}};
            if (text == "false" || text == "0" || text == "off") return {{}, 0.0, {}};
        }
        const std::string words = row.choices.empty() ? "off, on" : words_text(row.choices);
        return fail(SetStatus::unknown_word,
                    {name + " = " + shown + " is not one of: " + words,
                     name + " = " + shown + ": 고를 수 있는 값이 아님. 고를 수 있는 값: " + words});
    }
    if (row.kind == Kind::file) return takes_a_file(row);
    if (row.kind == Kind::points) return check_points(row, raw);
    const bool plus = text.size() > 1 && text[0] == '+' && text[1] != '-'; // from_chars takes no plus sign
    const std::string_view digits = plus ? text.substr(1) : text;
    double value = 0.0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = end == digits.data() + digits.size();
    if (error == std::errc::result_out_of_range && whole)
        return rounds_to_zero(digits) ? check_number(row, 0.0) : out_of_range(row, shown, range_text(row));
    if (error != std::errc() || !whole || digits.empty())
        return fail(SetStatus::not_a_number, name + " = " + shown +
                                                 Text{" is not a number; ", ": 수가 아님. 입력할 수 있는 값: "} +
                                                 range_text(row));
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

std::string value_text(const ParamRow& row, const RowValue& value) {
    return row.kind == Kind::points ? points_text(value.points) : value_text(row, value.number);
}

std::string initial_text(const ParamRow& row) {
    if (row.kind == Kind::file) return {};
    return value_text(row, RowValue{row.initial, row.initial_points});
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
