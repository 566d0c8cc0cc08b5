// Answers: the verdict. Each side of the loop of differences first rounded with an error bound, then, if in doubt,
// exactly.
#include "core/ccd/linear/proof.hpp"

#include "core/math/scale.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

using math::Expansion;

namespace {

double largest_of(const Sweep& s) {
    double largest = std::max(s.a.radius, s.b.radius);
    const auto take = [&largest](const glm::dvec2& v) { largest = std::max({largest, std::abs(v.x), std::abs(v.y)}); };
    for (const RoundedCore* core : {&s.a, &s.b})
        for (int i = 0; i < core->count; ++i) take(core->vertex(i));
    take(s.travel.a), take(s.travel.b);
    return largest;
}

RoundedCore scaled(const RoundedCore& core, double k) {
    RoundedCore out;
    out.count = core.count;
    for (int i = 0; i < core.count; ++i) out.vertices[static_cast<std::size_t>(i)] = k * core.vertex(i);
    out.radius = k * core.radius;
    return out;
}

} // namespace

SweepProof::SweepProof(const Sweep& s) {
    const double k = math::scale_up(largest_of(s));
    a_ = scaled(s.a, k), b_ = scaled(s.b, k);
    const glm::dvec2 va = k * s.travel.a, vb = k * s.travel.b;
    w_ = {Expansion::difference(va.x, vb.x), Expansion::difference(va.y, vb.y)};
    rough_w_ = va - vb;
    radius_ = Expansion(a_.radius) + Expansion(b_.radius);
    square_ = radius_ * radius_;
}

Expansion SweepProof::dot(const ExactVector& u, const ExactVector& v) { return u.x * v.x + u.y * v.y; }
Expansion SweepProof::cross(const ExactVector& u, const ExactVector& v) { return u.x * v.y - u.y * v.x; }

SweepProof::ExactVector SweepProof::edge(const RoundedCore& own, int i) const {
    const glm::dvec2 from = own.vertex(i), to = own.vertex(own.next(i));
    return {Expansion::difference(to.x, from.x), Expansion::difference(to.y, from.y)};
}

// The vertices farthest along `side` times the normal, and how far along e they reach.
SweepProof::Support SweepProof::support(const RoundedCore& core, const ExactVector& e, int side) {
    Support out;
    for (int i = 0; i < core.count; ++i) {
        const glm::dvec2 v = core.vertex(i);
        const Expansion at = e.y * v.x - e.x * v.y, along = e.x * v.x + e.y * v.y;
        const int ahead = i == 0 ? 1 : side * (at - out.at).sign();
        if (ahead > 0) out.at = at;
        if (ahead > 0 || (ahead == 0 && (along - out.lo).sign() < 0)) out.lo = along;
        if (ahead > 0 || (ahead == 0 && (along - out.hi).sign() > 0)) out.hi = along;
    }
    return out;
}

SweepProof::View SweepProof::view(const ExactVector& e, const RoundedCore& own, const RoundedCore& other) {
    const Support mine = support(own, e, 1), theirs = support(other, e, -1);
    return {theirs.at - mine.at, theirs.lo - mine.hi, theirs.hi - mine.lo};
}

// Rounded: differences of coordinates, e and w once each, products and sums; so 8 roundings of (|e.x| + |e.y|) times
// the widest spread at most, doubled twice for the two supports and the bound's own rounding.
SweepProof::Verdict SweepProof::quick(const glm::dvec2& e, bool of_a, double t) const {
    const RoundedCore &own = loop(of_a), &other = loop(!of_a);
    const glm::dvec2 n{e.y, -e.x}, origin = own.vertex(0), w = of_a ? rough_w_ : -rough_w_;
    double front = 0.0, nearest = 0.0, spread = 0.0;
    const auto see = [&](const glm::dvec2& v) {
        const glm::dvec2 d = v - origin;
        spread = std::max({spread, std::abs(d.x), std::abs(d.y)});
        return n.x * d.x + n.y * d.y;
    };
    for (int i = 1; i < own.count; ++i) front = std::max(front, see(own.vertex(i)));
    for (int j = 0; j < other.count; ++j)
        nearest = j == 0 ? see(other.vertex(j)) : std::min(nearest, see(other.vertex(j)));
    const double way = t * (n.x * w.x + n.y * w.y), reach = a_.radius + b_.radius;
    const double size = std::abs(n.x) + std::abs(n.y);
    const double error = 0x1p-53 * 32.0 * size * (spread + t * (std::abs(w.x) + std::abs(w.y)) + reach) + 1e-280;
    const double gap = nearest - front - std::max(way, 0.0);
    if (gap < -error) return Verdict::within;
    if (gap - reach * std::hypot(n.x, n.y) > error) return Verdict::apart;
    return Verdict::doubt;
}

