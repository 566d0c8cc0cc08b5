// Answers: in doubles with proved bounds, what are the coplanarity polynomial and the sides of whole/polygon.hpp's
// polygon over a piece of time? As Bernstein coefficients: a polynomial lies in their hull.
// Refuses: nothing. An axis whose differences are outside [2^-200, 2^200] is measured in another unit, a power of two:
// that changes no contact, and no product then overflows or underflows to where it would count.
// Bounds, with u = 2^-53 and m_k the largest difference along axis k:
//   A difference has one rounding. A coefficient of a side's coordinate k is a mean of 2 x 2 determinants of
//   differences, so its terms sum to at most 2 m_i m_j (i, j the other axes); each passes at most 6 roundings: 12 u m_i
//   m_j. A coefficient of the volume is a mean of 3 x 3 determinants, 6 terms of at most m_x m_y m_z with at most 13
//   roundings each: 78 u m_x m_y m_z. What is of second order in u is less than a hundredth of that. A cut at a given t
//   is three levels (two for a side) of (1-t) x + t y, four roundings each of what the coefficients bound; a cut in
//   half has one rounding a level.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/whole/polygon.hpp"

namespace tunnel::ccd {

struct RealPolygon {
    std::size_t count = 0;
    std::array<std::array<glm::dvec3, 2>, 4> p{}; // [corner][start, end]
    glm::dvec3 largest{0.0};                      // difference along each axis
    std::array<int, 3> up{};                      // lengths here are 2^up times the pair's

    explicit RealPolygon(const MovingPair& pair);
    // A corner at t, to rounding.
    [[nodiscard]] glm::dvec3 at(std::size_t i, double t) const { return (1.0 - t) * p[i][0] + t * p[i][1]; }

  private:
    void change_unit(const MovingPair& pair, int axis);
};

// What has no initialiser stays unset until made, on purpose: a search holds many pieces and uses few.
struct Piece {
    double t0 = 0.0, t1 = 1.0;
    int halvings = 0; // since [0, 1]
    std::array<double, 4> volume;
    double volume_error, volume_rounding; // of each coefficient, against the exact one; of one operation
    std::array<std::array<std::array<double, 3>, 4>, 3> side; // [axis][side]; the first `count` are set
    std::array<double, 3> side_error, side_rounding;          // [axis]
    std::size_t count = 0;                                    // of sides

    Piece() {}
    explicit Piece(const RealPolygon& polygon);          // all of [0, 1], without the sides
    void set_sides(const RealPolygon& polygon);          // of all of [0, 1]
    [[nodiscard]] Piece cut(double t0, double t1) const; // of all of [0, 1] only
    void halve(Piece& later);                            // keeps the first half

    // Is the volume of one sign throughout?
    [[nodiscard]] bool volume_definite() const;
    // Does it rise throughout (1), fall throughout (-1), or is that not known (0)?
    [[nodiscard]] int volume_slope() const;
    // Nowhere distinguishable from 0?
    [[nodiscard]] bool volume_vague() const;
    // 1: the origin is in the polygon wherever it is in its plane. -1: nowhere. 0: not known.
    // Where it is in the plane, the sides along an axis all have one sign, or it is outside; see whole/contact.hpp. Two
    // of opposite signs leave no contact even where the polygon is degenerate: its sides would all be 0.
    [[nodiscard]] int inside() const;
};

} // namespace tunnel::ccd
