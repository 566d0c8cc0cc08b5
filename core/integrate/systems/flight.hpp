// Answers: how flight above a floor at 0 and contact with it take turns, exactly. Internal to core.
#pragma once

#include <cmath>

namespace tunnel::integrate {

struct Fallen {
    double x, v, left; // height m, velocity m/s, time still to go s
};

// A parabola from x >= 0 until the time is up or the floor is reached: then x = 0 and v <= 0.
inline void fly(Fallen& body, double gravity) {
    const double down = std::sqrt(body.v * body.v + 2.0 * gravity * body.x);
    // The larger root, without cancellation for a body thrown down.
    const double time = body.v >= 0.0 ? (body.v + down) / gravity : 2.0 * body.x / (down - body.v);
    if (body.left < time) {
        body.x += body.left * (body.v - 0.5 * gravity * body.left);
        body.v -= gravity * body.left, body.left = 0.0;
        return;
    }
    body = {0.0, -down, body.left - time};
}

// `sink`(body): from x <= 0 until the time is up or the body leaves: then x = 0 and v >= 0; false: it is not known.
template <class Sink> bool fall_and_sink(Fallen& body, double gravity, Sink sink) {
    constexpr int most = 1000000;
    for (int k = 0; k < most && body.left > 0.0; ++k) {
        if (body.x > 0.0 || (body.x == 0.0 && body.v > 0.0))
            fly(body, gravity);
        else if (!sink(body))
            return false;
    }
    return body.left == 0.0;
}

} // namespace tunnel::integrate
