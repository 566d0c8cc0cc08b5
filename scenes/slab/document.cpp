// Answers: the document's listing for two axes, the third left out; each of its Min and Max as the student chose.
#include "scenes/slab/document.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::slab_lab {
namespace {

float lesser(MinMax kind, float a, float b) {
    if (kind == MinMax::std_min) return std::min(a, b); // a unless b < a
    if (kind == MinMax::fmin) return std::fmin(a, b);   // the one that is a number
    return a < b ? a : b;
}
float greater(MinMax kind, float a, float b) {
    if (kind == MinMax::std_min) return std::max(a, b);
    if (kind == MinMax::fmin) return std::fmax(a, b);
    return a > b ? a : b;
}

Why why_missed(float enter, float exit) {
    if (std::isnan(enter) || std::isnan(exit)) return Why::nan;
    if (enter > exit) return Why::empty;
    return exit < 0.0f ? Why::behind : Why::too_far;
}

void run_with(const Params& p, Result& r) {
    float in[2], out[2];
    for (const int i : {0, 1}) {
        const auto origin = static_cast<float>(r.ray.origin[i]), d = static_cast<float>(r.direction[i]);
        const auto lo = static_cast<float>(r.box.min[i]), hi = static_cast<float>(r.box.max[i]);
        const float inverse = 1.0f / d, t0 = (lo - origin) * inverse, t1 = (hi - origin) * inverse;
        in[i] = lesser(p.min_max, t0, t1), out[i] = greater(p.min_max, t0, t1);
        Interval& axis = r.axes[static_cast<std::size_t>(i)];
        axis = {true, d == 0.0f, true, lo, hi, t0, t1, in[i], out[i]};
    }
    const float enter = greater(p.min_max, in[0], in[1]), exit = lesser(p.min_max, out[0], out[1]);
    r.enter = enter, r.exit = exit, r.any = enter <= exit;
    r.answer = {base::Status::clear, 0.0, why_missed(enter, exit), false};
    if (enter > exit || exit < 0.0f) return;
    const float t = enter >= 0.0f ? enter : exit;
    if (!(t <= static_cast<float>(p.reach))) return;
    r.answer = {base::Status::hit, t, enter >= 0.0f ? Why::front : Why::exit, false};
}

} // namespace

void run_document(const Params& p, Result& r) {
    run_with(p, r);
    for (const MinMax kind : {MinMax::std_min, MinMax::less_than, MinMax::fmin}) {
        Params other = p;
        other.min_max = kind;
        Result result = r;
        run_with(other, result);
        r.other_min_max = r.other_min_max || result.answer.status != r.answer.status;
    }
}

} // namespace tunnel::scenes::slab_lab
