// Answers: the steps worth stopping at. A mark between two steps counts for the later one: there it has happened.
#include "app/session/stops.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

int stop_of(const Session& session, const kit::TimelineMark& mark) {
    constexpr double slack = 1e-9; // a mark computed to lie on a step
    const double last = session.run().last_step();
    return static_cast<int>(std::clamp(std::ceil(mark.step - slack), 0.0, last));
}

std::vector<int> stops(const Session& session) {
    std::vector<int> out{0, session.run().last_step()};
    for (const kit::TimelineMark& mark : session.readouts().timeline_marks)
        if (std::isfinite(mark.step)) out.push_back(stop_of(session, mark));
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

int next_stop(const Session& session, int direction) {
    const std::vector<int> all = stops(session);
    const int at = session.run().step();
    if (direction > 0) {
        const auto after = std::upper_bound(all.begin(), all.end(), at);
        return after == all.end() ? all.back() : *after;
    }
    const auto here = std::lower_bound(all.begin(), all.end(), at);
    return here == all.begin() ? all.front() : *(here - 1);
}

} // namespace tunnel::app
