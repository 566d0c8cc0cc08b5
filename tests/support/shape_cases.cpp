// Answers: how each kind of shape is drawn; see shape_cases.hpp.
#include "tests/support/shape_cases.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

namespace tunnel::support {

namespace {

using namespace shape;

using Vertices = std::vector<glm::dvec2>;

ConvexPolygon round_polygon(Random& random, const glm::dvec2& middle, double size) {
    const double flat = random.chance(4) ? random.magnitude(-6, 0) : 1.0;
    for (;;) {
        Vertices vertices;
        const int count = random.integer(3, max_vertices);
        const double turn = random.uniform(0.0, 6.3);
        for (int i = 0; i < count; ++i) {
            const double angle = turn + (i + random.uniform(0.0, 0.9)) * 6.283185307179586 / count;
            vertices.push_back(middle + size * glm::dvec2(std::cos(angle), flat * std::sin(angle)));
        }
        if (const auto polygon = make_polygon(vertices)) return *polygon;
    }
}

ConvexPolygon lattice_polygon(Random& random) {
    for (;;) {
        Vertices vertices;
        for (int i = random.integer(3, 5); i > 0; --i) vertices.push_back(random.on_lattice(5));
        if (const auto polygon = make_polygon(vertices)) return *polygon;
    }
}

double some(Random& random, double size) { return random.chance(6) ? 0.0 : random.uniform(0.0, size); }

template <class Move> ConvexPolygon mapped(const ConvexPolygon& p, Move move) {
    Vertices vertices;
    for (int i = 0; i < p.count; ++i) vertices.push_back(move(p.vertex(i)));
    return make_polygon(vertices).value_or(p); // a needle that rounding would break stays
}

struct Moved {
    glm::dvec2 by;
    AnyShape operator()(Aabb s) const { return Aabb{s.min + by, s.max + by}; }
    AnyShape operator()(Circle s) const { return Circle{s.centre + by, s.radius}; }
    AnyShape operator()(Segment s) const { return Segment{s.a + by, s.b + by}; }
    AnyShape operator()(Capsule s) const { return Capsule{{s.core.a + by, s.core.b + by}, s.radius}; }
    AnyShape operator()(Obb s) const { return Obb{{s.pose.shift + by, s.pose.cosine, s.pose.sine}, s.half}; }
    AnyShape operator()(const ConvexPolygon& s) const {
        return mapped(s, [&](const glm::dvec2& v) { return v + by; });
    }
};

struct Scaled {
    double by;
    AnyShape operator()(Aabb s) const { return Aabb{s.min * by, s.max * by}; }
    AnyShape operator()(Circle s) const { return Circle{s.centre * by, s.radius * by}; }
    AnyShape operator()(Segment s) const { return Segment{s.a * by, s.b * by}; }
    AnyShape operator()(Capsule s) const { return Capsule{{s.core.a * by, s.core.b * by}, s.radius * by}; }
    AnyShape operator()(Obb s) const { return Obb{{s.pose.shift * by, s.pose.cosine, s.pose.sine}, s.half * by}; }
    AnyShape operator()(const ConvexPolygon& s) const {
        return mapped(s, [&](const glm::dvec2& v) { return v * by; });
    }
};

struct Described {
    std::ostringstream& out;
    void point(const glm::dvec2& v) const { out << " (" << v.x << ", " << v.y << ")"; }
    void operator()(const Aabb& s) const { out << "box", point(s.min), point(s.max); }
    void operator()(const Circle& s) const { out << "circle", point(s.centre), out << " r " << s.radius; }
    void operator()(const Segment& s) const { out << "segment", point(s.a), point(s.b); }
    void operator()(const Capsule& s) const {
        out << "capsule", point(s.core.a), point(s.core.b), out << " r " << s.radius;
    }
    void operator()(const Obb& s) const {
        out << "turned box", point(s.pose.shift), point({s.pose.cosine, s.pose.sine}), point(s.half);
    }
    void operator()(const ConvexPolygon& s) const {
        out << "polygon";
        for (int i = 0; i < s.count; ++i) point(s.vertex(i));
    }
};

} // namespace

AnyShape draw_shape(Random& random, int kind, const glm::dvec2& middle, double size) {
    const glm::dvec2 one = random.in_square(size);
    const double u = some(random, size), v = some(random, size);
    switch (kind) {
    case 0: return Aabb{middle - glm::dvec2(u, v), middle + glm::dvec2(u, v)};
    case 1: return Circle{middle, u};
    case 2: return Segment{middle - one, middle + one};
    case 3: return Capsule{{middle - one, middle + one}, u};
    case 4: {
        const double thin = random.chance(4) ? random.magnitude(-6, 0) : 1.0;
        return Obb{pose(middle, random.uniform(-7.0, 7.0)), {0.1 * size + u, thin * (0.1 * size + v)}};
    }
    default: return round_polygon(random, middle, size);
    }
}

AnyShape lattice_shape(Random& random, int kind) {
    const glm::dvec2 a = random.on_lattice(5), b = random.on_lattice(5);
    const double r = random.integer(0, 4);
    switch (kind) {
    case 0: return Aabb{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    case 1: return Circle{a, r};
    case 2: return Segment{a, b};
    case 3: return Capsule{{a, b}, r};
    case 4: {
        const bool upright = random.chance(2);
        return Obb{{a, upright ? 1.0 : 0.6, upright ? 0.0 : 0.8}, {5.0 * random.integer(1, 2), r + 1.0}};
    }
    default: return lattice_polygon(random);
    }
}

AnyShape moved(const AnyShape& shape, const glm::dvec2& by) { return std::visit(Moved{by}, shape); }
AnyShape scaled(const AnyShape& shape, double by) { return std::visit(Scaled{by}, shape); }

std::string describe(const AnyShape& shape) {
    std::ostringstream out;
    out << std::hexfloat;
    std::visit(Described{out}, shape);
    return out.str();
}

} // namespace tunnel::support
