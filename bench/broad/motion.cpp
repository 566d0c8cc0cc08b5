// Answers: the seeded boxes and their bounces.
#include "bench/broad/motion.hpp"

#include <cmath>
#include <random>

namespace tunnel::bench {

namespace {

double as_float(double x) { return static_cast<double>(static_cast<float>(x)); }

shape::Aabb around(const glm::dvec2& middle, const glm::dvec2& half) {
    return {{as_float(middle.x - half.x), as_float(middle.y - half.y)},
            {as_float(middle.x + half.x), as_float(middle.y + half.y)}};
}

} // namespace

Motion::Motion(Mix mix, std::size_t count) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> uniform(0.0, 1.0);
    glm::dvec2 mean(0.0);
    double area = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const double size = mix == Mix::uniform ? 1.0 : 0.1 * std::pow(100.0, uniform(random));
        const double least = mix == Mix::uniform ? 0.5 : 0.75, range = 2.0 * (1.0 - least);
        half_.push_back(0.5 * size * glm::dvec2(least + range * uniform(random), least + range * uniform(random)));
        mean += 2.0 * half_.back();
        area += 4.0 * half_.back().x * half_.back().y;
    }
    const auto n = static_cast<double>(count);
    mean /= n, area /= n;
    side_ = std::sqrt(n / (2.0 * 1.5) * (2.0 * area + 2.0 * mean.x * mean.y));
    for (std::size_t i = 0; i < count; ++i) {
        middle_.push_back(side_ * glm::dvec2(uniform(random), uniform(random)));
        speed_.push_back(glm::dvec2(0.1 * uniform(random) - 0.05, 0.1 * uniform(random) - 0.05));
    }
}

void Motion::advance(std::vector<shape::Aabb>& boxes) {
    boxes.resize(half_.size());
    for (std::size_t i = 0; i < half_.size(); ++i) {
        boxes[i] = around(middle_[i], half_[i]);
        middle_[i] += speed_[i];
        for (int axis = 0; axis < 2; ++axis)
            if (middle_[i][axis] < 0.0 || middle_[i][axis] > side_) speed_[i][axis] = -speed_[i][axis];
    }
}

void Motion::prepare(std::size_t frames) {
    if (frames_.size() < frames) frames_.resize(frames);
    for (std::size_t f = 0; f < frames; ++f) advance(frames_[f]);
    ready_ = frames, at_ = 0;
}

std::span<const shape::Aabb> Motion::next() {
    if (at_ == ready_) prepare(1);
    return frames_[at_++];
}

} // namespace tunnel::bench
