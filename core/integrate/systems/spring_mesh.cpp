// Answers: the forces of springs, gravity, air and water, and their derivatives. A spring of length 0 has no direction,
// so it pushes nowhere.
#include "core/integrate/systems/spring_mesh.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::integrate {

namespace {

glm::dvec3 particle_at(In from, std::size_t i) { return {from[3 * i], from[3 * i + 1], from[3 * i + 2]}; }

void add_force(Out to, std::size_t i, const glm::dvec3& f) {
    to[3 * i] += f.x, to[3 * i + 1] += f.y, to[3 * i + 2] += f.z;
}

struct Stretch {
    glm::dvec3 along;    // from a to b, unit; 0 where there is no direction
    glm::dvec3 relative; // velocity of b seen from a
    double length, rate;
};

Stretch stretch_of(const SpringLink& link, In x, In v) {
    const glm::dvec3 between = particle_at(x, link.b) - particle_at(x, link.a);
    const glm::dvec3 relative = particle_at(v, link.b) - particle_at(v, link.a);
    const double length = std::sqrt(glm::dot(between, between));
    const glm::dvec3 along = length > 0.0 ? between / length : glm::dvec3(0.0);
    return {along, relative, length, glm::dot(relative, along)};
}

// Adds `block` to the 3 x 3 blocks (a, a) and (b, b), and takes it from (a, b) and (b, a).
void add_block(Out matrix, std::size_t n, const SpringLink& link, const double (&block)[3][3]) {
    for (std::size_t r = 0; r < 3; ++r)
        for (std::size_t c = 0; c < 3; ++c) {
            matrix[(3 * link.a + r) * n + 3 * link.a + c] += block[r][c];
            matrix[(3 * link.b + r) * n + 3 * link.b + c] += block[r][c];
            matrix[(3 * link.a + r) * n + 3 * link.b + c] -= block[r][c];
            matrix[(3 * link.b + r) * n + 3 * link.a + c] -= block[r][c];
        }
}

// The force on a is (k (l - rest) + c rate) u, with u from a to b; d u / d x_a = -(1 - u u^T) / l, d l / d x_a = -u^T,
// and d rate / d x_a = -(relative - rate u)^T / l.
void add_link(const SpringLink& link, const Stretch& s, std::size_t n, Out by_x, Out by_v) {
    if (s.length == 0.0) return;
    const double pull = (link.stiffness * (s.length - link.rest) + link.damping * s.rate) / s.length;
    double in_x[3][3], in_v[3][3];
    for (int r = 0; r < 3; ++r)
        for (int c = 0; c < 3; ++c) {
            const double uu = s.along[r] * s.along[c], across = (s.relative[c] - s.rate * s.along[c]) / s.length;
            in_x[r][c] =
                -(link.stiffness * uu + pull * ((r == c ? 1.0 : 0.0) - uu) + link.damping * s.along[r] * across);
            in_v[r][c] = -link.damping * uu;
        }
    add_block(by_x, n, link, in_x);
    add_block(by_v, n, link, in_v);
}

bool is_valid_link(const SpringLink& link, std::size_t particles) {
    return link.a < particles && link.b < particles && link.a != link.b && link.rest >= 0.0 && link.stiffness >= 0.0 &&
           link.damping >= 0.0 && std::isfinite(link.rest + link.stiffness + link.damping);
}

} // namespace

bool SpringMesh::is_valid() const {
    bool good = std::isfinite(gravity.x + gravity.y + gravity.z) && air_drag >= 0.0 && water.skin > 0.0 &&
                water.drag >= 0.0 && std::isfinite(air_drag + water.level + water.skin + water.lift + water.drag);
    for (const double mass : masses) good = good && is_valid_mass(mass);
    for (const SpringLink& link : links) good = good && is_valid_link(link, masses.size());
    return good;
}

double SpringMesh::wetness(double y) const { return std::clamp((water.level - y) / water.skin, 0.0, 1.0); }

void SpringMesh::force(double, In x, In v, Out out) const {
    for (std::size_t i = 0; i < masses.size(); ++i) {
        const double wet = wetness(x[3 * i + 1]), drag = air_drag + wet * water.drag, mass = weighing_mass(masses[i]);
        out[3 * i] = mass * gravity.x - drag * v[3 * i];
        out[3 * i + 1] = mass * gravity.y - drag * v[3 * i + 1] + wet * water.lift;
        out[3 * i + 2] = mass * gravity.z - drag * v[3 * i + 2];
    }
    for (const SpringLink& link : links) {
        const Stretch s = stretch_of(link, x, v);
        const glm::dvec3 on_a = (link.stiffness * (s.length - link.rest) + link.damping * s.rate) * s.along;
        add_force(out, link.a, on_a);
        add_force(out, link.b, -on_a);
    }
}

void SpringMesh::derivatives(double, In x, In v, Out by_x, Out by_v) const {
    const std::size_t n = size();
    std::fill(by_x.begin(), by_x.end(), 0.0);
    std::fill(by_v.begin(), by_v.end(), 0.0);
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t height = 3 * (i / 3) + 1;
        const double wet = wetness(x[height]), deeper = wet > 0.0 && wet < 1.0 ? -1.0 / water.skin : 0.0;
        by_v[i * n + i] = -air_drag - wet * water.drag;
        by_x[i * n + height] = deeper * ((i == height ? water.lift : 0.0) - water.drag * v[i]);
    }
    for (const SpringLink& link : links) add_link(link, stretch_of(link, x, v), n, by_x, by_v);
}

double SpringMesh::potential(In x) const {
    double sum = 0.0;
    for (std::size_t i = 0; i < masses.size(); ++i) {
        sum -= weighing_mass(masses[i]) * glm::dot(gravity, particle_at(x, i));
        const double depth = std::max(water.level - x[3 * i + 1], 0.0), wet = wetness(x[3 * i + 1]);
        sum += water.lift * (wet < 1.0 ? 0.5 * wet * depth : depth - 0.5 * water.skin);
    }
    for (const SpringLink& link : links) {
        const double longer = stretch_of(link, x, x).length - link.rest;
        sum += 0.5 * link.stiffness * longer * longer;
    }
    return sum;
}

} // namespace tunnel::integrate
