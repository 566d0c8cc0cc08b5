// Answers: the seeded scenes. In space: 100 units wide, sizes 0.2 to 1.2, a tenth to a third of the rays meet nothing.
// In the plane: as many units of area a shape as make a ray go some fifteen shapes' widths.
#include "bench/ray/scene.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace tunnel::bench {

namespace {

constexpr std::size_t shot_count = 16384;
constexpr double wide = 100.0, wide_flat = 200.0;

class Draws {
  public:
    double uniform(double lo, double hi) { // a float
        return static_cast<double>(static_cast<float>(std::uniform_real_distribution<double>(lo, hi)(random_)));
    }
    glm::dvec2 flat(double lo, double hi) {
        const double x = uniform(lo, hi), y = uniform(lo, hi);
        return {x, y};
    }
    glm::dvec3 point(double lo, double hi) {
        const double x = uniform(lo, hi), y = uniform(lo, hi), z = uniform(lo, hi);
        return {x, y, z};
    }
    glm::vec3 way() {
        for (;;) {
            const glm::dvec3 v = point(-1.0, 1.0);
            const double square = v.x * v.x + v.y * v.y + v.z * v.z;
            if (square > 0.01 && square <= 1.0) return glm::vec3(v / std::sqrt(square));
        }
    }
    glm::vec3 flat_way() {
        const double angle = uniform(-std::numbers::pi, std::numbers::pi);
        return {std::cos(angle), std::sin(angle), 0.0};
    }

  private:
    std::mt19937_64 random_{1};
};

bool holds(const ray::Sphere& s, const glm::dvec3& p) {
    const glm::dvec3 d = p - s.centre;
    return d.x * d.x + d.y * d.y + d.z * d.z <= 1.01 * s.radius * s.radius;
}
bool holds(const ray::Box& b, const glm::dvec3& p) {
    for (int i = 0; i < 3; ++i)
        if (p[i] < b.min[i] - 0.01 || p[i] > b.max[i] + 0.01) return false;
    return true;
}
bool holds(const shape::Circle& c, const glm::dvec3& p) {
    return holds(ray::Sphere{glm::dvec3(c.centre, 0.0), c.radius}, p);
}
bool holds(const shape::Aabb& b, const glm::dvec3& p) {
    return holds(ray::Box{glm::dvec3(b.min, 0.0), glm::dvec3(b.max, 0.0)}, p);
}

template <class Shape> void shoot(Draws& draws, const std::vector<Shape>& shapes, bool flat, RayScene& scene) {
    while (scene.shots.size() < shot_count) {
        const glm::dvec3 from = flat ? glm::dvec3(draws.flat(0.0, wide_flat), 0.0) : draws.point(0.0, wide);
        const glm::vec3 way = flat ? draws.flat_way() : draws.way();
        const auto inside = [&](const Shape& s) { return holds(s, from); };
        if (std::none_of(shapes.begin(), shapes.end(), inside)) scene.shots.push_back({glm::vec3(from), way});
    }
    scene.reach = static_cast<float>(flat ? 1.5 * wide_flat : 2.0 * wide);
}

} // namespace

RayScene sphere_scene(std::size_t n) {
    RayScene scene{"closest_spheres"};
    Draws draws;
    for (std::size_t i = 0; i < n; ++i) {
        const glm::dvec3 centre = draws.point(0.0, wide);
        scene.spheres.push_back({centre, draws.uniform(0.2, 1.2)});
    }
    shoot(draws, scene.spheres, false, scene);
    return scene;
}

RayScene box_scene(std::size_t n) {
    RayScene scene{"closest_aabbs"};
    Draws draws;
    for (std::size_t i = 0; i < n; ++i) {
        const glm::dvec3 centre = draws.point(0.0, wide), half = draws.point(0.2, 1.2);
        scene.boxes.push_back({glm::vec3(centre - half), glm::vec3(centre + half)});
    }
    shoot(draws, scene.boxes, false, scene);
    return scene;
}

RayScene circle_scene(std::size_t n) {
    RayScene scene{"closest_circles_2d"};
    Draws draws;
    for (std::size_t i = 0; i < n; ++i) {
        const glm::dvec2 centre = draws.flat(0.0, wide_flat);
        scene.circles.push_back({centre, draws.uniform(0.1, 0.6)});
    }
    shoot(draws, scene.circles, true, scene);
    return scene;
}

RayScene flat_box_scene(std::size_t n) {
    RayScene scene{"closest_boxes_2d"};
    Draws draws;
    for (std::size_t i = 0; i < n; ++i) {
        const glm::dvec2 centre = draws.flat(0.0, wide_flat), half = draws.flat(0.1, 0.6);
        scene.flat_boxes.push_back({glm::vec2(centre - half), glm::vec2(centre + half)});
    }
    shoot(draws, scene.flat_boxes, true, scene);
    return scene;
}

RayScene mesh_scene(std::size_t n) {
    RayScene scene{"closest_mesh"};
    const auto round = static_cast<ray::Id>(std::sqrt(0.625 * static_cast<double>(n)));
    const auto rings = static_cast<ray::Id>(n / (2 * static_cast<std::size_t>(round)));
    const auto at = [&](ray::Id ring, ray::Id i) { return ring % rings * round + i % round; };
    for (ray::Id ring = 0; ring < rings; ++ring)
        for (ray::Id i = 0; i < round; ++i) {
            const double a = 2.0 * std::numbers::pi * ring / rings, b = 2.0 * std::numbers::pi * i / round;
            const double r = 13.0 + 4.0 * std::sin(17.0 * a) * std::sin(9.0 * b), from_axis = 30.0 + r * std::cos(b);
            scene.points.emplace_back(from_axis * std::cos(a), from_axis * std::sin(a), r * std::sin(b));
        }
    for (ray::Id ring = 0; ring < rings; ++ring)
        for (ray::Id i = 0; i < round; ++i) {
            scene.triangles.push_back({at(ring, i), at(ring + 1, i), at(ring, i + 1)});
            scene.triangles.push_back({at(ring, i + 1), at(ring + 1, i), at(ring + 1, i + 1)});
        }
    Draws draws;
    while (scene.shots.size() < shot_count) {
        const glm::dvec2 across = draws.flat(-50.0, 50.0);
        const glm::dvec3 from(across, draws.uniform(-18.0, 18.0));
        scene.shots.push_back({glm::vec3(from), draws.way()});
    }
    scene.reach = 200.0F;
    return scene;
}

} // namespace tunnel::bench
