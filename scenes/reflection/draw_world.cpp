// Answers: the world: mirrors, the true path, and the paths of both rules as far as this step, with the first fault
// marked.
#include "scenes/reflection/picture.hpp"

#include <glm/geometric.hpp>

namespace tunnel::scenes::reflection_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Text, kit::Weight;

struct WorldPicture : kit::PanePicture {
    const Moment& m;
};

void mirror(const WorldPicture& p, const ray::AnyShape& any, bool around) {
    const Style style{Role::wall, Weight::main, Dash::solid, around ? Fill::none : Fill::faint};
    if (const auto* circle = std::get_if<shape::Circle>(&any))
        p.list.add(p.pane, style, kit::Disc{kit::flat(circle->centre), circle->radius, true});
    std::vector<glm::dvec3> seen = cut(p.frame, corners_of(any));
    if (seen.size() >= 3) p.list.add(p.pane, style, kit::Polygon{std::move(seen)});
}

void leg(const WorldPicture& p, const Style& style, const glm::dvec2& from, const glm::dvec2& to) {
    if (const Piece piece = cut(p.frame, from, to); piece.any) p.list.line(p.pane, style, piece.from, piece.to);
}

// As far as this step, and the share of the next leg that playback has come to.
void path(const WorldPicture& p, const std::vector<Bounce>& bounces, Style style) {
    const int whole = std::min(p.m.step, static_cast<int>(bounces.size()));
    for (int i = 0; i < whole; ++i) {
        const Bounce& b = bounces[static_cast<std::size_t>(i)];
        Style of = style;
        of.pick = pick_of_bounce(i);
        if (b.verdict != Verdict::ok) of = {role_of(b.verdict), Weight::main, Dash::dashed, Fill::none, false, of.pick};
        leg(p, of, b.from, b.point);
    }
    if (whole >= static_cast<int>(bounces.size()) || p.m.view.fraction <= 0.0) return;
    const Bounce& b = bounces[static_cast<std::size_t>(whole)];
    leg(p, style, b.from, b.from + p.m.view.fraction * (b.point - b.from));
}

// Where it went wrong: a self-hit at its own mirror, a skipped mirror where the ray began beyond it.
void mark_fault(const WorldPicture& p, const Path& path) {
    const int at = fault_bounce(path);
    if (at == 0 || p.m.step < at) return;
    const Bounce& b = path.bounces[static_cast<std::size_t>(at - 1)];
    const bool shown =
        b.from.x > p.frame.lo.x && b.from.x < p.frame.hi.x && b.from.y > p.frame.lo.y && b.from.y < p.frame.hi.y;
    const glm::dvec2 where = b.verdict == Verdict::missed || shown ? b.from
                             : at >= 2 ? path.bounces[static_cast<std::size_t>(at - 2)].point
                                       : b.from;
    const Role role = role_of(b.verdict);
    p.list.add(p.pane, {role, Weight::verdict, Dash::solid, Fill::none, false, pick_of_bounce(at - 1)},
               kit::Point{kit::flat(where), kit::Mark::ring, 20.0f});
    p.list.add(p.pane, {role, Weight::verdict}, kit::Point{kit::flat(where), kit::Mark::cross, 12.0f});
    kit::Label l;
    l.text = words_of(b.verdict);
    l.at = kit::flat(where + glm::dvec2(0.0, 2.0 * p.frame.unit));
    l.size = kit::Size::normal;
    l.priority = 10;
    l.leader = true;
    l.plate = true;
    p.list.add(p.pane, {role}, std::move(l));
}

// One mark will do for both rules.
bool same_fault(const Result& r) {
    return r.fixed.first_fault == r.scaled.first_fault && fault_bounce(r.fixed) == fault_bounce(r.scaled);
}

void ray_start(const WorldPicture& p) {
    const glm::dvec2 at = p.m.result.mirrors.scale * glm::dvec2(p.m.params.start_x, p.m.params.start_y);
    const glm::dvec2 tip = at + 9.0 * p.frame.unit * kit::direction(p.m.params.angle);
    p.list.add(p.pane, {Role::active, Weight::main}, kit::Arrow{kit::flat(at), kit::flat(tip)});
    p.list.add(p.pane, {Role::active, Weight::main}, kit::Point{kit::flat(at), kit::Mark::dot, 9.0f});
}

