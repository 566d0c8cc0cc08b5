// Answers: may this value go into this parameter? The only way in: sliders, files, handles and --set all pass here.
// Refuses: unknown keys (naming the nearest), text that is no number, what is not finite, what is out of range.
#pragma once

#include "scenes/kit/param.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tunnel::kit {

enum class SetStatus { ok, unknown_key, not_a_number, not_finite, out_of_range, unknown_word };

struct SetResult {
    SetStatus status = SetStatus::ok;
    Text message{}; // one line; empty when ok
    [[nodiscard]] bool ok() const { return status == SetStatus::ok; }
};

struct Checked {
    SetResult result;
    double value = 0.0; // meaningful when ok
    Points points{};    // likewise, of a list of points
    [[nodiscard]] RowValue held() const { return {value, points}; }
};

[[nodiscard]] const ParamRow* find_row(std::span<const ParamRow> rows, std::string_view key);
// The same, also by the name of one of its coordinates: the row of "key[2].x" is that of "key".
[[nodiscard]] const ParamRow* row_of(std::span<const ParamRow> rows, std::string_view key);
[[nodiscard]] SetResult unknown_key(std::span<const ParamRow> rows, std::string_view key);
[[nodiscard]] Checked check_number(const ParamRow& row, double value);
// Text in the C locale: a number, a choice's word, on/off/true/false/1/0 for toggles, points as points.hpp says.
[[nodiscard]] Checked check_text(const ParamRow& row, std::string_view text);

// The value as --set and the scenario file write it: shortest text that reads back to the same bits, or the word.
[[nodiscard]] std::string value_text(const ParamRow& row, double value);
[[nodiscard]] std::string value_text(const ParamRow& row, const RowValue& value);
[[nodiscard]] std::string initial_text(const ParamRow& row);     // the default; of a file: none
[[nodiscard]] std::string number_text(double value);             // shortest round trip; "null" if not finite
[[nodiscard]] std::string number_text(double value, int digits); // significant digits, no trailing noise

} // namespace tunnel::kit
