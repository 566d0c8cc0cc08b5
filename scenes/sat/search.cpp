// Answers: the state of the loop and of its answer, for all that is drawn and said.
#include "scenes/sat/search.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::sat_lab {

bool examined(const Moment& m, int axis) { return axis >= 0 && axis < std::min(m.step, m.result.search.visited); }

int axis_of_step(const Moment& m) {
    if (!m.result.valid() || m.step == 0) return -1;
    const Search& s = m.result.search;
    if (finished(m)) return s.stopped >= 0 ? s.stopped : s.chosen;
    return m.step - 1;
}

int axis_in_view(const Moment& m) {
    for (const unsigned pick : {m.view.hovered, m.view.selected})
        if (pick >= 1 && pick <= static_cast<unsigned>(axis_count(m))) return static_cast<int>(pick) - 1;
    return axis_of_step(m);
}

Axis turned_to_b(const Moment& m, Axis axis) {
    const glm::dvec2 mtv = m.result.search.mtv;
    const double along = mtv == glm::dvec2(0.0) ? axis.sense : dot(axis.n, mtv);
    if (along >= 0.0) return axis;
    axis.n = glm::dvec2(0.0) - axis.n;
    axis.sense = -axis.sense;
    const auto mirror = [](double& lo, double& hi) {
        const double was = lo;
        lo = 0.0 - hi, hi = 0.0 - was;
    };
    mirror(axis.a_lo, axis.a_hi), mirror(axis.b_lo, axis.b_hi);
    return axis;
}

double way_out(const Moment& m, const Axis& axis) {
    return m.params.depth == DepthRule::push ? axis.push : axis.overlap;
}

namespace {

bool same_way(const Axis& u, const Axis& v) { return dot(u.sense * u.n, v.sense * v.n) > 1.0 - 1e-9; }

// Of two parallel edges, which share one axis, the one that faces the other polygon stands for it.
bool replaces(const Moment& m, const Axis& next, const Axis& least) {
    const double ahead = way_out(m, least) - way_out(m, next), rounding = m.result.rounding();
    if (std::abs(ahead) > rounding) return ahead > 0.0;
    return same_way(next, least) && next.outward() && !least.outward();
}

} // namespace

int least_so_far(const Moment& m) {
    const Search& s = m.result.search;
    if (finished(m)) return s.chosen;
    int least = -1;
    for (int i = 0; i < std::min(m.step, s.visited); ++i)
        if (least < 0 || replaces(m, axis_at(m, i), axis_at(m, least))) least = i;
    return least;
}

Stand stand_of(const Moment& m, int index) {
    const Search& s = m.result.search;
    const Axis& axis = axis_at(m, index);
    if (!examined(m, index)) return finished(m) ? Stand::not_needed : Stand::waiting;
    if (axis.separates) return Stand::gap;
    if (m.params.touching == ContactRule::open && (axis.touches || axis.overlap <= 0.0)) return Stand::touch;
    const int least = s.stopped < 0 || m.step <= s.stopped ? least_so_far(m) : -1;
    if (index == least) return Stand::least;
    if (least >= 0 && same_way(axis, axis_at(m, least)) &&
        std::abs(way_out(m, axis) - way_out(m, axis_at(m, least))) <= m.result.rounding())
        return Stand::same;
    return finished(m) && axis.tied && m.params.depth == DepthRule::push ? Stand::tied : Stand::overlap;
}

kit::Role role_of(Stand stand) {
    switch (stand) {
    case Stand::waiting: return kit::Role::muted;
    case Stand::not_needed: return kit::Role::discarded;
    case Stand::gap:
    case Stand::touch: return kit::Role::miss;
    case Stand::least:
    case Stand::tied: return kit::Role::push;
    case Stand::same:
    case Stand::overlap: break;
    }
    return kit::Role::text;
}

kit::Text words_of(const Moment& m, int index) {
    const Axis& axis = axis_at(m, index);
    const std::string name = edge_name(axis), width = metres(axis.overlap), push = metres(axis.push);
    switch (stand_of(m, index)) {
    case Stand::waiting: return {name + ": not examined yet", name + ": 아직 살피지 않음"};
    case Stand::not_needed: return {name + ": not needed", name + ": 볼 필요 없음"};
    case Stand::gap: {
        const std::string gap = metres(-axis.overlap);
        return {name + ": a gap of " + gap, name + ": 틈 " + gap};
    }
    case Stand::touch: return {name + ": just touching, called a gap", name + ": 맞닿기만 했는데 틈으로 침"};
    case Stand::same: {
        const std::string other = edge_name(axis_at(m, least_so_far(m)));
        return {name + ": the same axis as " + other, name + ": " + other + " 축과 같음"};
    }
    case Stand::tied: return {name + ": as short, " + push, name + ": 똑같이 짧음, " + push};
    case Stand::least:
    case Stand::overlap: break;
    }
    if (axis.inside)
        return {name + ": overlap " + width + ", but the way out is " + push,
                name + ": 겹침 " + width + ", 밀어낼 거리는 " + push};
    const bool least = stand_of(m, index) == Stand::least;
    if (!least) return {name + ": overlap " + width, name + ": 겹침 " + width};
    return finished(m) ? kit::Text{name + ": the least, " + push, name + ": 가장 작음, " + push}
                       : kit::Text{name + ": the least so far, " + push, name + ": 지금까지 가장 작음, " + push};
}

bool pushed_out(const Moment& m) {
    return m.result.search.status != base::Status::hit || m.result.left_over <= 1e3 * m.result.rounding();
}

Outcome outcome_of(const Moment& m) {
    const Result& r = m.result;
    if (!r.valid()) return Outcome::invalid;
    const bool hit = r.contact.status == base::Status::hit;
    if (r.search.status == base::Status::clear) {
        if (hit) return Outcome::lost_touch;
        return r.contact.distance <= r.rounding() ? Outcome::barely_apart : Outcome::apart;
    }
    if (r.touching) return Outcome::touching;
    if (!pushed_out(m)) return Outcome::not_out;
    return r.contact.depth <= r.rounding() ? Outcome::nearly_touching : Outcome::overlap;
}

std::string edge_name(const Axis& axis) { return (axis.of_a ? "A" : "B") + std::to_string(axis.edge + 1); }

glm::dvec2 middle_of(const std::vector<glm::dvec2>& corners) {
    glm::dvec2 lo = corners.front(), hi = lo;
    for (const glm::dvec2& c : corners) {
        lo = {std::min(lo.x, c.x), std::min(lo.y, c.y)};
        hi = {std::max(hi.x, c.x), std::max(hi.y, c.y)};
    }
    return 0.5 * (lo + hi);
}

} // namespace tunnel::scenes::sat_lab