// Of the origin and the side of direction e of the loop of differences.
SweepProof::Verdict SweepProof::judge(const ExactVector& e, bool of_a, double t) const {
    View v = view(e, loop(of_a), loop(!of_a));
    const ExactVector w = of_a ? w_ : ExactVector{-w_.x, -w_.y};
    const Expansion rate = e.y * w.x - e.x * w.y, along = dot(e, w) * t;
    if (rate.sign() > 0) {
        v.gap = v.gap - rate * t, v.lo = v.lo - along, v.hi = v.hi - along;
    } else if (rate.sign() == 0) {
        (along.sign() > 0 ? v.lo : v.hi) = (along.sign() > 0 ? v.lo : v.hi) - along;
    }
    if (!v.gap.sound() || !rate.sound()) return Verdict::doubt;
    if (v.gap.sign() < 0) return Verdict::within;
    if (v.gap.sign() > 0) {
        const Expansion over = v.gap * v.gap - square_ * dot(e, e);
        if (!over.sound()) return Verdict::doubt;
        if (over.sign() > 0) return Verdict::apart;
    }
    if (!v.lo.sound() || !v.hi.sound()) return Verdict::doubt;
    return v.lo.sign() <= 0 && v.hi.sign() >= 0 ? Verdict::touching : Verdict::beyond;
}

SweepProof::Verdict SweepProof::judge_edge(bool of_a, int i, double t) const {
    const RoundedCore& own = loop(of_a);
    if (own.vertex(i) == own.vertex(own.next(i))) return Verdict::none;
    const glm::dvec2 rough = own.vertex(own.next(i)) - own.vertex(i);
    const Verdict first = quick(rough, of_a, t);
    return first == Verdict::doubt ? judge(edge(own, i), of_a, t) : first;
}

SweepProof::Verdict SweepProof::judge_path(bool of_a, double t) const {
    if (!(t > 0.0) || rough_w_ == glm::dvec2(0.0)) return Verdict::none;
    const Verdict first = quick(rough_w_, of_a, t);
    return first == Verdict::doubt ? judge(w_, of_a, t) : first;
}

SweepProof::ExactVector SweepProof::difference(int i, int j) const {
    const glm::dvec2 u = a_.vertex(i), v = b_.vertex(j);
    return {Expansion::difference(v.x, u.x), Expansion::difference(v.y, u.y)};
}

// At the start or at t, within the radius sum of each other?
std::optional<bool> SweepProof::vertices_meet(double t) const {
    bool sound = true;
    const double reach = (a_.radius + b_.radius) * (1.0 + 1e-12);
    for (int i = 0; i < a_.count; ++i)
        for (int j = 0; j < b_.count; ++j)
            for (const double s : {0.0, t}) {
                const glm::dvec2 from = b_.vertex(j) - a_.vertex(i), rough = from - s * rough_w_;
                const double slack =
                    1e-12 * (std::abs(from.x) + std::abs(from.y) + s * (std::abs(rough_w_.x) + std::abs(rough_w_.y)));
                if (std::max(std::abs(rough.x), std::abs(rough.y)) > reach + slack) continue;
                ExactVector d = difference(i, j);
                d = {d.x - w_.x * s, d.y - w_.y * s};
                const Expansion over = dot(d, d) - square_;
                sound = sound && over.sound() && d.x.sound() && d.y.sound();
                if (over.sound() && over.sign() <= 0) return true;
            }
    return sound ? std::optional<bool>(false) : std::nullopt;
}

std::optional<bool> SweepProof::meets_until(double t) const {
    bool inside = true, sound = true;
    int sides = 0;
    for (const bool of_a : {true, false}) {
        const RoundedCore& own = loop(of_a);
        // The last one is the path's own side; seen from B it is the other one of the two.
        for (int i = 0; i <= own.edges(); ++i) {
            const Verdict verdict = i < own.edges() ? judge_edge(of_a, i, t) : judge_path(of_a, t);
            if (verdict == Verdict::none) continue;
            if (verdict == Verdict::apart) return false;
            if (verdict == Verdict::touching) return true;
            ++sides;
            inside = inside && verdict == Verdict::within;
            sound = sound && verdict != Verdict::doubt;
        }
    }
    if (sides > 0 && inside) return true;
    const std::optional<bool> corners = vertices_meet(t);
    if (!corners || *corners || sound) return corners;
    return std::nullopt;
}

} // namespace tunnel::ccd
