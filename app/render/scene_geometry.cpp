// Answers: draw-list items handed to a canvas, one pane after the other.
#include "app/render/scene_geometry.hpp"

#include "app/render/canvas.hpp"
#include "app/render/gizmo.hpp"
#include "app/render/grid.hpp"

#include <algorithm>
#include <array>

namespace tunnel::app {

namespace {

// Many boxes look alike: each look is made once. What is lit up is made anew.
class BoxLooks {
  public:
    BoxLooks(const kit::Style& of, const RenderStyle& with) : item(of), style(with) {}
    const Look& of(const kit::BoxInstance& box) {
        const kit::Style wanted = style_of(box, item);
        if (lit(wanted.pick, style)) return special = look_of(wanted, style);
        const auto index =
            (static_cast<std::size_t>(box.role) * fills + static_cast<std::size_t>(box.fill)) * 2 + (box.ghost ? 1 : 0);
        if (!known[index]) looks[index] = look_of(wanted, style);
        known[index] = true;
        return looks[index];
    }

  private:
    static constexpr std::size_t fills = static_cast<std::size_t>(kit::Fill::hatched) + 1,
                                 count = kit::role_count * fills * 2;
    const kit::Style& item;
    const RenderStyle& style;
    std::array<Look, count> looks{};
    std::array<bool, count> known{};
    Look special{};
};

void draw_boxes(Canvas& canvas, const kit::Boxes& boxes, const kit::Style& item, const RenderStyle& style, bool in_3d) {
    BoxLooks looks(item, style);
    for (const kit::BoxInstance& box : boxes.boxes) {
        const Look& look = looks.of(box);
        if (!in_3d)
            canvas.draw_box(box, look);
        else if (look.fill.a < 255 || !look.filled) // seen through: all twelve edges
            canvas.draw_wire_box(box, look);
    }
}

// The edges of a mesh without faces; else the solids carry them.
void draw_wires(Canvas& canvas, const kit::Mesh& mesh, const Look& look) {
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3)
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t a = mesh.triangles[i + k], b = mesh.triangles[i + (k + 1) % 3];
            if (a < b && b < mesh.vertices.size())
                canvas.draw(kit::Polyline{{glm::dvec3(mesh.vertices[a]), glm::dvec3(mesh.vertices[b])}, false}, look);
        }
}

void draw_item(Canvas& canvas, const kit::Item& item, const RenderStyle& style, bool in_3d) {
    const Look look = look_of(item.style, style);
    std::visit(
        [&](const auto& shape) {
            using S = std::remove_cvref_t<decltype(shape)>;
            if constexpr (std::is_same_v<S, kit::Boxes>)
                draw_boxes(canvas, shape, item.style, style, in_3d);
            else if constexpr (std::is_same_v<S, kit::Mesh>) {
                if (in_3d && !look.filled) draw_wires(canvas, shape, look);
            } else if constexpr (!std::is_same_v<S, kit::Label>)
                canvas.draw(shape, look);
        },
        item.shape);
}

void draw_gizmo(Canvas& canvas, const Camera& camera, const RenderStyle& style) {
    const Gizmo gizmo = gizmo_of(camera, style.ui_scale);
    if (!gizmo.shown) return;
    const auto pixel = [&](glm::vec2 p) {
        const glm::dvec2 from_corner(p.x - camera.inner().x, p.y - camera.inner().y);
        return glm::dvec3(from_corner * static_cast<double>(style.pixels_per_point), -0.999);
    };
    Look look;
    look.line = look.fill = style.palette->of(kit::Role::axis);
    look.width = 1.5f * canvas.unit();
    for (const glm::vec2 tip : gizmo.tips) canvas.arrow({pixel(gizmo.origin), pixel(tip)}, look);
}

} // namespace

namespace {

std::size_t box_count(const kit::DrawList& list) {
    std::size_t out = 0;
    for (const kit::Item& item : list.items)
        if (const auto* boxes = std::get_if<kit::Boxes>(&item.shape)) out += boxes->boxes.size();
    return out;
}

} // namespace

SceneGeometry scene_geometry(const kit::DrawList& list, std::span<const PaneFrame> frames, const RenderStyle& style) {
    SceneGeometry out;
    out.geometry.shapes.reserve(box_count(list));
    for (const PaneFrame& frame : frames) {
        const std::size_t first = out.geometry.batches.size();
        out.geometry.fence(); // no batch crosses panes
        Canvas canvas(frame.camera, style, out.geometry);
        const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame.pane)];
        if (!pane.three_d) draw_grid(canvas, pane, frame.camera, style);
        for (const kit::Item& item : list.items)
            if (item.pane == frame.pane) draw_item(canvas, item, style, pane.three_d);
        if (pane.three_d) draw_gizmo(canvas, frame.camera, style);
        out.panes.push_back({first, out.geometry.batches.size() - first});
    }
    return out;
}

namespace {

bool same_frame(const PaneFrame& a, const PaneFrame& b) {
    return a.pane == b.pane && a.outer == b.outer && a.camera == b.camera;
}
bool same_style(const RenderStyle& a, const RenderStyle& b) {
    return a.palette == b.palette && a.ui_scale == b.ui_scale && a.pixels_per_point == b.pixels_per_point &&
           a.hovered == b.hovered && a.selected == b.selected;
}

} // namespace

bool DrawKey::changed(std::uint64_t revision, std::span<const PaneFrame> frames, const RenderStyle& style) {
    content =
        !known || last_revision != revision || !same_style(last_style, style) || frames.size() != last_frames.size();
    const bool out =
        content || !std::equal(frames.begin(), frames.end(), last_frames.begin(), last_frames.end(), same_frame);
    if (!out) return false;
    known = true;
    last_revision = revision;
    last_frames.assign(frames.begin(), frames.end());
    last_style = style;
    return true;
}

} // namespace tunnel::app
