// Answers: each shape of the vocabulary as strokes, fills and rounded rectangles. Meshes are the 3D pipeline's.
#include "app/render/canvas.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr double pi = 3.14159265358979323846;

glm::vec2 to_float(const glm::dvec2& v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }
Color none() { return {0, 0, 0, 0}; }
// Chords that leave the circle by less than a tenth of a pixel.
int chords(double radius) {
    return static_cast<int>(std::clamp(std::ceil(pi / std::acos(1.0 - 0.1 / std::max(radius, 1.0))), 12.0, 720.0));
}
std::vector<Segment> joined(const std::vector<glm::dvec3>& points) {
    std::vector<Segment> path;
    for (std::size_t i = 0; i < points.size(); ++i) path.push_back({points[i], points[(i + 1) % points.size()]});
    return path;
}

// An upright rectangle is one primitive instead of ten triangles.
std::optional<kit::BoxInstance> as_box(const kit::Polygon& shape) {
    if (shape.points.size() != 4) return std::nullopt;
    kit::BoxInstance out;
    out.outline = shape.outline;
    out.lo = glm::min(shape.points[0], shape.points[2]);
    out.hi = glm::max(shape.points[0], shape.points[2]);
    for (std::size_t i = 0; i < 4; ++i) {
        const glm::dvec3 &a = shape.points[i], &b = shape.points[(i + 1) % 4];
        if ((a.x == b.x) == (a.y == b.y)) return std::nullopt; // slanted, or no length
        if ((i % 2 == 0) != (shape.points[0].y == shape.points[1].y) ? a.y != b.y : a.x != b.x) return std::nullopt;
    }
    return out;
}

} // namespace

void Canvas::draw(const kit::Polyline& shape, const Look& look) {
    stroke(project(shape.points, shape.closed), shape.closed, look);
}

void Canvas::draw(const kit::Polygon& shape, const Look& look) {
    if (const auto box = as_box(shape); box && !camera.in_3d()) {
        draw_box(*box, look);
        return;
    }
    if (look.filled) {
        std::vector<glm::dvec4> clip;
        for (const glm::dvec3& p : shape.points) clip.push_back(camera.to_clip(p));
        std::vector<glm::dvec3> corners;
        for (const glm::dvec4& p : clip_near(clip))
            if (p.w > 0.0) corners.push_back(to_pixel(p));
        fill_convex(corners, look, shape.outline);
    }
    if (shape.outline || !look.filled) stroke(project(shape.points, true), true, look);
}

double Canvas::pixel_radius(const glm::dvec3& centre, double radius) const {
    const double near = glm::distance(camera.eye(), centre);
    if (!(near > radius)) return 0.0;
    const glm::dvec3 to_eye = (camera.eye() - centre) / near;
    const glm::dvec3 side = glm::normalize(glm::cross(glm::dvec3(0, 1, 0), to_eye));
    // The silhouette of a sphere stands a little wider than its great circle.
    const double seen = radius / std::sqrt(1.0 - (radius / near) * (radius / near));
    const auto a = pixel(centre), b = pixel(centre + side * seen);
    return a && b ? glm::distance(glm::dvec2(*a), glm::dvec2(*b)) : 0.0;
}

void Canvas::draw(const kit::Disc& shape, const Look& look) {
    const auto centre = pixel(shape.centre);
    if (!centre || !(shape.radius > 0.0)) return;
    const bool outline = shape.outline || !look.filled;
    const glm::dvec2 radii =
        camera.in_3d() ? glm::dvec2(pixel_radius(shape.centre, shape.radius)) : shape.radius * pixels_per_unit();
    const double reach = std::max(radii.x, radii.y);
    if (!bounds.grown(look.width).overlaps(glm::dvec2(*centre) - radii, glm::dvec2(*centre) + radii)) return;
    const bool dashed = outline && look.dashes.period > 0.0f;
    if (dashed || reach > 4000.0 || std::abs(radii.x - radii.y) > 1e-6 * reach) {
        disc_as_path(*centre, radii, outline, look);
        return;
    }
    const float r = std::max(static_cast<float>(radii.x), 0.75f * pixels);
    out.add(ShapeInstance{to_float(*centre), glm::vec2(r), r, outline ? 0.5f * look.width : 0.0f,
                          look.hatched ? 1.0f : 0.0f, static_cast<float>(centre->z), look.filled ? look.fill : none(),
                          look.line});
}

