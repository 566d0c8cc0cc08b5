// Answers: the panes of a draw list in the current framebuffer. Geometry is made again only when the list, a camera
// or the style changed. 2D goes straight to the framebuffer, touching no pixel it need not; 3D through a multisampled
// target.
#include "app/render/pane_renderer.hpp"

#include "app/render/canvas.hpp"
#include "app/render/damage.hpp"
#include "app/render/flat_pipes.hpp"
#include "app/render/layout.hpp"
#include "app/render/pixel_rect.hpp"
#include "app/render/scene_geometry.hpp"
#include "app/render/solid_pipes.hpp"
#include "app/render/target.hpp"
#include "app/render/ticks.hpp"

namespace tunnel::app {

struct PaneRenderer::Impl {
    std::string error{};
    FlatPipes flat;
    SolidPipes solid;
    Target target{};
    SceneGeometry scene{};
    std::map<int, SolidBuffers> solids{}; // by pane
    DrawKey key{};
    std::uint64_t version = 0;                    // of the geometry
    std::map<int, std::uint64_t> solid_version{}; // by pane, as it stands in the target
    int target_made = 0;

    Impl() : flat(error), solid(error) {}

    void update(const kit::DrawList& list, std::uint64_t revision, std::span<const PaneFrame> frames,
                const RenderStyle& style);
    void draw_hairlines(std::span<const PixelRect> lines, const RenderStyle& style, const PixelRect& limit) const;
    void draw_flat(const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style, const PixelRect& inner);
    void draw_solid(const kit::Pane& pane, const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style,
                    const PixelRect& outer, const PixelRect& inner);
    bool show_solid(const kit::Pane& pane, std::size_t index, const PaneFrame& frame, const RenderStyle& style,
                    int drawable_height, const PixelRect& limit, GLint framebuffer);
};

namespace {

void clear_to(Color c) {
    const auto part = [](std::uint8_t v) { return static_cast<float>(v) / 255.0f; };
    glClearColor(part(c.r), part(c.g), part(c.b), 1.0f);
}

// Stripes are tied to the world's origin: panning moves both.
float hatch_begin(const Camera& camera, const PixelRect& inner, float unit) {
    const glm::dvec4 origin = camera.to_clip(glm::dvec3(0.0));
    const double x = (0.5 + 0.5 * origin.x / origin.w) * inner.w, y = (0.5 - 0.5 * origin.y / origin.w) * inner.h;
    const double begin = std::fmod(-(x + y) * 0.70710678 / static_cast<double>(hatch_period * unit), 1.0);
    return std::isfinite(begin) ? static_cast<float>(begin) : 0.0f;
}

// Device depth between the middle of the picture and a little in front of it: lines lie that much over their faces.
float line_lift(const Camera& camera) {
    const glm::dvec3 at = camera.looked_at(), nearer = at + 0.0015 * (camera.eye() - at);
    const glm::dvec4 a = camera.to_clip(at), b = camera.to_clip(nearer);
    const double lift = a.z / a.w - b.z / b.w;
    return lift > 0.0 && lift < 0.1 ? static_cast<float>(lift) : 0.0f;
}

// Between neighbours only: the window's own edges need none.
std::vector<PixelRect> hairlines_of(std::span<const PaneFrame> frames, float per_point, int drawable_height) {
    std::vector<PixelRect> out;
    float left = 1e9f, top = 1e9f;
    for (const PaneFrame& f : frames) left = std::min(left, f.outer.x), top = std::min(top, f.outer.y);
    const auto line = [&](const Rect& r) { out.push_back(pixel_rect(r, per_point, drawable_height)); };
    for (const PaneFrame& f : frames) {
        const Rect& o = f.outer;
        if (o.x > left) line({o.x - hairline_points, o.y, hairline_points, o.h});
        if (o.y > top) line({o.x, o.y - hairline_points, o.w, hairline_points});
    }
    return out;
}

// Where a flat pane may paint: its world, and a little around it for strokes on the border.
PixelRect paint_area(const PixelRect& inner, const PixelRect& outer, const RenderStyle& style) {
    return overlap(inner.grown(static_cast<int>(std::lround(bleed * style.ui_scale * style.pixels_per_point))), outer);
}

} // namespace

void PaneRenderer::Impl::update(const kit::DrawList& list, std::uint64_t revision, std::span<const PaneFrame> frames,
                                const RenderStyle& style) {
    if (!key.changed(revision, frames, style)) return;
    ++version;
    scene = scene_geometry(list, frames, style);
    flat.upload(scene.geometry);
    if (!key.content_changed()) return;
    solids.clear();
    for (const PaneFrame& frame : frames)
        if (list.panes[static_cast<std::size_t>(frame.pane)].three_d)
            solids[frame.pane].upload(solids_of(list, frame.pane, style));
}

void PaneRenderer::Impl::draw_hairlines(std::span<const PixelRect> lines, const RenderStyle& style,
                                        const PixelRect& limit) const {
    clear_to(style.palette->hairline);
    for (const PixelRect& line : lines) {
        const PixelRect p = overlap(line, limit);
        if (p.w == 0 || p.h == 0) continue;
        glScissor(p.x, p.y, p.w, p.h);
        glClear(GL_COLOR_BUFFER_BIT);
    }
}

void PaneRenderer::Impl::draw_flat(const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style,
                                   const PixelRect& inner) {
    const float unit = style.ui_scale * style.pixels_per_point;
    const int margin = static_cast<int>(std::lround(bleed * unit));
    const PixelRect view = inner.grown(margin);
    glViewport(view.x, view.y, view.w, view.h);
    PaneUniforms uniforms;
    uniforms.margin = static_cast<float>(margin);
    uniforms.size = {static_cast<float>(view.w), static_cast<float>(view.h)};
    uniforms.unit = unit;
    uniforms.hatch_begin = hatch_begin(frame.camera, inner, unit);
    uniforms.depth_step = frame.camera.in_3d() ? line_lift(frame.camera) : 0.0f;
    flat.draw(std::span(scene.geometry.batches).subspan(part.first, part.count), uniforms);
}

void PaneRenderer::Impl::draw_solid(const kit::Pane& pane, const PaneFrame& frame, const PaneBatches& part,
                                    const RenderStyle& style, const PixelRect& outer, const PixelRect& inner) {
    target.bind();
    glScissor(outer.x, outer.y, outer.w, outer.h);
    glDepthMask(GL_TRUE);
    clear_to(style.palette->ground);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glViewport(inner.x, inner.y, inner.w, inner.h);
    SolidView view;
    view.projection = frame.camera.projection();
    view.eye = glm::vec3(frame.camera.eye());
    view.grid = pane.grid;
    view.grid_step = static_cast<float>(ticks(0.0, glm::length(pane.hi - pane.lo), 1.0, 0.07).step);
    view.pixels = style.pixels_per_point;
    view.palette = style.palette;
    solid.draw(solids[frame.pane], view);
    draw_flat(frame, part, style, inner);
    glDisable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    target.resolve(outer.x, outer.y, outer.w, outer.h);
}

// A 3D picture stays in the target while nothing in it changes. False: the driver has no such target.
bool PaneRenderer::Impl::show_solid(const kit::Pane& pane, std::size_t index, const PaneFrame& frame,
                                    const RenderStyle& style, int drawable_height, const PixelRect& limit,
                                    GLint framebuffer) {
    const PixelRect inner = pixel_rect(frame.camera.inner(), style.pixels_per_point, drawable_height);
    const PixelRect outer = pixel_rect(frame.outer, style.pixels_per_point, drawable_height);
    if (!target.reserve(outer.x + outer.w, drawable_height)) return false;
    if (target_made != target.made()) solid_version.clear();
    target_made = target.made();
    if (std::uint64_t& drawn = solid_version[frame.pane]; drawn != version) {
        draw_solid(pane, frame, scene.panes[index], style, outer, inner);
        drawn = version;
    }
    glDisable(GL_SCISSOR_TEST);
    const PixelRect cut = overlap(outer, limit);
    target.show(static_cast<GLuint>(framebuffer), cut.x, cut.y, cut.w, cut.h);
    glEnable(GL_SCISSOR_TEST);
    return true;
}

PaneRenderer::PaneRenderer() : impl(std::make_unique<Impl>()) {}
PaneRenderer::~PaneRenderer() = default;
bool PaneRenderer::ok() const { return impl->flat.ok() && impl->solid.ok(); }
const std::string& PaneRenderer::error() const { return impl->error; }

void PaneRenderer::note(Damage& damage, const kit::DrawList& list, std::uint64_t list_revision,
                        std::span<const PaneFrame> frames, const RenderStyle& style, int drawable_height) {
    if (!ok() || style.palette == nullptr) return;
    impl->update(list, list_revision, frames, style);
    const auto from_top = [&](const PixelRect& r) {
        return PixelBox{r.x, drawable_height - r.y - r.h, r.x + r.w, drawable_height - r.y};
    };
    if (!damage.open_layer({bytes_of(impl->version), bytes_of(style.palette)})) return;
    const std::uint64_t seed = hash_of(style.ui_scale, hash_of(style.palette->ground, 0));
    for (const PixelRect& line : hairlines_of(frames, style.pixels_per_point, drawable_height))
        damage.add(from_top(line), hash_of(style.palette->hairline, 1), from_top(line));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const PixelRect inner = pixel_rect(frames[i].camera.inner(), style.pixels_per_point, drawable_height);
        const PixelRect outer = pixel_rect(frames[i].outer, style.pixels_per_point, drawable_height);
        if (list.panes[static_cast<std::size_t>(frames[i].pane)].three_d) {
            damage.add(from_top(outer), hash_of(outer, mixed(impl->version)), from_top(outer));
            continue;
        }
        const PaneBatches& part = impl->scene.panes[i];
        const float stripes = hatch_begin(frames[i].camera, inner, style.ui_scale * style.pixels_per_point);
        add_damage(damage, impl->scene.geometry,
                   std::span(impl->scene.geometry.batches).subspan(part.first, part.count),
                   {inner.x, drawable_height - inner.y - inner.h}, from_top(paint_area(inner, outer, style)),
                   hash_of(inner, hash_of(stripes, seed)));
    }
}

