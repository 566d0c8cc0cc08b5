// Answers: the panes in the centre: laid out, hovered, and their words and handles drawn. Their geometry is drawn by
// the caller, below ImGui, from PaneView::frames.
#include "app/ui/shell/panes.hpp"

#include "app/ui/widgets/paint.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

kit::View view_of(Shell& shell) {
    return {shell.panes.hovered, shell.panes.selected, shell.session().fraction(), shell.settings.reduced_motion};
}

void hover(Shell& shell, const kit::DrawList& list) {
    PaneView& view = shell.panes;
    const ImGuiIO& io = ImGui::GetIO();
    const glm::vec2 mouse{io.MousePos.x, io.MousePos.y};
    view.hovered = shell.ui.wants_hover;
    const bool dragging =
        view.gesture.kind != PaneGesture::Kind::none && view.gesture.kind != PaneGesture::Kind::pressed;
    if (view.hovered != 0 || io.WantCaptureMouse || dragging) return;
    const float reach = 0.4f * shell.ui.em;
    if (const PaneFrame* frame = frame_at(shell, mouse)) view.hovered = pick(list, *frame, mouse, reach);
}

std::vector<kit::Handle> handles_of(Shell& shell) {
    std::vector<kit::Handle> handles = shell.session().run().handles();
    if (shell.session().covered()) std::erase_if(handles, [](const kit::Handle& handle) { return handle.answer; });
    return handles;
}

// Pane by pane, each before its handles: the order of the keyboard's focus.
std::vector<Rect> register_stops(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles) {
    std::vector<Rect> out;
    const float half = 0.6f * shell.ui.em;
    for (const kit::Pane& pane : list.panes) {
        focus_stop(shell, list, pane);
        const PaneFrame* frame = frame_of(shell, list, pane.id);
        for (const kit::Handle& handle : handles) {
            if (handle.pane != pane.id || frame == nullptr) continue;
            const glm::vec2 at = frame->camera.to_window(handle.at);
            const Rect rect{at.x - half, at.y - half, 2.0f * half, 2.0f * half};
            const std::string id = handle_focus_id(handle.id);
            shell.ui.map->add(id, rect);
            if (shell.ui.focus->add(id, rect)) shell.panes.selected_handle = handle.id;
            out.push_back(rect);
        }
    }
    return out;
}

// A title that was cut, while the mouse is on its row.
void hover_title(Shell& shell, const kit::DrawList& list) {
    const ImGuiIO& io = ImGui::GetIO();
    const PaneFrame* frame = frame_at(shell, {io.MousePos.x, io.MousePos.y});
    if (frame == nullptr || io.WantCaptureMouse || shell.modal() || io.MousePos.y > frame->outer.y + 2.0f * shell.ui.em)
        return;
    const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame->pane)];
    const std::string& whole = pane.title.in(shell.ui.lang);
    if (title_words(pane, *frame, shell.ui.fonts.body, shell.ui.lang) != whole) shell.cut.text = whole;
}

} // namespace

const PaneFrame* frame_of(const Shell& shell, const kit::DrawList& list, const std::string& pane) {
    for (const PaneFrame& frame : shell.panes.frames)
        if (list.panes[static_cast<std::size_t>(frame.pane)].id == pane) return &frame;
    return nullptr;
}

const PaneFrame* frame_at(const Shell& shell, glm::vec2 window) {
    for (const PaneFrame& frame : shell.panes.frames)
        if (frame.outer.contains(window)) return &frame;
    return nullptr;
}

CameraState& camera_state(Shell& shell, const std::string& pane) {
    const auto scene = static_cast<std::size_t>(shell.scene);
    return shell.panes.cameras[std::string(shell.catalogue[scene].id)][pane];
}

const kit::Handle* find_handle(const std::vector<kit::Handle>& handles, const std::string& id) {
    const auto found = std::find_if(handles.begin(), handles.end(), [&](const auto& h) { return h.id == id; });
    return found == handles.end() ? nullptr : &*found;
}

