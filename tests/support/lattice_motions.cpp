// Answers: how each exact kind of query is built; see lattice_motions.hpp.
#include "tests/support/lattice_motions.hpp"

#include <cmath>
#include <initializer_list>

namespace tunnel::support {

namespace {

using ccd::PointSegmentMotion;
using glm::dvec2;

// n / whole: 0, 1/2 and 1 as often as all others.
struct Ratio {
    int n = 0, whole = 1;
};

Ratio draw_ratio(Random& random) {
    if (random.chance(2)) {
        return {random.integer(0, 2), 2};
    }
    const int whole = random.integer(1, 9);
    return {random.integer(0, whole), whole};
}

// Linear motion that is at x at the ratio t of the step: whole numbers at both ends.
void pass_through(dvec2& start, dvec2& end, const dvec2& x, Ratio t, const dvec2& rate) {
    start = x - double(t.n) * rate;
    end = x + double(t.whole - t.n) * rate;
}

PointSegmentMotion meeting(Random& random, int half, Ratio t, Ratio s) {
    const dvec2 contact = random.on_lattice(half);
    const dvec2 along = random.on_lattice(half);
    PointSegmentMotion m;
    pass_through(m.p0, m.p1, contact, t, random.on_lattice(half));
    pass_through(m.a0, m.a1, contact - double(s.n) * along, t, random.on_lattice(half));
    pass_through(m.b0, m.b1, contact + double(s.whole - s.n) * along, t, random.on_lattice(half));
    return m;
}

// Everything moves along w, on its line or `aside` of it, in a frame that is carried along.
PointSegmentMotion along_a_line(Random& random, const dvec2& aside) {
    const dvec2 w = random.on_lattice(30);
    const dvec2 carry = random.on_lattice(500);
    const auto place = [&] { return double(random.integer(-12, 12)) * w; };
    const dvec2 a = place(), b = place(), move = place();
    PointSegmentMotion m{aside + place(), aside + carry + place(), a, carry + move + a, b, carry + move + b};
    if (random.chance(3)) { // stretching
        m.b1 = carry + place();
    }
    return m;
}

// Collinear at all times with the line turning: p, a, b at fixed coefficients of a moving arrow.
PointSegmentMotion turning_line(Random& random) {
    const dvec2 base0 = random.on_lattice(500), base1 = random.on_lattice(500);
    const dvec2 w0 = random.on_lattice(30), w1 = random.on_lattice(30);
    const double p = random.integer(-9, 9), a = random.integer(-9, 9), b = random.integer(-9, 9);
    return {base0 + p * w0, base1 + p * w1, base0 + a * w0, base1 + a * w1, base0 + b * w0, base1 + b * w1};
}

// P - A = (tau, k) and P - B = (nudge - tau, c tau - k): cross = c tau^2 - nudge k, a double root at tau = 0 (where
// dot = -k^2 < 0) that a nudge splits or removes. Sheared and carried by whole numbers.
PointSegmentMotion tangency(Random& random, double nudge, double size) {
    const Ratio t{random.integer(0, 4), 4};
    const double side = random.sign();
    const double k = size, c = random.integer(1, 6) * side;
    const dvec2 column_x = random.on_lattice(4), column_y = random.on_lattice(4);
    const auto shear = [&](double x, double y) { return x * column_x + y * column_y; };
    const dvec2 origin = random.on_lattice(100);
    PointSegmentMotion m;
    pass_through(m.p0, m.p1, origin, t, random.on_lattice(100));
    const auto minus = [&](dvec2& start, dvec2& end, const auto& offset) {
        start = m.p0 - offset(-double(t.n) * size / 4);
        end = m.p1 - offset(double(t.whole - t.n) * size / 4);
    };
    minus(m.a0, m.a1, [&](double tau) { return shear(tau, k); });
    minus(m.b0, m.b1, [&](double tau) { return shear(nudge - tau, c * tau - k); });
    return m;
}

void rest(Random& random, PointSegmentMotion& m) {
    const int which = random.integer(1, 3);
    if ((which & 1) != 0) {
        m.p1 = m.p0;
    }
    if ((which & 2) != 0) {
        m.a1 = m.a0;
        m.b1 = m.b0;
    }
}

// Exact as long as lattice numbers stay below 2^52 in total.
void scale_and_carry(PointSegmentMotion& m, double scale, const dvec2& carry) {
    for (dvec2* v : {&m.p0, &m.p1, &m.a0, &m.a1, &m.b0, &m.b1}) {
        *v = scale * (*v + carry);
    }
}

struct Draft {
    PointSegmentMotion motion;
    bool contact = false;
};

void move_by_units(Random& random, Draft& draft) {
    scale_and_carry(draft.motion, std::ldexp(1.0, random.integer(10, 40)), dvec2(0.0));
    if (random.chance(4)) {
        return; // the contact itself
    }
    for (dvec2* v : {&draft.motion.p0, &draft.motion.p1, &draft.motion.a0, &draft.motion.a1}) {
        *v += random.on_lattice(2);
    }
    draft.contact = false;
}

Draft draw_draft(Kind kind, Random& random) {
    const Ratio t = draw_ratio(random);
    const Ratio s = draw_ratio(random);
    switch (kind) {
    case Kind::parallel: {
        const bool near = random.chance(2);
        Draft draft{along_a_line(random, near ? dvec2(0.0) : random.on_lattice(20)), false};
        if (near) {
            move_by_units(random, draft);
        }
        return draft;
    }
    case Kind::sliding: return {random.chance(3) ? turning_line(random) : along_a_line(random, dvec2(0.0)), false};
    case Kind::zero_length: {
        Draft draft{meeting(random, 500, t, {0, 1}), true};
        draft.motion.b0 = draft.motion.a0;
        draft.motion.b1 = draft.motion.a1;
        if (random.chance(2)) {
            draft.motion.p1 += random.on_lattice(1);
            draft.contact = false;
        }
        return draft;
    }
    case Kind::grazing: {
        Draft draft{meeting(random, 100, t, {random.integer(0, 1), 1}), true};
        move_by_units(random, draft);
        return draft;
    }
    case Kind::tangent: {
        const double size = std::ldexp(1.0, random.integer(2, 30));
        const double nudge_unit = random.chance(2) ? 1.0 : size / 4;
        const double nudge = random.integer(-2, 2) * nudge_unit;
        return {tangency(random, nudge, size), nudge == 0.0};
    }
    case Kind::resting: {
        Draft draft{meeting(random, 6, {0, 1}, s), true};
        rest(random, draft.motion);
        if (random.chance(2)) {
            draft.motion.p0 += random.on_lattice(2);
            draft.motion.p1 += random.on_lattice(2);
            draft.contact = false;
        }
        return draft;
    }
    default: return {meeting(random, 1000, t, s), true};
    }
}

// The point goes aside by a vector of Chebyshev length d: what touched still touches, from d away.
double move_aside(Random& random, PointSegmentMotion& m, double unit) {
    const int d = random.integer(1, 40);
    const double e = random.integer(-d, d);
    const dvec2 aside = random.chance(2) ? dvec2(random.sign() * d, e) : dvec2(e, random.sign() * d);
    m.p0 += unit * aside;
    m.p1 += unit * aside;
    return unit * d;
}

} // namespace

LatticeMotion make_lattice_motion(Kind kind, Random& random, bool separated) {
    const Draft draft = draw_draft(kind, random);
    LatticeMotion made{draft.motion, 0.0, draft.contact};
    if (separated) {
        made.separation = move_aside(random, made.motion, random.chance(2) ? 1.0 : 16.0);
    }
    const bool extreme = kind == Kind::extreme;
    const double scale = std::ldexp(1.0, extreme ? random.integer(-1074, 280) : random.integer(-20, 6));
    const bool large = kind == Kind::grazing || kind == Kind::tangent || kind == Kind::parallel;
    const double far = large || extreme || random.chance(2) ? 0.0 : std::ldexp(1.0, random.integer(10, 38));
    const dvec2 carry = far * random.on_lattice(100);
    scale_and_carry(made.motion, scale, carry);
    made.separation *= scale;
    return made;
}

} // namespace tunnel::support
