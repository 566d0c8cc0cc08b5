// Answers: both coordinates of the ray against t, between the planes of the slabs: why a slab is an interval of t.
#include "scenes/slab/moment.hpp"

#include <cmath>

namespace tunnel::scenes::slab_lab {
namespace {

void plane_marks(const Moment& m, int axis, kit::Plot& plot) {
    const shape::Aabb& box = m.result.box;
    for (const double at : {box.min[axis], box.max[axis]})
        plot.marks.push_back(
            {at, false, kit::Text::same(std::string(name_of(axis)) + " = " + number(at)), role_axis[axis]});
}

} // namespace

void read_plots(const Moment& m, kit::Readouts& out) {
    const Result& r = m.result;
    if (!r.valid()) return;
    kit::Plot plot;
    plot.key = "along_the_ray";
    plot.title = {"Both coordinates along the ray, between the planes", "광선 위의 두 좌표와 슬랩의 면"};
    plot.x = {{"t", "t"}, m.params.normalise || by_core(m.params) ? "m" : "", false};
    plot.y = {{"coordinate", "좌표"}, "m", false};
    plot.answer = true;
    const Window w = window_of(m);
    for (const int axis : {0, 1}) {
        kit::Series s{name_of(axis),
                      kit::Text::same(std::string(name_of(axis)) + "(t)"),
                      role_axis[axis],
                      axis == 0 ? kit::Dash::solid : kit::Dash::dashed,
                      false,
                      {},
                      {}};
        for (const double t : {w.lo, w.hi}) s.x.push_back(t), s.y.push_back(r.at(t)[axis]);
        plot.series.push_back(std::move(s));
        plane_marks(m, axis, plot);
    }
    for (const double t : {r.enter, r.exit})
        if (std::isfinite(t) && t >= w.lo && t <= w.hi)
            plot.marks.push_back({t, true, kit::Text::same(number(t)), kit::Role::active});
    out.plots.push_back(std::move(plot));
}

} // namespace tunnel::scenes::slab_lab
