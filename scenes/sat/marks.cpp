// Answers: where on the sliders of a polygon's place the two overlap, all else staying as it is.
#include "scenes/kit/slider_marks.hpp"
#include "scenes/sat/search.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::scenes::sat_lab {
namespace {

struct Stretch {
    double lo = -std::numeric_limits<double>::infinity(), hi = -lo;
};

// Moves of B along `way` that keep its shadow on A's, on every axis.
Stretch moves(const Moment& m, const glm::dvec2& way) {
    Stretch out;
    for (const Axis& axis : m.result.axes) {
        const double rate = dot(axis.n, way), first = axis.a_lo - axis.b_hi, last = axis.a_hi - axis.b_lo;
        if (std::abs(rate) < 1e-12) {
            if (first > 0.0 || last < 0.0) return {1.0, 0.0};
            continue;
        }
        out.lo = std::max(out.lo, std::min(first / rate, last / rate));
        out.hi = std::min(out.hi, std::max(first / rate, last / rate));
    }
    return out;
}

void mark(const Moment& m, kit::Readouts& out, const char* key, double now, const glm::dvec2& way) {
    const Stretch s = moves(m, way);
    if (!(s.lo <= s.hi)) return;
    mark_slider(out, SatScene::table(), key, now + s.lo, now + s.hi, {"they overlap at #", "겹치는 범위: #"});
    if (!out.slider_marks.empty() && out.slider_marks.back().param == key) out.slider_marks.back().answer = true;
}

} // namespace

void read_marks(const Moment& m, kit::Readouts& out) {
    if (!m.result.valid()) return;
    const Params& p = m.params;
    mark(m, out, "b_x", p.b_x, {1.0, 0.0});
    mark(m, out, "b_y", p.b_y, {0.0, 1.0});
    mark(m, out, "a_x", p.a_x, {-1.0, 0.0});
    mark(m, out, "a_y", p.a_y, {0.0, -1.0});
}

} // namespace tunnel::scenes::sat_lab
