// Answers: the seeded motions. B stands about the origin's neighbourhood; A starts some way off and runs past or into
// it.
#include "bench/support/sweep_motions.hpp"

#include "tests/oracle/linear_motion_oracle.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

namespace tunnel::bench {

namespace {

constexpr std::size_t motion_count = 2048;

double as_float(double x) { return static_cast<double>(static_cast<float>(x)); }
glm::dvec2 as_float(const glm::dvec2& v) { return {as_float(v.x), as_float(v.y)}; }

enum class Kind { circle, aabb, obb, capsule, polygon };

glm::dvec2 turned(const shape::Pose& p, const glm::dvec2& v) {
    return p.shift + glm::dvec2(v.x * p.cosine - v.y * p.sine, v.x * p.sine + v.y * p.cosine);
}

oracle::RoundShape round_shape(const Mover& m) {
    oracle::RoundShape out{{}, m.radius};
    if (m.is_turned) {
        const shape::ConvexPolygon p = *polygon_of(m.turned);
        for (int i = 0; i < p.count; ++i) out.core.push_back(p.vertex(i));
        return out;
    }
    for (const glm::dvec2& corner : m.corners) out.core.push_back(m.pose.shift + corner);
    return out;
}

oracle::LinearMotion exact(const SweepMotion& m) {
    return {round_shape(m.a), round_shape(m.b), m.travel.a, m.travel.b};
}

class Source {
  public:
    Source(Kind a, Kind b) : a_(a), b_(b) {}

    [[nodiscard]] SweepMotion next(std::size_t i) {
        for (;;) {
            const SweepMotion m = i % 16 == 5 ? grazing(i % 256 == 5) : plain();
            if (!exact(m).touch_at(0.0)) return m;
        }
    }

  private:
    double uniform(double lo, double hi) { return std::uniform_real_distribution<double>(lo, hi)(random_); }

    Mover mover(Kind kind, const glm::dvec2& at, const glm::dvec2& half, double angle) {
        Mover m;
        m.pose.shift = at;
        if (kind == Kind::circle) {
            m.circle = {at, half.x};
            m.radius = half.x;
            m.corners = {glm::dvec2(0.0)};
            return m;
        }
        if (kind == Kind::capsule) {
            const glm::dvec2 arm = on_grid(half.x * glm::dvec2(std::cos(angle), std::sin(angle)));
            m.corners = {-arm, arm};
            m.radius = 0.5 * half.y;
            m.capsule = {{at - arm, at + arm}, m.radius};
            return m;
        }
        if (kind == Kind::polygon) {
            fill_polygon(m, at, half, angle);
            return m;
        }
        m.corners = {-half, {half.x, -half.y}, half, {-half.x, half.y}};
        m.box = {at - half, at + half};
        if (kind == Kind::obb) {
            m.is_turned = true;
            m.pose = shape::pose(at, angle);
            m.turned = {m.pose, half};
        }
        return m;
    }
    // Three to eight corners on an ellipse.
    void fill_polygon(Mover& m, const glm::dvec2& at, const glm::dvec2& half, double angle) {
        std::optional<shape::ConvexPolygon> polygon;
        for (int count = 3 + static_cast<int>(1024.0 * half.x) % 6; !polygon; --count) { // three always are one
            m.corners.clear();
            std::vector<glm::dvec2> placed;
            for (int i = 0; i < count; ++i) {
                const double turn = angle + 6.283185307 * i / count;
                m.corners.push_back(on_grid(half * glm::dvec2(std::cos(turn), std::sin(turn))));
                placed.push_back(at + m.corners.back());
            }
            polygon = shape::make_polygon(placed);
        }
        m.polygon = *polygon;
    }
    // How far it reaches to that side before it is turned.
    static double reach(const Mover& m, double side) {
        double out = -1e9;
        for (const glm::dvec2& corner : m.corners) out = std::max(out, side * corner.y + m.radius);
        return out;
    }

