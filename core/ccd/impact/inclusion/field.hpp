// Answers: what values can the gap F(t, u, v) take over a box? Prepared once per query, so that each of many
// evaluations is cheap. For all four kinds of pair F = O(t) + u U(t) + v V(t), with O, U, V linear in t.
// Refuses: nothing; the pair is valid, and scaled so that no difference of coordinates overflows.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact.hpp"

#include <array>

namespace tunnel::ccd {

// Closed. All ends but t's are multiples of the least width of a side, so that 1 - u and 1 - u - v are exact.
template <class Real> struct InclusionBox { Real t0, t1, u0, u1, v0, v1; };

// Bounds of F per coordinate, and how far F changes along each parameter (t, u, v) in it.
template <class Real> struct InclusionHull {
    std::array<Real, 3> lo, hi;
    std::array<std::array<Real, 3>, 3> change; // by parameter, then coordinate; rough
};

template <class Real> class InclusionField {
  public:
    // Each coordinate is taken times `scale`, a power of two.
    InclusionField(const MovingPair& pair, double scale);

    [[nodiscard]] glm::dvec3 at(double t, double u, double v) const {
        glm::dvec3 f{0.0};
        const Ends at_t = ends(static_cast<Real>(t));
        for (std::size_t k = 0; k < 3; ++k)
            f[static_cast<int>(k)] =
                static_cast<double>(at_t.o[k] + static_cast<Real>(u) * at_t.u[k] + static_cast<Real>(v) * at_t.v[k]);
        return f;
    }

    // Over the part of the box that lies on the primitives: for a face, of its corners only those with u + v <= 1, and
    // where that line cuts the box. Without the error bound.
    [[nodiscard]] InclusionHull<Real> hull(const InclusionBox<Real>& box) const;

    // Bound on the error of `at` and of each end of `hull`, with room for one more rounded addition of the bound
    // itself. Proof: field.cpp.
    [[nodiscard]] Real error_bound() const { return error_; }

    [[nodiscard]] bool is_face() const { return kind_ == PairKind::vertex_face; }
    // How many of u, v the kind has.
    [[nodiscard]] int sides() const {
        return kind_ == PairKind::vertex_vertex ? 0 : kind_ == PairKind::vertex_edge ? 1 : 2;
    }

  private:
    using Triple = std::array<Real, 3>;
    struct Ends {
        Triple o, u, v;
    };
    struct Range {
        Triple lo, hi;
    };

    [[nodiscard]] Ends ends(Real t) const {
        Ends e;
        const Real w = Real(1) - t;
        for (std::size_t k = 0; k < 3; ++k) {
            e.o[k] = w * early_.o[k] + t * late_.o[k];
            e.u[k] = w * early_.u[k] + t * late_.u[k];
            e.v[k] = w * early_.v[k] + t * late_.v[k];
        }
        return e;
    }

    [[nodiscard]] static Range over_box(const Ends& e, const InclusionBox<Real>& box);
    [[nodiscard]] static Range over_face(const Ends& e, const InclusionBox<Real>& box);

    PairKind kind_;
    Ends early_, late_; // at t = 0 and t = 1
    Real error_;
};

} // namespace tunnel::ccd