std::string handle_focus_id(const std::string& handle) { return "handle." + handle; }

void centre_panes(Shell& shell) {
    PaneView& view = shell.panes;
    // First where things were, for the mouse; then again with what the mouse did.
    {
        const kit::DrawList& list = shell.session().drawing(view_of(shell));
        view.frames = lay_out_panes(shell, list);
        const auto handles = handles_of(shell);
        if (!shell.modal()) pane_mouse(shell, list, handles);
        hover(shell, list);
    }
    const kit::DrawList& list = shell.session().drawing(view_of(shell));
    view.frames = lay_out_panes(shell, list);
    const auto handles = handles_of(shell);
    ImDrawList& out = *ImGui::GetBackgroundDrawList();
    const RenderStyle style{shell.ui.palette,    shell.ui.lang,
                            shell.ui.em / 16.0f, ImGui::GetIO().DisplayFramebufferScale.x,
                            view.hovered,        view.selected};
    std::vector<Rect> places = register_stops(shell, list, handles);
    if (const Rect corner = pane_switch_rect(shell, list); corner.w > 0) places.push_back(corner);
    view.words.clear();
    view.labels = draw_words(out, list, view.frames, {shell.ui.fonts.small, shell.ui.fonts.body, shell.ui.fonts.large},
                             style, places, view.keeps_words ? &view.words : nullptr);
    draw_handles(shell, list, handles);
    hover_title(shell, list);
    pane_switch(shell, list);
    live_cost(shell);
    for (const PaneFrame& frame : view.frames)
        shell.ui.map->add("pane." + list.panes[static_cast<std::size_t>(frame.pane)].id, frame.camera.inner());
}

namespace {

void handle_name(const Paint& paint, const kit::Handle& handle, const PaneFrame& frame, glm::vec2 at) {
    const float em = paint.ctx.em, height = 1.5f * em;
    const std::string_view name = handle.label.in(paint.ctx.lang);
    const float width = paint.width(paint.ctx.fonts.small, name) + 0.8f * em;
    const float right = frame.outer.x + frame.outer.w - 0.2f * em, bottom = frame.outer.y + frame.outer.h - 0.2f * em;
    const Rect box{std::min(at.x + 0.7f * em, right - width), std::min(at.y + 0.6f * em, bottom - height), width,
                   height};
    paint.fill(box, paint.palette().raised, -1, 0.9f);
    paint.text_in(paint.ctx.fonts.small, box, paint.palette().text, name);
}

} // namespace

void draw_handles(Shell& shell, const kit::DrawList& list, const std::vector<kit::Handle>& handles) {
    const Paint paint(shell.ui, *ImGui::GetBackgroundDrawList());
    const Palette& p = paint.palette();
    const float em = shell.ui.em;
    for (const kit::Handle& handle : handles) {
        const PaneFrame* frame = frame_of(shell, list, handle.pane);
        if (frame == nullptr) continue;
        const glm::vec2 at = frame->camera.to_window(handle.at);
        if (!frame->outer.contains(at)) continue;
        const bool selected = handle.id == shell.panes.selected_handle;
        const bool lit = selected || handle.id == shell.panes.hovered_handle;
        const float radius = (lit ? 0.5f : 0.38f) * em;
        paint.list.AddCircleFilled({at.x, at.y}, radius, Paint::ink(p.ground, 0.55f), 32);
        if (selected) paint.list.AddCircleFilled({at.x, at.y}, 0.55f * radius, Paint::ink(p.accent), 32);
        paint.list.AddCircle({at.x, at.y}, radius, Paint::ink(p.accent), 32, (selected ? 0.14f : 0.1f) * em);
        // Its name only while mouse or keyboard is at it: afterwards it would cover the picture.
        const bool at_hand = handle.id == shell.panes.hovered_handle ||
                             (shell.focus.visible() && shell.focus.focused() == handle_focus_id(handle.id));
        if (at_hand) handle_name(paint, handle, *frame, at);
    }
}

} // namespace tunnel::app
