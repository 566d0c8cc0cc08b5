// Answers: the world: both slabs faintly, where the ray enters and leaves each, and the answer on the ray.
#include "scenes/slab/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::slab_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Text, kit::Weight;

struct WorldPicture : kit::PanePicture {
    const Moment& m;
    double first = 0.0, last = 0.0; // the line's t in sight, and a little beyond

    [[nodiscard]] glm::dvec2 at(double t, double aside = 0.0) const {
        const glm::dvec2 d = glm::dvec2(m.result.ray.direction);
        return m.result.at(std::clamp(t, first, last)) + aside * frame.unit * kit::across(d);
    }
    [[nodiscard]] bool in_sight(double t) const { return t > first && t < last; } // neither NaN
    void point(double t, Role role, kit::Mark mark, float size, unsigned pick) const {
        if (in_sight(t))
            list.add(pane, {role, Weight::main, Dash::solid, Fill::solid, false, pick},
                     kit::Point{flat(at(t)), mark, size});
    }
};

constexpr double strip_height = 0.2, least_width = 2.7; // of the frame's height: the pane is low

// What the default view holds: box, origin, the arrow's tip, the answer, and the ray's end unless that is far.
kit::Frame world_frame(const Moment& m) {
    const Result& r = m.result;
    const Window w = window_of(m);
    glm::dvec2 lo(r.box.min), hi(r.box.max);
    const auto take = [&](const glm::dvec2& p) {
        lo = {std::min(lo.x, p.x), std::min(lo.y, p.y)};
        hi = {std::max(hi.x, p.x), std::max(hi.y, p.y)};
    };
    const glm::dvec2 origin(r.ray.origin);
    take(origin);
    take(origin + glm::dvec2(m.params.aim_x, m.params.aim_y));
    take(r.at(w.clamped(m.params.reach)));
    if (r.hit.status == base::Status::hit) take(glm::dvec2(r.hit.point));
    kit::Frame frame = kit::coarse_frame(lo, hi);
    // As wide as the pane is likely to be, so that the words stand at its sides and not in its middle.
    const double missing = least_width * (frame.hi.y - frame.lo.y) - (frame.hi.x - frame.lo.x);
    if (missing > 0.0) frame.lo.x -= 0.5 * missing, frame.hi.x += 0.5 * missing;
    return frame;
}

// The line as far as a margin around the frame.
void find_stretch(WorldPicture& p) {
    const glm::dvec2 d = p.m.result.direction, o(p.m.result.ray.origin), size = p.frame.hi - p.frame.lo;
    double first = -1e6, last = 1e6;
    bool any = false;
    for (const int axis : {0, 1}) {
        if (std::abs(d[axis]) < 1e-9) continue;
        const double u = (p.frame.lo[axis] - 3.0 * size[axis] - o[axis]) / d[axis];
        const double v = (p.frame.hi[axis] + 3.0 * size[axis] - o[axis]) / d[axis];
        first = std::max(first, std::min(u, v)), last = std::min(last, std::max(u, v));
        any = true;
    }
    if (any && first < last) p.first = first, p.last = last;
}

void strip(const WorldPicture& p, int axis) {
    const shape::Aabb& box = p.m.result.box;
    const glm::dvec2 room = 4.0 * (p.frame.hi - p.frame.lo);
    glm::dvec2 lo = p.frame.lo - room, hi = p.frame.hi + room;
    lo[axis] = box.min[axis], hi[axis] = box.max[axis];
    const bool now = active(p.m, axis);
    p.box(lo, hi, {role_axis[axis], Weight::fine, Dash::solid, Fill::faint, true, pick_axis[axis]}, false);
    for (const double plane : {box.min[axis], box.max[axis]}) {
        glm::dvec2 from = lo, to = hi;
        from[axis] = to[axis] = plane;
        p.list.line(
            p.pane,
            {role_axis[axis], now ? Weight::main : Weight::fine, Dash::dashed, Fill::none, !now, pick_axis[axis]}, from,
            to);
    }
}

