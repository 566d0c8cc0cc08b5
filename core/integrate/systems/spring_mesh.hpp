// Answers: particles in space joined by damped springs, in gravity, air and water: the tetrahedron with one wet corner,
// and a small cloth. A particle of infinite mass is a pin.
#pragma once

#include "core/integrate/mass.hpp"
#include "core/integrate/system.hpp"

#include <glm/vec3.hpp>

#include <vector>

namespace tunnel::integrate {

struct SpringLink {
    std::size_t a = 0, b = 0; // particles
    double rest = 1.0;        // length without force, m
    double stiffness = 100.0; // N/m
    double damping = 0.0;     // N s/m, of the rate at which the length changes
};

// Below `level` a particle is carried and braked, fully from `skin` down and in proportion before, so that the force is
// continuous.
struct Water {
    double level = 0.0; // y, m
    double skin = 0.1;  // m, above 0
    double lift = 0.0;  // upward on a particle that is fully in, N
    double drag = 0.0;  // N s/m
};

struct SpringMesh {
    std::vector<double> masses{}; // kg; infinite: a pin
    std::vector<SpringLink> links{};
    glm::dvec3 gravity{0.0, -9.81, 0.0}; // m/s^2
    double air_drag = 0.0;               // of each particle, N s/m
    Water water{};                       // lift and drag 0: none

    [[nodiscard]] std::size_t size() const { return 3 * masses.size(); }
    [[nodiscard]] bool is_valid() const;
    [[nodiscard]] double inverse_mass(std::size_t i) const { return integrate::inverse_mass(masses[i / 3]); }
    void force(double t, In x, In v, Out out) const;
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const;
    [[nodiscard]] double potential(In x) const; // of springs, gravity and lift
    // 0 dry, 1 fully in the water.
    [[nodiscard]] double wetness(double y) const;
};

struct MeshAtRest {
    SpringMesh mesh{};
    State start{};
};

// Four bodies of 1 kg joined by six springs of 1 m; one corner points down, `dip` of it in the water, the rest dry.
[[nodiscard]] MeshAtRest wet_tetrahedron(double stiffness = 200.0, double damping = 1.0, double dip = 0.2);

struct Cloth {
    std::size_t columns = 8, rows = 8; // particles, at least 2 each
    double spacing = 0.1;              // m
    double mass = 0.01;                // of a particle, kg
    double stiffness = 50.0;           // of a side; diagonals have half of it
    double damping = 0.02;             // N s/m
    double air_drag = 0.005;           // N s/m
};
// Level in the xz plane, rows toward +z; the two corners of the first row are pinned.
[[nodiscard]] MeshAtRest hung_cloth(const Cloth& cloth = {});

} // namespace tunnel::integrate
