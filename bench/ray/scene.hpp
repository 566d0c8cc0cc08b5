// Answers: what is shot at in bench/ray, and with which rays? All numbers are floats, so that every peer is asked the
// same; seeded. Refuses: rays that start inside a solid, where libraries mean different things by a hit.
#pragma once

#include "core/ray/mesh.hpp"

#include <glm/vec3.hpp>

#include <string>
#include <vector>

namespace tunnel::bench {

// Incoherent: each from another place in another direction. `way` is unit to the precision of floats.
struct Shot {
    glm::vec3 from{0.0F}, way{0.0F};
};

// One of the lists of shapes is filled.
struct RayScene {
    std::string task; // lower_snake
    std::vector<ray::Sphere> spheres{};
    std::vector<ray::Box> boxes{};
    std::vector<shape::Circle> circles{};
    std::vector<shape::Aabb> flat_boxes{};
    std::vector<glm::vec3> points{}; // of a mesh
    std::vector<ray::Corners> triangles{};
    std::vector<Shot> shots{};
    float reach = 0.0F; // how far each ray goes: out of the scene from anywhere in it

    [[nodiscard]] std::size_t size() const {
        return spheres.size() + boxes.size() + circles.size() + flat_boxes.size() + triangles.size();
    }
};

[[nodiscard]] RayScene sphere_scene(std::size_t n);
[[nodiscard]] RayScene box_scene(std::size_t n);
[[nodiscard]] RayScene circle_scene(std::size_t n);
[[nodiscard]] RayScene flat_box_scene(std::size_t n);
// A closed ring with bumps and dents of n triangles (n = 100 000: 200 by 250 quads), the rays from around it and from
// within.
[[nodiscard]] RayScene mesh_scene(std::size_t n);

} // namespace tunnel::bench
