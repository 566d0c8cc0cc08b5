// Answers: how the search goes on: the boxes it tested so far, beside the tests of brute force; and the limit, beyond
// which nothing counts any more, beside where the boxes of the candidates begin.
#include "scenes/raycast/moment.hpp"

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

using kit::Plot, kit::Series;

Series series(const char* key, Text label, Role role, kit::Dash dash = kit::Dash::solid, bool points = false) {
    return {key, std::move(label), role, dash, points, {}, {}};
}
void put(Series& s, double x, double y) { s.x.push_back(x), s.y.push_back(y); }

Plot plot_over_steps(const char* key, Text title, kit::PlotAxis y) {
    Plot out;
    out.key = key;
    out.title = std::move(title);
    out.x = {{"step", "단계"}, "", false};
    out.y = std::move(y);
    out.answer = true;
    return out;
}

// A candidate that the filter lets pass has its own box tested, too: with and without a tree.
std::int64_t boxes_tested(const Moment& m, const ray::QueryStep& step) {
    if (step.node) return static_cast<std::int64_t>(boxes_in(tree_of(m, step), step.index).size());
    return step.fate == ray::Fate::filtered ? 0 : 1;
}

Plot work(const Moment& m) {
    Plot out = plot_over_steps("work", {"Tested so far, beside brute force", "지금까지의 검사량과 전수 검사"},
                               {{"tests", "검사"}, "", true});
    Series boxes = series("boxes", {"boxes", "상자"}, Role::active);
    Series shapes = series("shapes", {"shapes", "도형"}, Role::hit, kit::Dash::dashed);
    std::int64_t box = 0, shape = 0;
    for (std::size_t i = 0; i < steps_shown(m); ++i) {
        const ray::QueryStep& step = m.result.steps[i];
        box += boxes_tested(m, step);
        shape += !step.node && (step.fate == ray::Fate::met || step.fate == ray::Fate::shape_missed) ? 1 : 0;
        const double at = static_cast<double>(i) + 1.0;
        if (box > 0) put(boxes, at, static_cast<double>(box));
        if (shape > 0) put(shapes, at, static_cast<double>(shape));
    }
    out.series = {std::move(boxes), std::move(shapes)};
    const auto brute = m.result.of(Method::brute_force).tests();
    if (brute > 0)
        out.marks.push_back(
            {static_cast<double>(brute), false, Text{"brute force: ", "전수 검사: "} + grouped(brute), Role::muted});
    return out;
}

Plot limits(const Moment& m) {
    Plot out = plot_over_steps("limit", {"The limit shrinks with each hit", "맞을 때마다 한계가 줄어든다"},
                               {{"distance", "거리"}, "m", false});
    Series limit = series("limit", {"limit", "한계"}, Role::text);
    Series begins = series("enters", {"a candidate's box begins", "후보의 상자가 시작하는 곳"}, Role::active,
                           kit::Dash::solid, true);
    double now = m.result.ray.t_max;
    put(limit, 0.0, now);
    for (std::size_t i = 0; i < steps_shown(m); ++i) {
        const ray::QueryStep& step = m.result.steps[i];
        const double at = static_cast<double>(i) + 1.0;
        if (!std::isfinite(step.limit)) continue;
        put(limit, at, now), put(limit, at, step.limit); // a stair
        now = step.limit;
        if (!step.node && step.fate != ray::Fate::filtered && std::isfinite(step.enters)) put(begins, at, step.enters);
    }
    out.series = {std::move(limit), std::move(begins)};
    return out;
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    if (answer(m).status == base::Status::invalid_input || m.result.steps.empty()) return;
    out.plots.push_back(work(m));
    out.plots.push_back(limits(m));
}

} // namespace tunnel::scenes::raycast
