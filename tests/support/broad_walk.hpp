// Answers: seeded boxes and rays of every awkward kind, and what a broad phase has to say about them: a plain list of
// boxes, searched in full, and the ray test in rational numbers.
#pragma once

#include "core/broad/broad_phase.hpp"

#include <array>
#include <map>
#include <random>
#include <string_view>
#include <vector>

namespace tunnel::support {

enum class BoxKind { uniform, mixed, one_x, giant, clustered, coincident, points, lattice, infinite, far_out };

inline constexpr std::array all_box_kinds = {BoxKind::uniform,   BoxKind::mixed,      BoxKind::one_x,  BoxKind::giant,
                                             BoxKind::clustered, BoxKind::coincident, BoxKind::points, BoxKind::lattice,
                                             BoxKind::infinite,  BoxKind::far_out};

[[nodiscard]] std::string_view to_word(BoxKind kind);

[[nodiscard]] shape::Aabb make_box(BoxKind kind, std::mt19937_64& random);
// Through the middle of things, along sides, or away from them.
[[nodiscard]] shape::Ray make_ray(BoxKind kind, std::mt19937_64& random);

// The exact answer, by rational numbers.
[[nodiscard]] bool exactly_touches(const shape::Aabb& box, const shape::Ray& ray);

// What a broad phase must know and say.
class BroadModel {
  public:
    broad::Id insert(const shape::Aabb& box);
    bool move(broad::Id id, const shape::Aabb& box);
    bool remove(broad::Id id);
    [[nodiscard]] std::vector<broad::Pair> pairs() const;
    [[nodiscard]] std::vector<broad::Id> query(const shape::Aabb& box) const;
    [[nodiscard]] std::vector<broad::Id> query(const shape::Ray& ray) const;
    [[nodiscard]] const std::map<broad::Id, shape::Aabb>& boxes() const { return boxes_; }

  private:
    std::map<broad::Id, shape::Aabb> boxes_;
};

} // namespace tunnel::support
