// Answers: words and columns that several of the text outputs share.
#pragma once

#include "app/files/csv.hpp"
#include "scenes/kit/readout.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tunnel::app {

// Spaces after ASCII text; longer text stays as it is.
[[nodiscard]] inline std::string padded(std::string_view text, std::size_t width) {
    return std::string(text) + std::string(text.size() < width ? width - text.size() : 0, ' ');
}

[[nodiscard]] inline kit::Words holds_words(std::optional<bool> holds) {
    if (!holds) return {"does not apply", "해당 없음"};
    return *holds ? kit::Words{"holds", "성립"} : kit::Words{"does not hold", "성립하지 않음"};
}

[[nodiscard]] inline std::string step_words(int step, int last, kit::Lang lang, std::string_view of = " of ") {
    const std::string now = std::to_string(step), end = std::to_string(last);
    return lang == kit::Lang::ko ? now + " / " + end + "단계" : "step " + now + std::string(of) + end;
}

// A value with all its digits, unit, and the word that the panel shows for it.
[[nodiscard]] inline std::string value_words(const kit::Readout& readout, kit::Lang lang) {
    std::string out = plain_text(readout.value);
    if (out.empty())
        out = kit::Words{"none", "없음"}.in(lang);
    else if (!readout.unit.empty())
        out += " " + readout.unit;
    const std::string& shown = readout.shown.in(lang);
    return shown.empty() || shown == out ? out : out + " (" + shown + ")";
}

} // namespace tunnel::app