void strip_name(const WorldPicture& p, kit::Text text, const glm::dvec2& at, int axis, kit::Side side,
                double room = 0.0) {
    kit::Label l;
    l.text = std::move(text);
    l.at = flat(at);
    l.side = side;
    l.size = kit::Size::small;
    l.priority = 3;
    l.room = room;
    l.stays = true; // outside its strip it would name another
    p.list.add(p.pane, {role_axis[axis]}, std::move(l));
}

void strip_names(const WorldPicture& p) {
    const shape::Aabb& box = p.m.result.box;
    strip_name(p, {"x slab", "x 슬랩"}, {0.5 * (box.min.x + box.max.x), p.frame.lo.y}, 0, kit::Side::above,
               box.max.x - box.min.x);
    strip_name(p, {"y slab", "y 슬랩"}, {p.frame.hi.x, 0.5 * (box.min.y + box.max.y)}, 1, kit::Side::left);
}

void ray_line(const WorldPicture& p) {
    const Result& r = p.m.result;
    if (p.first >= p.last) return;
    const double end = std::min(p.m.params.reach, p.last);
    p.list.line(p.pane, {Role::muted, Weight::fine, Dash::dotted}, p.at(p.first), p.at(p.last));
    p.list.add(p.pane, {Role::text, Weight::main}, kit::Arrow{flat(p.at(0.0)), flat(p.at(end))});
    const glm::dvec2 d(r.ray.direction), across = 2.2 * p.frame.unit * kit::across(d);
    p.list.line(p.pane, {Role::text, Weight::main}, p.at(end) - across, p.at(end) + across);
    p.label({"max " + number(p.m.params.reach), "최대 " + number(p.m.params.reach)}, p.at(end) + across, Role::muted, 4,
            kit::Side::above);
}

// Where the ray enters and leaves one slab, beside the ray.
void crossed(const WorldPicture& p, int index) {
    const Interval& axis = axis_of(p.m, index);
    const Role role = role_axis[index];
    if (axis.nan() || axis.enter > axis.exit || axis.exit < p.first || axis.enter > p.last) return;
    const double aside = index == 0 ? 1.0 : -1.0;
    p.list.line(p.pane, {role, Weight::verdict, Dash::solid, Fill::none, false, pick_axis[index]},
                p.at(axis.enter, aside), p.at(axis.exit, aside));
    p.point(axis.enter, role, kit::Mark::dot, 8.0f, pick_axis[index]);
    p.point(axis.exit, role, kit::Mark::ring, 9.0f, pick_axis[index]);
    const int priority = active(p.m, index) ? 9 : 5;
    const std::string name = name_of(index);
    const kit::Side side = index == 0 ? kit::Side::above : kit::Side::below;
    if (p.in_sight(axis.enter))
        p.label({name + " in " + number(axis.enter), name + " 진입 " + number(axis.enter)},
                p.at(axis.enter, 2.0 * aside), role, priority, side);
    if (p.in_sight(axis.exit))
        p.label({name + " out " + number(axis.exit), name + " 이탈 " + number(axis.exit)}, p.at(axis.exit, 2.0 * aside),
                role, priority, side);
}

void shared_part(const WorldPicture& p) {
    const Result& r = p.m.result;
    if (p.m.step < shared || !share(p.m) || r.exit < p.first || r.enter > p.last) return;
    p.list.line(p.pane, {Role::active, Weight::verdict, Dash::solid, Fill::none, false, pick_shared}, p.at(r.enter),
                p.at(r.exit));
}

// The truth where the document's code misses it or says something else.
void draw_truth(const WorldPicture& p) {
    const ray::Hit& truth = p.m.result.hit;
    if (truth.status != base::Status::hit || p.m.result.right()) return;
    const glm::dvec2 at(truth.point);
    p.list.add(p.pane, {Role::truth, Weight::verdict, Dash::solid, Fill::none, false, pick_truth},
               kit::Point{flat(at), kit::Mark::ring, 18.0f});
    kit::Label l;
    l.text = {"in truth t = " + number(truth.distance), "실제 t = " + number(truth.distance)};
    l.at = flat(at);
    l.side = kit::Side::left;
    l.priority = 10;
    l.leader = true;
    p.list.add(p.pane, {Role::truth}, std::move(l));
}

