// Answers: the times of entry, in closed form: exact up to the last step, where a quotient or a root is rounded.
#include "core/ccd/linear/proof.hpp"
#include "core/ccd/linear/steeper.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::ccd {

using math::Expansion;

// gap - t rate = R |e|, written without cancellation: (gap^2 - R^2 |e|^2) / ((gap + R |e|) rate).
std::optional<double> SweepProof::edge_entry(bool of_a, int i) const {
    const RoundedCore& own = loop(of_a);
    if (own.vertex(i) == own.vertex(own.next(i))) return std::nullopt;
    const ExactVector e = edge(own, i), w = of_a ? w_ : ExactVector{-w_.x, -w_.y};
    const Expansion gap = view(e, own, loop(!of_a)).gap, rate = e.y * w.x - e.x * w.y;
    if (!(gap.sign() > 0 && rate.sign() > 0)) return std::nullopt;
    if (square_.sign() == 0) return gap.estimate() / rate.estimate();
    const Expansion length = dot(e, e), over = gap * gap - square_ * length;
    if (over.sign() <= 0) return std::nullopt;
    const double outer = gap.estimate() + radius_.estimate() * std::sqrt(length.estimate());
    return over.estimate() / outer / rate.estimate();
}

// |d - t w| = R, the smaller root: c / (b + sqrt(D)), b = d.w, c = d^2 - R^2, D = R^2 w^2 - (d x w)^2.
std::optional<double> SweepProof::vertex_entry(int i, int j) const {
    const glm::dvec2 rough = b_.vertex(j) - a_.vertex(i);
    const double reach = a_.radius + b_.radius, speed = std::hypot(rough_w_.x, rough_w_.y);
    const double aside = std::abs(rough.x * rough_w_.y - rough.y * rough_w_.x);
    const double size = std::abs(rough.x) + std::abs(rough.y) + reach;
    if (aside - reach * speed > 1e-12 * size * speed) return std::nullopt; // passes by
    const ExactVector d = difference(i, j);
    const Expansion ahead = dot(d, w_), over = dot(d, d) - square_, sideways = cross(d, w_);
    const Expansion rest = square_ * dot(w_, w_) - sideways * sideways;
    if (ahead.sign() <= 0 || rest.sign() < 0) return std::nullopt;
    return over.estimate() / (ahead.estimate() + std::sqrt(rest.estimate()));
}

glm::dvec2 SweepProof::rough_normal(bool of_a, int i) const {
    const RoundedCore& own = loop(of_a);
    const glm::dvec2 e = own.vertex(own.next(i)) - own.vertex(i);
    return glm::dvec2(e.y, -e.x) * ((of_a ? 1.0 : -1.0) / std::hypot(e.x, e.y));
}

std::optional<SweepEntry> SweepProof::last_edge() const {
    std::optional<SweepEntry> last;
    glm::dvec2 normal{0.0}; // of the last
    for (const bool of_a : {true, false})
        for (int i = 0; i < loop(of_a).edges(); ++i) {
            const std::optional<double> t = edge_entry(of_a, i);
            if (!t || (last && *t < last->t * (1.0 - 0x1p-50))) continue;
            const glm::dvec2 n = rough_normal(of_a, i);
            const bool tied = last && *t <= last->t * (1.0 + 0x1p-50); // corner meets corner
            if (tied && !steeper(n, normal, rough_w_)) continue;
            using Kind = SweepFeature::Kind;
            last = {tied ? std::max(*t, last->t) : *t, {of_a ? Kind::edge_of_a : Kind::edge_of_b, i, 0}};
            normal = n;
        }
    return last;
}

std::optional<SweepEntry> SweepProof::first_vertices() const {
    std::optional<SweepEntry> first;
    for (int i = 0; i < a_.count; ++i)
        for (int j = 0; j < b_.count; ++j) {
            const std::optional<double> t = vertex_entry(i, j);
            if (t && (!first || *t < first->t)) first = {*t, {SweepFeature::Kind::vertices, i, j}};
        }
    return first;
}

} // namespace tunnel::ccd
