// Answers: first contact to 100 digits; see impact_brute.hpp.
#include "tests/oracle/impact_brute.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tunnel::oracle {
namespace {

using ccd::MovingPair;
using ccd::PairKind;
using Point = std::array<Digits, 3>;
using Poly = std::vector<Digits>; // rising powers
using Moment = std::optional<Digits>;
using Points = std::vector<std::size_t>;

bool near_zero(const Digits& x) { return abs(x) < Digits("1e-40"); }

Point minus(const Point& a, const Point& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
Digits dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Digits length(const Point& a) { return sqrt(dot(a, a)); }
Point cross(const Point& a, const Point& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

Point place(const MovingPair& m, std::size_t i, const Digits& t) {
    Point p;
    for (int k = 0; k < 3; ++k) {
        p[static_cast<std::size_t>(k)] = Digits(m.start[i][k]) * (1 - t) + Digits(m.end[i][k]) * t;
    }
    return p;
}

bool on_segment(const Point& p, const Point& a, const Point& b) {
    return near_zero(length(minus(p, a)) + length(minus(p, b)) - length(minus(a, b)));
}

bool in_face(const Point& p, const Point& a, const Point& b, const Point& c) {
    if (on_segment(p, a, b) || on_segment(p, b, c) || on_segment(p, c, a)) return true;
    const Digits whole = length(cross(minus(b, a), minus(c, a)));
    if (near_zero(whole)) return false;
    const auto area = [&](const Point& q, const Point& r) { return length(cross(minus(q, p), minus(r, p))); };
    return near_zero(area(a, b) + area(b, c) + area(c, a) - whole);
}

bool cross_each_other(const Point& a, const Point& b, const Point& c, const Point& d) {
    if (on_segment(a, c, d) || on_segment(b, c, d) || on_segment(c, a, b) || on_segment(d, a, b)) return true;
    const Point e = minus(b, a), g = minus(d, c), n = cross(e, g), w = minus(c, a);
    const Digits nn = dot(n, n);
    if (near_zero(nn) || !near_zero(dot(w, n))) return false;
    const Digits u = dot(cross(w, g), n) / nn, v = dot(cross(w, e), n) / nn;
    return u >= 0 && u <= 1 && v >= 0 && v <= 1;
}

bool touch_at(const MovingPair& m, PairKind kind, const Points& i, const Digits& t) {
    const auto at = [&](std::size_t k) { return place(m, i[k], t); };
    switch (kind) {
    case PairKind::vertex_vertex: return near_zero(length(minus(at(0), at(1))));
    case PairKind::vertex_edge: return on_segment(at(0), at(1), at(2));
    case PairKind::vertex_face: return in_face(at(0), at(1), at(2), at(3));
    case PairKind::edge_edge: return cross_each_other(at(0), at(1), at(2), at(3));
    }
    return false;
}

Digits value(const Poly& f, const Digits& t) {
    Digits sum = 0;
    for (auto c = f.rbegin(); c != f.rend(); ++c) sum = sum * t + *c;
    return sum;
}

// In [0, 1], by the monotone pieces between the roots of the derivative.
std::vector<Digits> roots(Poly f) {
    while (!f.empty() && near_zero(f.back())) f.pop_back();
    if (f.size() < 2) return {};
    Poly slope;
    for (std::size_t i = 1; i < f.size(); ++i) slope.push_back(f[i] * static_cast<int>(i));
    std::vector<Digits> ends = roots(slope), found;
    ends.insert(ends.begin(), 0);
    ends.push_back(1);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        if (near_zero(value(f, ends[i]))) found.push_back(ends[i]);
        if (i + 1 == ends.size()) break;
        Digits lo = ends[i], hi = ends[i + 1];
        const bool rises = value(f, lo) < 0;
        if (near_zero(value(f, lo)) || near_zero(value(f, hi)) || rises == (value(f, hi) < 0)) continue;
        for (int halving = 0; halving < 330; ++halving) {
            const Digits middle = (lo + hi) / 2;
            ((value(f, middle) < 0) == rises ? lo : hi) = middle;
        }
        found.push_back(lo);
    }
    return found;
}

// Exact for small whole coordinates: values at -1, 0, 1, 2 of a polynomial of degree <= 3.
template <class F> Poly through(const F& f) {
    const Digits y0 = f(-1), y1 = f(0), y2 = f(1), y3 = f(2);
    const Digits c3 = (y3 - 3 * y2 + 3 * y1 - y0) / 6, c2 = (y0 + y2) / 2 - y1;
    return {y1, (y2 - y0) / 2 - c3, c2, c3};
}

std::vector<Poly> conditions(const MovingPair& m, PairKind kind, const Points& i) {
    const auto at = [&](std::size_t k, const Digits& t) { return place(m, i[k], t); };
    if (kind == PairKind::vertex_face || kind == PairKind::edge_edge) {
        return {through([&](const Digits& t) {
            const Point o = at(0, t);
            return dot(minus(at(1, t), o), cross(minus(at(2, t), o), minus(at(3, t), o)));
        })};
    }
    std::vector<Poly> out;
    for (std::size_t k = 0; k < 3; ++k) {
        out.push_back(through([&](const Digits& t) -> Digits {
            const Point d = minus(at(1, t), at(0, t));
            return kind == PairKind::vertex_vertex ? d[k] : cross(d, minus(at(2, t), at(0, t)))[k];
        }));
    }
    return out;
}

struct Lower {
    PairKind kind;
    Points points;
};

std::vector<Lower> lower_pairs(PairKind kind, const Points& i) {
    constexpr PairKind ve = PairKind::vertex_edge, vv = PairKind::vertex_vertex;
    switch (kind) {
    case PairKind::vertex_face: return {{ve, {i[0], i[1], i[2]}}, {ve, {i[0], i[2], i[3]}}, {ve, {i[0], i[3], i[1]}}};
    case PairKind::edge_edge:
        return {{ve, {i[0], i[2], i[3]}}, {ve, {i[1], i[2], i[3]}}, {ve, {i[2], i[0], i[1]}}, {ve, {i[3], i[0], i[1]}}};
    case PairKind::vertex_edge: return {{vv, {i[0], i[1]}}, {vv, {i[0], i[2]}}};
    case PairKind::vertex_vertex: break;
    }
    return {};
}

Moment first(const MovingPair& m, PairKind kind, const Points& i) {
    if (touch_at(m, kind, i, 0)) return Digits(0);
    for (const Poly& f : conditions(m, kind, i)) {
        if (std::all_of(f.begin(), f.end(), near_zero)) continue;
        for (const Digits& t : roots(f)) {
            if (touch_at(m, kind, i, t)) return t;
        }
        return {};
    }
    Moment earliest;
    for (const Lower& lower : lower_pairs(kind, i)) {
        const Moment t = first(m, lower.kind, lower.points);
        if (t && (!earliest || *t < *earliest)) earliest = t;
    }
    return earliest;
}

} // namespace

std::optional<Digits> brute_first_contact(const MovingPair& pair) { return first(pair, pair.kind, {0, 1, 2, 3}); }

} // namespace tunnel::oracle
