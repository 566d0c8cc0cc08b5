// Answers: the kinds of boxes, and the plain list.
#include "tests/support/broad_walk.hpp"

#include <boost/multiprecision/cpp_int.hpp>

#include <cmath>

namespace tunnel::support {

namespace {

using broad::Id;
using shape::Aabb;

constexpr double infinity = std::numeric_limits<double>::infinity();

double between(std::mt19937_64& random, double lo, double hi) {
    return std::uniform_real_distribution<double>(lo, hi)(random);
}
int pick(std::mt19937_64& random, int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); }

Aabb around(const glm::dvec2& middle, const glm::dvec2& half) { return {middle - half, middle + half}; }

glm::dvec2 anywhere(std::mt19937_64& random) { return {between(random, -10.0, 10.0), between(random, -10.0, 10.0)}; }

// An end of an interval: sometimes at infinity.
Aabb make_infinite(std::mt19937_64& random) {
    Aabb box = around(anywhere(random), {between(random, 0.0, 2.0), between(random, 0.0, 2.0)});
    for (int axis = 0; axis < 2; ++axis) {
        const int choice = pick(random, 8);
        if (choice == 0 || choice == 2) box.min[axis] = -infinity;
        if (choice == 1 || choice == 2) box.max[axis] = infinity;
        if (choice == 3) box.min[axis] = box.max[axis] = infinity;
        if (choice == 4) box.min[axis] = box.max[axis] = -infinity;
    }
    return box;
}

} // namespace

std::string_view to_word(BoxKind kind) {
    constexpr std::array words = {"uniform",    "mixed",  "one_x",   "giant",    "clustered",
                                  "coincident", "points", "lattice", "infinite", "far_out"};
    return words[static_cast<std::size_t>(kind)];
}

Aabb make_box(BoxKind kind, std::mt19937_64& random) {
    const glm::dvec2 half(between(random, 0.2, 1.0), between(random, 0.2, 1.0));
    switch (kind) {
    case BoxKind::uniform: return around(anywhere(random), half);
    case BoxKind::mixed: { // sizes 1 : 1 000 000
        const glm::dvec2 size(std::exp(between(random, -12.0, 1.8)), std::exp(between(random, -12.0, 1.8)));
        return around(anywhere(random), size);
    }
    case BoxKind::one_x: return around({3.0, 30.0 * between(random, -1.0, 1.0)}, half);
    case BoxKind::giant:
        return pick(random, 20) == 0 ? around(anywhere(random), {1e6, 1e6}) : around(anywhere(random), 0.3 * half);
    case BoxKind::clustered: {
        const glm::dvec2 at(1e3 * pick(random, 3), -1e3 * pick(random, 2));
        return around(at + 0.01 * anywhere(random), 0.05 * half);
    }
    case BoxKind::coincident: {
        const double at = pick(random, 3);
        return {{at, 1.0}, {at + 1.0, 2.0}};
    }
    case BoxKind::points: {
        const glm::dvec2 at(pick(random, 8), pick(random, 8));
        return {at, at + glm::dvec2(pick(random, 2) * pick(random, 3), 0.0)};
    }
    case BoxKind::lattice: { // sides that coincide; -0 stands for 0
        const glm::dvec2 at(pick(random, 9) - 4, pick(random, 9) - 4);
        Aabb box{at, at + glm::dvec2(1 + pick(random, 2), 1 + pick(random, 2))};
        if (box.min.x == 0.0 && pick(random, 2) == 0) box.min.x = -0.0;
        if (box.max.y == 0.0 && pick(random, 2) == 0) box.max.y = -0.0;
        return box;
    }
    case BoxKind::infinite: return make_infinite(random);
    case BoxKind::far_out: {
        const double scale = std::pow(10.0, 40.0 * pick(random, 8) - 20.0); // up to 1e260
        return around(scale * anywhere(random), scale * half);
    }
    }
    return {};
}

shape::Ray make_ray(BoxKind kind, std::mt19937_64& random) {
    const Aabb from = make_box(kind, random), to = make_box(kind, random);
    shape::Ray ray;
    const auto usable = [](double x) { return std::abs(x) <= 1e40 ? x : 0.0; };
    ray.origin = {usable(pick(random, 2) ? from.min.x : from.max.x), usable(pick(random, 2) ? from.min.y : from.max.y)};
    ray.direction = {usable(to.min.x - ray.origin.x), usable(to.max.y - ray.origin.y)};
    const int choice = pick(random, 6);
    if (choice == 0) ray.direction.x = 0.0;
    if (choice == 1) ray.direction.y = 0.0;
    if (choice == 2) ray.direction = {pick(random, 3) - 1, pick(random, 3) - 1};
    if (ray.direction == glm::dvec2(0.0)) ray.direction.x = 1.0;
    constexpr std::array ends = {infinity, 1.0, 0.5, 0.0};
    ray.t_max = ends[static_cast<std::size_t>(pick(random, 4))];
    return ray;
}

bool exactly_touches(const Aabb& box, const shape::Ray& ray) {
    using Rational = boost::multiprecision::cpp_rational;
    bool ends = ray.t_max < infinity;
    Rational lo = 0, hi = ends ? Rational(ray.t_max) : Rational(0);
    for (int axis = 0; axis < 2; ++axis) {
        const double o = ray.origin[axis], d = ray.direction[axis];
        if (box.min[axis] == infinity || box.max[axis] == -infinity) return false;
        if (d == 0.0) {
            if (!(box.min[axis] <= o && o <= box.max[axis])) return false;
            continue;
        }
        const double near = d > 0.0 ? box.min[axis] : box.max[axis], far = d > 0.0 ? box.max[axis] : box.min[axis];
        if (!std::isinf(near)) lo = std::max(lo, Rational((Rational(near) - Rational(o)) / Rational(d)));
        if (std::isinf(far)) continue;
        const Rational out = (Rational(far) - Rational(o)) / Rational(d);
        hi = ends ? std::min(hi, out) : out;
        ends = true;
    }
    return !ends || lo <= hi;
}

Id BroadModel::insert(const Aabb& box) {
    Id id = 0;
    while (boxes_.count(id) != 0) ++id;
    boxes_[id] = box;
    return id;
}

bool BroadModel::move(Id id, const Aabb& box) {
    if (boxes_.count(id) == 0) return false;
    boxes_[id] = box;
    return true;
}

bool BroadModel::remove(Id id) { return boxes_.erase(id) != 0; }

namespace {
bool meet(const Aabb& a, const Aabb& b) {
    const bool apart = a.max.x < b.min.x || b.max.x < a.min.x || a.max.y < b.min.y || b.max.y < a.min.y;
    return !apart;
}
} // namespace

std::vector<broad::Pair> BroadModel::pairs() const {
    std::vector<broad::Pair> out;
    for (auto a = boxes_.begin(); a != boxes_.end(); ++a)
        for (auto b = std::next(a); b != boxes_.end(); ++b)
            if (meet(a->second, b->second)) out.push_back({a->first, b->first});
    return out;
}

std::vector<Id> BroadModel::query(const Aabb& box) const {
    std::vector<Id> out;
    for (const auto& [id, other] : boxes_)
        if (meet(box, other)) out.push_back(id);
    return out;
}

std::vector<Id> BroadModel::query(const shape::Ray& ray) const {
    std::vector<Id> out;
    for (const auto& [id, other] : boxes_)
        if (exactly_touches(other, ray)) out.push_back(id);
    return out;
}

} // namespace tunnel::support