void Canvas::disc_as_path(const glm::dvec3& centre, glm::dvec2 radii, bool outline, const Look& look) {
    // Of a circle far larger than the pane only the arc that passes it is made.
    const glm::dvec2 middle = 0.5 * (bounds.lo + bounds.hi) - glm::dvec2(centre);
    const double diagonal = glm::length(bounds.hi - bounds.lo), least = std::min(radii.x, radii.y);
    const bool arc = least > 4.0 * diagonal;
    const double towards = std::atan2(middle.y / radii.y, middle.x / radii.x);
    const double half = arc ? std::min(pi / 3, 2.0 * diagonal / least) : pi;
    const int count = arc ? 256 : chords(std::max(radii.x, radii.y));
    std::vector<glm::dvec3> points;
    for (int i = 0; i < count + (arc ? 1 : 0); ++i) {
        const double angle = (arc ? towards - half : 0.0) + 2.0 * half * i / count;
        points.emplace_back(centre.x + radii.x * std::cos(angle), centre.y + radii.y * std::sin(angle), centre.z);
    }
    if (look.filled) {
        std::vector<glm::dvec3> corners = points;
        if (arc) corners.push_back(centre);
        fill_convex(corners, look);
    }
    if (!outline) return;
    std::vector<Segment> path = joined(points);
    if (arc) path.pop_back();
    stroke(path, !arc, look);
}

// A mark on a slanted face stands in front of it by more than its size, or part of it would be inside.
double Canvas::mark_depth(const glm::dvec3& at, double half) const {
    const glm::dvec3 to_eye = camera.eye() - at;
    const double near = glm::length(to_eye), lift = 3.0 * half * 1e-3 / pixel_radius(at, 1e-3 * near);
    const auto lifted = pixel(at + std::clamp(lift, 0.0, 0.5) * to_eye);
    return lifted ? lifted->z : -1.0;
}

void Canvas::draw(const kit::Point& shape, const Look& look) {
    const auto at = pixel(shape.at);
    const double half = 0.5 * static_cast<double>(shape.size * pixels);
    if (!at || !bounds.overlaps(glm::dvec2(*at) - half, glm::dvec2(*at) + half)) return;
    glm::dvec3 c = *at;
    if (camera.in_3d()) c.z = mark_depth(shape.at, half);
    Look solid = look;
    solid.dashes = {};
    solid.width = std::min(look.width, static_cast<float>(half));
    solid.fill = look.line;
    const auto h = static_cast<float>(half), line = 0.5f * solid.width, depth = static_cast<float>(c.z);
    switch (shape.mark) {
    case kit::Mark::dot:
        out.add(ShapeInstance{to_float(c), glm::vec2(h), h, 0.0f, 0.0f, depth, look.line, none()});
        break;
    case kit::Mark::ring:
        out.add(ShapeInstance{to_float(c), glm::vec2(h - line), h - line, line, 0.0f, depth, none(), look.line});
        break;
    case kit::Mark::square:
        out.add(ShapeInstance{to_float(c), glm::vec2(0.88f * h), 0.0f, 0.0f, 0.0f, depth, look.line, none()});
        break;
    case kit::Mark::diamond: {
        const double d = 1.15 * half;
        fill_convex(
            {c + glm::dvec3(d, 0, 0), c + glm::dvec3(0, d, 0), c - glm::dvec3(d, 0, 0), c - glm::dvec3(0, d, 0)},
            solid);
        break;
    }
    case kit::Mark::triangle: {
        const double d = 1.15 * half; // of equal sides, about its centre; up is -y
        fill_convex(
            {c + glm::dvec3(0, -d, 0), c + glm::dvec3(-0.866 * d, 0.5 * d, 0), c + glm::dvec3(0.866 * d, 0.5 * d, 0)},
            solid);
        break;
    }
    case kit::Mark::cross: {
        const double d = 0.8 * half;
        stroke({{c + glm::dvec3(d, d, 0), c - glm::dvec3(d, d, 0)}}, false, solid);
        stroke({{c + glm::dvec3(d, -d, 0), c - glm::dvec3(d, -d, 0)}}, false, solid);
        break;
    }
    }
}

