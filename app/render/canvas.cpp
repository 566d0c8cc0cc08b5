// Answers: projection, strokes and fills; the shapes themselves are in canvas_shapes.cpp.
#include "app/render/canvas.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::app {

Canvas::Canvas(const Camera& cam, const RenderStyle& style, Geometry& geometry)
    : camera(cam), out(geometry), pixels(style.ui_scale * style.pixels_per_point), per_point(style.pixels_per_point) {
    size = glm::dvec2(cam.inner().w, cam.inner().h) * static_cast<double>(per_point);
    bounds = Bounds{glm::dvec2(0.0), size}.grown(bleed * pixels);
    if (cam.in_3d()) return;
    world_middle = cam.looked_at_2d();
    per_unit = pixels_per_unit() * glm::dvec2(1.0, -1.0);
}

glm::dvec3 Canvas::to_pixel(const glm::dvec4& clip) const {
    const glm::dvec3 ndc = glm::dvec3(clip) / clip.w;
    return {(0.5 + 0.5 * ndc.x) * size.x, (0.5 - 0.5 * ndc.y) * size.y, ndc.z};
}

glm::dvec2 Canvas::pixels_per_unit() const { return camera.points_per_unit() * static_cast<double>(per_point); }

std::optional<glm::dvec3> Canvas::pixel(const glm::dvec3& world) const {
    const glm::dvec4 clip = camera.to_clip(world);
    if (!(clip.z + clip.w > 0.0) || !(clip.w > 0.0)) return std::nullopt;
    const glm::dvec3 at = to_pixel(clip);
    if (!std::isfinite(at.x + at.y)) return std::nullopt;
    return at;
}

std::vector<Segment> Canvas::project(const std::vector<glm::dvec3>& points, bool closed) const {
    std::vector<Segment> path;
    if (points.empty()) return path;
    const std::size_t count = points.size() < 2 ? 1 : points.size() - (closed ? 0 : 1);
    path.reserve(count);
    glm::dvec4 a = camera.to_clip(points[0]);
    for (std::size_t i = 0; i < count; ++i) {
        const glm::dvec4 b = camera.to_clip(points[(i + 1) % points.size()]);
        const double da = a.z + a.w, db = b.z + b.w; // 0 on the near plane
        if (da > 0.0 && db > 0.0)
            path.push_back({to_pixel(a), to_pixel(b)});
        else if (da > 0.0 || db > 0.0) {
            // A hair in front of the plane, so that the division is safe.
            const double t = std::clamp(da / (da - db) + (da > 0.0 ? -1e-6 : 1e-6), 0.0, 1.0);
            const glm::dvec4 cut = a + (b - a) * t;
            path.push_back(da > 0.0 ? Segment{to_pixel(a), to_pixel(cut)} : Segment{to_pixel(cut), to_pixel(b)});
        }
        a = b;
    }
    return path;
}

void Canvas::stroke(const std::vector<Segment>& path, bool closed, const Look& look) {
    Dashes dashes = look.dashes;
    double length = 0.0;
    if (closed && dashes.period > 0.0f) {
        for (const Segment& s : path) length += glm::distance(glm::dvec2(s.a), glm::dvec2(s.b));
        const double rounds = std::max(1.0, std::round(length / dashes.period));
        const double stretch = length / rounds / dashes.period;
        if (std::isfinite(stretch) && stretch > 0.0) {
            dashes.period *= static_cast<float>(stretch);
            dashes.on *= static_cast<float>(stretch);
        }
    }
    const float half = 0.5f * look.width;
    const Bounds seen = bounds.grown(half + 2.0);
    double along = 0.0;
    for (const Segment& s : path) {
        const double whole = glm::distance(glm::dvec2(s.a), glm::dvec2(s.b));
        const double start = along;
        along += whole;
        const auto span = clip_segment(seen, s.a, s.b);
        if (!span) continue;
        const glm::dvec3 a = glm::mix(s.a, s.b, span->from), b = glm::mix(s.a, s.b, span->to);
        StrokeInstance piece{glm::vec2(a),
                             glm::vec2(b),
                             half,
                             0.0f,
                             dashes.on,
                             dashes.period,
                             {static_cast<float>(a.z), static_cast<float>(b.z)},
                             look.line};
        if (dashes.period > 0.0f)
            piece.phase = static_cast<float>(std::fmod(start + whole * span->from, static_cast<double>(dashes.period)));
        out.add(piece);
    }
}

