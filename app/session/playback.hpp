// Answers: how many constant steps are due after so many seconds, and how far it is to the next one.
#pragma once

#include <algorithm>
#include <cmath>

namespace tunnel::app {

struct Playback {
    bool playing = false;
    double fraction = 0.0; // [0, 1) of a step

    [[nodiscard]] double speed() const { return std::ldexp(1.0, exponent); }
    void change_speed(int direction) {
        exponent = std::clamp(exponent + (direction > 0) - (direction < 0), -slowest, slowest);
    }
    void stop() {
        playing = false;
        fraction = 0.0;
    }
    // Whole steps due. A long hitch is cut, so that the run does not leap.
    [[nodiscard]] int advance(double seconds, double steps_per_second) {
        if (!playing || !(seconds > 0.0) || !(steps_per_second > 0.0)) return 0;
        fraction += std::min(seconds, longest_tick) * steps_per_second * speed();
        const double whole = std::floor(fraction);
        fraction -= whole;
        return static_cast<int>(whole);
    }

  private:
    static constexpr int slowest = 3; // 1/8 … 8
    static constexpr double longest_tick = 0.25;
    int exponent = 0;
};

} // namespace tunnel::app
