// Two convex sets that are apart are parted by the direction between their closest points, and that is one of few: a
// normal of the face or of both edges, from a vertex square to an edge, from vertex to vertex. All are tried, with no
// need of knowing which; a direction that rounding bent still parts by what it is proved to.
#include "core/ccd/impact/inclusion/start.hpp"

#include "core/ccd/impact/inclusion/extent.hpp"
#include "core/math/scale.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

namespace {

class Parting {
  public:
    Parting(const MovingPair& pair, double separation, Norm norm)
        : norm_(norm), first_(pair.kind == PairKind::edge_edge ? 2 : 1), second_(count(pair.kind) - first_) {
        const double most = std::max(separation, largest_coordinate(pair));
        const double scale = most > 2.0 ? std::ldexp(1.0, -std::ilogb(most)) : math::scale_up(most);
        separation_ = separation * scale;
        for (std::size_t i = 0; i < first_ + second_; ++i) {
            start_[i] = pair.start[i] * scale;
            end_[i] = pair.end[i] * scale;
        }
    }

    // No contact in [0, t] by direction n, of any length and sign. With coordinates of at most 2 differences are at
    // most 4; each, and its product with n, is off by less than 16 e |n|_1 in all (e = 2^-53), or by underflow. The
    // margin holds four times that, for the sake of the few operations after it.
    [[nodiscard]] double until(const glm::dvec3& n) const {
        const double sum = std::abs(n.x) + std::abs(n.y) + std::abs(n.z);
        const double reach = separation_ * (norm_ == Norm::chebyshev ? sum : glm::length(n));
        const double margin = reach * (1.0 + 0x1p-48) + sum * 0x1p-47 + 0x1p-1000;
        return std::max(until(n, margin), until(-n, margin));
    }

    // The most that any of the directions proves.
    [[nodiscard]] double best() const {
        double t = 0.0;
        const auto attempt = [&](const glm::dvec3& n) { t = std::max(t, until(n)); };
        const auto edge = [&](std::size_t i, std::size_t j) { return start_[j] - start_[i]; };
        for (int k = 0; k < 3; ++k) attempt(axis(k));
        for (std::size_t i = 0; i < first_; ++i)
            for (std::size_t j = first_; j < first_ + second_; ++j) attempt(edge(i, j));
        if (second_ > 1)
            for (std::size_t i = 0; i < first_; ++i)
                for (std::size_t j = 0; j < second_; ++j)
                    square_to(edge(first_ + j, first_ + (j + 1) % second_), edge(first_ + j, i), attempt);
        if (first_ == 2)
            for (std::size_t j = 2; j < 4; ++j) square_to(edge(0, 1), edge(0, j), attempt);
        if (first_ == 2) attempt(glm::cross(edge(0, 1), edge(2, 3)));
        if (second_ == 3) attempt(glm::cross(edge(1, 2), edge(1, 3)));
        return t;
    }

  private:
    [[nodiscard]] static glm::dvec3 axis(int k) {
        glm::dvec3 n{0.0};
        n[k] = 1.0;
        return n;
    }

    // From the edge to the point at `to`, square to it; and for the Chebyshev norm, whose ball has edges, square to it
    // and to an axis.
    template <class Attempt>
    void square_to(const glm::dvec3& edge, const glm::dvec3& to, const Attempt& attempt) const {
        attempt(to * glm::dot(edge, edge) - edge * glm::dot(to, edge));
        if (norm_ == Norm::chebyshev)
            for (int k = 0; k < 3; ++k) attempt(glm::cross(edge, axis(k)));
    }

    // Each pair of corners closes along n at a constant rate.
    [[nodiscard]] double until(const glm::dvec3& n, double margin) const {
        double t = 1.0;
        for (std::size_t i = 0; i < first_; ++i)
            for (std::size_t j = first_; j < first_ + second_; ++j) {
                const double from = glm::dot(n, start_[j] - start_[i]) - margin;
                const double to = glm::dot(n, end_[j] - end_[i]) - margin;
                if (!(from > 0.0)) return 0.0;
                if (!(to > 0.0)) t = std::min(t, from / (from - to) * (1.0 - 0x1p-48));
            }
        return t;
    }

    Norm norm_;
    std::size_t first_, second_; // corners of either
    double separation_ = 0.0;
    std::array<glm::dvec3, 4> start_{}, end_{};
};

} // namespace

double parted_until(const MovingPair& pair, double separation, Norm norm) {
    return Parting(pair, separation, norm).best();
}

} // namespace tunnel::ccd
