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

Motion::Motion(Mix mix, std::size_t count, std::size_t frames) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> uniform(0.0, 1.0);
    std::vector<glm::dvec2> half, middle, speed;
    glm::dvec2 mean(0.0);
    double area = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const double size = mix == Mix::uniform ? 1.0 : 0.1 * std::pow(100.0, uniform(random));
        const double least = mix == Mix::uniform ? 0.5 : 0.75, range = 2.0 * (1.0 - least);
        half.push_back(0.5 * size * glm::dvec2(least + range * uniform(random), least + range * uniform(random)));
        mean += 2.0 * half.back();
        area += 4.0 * half.back().x * half.back().y;
    }
    const auto n = static_cast<double>(count);
    mean /= n, area /= n;
    side_ = std::sqrt(n / (2.0 * 1.5) * (2.0 * area + 2.0 * mean.x * mean.y));
    for (std::size_t i = 0; i < count; ++i) {
        middle.push_back(side_ * glm::dvec2(uniform(random), uniform(random)));
        speed.push_back(glm::dvec2(0.04 * uniform(random) - 0.02, 0.04 * uniform(random) - 0.02));
    }
    for (std::size_t f = 0; f < frames; ++f) {
        std::vector<shape::Aabb>& boxes = frames_.emplace_back();
        for (std::size_t i = 0; i < count; ++i) {
            boxes.push_back(around(middle[i], half[i]));
            middle[i] += speed[i];
            for (int axis = 0; axis < 2; ++axis)
                if (middle[i][axis] < 0.0 || middle[i][axis] > side_) speed[i][axis] = -speed[i][axis];
        }
    }
}

std::span<const shape::Aabb> Motion::frame(std::size_t step) const {
    const std::size_t last = frames_.size() - 1, phase = step % (2 * last);
    return frames_[phase <= last ? phase : 2 * last - phase];
}

} // namespace tunnel::bench