namespace {

// Offsets along the mitre at each corner of a convex polygon in clockwise pixel order (y down), for a step of one.
std::vector<glm::dvec2> mitres(const std::vector<glm::dvec3>& corners) {
    const std::size_t n = corners.size();
    std::vector<glm::dvec2> out(n);
    for (std::size_t i = 0; i < n; ++i) {
        const glm::dvec2 here(corners[i]), before(corners[(i + n - 1) % n]), after(corners[(i + 1) % n]);
        const glm::dvec2 u = glm::normalize(here - before), v = glm::normalize(after - here);
        const glm::dvec2 normal_sum(u.y + v.y, -u.x - v.x);
        out[i] = normal_sum / std::max(0.15, 0.5 * glm::dot(normal_sum, normal_sum));
    }
    return out;
}

double twice_area(const std::vector<glm::dvec3>& p) {
    double sum = 0.0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const glm::dvec3 &a = p[i], &b = p[(i + 1) % p.size()];
        sum += (a.x - p[0].x) * (b.y - p[0].y) - (b.x - p[0].x) * (a.y - p[0].y);
    }
    return sum;
}

std::vector<glm::dvec3> without_repeats(const std::vector<glm::dvec3>& points) {
    std::vector<glm::dvec3> kept;
    for (const glm::dvec3& p : points)
        if (kept.empty() || glm::distance(glm::dvec2(kept.back()), glm::dvec2(p)) > 1e-3) kept.push_back(p);
    while (kept.size() > 1 && glm::distance(glm::dvec2(kept.back()), glm::dvec2(kept.front())) <= 1e-3) kept.pop_back();
    return kept;
}

} // namespace

// The edge fades over one pixel: half of it inside, half outside.
void Canvas::fill_convex(const std::vector<glm::dvec3>& corners, const Look& look, bool outlined) {
    std::vector<glm::dvec3> p = without_repeats(clip_polygon(bounds.grown(2.0), corners));
    if (p.size() < 3) return;
    if (twice_area(p) < 0.0) std::reverse(p.begin(), p.end());
    const std::vector<glm::dvec2> step = mitres(p);
    Color clear = look.fill;
    clear.a = 0;
    const auto vertex = [&](std::size_t i, double by, Color color) {
        const glm::dvec2 at = glm::dvec2(p[i]) + step[i] * by;
        return FillVertex{{static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(p[i].z)}, color};
    };
    const bool hard = outlined && look.dashes.period == 0.0f;
    const double inset = hard ? 0.0 : -0.5;
    const FillVertex first = vertex(0, inset, look.fill);
    for (std::size_t i = 1; i + 1 < p.size(); ++i)
        out.add(first, vertex(i, inset, look.fill), vertex(i + 1, inset, look.fill), look.hatched);
    if (hard) return;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const std::size_t j = (i + 1) % p.size();
        const FillVertex inside = vertex(i, -0.5, look.fill), outside = vertex(j, 0.5, clear);
        out.add(inside, vertex(i, 0.5, clear), outside, look.hatched);
        out.add(inside, outside, vertex(j, -0.5, look.fill), look.hatched);
    }
}

void Canvas::rule(glm::dvec2 from, glm::dvec2 to, Color color, float width) {
    const double w = std::max(1.0, std::round(static_cast<double>(width)));
    const bool vertical = from.x == to.x;
    const auto snap = [w](double v) { return std::round(v - 0.5 * w); };
    const glm::dvec2 lo(vertical ? snap(from.x) : from.x, vertical ? from.y : snap(from.y));
    const glm::dvec2 hi(vertical ? lo.x + w : to.x, vertical ? to.y : lo.y + w);
    const auto corner = [color](double x, double y) {
        return FillVertex{{static_cast<float>(x), static_cast<float>(y), 0.0f}, color};
    };
    out.add(corner(lo.x, lo.y), corner(hi.x, lo.y), corner(hi.x, hi.y));
    out.add(corner(lo.x, lo.y), corner(hi.x, hi.y), corner(lo.x, hi.y));
}

} // namespace tunnel::app
