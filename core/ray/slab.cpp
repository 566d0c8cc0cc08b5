// Answers: a ray and a box, by slabs without a NaN: an axis along which the ray does not go holds it always or never,
// and divides nothing. Entries and exits that come within their rounding of each other are compared exactly.
// Refuses: nothing.
// Source: Kay and Kajiya 1986; Helly's theorem on a line: intervals that meet in pairs have a common point.
#include "core/math/exact_sum.hpp"
#include "core/ray/narrow.hpp"
#include "core/ray/slab_trace.hpp"
#include "core/ray/vec.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::ray {

namespace {

using math::ExactSum;

struct Slab {
    double near = 0.0, far = 0.0; // the planes, in the order in which the ray meets them
    double enter = -unbounded, exit = unbounded;
};

// Is slab i entered no later than slab k is left? Exactly: (near_i - o_i) / d_i <= (far_k - o_k) / d_k.
bool meet(const Ray& ray, const Slab* slabs, int i, int k) {
    const double oi = ray.origin[i], ok = ray.origin[k], di = ray.direction[i], dk = ray.direction[k];
    const double enter = slabs[i].enter, exit = slabs[k].exit;
    if (di == 0.0 || dk == 0.0) return true;
    const double doubt = 0x1p-50 * std::max(std::abs(enter), std::abs(exit)) + 0x1p-1000;
    if (std::abs(enter - exit) > doubt) return enter < exit;
    ExactSum sum;
    sum.add(slabs[i].near, dk), sum.add(-oi, dk), sum.add(-slabs[k].far, di), sum.add(ok, di);
    const int side = (di < 0.0) != (dk < 0.0) ? -1 : 1;
    return side * sum.sign() <= 0;
}

void record_parallel(const Box& box, int axis, bool holds, SlabTrace* trace) {
    if (trace == nullptr) return;
    SlabRecord& r = trace->axes[static_cast<std::size_t>(trace->count++)];
    r = {axis, true, holds, box.min[axis], box.max[axis], -unbounded, unbounded};
    if (!holds) std::swap(r.enter, r.exit);
}

void record_crossed(const Slab& s, int axis, SlabTrace* trace) {
    if (trace == nullptr) return;
    trace->axes[static_cast<std::size_t>(trace->count++)] = {axis, false, true, s.near, s.far, s.enter, s.exit};
}

// Inlined where no trace is asked for: then nothing of it is left.
[[gnu::always_inline]] inline Span slabs_shared(const Ray& ray, const Box& box, SlabTrace* trace) {
    Slab slabs[3];
    Span span{-unbounded, unbounded, 0, 0};
    for (int i = 0; i < 3; ++i) {
        const double o = ray.origin[i], d = ray.direction[i];
        if (d == 0.0) {
            const bool holds = o >= box.min[i] && o <= box.max[i];
            record_parallel(box, i, holds, trace);
            if (!holds) return {};
            continue;
        }
        Slab& s = slabs[i];
        s.near = d > 0.0 ? box.min[i] : box.max[i], s.far = d > 0.0 ? box.max[i] : box.min[i];
        s.enter = (s.near - o) / d, s.exit = (s.far - o) / d;
        record_crossed(s, i, trace);
        if (s.enter > span.enter) span.enter = s.enter, span.in = static_cast<Id>(i);
        if (s.exit < span.exit) span.exit = s.exit, span.out = static_cast<Id>(i);
    }
    const double doubt = 0x1p-50 * std::max(std::abs(span.enter), std::abs(span.exit)) + 0x1p-1000;
    if (span.exit - span.enter > doubt) return span;
    if (trace != nullptr) trace->compared = true;
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 3; ++k)
            if (i != k && !meet(ray, slabs, i, k)) return {};
    span.exit = std::max(span.exit, span.enter);
    return span;
}

Box in_space(const shape::Aabb& box) { return {glm::dvec3(box.min, 0.0), glm::dvec3(box.max, 0.0)}; }

Span traced(const Ray& ray, const Box& box, SlabTrace& trace) {
    trace = {};
    const Span span = slabs_shared(ray, box, &trace);
    trace.any = span.any();
    if (!trace.any) return span;
    trace.enter = span.enter, trace.exit = span.exit;
    trace.in = static_cast<int>(span.in), trace.out = static_cast<int>(span.out);
    return span;
}

template <class Solid>
Hit cast_traced(const Ray& ray, const Solid& solid, const Box& box, Start start, SlabTrace* trace) {
    if (trace == nullptr) return cast(ray, solid, start);
    *trace = {};
    Hit hit;
    if (!is_valid(ray) || !is_valid(solid)) return hit;
    Touch at;
    if (choose(ray, traced(ray, box, *trace), start, at)) return describe(ray, solid, at);
    hit.status = base::Status::clear;
    return hit;
}

} // namespace

Span span_of(const Ray& ray, const Box& box) { return slabs_shared(ray, box, nullptr); }

Hit cast(const Ray& ray, const Box& box, Start start, SlabTrace* trace) {
    return cast_traced(ray, box, box, start, trace);
}

Hit cast(const Ray& ray, const shape::Aabb& box, Start start, SlabTrace* trace) {
    const bool legal = ray.origin.z == 0.0 && ray.direction.z == 0.0;
    if (trace == nullptr || !legal) {
        if (trace != nullptr) *trace = {};
        return cast(ray, box, start);
    }
    const Hit hit = cast_traced(ray, box, in_space(box), start, trace);
    trace->count = std::min(trace->count, 2);
    return hit;
}

Span span_of(const Ray& ray, const shape::Aabb& box) { return span_of(ray, in_space(box)); }

namespace {

// Of the face that the ray crosses.
glm::dvec3 outward(const glm::dvec3& direction, const Touch& touch) {
    glm::dvec3 n(0.0);
    const int axis = static_cast<int>(touch.part);
    n[axis] = (direction[axis] > 0.0) == (touch.face == Face::front) ? -1.0 : 1.0;
    return n;
}

Ray to_local(const Ray& ray, const Obb& box) {
    Ray local = ray;
    const glm::dvec3 from = ray.origin - box.centre;
    for (int i = 0; i < 3; ++i) {
        local.origin[i] = dot(from, box.axes[i]);
        local.direction[i] = dot(ray.direction, box.axes[i]);
    }
    return local;
}

} // namespace

Hit describe(const Ray& ray, const Box& box, const Touch& touch) {
    const glm::dvec3 local = (ray.origin - (0.5 * box.min + 0.5 * box.max)) + touch.t * ray.direction;
    return hit_at(ray, touch, outward(ray.direction, touch), local);
}

Hit describe(const Ray& ray, const shape::Aabb& box, const Touch& touch) { return describe(ray, in_space(box), touch); }

Span span_of(const Ray& ray, const Obb& box) { return span_of(to_local(ray, box), Box{-box.half, box.half}); }

Hit describe(const Ray& ray, const Obb& box, const Touch& touch) {
    const Ray local = to_local(ray, box);
    const glm::dvec3 n = outward(local.direction, touch);
    const glm::dvec3 turned = n.x * box.axes[0] + n.y * box.axes[1] + n.z * box.axes[2];
    return hit_at(ray, touch, turned, local.origin + touch.t * local.direction);
}

} // namespace tunnel::ray
