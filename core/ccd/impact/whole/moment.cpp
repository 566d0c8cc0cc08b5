// The exact signs of one pair at doubles and at a bracketed root; see whole/moment.hpp.
#include "core/ccd/impact/whole/moment.hpp"

namespace tunnel::ccd {

using whole::instant;

WholeMoment::WholeMoment(const MovingPair& pair) {
    const whole::BitRange range = whole::bit_range(pair);
    low = range.low;
    fits_ = range.high - range.low + 2 <= 64 * static_cast<int>(room);
    if (!fits_) return;
    polygon = whole::Polygon<room>(pair, low);
    volume = polygon.volume();
}

int WholeMoment::volume_sign(double t) const { return whole::sign_at(volume, instant(t)); }

bool WholeMoment::holds_at(double t) const {
    const auto x = instant(t);
    return whole::sign_at(volume, x) == 0 && whole::holds_origin_at(polygon, x);
}

bool WholeMoment::holds_between(double lo, double hi, int late) const {
    const auto from = instant(lo), to = instant(hi);
    return whole::holds_origin(polygon, whole::SimpleRoot<room>{volume, from, to, 1, late});
}

void WholeMoment::narrow(double& lo, double& hi, int late, double slope, int up) const {
    double t = 0.5 * (lo + hi);
    for (int steps = 0; std::nextafter(lo, hi) < hi; ++steps) {
        // Newton's step where it stays inside; half of the doubles left where it does not get on.
        if (steps > 6) {
            const auto a = std::bit_cast<std::uint64_t>(lo), b = std::bit_cast<std::uint64_t>(hi);
            t = std::bit_cast<double>(a + (b - a) / 2);
        }
        t = std::clamp(t, std::nextafter(lo, hi), std::nextafter(hi, lo));
        const whole::Dyadic x = instant(t);
        const auto value = whole::value_at(volume, x, 3);
        if (value.sign() == 0) {
            lo = hi = t;
            return;
        }
        (value.sign() == late ? hi : lo) = t;
        t -= value.estimate(3 * (static_cast<int>(x.down) - low) - up) / slope;
        if (!(t >= lo && t <= hi)) t = 0.5 * (lo + hi);
    }
}

} // namespace tunnel::ccd
