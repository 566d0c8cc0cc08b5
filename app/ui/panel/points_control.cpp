// Answers: a list of points as text that can be typed over, copied and pasted whole: x,y x,y x,y. Below it the count.
// Enter commits, Esc cancels, leaving it commits; what is refused leaves the old list.
#include "app/ui/panel/controls.hpp"
#include "scenes/kit/points.hpp"

#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace tunnel::app {
namespace {

std::string text_now(const PanelColumn& column, const Control& control) {
    return kit::row_text(column.session().run(), control.index);
}

void finish(PanelColumn& column, const Control& control, bool commit) {
    PanelState& s = column.state;
    const std::string text = typed_text(s.typed[std::string(control.row->key)]);
    s.editing.clear();
    if (commit && text != text_now(column, control))
        put_text(column, control, text);
    else if (s.error_key == control.row->key)
        s.error_key.clear();
}

// ImGui's own text field; true when Enter was pressed.
bool field(PanelColumn& column, const Control& control, const Rect& box, std::string& text) {
    const Palette& p = column.paint.palette();
    const float em = column.em();
    ImGui::SetCursorScreenPos(corner(box));
    ImGui::PushFont(column.ctx.fonts.body);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0.5f * em, std::max(0.0f, (box.h - ImGui::GetFontSize()) / 2)});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 0.25f * em);
    const bool editing = column.state.editing == control.row->key;
    ImGui::PushStyleColor(ImGuiCol_FrameBg, Paint::ink(editing ? p.ground : p.raised));
    ImGui::PushStyleColor(ImGuiCol_Text, Paint::ink(p.text));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, Paint::ink(p.muted));
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, Paint::ink(p.accent, 0.45f));
    ImGui::SetNextItemWidth(box.w);
    ImGui::PushAllowKeyboardFocus(false); // Tab is ours
    const bool entered =
        ImGui::InputTextWithHint(("##" + control.id("edit")).c_str(), "x,y x,y x,y", &text,
                                 ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopAllowKeyboardFocus();
    ImGui::PopStyleColor(4);
    ImGui::PopStyleVar(2);
    ImGui::PopFont();
    return entered;
}

// Typing begins, goes on, or ends by Enter, Esc or the keyboard's leaving.
void follow_typing(PanelColumn& column, const Control& control, bool entered) {
    UiContext& ctx = column.ctx;
    PanelState& s = column.state;
    const std::string id = control.id("edit"), key(control.row->key);
    const bool active = ImGui::IsItemActive(), was_editing = s.editing == key;
    if (ImGui::IsItemHovered() && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) put_default(column, control);
    if (active && !was_editing) {
        s.editing = key;
        ctx.focus->focus(id);
    }
    const bool left = !ctx.focus->focused().empty() && ctx.focus->focused() != id;
    if (active && was_editing && left) {
        ImGui::ClearActiveID();
        finish(column, control, true);
    } else if (!active && was_editing)
        finish(column, control, entered || !ImGui::IsKeyPressedMap(ImGuiKey_Escape));
    ctx.text_editing = ctx.text_editing || active;
}

} // namespace

void points_control(PanelColumn& column, const Control& control) {
    UiContext& ctx = column.ctx;
    PanelState& s = column.state;
    const float em = column.em();
    const std::string id = control.id("edit"), key(control.row->key);
    column.y += control_label(column, control, {column.x, column.y}, column.width) + 0.1f * em;
    const Rect box{column.x, column.y, column.width, 1.8f * em};
    const bool focused = keyboard_stop(ctx, id, box);
    std::string& text = s.typed[key];
    if (s.editing != key) text = text_now(column, control);
    if (focused && s.editing != key && ctx.focus->take_activate()) s.start_typing = key;
    ImGui::SetCursorScreenPos(corner(box));
    if (s.start_typing == key) {
        ImGui::SetKeyboardFocusHere();
        s.start_typing.clear();
        ctx.focus->focus(id);
        ctx.wants_frame = true;
    }
    follow_typing(column, control, field(column, control, box, text));
    const Palette& p = column.paint.palette();
    if (s.editing == key || (focused && ctx.focus->visible())) column.paint.frame(box, p.accent, 0.09f * em);
    column.y += box.h + 0.25f * em;
    const std::size_t count = column.session().run().points(control.index)->size();
    const std::string n = std::to_string(count);
    const kit::Text said{n + (count == 1 ? " point" : " points"), "점 " + n + "개"};
    column.paint.text(ctx.fonts.small, {column.x, column.y}, p.muted, said.in(ctx.lang));
    column.y += 1.6f * em;
}

} // namespace tunnel::app
