// Answers: the verdict over the wall, and once it happens the push-out and the side it goes to.
#include "scenes/frames/film.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace {

void verdict(const Film& f, bool seen, double x) {
    kit::Label label;
    label.text = seen ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"};
    label.at = {x, 0.7 * f.high, 0.0};
    label.size = kit::Size::large;
    label.priority = 10;
    label.symbol = seen ? kit::Mark::dot : kit::Mark::ring;
    label.has_symbol = true;
    f.list.add(f.close_up, Style{seen ? Role::hit : Role::miss, Weight::verdict}, label);
}

void note(const Film& f, Text text, double x, double y, Role role, kit::Size size) {
    kit::Label label;
    label.text = std::move(text);
    label.at = {x, y, 0.0};
    label.size = size;
    label.priority = 9;
    f.list.add(f.close_up, Style{role}, label);
}

void push(const Film& f, double from) {
    const FramesState& s = f.m.state;
    const double y = f.m.params.radius + 34.0 * f.pixel, length = 80.0 * f.pixel;
    const double way = std::copysign(1.0, s.push), edge = way * (0.5 * f.m.params.wall_thickness + f.m.params.radius);
    f.list.add(f.close_up, Style{Role::push, Weight::verdict}, kit::Arrow{{from, 0.0, 0.0}, {from + s.push, 0.0, 0.0}});
    f.list.add(f.close_up, Style{Role::push, Weight::verdict},
               kit::Arrow{{edge, y, 0.0}, {edge + way * length, y, 0.0}});
    note(f,
         s.way == WayOut::back ? Text{"pushed back", "되밀림"}
                               : Text{"pushed onward: wrong side", "앞으로 밀림: 반대편"},
         edge + 0.5 * way * length, y + 6.0 * f.pixel, Role::push, kit::Size::normal);
}

} // namespace

void draw_outcome(const Film& f) {
    const FramesState& s = f.m.state;
    const bool seen = f.whole.caught;
    if (f.bracket.after >= 0 && !s.returned) verdict(f, seen, seen ? f.look(f.bracket.after).x : 0.0);
    if (s.way != WayOut::none) push(f, s.x - s.push);
    if (!s.returned) return;
    const double y = -f.m.params.radius - 24.0 * f.pixel, from = 120.0 * f.pixel - f.m.result.zone_lo;
    f.list.add(f.close_up, Style{Role::muted, Weight::fine, Dash::dashed},
               kit::Arrow{{from, y, 0.0}, {come_back(f.m.params), y, 0.0}});
    note(f, {"assumed: it comes back", "가정: 되돌아옴"}, from, y + 4.0 * f.pixel, Role::muted, kit::Size::normal);
}

} // namespace tunnel::scenes
