// Answers: what the eye meets first: the verdict of the endpoint test where the frame ends, beside the ring at first
// contact.
#include "scenes/bullet/picture.hpp"
#include "scenes/bullet/words.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

constexpr double ring_pad = 9.0; // px between disc and ring

struct Verdict {
    Text test; // above the word, in the same block
    Text word;
    Role role;
    glm::dvec2 anchor; // the disc it speaks of
    double up;         // px above the anchor
    kit::Side side;
    int priority;
    unsigned pick;
};

void write(const Picture& p, const Verdict& v) {
    const double base = v.anchor.y + p.m.params.radius + v.up * p.pixel;
    kit::Label word;
    word.text = v.word;
    word.caption = v.test;
    word.at = p.at(v.anchor.x, base);
    word.side = v.side;
    word.size = kit::Size::large;
    word.leader = true;
    word.priority = v.priority;
    word.symbol = v.role == Role::hit ? kit::Mark::dot : kit::Mark::ring;
    word.has_symbol = true;
    p.list.add(p.pane, Style{v.role, Weight::verdict, Dash::solid, Fill::none, false, v.pick}, word);
}

void end_ghost(const Picture& p, const glm::dvec2& end, const Style& style) {
    const double radius = p.m.params.radius;
    p.list.add(p.pane, style, kit::Disc{p.at(end), radius, true});
    if (radius < 4.0 * p.pixel) p.list.add(p.pane, style, kit::Point{p.at(end), kit::Mark::ring, 9.0f});
}

void judged_end(const Picture& p, bool seen) {
    const BulletResult& r = p.m.result;
    const Style style = seen ? Style{Role::hit, Weight::main, Dash::solid, Fill::none, false, pick_end}
                             : Style{Role::miss, Weight::main, Dash::dashed, Fill::none, false, pick_end};
    end_ghost(p, r.motion.centre + r.motion.disc_travel, style);
}

void contact_ring(const Picture& p) {
    const double radius = p.m.params.radius;
    const BulletResult& r = p.m.result;
    const glm::dvec2 at = r.motion.centre + r.impact.t * r.motion.disc_travel;
    p.list.add(p.pane, Style{Role::hit, Weight::main, Dash::solid, Fill::solid, false, pick_contact},
               kit::Disc{p.at(at), radius, true});
    p.list.add(p.pane, Style{Role::hit, Weight::verdict, Dash::solid, Fill::none, false, pick_contact},
               kit::Disc{p.at(at), radius + ring_pad * p.pixel, true});
}

Text whole_path_word(const BulletResult& r) {
    if (!r.contact) return {"no contact", "접촉 없음"};
    const std::string t = "t = " + digits(r.impact.t, digits_to_tell(r.impact.t, 1.0, 5));
    return {"HIT " + t, "충돌 " + t};
}

// The path that meets nothing is spoken of where it comes nearest to the wall.
glm::dvec2 path_anchor(const Picture& p, const glm::dvec2& start, const glm::dvec2& end) {
    const BulletResult& r = p.m.result;
    if (r.contact) return start + r.impact.t * r.motion.disc_travel;
    return {std::clamp(p.m.params.wall_x, start.x, end.x), start.y};
}

void write_verdicts(const Picture& p) {
    const BulletResult& r = p.m.result;
    const bool seen = r.touch_start || r.touch_end;
    const glm::dvec2 start = r.motion.centre, end = start + r.motion.disc_travel, on_path = path_anchor(p, start, end);
    const double close = 250.0 * p.pixel; // blocks side by side would collide
    const bool one_place = std::abs(end.x - on_path.x) < close;
    // Never across the wall from the ghost; beside the wall only where the ghost lies in it.
    const double wall = p.m.params.wall_x + p.m.params.wall_drift, half = p.m.params.wall_half_thickness;
    const bool before_wall = end.x < wall - half;
    const double past_wall = std::max(0.0, wall + half - end.x);
    const bool room_left = on_path.x - start.x > close;
    write(p, {{"whole path", "전체 경로"},
              whole_path_word(r),
              r.contact ? Role::hit : Role::miss,
              on_path,
              one_place ? 60.0 : 26.0,
              room_left && (r.contact || one_place) ? kit::Side::left : kit::Side::above,
              10,
              pick_contact});
    write(p, {{"endpoints only", "끝점만"},
              seen ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"},
              seen ? Role::hit : Role::miss,
              (r.touch_start ? start : end) +
                  glm::dvec2{one_place && !before_wall ? past_wall + 12.0 * p.pixel : 0.0, 0.0},
              one_place && before_wall ? -2.0 * p.m.params.radius / p.pixel - 30.0 : 14.0,
              !one_place    ? kit::Side::above
              : before_wall ? kit::Side::below
                            : kit::Side::right,
              9,
              pick_end});
}

} // namespace

void draw_verdicts(const Picture& p) {
    const BulletResult& r = p.m.result;
    const glm::dvec2 end = r.motion.centre + r.motion.disc_travel;
    end_ghost(p, end, {Role::body, Weight::main, Dash::dashed, Fill::none, true, pick_end});
    p.list.answers([&] {
        judged_end(p, r.touch_end);
        if (r.contact) contact_ring(p);
        write_verdicts(p);
    });
}

} // namespace tunnel::scenes
