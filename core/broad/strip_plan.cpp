// Answers: the plan. Let n boxes of mean size w by h fill Lx by Ly. Strips of height H hold 1 + h / H copies of each,
// and each copy is tested against a run of n (H + h) / Ly * w / Lx others. With a fixed cost of as much as K tests for
// a copy, the sum (1 + h / H) (K + n (H + h) w / (Lx Ly)) is least at H^2 = h^2 + h K Ly Lx / (n w).
#include "core/broad/strip_plan.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tunnel::broad {

namespace {

constexpr double copy_cost = 35.0; // K, as measured
constexpr std::size_t sample_size = 256;
constexpr int longest_age = 256; // calls

} // namespace

const StripPlan& StripPlanner::plan(const BoxStore& boxes, std::int64_t tests) {
    const std::size_t size = boxes.size();
    if (age_ == 1) tests_ = tests;
    const bool changed = size > planned_for_ + planned_for_ / 8 || size + size / 8 < planned_for_;
    const bool worse = age_ > 1 && tests > tests_ + tests_ / 2 + static_cast<std::int64_t>(size);
    if (age_ == 0 || age_ >= longest_age || changed || worse) make(boxes);
    ++age_;
    return plan_;
}

bool StripPlanner::halve() {
    if (plan_.strips <= 1) return false;
    plan_.strips /= 2;
    plan_.scale.y *= 0.5;
    return true;
}

StripPlanner::Axis StripPlanner::look_at(const BoxStore& boxes, int axis) {
    const std::size_t stride = 1 + static_cast<std::size_t>(boxes.end()) / sample_size;
    const auto rank = [&](std::size_t r) {
        const auto at = sample_.begin() + static_cast<std::ptrdiff_t>(r);
        std::nth_element(sample_.begin(), at, sample_.end());
        return *at;
    };
    const auto collect = [&](auto value) {
        sample_.clear();
        for (std::size_t i = 0; i < boxes.all().size(); i += stride)
            if (const double v = value(boxes.all()[i]); std::isfinite(v)) sample_.push_back(v);
        return !sample_.empty();
    };
    Axis out;
    if (!collect([axis](const shape::Aabb& b) { return b.min[axis]; })) return out;
    const std::size_t few = sample_.size() / 20;
    const double lo = rank(few), hi = rank(sample_.size() - 1 - few);
    const double rim = few > 0 ? 0.07 * (hi - lo) : 0.0; // what an even spread has beyond these two
    if (!std::isfinite(lo - rim) || !std::isfinite(hi + rim)) return out;
    out.lo = lo - rim, out.range = hi - lo + 2.0 * rim;
    if (!collect([axis](const shape::Aabb& b) { return b.max[axis] - b.min[axis]; })) return out;
    const std::size_t kept = sample_.size() - sample_.size() / 16;
    rank(kept - 1);
    for (std::size_t i = 0; i < kept; ++i) out.size += sample_[i] / static_cast<double>(kept);
    return out;
}

void StripPlanner::make(const BoxStore& boxes) {
    age_ = 0, tests_ = -1, planned_for_ = boxes.size();
    const Axis x = look_at(boxes, 0), y = look_at(boxes, 1);
    const double n = static_cast<double>(std::max<std::size_t>(planned_for_, 1));
    const double share = std::max(x.range > 0.0 ? std::min(x.size / x.range, 1.0) : 1.0, 1.0 / n);
    const double h = std::max(y.size, 0.1 * y.range / n);
    const double height = std::sqrt(h * (h + copy_cost * y.range / (n * share)));
    plan_.most_strips = 1 + static_cast<std::uint32_t>(std::sqrt(4.0 * n));
    const double strips = y.range / height;
    plan_.strips = strips >= 1.0 ? static_cast<std::uint32_t>(std::min(strips + 0.5, 1.0 * plan_.most_strips)) : 1;
    plan_.x_bits = std::clamp(static_cast<int>(std::bit_width(planned_for_ / plan_.strips)), 6, 16);
    const auto usable = [](double s) { return s >= 1e-300 && s <= 1e300 ? s : 1.0; };
    plan_.origin = {x.lo, y.lo};
    plan_.scale = {usable(static_cast<double>(1U << static_cast<unsigned>(plan_.x_bits)) / x.range),
                   usable(static_cast<double>(plan_.strips) / y.range)};
}

} // namespace tunnel::broad