    // On a grid of 2^-10, so that min and max are floats as well.
    glm::dvec2 on_grid(const glm::dvec2& v) {
        return {std::round(v.x * 1024.0) / 1024.0, std::round(v.y * 1024.0) / 1024.0};
    }
    glm::dvec2 half() { return on_grid({uniform(0.1, 0.9), uniform(0.1, 0.9)}); }

    // Towards a point about B, too far or not far enough.
    SweepMotion plain() {
        const glm::dvec2 at = on_grid({uniform(-10.0, 10.0), uniform(-10.0, 10.0)});
        const double from = uniform(-3.14, 3.14), far = uniform(2.0, 5.0);
        const glm::dvec2 start = on_grid(at + far * glm::dvec2(std::cos(from), std::sin(from)));
        const glm::dvec2 aim = at + glm::dvec2(uniform(-2.0, 2.0), uniform(-2.0, 2.0));
        const glm::dvec2 way = uniform(0.6, 2.0) * (aim - start);
        SweepMotion m{mover(a_, start, half(), uniform(-3.1, 3.1)), mover(b_, at, half(), uniform(-3.1, 3.1)), {}};
        m.travel.b = as_float(glm::dvec2(uniform(-1.0, 1.0), uniform(-1.0, 1.0)));
        m.travel.a = as_float(way + m.travel.b);
        return m;
    }

    // Along a side of B, or turned boxes both along the same: exactly, or apart or into it by 1e-3 to 1e-7.
    SweepMotion grazing(bool exactly) {
        const glm::dvec2 at = on_grid({uniform(-10.0, 10.0), uniform(-10.0, 10.0)}), a = half(), b = half();
        const double side = uniform(-1.0, 1.0) > 0.0 ? 1.0 : -1.0, angle = exactly ? 0.0 : uniform(-3.1, 3.1);
        const double by = exactly ? 0.0 : std::copysign(std::pow(10.0, uniform(-7.0, -3.0)), uniform(-1.0, 1.0));
        SweepMotion m{mover(a_, at, a, angle), mover(b_, at, b, angle), {}};
        const glm::dvec2 start{-3.0, side * (reach(m.a, -side) + reach(m.b, side)) + by}, way{6.0, 0.0};
        const shape::Pose turn{glm::dvec2(0.0), m.a.pose.cosine, m.a.pose.sine};
        const glm::dvec2 from = as_float(at + turned(turn, start));
        m.a = mover(a_, from, a, angle);
        m.travel.b = on_grid({uniform(-1.0, 1.0), 0.0});
        m.travel.a = as_float(m.travel.b + turned(turn, way));
        return m;
    }

    Kind a_, b_;
    std::mt19937_64 random_{1};
};

SweepTask task(const char* name, Kind a, Kind b) {
    SweepTask out{name, {}};
    Source source(a, b);
    for (std::size_t i = 0; i < motion_count; ++i) out.motions.push_back(source.next(i));
    return out;
}

} // namespace

bool SweepTask::hits(std::size_t i) const { return exact(motions[i]).touch_within(1.0); }
bool SweepTask::touch_before(std::size_t i, double t) const { return t > 0.0 && exact(motions[i]).touch_before(t); }
std::size_t SweepTask::hit_count() const {
    std::size_t out = 0;
    for (std::size_t i = 0; i < motions.size(); ++i) out += hits(i);
    return out;
}

SweepTask circle_aabb_motions() { return task("toi_circle_aabb", Kind::circle, Kind::aabb); }
SweepTask aabb_aabb_motions() { return task("toi_aabb_aabb", Kind::aabb, Kind::aabb); }
SweepTask obb_obb_motions() { return task("toi_obb_obb", Kind::obb, Kind::obb); }
SweepTask circle_circle_motions() { return task("toi_circle_circle", Kind::circle, Kind::circle); }
SweepTask capsule_polygon_motions() { return task("toi_capsule_polygon", Kind::capsule, Kind::polygon); }

} // namespace tunnel::bench