// A first hit at distance 0 has no leg to be seen by.
void contact(const WorldPicture& p) {
    const std::vector<Bounce>& bounces = path_in_view(p.m).bounces;
    if (p.m.step < 1 || bounces.empty() || !in_contact(bounces.front())) return;
    const glm::dvec3 at = kit::flat(bounces.front().point);
    p.list.add(p.pane, {Role::hit, Weight::verdict}, kit::Point{at, kit::Mark::ring, 18.0f});
    kit::Label l;
    l.text = {"hit at t = 0: in contact", "t = 0에서 충돌: 접촉 중"};
    l.at = at;
    l.side = kit::Side::right;
    l.priority = 9;
    l.leader = l.plate = true;
    p.list.add(p.pane, {Role::hit}, std::move(l));
}

void bounce_dots(const WorldPicture& p, const Path& path, Role role) {
    for (int i = 0; i < bounces_seen(p.m, path); ++i) {
        const Bounce& b = path.bounces[static_cast<std::size_t>(i)];
        if (!b.met || b.verdict != Verdict::ok || !cut(p.frame, b.point, b.point + glm::dvec2(p.frame.unit)).any)
            continue;
        p.list.add(p.pane, {role, Weight::main, Dash::solid, Fill::none, false, pick_of_bounce(i)},
                   kit::Point{kit::flat(b.point), kit::Mark::dot, 6.0f});
    }
}

void verdict_above(const WorldPicture& p) {
    const Path& path = path_in_view(p.m);
    const int at = fault_bounce(path);
    if (at > 0 && p.m.step >= at) {
        const std::string n = std::to_string(at);
        const Text word = words_of(path.first_fault);
        p.words_above({word.en + " at bounce " + n, word.ko + ", " + n + "번째 반사"}, role_of(path.first_fault), {});
        return;
    }
    const std::string n = std::to_string(std::min(p.m.step, path.survived)), all = std::to_string(hits_due(p.m));
    p.words_above({n + " of " + all + " bounces", "반사 " + n + " / " + all}, Role::miss, {});
}

// In the strip, at the right: which line is whose.
void legend(const WorldPicture& p) {
    const double height = p.frame.hi.y - p.frame.lo.y;
    const auto name = [&](Text text, Role role, double row) {
        kit::Label l;
        l.text = std::move(text);
        l.at = {p.frame.hi.x, p.frame.hi.y + row * kit::words_strip * height, 0.0};
        l.side = kit::Side::left;
        l.size = kit::Size::small;
        l.height = 0.34 * kit::words_strip * height; // in a small pane it would cover the mirrors
        l.priority = 4;
        l.plate = true;
        p.list.add(p.pane, {role}, std::move(l));
    };
    if (p.m.params.rule != Rule::scaled) name({"thin: fixed rule", "가는 선: 고정 규칙"}, Role::body, 0.84);
    if (p.m.params.rule != Rule::fixed) name({"wide: scaled rule", "굵은 선: 비례 규칙"}, Role::converged, 0.5);
    if (p.m.params.rule != Rule::scaled) name({"dotted: exact", "점선: 정확한 경로"}, Role::truth, 0.16);
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const kit::Frame frame = frame_of(m);
    kit::Pane described = kit::world_pane({"The world", "월드"}, frame, left_width);
    described.x.label = {"x from the offset", "x − 오프셋"};
    described.y.label = {"y from the offset", "y − 오프셋"};
    const WorldPicture p{{list, list.pane(std::move(described)), frame}, m};
    for (std::size_t i = 0; i < m.result.mirrors.shapes.size(); ++i)
        mirror(p, m.result.mirrors.shapes[i], static_cast<int>(i) == m.result.mirrors.inside);
    list.answers([&] {
        if (m.params.rule != Rule::fixed) {
            path(p, m.result.scaled.bounces, {Role::converged, Weight::verdict});
            if (m.params.rule == Rule::scaled || !same_fault(m.result)) mark_fault(p, m.result.scaled);
        }
        if (m.params.rule != Rule::scaled) {
            path(p, m.result.truth, {Role::truth, Weight::fine, Dash::dotted});
            path(p, m.result.fixed.bounces, {Role::body, Weight::main});
            bounce_dots(p, m.result.fixed, Role::body);
            mark_fault(p, m.result.fixed);
        } else
            bounce_dots(p, m.result.scaled, Role::converged);
        contact(p);
    });
    ray_start(p);
    if (m.step == 0)
        p.words_above({"Where next?", "다음은 어디로?"}, Role::active, {});
    else
        list.answers([&] { verdict_above(p); });
    legend(p);
}

} // namespace tunnel::scenes::reflection_lab
