// Answers: the run from here on, where it brackets the wall, and where the bullet is between two frames.
#include "scenes/frames/film.hpp"

#include "scenes/kit/digits.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {

FramesState run_on(const FramesMoment& m) {
    FramesState s = m.state;
    while (s.frame < FramesScene::flight_frames)
        s = FramesScene::advance(s, m.params, {}, FramesScene::step_seconds(m.params));
    return s;
}

Bracket bracket_of(const FramesState& whole) {
    Bracket found;
    for (std::size_t i = 0; i < whole.looks.size(); ++i) {
        const Look& look = whole.looks[i];
        if (look.x < whole.zone_lo) {
            found.before = static_cast<int>(i);
        } else {
            found.after = static_cast<int>(i);
            break;
        }
    }
    return found;
}

double live_position(const FramesMoment& m) {
    if (m.view.fraction <= 0.0 || m.step >= m.last_step) return m.state.x;
    const FramesState next = FramesScene::advance(m.state, m.params, {}, FramesScene::step_seconds(m.params));
    std::vector<double> way{m.state.x};
    for (std::size_t i = m.state.looks.size(); i < next.looks.size(); ++i) way.push_back(next.looks[i].x);
    if (way.back() != next.x) way.push_back(next.x); // the push-out
    if (way.size() < 2) return m.state.x;
    const double at = m.view.fraction * static_cast<double>(way.size() - 1);
    const auto from = std::min(static_cast<std::size_t>(at), way.size() - 2);
    return way[from] + (at - static_cast<double>(from)) * (way[from + 1] - way[from]);
}

kit::Text frame_name(const Look& look, int substeps) {
    const double time =
        look.substep == 0 ? look.frame : look.frame - 1 + static_cast<double>(look.substep) / std::max(1, substeps);
    const std::string n = kit::digits(time, 4);
    return {"frame " + n, n + "번 프레임"};
}

} // namespace tunnel::scenes
