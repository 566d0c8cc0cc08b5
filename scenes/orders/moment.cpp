// Answers: slopes, costs and words of the moment, shared by panes, plots, tables and claims.
#include "scenes/orders/moment.hpp"

#include "core/integrate/error.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tunnel::scenes::orders_lab {

namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

const Spot& spot_at(const MethodLine& line, int k) { return line.spots[static_cast<std::size_t>(k)]; }

// At `x` on the straight line through two points of a log-log picture.
double between(double x, double x0, double y0, double x1, double y1) {
    const double part = std::log(x / x0) / std::log(x1 / x0);
    return y0 * std::pow(y1 / y0, part);
}

} // namespace

bool is_counted(const Params& p, const Spot& spot) {
    return spot.fate == Fate::counted || (p.rounding == Rounding::counted && spot.fate == Fate::rounding);
}

double slope_of(const Moment& m, const MethodLine& line, int k) {
    std::vector<double> h, error;
    for (int i = 0; line.on && i <= k; ++i)
        if (const Spot& s = spot_at(line, i); is_counted(m.params, s)) h.push_back(s.h), error.push_back(s.error);
    return integrate::observed_order(h, error);
}

double ratio_to_previous(const MethodLine& line, int k) {
    if (!line.on || k < 1) return no_number;
    const double ratio = spot_at(line, k - 1).error / spot_at(line, k).error;
    return std::isfinite(ratio) && ratio > 0.0 ? ratio : no_number;
}
double slope_between(const MethodLine& line, int k) { return std::log2(ratio_to_previous(line, k)); }

double wanted_error(const Params& p) { return std::pow(10.0, p.wanted); }

Cost cost_of(const Moment& m, const MethodLine& line, int k) {
    const double wanted = wanted_error(m.params);
    if (!line.on) return {no_number, false};
    const int rougher = static_cast<int>(line.rougher.size());
    const auto at = [&](int i) -> const Spot& {
        return i < rougher ? line.rougher[static_cast<std::size_t>(i)] : spot_at(line, i - rougher);
    };
    int above = rougher + k; // the last point that is not good enough
    while (above >= 0 && at(above).error <= wanted) --above;
    if (above == rougher + k) return {no_number, false};
    const Spot& good = at(above + 1);
    if (above < 0) return {good.evaluations, true};
    const Spot& bad = at(above);
    if (bad.fate == Fate::rounding) return {no_number, false}; // wanted below what doubles can give
    if (!std::isfinite(bad.error) || !(good.error > 0.0) || bad.fate == Fate::large) return {good.evaluations, true};
    return {between(wanted, bad.error, bad.evaluations, good.error, good.evaluations), false};
}

double error_for_same_work(const Moment& m, const MethodLine& line, int k) {
    const double work = static_cast<double>(static_cast<std::int64_t>(m.params.first) << k);
    for (int i = 0; line.on && i <= k; ++i) {
        const Spot& s = spot_at(line, i);
        if (std::abs(s.evaluations - work) <= 0.01 * work) return s.error;
        if (s.evaluations < work) continue;
        if (i == 0) return no_number;
        const Spot& before = spot_at(line, i - 1);
        if (!(s.error > 0.0 && before.error > 0.0)) return no_number;
        return between(work, before.evaluations, before.error, s.evaluations, s.error);
    }
    return no_number;
}

std::size_t cheapest_at(const Moment& m, int k) {
    std::size_t best = no_method;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < method_count; ++i)
        if (const double cost = cost_of(m, m.result.lines[i], k).evaluations; cost < least) least = cost, best = i;
    return best;
}

std::string number(double value, int digits) {
    if (std::isnan(value)) return "–";
    if (std::isinf(value)) return value < 0.0 ? "-∞" : "∞";
    std::string out = kit::number_text(value, digits);
    const std::size_t e = out.find("e-0"); // 1e-06 is written 1e-6
    if (e != std::string::npos) out.erase(e + 2, 1);
    return out;
}

std::string slope_words(double slope) {
    if (!std::isfinite(slope)) return "–";
    std::string out = kit::number_text(std::round(slope * 100.0) / 100.0, 6);
    if (out == "-0") out = "0";
    const std::size_t dot = out.find('.');
    if (dot == std::string::npos) return out + ".00";
    return out.size() - dot < 3 ? out + "0" : out;
}

kit::Text fate_words(Fate fate) {
    switch (fate) {
    case Fate::counted: return {"counted", "넣음"};
    case Fate::rounding: return {"rounding", "반올림"};
    case Fate::coarse: return {"h too large", "h가 너무 큼"};
    case Fate::large: return {"too large", "너무 큼"};
    case Fate::stopped: return {"not finite", "유한하지 않음"};
    }
    return {};
}
const char* fate_key(Fate fate) {
    switch (fate) {
    case Fate::counted: return "counted";
    case Fate::rounding: return "rounding";
    case Fate::coarse: return "coarse";
    case Fate::large: return "large";
    case Fate::stopped: return "stopped";
    }
    return "";
}

Decades error_decades(const Moment& m) {
    const double top = std::log10(m.result.size) + 1.5, bottom = -17.0;
    double lo = m.params.wanted, hi = m.params.wanted;
    for (const MethodLine& line : m.result.lines)
        for (const Spot& s : line.spots)
            if (s.error > 0.0 && std::isfinite(s.error)) {
                const double y = std::clamp(std::log10(s.error), bottom, top);
                lo = std::min(lo, y), hi = std::max(hi, y);
            }
    const double room = 0.2 + 0.1 * (hi - lo); // below stand the ends of h, above the slopes
    return {lo - room, hi + room};
}

} // namespace tunnel::scenes::orders_lab
