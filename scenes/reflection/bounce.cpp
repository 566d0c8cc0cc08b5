// Answers: the true path, and the path by a rule, with the verdict of each bounce.
#include "scenes/reflection/bounce.hpp"

#include "core/ray/recast.hpp"
#include "scenes/kit/plane.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tunnel::scenes::reflection_lab {
namespace {

constexpr double far_out = 50.0;       // m: where a ray that meets nothing is drawn to
constexpr double allowed_error = 0.1;  // of the way to the next hit
constexpr double on_a_surface = 1e-12; // m, of the very first hit: contact at the start

// volatile: at -O3 g++ 12 turns two such round trips side by side into none at all.
double float_rounded(double v) {
    const volatile float stored = static_cast<float>(v);
    return static_cast<double>(stored);
}

// The next hit of an exact mirror, from a hit (or from the start: mirror -1).
struct Expected {
    bool met = false;
    int mirror = -1;
    double distance = 0.0;
    glm::dvec2 point{0.0};
};

// A ray that started inside a closed mirror stays there.
bool within(const ray::Hit& hit) { return hit.face == ray::Face::back; }

struct Judge {
    const Arrangement& mirrors;
    const ray::World& world;
    double offset;

    [[nodiscard]] Expected from(const glm::dvec2& local, const glm::dvec2& way, int mirror, const ray::Hit* at) const {
        Expected out;
        const glm::dvec2 origin = local + shift_of(offset);
        if (at != nullptr && mirror == mirrors.inside) { // the chord: twice the depth of the ray against the normal
            const auto& circle = std::get<shape::Circle>(mirrors.shapes[static_cast<std::size_t>(mirror)]);
            out = {true, mirror, 2.0 * circle.radius * dot(glm::dvec2(at->normal), way), {}};
        } else {
            const std::array<ray::Id, 1> left{static_cast<ray::Id>(mirror)};
            ray::Query query;
            ray::Ray ray = ray::make_ray(origin, way);
            if (at != nullptr && within(*at)) // next is the far side of the same solid: past the rounding of this one
                ray.t_min = 4.0 * ray::recast_offset(at->point, at->distance, world.size_of(at->collider));
            else if (mirror >= 0)
                query.filter.ignored = left;
            const ray::Hit hit = world.closest(ray, query);
            out.met = hit.status == base::Status::hit;
            if (out.met) out.mirror = static_cast<int>(hit.collider), out.distance = hit.distance;
        }
        out.point = local + (out.met ? out.distance : far_out) * way;
        return out;
    }

    // Does the way from the hit to the new start cross another mirror?
    [[nodiscard]] bool crosses(const glm::dvec2& local, const glm::dvec2& start, int mirror) const {
        const glm::dvec2 step = start - local;
        const double length = glm::length(step);
        if (!(length > 0.0)) return false;
        if (mirror == mirrors.inside) {
            const auto& circle = std::get<shape::Circle>(mirrors.shapes[static_cast<std::size_t>(mirror)]);
            return glm::length(start - circle.centre) > circle.radius && length > circle.radius;
        }
        const std::array<ray::Id, 1> left{static_cast<ray::Id>(mirror)};
        ray::Query query;
        query.filter.ignored = left;
        return world.any(ray::make_ray(local + shift_of(offset), step, length), query) == base::Status::hit;
    }

    [[nodiscard]] Verdict of(const Expected& due, const Bounce& b, int before, const glm::dvec2& hit_before) const {
        const bool as_due = b.met == due.met && (!b.met || b.mirror == due.mirror);
        const double error = glm::length(b.point - due.point);
        // A ray that rightly meets nothing has no next hit to be off from.
        if (as_due && (!b.met || error <= allowed_error * due.distance)) return Verdict::ok;
        if (before < 0) return due.met && due.distance <= on_a_surface ? Verdict::missed : Verdict::drifted;
        if (crosses(hit_before, b.from, before)) return Verdict::skipped;
        return b.met && b.mirror == before ? Verdict::self_hit : Verdict::drifted;
    }
};

Bounce bounce_of(const ray::Ray& ray, const ray::Hit& hit, double offset) {
    Bounce b;
    const glm::dvec2 by = shift_of(offset);
    b.from = glm::dvec2(ray.origin) - by;
    b.met = hit.status == base::Status::hit;
    if (!b.met) {
        b.point = b.from + far_out * glm::dvec2(ray.direction);
        b.onward = ray.direction;
        return b;
    }
    b.point = glm::dvec2(hit.point) - by;
    b.normal = hit.normal;
    b.onward = ray::reflected(ray.direction, hit.normal);
    b.distance = hit.distance;
    b.mirror = static_cast<int>(hit.collider);
    return b;
}

ray::Ray next_ray(const ray::Hit& hit, const glm::dvec2& onward, double size, const StepOff& rule) {
    const glm::dvec3 way(onward, 0.0);
    if (rule.scaled && !rule.along_direction) return ray::recast(hit, way, ray::unbounded, size);
    const double off = rule.scaled ? ray::recast_offset(hit.point, hit.distance, size) : rule.epsilon;
    glm::dvec3 start = hit.point + off * (rule.along_direction ? way : hit.normal);
    if (rule.single && !rule.scaled) start = {float_rounded(start.x), float_rounded(start.y), 0.0};
    return ray::make_ray(start, way);
}

} // namespace

