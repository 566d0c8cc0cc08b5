// Answers: the bodies in two rows, the exact one first: each method's body with the outline of the exact one about it,
// and the arc of the turn that it lacks. Before the first step: the arc as it will be at the end.
#include "scenes/rotation/moment.hpp"
#include "scenes/rotation/picture.hpp"
#include "scenes/rotation/solids.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::rotation_lab {
namespace {

using integrate::Quaternion;
using kit::Dash, kit::Fill, kit::Role, kit::Side, kit::Style, kit::Text, kit::Weight;

constexpr double name_room = 3.0;     // from one body to the next
constexpr double largest_drawn = 1.3; // times its size, or it would cover its neighbours

struct Shelf {
    const Moment& m;
    kit::DrawList& list;
    int pane = 0;

    // Below a body; `large`: whose numbers are shown beside.
    void words(Text text, std::size_t place, Role role, bool large, bool plate) const {
        kit::Label l;
        l.text = std::move(text);
        l.at = place_of_body(place) - glm::dvec3(0.0, words_below, 0.0);
        l.side = Side::below;
        l.size = large ? kit::Size::normal : kit::Size::small;
        l.priority = place == 0 ? 3 : large ? 9 : 8;
        l.room = large ? 0.0 : name_room;
        l.stays = true;
        l.plate = plate;
        list.add(pane, {role}, std::move(l));
    }
    void outline(const Body& body, const Style& style) const {
        for (kit::Polyline& line : body.outline()) list.add(pane, style, std::move(line));
    }
};

Body body_at(const Moment& m, std::size_t place, const glm::dmat3& axes) {
    return {place_of_body(place), axes, sides_of(m.params)};
}

const Quaternion& exact_at(const Moment& m, int tick) {
    return m.result.exact[std::min(static_cast<std::size_t>(tick), m.result.exact.size() - 1)];
}

// As large as can be shown; what has grown beyond that is said in words.
glm::dmat3 drawn_axes(const Moment& m, const MethodRun& run, int tick) {
    const std::size_t at = run.at(tick);
    if (m.params.correct || is_free(m.params)) return run.poses[at].axes;
    const glm::dmat3 unit = integrate::matrix_of(run.poses[at].q);
    glm::dmat3 out(0.0);
    for (int i = 0; i < 3; ++i) { // a column may be infinite, and two may stand askew
        const glm::dvec3& column = run.poses[at].axes[i];
        const double length = glm::length(column);
        out[i] = std::isfinite(length) && length > 0.0 ? std::min(length, largest_drawn) / length * column
                                                       : largest_drawn * unit[i];
    }
    return out;
}

void solid(const Shelf& s, const Body& body, Role role, unsigned pick) {
    s.list.add(s.pane, {Role::body, Weight::fine, Dash::solid, Fill::solid, false, pick}, body.box());
    s.list.add(s.pane, {role, Weight::fine, Dash::solid, Fill::solid, false, pick}, body.marks());
}

// From the exact body's tip to that of the method's: the one of nose and fin that the turn moves farther.
void arc(const Shelf& s, std::size_t method, int tick, bool ghost) {
    const MethodRun& run = s.m.result.runs[method];
    const Quaternion& from = exact_at(s.m, tick);
    const glm::dvec3 turn =
        integrate::logarithm(integrate::product(run.poses[run.at(tick)].q, integrate::conjugate(from)));
    const double angle = glm::length(turn);
    if (!(angle > 0.004)) return;
    const Body body = body_at(s.m, method + 1, glm::dmat3(1.0));
    const auto across = [&](const glm::dvec3& tip) {
        return glm::length(glm::cross(integrate::rotate(from, tip), turn)) / angle;
    };
    const glm::dvec3 tip = across(body.nose()) > 0.6 * glm::length(body.nose()) ? body.nose() : 1.5 * body.fin();
    const int parts = std::max(2, static_cast<int>(std::ceil(angle / 0.1)));
    kit::Polyline line;
    for (int i = 0; i <= parts; ++i) {
        const Quaternion q = integrate::product(integrate::exponential(static_cast<double>(i) / parts * turn), from);
        line.points.push_back(body.centre + 1.06 * integrate::rotate(q, tip));
    }
    const kit::MethodGuise& g = guise_of(s.m.params, method);
    const Style fine{g.role, Weight::fine, ghost ? Dash::dotted : Dash::solid, Fill::none, ghost, pick_of(method)};
    for (const glm::dvec3& end : {line.points.front(), line.points.back()})
        s.list.add(s.pane, fine, kit::Polyline{{body.centre, end}, false});
    s.list.add(s.pane,
               {g.role, ghost ? Weight::main : Weight::verdict, Dash::solid, Fill::none, ghost, pick_of(method)},
               std::move(line));
}

Text words_under(const Shelf& s, std::size_t method) {
    const bool start = s.m.step == 0;
    const int tick = start ? s.m.last_step : s.m.step;
    const Text words = error_words(s.m, method, tick);
    const double size = size_of(s.m.result.runs[method], tick);
    Text out = start ? Text{"at the end: ", "끝에서: "} + words : words;
    if (size > 1.01 && !has_stopped(s.m.result, method, tick)) out = out + Text::same(", ×" + number(size, 3));
    return out;
}

void method_body(const Shelf& s, std::size_t method) {
    const MethodRun& run = s.m.result.runs[method];
    const kit::MethodGuise& g = guise_of(s.m.params, method);
    const std::size_t place = method + 1;
    const glm::dvec3 centre = place_of_body(place);
    kit::Label name;
    name.text = g.name;
    name.at = centre + glm::dvec3(0.0, name_above, 0.0);
    name.side = Side::above;
    name.size = kit::Size::small;
    name.priority = 7;
    name.stays = true;
    name.room = name_room;
    name.symbol = g.mark, name.has_symbol = true;
    s.list.add(s.pane, {g.role}, std::move(name));
    const auto draw = [&] { solid(s, body_at(s.m, place, drawn_axes(s.m, run, s.m.step)), g.role, pick_of(method)); };
    if (s.m.step == 0)
        draw();
    else
        s.list.answers(draw);
    s.outline(body_at(s.m, place, integrate::matrix_of(exact_at(s.m, s.m.step))), {Role::truth, Weight::fine});
    s.list.answers([&] {
        if (s.m.step == 0)
            arc(s, method, s.m.last_step, true);
        else
            arc(s, method, s.m.step, false);
        s.words(words_under(s, method), place, g.role, method == watched_of(s.m.params), size_of(run, s.m.step) > 1.01);
    });
}

} // namespace

void draw_bodies(const Moment& m, kit::DrawList& list, int pane) {
    const Shelf s{m, list, pane};
    const glm::dvec3 centre = place_of_body(0);
    solid(s, body_at(m, 0, integrate::matrix_of(exact_at(m, m.step))), Role::truth, 100U);
    kit::Label name;
    name.text = m.params.motion == Motion::free ? Text{"tiny steps", "아주 작은 스텝"} : Text{"exact", "정확한 운동"};
    name.at = centre + glm::dvec3(0.0, name_above, 0.0);
    name.size = kit::Size::small;
    name.priority = 7;
    name.stays = true;
    name.room = name_room;
    list.add(pane, {Role::truth}, std::move(name));
    s.words(Text::same("t = ") + time_words(m), 0, Role::truth, false, false);
    for (std::size_t i = 0; i < method_count; ++i) method_body(s, i);
}

} // namespace tunnel::scenes::rotation_lab
