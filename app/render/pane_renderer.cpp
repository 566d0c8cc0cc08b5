// Answers: the panes of a draw list in the current framebuffer. Geometry is made again only when the list, a camera
// or the style changed.
#include "app/render/pane_renderer.hpp"

#include "app/render/flat_pipes.hpp"
#include "app/render/grid.hpp"
#include "app/render/layout.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

struct PaneBatches {
    std::size_t first = 0, count = 0; // in Geometry::batches
};

// All that the pixels depend on besides the list.
struct Key {
    std::uint64_t revision = 0;
    std::vector<PaneFrame> frames{};
    RenderStyle style{};
};

bool same(const PaneFrame& a, const PaneFrame& b) {
    return a.pane == b.pane && a.outer == b.outer && a.camera == b.camera;
}
bool same(const RenderStyle& a, const RenderStyle& b) {
    return a.palette == b.palette && a.ui_scale == b.ui_scale && a.pixels_per_point == b.pixels_per_point &&
           a.hovered == b.hovered && a.selected == b.selected;
}

struct PixelRect {
    GLint x, y; // y up from the bottom of the drawable
    GLsizei w, h;
};
PixelRect pixel_rect(const Rect& r, float per_point, int drawable_height) {
    const auto to_int = [](float v) { return static_cast<GLint>(std::lround(v)); };
    const GLint left = to_int(r.x * per_point), right = to_int((r.x + r.w) * per_point);
    const GLint top = to_int(r.y * per_point), bottom = to_int((r.y + r.h) * per_point);
    return {left, drawable_height - bottom, std::max(1, right - left), std::max(1, bottom - top)};
}
PixelRect overlap(const PixelRect& a, const PixelRect& b) {
    const GLint x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0, std::min(a.x + a.w, b.x + b.w) - x), std::max(0, std::min(a.y + a.h, b.y + b.h) - y)};
}

// Stripes are tied to the world's origin: panning moves both.
float hatch_begin(const Camera& camera, const PixelRect& inner, float unit) {
    const glm::dvec4 origin = camera.to_clip(glm::dvec3(0.0));
    const double x = inner.x + (0.5 + 0.5 * origin.x / origin.w) * inner.w;
    const double y = inner.y + (0.5 + 0.5 * origin.y / origin.w) * inner.h;
    const double begin = std::fmod(-(x - y) * 0.70710678, static_cast<double>(hatch_period * unit));
    return std::isfinite(begin) ? static_cast<float>(begin) : 0.0f;
}

} // namespace

struct PaneRenderer::Impl {
    std::string error{};
    FlatPipes flat;
    Geometry geometry{};
    std::vector<PaneBatches> panes{}; // by frame
    Key key{};
    bool fresh = false;

    Impl() : flat(error) {}

    [[nodiscard]] bool up_to_date(std::uint64_t revision, std::span<const PaneFrame> frames,
                                  const RenderStyle& style) const {
        return fresh && key.revision == revision && same(key.style, style) &&
               std::equal(frames.begin(), frames.end(), key.frames.begin(), key.frames.end(),
                          [](const PaneFrame& a, const PaneFrame& b) { return same(a, b); });
    }
    void build(const kit::DrawList& list, std::span<const PaneFrame> frames, const RenderStyle& style);
    void draw_pane(const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style, int drawable_height);
};

namespace {

void draw_item(Canvas& canvas, const kit::Item& item, const RenderStyle& style) {
    const Look look = look_of(item.style, style);
    std::visit(
        [&](const auto& shape) {
            using S = std::remove_cvref_t<decltype(shape)>;
            if constexpr (std::is_same_v<S, kit::Boxes>)
                for (const kit::BoxInstance& box : shape.boxes)
                    canvas.draw_box(box, look_of(style_of(box, item.style), style));
            else if constexpr (!std::is_same_v<S, kit::Label> && !std::is_same_v<S, kit::Mesh>)
                canvas.draw(shape, look);
        },
        item.shape);
}

} // namespace

void PaneRenderer::Impl::build(const kit::DrawList& list, std::span<const PaneFrame> frames, const RenderStyle& style) {
    geometry = {};
    panes.clear();
    for (const PaneFrame& frame : frames) {
        const std::size_t first = geometry.batches.size();
        geometry.fence(); // no batch crosses panes
        Canvas canvas(frame.camera, style, geometry);
        const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame.pane)];
        if (!pane.three_d) draw_grid(canvas, pane, frame.camera, style);
        for (const kit::Item& item : list.items)
            if (item.pane == frame.pane) draw_item(canvas, item, style);
        panes.push_back({first, geometry.batches.size() - first});
    }
    flat.upload(geometry);
}

void PaneRenderer::Impl::draw_pane(const PaneFrame& frame, const PaneBatches& part, const RenderStyle& style,
                                   int drawable_height) {
    const float per_point = style.pixels_per_point;
    const PixelRect inner = pixel_rect(frame.camera.inner(), per_point, drawable_height);
    const PixelRect outer = pixel_rect(frame.outer, per_point, drawable_height);
    const auto margin = static_cast<GLint>(std::lround(bleed * style.ui_scale * per_point));
    const PixelRect view{inner.x - margin, inner.y - margin, inner.w + 2 * margin, inner.h + 2 * margin};
    const PixelRect cut = overlap(view, outer);
    glScissor(cut.x, cut.y, cut.w, cut.h);
    glViewport(view.x, view.y, view.w, view.h);
    PaneUniforms uniforms;
    uniforms.margin = static_cast<float>(margin);
    uniforms.size = {static_cast<float>(view.w), static_cast<float>(view.h)};
    uniforms.unit = style.ui_scale * per_point;
    uniforms.hatch_begin = hatch_begin(frame.camera, inner, uniforms.unit);
    flat.draw(std::span(geometry.batches).subspan(part.first, part.count), uniforms);
}

PaneRenderer::PaneRenderer() : impl(std::make_unique<Impl>()) {}
PaneRenderer::~PaneRenderer() = default;
bool PaneRenderer::ok() const { return impl->flat.ok(); }
const std::string& PaneRenderer::error() const { return impl->error; }

void PaneRenderer::draw(const kit::DrawList& list, std::uint64_t list_revision, std::span<const PaneFrame> frames,
                        const RenderStyle& style, int drawable_height) {
    if (!ok() || style.palette == nullptr) return;
    if (!impl->up_to_date(list_revision, frames, style)) {
        impl->build(list, frames, style);
        impl->key = {list_revision, {frames.begin(), frames.end()}, style};
        impl->fresh = true;
    }
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    for (std::size_t i = 0; i < frames.size(); ++i) impl->draw_pane(frames[i], impl->panes[i], style, drawable_height);
    glBindVertexArray(0);
    glUseProgram(0);
    glDisable(GL_SCISSOR_TEST);
}

} // namespace tunnel::app
