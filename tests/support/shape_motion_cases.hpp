// Answers: seeded motions of two shapes of all 21 pairs of kinds, course by course: free ones, arriving exactly at a
// known time, grazing exactly or off by a hair, touching or inside at the start, without motion.
// Refuses: judging them; `meets` and `first` say what holds by construction.
#pragma once

#include "core/ccd/linear.hpp"
#include "tests/support/shape_pair_cases.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tunnel::support {

enum class Course {
    random,      // B passes through a place near A
    mixed_scale, // each its own size
    far_offset,  // 1e3 .. 1e9 times the size away from the origin
    needle,      // 1e-4 .. 1e-9 as wide as long
    contained,   // one small enough to fit into the other
    lattice,     // small whole numbers
    no_size,     // points, lines and specks on the lattice
    arriving,    // touches first at t = 0, 1/4, ... 1, with the outermost points along one direction
    grazing,     // as arriving, but sliding along the line that parts the two
    beside,      // grazing, off by a small power of two
    leaving,     // touches at the start
    inside,      // middles coincide at the start
    resting,     // no motion of one against the other
    placed,      // arriving, grazing or lattice, turned by any angle and shifted
    extreme,     // arriving, grazing or lattice, scaled by a power of two, 2^-500 .. 2^150
};

inline constexpr std::array all_courses{Course::random,    Course::mixed_scale, Course::far_offset, Course::needle,
                                        Course::contained, Course::lattice,     Course::no_size,    Course::arriving,
                                        Course::grazing,   Course::beside,      Course::leaving,    Course::inside,
                                        Course::resting,   Course::placed,      Course::extreme};

[[nodiscard]] std::string_view to_word(Course course);

struct MotionCase : ShapePair {
    ccd::LinearTravel travel;
    Course course = Course::random;
    std::uint64_t seed = 0;
    bool meets = false;               // an exact contact exists by construction
    std::optional<double> first;      // and this is its time
    [[nodiscard]] bool whole() const; // whole numbers, or those scaled: corners meet exactly or not at all
};

[[nodiscard]] MotionCase make_case(Course course, std::uint64_t seed);
[[nodiscard]] std::string describe(const MotionCase& c); // numbers as hex floats

} // namespace tunnel::support
