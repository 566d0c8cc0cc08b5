// Answers: all meetings of a ray with the colliders of a world; see ray_world_oracle.hpp.
#include "tests/oracle/ray_world_oracle.hpp"

#include "core/ray/mesh.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::oracle {

using glm::dvec3;
using ray::Face;
using ray::Start;

namespace {

// Is x below what the bounds hold? And so on.
Sure below(const Bounds& b, double x) { return b.high < x ? Sure::yes : b.low < x ? Sure::maybe : Sure::no; }
Sure no_more(const Bounds& b, double x) { return b.high <= x ? Sure::yes : b.low <= x ? Sure::maybe : Sure::no; }
Sure no_less(const Bounds& b, double x) { return b.low >= x ? Sure::yes : b.high >= x ? Sure::maybe : Sure::no; }
Sure not_(Sure s) { return s == Sure::yes ? Sure::no : s == Sure::no ? Sure::yes : Sure::maybe; }
Sure both(Sure a, Sure b) { return std::min(a, b); }

// Does the line pass a ball that holds the shape, without any doubt? Saves exact work; errs to the side of "no".
bool clearly_passes(const ray::Ray& ray, const dvec3& centre, double radius) {
    const dvec3 f = centre - ray.origin, d = ray.direction;
    const dvec3 c(f.y * d.z - f.z * d.y, f.z * d.x - f.x * d.z, f.x * d.y - f.y * d.x);
    const double reach = 1.001 * radius + 1e-12 * (std::abs(f.x) + std::abs(f.y) + std::abs(f.z));
    return std::hypot(c.x, c.y, c.z) > reach;
}
double length(const dvec3& v) { return std::hypot(v.x, v.y, v.z); }

struct Gather {
    const ray::Ray& ray;
    Start start;
    ray::Id id;
    std::vector<Meeting>& out;

    void add(Meeting m) const {
        m.collider = id;
        if (m.sure != Sure::no) out.push_back(m);
    }
    void surface(const SurfaceMeeting& s, ray::Id part, bool mesh) const {
        Meeting m{id, part, s.met, s.at, {}, false, true, ~0U, mesh};
        if (s.side == 0) { // along it: met at its first point, or at the start
            m.at = {std::max(s.at.low, ray.t_min), std::max(s.at.high, ray.t_min)};
            m.sure = both(s.met, both(no_less(s.until, ray.t_min), no_more(s.at, ray.t_max)));
            return add(m);
        }
        m.face = s.side > 0 ? Face::front : Face::back;
        m.sure = both(m.sure, both(no_less(s.at, ray.t_min), no_more(s.at, ray.t_max)));
        add(m);
    }
    void solid(const SolidMeeting& s) const {
        if (s.met == Sure::no) return;
        const Sure started = below(s.enter, ray.t_min), lasts = both(s.met, no_less(s.exit, ray.t_min));
        const Sure leaves = both(lasts, no_more(s.exit, ray.t_max));
        Meeting in{id,
                   0,
                   both(lasts, both(not_(started), no_more(s.enter, ray.t_max))),
                   s.enter,
                   Face::front,
                   false,
                   true,
                   s.enter_parts,
                   false};
        Meeting out_of{id, 0, leaves, s.exit, Face::back, false, false, s.exit_parts, false};
        // One point, at the very start: it enters and leaves there, and may be called either.
        const bool point = s.enter.high >= ray.t_min && s.enter.low <= ray.t_min && s.exit.low <= ray.t_min;
        if (point) in.face.reset();
        if (point && start == Start::ignore) in.sure = both(in.sure, Sure::maybe);
        add(in);
        if (started == Sure::no) return add(out_of);
        Meeting begun = out_of;
        begun.first = true;
        if (start == Start::zero) begun = {id, 0, lasts, {ray.t_min, ray.t_min}, {}, true, true, ~0U, false};
        if (start != Start::ignore) {
            begun.sure = both(begun.sure, started);
            add(begun);
        }
        if (start != Start::zero) out_of.sure = both(out_of.sure, not_(started));
        add(out_of);
    }

    void operator()(const ray::Plane& s) const { surface(meeting(ray, s), 0, false); }
    void operator()(const ray::Triangle& s) const { surface(meeting(ray, s), 0, false); }
    void operator()(const ray::Sphere& s) const {
        if (!clearly_passes(ray, s.centre, s.radius)) solid(meeting(ray, s));
    }
    void operator()(const ray::Box& s) const {
        if (!clearly_passes(ray, 0.5 * s.min + 0.5 * s.max, 0.5 * length(s.max - s.min))) solid(meeting(ray, s));
    }
    void operator()(const ray::Obb& s) const {
        if (!clearly_passes(ray, s.centre, length(s.half))) solid(meeting(ray, s));
    }
    void operator()(const ray::Capsule& s) const {
        const double half = 0.5 * length(s.b - s.a);
        if (!clearly_passes(ray, 0.5 * s.a + 0.5 * s.b, half + s.radius)) solid(meeting(ray, s));
    }
    void operator()(const ray::MeshShape& mesh) const {
        const dvec3 lo = mesh->bounds().min, hi = mesh->bounds().max;
        if (clearly_passes(ray, 0.5 * lo + 0.5 * hi, 0.5 * length(hi - lo))) return;
        for (ray::Id i = 0; i < mesh->size(); ++i) {
            const ray::Triangle t = mesh->triangle(i);
            const double reach = std::max(length(t.b - t.a), length(t.c - t.a));
            if (!clearly_passes(ray, t.a, reach)) surface(meeting(ray, t), i, true);
        }
    }
    template <class Flat> void operator()(const Flat& s) const {
        if (ray.origin.z == 0.0 && ray.direction.z == 0.0) solid(meeting(ray, s));
    }
};

bool let_through(const ray::Filter& filter, const ray::Collider& c, ray::Id id) {
    if (!c.enabled || (c.trigger && !filter.include_triggers)) return false;
    if ((filter.layers >> static_cast<unsigned>(c.layer) & 1U) == 0U) return false;
    return std::find(filter.ignored.begin(), filter.ignored.end(), id) == filter.ignored.end();
}

} // namespace

std::vector<Meeting> meetings(const Held& held, const ray::Ray& ray, const ray::Query& query) {
    std::vector<Meeting> out;
    for (std::size_t i = 0; i < held.size(); ++i) {
        const auto id = static_cast<ray::Id>(i);
        if (held[i] && let_through(query.filter, *held[i], id))
            std::visit(Gather{ray, query.start, id, out}, held[i]->shape);
    }
    return out;
}

} // namespace tunnel::oracle
