// Answers: where the mirrors stand, about the world's offset: all are solids half a metre thick, or round.
#include "scenes/kit/plane.hpp"
#include "scenes/reflection/bounce.hpp"

#include <type_traits>

namespace tunnel::scenes::reflection_lab {
namespace {

constexpr double thick = 0.5, half_width = 4.0; // m

// Four walls 8 m by 6 m apart, the disc, and a plate over the right part of the floor.
void furnish_room(const Params& p, Arrangement& out) {
    constexpr double x = half_width, y = 3.0, plate_left = 0.8, plate_thick = 0.3;
    out.shapes = {shape::Aabb{{-x, -y - thick}, {x, -y}},
                  shape::Aabb{{x, -y - thick}, {x + thick, y + thick}},
                  shape::Aabb{{-x, y}, {x, y + thick}},
                  shape::Aabb{{-x - thick, -y - thick}, {-x, y + thick}},
                  shape::Aabb{{plate_left, -y + p.gap}, {x, -y + p.gap + plate_thick}},
                  shape::Circle{{p.disc_x, p.disc_y}, p.radius}};
}

void lay_gap(const Params& p, Arrangement& out) {
    out.scale = p.gap;
    out.shapes = {shape::Aabb{{-half_width, -thick}, {half_width, 0.0}},
                  shape::Aabb{{-half_width, p.gap}, {half_width, p.gap + thick}}};
}

void fold_corner(const Params& p, Arrangement& out) {
    out.scale = p.gap;
    const glm::dvec2 u = kit::direction(p.opening), n = kit::across(u), tip(0.0);
    const std::vector<glm::dvec2> upper{tip, half_width * u, half_width * u + thick * n, thick * n};
    out.shapes = {shape::Aabb{{-thick, -thick}, {half_width, 0.0}}};
    if (const auto polygon = shape::make_polygon(upper)) out.shapes.emplace_back(*polygon);
}

ray::AnyShape moved(const ray::AnyShape& any, double offset) {
    const glm::dvec2 by = shift_of(offset);
    return std::visit(
        [&](const auto& s) -> ray::AnyShape {
            using S = std::remove_cvref_t<decltype(s)>;
            if constexpr (std::is_same_v<S, shape::Aabb>)
                return shape::Aabb{s.min + by, s.max + by};
            else if constexpr (std::is_same_v<S, shape::Circle>)
                return shape::Circle{s.centre + by, s.radius};
            else if constexpr (std::is_same_v<S, shape::ConvexPolygon>) {
                std::vector<glm::dvec2> corners;
                for (int i = 0; i < s.count; ++i) corners.push_back(s.vertex(i) + by);
                if (const auto polygon = shape::make_polygon(corners)) return *polygon;
                return s;
            } else
                return s;
        },
        any);
}

} // namespace

Arrangement arrange(const Params& p) {
    Arrangement out;
    switch (p.mirrors) {
    case Mirrors::room: furnish_room(p, out); break;
    case Mirrors::gap: lay_gap(p, out); break;
    case Mirrors::corner: fold_corner(p, out); break;
    case Mirrors::gallery:
        out.shapes = {shape::Circle{glm::dvec2(0.0), p.radius}};
        out.inside = 0;
        break;
    }
    return out;
}

glm::dvec2 shift_of(double offset) { return offset * kit::direction(37.0); }

ray::World world_at(const Arrangement& mirrors, double offset) {
    ray::World world(ray::Method::brute_force);
    for (const ray::AnyShape& shape : mirrors.shapes) (void)world.insert({moved(shape, offset)});
    world.update();
    return world;
}

} // namespace tunnel::scenes::reflection_lab