void PaneRenderer::draw(const kit::DrawList& list, std::uint64_t list_revision, std::span<const PaneFrame> frames,
                        const RenderStyle& style, int drawable_height, const PixelBox* only) {
    if (!ok() || style.palette == nullptr) return;
    impl->update(list, list_revision, frames, style);
    constexpr int far = 1 << 20;
    const PixelRect limit = only == nullptr
                                ? PixelRect{-far, -far, 2 * far, 2 * far}
                                : PixelRect{only->left, drawable_height - only->bottom, only->width(), only->height()};
    GLint framebuffer = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &framebuffer);
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    impl->draw_hairlines(hairlines_of(frames, style.pixels_per_point, drawable_height), style, limit);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const PaneFrame& frame = frames[i];
        const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame.pane)];
        const PixelRect inner = pixel_rect(frame.camera.inner(), style.pixels_per_point, drawable_height);
        const PixelRect outer = pixel_rect(frame.outer, style.pixels_per_point, drawable_height);
        if (const PixelRect seen = overlap(outer, limit); seen.w == 0 || seen.h == 0) continue;
        if (pane.three_d && impl->show_solid(pane, i, frame, style, drawable_height, limit, framebuffer)) continue;
        const PixelRect cut = overlap(paint_area(inner, outer, style), limit);
        if (cut.w == 0 || cut.h == 0) continue;
        glScissor(cut.x, cut.y, cut.w, cut.h);
        impl->draw_flat(frame, impl->scene.panes[i], style, inner);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(framebuffer));
    glBindVertexArray(0);
    glUseProgram(0);
    glDisable(GL_SCISSOR_TEST);
}

} // namespace tunnel::app
