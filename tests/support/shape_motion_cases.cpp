// Answers: how each course of two moving shapes is drawn; see shape_motion_cases.hpp.
#include "tests/support/shape_motion_cases.hpp"

#include <cmath>
#include <sstream>

namespace tunnel::support {

namespace {

using glm::dvec2;

// B comes to where it is in the pair at some time, most often in [0, 1].
void pass_through(Random& random, MotionCase& c) {
    const double size = size_of(round_shape(c.a), round_shape(c.b));
    const dvec2 way = random.in_square(size * random.magnitude(-1, 1)), carry = random.in_square(size);
    const double when = random.chance(4) ? random.uniform(-0.5, 1.5) : random.unit();
    c.b = moved(c.b, -when * way);
    c.travel = {carry, carry + way};
    if (random.chance(4)) c.travel = {-way, {0, 0}};
}

// On the lattice: where B is in the pair at t = quarters / 4.
void pass_exactly(Random& random, MotionCase& c, const dvec2& rate, int quarters) {
    const dvec2 carry = random.on_lattice(9);
    c.b = moved(c.b, -static_cast<double>(quarters) * rate);
    c.travel = {carry, carry + 4.0 * rate};
}

void lattice_motion(Random& random, MotionCase& c) {
    pass_exactly(random, c, random.on_lattice(9), random.integer(0, 4));
}

dvec2 approach(Random& random, const WholeDirection& direction) {
    const dvec2 rate = random.on_lattice(9);
    const double along = rate.x * direction.arm.x + rate.y * direction.arm.y;
    return along == 0 ? -direction.arm : along > 0 ? -rate : rate;
}

void arrive(Random& random, MotionCase& c, KindPair kinds, bool grazing) {
    const WholeDirection direction = whole_direction(random);
    static_cast<ShapePair&>(c) = touching_along(direction, kinds, random);
    const int quarters = random.integer(0, 4);
    const dvec2 across{-direction.arm.y, direction.arm.x};
    const dvec2 rate = grazing ? random.sign() * random.integer(1, 3) * across : approach(random, direction);
    pass_exactly(random, c, rate, quarters);
    c.meets = true;
    if (!grazing) c.first = 0.25 * quarters;
    if (c.course != Course::beside) return;
    const double outward = random.sign(), step = std::ldexp(outward, -random.integer(0, 40));
    c.b = moved(c.b, step * direction.arm);
    c.meets = false;
}

void whole_motion(Random& random, MotionCase& c, KindPair kinds, std::uint64_t seed) {
    const int which = random.integer(0, 2);
    if (which < 2) return arrive(random, c, kinds, which == 1);
    static_cast<ShapePair&>(c) = make_case(Situation::lattice, seed);
    lattice_motion(random, c);
}

void turn(Random& random, MotionCase& c) {
    const shape::Pose pose = shape::pose(random.in_square(random.magnitude(0, 7)), random.uniform(-7.0, 7.0));
    c.a = turned(c.a, pose), c.b = turned(c.b, pose);
    for (dvec2* v : {&c.travel.a, &c.travel.b})
        *v = {v->x * pose.cosine - v->y * pose.sine, v->x * pose.sine + v->y * pose.cosine};
    c.meets = false;
    c.first.reset();
}

void magnify(Random& random, MotionCase& c) {
    const double scale = std::ldexp(1.0, random.integer(-500, 150));
    c.a = scaled(c.a, scale), c.b = scaled(c.b, scale);
    c.travel = {scale * c.travel.a, scale * c.travel.b};
}

void rest(Random& random, MotionCase& c, std::uint64_t seed) {
    static_cast<ShapePair&>(c) = make_case(random.chance(2) ? Situation::lattice : Situation::touching, seed);
    const dvec2 carry = random.chance(2) ? dvec2(0.0) : random.on_lattice(9);
    c.travel = {carry, carry};
}

void leave(Random& random, MotionCase& c, std::uint64_t seed) {
    static_cast<ShapePair&>(c) = make_case(Situation::touching, seed);
    pass_exactly(random, c, random.on_lattice(9), 0);
    c.meets = true;
    c.first = 0.0;
}

} // namespace

std::string_view to_word(Course course) {
    constexpr std::string_view words[] = {"random",  "mixed_scale", "far_offset", "needle",  "contained",
                                          "lattice", "no_size",     "arriving",   "grazing", "beside",
                                          "leaving", "inside",      "resting",    "placed",  "extreme"};
    return words[static_cast<std::size_t>(course)];
}

bool MotionCase::whole() const {
    const bool free = course == Course::random || course == Course::mixed_scale || course == Course::far_offset ||
                      course == Course::needle || course == Course::contained;
    return !free && course != Course::placed;
}

MotionCase make_case(Course course, std::uint64_t seed) {
    Random random(seed * 64 + 32 + static_cast<std::uint64_t>(course));
    KindPair kinds = kind_pair(seed);
    if (random.chance(2)) kinds = {kinds.b, kinds.a};
    MotionCase c;
    c.course = course;
    c.seed = seed;
    const auto pair = [&](Situation situation) { static_cast<ShapePair&>(c) = make_case(situation, seed); };
    switch (course) {
    case Course::random: pair(Situation::random), pass_through(random, c); break;
    case Course::mixed_scale: pair(Situation::mixed_scale), pass_through(random, c); break;
    case Course::far_offset: pair(Situation::far_offset), pass_through(random, c); break;
    case Course::needle: pair(Situation::needle), pass_through(random, c); break;
    case Course::contained: pair(Situation::contained), pass_through(random, c); break;
    case Course::lattice: pair(Situation::lattice), lattice_motion(random, c); break;
    case Course::no_size: pair(Situation::no_size), lattice_motion(random, c); break;
    case Course::arriving: arrive(random, c, kinds, false); break;
    case Course::grazing:
    case Course::beside: arrive(random, c, kinds, true); break;
    case Course::leaving: leave(random, c, seed); break;
    case Course::inside: pair(Situation::concentric), pass_exactly(random, c, random.on_lattice(9), 0); break;
    case Course::resting: rest(random, c, seed); break;
    case Course::placed: whole_motion(random, c, kinds, seed), turn(random, c); break;
    case Course::extreme: whole_motion(random, c, kinds, seed), magnify(random, c); break;
    }
    return c;
}

std::string describe(const MotionCase& c) {
    std::ostringstream out;
    out << to_word(c.course) << " seed " << c.seed << "\n  a " << describe(c.a) << "\n  b " << describe(c.b)
        << std::hexfloat << "\n  travel a (" << c.travel.a.x << ", " << c.travel.a.y << ") b (" << c.travel.b.x << ", "
        << c.travel.b.y << ")";
    return out.str();
}

} // namespace tunnel::support
