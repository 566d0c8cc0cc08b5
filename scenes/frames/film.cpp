// Answers: which tests of the whole run stand next to the wall, and where the bullet is between two frames.
#include "scenes/frames/film.hpp"

#include "scenes/kit/digits.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {

Film film_of(const FramesMoment& m, kit::DrawList& list) {
    Film f{m, list, m.end};
    const std::vector<Look>& looks = f.whole.looks;
    f.looks = looks.size() - (looks.back().assumed && !m.state.returned ? 1 : 0);
    f.after = f.whole.after;
    f.before = f.after > 0 ? f.after - 1 : static_cast<int>(f.looks) - 1;
    f.step = f.after > 0 ? f.look(f.after).x - f.look(f.before).x : m.result.step;
    f.live_x = live_position(m);
    return f;
}

double live_position(const FramesMoment& m) {
    if (m.view.fraction <= 0.0 || m.step >= m.last_step) return m.state.x;
    const FramesState& next = m.next;
    std::vector<double> way{m.state.x};
    for (std::size_t i = m.state.looks.size(); i < next.looks.size(); ++i) way.push_back(next.looks[i].x);
    if (way.back() != next.x) way.push_back(next.x); // the push-out
    if (way.size() < 2) return m.state.x;
    const double at = m.view.fraction * static_cast<double>(way.size() - 1);
    const auto from = std::min(static_cast<std::size_t>(at), way.size() - 2);
    return way[from] + (at - static_cast<double>(from)) * (way[from + 1] - way[from]);
}

kit::Text frame_name(const Look& look) {
    const std::string n = kit::digits(look.time, 4);
    return {"frame " + n, "프레임 " + n};
}

} // namespace tunnel::scenes
