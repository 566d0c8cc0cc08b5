// Newton's method, kept inside the bracket; then a step to both sides, wide enough for the sign to be sure.
#include "core/ccd/impact/certified/real_root.hpp"

namespace tunnel::ccd {

namespace {

struct Value {
    double value = 0.0, derivative = 0.0;
};

[[nodiscard]] Value at(const std::array<double, 4>& c, double t) { // de Casteljau
    const double s = 1.0 - t;
    const double a = s * c[0] + t * c[1], b = s * c[1] + t * c[2], d = s * c[2] + t * c[3];
    const double e = s * a + t * b, f = s * b + t * d;
    return {s * e + t * f, 3.0 * (f - e)};
}

} // namespace

double narrow(const Piece& all, double& lo, double& hi, int slope) {
    const double error = all.volume_error + 12.0 * all.volume_rounding;
    double left = lo, right = hi, t = 0.5 * (lo + hi);
    Value now;
    for (int steps = 0; steps < 20; ++steps) {
        now = at(all.volume, t);
        if (std::abs(now.value) <= error) break;
        ((now.value > 0.0) == (slope > 0) ? right : left) = t;
        const double next = t - now.value / now.derivative;
        t = next > left && next < right ? next : 0.5 * (left + right);
    }
    // What was seen with a sure sign bounds the root.
    lo = left;
    hi = right;
    double reach = 4.0 * error / std::abs(now.derivative) + 0x1p-52 * t;
    for (int tries = 0; tries < 8 && reach < hi - lo; ++tries, reach *= 8.0) {
        const double before = t - reach, after = t + reach;
        if (before > lo && -slope * at(all.volume, before).value > error) lo = before;
        if (after < hi && slope * at(all.volume, after).value > error) hi = after;
        if ((lo >= before || before <= lo) && (hi <= after || after >= hi)) break;
    }
    return now.derivative;
}

} // namespace tunnel::ccd
