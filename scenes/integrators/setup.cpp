// Answers: the systems with the student's numbers.
#include "scenes/integrators/setup.hpp"

#include <limits>

namespace tunnel::scenes::integrators_lab {
namespace {

double mass_of(const Params& p) {
    if (p.mass == Mass::zero) return 0.0;
    return p.mass == Mass::infinite ? std::numeric_limits<double>::infinity() : 1.0;
}

// k = m ω² of the 1 kg that the student may then take away or make infinite: the spring stays the same.
Thing thing_of(const Params& p) {
    const double m = mass_of(p), k = p.omega * p.omega;
    switch (p.system) {
    case System::gravity: {
        integrate::Gravity g;
        g.mass = m;
        return g;
    }
    case System::spring: return integrate::Spring{m, k, 0.0};
    case System::damped: return integrate::Spring{m, k, 2.0 * p.damping * p.omega};
    case System::contact: {
        integrate::PenaltyContact c;
        c.mass = m, c.stiffness = k;
        return c;
    }
    case System::bounce: {
        integrate::Bounce b;
        b.mass = m;
        return b;
    }
    case System::orbit: return integrate::Kepler{m, 1.0};
    case System::pendulum: {
        integrate::Pendulum pendulum;
        pendulum.mass = m;
        return pendulum;
    }
    case System::drag: {
        integrate::QuadraticDrag d;
        d.mass = m, d.drag = p.drag;
        return d;
    }
    default: return integrate::Spring{};
    }
}

Setup mesh_of(const Params& p) {
    Setup out;
    integrate::Cloth small;
    small.columns = small.rows = 5;
    integrate::MeshAtRest rest =
        p.system == System::cloth ? integrate::hung_cloth(small) : integrate::wet_tetrahedron();
    if (p.mass != Mass::one)
        for (double& m : rest.mesh.masses) m = mass_of(p);
    const std::size_t last = rest.mesh.masses.size() - 1;
    out.across = p.system == System::cloth ? 3 * last + 2 : 0; // the cloth from its side
    out.up = p.system == System::cloth ? 3 * last + 1 : 1;
    out.start = std::move(rest.start);
    out.thing = std::move(rest.mesh);
    return out;
}

} // namespace

Setup set_up(const Params& p) {
    if (is_mesh(p)) return mesh_of(p);
    Setup out;
    out.thing = thing_of(p);
    if (in_plane(p)) {
        out.start = {0.0, {p.x0, p.y0}, {p.vx, p.vy}};
        out.across = 0, out.up = 1;
    } else
        out.start = {0.0, {p.y0}, {p.vy}};
    return out;
}

} // namespace tunnel::scenes::integrators_lab
