// Answers: which law of the polygon query does a case break? Each check returns the broken law in words, or nothing.
// Verdicts are held exactly, lengths to a relative 1e-9 and 2^-46 of the pair's size.
#pragma once

#include "core/sat/polygons.hpp"
#include "tests/oracle/polygon_pair_oracle.hpp"
#include "tests/support/polygon_cases.hpp"

#include <string>

namespace tunnel::support {

[[nodiscard]] oracle::PolygonPair exact_pair(const PolygonPairCase& c);

// Of a length near `value`: the header's 1e-9, and 2^-46 of the pair's size for ties to rounding, of which any may be
// the answer. (Where nothing is tied the error seen is below 2 * 2^-53 of the size.)
[[nodiscard]] double tolerance(const PolygonPairCase& c, double value);

// The verdict is the exact one, every number is finite, mtv() and contact() agree to the bit.
[[nodiscard]] std::string broken_by_verdict(const PolygonPairCase& c, const oracle::PolygonPair& exact,
                                            const overlap::Contact& r);
// hit: pushed out B is apart, no shorter push does it, the direction is a shortest one. clear: the axis separates, and
// the distance along it is right.
[[nodiscard]] std::string broken_by_way_out(const PolygonPairCase& c, const oracle::PolygonPair& exact,
                                            const overlap::Contact& r);
// Equally short ways: the one the header names. Only where ties are exact.
[[nodiscard]] std::string broken_by_tie(const PolygonPairCase& c, const oracle::PolygonPair& exact,
                                        const overlap::Contact& r);
// Swapped, and with the lists of vertices begun elsewhere.
[[nodiscard]] std::string broken_by_symmetry(const PolygonPairCase& c, const oracle::PolygonPair& exact,
                                             const overlap::Contact& r);
// Number, place, depth and features of the contact points.
[[nodiscard]] std::string broken_by_points(const PolygonPairCase& c, const overlap::Contact& r);
// The trace changes no bit, and its records are the exact intervals, rounded.
[[nodiscard]] std::string broken_by_trace(const PolygonPairCase& c, const overlap::Contact& r);

} // namespace tunnel::support
