// Answers: the three methods side by side at this step: verdict, bracket, how much they have looked at; and the truth.
#include "scenes/coplanarity/picture.hpp"

namespace tunnel::scenes::coplanarity {
namespace {

void cell(const Picture& p, Text text, double x, double y, Role role, Side side = Side::right) {
    if (text.empty()) return;
    kit::Label l;
    l.text = std::move(text);
    l.at = {x, y, 0.0};
    l.side = side;
    l.size = Size::small;
    l.stays = true;
    l.priority = role == Role::muted ? 1 : 4;
    p.list.add(p.pane, {role}, std::move(l));
}

// A word like the others of its row, so that they come and go together.
void symbol(const Picture& p, Outcome outcome, double y, Role role) {
    const bool hollow = outcome == Outcome::clear || outcome == Outcome::searching || outcome == Outcome::undecided;
    cell(p, Text::same(outcome == Outcome::missed ? "×" : hollow ? "○" : "●"), 0.235, y, role);
}

void row(const Picture& p, ImpactMethod method, double y) {
    cell(p, name_of(method), 0.02, y, Role::text);
    if (!p.m.result.asked) return;
    const Outcome outcome = outcome_of(p.m, method);
    p.list.answers([&] {
        symbol(p, outcome, y, role_of(outcome));
        cell(p, word_of(outcome), 0.28, y, role_of(outcome));
        if (told(p.m, method)) cell(p, Text::same(when_of(p.m.result.of(method).result, 6)), 0.44, y, Role::text);
        cell(p, checks_of(p.m, method), 0.99, y, Role::muted, Side::left);
    });
}

} // namespace

void draw_methods(const Moment& m, kit::DrawList& list) {
    kit::Pane pane;
    pane.id = "methods";
    pane.title = {"three methods, one question", "같은 물음, 세 가지 방법"};
    pane.place_lo = {0.0, 0.7}, pane.place_hi = {0.58, 1.0};
    pane.lo = {0.01, 1.0, 0.0}, pane.hi = {1.0, 5.0, 0.0}; // no axis crosses it
    pane.equal_aspect = false;
    pane.grid = pane.x.shown = pane.y.shown = false;
    const Picture p{m, list, list.pane(pane)};
    double y = 4.5;
    for (const ImpactMethod method : methods_in_order) row(p, method, y), y -= 1.0;
    p.line({Role::grid, Weight::fine}, {0.01, y + 0.5, 0.0}, {1.0, y + 0.5, 0.0});
    cell(p, {"exact truth", "실제 결과"}, 0.02, y, Role::truth);
    if (!m.result.asked) return;
    list.answers([&] {
        const bool hit = truth_hits(m);
        const Outcome truth = hit ? Outcome::hit : Outcome::clear;
        symbol(p, truth, y, Role::truth);
        cell(p, word_of(truth), 0.28, y, Role::truth);
        if (hit)
            cell(p,
                 Text::same(m.result.truth.lo == m.result.truth.hi ? "t = " + digits(m.result.truth.lo, 9)
                                                                   : "t = " + digits(m.result.truth.lo, 9) + " …"),
                 0.44, y, Role::text);
    });
}

} // namespace tunnel::scenes::coplanarity
