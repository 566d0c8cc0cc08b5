// Answers: the angle of one step as the height of a rod with its marks at 1, 2 and 3 rad, and the axis of the turn.
#include "scenes/rotation/picture.hpp"

#include <cmath>

namespace tunnel::scenes::rotation_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Side, kit::Text, kit::Weight;

void rod_words(kit::DrawList& list, int pane, Text text, const glm::dvec3& at, Role role, Side side, int priority) {
    kit::Label l;
    l.text = std::move(text);
    l.at = at;
    l.side = side;
    l.size = kit::Size::small;
    l.priority = priority;
    l.stays = true;
    list.add(pane, {role}, std::move(l));
}

} // namespace

void draw_gauge(const Moment& m, kit::DrawList& list, int pane) {
    list.add(pane, {Role::axis, Weight::fine}, kit::Polyline{{on_rod(0.0), on_rod(3.0)}, false});
    for (int i = 0; i <= 3; ++i) {
        const glm::dvec3 at = on_rod(i);
        list.add(pane, {Role::axis, Weight::fine},
                 kit::Polyline{{at - glm::dvec3(0.1, 0.0, 0.0), at + glm::dvec3(0.1, 0.0, 0.0)}, false});
        rod_words(list, pane, Text::same(std::to_string(i)), at - glm::dvec3(0.15, 0.0, 0.0), Role::muted, Side::left,
                  2);
    }
    list.add(pane, {Role::normal, Weight::verdict}, kit::Polyline{{on_rod(0.0), on_rod(m.params.turn)}, false});
    list.add(pane, {Role::normal, Weight::main, Dash::solid, Fill::solid},
             kit::Point{on_rod(m.params.turn), kit::Mark::dot, 13.0f});
    rod_words(list, pane, Text::same("hω = " + number(m.params.turn, 4)),
              on_rod(m.params.turn) + glm::dvec3(0.15, 0.0, 0.0), Role::normal, Side::right, 6);
}

} // namespace tunnel::scenes::rotation_lab
