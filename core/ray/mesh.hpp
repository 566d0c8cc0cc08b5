// Answers: where does a ray meet a mesh of triangles?
// Refuses: corners that are no points, points not finite or beyond shape::max_coordinate: no mesh. Invalid rays:
// invalid_input.
// Degenerate cases: as for single triangles (core/ray/cast.hpp): a closed mesh has no leak; triangles without area are
// never met. Of hits at nearly one distance, as on an edge, that of the smallest triangle: see MeshQuery.
#pragma once

#include "core/ray/bvh.hpp"
#include "core/ray/triangle_block.hpp"

#include <optional>
#include <span>
#include <vector>

namespace tunnel::ray {

using Corners = std::array<Id, 3>; // numbers of points, counter-clockwise seen from the front

class TriangleMesh {
  public:
    // None if refused.
    [[nodiscard]] static std::optional<TriangleMesh> make(std::span<const glm::dvec3> points,
                                                          std::span<const Corners> triangles);
    // The same triangles at other points, as many as before; false: refused, and nothing changed.
    [[nodiscard]] bool move(std::span<const glm::dvec3> points);

    [[nodiscard]] std::size_t size() const { return corners_.size(); } // triangles
    [[nodiscard]] Triangle triangle(Id i) const;
    [[nodiscard]] const Box& bounds() const { return bounds_; } // min > max: no triangle
    [[nodiscard]] const Bvh& bvh() const { return bvh_; }
    [[nodiscard]] const TriangleBlocks& blocks() const { return blocks_; } // as bvh().order() says

  private:
    void place();
    template <class Block> void place(std::vector<Block>& blocks);
    std::vector<glm::dvec3> points_;
    std::vector<Corners> corners_;
    TriangleBlocks blocks_;
    Bvh bvh_;
    Box bounds_;
};

struct MeshQuery {
    // The smallest distance wins; within a band above it, the smallest triangle. The band is this wide, and no less
    // than 2^-38 times the origin's largest coordinate plus the distance. Length unit.
    double tie = 0.0;
    bool brute_force = false; // every triangle: the oracle
};

struct MeshCounts {
    WalkCounts walk;
    std::int64_t triangles = 0; // tested
};

[[nodiscard]] Hit cast(const Ray& ray, const TriangleMesh& mesh, const MeshQuery& query = {},
                       MeshCounts* counts = nullptr);

} // namespace tunnel::ray
