// Answers: two meshes that move towards each other: which of their primitives could meet, which do, and which first?
// Swept boxes first, then the queries; every stage counted.
#pragma once

#include "core/ccd/impact.hpp"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace tunnel::scenes::coplanarity {

struct Mesh {
    std::vector<glm::dvec3> start{}, end{};
    std::vector<std::array<int, 3>> triangles{};
    std::vector<std::array<int, 2>> edges{};
};

// Around a primitive at both ends of the step, hence all the way: closed.
struct SweptBox {
    glm::dvec3 lo{0.0}, hi{0.0};
};
[[nodiscard]] SweptBox swept_box(const ccd::MovingPair& pair);

struct MeshRun {
    Mesh a{}, b{};
    std::int64_t all_pairs = 0;                               // vertex–face both ways and edge–edge
    std::vector<ccd::MovingPair> candidates{};                // their swept boxes touch
    std::vector<SweptBox> boxes{};                            // of triangles that have a candidate
    std::int64_t hits = 0, hits_inclusion = 0, exhausted = 0; // among the candidates
    std::int64_t checks = 0, most_checks = 0;                 // of inclusion, together and of one query
    int first = -1;                                           // the candidate that touches first; -1: none
    double first_lo = 1.0, first_hi = 1.0;
};

// Coordinates times `scale`.
[[nodiscard]] MeshRun run_meshes(int detail, double scale, const ccd::ImpactOptions& inclusion);
// The candidates only, or all pairs: what the broad phase saves, for timing.
[[nodiscard]] std::int64_t certified_hits(const MeshRun& run, bool broad_phase);

} // namespace tunnel::scenes::coplanarity
