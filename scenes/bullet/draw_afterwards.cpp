// Answers: after the frame: the assumed return into the wall's far half, and the push-out with the side it goes to.
#include "scenes/bullet/picture.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace {

void say(const Picture& p, Text text, glm::dvec2 at, kit::Side side, Role role, kit::Size size, int priority) {
    kit::Label label;
    label.text = std::move(text);
    label.at = p.at(at);
    label.side = side;
    label.size = size;
    label.priority = priority;
    p.list.add(p.pane, Style{role}, label);
}

Text name_of(PushSide side) {
    switch (side) {
    case PushSide::far_side: return {"pushed to the far side: wrong", "반대편으로 밀림: 틀림"};
    case PushSide::near_side: return {"pushed back: right", "들어온 쪽으로 밀림: 옳음"};
    case PushSide::around_end: return {"pushed around the end", "벽 끝을 돌아 밀림"};
    case PushSide::none: break;
    }
    return {};
}

} // namespace

void draw_afterwards(const Picture& p) {
    const After& after = p.m.result.after;
    if (!after.any || p.now.part == Part::flight) return;
    const double r = p.m.params.radius, rise = r + 34.0 * p.pixel;
    const glm::dvec2 from = after.from, to = from + after.push;
    if (after.next_frame) {
        const glm::dvec2 end = p.m.result.motion.centre + p.m.result.motion.disc_travel;
        p.list.add(p.pane, Style{Role::muted, Weight::fine, Dash::dashed},
                   kit::Arrow{p.at(end.x, end.y - rise), p.at(from.x, end.y - rise)});
        say(p, {"assumed: it comes back in the next frame", "가정: 다음 프레임에 되돌아옴"},
            {p.now.wall_x + p.m.params.wall_half_thickness + 12.0 * p.pixel, end.y - rise - 16.0 * p.pixel},
            kit::Side::right, Role::muted, kit::Size::normal, 5);
    }
    p.list.add(p.pane, Style{Role::hit, Weight::main, Dash::dashed, Fill::none, false, pick_bullet},
               kit::Disc{p.at(from), r, true});
    if (p.now.part != Part::push_out) return;
    // The push itself may be short: a second, longer arrow over it only tells the direction.
    p.list.add(p.pane, Style{Role::push, Weight::verdict}, kit::Arrow{p.at(from), p.at(to)});
    const double length = 90.0 * p.pixel, push = std::hypot(after.push.x, after.push.y);
    const glm::dvec2 lift{0.0, rise}, way = after.push * (length / push);
    const double half = p.m.params.wall_half_thickness + 2.0 * r;
    const glm::dvec2 origin = glm::dvec2{p.now.wall_x, from.y} + lift;
    const glm::dvec2 beside{after.push.x < 0.0 ? -half : half, 0.0};
    if (after.side != PushSide::around_end)
        p.list.add(p.pane, Style{Role::push, Weight::verdict},
                   kit::Arrow{p.at(origin + beside), p.at(origin + beside + way)});
    const bool leftwards = after.push.x < 0.0;
    say(p, name_of(after.side), origin + beside + glm::dvec2{0.0, 20.0 * p.pixel},
        leftwards ? kit::Side::left : kit::Side::right, Role::push, kit::Size::large, 10);
    const glm::dvec2 back = origin - glm::dvec2{half, 0.0};
    if (after.side == PushSide::near_side) return;
    p.list.add(p.pane, Style{Role::normal, Weight::main, Dash::dashed},
               kit::Arrow{p.at(back - glm::dvec2{length, 0.0}), p.at(back)});
    say(p, {"it came from here", "여기서 들어옴"}, back + glm::dvec2{0.0, 18.0 * p.pixel}, kit::Side::left,
        Role::normal, kit::Size::normal, 9);
}

} // namespace tunnel::scenes
