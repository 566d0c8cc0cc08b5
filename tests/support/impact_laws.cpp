// Answers: the laws of first impact; see impact_laws.hpp.
#include "tests/support/impact_laws.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace tunnel::support {
namespace {

using base::Status;
using ccd::ImpactOptions;
using ccd::ImpactResult;
using ccd::MovingPair;
using ccd::PairKind;
using Vec = std::array<long double, 3>;

std::string broken(const char* law, const ImpactResult& r) {
    std::array<char, 300> text{};
    std::snprintf(text.data(), text.size(),
                  "%s: %.20s [%.17g, %.17g] certified %d, u %.17g, v %.17g, checks %lld, tolerance %g", law,
                  base::to_word(r.status).data(), r.t_lo, r.t_hi, r.certified ? 1 : 0, r.u, r.v,
                  static_cast<long long>(r.checks), r.tolerance_reached);
    return text.data();
}

Vec place(const MovingPair& m, std::size_t i, double t) {
    Vec p{};
    for (int k = 0; k < 3; ++k) {
        const long double a = m.start.at(i)[k], b = m.end.at(i)[k], s = t;
        p.at(static_cast<std::size_t>(k)) = (1 - s) * a + s * b;
    }
    return p;
}

// from + w (to - from)
Vec between(const Vec& from, const Vec& to, long double w) {
    return {from[0] + w * (to[0] - from[0]), from[1] + w * (to[1] - from[1]), from[2] + w * (to[2] - from[2])};
}

// The axes' largest coordinates are within 2^100 of each other; otherwise no u and v in doubles fit them all.
bool of_one_size(const MovingPair& pair) {
    double least = HUGE_VAL, most = 0;
    for (int k = 0; k < 3; ++k) {
        double axis = 0;
        for (std::size_t i = 0; i < ccd::count(pair.kind); ++i) {
            axis = std::max({axis, std::abs(pair.start.at(i)[k]), std::abs(pair.end.at(i)[k])});
        }
        most = std::max(most, axis);
        if (axis > 0) least = std::min(least, axis);
    }
    return most == 0 || std::ldexp(most, -100) <= least;
}

bool in_unit(double x) { return x >= 0.0 && x <= 1.0; }

// What every hit says, whatever found it.
std::string out_of_range(const MovingPair& pair, const ImpactOptions& options, const ImpactResult& r) {
    if (!(r.t_lo >= 0 && r.t_lo <= r.t_hi && r.t_hi <= options.t_max)) return broken("bracket out of order", r);
    if (!in_unit(r.u) || !in_unit(r.v)) return broken("u, v out of range", r);
    if (pair.kind == PairKind::vertex_face && !(r.u + r.v <= 1.0)) return broken("u, v not on the face", r);
    if (!(r.checks >= 0 && r.tolerance_reached >= 0)) return broken("counts out of range", r);
    return {};
}

} // namespace

double some_end(Random& random, const FirstContact& whole) {
    const int how = random.integer(0, 15);
    if (how == 0) return random.unit();
    if (how > 3 || !whole) return 1.0;
    const double t = whole->round_down();
    return how == 1 ? t : std::clamp(std::nextafter(t, how == 2 ? -1.0 : 2.0), 0.0, 1.0);
}

double largest_coordinate(const MovingPair& pair) {
    double most = 0;
    for (std::size_t i = 0; i < ccd::count(pair.kind); ++i) {
        for (int k = 0; k < 3; ++k) most = std::max({most, std::abs(pair.start.at(i)[k]), std::abs(pair.end.at(i)[k])});
    }
    return most;
}

long double gap_size(const MovingPair& m, double t, double u, double v, ccd::Norm norm) {
    Vec a = place(m, 0, t), b = place(m, 1, t);
    if (m.kind == PairKind::edge_edge) {
        a = between(a, b, u);
        b = between(place(m, 2, t), place(m, 3, t), v);
    } else if (m.kind != PairKind::vertex_vertex) {
        const Vec corner = b;
        b = between(corner, place(m, 2, t), u);
        if (m.kind == PairKind::vertex_face) {
            const Vec third = place(m, 3, t);
            for (std::size_t k = 0; k < 3; ++k) b.at(k) += v * (third.at(k) - corner.at(k));
        }
    }
    const Vec gap{std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])};
    if (norm == ccd::Norm::euclidean) return std::sqrt(gap[0] * gap[0] + gap[1] * gap[1] + gap[2] * gap[2]);
    return std::max({gap[0], gap[1], gap[2]});
}

