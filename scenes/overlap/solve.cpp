// Answers: the truth from the core, the questions as far as they had to be asked, and what each push leaves over.
#include "scenes/overlap/bodies.hpp"
#include "scenes/overlap/rest.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace overlap_lab {
namespace {

bool both(const Params& p, Form form) { return p.a_kind == form && p.b_kind == form; }

// left >= right, or > under the open rule.
Check compared(Check::What what, double left, double right, ContactRule rule) {
    return {what, left, right, base::reaches(right, left, rule)};
}

std::vector<Check> of_boxes(const Result& r, ContactRule rule) {
    const Axis &x = r.axes[x_axis], &y = r.axes[y_axis];
    return {compared(Check::a_right, x.a_hi, x.b_lo, rule), compared(Check::b_right, x.b_hi, x.a_lo, rule),
            compared(Check::a_top, y.a_hi, y.b_lo, rule), compared(Check::b_top, y.b_hi, y.a_lo, rule)};
}

// No comparison before both numbers are known: the distance stops nothing.
std::vector<Check> of_circles(const Params& p, const Result& r) {
    const double apart = glm::length(glm::dvec2(p.b_x - p.a_x, p.b_y - p.a_y)), sum = p.a_half_x + p.b_half_x;
    return {{Check::distance, apart, sum, true}, {Check::reach, apart, sum, r.status == base::Status::hit}};
}

// First their upright bounding boxes, which cost little; then the shapes. A bound that is rounded stops no true hit.
std::vector<Check> of_others(const Result& r, ContactRule rule) {
    const bool hit = r.status == base::Status::hit;
    const auto bounds = [&](Check::What what, const Axis& axis) {
        return Check{what, axis.way.width, 0.0,
                     hit || base::overlaps(axis.a_lo, axis.a_hi, axis.b_lo, axis.b_hi, rule)};
    };
    return {bounds(Check::bounds_x, r.axes[x_axis]),
            bounds(Check::bounds_y, r.axes[y_axis]),
            {Check::exact, r.contact.depth, 0.0, hit}};
}

std::vector<Check> asked(const Params& p, const Result& r) {
    std::vector<Check> all = both(p, Form::box)      ? of_boxes(r, p.detection)
                             : both(p, Form::circle) ? of_circles(p, r)
                                                     : of_others(r, p.detection);
    const auto first = std::find_if(all.begin(), all.end(), [](const Check& c) { return !c.holds; });
    if (first != all.end()) all.erase(first + 1, all.end());
    return all;
}

// The document's way: the axis of the lesser overlap width, by that width, away from A's middle.
glm::dvec2 width_move(const Params& p, const Result& r) {
    const bool along_x = r.axes[x_axis].way.width <= r.axes[y_axis].way.width;
    const double width = r.axes[along_x ? x_axis : y_axis].way.width;
    const double side = (along_x ? p.b_x - p.a_x : p.b_y - p.a_y) < 0.0 ? -1.0 : 1.0;
    return along_x ? glm::dvec2(side * width, 0.0) : glm::dvec2(0.0, side * width);
}

double left_after(Params p, const glm::dvec2& move) {
    p.b_x += move.x, p.b_y += move.y;
    const overlap::Contact c = overlap::contact(shape_of(body_a(p)), shape_of(body_b(p)));
    return c.status == base::Status::hit ? c.depth : -c.distance;
}

void push(const Params& p, Result& r) {
    r.normal = r.contact.normal + glm::dvec2(0.0); // + 0: no negative zeros
    const glm::dvec2 between{p.b_x - p.a_x, p.b_y - p.a_y};
    r.same_centre = both(p, Form::circle) && between == glm::dvec2(0.0);
    if (r.same_centre && p.coincident == Direction::divide) r.normal = between / length(between); // 0/0
    if (r.status != base::Status::hit) return;
    r.mtv = r.contact.depth * r.normal;
    r.by_width = width_move(p, r);
    if (!r.lost()) r.left_by_push = left_after(p, r.mtv);
    r.left_by_width = left_after(p, r.by_width);
}

bool mirrored(const overlap::Contact& one, const overlap::Contact& other) {
    return one.status == other.status && one.normal == -other.normal && one.depth == other.depth &&
           one.distance == other.distance;
}

void count_flips(Result& r) {
    for (std::size_t i = 0; i < r.film.size(); ++i) {
        if (r.first_contact < 0 && r.film[i].confirmed)
            r.first_contact = static_cast<int>(i);
        else if (r.first_contact >= 0)
            r.flips += r.film[i].confirmed != r.film[i - 1].confirmed ? 1 : 0;
    }
}

} // namespace
} // namespace overlap_lab

OverlapScene::Result OverlapScene::solve(const Params& p) {
    using namespace overlap_lab;
    Result r;
    const shape::AnyShape a = shape_of(body_a(p)), b = shape_of(body_b(p));
    r.a = outline_of(body_a(p)), r.b = outline_of(body_b(p));
    r.contact = overlap::contact(a, b);
    r.touching = r.contact.status == base::Status::hit && r.contact.depth == 0.0;
    r.status = r.touching && p.detection == ContactRule::open ? base::Status::clear : r.contact.status;
    r.axes = {axis_along({1.0, 0.0}, r.a, r.b), axis_along({0.0, 1.0}, r.a, r.b),
              axis_along(r.contact.normal, r.a, r.b)};
    r.checks = asked(p, r);
    if (r.contact.status == base::Status::clear) r.nearest = overlap::distance(a, b);
    push(p, r);
    r.mirrors = mirrored(r.contact, overlap::contact(b, a));
    r.film = fall(p.detection, p.response);
    count_flips(r);
    return r;
}

// Two shapes: all at a glance, then a question a step, then all again.
int OverlapScene::last_step(const Params& p, const Result& r) {
    const std::size_t steps = p.stage == overlap_lab::Stage::floor ? r.film.size() - 1 : r.checks.size() + 1;
    return static_cast<int>(steps);
}

} // namespace tunnel::scenes
