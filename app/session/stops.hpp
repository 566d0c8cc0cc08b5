// Answers: at which steps there is something to see: where the run comes to a mark of its timeline, and its ends.
#pragma once

#include "app/session/session.hpp"

#include <vector>

namespace tunnel::app {

// The first step at which the mark's moment has come.
[[nodiscard]] int stop_of(const Session& session, const kit::TimelineMark& mark);
// Rising, each once, the start and the end among them.
[[nodiscard]] std::vector<int> stops(const Session& session);
// The next one from the present step on, in either direction; at an end the end itself.
[[nodiscard]] int next_stop(const Session& session, int direction);

} // namespace tunnel::app
