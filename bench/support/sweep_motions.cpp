// Answers: the seeded motions. B stands about the origin's neighbourhood; A starts some way off and runs past or into
// it.
#include "bench/support/sweep_motions.hpp"

#include "tests/oracle/linear_motion_oracle.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace tunnel::bench {

namespace {

constexpr std::size_t motion_count = 2048;

double as_float(double x) { return static_cast<double>(static_cast<float>(x)); }
glm::dvec2 as_float(const glm::dvec2& v) { return {as_float(v.x), as_float(v.y)}; }

enum class Kind { circle, aabb, obb };

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
    explicit Source(Kind a) : a_(a) {}

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
        m.corners = {-half, {half.x, -half.y}, half, {-half.x, half.y}};
        m.box = {at - half, at + half};
        if (kind == Kind::obb) {
            m.is_turned = true;
            m.pose = shape::pose(at, angle);
            m.turned = {m.pose, half};
        }
        return m;
    }
    Kind kind_of_b() const { return a_ == Kind::obb ? Kind::obb : Kind::aabb; }

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
        SweepMotion m{
            mover(a_, start, half(), uniform(-3.1, 3.1)), mover(kind_of_b(), at, half(), uniform(-3.1, 3.1)), {}};
        m.travel.b = as_float(glm::dvec2(uniform(-1.0, 1.0), uniform(-1.0, 1.0)));
        m.travel.a = as_float(way + m.travel.b);
        return m;
    }

    // Along a side of B, or turned boxes both along the same: exactly, or apart or into it by 1e-3 to 1e-7.
    SweepMotion grazing(bool exactly) {
        const glm::dvec2 at = on_grid({uniform(-10.0, 10.0), uniform(-10.0, 10.0)}), a = half(), b = half();
        const double side = uniform(-1.0, 1.0) > 0.0 ? 1.0 : -1.0, angle = exactly ? 0.0 : uniform(-3.1, 3.1);
        const double by = exactly ? 0.0 : std::copysign(std::pow(10.0, uniform(-7.0, -3.0)), uniform(-1.0, 1.0));
        const double reach = a_ == Kind::circle ? a.x : a.y;
        const glm::dvec2 start{-3.0, side * (reach + b.y) + by}, way{6.0, 0.0};
        SweepMotion m{mover(a_, at, a, angle), mover(kind_of_b(), at, b, angle), {}};
        const shape::Pose turn{glm::dvec2(0.0), m.a.pose.cosine, m.a.pose.sine};
        const glm::dvec2 from = as_float(at + turned(turn, start));
        m.a = mover(a_, from, a, angle);
        m.travel.b = on_grid({uniform(-1.0, 1.0), 0.0});
        m.travel.a = as_float(m.travel.b + turned(turn, way));
        return m;
    }

    Kind a_;
    std::mt19937_64 random_{1};
};

SweepTask task(const char* name, Kind a) {
    SweepTask out{name, {}};
    Source source(a);
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

SweepTask circle_aabb_motions() { return task("toi_circle_aabb", Kind::circle); }
SweepTask aabb_aabb_motions() { return task("toi_aabb_aabb", Kind::aabb); }
SweepTask obb_obb_motions() { return task("toi_obb_obb", Kind::obb); }

} // namespace tunnel::bench
