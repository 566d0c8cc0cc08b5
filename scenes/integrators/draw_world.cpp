// Answers: the world: each method's trail, marker and line style of its own, beside the exact motion; along a line the
// place is drawn against time.
#include "scenes/integrators/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::integrators_lab {
namespace {

using kit::Dash, kit::Fill, kit::Mark, kit::Role, kit::Side, kit::Style, kit::Text, kit::Weight, kit::flat;

constexpr unsigned first_method_pick = 1U;

struct WorldPicture : kit::PanePicture {
    const Moment& m;
    Span span{};  // framed
    Span sight{}; // beyond it a trail is not drawn

    [[nodiscard]] bool seen(const glm::dvec2& p) const { return sight.holds(p); }
    [[nodiscard]] glm::dvec2 size() const { return span.hi - span.lo; }
};

Style style_of(const Moment& m, std::size_t i, bool ghost = false) {
    const kit::MethodGuise& g = guise_of(i);
    const bool code = i == m.result.code;
    return {g.role, code ? Weight::verdict : Weight::main,       g.dash, Fill::none,
            ghost,  first_method_pick + static_cast<unsigned>(i)};
}

// From one step to another, cut where it leaves what is in sight.
void trail(const WorldPicture& p, std::size_t i, int from, int to, bool ghost) {
    const MethodRun& run = p.m.result.runs[i];
    kit::Polyline line;
    for (int k = from; k <= std::min(to, run.reached()); ++k) {
        const glm::dvec2 at = place_of(p.m, run.at(k));
        if (!p.seen(at)) break;
        line.points.push_back(flat(at));
    }
    if (line.points.size() > 1) p.list.add(p.pane, style_of(p.m, i, ghost), std::move(line));
}

// A marker at every step, or at every so many: more would run into one another.
void markers(const WorldPicture& p, std::size_t i, int from, int to) {
    const MethodRun& run = p.m.result.runs[i];
    const int every = std::max(1, std::min(p.m.params.steps, on_line(p.m.params) ? p.m.params.steps : 400) / 24);
    Style style = style_of(p.m, i);
    style.fill = Fill::solid, style.dash = Dash::solid, style.weight = Weight::main;
    for (int k = (from + every - 1) / every * every; k <= std::min(to, run.reached()); k += every)
        if (const glm::dvec2 at = place_of(p.m, run.at(k)); p.seen(at))
            p.list.add(p.pane, style, kit::Point{flat(at), guise_of(i).mark, 7.0f});
}

void exact_curve(const WorldPicture& p) {
    kit::Polyline line;
    for (const integrate::State& s : p.m.result.curve) line.points.push_back(flat(place_of(p.m, s)));
    if (line.points.size() > 1) p.list.add(p.pane, {Role::truth, Weight::fine}, std::move(line));
}

void name(const WorldPicture& p, Text text, const glm::dvec2& at, Role role, Mark mark, int priority, Side side) {
    kit::Label l;
    l.text = std::move(text);
    l.at = flat(at);
    l.side = side;
    l.size = kit::Size::small;
    l.priority = priority;
    l.leader = true;
    l.plate = true;
    l.symbol = mark, l.has_symbol = true;
    p.list.add(p.pane, {role}, std::move(l));
}

// At the time of the bad step; as far out as can be shown.
glm::dvec2 where_it_stopped(const WorldPicture& p, const MethodRun& run) {
    glm::dvec2 at = place_of(p.m, run.at(run.reached()));
    if (on_line(p.m.params)) at.x = run.stopped * p.m.params.h;
    return {std::clamp(at.x, p.span.lo.x, p.span.hi.x), std::clamp(at.y, p.span.lo.y, p.span.hi.y)};
}

// Named where its run ends, or where it was last in sight.
void name_of_run(const WorldPicture& p, std::size_t i) {
    const MethodRun& run = p.m.result.runs[i];
    glm::dvec2 last = place_of(p.m, run.at(0));
    const int end = std::min(run.reached(), now_of(p.m).k + trail_steps(p.m));
    for (int k = 0; k <= end; ++k) {
        const glm::dvec2 at = place_of(p.m, run.at(k));
        if (!p.span.holds(at)) break;
        last = at;
    }
    const bool code = i == p.m.result.code;
    const kit::MethodGuise& g = guise_of(i);
    Text words = code ? Text(g.name) + Text{" (the code)", " (문서의 코드)"} : Text(g.name);
    if (code && p.m.params.order == Order::position_first)
        words = Text(g.name) + Text{" (the code, swapped)", " (두 줄을 바꾼 코드)"};
    const Text fate = what_happened(run);
    if (!fate.empty()) words = words + Text::same(": ") + fate;
    if (run.stopped > 0) // over its cross, each in a row of its own
        last = where_it_stopped(p, run), last.y = p.span.lo.y + 0.09 * (1.0 + static_cast<double>(i)) * p.size().y;
    name(p, std::move(words), last, g.role, g.mark, code ? 9 : 6, on_line(p.m.params) ? Side::left : Side::right);
}

void arrow(const WorldPicture& p, const glm::dvec2& from, const glm::dvec2& way, Role role, Text words) {
    if (!p.seen(from) || !(std::abs(way.x) + std::abs(way.y) > 1e-9)) return;
    const glm::dvec2 to{std::clamp(from.x + way.x, p.sight.lo.x, p.sight.hi.x),
                        std::clamp(from.y + way.y, p.sight.lo.y, p.sight.hi.y)};
    p.list.add(p.pane, {role, Weight::main}, kit::Arrow{flat(from), flat(to)});
    p.label(std::move(words), to, role, 4, Side::above);
}

glm::dvec2 drawn_velocity(const Moment& m, const integrate::State& s) {
    const double seconds = arrow_seconds(m);
    const glm::dvec2 v = velocity_of(m, s) * seconds;
    return on_line(m.params) ? glm::dvec2(seconds, v.y) : v;
}

void mesh(const WorldPicture& p, std::size_t i, const integrate::State& s, const Style& style) {
    const std::size_t across = p.m.result.across % 3;
    const auto at = [&](std::size_t particle) { return glm::dvec2(s.x[3 * particle + across], s.x[3 * particle + 1]); };
    for (const auto& [a, b] : p.m.result.links)
        if (p.seen(at(a)) && p.seen(at(b))) p.list.line(p.pane, style, at(a), at(b));
    if (i < method_count && p.seen(place_of(p.m, s)))
        p.list.add(p.pane, style, kit::Point{flat(place_of(p.m, s)), guise_of(i).mark, 9.0f});
}

void bodies(const WorldPicture& p) {
    const Now now = now_of(p.m);
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodRun& run = p.m.result.runs[i];
        if (run.trace.states.empty()) continue;
        const integrate::State s = i == p.m.result.code ? code_state(p.m) : run.at(now.k);
        Style style = style_of(p.m, i);
        if (is_mesh(p.m.params)) {
            style.weight = Weight::fine;
            mesh(p, i, s, style);
            continue;
        }
        style.fill = Fill::solid, style.dash = Dash::solid;
        if (p.seen(place_of(p.m, s)))
            p.list.add(p.pane, style, kit::Point{flat(place_of(p.m, s)), guise_of(i).mark, 14.0f});
        if (run.stopped > 0 && now.k >= run.stopped)
            p.list.add(p.pane, {guise_of(i).role, Weight::verdict},
                       kit::Point{flat(where_it_stopped(p, run)), Mark::cross, 18.0f});
    }
    if (is_mesh(p.m.params)) return;
    const integrate::State s = code_state(p.m);
    arrow(p, place_of(p.m, s), drawn_velocity(p.m, s), Role::normal, Text::same("v"));
    if (now.line == 1 && !on_line(p.m.params))
        arrow(p, place_of(p.m, s), 0.1 * accel_of(p.m, now.k), Role::active, Text::same("a"));
}

