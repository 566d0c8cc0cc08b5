// The polygon of differences and its Bernstein coefficients in doubles; the bounds are proved in real_polygon.hpp.
#include "core/ccd/impact/certified/real_polygon.hpp"

#include <glm/geometric.hpp>

namespace tunnel::ccd {

namespace {

constexpr double unit = 0x1p-53;
constexpr double slack = 1.01; // second order, and the roundings of the bounds themselves

// f(x, y) and f(x, y, z) of the polar form, from coefficients on [0, 1].
[[nodiscard]] double mix(double a, double b, double t) { return (1.0 - t) * a + t * b; }

[[nodiscard]] double blossom(const std::array<double, 3>& c, double x, double y) {
    return mix(mix(c[0], c[1], x), mix(c[1], c[2], x), y);
}

[[nodiscard]] double blossom(const std::array<double, 4>& c, double x, double y, double z) {
    const double a = mix(c[0], c[1], x), b = mix(c[1], c[2], x), d = mix(c[2], c[3], x);
    return mix(mix(a, b, y), mix(b, d, y), z);
}

template <std::size_t N> void halve(std::array<double, N>& first, std::array<double, N>& second) {
    second = first;
    for (std::size_t level = 1; level < N; ++level) {
        for (std::size_t i = 0; i + level < N; ++i) second[i] = 0.5 * (second[i] + second[i + 1]);
        first[level] = second[0];
    }
}

// The Bernstein coefficients of a x b.
[[nodiscard]] std::array<glm::dvec3, 3> mean_cross(const std::array<glm::dvec3, 2>& a,
                                                   const std::array<glm::dvec3, 2>& b) {
    return {glm::cross(a[0], b[0]), 0.5 * (glm::cross(a[0], b[1]) + glm::cross(a[1], b[0])), glm::cross(a[1], b[1])};
}

} // namespace

RealPolygon::RealPolygon(const MovingPair& pair) {
    const whole::Corners which = whole::corners(pair.kind);
    count = which.count;
    for (std::size_t i = 0; i < count; ++i) {
        p[i][0] = pair.start[which.second[i]] - pair.start[which.first[i]];
        p[i][1] = pair.end[which.second[i]] - pair.end[which.first[i]];
        for (int k = 0; k < 3; ++k) largest[k] = std::max({largest[k], std::abs(p[i][0][k]), std::abs(p[i][1][k])});
    }
    for (int k = 0; k < 3; ++k)
        if (largest[k] != 0.0 && !(largest[k] >= 0x1p-200 && largest[k] <= 0x1p200)) change_unit(pair, k);
}

void RealPolygon::change_unit(const MovingPair& pair, int k) {
    const whole::Corners which = whole::corners(pair.kind);
    const int before = std::isinf(largest[k]) ? -4 : 0; // what overflowed is taken from smaller coordinates
    double most = 0.0;
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t end = 0; end < 2; ++end) {
            const auto& points = end == 0 ? pair.start : pair.end;
            p[i][end][k] =
                std::ldexp(points[which.second[i]][k], before) - std::ldexp(points[which.first[i]][k], before);
            most = std::max(most, std::abs(p[i][end][k]));
        }
    const int after = -std::ilogb(most);
    for (std::size_t i = 0; i < count; ++i)
        for (double* x : {&p[i][0][k], &p[i][1][k]}) *x = std::ldexp(*x, after);
    largest[k] = std::ldexp(most, after);
    up[static_cast<std::size_t>(k)] = before + after;
}