const char* to_word(Verdict verdict) {
    switch (verdict) {
    case Verdict::ok: return "ok";
    case Verdict::self_hit: return "self_hit";
    case Verdict::skipped: return "skipped";
    case Verdict::drifted: return "drifted";
    case Verdict::missed: return "missed";
    case Verdict::lost: return "lost";
    }
    return "";
}

StepOff fixed_rule(const Params& p) {
    return {false, p.epsilon, p.arithmetic == Arithmetic::single, p.along == Along::direction,
            p.zero_hits == ZeroHits::ignored};
}
StepOff scaled_rule(const Params& p) {
    return {true, 0.0, false, p.along == Along::direction, p.zero_hits == ZeroHits::ignored};
}

std::vector<Bounce> true_path(const Arrangement& mirrors, const Params& p) {
    const ray::World world = world_at(mirrors, 0.0);
    const Judge judge{mirrors, world, 0.0};
    std::vector<Bounce> out;
    ray::Ray ray = ray::make_ray(mirrors.scale * glm::dvec2(p.start_x, p.start_y), kit::direction(p.angle));
    ray::Hit hit = world.closest(ray);
    for (int i = 0; i < p.bounces; ++i) {
        out.push_back(bounce_of(ray, hit, 0.0));
        if (!out.back().met) break;
        const Expected due = judge.from(out.back().point, out.back().onward, out.back().mirror, &hit);
        ray = ray::make_ray(out.back().point, out.back().onward);
        ray::Query query;
        const std::array<ray::Id, 1> left{hit.collider};
        if (out.back().mirror == mirrors.inside || within(hit)) { // on to the chord's end
            ray.t_min = 0.5 * due.distance;
            hit = world.closest(ray);
        } else {
            query.filter.ignored = left;
            hit = world.closest(ray, query);
        }
    }
    return out;
}

Path path_by(const Arrangement& mirrors, const ray::World& world, double offset, const Params& p, const StepOff& rule,
             bool stop) {
    Path out;
    const Judge judge{mirrors, world, offset};
    const glm::dvec2 start = mirrors.scale * glm::dvec2(p.start_x, p.start_y) + shift_of(offset);
    ray::Ray ray = ray::make_ray(start, kit::direction(p.angle));
    Expected due = judge.from(glm::dvec2(ray.origin) - shift_of(offset), ray.direction, -1, nullptr);
    glm::dvec2 hit_before = start - shift_of(offset);
    int before = -1;
    for (int i = 0; i < p.bounces; ++i) {
        if (rule.ignore_zero) ray.t_min = std::numeric_limits<double>::denorm_min();
        const ray::Hit hit = world.closest(ray);
        Bounce b = bounce_of(ray, hit, offset);
        b.off = before < 0 ? 0.0 : glm::length(b.from - hit_before);
        b.verdict = out.whole() ? judge.of(due, b, before, hit_before) : Verdict::lost;
        if (b.verdict == Verdict::ok && b.met) ++out.survived;
        if (out.whole()) out.first_fault = b.verdict;
        out.bounces.push_back(b);
        if (!b.met || (stop && !out.whole())) break;
        before = b.mirror;
        hit_before = b.point;
        due = judge.from(b.point, b.onward, before, &hit);
        ray = next_ray(hit, b.onward, world.size_of(hit.collider), rule);
    }
    return out;
}

} // namespace tunnel::scenes::reflection_lab
