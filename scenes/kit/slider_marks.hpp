// Answers: a mark on a slider's track, cut to the track; nothing when it lies beside it.
#pragma once

#include "scenes/kit/describe.hpp"
#include "scenes/kit/digits.hpp"
#include "scenes/kit/readout.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::kit {

// The parameter is the one of `table` with this key; lo <= hi in its unit; NaN: no mark.
template <class Table> void mark_slider(Readouts& out, const Table& table, std::string_view key, double lo, double hi,
                                        Text label, Role role = Role::hit) {
    if (std::isnan(lo) || std::isnan(hi)) return;
    for_each_row(table, [&](const auto& row) {
        if (row.key != key || hi < row.range.min || lo > row.range.max) return;
        out.slider_marks.push_back(
            {std::string(key), std::max(tidy(lo), row.range.min), std::min(tidy(hi), row.range.max), label, role});
    });
}

} // namespace tunnel::kit
