// Answers: which of many boxes touch each other, a given box or a given ray? One interface; brute force, the oracle,
// and the quicker methods say exactly the same.
// Refuses: boxes with a NaN or min > max, ids that are not in use: nothing changes, and the call says so. Infinite
// bounds and boxes of no size are legal.
// Degenerate cases: touching counts (core/base/contact_rule.hpp); a ray that starts inside a box meets it.
// Source: Ericson 2005, chapters 6 and 7; each method names its own.
#pragma once

#include "core/shape/shapes.hpp"

#include <compare>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tunnel::broad {

using Id = std::uint32_t;
inline constexpr Id no_id = std::numeric_limits<Id>::max();

struct Pair {
    Id a = 0, b = 0; // a < b
    friend auto operator<=>(const Pair&, const Pair&) = default;
};

// What the last pairs() or query() did, counted the same way in every method.
struct Counts {
    std::int64_t tests = 0;  // box against box (or ray), up to four comparisons each: the candidates
    std::int64_t visits = 0; // the method's own steps: endpoints, cell entries or tree nodes looked at
    std::int64_t found = 0;
};

class BroadPhase {
  public:
    virtual ~BroadPhase() = default;
    // The smallest id not in use; no_id if refused.
    virtual Id insert(const shape::Aabb& box) = 0;
    // False: refused, and nothing changed.
    virtual bool move(Id id, const shape::Aabb& box) = 0;
    virtual bool remove(Id id) = 0;

    // All pairs of boxes that share a point, each once, in ascending order. Valid until the next call that is not
    // const. Allocates nothing once it has held as many boxes and pairs before.
    virtual std::span<const Pair> pairs() = 0;

    // Boxes that share a point with `box`, or with the ray (0 <= t <= t_max), in ascending order; `out` is emptied
    // first. An invalid box or ray: none.
    virtual void query(const shape::Aabb& box, std::vector<Id>& out) = 0;
    virtual void query(const shape::Ray& ray, std::vector<Id>& out) = 0;

    [[nodiscard]] virtual std::size_t size() const = 0; // boxes held
    [[nodiscard]] virtual Counts counts() const = 0;
};

enum class Method { brute_force, sort_and_sweep, grid, tree, fastest };

[[nodiscard]] std::unique_ptr<BroadPhase> make(Method method);
[[nodiscard]] std::string_view to_word(Method method);

// Is the box legal here?
[[nodiscard]] inline bool is_legal(const shape::Aabb& box) { // no NaN passes
    return box.min.x <= box.max.x && box.min.y <= box.max.y;
}

// Do the box and the ray (0 <= t <= t_max) share a point? Exact, also where a direction's component is zero and the
// ray runs along a side.
[[nodiscard]] bool touches(const shape::Aabb& box, const shape::Ray& ray);

} // namespace tunnel::broad
