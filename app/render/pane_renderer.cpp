// Answers: the panes of a draw list in the current framebuffer. Geometry is made again only when the list, a camera
// or the style changed. 2D goes straight to the framebuffer, touching no pixel it need not; 3D through a multisampled
// target.
#include "app/render/pane_renderer.hpp"

#include "app/render/canvas.hpp"
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

    Impl() : flat(error), solid(error) {}

    void update(const kit::DrawList& list, std::uint64_t revision, std::span<const PaneFrame> frames,
                const RenderStyle& style);
    void draw_hairlines(std::span<const PaneFrame> frames, const RenderStyle& style, int drawable_height) const;
    void draw_flat(const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style, const PixelRect& inner);
    void draw_solid(const kit::Pane& pane, const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style,
                    const PixelRect& outer, const PixelRect& inner);
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

} // namespace

void PaneRenderer::Impl::update(const kit::DrawList& list, std::uint64_t revision, std::span<const PaneFrame> frames,
                                const RenderStyle& style) {
    if (!key.changed(revision, frames, style)) return;
    scene = scene_geometry(list, frames, style);
    flat.upload(scene.geometry);
    if (!key.content_changed()) return;
    solids.clear();
    for (const PaneFrame& frame : frames)
        if (list.panes[static_cast<std::size_t>(frame.pane)].three_d)
            solids[frame.pane].upload(solids_of(list, frame.pane, style));
}

// Between neighbours only: the window's own edges need none.
void PaneRenderer::Impl::draw_hairlines(std::span<const PaneFrame> frames, const RenderStyle& style,
                                        int drawable_height) const {
    clear_to(style.palette->hairline);
    float left = 1e9f, top = 1e9f;
    for (const PaneFrame& f : frames) left = std::min(left, f.outer.x), top = std::min(top, f.outer.y);
    const auto line = [&](const Rect& r) {
        const PixelRect p = pixel_rect(r, style.pixels_per_point, drawable_height);
        glScissor(p.x, p.y, p.w, p.h);
        glClear(GL_COLOR_BUFFER_BIT);
    };
    for (const PaneFrame& f : frames) {
        const Rect& o = f.outer;
        if (o.x > left) line({o.x - hairline_points, o.y, hairline_points, o.h});
        if (o.y > top) line({o.x, o.y - hairline_points, o.w, hairline_points});
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

PaneRenderer::PaneRenderer() : impl(std::make_unique<Impl>()) {}
PaneRenderer::~PaneRenderer() = default;
bool PaneRenderer::ok() const { return impl->flat.ok() && impl->solid.ok(); }
const std::string& PaneRenderer::error() const { return impl->error; }

void PaneRenderer::draw(const kit::DrawList& list, std::uint64_t list_revision, std::span<const PaneFrame> frames,
                        const RenderStyle& style, int drawable_height) {
    if (!ok() || style.palette == nullptr) return;
    impl->update(list, list_revision, frames, style);
    GLint framebuffer = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &framebuffer);
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    impl->draw_hairlines(frames, style, drawable_height);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const PaneFrame& frame = frames[i];
        const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame.pane)];
        const PixelRect inner = pixel_rect(frame.camera.inner(), style.pixels_per_point, drawable_height);
        const PixelRect outer = pixel_rect(frame.outer, style.pixels_per_point, drawable_height);
        if (pane.three_d && impl->target.reserve(outer.x + outer.w, drawable_height)) {
            impl->draw_solid(pane, frame, impl->scene.panes[i], style, outer, inner);
            impl->target.show(static_cast<GLuint>(framebuffer), outer.x, outer.y, outer.w, outer.h);
            continue;
        }
        const PixelRect cut =
            overlap(inner.grown(static_cast<int>(std::lround(bleed * style.ui_scale * style.pixels_per_point))), outer);
        glScissor(cut.x, cut.y, cut.w, cut.h);
        impl->draw_flat(frame, impl->scene.panes[i], style, inner);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(framebuffer));
    glBindVertexArray(0);
    glUseProgram(0);
    glDisable(GL_SCISSOR_TEST);
}

} // namespace tunnel::app