void Canvas::draw(const kit::Arrow& shape, const Look& look) {
    for (const Segment& path : project({shape.from, shape.to}, false)) arrow(path, look);
}

void Canvas::arrow(const Segment& s, const Look& look) {
    const glm::dvec2 step = glm::dvec2(s.b) - glm::dvec2(s.a);
    const double length = glm::length(step);
    if (!(length > 0.5) || !std::isfinite(length)) return; // the null vector has no direction to show
    const double head = std::min(length, static_cast<double>(5.0f * pixels + 2.8f * look.width));
    const glm::dvec2 along = step / length, side(-along.y, along.x);
    const glm::dvec3 back = glm::mix(s.b, s.a, head / length);
    // The shaft ends inside the head, so that its round end stays hidden behind the point.
    if (length > head) stroke({{s.a, glm::mix(s.b, s.a, 0.8 * head / length)}}, false, look);
    Look solid = look;
    solid.fill = look.line;
    solid.hatched = false;
    const glm::dvec3 wing(0.42 * head * side, 0.0);
    fill_convex({s.b, back + wing, back - wing}, solid);
}

void Canvas::draw_box(const kit::BoxInstance& box, const Look& look) {
    const glm::dvec2 a = flat_pixel(box.lo), b = flat_pixel(box.hi);
    if (!std::isfinite(a.x + a.y + b.x + b.y)) return;
    const Bounds seen = bounds.grown(look.width + 2.0);
    glm::dvec2 lo = glm::min(a, b), hi = glm::max(a, b);
    if (!seen.overlaps(lo, hi)) return;
    const bool outline = box.outline || !look.filled;
    lo = glm::max(lo, seen.lo);
    hi = glm::min(hi, seen.hi);
    // Large boxes in parts: inside a simple shader, along the edges the dearer one.
    const bool large = std::min(hi.x - lo.x, hi.y - lo.y) > 160.0;
    if (large || (outline && look.dashes.period > 0.0f)) {
        const std::vector<glm::dvec3> corners = {{lo, 0.0}, {hi.x, lo.y, 0.0}, {hi, 0.0}, {lo.x, hi.y, 0.0}};
        if (look.filled) fill_convex(corners, look, outline);
        if (outline) stroke(joined(corners), true, look);
        return;
    }
    // A box thinner than a line is shown as a line, so that it neither vanishes nor flickers.
    const glm::dvec2 half = glm::max(0.5 * (hi - lo), glm::dvec2(0.5 * pixels));
    const float thin = static_cast<float>(std::min(half.x, half.y));
    out.add(ShapeInstance{to_float(0.5 * (lo + hi)), to_float(half), 0.0f,
                          outline ? std::min(0.5f * look.width, thin) : 0.0f, look.hatched ? 1.0f : 0.0f, 0.0f,
                          look.filled ? look.fill : none(), look.line});
}

void Canvas::draw_wire_box(const kit::BoxInstance& box, const Look& look) {
    const auto corner = [&](int i) {
        return glm::dvec3(i & 1 ? box.hi.x : box.lo.x, i & 2 ? box.hi.y : box.lo.y, i & 4 ? box.hi.z : box.lo.z);
    };
    for (int i = 0; i < 8; ++i)
        for (const int bit : {1, 2, 4})
            if (!(i & bit)) stroke(project({corner(i), corner(i | bit)}, false), false, look);
}

} // namespace tunnel::app
