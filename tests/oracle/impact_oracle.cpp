// Answers: first contact in exact integers; see impact_oracle.hpp.
#include "tests/oracle/impact_oracle.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace tunnel::oracle {
namespace {

using ccd::MovingPair;
using ccd::PairKind;
using Space = std::array<Polynomial, 3>; // a moving point or direction

struct Triangle {
    std::array<Space, 3> corner;
    std::array<Space, 3> weight; // B x C, C x A, A x B
};

Polynomial coordinate(const MovingPair& pair, const Grid& grid, std::size_t a, std::size_t b, int axis) {
    return line(grid.at(pair.start[a][axis]) - grid.at(pair.start[b][axis]),
                grid.at(pair.end[a][axis]) - grid.at(pair.end[b][axis]));
}

// a - b
Space difference(const MovingPair& pair, const Grid& grid, std::size_t a, std::size_t b) {
    return {coordinate(pair, grid, a, b, 0), coordinate(pair, grid, a, b, 1), coordinate(pair, grid, a, b, 2)};
}

Polynomial minor(const Space& a, const Space& b, std::size_t axis) {
    const std::size_t i = (axis + 1) % 3, j = (axis + 2) % 3;
    return a[i] * b[j] - a[j] * b[i];
}

Space cross(const Space& a, const Space& b) { return {minor(a, b, 0), minor(a, b, 1), minor(a, b, 2)}; }

Triangle triangle(const Space& a, const Space& b, const Space& c) {
    return {{a, b, c}, {cross(b, c), cross(c, a), cross(a, b)}};
}

// The corners of the difference, in a ring.
std::vector<Space> ring(const MovingPair& pair) {
    Grid grid;
    for (std::size_t i = 0; i < ccd::count(pair.kind); ++i) {
        const glm::dvec3 &p = pair.start[i], &q = pair.end[i];
        grid.cover({p.x, p.y, p.z, q.x, q.y, q.z});
    }
    std::vector<Space> corners;
    if (pair.kind == PairKind::edge_edge) {
        for (const auto& [a, b] : {std::pair{0, 2}, std::pair{1, 2}, std::pair{1, 3}, std::pair{0, 3}}) {
            corners.push_back(difference(pair, grid, static_cast<std::size_t>(a), static_cast<std::size_t>(b)));
        }
    } else {
        for (std::size_t i = 1; i < ccd::count(pair.kind); ++i) corners.push_back(difference(pair, grid, i, 0));
    }
    return corners;
}

std::vector<Triangle> triangles(const std::vector<Space>& ring) {
    const std::size_t last = ring.size() - 1;
    std::vector<Triangle> out{
        triangle(ring[0], ring[std::min<std::size_t>(1, last)], ring[std::min<std::size_t>(2, last)])};
    if (ring.size() == 4) out.push_back(triangle(ring[0], ring[2], ring[3]));
    return out;
}

// One axis has every corner strictly on one side of 0 at both ends of the time, hence throughout.
bool parted_by_an_axis(const std::vector<Space>& ring, double t_end) {
    const DyadicTime zero, end = dyadic(t_end);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const int side = sign_at(ring[0][axis], zero);
        const bool parted = side != 0 && std::all_of(ring.begin(), ring.end(), [&](const Space& corner) {
                                return sign_at(corner[axis], zero) == side && sign_at(corner[axis], end) == side;
                            });
        if (parted) return true;
    }
    return false;
}

bool opposite(int a, int b) { return a * b < 0; }

// Given det = 0 at the instant.
bool holds_origin(const Triangle& t, Instant& at) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const int a = at.sign_of(t.weight[0][axis]), b = at.sign_of(t.weight[1][axis]);
        if (opposite(a, b)) return false;
        const int c = at.sign_of(t.weight[2][axis]);
        if (opposite(a, c) || opposite(b, c)) return false;
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const int a = at.sign_of(t.corner[0][axis]);
        if (a != 0 && a == at.sign_of(t.corner[1][axis]) && a == at.sign_of(t.corner[2][axis])) return false;
    }
    return true;
}

bool touches(const std::vector<Triangle>& parts, Instant& at) {
    return std::any_of(parts.begin(), parts.end(), [&](const Triangle& t) { return holds_origin(t, at); });
}

Polynomial determinant(const Triangle& t) {
    const Space &a = t.corner[0], &n = t.weight[0];
    return a[0] * n[0] + a[1] * n[1] + a[2] * n[2];
}

// All that must vanish at a contact does so for all time.
std::optional<Instant> first_in_plane(const std::vector<Triangle>& parts, double t_end) {
    Instant start{DyadicTime{}};
    if (touches(parts, start)) return start;
    std::optional<Instant> first;
    const auto look_at_roots = [&](const Space& some) {
        for (const Polynomial& f : some) {
            for (Instant& root : roots_until(f, t_end)) {
                if (first && root.compare(*first) >= 0) break;
                if (touches(parts, root)) first = root;
            }
        }
    };
    for (const Triangle& t : parts) {
        for (std::size_t i = 0; i < 3; ++i) {
            look_at_roots(t.weight[i]);
            look_at_roots(t.corner[i]);
        }
    }
    return first;
}

// What is 0 at every contact.
Space must_vanish(PairKind kind, const Triangle& t) {
    switch (kind) {
    case PairKind::vertex_vertex: return t.corner[0];
    case PairKind::vertex_edge: return t.weight[2]; // the third corner is the second: B x C = 0, C x A = -(A x B)
    case PairKind::vertex_face:
    case PairKind::edge_edge: break;
    }
    return {determinant(t), {}, {}}; // of the other half of a parallelogram: the same but for the sign
}

} // namespace

std::optional<Instant> first_contact(const MovingPair& pair, double t_end) {
    const std::vector<Space> corners = ring(pair);
    if (parted_by_an_axis(corners, t_end)) return std::nullopt;
    const std::vector<Triangle> parts = triangles(corners);
    for (const Polynomial& f : must_vanish(pair.kind, parts.front())) {
        if (f.is_zero()) continue;
        for (Instant& root : roots_until(f, t_end)) {
            if (touches(parts, root)) return root;
        }
        return std::nullopt;
    }
    return first_in_plane(parts, t_end);
}

} // namespace tunnel::oracle