bool same_bits(const ImpactResult& a, const ImpactResult& b) {
    const auto bits = [](double x) { return std::bit_cast<std::uint64_t>(x); };
    return a.status == b.status && bits(a.t_lo) == bits(b.t_lo) && bits(a.t_hi) == bits(b.t_hi) &&
           a.certified == b.certified && bits(a.u) == bits(b.u) && bits(a.v) == bits(b.v) && a.checks == b.checks &&
           bits(a.tolerance_reached) == bits(b.tolerance_reached);
}

std::string broken_by_certified(const MovingPair& pair, const ImpactOptions& options, const FirstContact& exact,
                                const ImpactResult& r) {
    if (r.status != (exact ? Status::hit : Status::clear)) return broken(exact ? "missed" : "false hit", r);
    if (!exact) return {};
    if (std::string fault = out_of_range(pair, options, r); !fault.empty()) return fault;
    if (!r.certified) return broken("not certified", r);
    if (exact->compare(r.t_lo) < 0) return broken("t_lo is late", r);
    if (exact->compare(r.t_hi) > 0) return broken("t_hi is early", r);
    if (r.t_hi > std::nextafter(r.t_lo, 2.0)) return broken("bracket wide", r);
    if (r.t_lo == 0.0 && exact->compare(0x1p-1074) >= 0) return broken("zero", r);
    const double most = largest_coordinate(pair);
    if (of_one_size(pair) && gap_size(pair, r.t_lo, r.u, r.v) > 0x1p-49L * most)
        return broken("u, v off the contact", r);
    return {};
}

std::string broken_by_inclusion(const MovingPair& pair, const ImpactOptions& options, const FirstContact& exact,
                                const ImpactResult& r) {
    if (r.status == Status::invalid_input) return broken("not valid", r);
    if (r.status == Status::clear) return exact ? broken("missed", r) : std::string();
    if (r.checks > options.max_checks) return broken("over the budget", r);
    if (exact && exact->compare(r.t_lo) < 0) return broken("t_lo is late", r);
    const bool apart = !exact || exact->compare(0x1p-1074) >= 0; // at the start, by more than doubles can tell
    if (options.never_zero && apart && r.t_lo == 0.0) return broken("zero", r);
    if (r.status == Status::budget_exhausted) return {};
    if (std::string fault = out_of_range(pair, options, r); !fault.empty()) return fault;
    if (r.certified && (!exact || exact->compare(r.t_hi) > 0)) return broken("certificate untrue", r);
    const long double most = largest_coordinate(pair), rounding = (options.single ? 0x1p-17L : 0x1p-46L) * most;
    if (gap_size(pair, r.t_lo, r.u, r.v) > r.tolerance_reached + rounding) return broken("farther than it says", r);
    return {};
}

std::string broken_by_univariate(const ImpactOptions& options, const ImpactResult& r) {
    if (r.status != Status::hit && r.status != Status::clear) return broken("no verdict", r);
    if (r.status == Status::clear) return {};
    if (!(r.t_lo >= 0 && r.t_hi <= options.t_max && r.t_lo <= r.t_hi)) return broken("bracket out of order", r);
    if (!in_unit(r.u) || !in_unit(r.v)) return broken("u, v out of range", r);
    return r.certified ? broken("certified", r) : std::string();
}

std::string broken_by_exact(const FirstContact& exact, const ccd::ExactImpact& r) {
    const ImpactResult as_result{r.status, r.lo, r.hi, true, 0.0, 0.0, 0, 0.0};
    if (r.status != (exact ? Status::hit : Status::clear)) return broken("exact: verdict", as_result);
    if (!exact) return {};
    const int low = exact->compare(r.lo), high = exact->compare(r.hi);
    if (low < 0 || high > 0) return broken("exact: bracket beside the instant", as_result);
    if ((r.lo == r.hi) != (low == 0 || high == 0)) return broken("exact: equal only where it is a double", as_result);
    if (r.hi > std::nextafter(r.lo, 2.0)) return broken("exact: bracket wide", as_result);
    return {};
}

} // namespace tunnel::support
