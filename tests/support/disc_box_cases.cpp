// Answers: from kind and seed to a query of disc against box; see disc_box_cases.hpp.
#include "tests/support/disc_box_cases.hpp"

#include "tests/support/random.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>

namespace tunnel::support {

namespace {

using ccd::DiscBoxMotion;
using glm::dvec2;

template <class Draw> DiscBoxMotion drawn(Draw draw) {
    DiscBoxMotion m;
    for (dvec2* v : {&m.centre, &m.disc_travel, &m.box_min, &m.box_max, &m.box_travel}) {
        v->x = draw();
        v->y = draw();
    }
    m.radius = std::abs(draw());
    return m;
}

void order(DiscBoxMotion& m) {
    const dvec2 a = m.box_min, b = m.box_max;
    m.box_min = {std::min(a.x, b.x), std::min(a.y, b.y)};
    m.box_max = {std::max(a.x, b.x), std::max(a.y, b.y)};
}

DiscBoxMotion far_offset(Random& random) {
    const dvec2 offset = random.in_square(random.magnitude(0, 6));
    const double size = random.magnitude(-6, 0);
    DiscBoxMotion m = drawn([&] { return random.uniform(-size, size); });
    m.centre += offset;
    m.box_min += offset;
    m.box_max += offset;
    return m;
}

DiscBoxMotion lattice(Random& random) {
    const int half = random.integer(1, 9);
    DiscBoxMotion m{random.on_lattice(half), random.on_lattice(2 * half), 0.0, random.on_lattice(half), {}, {}};
    m.radius = random.integer(0, half);
    const double width = random.integer(0, half);
    m.box_max = m.box_min + dvec2(width, random.integer(0, half));
    m.box_travel = random.on_lattice(3);
    return m;
}

// The centre is at `at` (beside a box from (0, 0) to size) at the ratio n / 4 of the step.
DiscBoxMotion passing(Random& random, const dvec2& at, double radius, const dvec2& size, const dvec2& rate) {
    const double n = random.integer(0, 4);
    DiscBoxMotion m{at - n * rate, 4.0 * rate, radius, {0, 0}, size, {}};
    const dvec2 carry = random.on_lattice(9);
    m.disc_travel += carry;
    m.box_travel += carry;
    return m;
}

constexpr int triples[][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {0, 1, 1}};

DiscBoxMotion at_corner(Random& random, bool grazing) {
    const int* triple = triples[random.integer(0, 4)];
    const double unit = std::ldexp(1.0, random.integer(0, 20));
    const dvec2 arm = unit * dvec2(triple[0], triple[1]); // outside the corner at (0, 0): toward -x, -y
    const dvec2 rate = grazing ? double(random.integer(1, 3)) * dvec2(-arm.y, arm.x) : random.on_lattice(40) * unit;
    const double width = random.integer(0, 20) * unit;
    const dvec2 size{width, random.integer(0, 20) * unit};
    return passing(random, -arm, unit * triple[2], size, rate);
}

DiscBoxMotion at_face(Random& random, bool grazing) {
    const double unit = std::ldexp(1.0, random.integer(0, 20));
    const double radius = random.integer(0, 9) * unit;
    const double width = random.integer(0, 9) * unit;
    const dvec2 size{width, random.integer(1, 9) * unit};
    const dvec2 rate = random.on_lattice(9) * unit;
    return passing(random, {-radius, 0.5 * size.y}, radius, size, {grazing ? 0.0 : rate.x, rate.y});
}

// One unit of the lattice off: a miss, a nearer pass, or the contact itself.
bool nudge(Random& random, DiscBoxMotion& m) {
    const double unit = std::ldexp(1.0, -random.integer(0, 20));
    const dvec2 by = unit * random.on_lattice(1);
    m.centre += by;
    return by == dvec2(0.0);
}

void place(Random& random, DiscBoxCase& c) {
    DiscBoxMotion& m = c.motion;
    if (random.chance(2)) { // turn by a quarter, box and all
        for (dvec2* v : {&m.centre, &m.disc_travel, &m.box_min, &m.box_max, &m.box_travel}) {
            *v = {-v->y, v->x};
        }
        order(m);
    }
    const bool extreme = c.kind == DiscKind::extreme;
    const double scale = std::ldexp(1.0, extreme ? random.integer(-1074, 290) : random.integer(-20, 6));
    for (dvec2* v : {&m.centre, &m.disc_travel, &m.box_min, &m.box_max, &m.box_travel}) {
        *v *= scale;
    }
    m.radius *= scale;
}

} // namespace

std::string_view to_word(DiscKind kind) {
    constexpr std::string_view words[] = {"random",     "mixed_scale",  "far_offset", "face",    "corner",
                                          "graze_face", "graze_corner", "resting",    "lattice", "extreme"};
    return words[static_cast<std::size_t>(kind)];
}

DiscBoxCase make_case(DiscKind kind, std::uint64_t seed) {
    Random random(seed * 16 + static_cast<std::uint64_t>(kind));
    DiscBoxCase c{kind, seed, {}, false};
    const double size = random.magnitude(-6, 6);
    switch (kind) {
    case DiscKind::random: c.motion = drawn([&] { return random.uniform(-size, size); }); break;
    case DiscKind::mixed_scale: c.motion = drawn([&] { return random.signed_magnitude(-6, 6); }); break;
    case DiscKind::far_offset: c.motion = far_offset(random); break;
    case DiscKind::face: c.motion = at_face(random, false), c.contact = true; break;
    case DiscKind::corner: c.motion = at_corner(random, false), c.contact = true; break;
    case DiscKind::graze_face: c.motion = at_face(random, true), c.contact = nudge(random, c.motion); break;
    case DiscKind::graze_corner: c.motion = at_corner(random, true), c.contact = nudge(random, c.motion); break;
    case DiscKind::resting:
        c.motion = lattice(random);
        c.motion.disc_travel = c.motion.box_travel;
        break;
    case DiscKind::lattice:
    case DiscKind::extreme: c.motion = lattice(random); break;
    }
    order(c.motion);
    if (kind == DiscKind::random || kind == DiscKind::mixed_scale || kind == DiscKind::far_offset) {
        if (random.chance(2)) {
            c.motion.radius *= 1e-3;
        }
        return c;
    }
    place(random, c);
    return c;
}

std::string describe(const DiscBoxCase& c) {
    const DiscBoxMotion& m = c.motion;
    std::ostringstream out;
    out << to_word(c.kind) << " seed " << c.seed << std::hexfloat << "\n  centre {" << m.centre.x << ", " << m.centre.y
        << "} disc_travel {" << m.disc_travel.x << ", " << m.disc_travel.y << "} radius " << m.radius << "\n  box_min {"
        << m.box_min.x << ", " << m.box_min.y << "} box_max {" << m.box_max.x << ", " << m.box_max.y << "} box_travel {"
        << m.box_travel.x << ", " << m.box_travel.y << '}';
    return out.str();
}

} // namespace tunnel::support
