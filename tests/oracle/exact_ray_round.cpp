// Answers: exact meetings with balls, capsules and turned boxes: whole coefficients, one root or quotient at the end.
// Where core/ray promises a verdict to a hair only, what is nearer than that hair is "maybe".
#include "tests/oracle/exact_ray_parts.hpp"

#include <limits>

namespace tunnel::oracle {

namespace {

// a t^2 + 2 b t + c <= 0, a > 0, c known to `blur` by whom we judge.
struct Parabola {
    Integer a, b, c;
    long double blur = 0.0L;
};

struct Roots {
    Sure met = Sure::no;
    long double enter = 0.0L, exit = 0.0L, slack = 0.0L;
};

Roots roots_of(const Parabola& f) {
    const Integer part = f.b * f.b - f.a * f.c;
    const long double a = near(f.a), s2 = near(part), doubt = a * f.blur;
    if (s2 < -doubt) return {};
    const Sure met = s2 > doubt || part == 0 ? Sure::yes : Sure::maybe;
    const long double s = std::sqrt(std::max(s2, 0.0L));
    // The one without cancellation, and the other by their product.
    const long double b = near(f.b), q = b < 0 ? -b + s : -b - s;
    const long double one = q / a, two = q == 0.0L ? 0.0L : near(f.c) / q;
    const bool exact = f.c == 0 && met == Sure::yes && s2 > 4 * doubt;
    const long double slack = exact ? 0.0L : std::min(f.blur / (s > 0 ? s : 1e-4000L), 2 * std::sqrt(f.blur / a));
    return {met, std::min(one, two), std::max(one, two), slack};
}

Bounds around(long double t, long double slack, int unit) {
    return bounds(std::ldexp(t - slack, unit), std::ldexp(t + slack, unit));
}

SolidMeeting meeting_of(const Roots& r, int unit) {
    if (r.met == Sure::no) return {};
    return {r.met, around(r.enter, r.slack, unit), around(r.exit, r.slack, unit)};
}

Roots ball(const LiftedRay& line, const Whole3& centre, const Integer& r) {
    const Whole3 f = line.origin - centre;
    const Integer ff = dot(f, f);
    const long double size = std::sqrt(near(ff)) + near(r);
    return roots_of({dot(line.way, line.way), dot(f, line.way), ff - r * r, 0x1p-88L * size * size});
}

// Without its ends: what of the roots lies beside them does not count, for the balls there say the same.
Roots tube(const LiftedRay& line, const Whole3& a, const Whole3& b, const Integer& r) {
    const Whole3 n = b - a, f = line.origin - a;
    const Integer n2 = dot(n, n), fn = dot(f, n), dn = dot(line.way, n), d2 = dot(line.way, line.way), ff = dot(f, f);
    const Integer across = d2 * n2 - dn * dn;
    if (across == 0) return {};
    const long double size = std::sqrt(near(ff)) + std::sqrt(near(n2)) + near(r);
    const long double tilt = near(across) / (near(d2) * near(n2));
    const long double fine = tilt > 1e-6L ? 0x1p-85L : 0x1p-50L; // almost along the axis nothing finer is promised
    Roots out =
        roots_of({across, dot(f, line.way) * n2 - fn * dn, (ff - r * r) * n2 - fn * fn, fine * size * size * near(n2)});
    const auto beside = [&](long double t) {
        const long double at = (near(fn) + t * near(dn)) / near(n2);
        return at < 0.0L || at > 1.0L;
    };
    const bool enters = !beside(out.enter), exits = !beside(out.exit);
    if (!enters && !exits) out.met = Sure::no;
    if (!enters) out.enter = std::numeric_limits<long double>::infinity();
    if (!exits) out.exit = -std::numeric_limits<long double>::infinity();
    return out;
}

} // namespace

SolidMeeting meeting(const ray::Ray& ray, const ray::Sphere& s) {
    Lift space;
    space.cover(ray.origin), space.cover(s.centre), space.cover(s.radius);
    const LiftedRay line = lifted(ray, space);
    return meeting_of(ball(line, space.at(s.centre), space.at(s.radius)), line.unit);
}

SolidMeeting meeting(const ray::Ray& ray, const shape::Circle& s) {
    return meeting(ray, ray::Sphere{glm::dvec3(s.centre, 0.0), s.radius});
}

SolidMeeting meeting(const ray::Ray& ray, const ray::Capsule& s) {
    Lift space;
    for (const glm::dvec3& v : {ray.origin, s.a, s.b}) space.cover(v);
    space.cover(s.radius);
    const LiftedRay line = lifted(ray, space);
    const Whole3 a = space.at(s.a), b = space.at(s.b);
    const Integer r = space.at(s.radius);
    Roots all;
    for (const Roots& part : {ball(line, a, r), ball(line, b, r), s.a == s.b ? Roots() : tube(line, a, b, r)}) {
        if (part.met == Sure::no) continue;
        if (all.met == Sure::no) {
            all = part;
            continue;
        }
        all.met = std::max(all.met, part.met);
        all.enter = std::min(all.enter, part.enter), all.exit = std::max(all.exit, part.exit);
        all.slack = std::max(all.slack, part.slack);
    }
    return meeting_of(all, line.unit);
}

// By the frame that is dual to its axes; grown and shrunk by the hair that core/ray promises.
SolidMeeting meeting(const ray::Ray& ray, const ray::Obb& box) {
    Lift space, turn;
    for (const glm::dvec3& v : {ray.origin, box.centre, box.half}) space.cover(v);
    for (int i = 0; i < 3; ++i) turn.cover(box.axes[i]);
    const LiftedRay line = lifted(ray, space);
    const std::array<Whole3, 3> axis = {turn.at(box.axes[0]), turn.at(box.axes[1]), turn.at(box.axes[2])};
    const Whole3 f = line.origin - space.at(box.centre), half = space.at(box.half);
    const Integer det = abs(dot(axis[0], cross(axis[1], axis[2])));
    const Integer scale = Integer(1) << static_cast<unsigned>(-turn.exponent()); // det is nearly its cube
    const long double largest = near(std::max({half[0], half[1], half[2]}));
    const long double hair = 0x1p-48L * (std::sqrt(near(dot(f, f))) + largest) * near(scale * scale * scale);
    constexpr long double far = std::numeric_limits<long double>::infinity();
    std::array<long double, 3> low_shrunk{}, high_shrunk{};
    std::array<long double, 2> enter = {-far, -far}, exit = {far, far}; // grown, shrunk
    for (std::size_t i = 0; i < 3; ++i) {
        const Whole3 dual = cross(axis[(i + 1) % 3], axis[(i + 2) % 3]);
        // Kept a whole number by the same power on both sides.
        const Integer at = dot(f, dual) * scale, rate = abs(dot(line.way, dual) * scale), reach = half[i] * det;
        const bool up = dot(line.way, dual) > 0;
        const long double before = near(up ? -reach - at : at - reach), after = near(up ? reach - at : reach + at);
        for (std::size_t k = 0; k < 2; ++k) {
            const long double more = k == 0 ? hair : -hair;
            long double lo = -far, hi = far;
            if (rate == 0) {
                if (before - more > 0.0L || after + more < 0.0L) lo = far, hi = -far;
            } else {
                lo = (before - more) / near(rate), hi = (after + more) / near(rate);
            }
            enter[k] = std::max(enter[k], lo), exit[k] = std::min(exit[k], hi);
            if (k == 1) low_shrunk[i] = lo, high_shrunk[i] = hi;
        }
    }
    if (enter[0] > exit[0]) return {};
    const bool sure = enter[1] <= exit[1];
    SolidMeeting out{sure ? Sure::yes : Sure::maybe, {}, {}, 0U, 0U};
    out.enter = bounds(std::ldexp(enter[0], line.unit), std::ldexp(sure ? enter[1] : exit[0], line.unit));
    out.exit = bounds(std::ldexp(sure ? exit[1] : enter[0], line.unit), std::ldexp(exit[0], line.unit));
    for (std::size_t i = 0; i < 3; ++i) {
        if (!sure || bounds(std::ldexp(low_shrunk[i], line.unit)).high >= out.enter.low) out.enter_parts |= 1U << i;
        if (!sure || bounds(std::ldexp(high_shrunk[i], line.unit)).low <= out.exit.high) out.exit_parts |= 1U << i;
    }
    join(out);
    return out;
}

} // namespace tunnel::oracle
