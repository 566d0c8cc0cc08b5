// Answers: the ray, the box, and what the chosen code makes of them; the truth beside it is the core's.
#include "core/math/exact_sum.hpp"
#include "scenes/slab/document.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace slab_lab {
namespace {

Why why_of(const ray::Hit& hit, const ray::SlabTrace& trace, double reach) {
    if (hit.status == base::Status::invalid_input) return Why::refused;
    if (hit.status == base::Status::hit)
        return hit.inside ? Why::zero : hit.face == ray::Face::back ? Why::exit : Why::front;
    if (!trace.any) return Why::empty;
    if (trace.exit < 0.0) return Why::behind;
    const bool inside = trace.enter < 0.0;
    return inside && trace.exit <= reach ? Why::ignored : Why::too_far;
}

// Is the plane of one slab met just when one of the other's is, by the direction as given? Exactly.
bool aims_at_corner(const Params& p, const ray::SlabTrace& trace) {
    const double o[] = {p.origin_x, p.origin_y}, d[] = {p.aim_x, p.aim_y};
    for (const int i : {0, 1}) {
        const int k = 1 - i;
        math::ExactSum sum;
        sum.add(trace.axes[static_cast<std::size_t>(i)].near, d[k]), sum.add(-o[i], d[k]);
        sum.add(-trace.axes[static_cast<std::size_t>(k)].far, d[i]), sum.add(o[k], d[i]);
        if (sum.sign() == 0) return true;
    }
    return false;
}

void run_core(const Params& p, const ray::SlabTrace& trace, Result& r) {
    r.enter = -ray::unbounded, r.exit = ray::unbounded;
    for (int i = 0; i < trace.count; ++i) {
        const ray::SlabRecord& s = trace.axes[static_cast<std::size_t>(i)];
        r.axes[static_cast<std::size_t>(i)] = {true,    s.parallel, s.holds, s.near, s.far,
                                               s.enter, s.exit,     s.enter, s.exit};
        r.enter = std::max(r.enter, s.enter), r.exit = std::min(r.exit, s.exit);
    }
    if (trace.any) r.enter = trace.enter, r.exit = trace.exit;
    r.any = trace.any, r.compared = trace.compared;
    r.rounded_away = trace.compared && !trace.any && aims_at_corner(p, trace);
    r.answer = {r.hit.status, r.hit.distance, why_of(r.hit, trace, p.reach), true};
    if (p.start == Start::ignore && r.starts_inside && r.hit.status == base::Status::clear) r.answer.why = Why::ignored;
}

} // namespace
} // namespace slab_lab

SlabScene::Result SlabScene::solve(const Params& p) {
    using namespace slab_lab;
    Result r;
    const glm::dvec2 middle{p.box_x, p.box_y}, half{p.half_x, p.half_y}, aim{p.aim_x, p.aim_y};
    r.ray = ray::make_ray(glm::dvec2(p.origin_x, p.origin_y), aim, p.reach);
    r.box = {middle - half, middle + half};
    r.direction = by_document(p) && !p.normalise ? aim : glm::dvec2(r.ray.direction);
    ray::SlabTrace trace;
    r.hit = ray::cast(r.ray, r.box, by_document(p) ? Start::exit : p.start, &trace);
    r.starts_inside = trace.any && trace.enter < 0.0 && trace.exit >= 0.0;
    if (by_document(p))
        run_document(p, r);
    else
        run_core(p, trace, r);
    return r;
}

// The question, x, y, what they share, and the choice.
int SlabScene::last_step(const Params&, const Result&) { return 4; }

} // namespace tunnel::scenes
