// Answers: what may be seen of readouts while the answers are to be predicted first: nothing that gives one away.
// Refuses: changing what was computed; this is done to a copy that is shown.
#pragma once

#include "scenes/kit/readout.hpp"

namespace tunnel::kit {

// In place of an answer; in the picture answers are left out (DrawList::cover_answers).
inline constexpr std::string_view covered_mark = "?";

// Is this one hidden until it is asked for? A verdict always is.
[[nodiscard]] inline bool is_answer(const Readout& readout) { return readout.answer || readout.verdict; }

// Verdicts and values marked as answers show a question mark; the headline, the results of formulas, the active lines
// and the marks, plots and tables so marked are gone.
void cover_answers(Readouts& out);

} // namespace tunnel::kit
