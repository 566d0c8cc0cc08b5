// Answers: what a step and its picture cost while a scene plays, as means of half a second, so that the figures can be
// read. Refuses: a clock of its own; to be part of readouts, claims, scenarios or undo.
#pragma once

#include <cstdint>
#include <optional>

namespace tunnel::app {

struct FrameCost {
    struct Seconds {
        double step = 0.0, picture = 0.0;
    };

    // `of`: what the figures belong to; others are forgotten.
    void add(std::uint64_t of, double step, double picture) {
        if (of != belongs_to) *this = {}, belongs_to = of;
        sum.step += step, sum.picture += picture, ++frames;
        constexpr double half_second = 0.5;
        constexpr int fewest = 10; // frames, where each takes long
        if (sum.step + sum.picture < half_second && frames < 30) return;
        if (frames < fewest && sum.step + sum.picture < 4 * half_second) return;
        const double each = 1.0 / frames;
        mean = Seconds{each * sum.step, each * sum.picture};
        sum = {}, frames = 0;
    }
    [[nodiscard]] std::optional<Seconds> shown(std::uint64_t of) const {
        return of == belongs_to ? mean : std::nullopt;
    }

  private:
    std::uint64_t belongs_to = 0;
    std::optional<Seconds> mean{};
    Seconds sum{};
    int frames = 0;
};

} // namespace tunnel::app
