// Answers: which of many boxes may a ray meet, by a grid of equal cells, nearest slices first?
// Refuses: infinite boxes (unchecked).
// Degenerate cases: boxes over many cells are kept in a list of their own; a box may be found more than once.
// Source: Amanatides and Woo 1987 go from cell to cell; here slice after slice, all cells that the ray may pass in it,
// so that rounding cannot skip one.
// Internal to core/ray.
#pragma once

#include "core/ray/shapes.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tunnel::ray {

class CellGrid {
  public:
    void build(std::span<const Box> boxes);

    // Called with a box's number; answers the new limit. `cells` counts those looked into.
    template <class Call> void walk(const Ray& ray, double limit, std::int64_t& cells, Call call) const {
        for (const Id id : large_) limit = call(id);
        Path path;
        if (boxes_ == 0 || !start(ray, path)) return;
        for (int k = 0; k < path.slices; ++k) {
            Slice slice;
            if (!cut(ray, path, k, slice)) continue;
            if (slice.near > limit) return;
            for (int u = slice.lo[0]; u <= slice.hi[0]; ++u)
                for (int v = slice.lo[1]; v <= slice.hi[1]; ++v) {
                    const std::size_t cell = cell_at(path, slice.at, u, v);
                    ++cells;
                    for (std::uint32_t i = begins_[cell]; i < begins_[cell + 1]; ++i) limit = call(ids_[i]);
                }
        }
    }

  private:
    struct Path {
        int axis = 0, u = 1, v = 2; // along which the slices lie: where the ray goes farthest
        int first = 0, step = 1, slices = 0;
    };
    struct Slice {
        double near = 0.0;
        int at = 0;
        std::array<int, 2> lo{}, hi{};
    };
    [[nodiscard]] int number(int axis, double x) const;
    [[nodiscard]] double margin(const Ray& ray, double t) const;
    [[nodiscard]] std::size_t cell_at(const Path& path, int at, int u, int v) const;
    [[nodiscard]] std::size_t index(const std::array<int, 3>& c) const;
    bool start(const Ray& ray, Path& path) const;
    bool cut(const Ray& ray, const Path& path, int k, Slice& slice) const;
    void set_up(std::span<const Box> boxes);

    Box all_;
    std::array<int, 3> count_{1, 1, 1};
    glm::dvec3 size_{1.0}, inverse_{0.0};
    std::size_t boxes_ = 0;
    std::vector<std::uint32_t> begins_;
    std::vector<Id> ids_, large_;
};

} // namespace tunnel::ray