Piece::Piece(const RealPolygon& polygon) : volume{}, volume_error(0.0), volume_rounding(0.0), count(polygon.count) {
    if (count < 3) return;
    const auto& p = polygon.p;
    const std::array<glm::dvec3, 3> q = mean_cross(p[1], p[count - 1]);
    const glm::dvec3 &a = p[0][0], &b = p[0][1], &m = polygon.largest;
    volume = {glm::dot(a, q[0]), (2.0 * glm::dot(a, q[1]) + glm::dot(b, q[0])) / 3.0,
              (glm::dot(a, q[2]) + 2.0 * glm::dot(b, q[1])) / 3.0, glm::dot(b, q[2])};
    volume_rounding = 6.0 * slack * unit * m.x * m.y * m.z;
    volume_error = 13.0 * volume_rounding;
}

void Piece::set_sides(const RealPolygon& polygon) {
    for (std::size_t i = 0; i < count; ++i) {
        const std::array<glm::dvec3, 3> q = mean_cross(polygon.p[i], polygon.p[(i + 1) % count]);
        for (int k = 0; k < 3; ++k)
            for (std::size_t e = 0; e < 3; ++e) side[static_cast<std::size_t>(k)][i][e] = q[e][k];
    }
    const glm::dvec3& m = polygon.largest;
    side_rounding = {2.0 * slack * unit * m.y * m.z, 2.0 * slack * unit * m.z * m.x, 2.0 * slack * unit * m.x * m.y};
    for (std::size_t k = 0; k < 3; ++k) side_error[k] = 6.0 * side_rounding[k];
}

Piece Piece::cut(double from, double to) const {
    Piece out;
    out.t0 = from;
    out.t1 = to;
    out.count = count;
    out.volume = {blossom(volume, from, from, from), blossom(volume, from, from, to), blossom(volume, from, to, to),
                  blossom(volume, to, to, to)};
    out.volume_error = volume_error + 12.0 * volume_rounding;
    out.volume_rounding = volume_rounding;
    out.side_rounding = side_rounding;
    for (std::size_t k = 0; k < 3; ++k) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::array<double, 3>& c = side[k][i];
            out.side[k][i] = {blossom(c, from, from), blossom(c, from, to), blossom(c, to, to)};
        }
        out.side_error[k] = side_error[k] + 8.0 * side_rounding[k];
    }
    return out;
}

void Piece::halve(Piece& later) {
    later.count = count;
    later.halvings = ++halvings;
    later.t1 = t1;
    later.t0 = t1 = 0.5 * (t0 + t1);
    ccd::halve(volume, later.volume);
    later.volume_rounding = volume_rounding;
    later.side_rounding = side_rounding;
    later.volume_error = volume_error += 3.0 * volume_rounding;
    for (std::size_t k = 0; k < 3; ++k) {
        for (std::size_t i = 0; i < count; ++i) ccd::halve(side[k][i], later.side[k][i]);
        later.side_error[k] = side_error[k] += 2.0 * side_rounding[k];
    }
}

bool Piece::volume_definite() const {
    const auto [least, most] = std::minmax({volume[0], volume[1], volume[2], volume[3]});
    return least > volume_error || most < -volume_error;
}

bool Piece::volume_vague() const {
    const auto [least, most] = std::minmax({volume[0], volume[1], volume[2], volume[3]});
    return least >= -volume_error && most <= volume_error;
}

int Piece::volume_slope() const {
    const auto [least, most] = std::minmax({volume[1] - volume[0], volume[2] - volume[1], volume[3] - volume[2]});
    const double bound = 2.0 * slack * volume_error;
    return least > bound ? 1 : most < -bound ? -1 : 0;
}

int Piece::inside() const {
    for (std::size_t k = 0; k < 3; ++k) {
        const double error = side_error[k];
        std::size_t above = 0, below = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const auto& c = side[k][i];
            if (c[0] > error && c[1] > error && c[2] > error)
                ++above;
            else if (c[0] < -error && c[1] < -error && c[2] < -error)
                ++below;
        }
        if (above > 0 && below > 0) return -1;
        if (count > 2 && (above == count || below == count)) return 1;
        if (count == 2 && above + below > 0) return -1; // the side of a segment must be 0
    }
    return 0;
}

} // namespace tunnel::ccd
