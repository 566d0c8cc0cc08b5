// Answers: two meshes at rest: a tetrahedron over water, a cloth that is about to fall.
#include "core/integrate/systems/spring_mesh.hpp"

#include <array>
#include <cmath>
#include <limits>

namespace tunnel::integrate {

MeshAtRest wet_tetrahedron(double stiffness, double damping, double dip) {
    MeshAtRest out;
    const double height = std::sqrt(2.0 / 3.0), round = 1.0 / std::sqrt(3.0); // sides of 1 m
    out.mesh.masses.assign(4, 1.0);
    out.mesh.water = {0.0, 0.1, 4.0 * 9.81 * 1.5, 4.0}; // one corner alone can carry all four
    out.start.x = {0.0,          -dip,         0.0, round,        height - dip, 0.0,
                   -0.5 * round, height - dip, 0.5, -0.5 * round, height - dip, -0.5};
    out.start.v.assign(12, 0.0);
    for (std::size_t a = 0; a < 4; ++a)
        for (std::size_t b = a + 1; b < 4; ++b) out.mesh.links.push_back({a, b, 1.0, stiffness, damping});
    return out;
}

MeshAtRest hung_cloth(const Cloth& cloth) {
    MeshAtRest out;
    const std::size_t across = cloth.columns;
    out.mesh.air_drag = cloth.air_drag;
    out.mesh.masses.assign(across * cloth.rows, cloth.mass);
    const auto join = [&](std::size_t a, std::size_t b, double length, double stiffness) {
        out.mesh.links.push_back({a, b, length * cloth.spacing, stiffness, cloth.damping});
    };
    for (std::size_t r = 0; r < cloth.rows; ++r)
        for (std::size_t c = 0; c < across; ++c) {
            const std::size_t i = r * across + c;
            const bool right = c + 1 < across, down = r + 1 < cloth.rows;
            if (right) join(i, i + 1, 1.0, cloth.stiffness);
            if (down) join(i, i + across, 1.0, cloth.stiffness);
            if (right && down) join(i, i + across + 1, std::sqrt(2.0), 0.5 * cloth.stiffness);
            if (right && down) join(i + 1, i + across, std::sqrt(2.0), 0.5 * cloth.stiffness);
            const double x = static_cast<double>(c) * cloth.spacing, z = static_cast<double>(r) * cloth.spacing;
            for (const double at : {x, 0.0, z}) out.start.x.push_back(at);
        }
    out.start.v.assign(out.start.x.size(), 0.0);
    if (across == 0 || cloth.rows == 0) return out;
    out.mesh.masses[0] = out.mesh.masses[across - 1] = std::numeric_limits<double>::infinity();
    return out;
}

} // namespace tunnel::integrate
