// Answers: what may a world of colliders say to a ray? Every meeting that could be in its answers, with bounds on its
// distance and whether it must be there; and whether a given answer of closest, any, all agrees with them: ties,
// filters, starts, pierced layers. Written from the contract in core/ray's headers, not from its code.
// Refuses: invalid rays (none).
#pragma once

#include "core/ray/world.hpp"
#include "tests/oracle/exact_ray.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tunnel::oracle {

struct Meeting {
    ray::Id collider = 0, part = 0;
    Sure sure = Sure::no;
    Bounds at;
    std::optional<ray::Face> face; // none: either
    bool inside = false;
    bool first = true;    // what closest asks for; false: where the ray leaves a solid that it entered
    unsigned parts = ~0U; // solids: possible parts
    bool mesh = false;    // the part is a triangle's number
};

// Collider i has the id i; one that is not held is none.
using Held = std::vector<std::optional<ray::Collider>>;

[[nodiscard]] std::vector<Meeting> meetings(const Held& held, const ray::Ray& ray, const ray::Query& query);

// Empty if it agrees; else what is wrong. `decided` is set if no other answer would have agreed.
[[nodiscard]] std::string judge_closest(const std::vector<Meeting>& all, const ray::Ray& ray, const ray::Query& query,
                                        const ray::Hit& answer, bool& decided);
[[nodiscard]] std::string judge_any(const std::vector<Meeting>& all, base::Status answer);
[[nodiscard]] std::string judge_all(const Held& held, const std::vector<Meeting>& all, const ray::ListQuery& list,
                                    const std::vector<ray::Hit>& answer);

} // namespace tunnel::oracle
