// Answers: the box on the floor at this step: where it stands, what both rules say, and where the push sets it.
#include "scenes/overlap/picture.hpp"
#include "scenes/overlap/rest.hpp"

namespace tunnel::scenes::overlap_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

kit::Text answer_of(bool contact) { return contact ? kit::Text{"contact", "접촉"} : kit::Text{"apart", "떨어짐"}; }

void sides(const Picture& p, const Moved& now) {
    const kit::Text detection = kit::Text{"detection: ", "감지: "} + answer_of(now.detected);
    p.label(detection, {-1.05, 1.35}, now.detected ? Role::hit : Role::miss, 7, kit::Side::right, kit::Size::normal);
    const kit::Text response = now.detected ? kit::Text{"response: ", "반응: "} + answer_of(now.confirmed)
                                            : kit::Text{"response: not asked", "반응: 묻지 않음"};
    p.label(response, {-1.05, 1.18},
            !now.detected   ? Role::muted
            : now.confirmed ? Role::hit
                            : Role::miss,
            7, kit::Side::right, kit::Size::normal);
}

} // namespace

void draw_floor(const Moment& m, kit::DrawList& list) {
    const Moved& now = moved(m);
    const kit::Frame frame{{-1.1, -0.5}, {1.1, 1.5}, 0.022};
    const int pane =
        list.pane(kit::world_pane({"The world: does the box rest?", "월드: 상자가 멈춰 있는가?"}, frame, 0.6));
    const Picture p{{list, pane, frame}, m};
    p.box(floor_box.min, floor_box.max, {Role::wall, Weight::main, Dash::solid, Fill::hatched});
    const double middle = box_left + 0.5 * box_size.x;
    const shape::Aabb box = box_at(now.bottom), after = box_at(now.bottom + now.pushed);
    p.box(box.min, box.max, {Role::second, Weight::main, Dash::solid, Fill::faint});
    list.answers([&] {
        p.box(box.min, box.max,
              {now.confirmed ? Role::hit : Role::miss, Weight::main, now.confirmed ? Dash::solid : Dash::dashed});
        if (now.pushed > 0.0) {
            p.box(after.min, after.max, {Role::second, Weight::main, Dash::dashed, Fill::none, true});
            list.add(p.pane, {Role::push, Weight::verdict},
                     kit::Arrow{flat({middle, now.bottom + 0.5 * box_size.y}),
                                flat({middle, now.bottom + now.pushed + 0.5 * box_size.y})});
        }
        sides(p, now);
        const Verdict v = verdict_of(m);
        p.words_above(v.word, v.role, v.detail);
    });
    p.label({"bottom " + metres(now.bottom), "밑면 " + metres(now.bottom)}, {box.min.x, now.bottom + 0.25 * box_size.y},
            Role::text, 5, kit::Side::left); // clear of the floor's line
}

} // namespace tunnel::scenes::overlap_lab
