// Answers: what the eye meets first: the verdict of the endpoint test where the frame ends, beside the ring at first
// contact.
#include "scenes/bullet/picture.hpp"
#include "scenes/bullet/words.hpp"

namespace tunnel::scenes {
namespace {

constexpr double ring_pad = 9.0;   // px between disc and ring
constexpr double text_rise = 30.0; // px from a large label to the small one over it

struct Verdict {
    Text test;
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
    word.at = p.at(v.anchor.x, base);
    word.side = v.side;
    word.size = kit::Size::large;
    word.leader = true;
    word.priority = v.priority;
    word.symbol = v.role == Role::hit ? kit::Mark::dot : kit::Mark::ring;
    word.has_symbol = true;
    p.list.add(p.pane, Style{v.role, Weight::verdict, Dash::solid, Fill::none, false, v.pick}, word);
    kit::Label test;
    test.text = v.test;
    test.at = p.at(v.anchor.x, base + text_rise * p.pixel);
    test.side = v.side;
    test.priority = v.priority - 1;
    p.list.add(p.pane, Style{Role::muted, Weight::main, Dash::solid, Fill::none, false, v.pick}, test);
}

void end_ghost(const Picture& p, bool seen) {
    const BulletResult& r = p.m.result;
    const double radius = p.m.params.radius;
    const glm::dvec2 end = r.motion.centre + r.motion.disc_travel;
    const Style style = seen ? Style{Role::hit, Weight::main, Dash::solid, Fill::none, false, pick_end}
                             : Style{Role::miss, Weight::main, Dash::dashed, Fill::none, false, pick_end};
    p.list.add(p.pane, style, kit::Disc{p.at(end), radius, true});
    if (radius < 4.0 * p.pixel) p.list.add(p.pane, style, kit::Point{p.at(end), kit::Mark::ring, 9.0f});
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
    const std::string t = "t = " + digits(r.impact.t);
    return {"HIT " + t, "충돌 " + t};
}

} // namespace

void draw_verdicts(const Picture& p) {
    const BulletResult& r = p.m.result;
    const bool seen = r.touch_start || r.touch_end;
    end_ghost(p, seen && r.touch_end);
    if (r.contact) contact_ring(p);
    if (p.now.part != Part::flight) return; // the story has moved on

    const glm::dvec2 start = r.motion.centre, end = start + r.motion.disc_travel;
    const glm::dvec2 contact = start + r.impact.t * r.motion.disc_travel;
    const double close = 250.0 * p.pixel; // labels side by side would collide
    const bool one_place = r.contact && std::abs(end.x - contact.x) < close;
    const glm::dvec2 path_anchor = r.contact ? contact : 0.5 * (start + end);
    const bool room_left = path_anchor.x - start.x > close;
    write(p, {{"whole path", "전체 경로"},
              whole_path_word(r),
              r.contact ? Role::hit : Role::miss,
              path_anchor,
              one_place || !r.contact ? 84.0 : 26.0,
              room_left && r.contact ? kit::Side::left : kit::Side::above,
              10,
              pick_contact});
    write(p, {{"endpoints only", "끝점만"},
              seen ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"},
              seen ? Role::hit : Role::miss,
              (r.touch_start ? start : end) +
                  glm::dvec2{one_place ? p.m.params.wall_half_thickness + 12.0 * p.pixel : 0.0, 0.0},
              14.0,
              one_place ? kit::Side::right : kit::Side::above,
              9,
              pick_end});
}

} // namespace tunnel::scenes
