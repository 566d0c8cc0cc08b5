// Answers: from kind and seed to a query; see point_segment_cases.hpp.
#include "tests/support/point_segment_cases.hpp"

#include "tests/support/lattice_motions.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace tunnel::support {

namespace {

using ccd::PointSegmentMotion;

template <class Draw> PointSegmentMotion drawn(Draw draw) {
    PointSegmentMotion m;
    for (glm::dvec2* v : {&m.p0, &m.p1, &m.a0, &m.a1, &m.b0, &m.b1}) {
        v->x = draw();
        v->y = draw();
    }
    return m;
}

PointSegmentMotion mixed_scale(Random& random) {
    double last = 1.0;
    return drawn([&] {
        if (!random.chance(5)) {
            last = random.signed_magnitude(-6, 6);
        }
        return last;
    });
}

PointSegmentMotion far_offset(Random& random) {
    const glm::dvec2 offset = random.in_square(random.magnitude(0, 6));
    const double size = random.magnitude(-6, 0);
    bool x = false;
    return drawn([&] {
        x = !x;
        return (x ? offset.x : offset.y) + random.uniform(-size, size);
    });
}

// At t = 0, 1/2 or 1 the point is bit for bit an end of the segment. At 1/2: both go where the other came from.
PointSegmentMotion shared_bits(Random& random, double size) {
    PointSegmentMotion m = drawn([&] { return random.uniform(-size, size); });
    const int when = random.integer(0, 2);
    m.p0 = when == 0 ? m.a0 : when == 1 ? m.a1 : m.p0;
    m.p1 = when == 2 ? m.a1 : when == 1 ? m.a0 : m.p1;
    if (random.chance(2)) {
        std::swap(m.a0, m.b0);
        std::swap(m.a1, m.b1);
    }
    return m;
}

double free_separation(Random& random, const PointSegmentMotion& m) {
    double size = 0.0;
    for (const glm::dvec2& v : {m.p0 - m.a0, m.p1 - m.a1, m.b0 - m.a0, m.b1 - m.a1}) {
        size = std::max({size, std::abs(v.x), std::abs(v.y)});
    }
    return size * random.magnitude(-9, 0);
}

ccd::BisectionOptions draw_options(Random& random) {
    ccd::BisectionOptions options;
    options.delta =
        random.chance(6) ? std::ldexp(1.0, -random.integer(1, 26)) : random.magnitude(random.chance(20) ? -12 : -8, -1);
    options.order = random.chance(3) ? ccd::SearchOrder::levels : ccd::SearchOrder::queue;
    options.max_checks = random.chance(5) ? random.integer(1, 200) : 2000;
    return options;
}

} // namespace

std::string_view to_word(Kind kind) {
    switch (kind) {
    case Kind::random: return "random";
    case Kind::mixed_scale: return "mixed_scale";
    case Kind::far_offset: return "far_offset";
    case Kind::exact_contact: return "exact_contact";
    case Kind::shared_bits: return "shared_bits";
    case Kind::parallel: return "parallel";
    case Kind::sliding: return "sliding";
    case Kind::zero_length: return "zero_length";
    case Kind::grazing: return "grazing";
    case Kind::tangent: return "tangent";
    case Kind::resting: return "resting";
    case Kind::extreme: return "extreme";
    }
    return "";
}

PointSegmentCase make_case(Kind kind, std::uint64_t seed, bool separated) {
    Random random(seed * 64 + static_cast<std::uint64_t>(kind) * 2 + (separated ? 1 : 0));
    PointSegmentCase c;
    c.kind = kind;
    c.seed = seed;
    c.options = draw_options(random);
    switch (kind) {
    case Kind::random: {
        const double size = random.magnitude(-6, 6);
        c.motion = drawn([&] { return random.uniform(-size, size); });
        break;
    }
    case Kind::mixed_scale: c.motion = mixed_scale(random); break;
    case Kind::far_offset: c.motion = far_offset(random); break;
    case Kind::shared_bits:
        c.motion = shared_bits(random, random.magnitude(-6, 6));
        c.contact = true;
        break;
    default: {
        if (kind == Kind::extreme && random.chance(2)) {
            c.motion = shared_bits(random, random.magnitude(-322, 99));
            c.contact = true;
            break;
        }
        const LatticeMotion made = make_lattice_motion(kind, random, separated);
        c.motion = made.motion;
        c.contact = made.contact;
        c.options.separation = made.separation;
        return c;
    }
    }
    c.options.separation = separated ? free_separation(random, c.motion) : 0.0;
    return c;
}

std::string describe(const PointSegmentCase& c) {
    std::ostringstream out;
    out << to_word(c.kind) << " seed " << c.seed << std::hexfloat << "\n  motion{";
    const ccd::PointSegmentMotion& m = c.motion;
    const char* comma = "";
    for (const glm::dvec2& v : {m.p0, m.p1, m.a0, m.a1, m.b0, m.b1}) {
        out << comma << '{' << v.x << ", " << v.y << '}';
        comma = ", ";
    }
    out << "}\n  delta " << c.options.delta << " separation " << c.options.separation << " max_checks "
        << c.options.max_checks << (c.options.order == ccd::SearchOrder::levels ? " levels" : " queue");
    return out.str();
}

} // namespace tunnel::support