// The three lines that a step of the code does, in their order, the one just done marked.
void code_lines(const WorldPicture& p) {
    const bool first = velocity_first(p.m);
    const char* words[] = {"a = f / m", first ? "v += a·h" : "x += v·h", first ? "x += v·h" : "v += a·h"};
    const Now now = now_of(p.m);
    const int done = now.line > 0 ? now.line : now.k > 0 ? lines_a_step : 0;
    const double width = p.frame.hi.x - p.frame.lo.x, height = p.frame.hi.y - p.frame.lo.y;
    for (int i = 0; i < lines_a_step; ++i) {
        kit::Label l;
        l.text = Text::same(std::to_string(i + 1) + ":  " + words[i]);
        l.at = {p.frame.lo.x + (0.02 + 0.3 * i) * width, p.frame.hi.y + 0.55 * kit::words_strip * height, 0.0};
        l.side = Side::right;
        l.priority = 8;
        l.stays = true;
        l.room = 0.29 * width;
        if (i + 1 == done) l.symbol = Mark::diamond, l.has_symbol = true;
        p.list.add(p.pane, {i + 1 == done ? Role::active : Role::muted}, std::move(l));
    }
}

void mesh_names(const WorldPicture& p) {
    const Now now = now_of(p.m);
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodRun& run = p.m.result.runs[i];
        if (run.trace.states.empty()) continue;
        const glm::dvec2 at = place_of(p.m, i == p.m.result.code ? code_state(p.m) : run.at(now.k));
        const Text fate = run.diverged > 0 && run.diverged <= now.k ? Text::same(": ") + what_happened(run) : Text{};
        const glm::dvec2 in_sight{std::clamp(at.x, p.span.lo.x, p.span.hi.x),
                                  std::clamp(at.y, p.span.lo.y, p.span.hi.y)};
        name(p, Text(guise_of(i).name) + fate, in_sight, guise_of(i).role, guise_of(i).mark, 6, Side::right);
    }
}

