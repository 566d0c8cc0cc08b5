// Answers: what do the exact meetings of rays share? The lifted ray, bounds of a rounded distance, and quotients kept
// as pairs. Internal to tests/oracle. Refuses: nothing.
#pragma once

#include "tests/oracle/exact_ray.hpp"
#include "tests/oracle/lifted.hpp"

#include <algorithm>
#include <vector>

namespace tunnel::oracle {

inline constexpr long double promised_distance = 0x1p-40L;

// 2^unit times the quotient of grid numbers is a distance along the ray.
struct LiftedRay {
    Whole3 origin, way;
    int unit = 0;
};

// `space` must cover the origin already.
[[nodiscard]] inline LiftedRay lifted(const ray::Ray& ray, const Lift& space) {
    Lift way;
    way.cover(ray.direction);
    return {space.at(ray.origin), way.at(ray.direction), space.exponent() - way.exponent()};
}

[[nodiscard]] inline Bounds bounds(long double low, long double high) {
    low -= promised_distance * std::abs(low), high += promised_distance * std::abs(high);
    return {static_cast<double>(low), static_cast<double>(high)};
}
[[nodiscard]] inline Bounds bounds(long double t) { return bounds(t, t); }

// over / under, under > 0.
struct Quotient {
    Integer over = 0, under = 0;
};
[[nodiscard]] inline Quotient quotient(const Integer& over, const Integer& under) {
    return under < 0 ? Quotient{-over, -under} : Quotient{over, under};
}
[[nodiscard]] inline int compare(const Quotient& a, const Quotient& b) { // the sign of a - b
    const Integer x = a.over * b.under, y = b.over * a.under;
    return x < y ? -1 : x > y ? 1 : 0;
}
[[nodiscard]] inline long double near(const Quotient& q, int unit) {
    return std::ldexp(near(q.over) / near(q.under), unit);
}

// A corner that is only touched belongs to the sides on either hand.
inline void join(SolidMeeting& m) {
    if (m.enter.high >= m.exit.low) m.enter_parts = m.exit_parts = m.enter_parts | m.exit_parts;
}

// The part of a line that some half spaces share: numbers from the largest `enter` to the smallest `exit`.
struct Clip {
    struct End {
        Quotient at;
        unsigned part;
    };
    std::vector<End> after, until;

    [[nodiscard]] SolidMeeting meeting(int unit) const {
        const auto less = [](const End& a, const End& b) { return compare(a.at, b.at) < 0; };
        if (after.empty() || until.empty()) return {};
        const Quotient enter = std::max_element(after.begin(), after.end(), less)->at;
        const Quotient exit = std::min_element(until.begin(), until.end(), less)->at;
        if (compare(enter, exit) > 0) return {};
        SolidMeeting out{Sure::yes, bounds(near(enter, unit)), bounds(near(exit, unit)), 0U, 0U};
        // Two sides that are met at distances nearer than the promise may be taken for each other.
        for (const End& e : after)
            if (bounds(near(e.at, unit)).high >= out.enter.low) out.enter_parts |= 1U << e.part;
        for (const End& e : until)
            if (bounds(near(e.at, unit)).low <= out.exit.high) out.exit_parts |= 1U << e.part;
        join(out);
        return out;
    }
};

} // namespace tunnel::oracle