void draw_answer(const WorldPicture& p) {
    const Result& r = p.m.result;
    draw_truth(p);
    if (!hit(p.m) || !p.in_sight(r.answer.t)) return;
    const glm::dvec2 at = p.at(r.answer.t);
    if (by_core(p.m.params)) {
        const glm::dvec2 n(r.hit.normal);
        p.list.add(p.pane, {Role::normal, Weight::main}, kit::Arrow{flat(at), flat(at + 9.0 * p.frame.unit * n)});
    }
    p.list.add(p.pane, {Role::hit, Weight::verdict, Dash::solid, Fill::solid, false, pick_answer},
               kit::Point{flat(at), kit::Mark::dot, 14.0f});
    kit::Label l;
    l.text = kit::Text::same("t = " + number(r.answer.t));
    l.at = flat(at);
    l.side = kit::Side::right;
    l.priority = 11;
    l.leader = l.plate = true;
    p.list.add(p.pane, {Role::hit}, std::move(l));
}

void box_and_start(const WorldPicture& p) {
    const Result& r = p.m.result;
    p.box(r.box.min, r.box.max, {Role::wall, Weight::main, Dash::solid, Fill::faint});
    p.list.add(p.pane, {Role::text, Weight::main, Dash::solid, Fill::solid},
               kit::Point{r.ray.origin, kit::Mark::square, 8.0f});
    const glm::dvec2 aim{p.m.params.aim_x, p.m.params.aim_y}, origin(r.ray.origin);
    if (aim != glm::dvec2(0.0))
        p.list.add(p.pane, {Role::accent, Weight::main}, kit::Arrow{r.ray.origin, flat(origin + aim)});
    p.label({"origin", "시작점"}, origin, Role::text, 6, kit::Side::below);
}

Verdict words_of_step(const Moment& m) {
    switch (m.step) {
    case question: return {{"Does the ray meet the box?", "광선이 상자에 맞을까?"}, {}, Role::active};
    case x_slab: return {{"the x slab", "x 슬랩"}, words_of(m, 0), role_axis[0]};
    case y_slab: return {{"the y slab", "y 슬랩"}, words_of(m, 1), role_axis[1]};
    case shared:
        return {{"what both share", "둘의 공통 구간"},
                share(m) ? Text::same(interval_text(m.result.enter, m.result.exit)) : Text{"nothing", "없음"},
                Role::active};
    default: return verdict_of(m);
    }
}

void words(const WorldPicture& p) {
    const Verdict v = words_of_step(p.m);
    const double y = p.frame.hi.y + 0.55 * strip_height * (p.frame.hi.y - p.frame.lo.y);
    const auto put = [&](Text text, double x, Role role, int priority, kit::Side side, kit::Size size) {
        kit::Label l;
        l.text = std::move(text);
        l.at = {x, y, 0.0};
        l.side = side, l.size = size, l.priority = priority;
        l.plate = true; // large type reaches down into the strips
        p.list.add(p.pane, {role}, std::move(l));
    };
    put(v.word, p.frame.lo.x, v.role, 12, kit::Side::right, kit::Size::large);
    if (!v.detail.empty()) put(v.detail, p.frame.hi.x, Role::text, 11, kit::Side::left, kit::Size::normal);
}

kit::Pane world_pane_of(const kit::Frame& frame) {
    kit::Pane pane = kit::world_pane({"The world: a ray, a box, two slabs", "월드: 광선과 상자, 슬랩 둘"}, frame, 1.0);
    pane.place_hi = {1.0, 0.6};
    pane.hi.y = frame.hi.y + strip_height * (frame.hi.y - frame.lo.y);
    return pane;
}

} // namespace

void draw_world(const Moment& m, kit::DrawList& list) {
    const kit::Frame frame = world_frame(m);
    const int pane = list.pane(world_pane_of(frame));
    WorldPicture p{{list, pane, frame}, m};
    find_stretch(p);
    strip(p, 0), strip(p, 1);
    strip_names(p);
    ray_line(p);
    const auto outcome = [&] {
        for (const int axis : {0, 1})
            if (shown(m, axis)) crossed(p, axis);
        shared_part(p);
        if (finished(m)) draw_answer(p);
    };
    box_and_start(p);
    if (finished(m))
        list.answers([&] { outcome(), words(p); });
    else
        outcome(), words(p);
}

} // namespace tunnel::scenes::slab_lab
