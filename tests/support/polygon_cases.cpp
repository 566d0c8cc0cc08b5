// Answers: how each kind of pair of polygons is drawn; see polygon_cases.hpp.
#include "tests/support/polygon_cases.hpp"

#include "tests/support/random.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace tunnel::support {

namespace {

using shape::ConvexPolygon;
using Vertices = std::vector<glm::dvec2>;

struct Pair {
    ConvexPolygon a, b;
};

void move(Vertices& vertices, const glm::dvec2& by) {
    for (glm::dvec2& v : vertices) v += by;
}

// Points of an ellipse in order of angle; `flat` is its shorter axis over its longer one.
Vertices on_ellipse(Random& random, double size, double flat) {
    std::vector<double> angles(static_cast<std::size_t>(random.integer(3, 16)));
    for (double& angle : angles) angle = random.uniform(0.0, 6.283185307179586);
    std::sort(angles.begin(), angles.end());
    const double turn = random.uniform(-3.2, 3.2);
    const double c = std::cos(turn), s = std::sin(turn);
    Vertices vertices;
    for (const double angle : angles) {
        const double u = size * std::cos(angle), v = size * flat * std::sin(angle);
        vertices.emplace_back(c * u - s * v, s * u + c * v);
    }
    return vertices;
}

// Rounding may make a draw invalid; then the next one is taken.
template <typename Draw> ConvexPolygon valid(Draw draw) {
    for (;;) {
        const auto polygon = shape::make_polygon(draw());
        if (polygon.has_value()) return *polygon;
    }
}

double turned(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

// The corners of the hull of lattice points, by gift wrapping: exact on small whole numbers.
Vertices hull(const Vertices& points) {
    const auto first = std::min_element(
        points.begin(), points.end(), [](const auto& p, const auto& q) { return p.y != q.y ? p.y < q.y : p.x < q.x; });
    Vertices corners{*first};
    for (;;) {
        glm::dvec2 best = corners.back();
        for (const glm::dvec2& p : points) {
            const glm::dvec2 to_best = best - corners.back(), to_p = p - corners.back();
            const double side = to_best.x * to_p.y - to_best.y * to_p.x;
            const double farther = to_p.x * to_p.x + to_p.y * to_p.y - to_best.x * to_best.x - to_best.y * to_best.y;
            if (to_best == glm::dvec2(0.0) || side < 0 || (side == 0 && farther > 0)) best = p;
        }
        if (best == corners.front()) return corners;
        corners.push_back(best);
    }
}

Vertices on_lattice(Random& random, int half) {
    Vertices points(static_cast<std::size_t>(random.integer(3, 20)));
    for (glm::dvec2& p : points) p = random.on_lattice(half);
    return hull(points);
}

ConvexPolygon lattice_polygon(Random& random, int half) {
    return valid([&] { return on_lattice(random, half); });
}

ConvexPolygon shifted(const ConvexPolygon& polygon, const glm::dvec2& by) {
    Vertices vertices = vertices_of(polygon);
    move(vertices, by);
    return *shape::make_polygon(vertices);
}

// B's vertex deepest across an edge of A, laid onto that edge: exactly on the lattice and for a `share` in quarters.
template <typename Share> Pair laid_on(Random& random, const ConvexPolygon& a, const ConvexPolygon& b, Share share) {
    const int edge = random.integer(0, a.count - 1);
    const glm::dvec2 from = a.vertex(edge), to = a.vertex(a.next(edge));
    int deepest = 0;
    for (int i = 1; i < b.count; ++i) {
        if (turned(from, to, b.vertex(i)) - turned(from, to, b.vertex(deepest)) > 0) deepest = i;
    }
    const ConvexPolygon laid = shifted(b, from + share() * (to - from) - b.vertex(deepest));
    return random.chance(2) ? Pair{a, laid} : Pair{laid, a};
}

Pair touching_pair(Random& random) {
    const ConvexPolygon a = lattice_polygon(random, random.integer(1, 12));
    const ConvexPolygon b = lattice_polygon(random, random.integer(1, 12));
    return laid_on(random, a, b, [&] { return 0.25 * random.integer(0, 4); });
}

// Few corners on round shapes: the shift's rounding leaves them convex.
Pair grazing_pair(Random& random) {
    const double size = random.magnitude(-3, 6);
    const glm::dvec2 origin = random.in_square(random.chance(2) ? size : 1e3 * size);
    const auto draw = [&](const glm::dvec2& middle) {
        return valid([&] {
            Vertices vertices;
            const double turn = random.uniform(0.0, 6.3);
            const int count = random.integer(3, 8);
            for (int i = 0; i < count; ++i) {
                const double angle = turn + (i + random.uniform(0.0, 0.5)) * 6.283185307179586 / count;
                vertices.push_back(middle + size * glm::dvec2(std::cos(angle), std::sin(angle)));
            }
            return vertices;
        });
    };
    const ConvexPolygon a = draw(origin);
    return laid_on(random, a, draw({0.0, 0.0}), [&] { return random.unit(); });
}

Pair hair_pair(Random& random) {
    Pair pair = touching_pair(random);
    const double step = random.sign() * std::ldexp(1.0, -random.integer(10, 44));
    pair.b = shifted(pair.b, random.chance(2) ? glm::dvec2(step, 0.0) : glm::dvec2(0.0, step));
    return pair;
}

Pair free_pair(Random& random, double size_a, double size_b, double flat, const glm::dvec2& origin) {
    const glm::dvec2 apart = random.in_square(1.3 * std::max(size_a, size_b));
    const auto draw = [&](double size, const glm::dvec2& middle) {
        return valid([&] {
            Vertices vertices = on_ellipse(random, size, flat);
            move(vertices, middle);
            return vertices;
        });
    };
    const ConvexPolygon a = draw(size_a, origin);
    return {a, draw(size_b, origin + apart)};
}

Pair contained_pair(Random& random) {
    const double size = random.magnitude(-3, 6);
    const auto draw = [&](double of, double off) {
        return valid([&] {
            Vertices vertices = on_ellipse(random, of, random.uniform(0.3, 1.0));
            move(vertices, random.in_square(off));
            return vertices;
        });
    };
    const ConvexPolygon a = draw(size, 0.0);
    const ConvexPolygon b = draw(size * random.magnitude(-4, -1), 0.2 * size);
    return random.chance(2) ? Pair{a, b} : Pair{b, a};
}

Vertices mirrored(Vertices vertices) { // about the origin: its bounding box has its middle there
    const std::size_t count = vertices.size();
    for (std::size_t i = 0; i < count; ++i) vertices.push_back(-vertices[i]);
    return hull(vertices);
}

Pair concentric_pair(Random& random) {
    const auto draw = [&] { return valid([&] { return mirrored(on_lattice(random, random.integer(1, 9))); }); };
    const ConvexPolygon a = draw();
    const glm::dvec2 middle = random.on_lattice(20);
    const ConvexPolygon b = random.chance(3) ? a : draw();
    return {shifted(a, middle), shifted(b, middle)};
}

ConvexPolygon box(Random& random, const glm::dvec2& axis) {
    const glm::dvec2 u = static_cast<double>(random.integer(1, 4)) * axis;
    const glm::dvec2 v = static_cast<double>(random.integer(1, 4)) * glm::dvec2(-axis.y, axis.x);
    const glm::dvec2 at = random.on_lattice(6);
    return *shape::make_polygon(Vertices{at, at + u, at + u + v, at + v});
}

Pair box_pair(Random& random) {
    const std::array axes{glm::dvec2(1, 0), glm::dvec2(1, 1), glm::dvec2(2, 1), glm::dvec2(3, 4)};
    const auto pick = [&] { return axes[static_cast<std::size_t>(random.integer(0, 3))]; };
    const glm::dvec2 axis = pick();
    const ConvexPolygon a = box(random, axis);
    return {a, box(random, random.chance(2) ? axis : pick())};
}

ConvexPolygon placed(Random& random, const ConvexPolygon& local, const glm::dvec2& shift) {
    return shape::place(local, shape::pose(shift, random.uniform(-7.0, 7.0)));
}

Pair extreme_pair(Random& random) {
    const Pair pair = random.chance(2) ? touching_pair(random) : box_pair(random);
    const double scale = std::ldexp(1.0, random.integer(-150, 150));
    const auto scaled = [&](const ConvexPolygon& polygon) {
        Vertices vertices = vertices_of(polygon);
        for (glm::dvec2& v : vertices) v *= scale;
        return *shape::make_polygon(vertices);
    };
    return {scaled(pair.a), scaled(pair.b)};
}

Pair make_pair(PairKind kind, Random& random) {
    const double size = random.magnitude(-3, 6);
    const double flat = random.uniform(0.2, 1.0);
    switch (kind) {
    case PairKind::random: return free_pair(random, size, size, flat, {0.0, 0.0});
    case PairKind::mixed_scale: return free_pair(random, size, random.magnitude(-3, 6), flat, {0.0, 0.0});
    case PairKind::far_offset:
        return free_pair(random, size, size, flat, random.in_square(size * random.magnitude(3, 9)));
    case PairKind::lattice: {
        const ConvexPolygon a = lattice_polygon(random, random.integer(1, 12));
        return {a, lattice_polygon(random, random.integer(1, 12))};
    }
    case PairKind::touching: return touching_pair(random);
    case PairKind::hair: return hair_pair(random);
    case PairKind::grazing: return grazing_pair(random);
    case PairKind::contained: return contained_pair(random);
    case PairKind::concentric: return concentric_pair(random);
    case PairKind::boxes: return box_pair(random);
    case PairKind::needle: return free_pair(random, size, size, random.magnitude(-9, -4), {0.0, 0.0});
    case PairKind::extreme: return extreme_pair(random);
    case PairKind::placed: break;
    }
    const Pair local = free_pair(random, size, size, flat, {0.0, 0.0});
    const glm::dvec2 shift = random.in_square(size * random.magnitude(0, 6));
    const ConvexPolygon a = placed(random, local.a, shift);
    return {a, placed(random, local.b, shift + random.in_square(1.3 * size))};
}

} // namespace

std::string_view to_word(PairKind kind) {
    switch (kind) {
    case PairKind::random: return "random";
    case PairKind::mixed_scale: return "mixed_scale";
    case PairKind::far_offset: return "far_offset";
    case PairKind::lattice: return "lattice";
    case PairKind::touching: return "touching";
    case PairKind::hair: return "hair";
    case PairKind::grazing: return "grazing";
    case PairKind::contained: return "contained";
    case PairKind::concentric: return "concentric";
    case PairKind::boxes: return "boxes";
    case PairKind::needle: return "needle";
    case PairKind::placed: return "placed";
    case PairKind::extreme: return "extreme";
    }
    return "?";
}

bool PolygonPairCase::on_lattice() const {
    return kind == PairKind::lattice || kind == PairKind::touching || kind == PairKind::concentric ||
           kind == PairKind::boxes || kind == PairKind::extreme;
}

PolygonPairCase make_case(PairKind kind, std::uint64_t seed) {
    Random random(seed * 64 + static_cast<std::uint64_t>(kind));
    const Pair pair = make_pair(kind, random);
    return {kind, seed, pair.a, pair.b};
}

std::vector<glm::dvec2> vertices_of(const ConvexPolygon& polygon) {
    Vertices vertices;
    for (int i = 0; i < polygon.count; ++i) vertices.push_back(polygon.vertex(i));
    return vertices;
}

std::string describe(const PolygonPairCase& c) {
    std::ostringstream out;
    out << to_word(c.kind) << " seed " << c.seed << std::hexfloat;
    for (const ConvexPolygon* polygon : {&c.a, &c.b}) {
        out << (polygon == &c.a ? "\n  a" : "\n  b");
        for (const glm::dvec2& v : vertices_of(*polygon)) out << " (" << v.x << ", " << v.y << ")";
    }
    return out.str();
}

} // namespace tunnel::support
