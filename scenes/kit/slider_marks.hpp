// Answers: a mark on a slider's track, cut to the track, with its numbers in its label; nothing when it lies beside it.
#pragma once

#include "scenes/kit/describe.hpp"
#include "scenes/kit/digits.hpp"
#include "scenes/kit/readout.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::kit {

// "4.14 to 4.86"; one number for a tick; the control says the unit. Of a stretch that goes on beyond the track, the end
// that lies on it.
[[nodiscard]] inline Text mark_numbers(double lo, double hi, const Range& range) {
    const std::string a = digits(lo), b = digits(hi);
    if (tidy(lo) == tidy(hi)) return Text::same(a);
    if (lo < range.min && hi > range.max) return {"any value", "모든 값"};
    if (lo < range.min) return {"up to " + b, b + " 이하"};
    if (hi > range.max) return {a + " or more", a + " 이상"};
    return {a + " to " + b, a + "~" + b};
}

// The label with the numbers where it has a '#', else behind it.
[[nodiscard]] inline Text with_numbers(const Text& label, const Text& numbers) {
    const auto put = [](const std::string& words, const std::string& number) {
        const std::size_t at = words.find('#');
        return at == std::string::npos ? words + ": " + number : words.substr(0, at) + number + words.substr(at + 1);
    };
    return {put(label.en, numbers.en), put(label.ko, numbers.ko)};
}

// The parameter is the one of `table` with this key; lo <= hi in its unit; NaN: no mark.
template <class Table> void mark_slider(Readouts& out, const Table& table, std::string_view key, double lo, double hi,
                                        Text label, Role role = Role::hit) {
    if (std::isnan(lo) || std::isnan(hi)) return;
    for_each_row(table, [&](const auto& row) {
        if (row.key != key || hi < row.range.min || lo > row.range.max) return;
        out.slider_marks.push_back({std::string(key), std::max(tidy(lo), row.range.min),
                                    std::min(tidy(hi), row.range.max),
                                    with_numbers(label, mark_numbers(lo, hi, row.range)), role});
    });
}

} // namespace tunnel::kit