void surroundings(const WorldPicture& p) {
    const System system = p.m.params.system;
    const double left = p.sight.lo.x, right = p.sight.hi.x;
    if (system == System::contact || system == System::bounce) {
        p.box({left, p.sight.lo.y}, {right, 0.0}, {Role::wall, Weight::fine, Dash::solid, Fill::hatched, true}, false);
        p.list.line(p.pane, {Role::wall, Weight::main}, {left, 0.0}, {right, 0.0});
        p.label({"floor", "바닥"}, {p.span.hi.x, 0.0}, Role::muted, 2, Side::below);
    } else if (system == System::tetrahedron) {
        p.box({left, p.sight.lo.y}, {right, 0.0}, {Role::miss, Weight::fine, Dash::solid, Fill::faint, true}, false);
        p.label({"water", "물"}, {p.span.hi.x, 0.0}, Role::muted, 2, Side::below);
    } else if (system == System::orbit) {
        p.list.add(p.pane, {Role::wall, Weight::main, Dash::solid, Fill::solid}, kit::Point{{}, Mark::dot, 16.0f});
        p.label({"sun", "태양"}, {}, Role::muted, 2, Side::below);
    } else if (on_line(p.m.params))
        p.list.line(p.pane, {Role::axis, Weight::fine}, {left, 0.0}, {right, 0.0});
}

kit::Pane pane_of(const Moment& m, const kit::Frame& frame) {
    kit::Pane pane = kit::world_pane({"The motion, by each method", "방법별 운동"}, frame, 0.62);
    pane.equal_aspect = !on_line(m.params);
    if (on_line(m.params)) {
        pane.title = {"Place against time, by each method", "시간에 따른 위치, 방법별"};
        pane.x = {{"t", "t"}, "s", true};
        pane.y = {m.params.system == System::pendulum ? Text{"angle", "각도"} : Text::same("x"), length_unit(m.params),
                  true};
    } else if (m.params.system == System::cloth)
        pane.x.label = Text::same("z");
    return pane;
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    WorldPicture p{{list}, m, world_span(m), {}};
    const glm::dvec2 margin = 0.06 * p.size() + glm::dvec2(1e-3);
    p.frame.lo = p.span.lo - margin, p.frame.hi = p.span.hi + margin;
    p.frame.unit = 0.01 * std::max(p.size().x, p.size().y);
    if (!on_line(m.params)) p.frame = kit::square_frame(p.frame.lo, p.frame.hi); // the words at the top of the pane
    p.sight = {p.span.lo - 0.6 * p.size() - margin, p.span.hi + 0.6 * p.size() + margin};
    p.pane = list.pane(pane_of(m, p.frame));
    surroundings(p);
    if (m.result.refused()) {
        p.words_above({"MASS 0: REFUSED", "질량 0: 거절"}, Role::hit,
                      {"force / mass is no number", "힘 / 질량이 수가 아님"});
        return;
    }
    const Now now = now_of(m);
    list.answers([&] {
        exact_curve(p);
        for (std::size_t i = 0; i < method_count; ++i) {
            if (m.result.runs[i].trace.states.empty() || is_mesh(m.params)) continue;
            trail(p, i, now.k, now.k + trail_steps(m), true);
            name_of_run(p, i);
        }
    });
    for (std::size_t i = 0; i < method_count; ++i) {
        if (m.result.runs[i].trace.states.empty()) continue;
        const int from = std::max(0, now.k - trail_steps(m));
        trail(p, i, from, now.k, false);
        if (!is_mesh(m.params)) markers(p, i, from, now.k);
    }
    bodies(p);
    code_lines(p);
    if (is_mesh(m.params)) p.list.answers([&] { mesh_names(p); });
}

} // namespace tunnel::scenes::integrators_lab
