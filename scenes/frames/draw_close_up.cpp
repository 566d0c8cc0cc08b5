// Answers: why a step is seen or not: the zone in which a test sees the wall, as long as wall and bullet together,
// against the length of one step, to the same scale.
#include "scenes/frames/film.hpp"
#include "scenes/kit/digits.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace {

void say(const Film& f, Text text, glm::dvec2 at, kit::Side side, Role role, kit::Size size, int priority,
         unsigned pick = 0) {
    kit::Label label;
    label.text = std::move(text);
    label.at = {at, 0.0};
    label.side = side;
    label.size = size;
    label.priority = priority;
    f.list.add(f.close_up, Style{role, Weight::main, Dash::solid, Fill::none, false, pick}, label);
}

void bar(const Film& f, double lo, double hi, double y, Role role, Dash dash, Text text) {
    const double tick = 6.0 * f.pixel;
    const Style style{role, Weight::main, dash};
    f.list.line(f.close_up, style, {lo, y}, {hi, y});
    for (const double x : {lo, hi}) f.list.line(f.close_up, Style{role}, {x, y - tick}, {x, y + tick});
    const bool right = f.close_hi - hi >= lo - f.close_lo || f.close_hi - hi > 330.0 * f.pixel; // where there is room
    say(f, std::move(text), {right ? hi + 8.0 * f.pixel : lo - 8.0 * f.pixel, y},
        right ? kit::Side::right : kit::Side::left, role, kit::Size::normal, 5);
}

void wall_and_zone(const Film& f) {
    const FramesResult& r = f.m.result;
    const double half = 0.5 * f.m.params.wall_thickness, top = 0.64 * f.high, bottom = -0.6 * f.high;
    kit::Boxes zone;
    zone.boxes.push_back(
        {{r.zone_lo, bottom, 0.0}, {-r.zone_lo, top, 0.0}, Role::hit, Fill::faint, true, false, pick_zone});
    f.list.add(f.close_up, Style{Role::hit, Weight::fine, Dash::dashed, Fill::faint, false, pick_zone}, zone);
    kit::Boxes wall;
    wall.boxes.push_back({{-half, bottom, 0.0}, {half, top, 0.0}, Role::wall, Fill::solid, true, false, pick_barrier});
    f.list.add(f.close_up, Style{Role::wall, Weight::main, Dash::solid, Fill::solid, false, pick_barrier}, wall);
}

void close_look(const Film& f, std::size_t i) {
    const FramesParams& p = f.m.params;
    const Look& look = f.whole.looks[i];
    const bool next_to_wall = static_cast<int>(i) == f.before || static_cast<int>(i) == f.after;
    const auto ring = [&](Role role, Weight weight, Dash dash) {
        f.list.add(f.close_up, Style{role, weight, dash, Fill::none, !next_to_wall, pick_look(i)},
                   kit::Disc{{look.x, 0.0, 0.0}, p.radius, true});
        f.list.add(f.close_up, Style{role}, kit::Point{{look.x, 0.0, 0.0}, kit::Mark::dot, next_to_wall ? 8.0f : 5.0f});
    };
    ring(Role::muted, Weight::fine, Dash::dashed); // all that is to be seen before the answers are
    f.list.answers([&] {
        ring(look.overlap ? Role::hit : Role::miss, next_to_wall ? Weight::main : Weight::fine,
             look.overlap ? Dash::solid : Dash::dashed);
    });
    if (next_to_wall)
        say(f, frame_name(look), {look.x, -p.radius - 4.0 * f.pixel}, kit::Side::below, Role::text, kit::Size::normal,
            7, pick_look(i));
}

void looks(const Film& f) {
    f.list.answers([&] {
        f.list.line(f.close_up, Style{Role::body, Weight::fine, Dash::dotted}, {f.look(0).x, 0.0},
                    {f.whole.looks[f.looks - 1].x, 0.0});
        for (std::size_t i = f.m.state.looks.size(); i < f.looks; ++i) close_look(f, i);
    });
    for (std::size_t i = 0; i < std::min(f.looks, f.m.state.looks.size()); ++i) close_look(f, i);
}

} // namespace

void draw_close_up(const Film& f) {
    const FramesResult& r = f.m.result;
    const int tell = kit::digits_to_tell(r.reach, f.step, 4);
    wall_and_zone(f);
    looks(f);
    bar(f, r.zone_lo, -r.zone_lo, -0.74 * f.high, Role::hit, Dash::solid,
        {"wall + bullet " + kit::digits(r.reach, tell) + " m: a test in here detects it",
         "벽 + 총알 " + kit::digits(r.reach, tell) + " m: 이 안에서 검사해야 감지"});
    f.list.answers([&] {
        const double from = f.look(f.before).x;
        bar(f, from, from + f.step, -0.9 * f.high, Role::miss, Dash::dashed,
            {"one step " + kit::digits(f.step, tell) + " m", "한 스텝 " + kit::digits(f.step, tell) + " m"});
    });
    f.list.add(f.close_up, Style{Role::text, Weight::main, Dash::solid, Fill::solid, false, pick_live},
               kit::Disc{{f.live_x, 0.0, 0.0}, f.m.params.radius, true});
    if (f.m.params.radius < 4.0 * f.pixel)
        f.list.add(f.close_up, Style{Role::text}, kit::Point{{f.live_x, 0.0, 0.0}, kit::Mark::dot, 8.0f});
}

} // namespace tunnel::scenes
