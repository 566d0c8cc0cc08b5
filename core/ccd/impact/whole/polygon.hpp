// Answers: what moves, as whole numbers? Every kind of pair is one question: does a convex polygon of differences that
// moves in space, each corner on a line, hold the origin?
//   vertex_face a-p, b-p, c-p; edge_edge b0-a0, b1-a0, b1-a1, b0-a1, a parallelogram; vertex_edge a-p, b-p;
//   vertex_vertex q-p.
// Refuses: nothing. Whole numbers: all coordinates times one power of two. Differences of them are exact.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact.hpp"
#include "core/ccd/impact/whole/polynomial.hpp"

namespace tunnel::ccd::whole {

// The exponents of the lowest and above the highest bit in use, over all coordinates; both 0 where all are 0.
struct BitRange {
    int low = 0, high = 0;
};

[[nodiscard]] BitRange bit_range(const MovingPair& pair);

// The corners of the polygon as differences of points: second[i] - first[i].
struct Corners {
    std::size_t count = 0;
    std::array<std::size_t, 4> first{}, second{};
};

[[nodiscard]] constexpr Corners corners(PairKind kind) {
    switch (kind) {
    case PairKind::vertex_vertex: return {1, {0}, {1}};
    case PairKind::vertex_edge: return {2, {0, 0}, {1, 2}};
    case PairKind::vertex_face: return {3, {0, 0, 0}, {1, 2, 3}};
    case PairKind::edge_edge: return {4, {0, 0, 1, 1}, {2, 3, 3, 2}};
    }
    return {};
}

// L limbs hold a corner's coordinate at an instant and its change. Then 2L + 1 hold a coefficient of what is square in
// the corners, 3L + 1 of what is cubic: at most 2^6 products each.
template <std::size_t L> struct Polygon {
    static constexpr std::size_t square = 2 * L + 1, cube = 3 * L + 1;
    using Quadratic = Poly<2, square>;
    using Cubic = Poly<3, cube>;

    std::size_t count = 0;
    std::array<std::array<Poly<1, L>, 3>, 4> p; // [corner][axis]

    Polygon() = default;
    Polygon(const MovingPair& pair, int low) {
        const Corners which = corners(pair.kind);
        count = which.count;
        for (std::size_t i = 0; i < count; ++i)
            for (int k = 0; k < 3; ++k) {
                const auto at = [&](const std::array<glm::dvec3, 4>& points) {
                    const double to = points[which.second[i]][k], from = points[which.first[i]][k];
                    WideInt<L> out;
                    out.set_sum(WideInt<L>::scaled(to, low), WideInt<L>::scaled(from, low), true);
                    return out;
                };
                Poly<1, L>& line = p[i][static_cast<std::size_t>(k)];
                line.c[0] = at(pair.start);
                line.c[1].set_sum(at(pair.end), line.c[0], true);
            }
    }

    // Adds a b, or takes it away.
    static void add_product(Quadratic& out, const Poly<1, L>& a, const Poly<1, L>& b, bool subtract = false) {
        for (std::size_t i = 0; i < 2; ++i)
            for (std::size_t j = 0; j < 2; ++j)
                out.c[i + j].set_sum(WideInt<square>(out.c[i + j]), a.c[i] * b.c[j], subtract);
    }
    // Coordinate k of corner i x corner j.
    [[nodiscard]] Quadratic cross(std::size_t i, std::size_t j, std::size_t k) const {
        const std::size_t k1 = (k + 1) % 3, k2 = (k + 2) % 3;
        Quadratic out;
        add_product(out, p[i][k1], p[j][k2]);
        add_product(out, p[i][k2], p[j][k1], true);
        return out;
    }
    // Of side i, from corner i to the next: twice the area that it spans with the origin.
    [[nodiscard]] Quadratic side(std::size_t i, std::size_t k) const { return cross(i, (i + 1) % count, k); }
    // Of the whole polygon: the sum over its sides, the direction of its normal.
    [[nodiscard]] Quadratic normal(std::size_t k) const {
        Quadratic out = side(0, k);
        for (std::size_t i = 1; i < count; ++i) {
            const Quadratic next = side(i, k);
            for (std::size_t e = 0; e < 3; ++e) out.c[e] += next.c[e];
        }
        return out;
    }
    [[nodiscard]] Quadratic dot(std::size_t i) const {
        Quadratic out;
        for (std::size_t k = 0; k < 3; ++k) add_product(out, p[i][k], p[(i + 1) % count][k]);
        return out;
    }
    // The coplanarity polynomial, up to a sign; 0 where there are fewer than three corners.
    [[nodiscard]] Cubic volume() const {
        Cubic out;
        if (count < 3) return out;
        for (std::size_t k = 0; k < 3; ++k) {
            const Quadratic face = cross(1, count - 1, k);
            for (std::size_t i = 0; i < 2; ++i)
                for (std::size_t j = 0; j < 3; ++j) out.c[i + j] += p[0][k].c[i] * face.c[j];
        }
        return out;
    }
};

} // namespace tunnel::ccd::whole
