// Answers: a number as text that can be typed over. At rest the box shows the value; while typed in, it is ImGui's own
// text field, set flush right like the number it replaces.
#include "app/ui/panel/controls.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/slider_map.hpp"

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>

namespace tunnel::app {
namespace {

void finish(PanelColumn& column, const Control& control, bool commit) {
    PanelState& s = column.state;
    const std::string text = typed_text(s.typed[std::string(control.row->key)]);
    s.editing.clear();
    if (commit && text != edit_text(*control.row, control.value))
        put_text(column, control, text);
    else if (s.error_key == control.row->key)
        s.error_key.clear();
}

struct FieldLook {
    explicit FieldLook(const PanelColumn& column, const Rect& box, float text_width, bool visible) {
        const Palette& p = column.paint.palette();
        const float pad = std::max(0.5f * column.em(), box.w - text_width - 0.5f * column.em());
        ImGui::PushFont(column.ctx.fonts.body);
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {pad, std::max(0.0f, (box.h - ImGui::GetFontSize()) / 2)});
        ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 0.25f * column.em());
        ImGui::PushStyleColor(ImGuiCol_FrameBg, Paint::ink(visible ? p.ground : p.raised));
        ImGui::PushStyleColor(ImGuiCol_Text, Paint::ink(p.text, visible ? 1.0f : 0.0f));
        ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, Paint::ink(p.accent, 0.45f));
    }
    ~FieldLook() {
        ImGui::PopStyleColor(3);
        ImGui::PopStyleVar(2);
        ImGui::PopFont();
    }
    FieldLook(const FieldLook&) = delete;
    FieldLook& operator=(const FieldLook&) = delete;
};

// The keyboard went elsewhere while this was typed in.
bool focus_left(const PanelColumn& column, const std::string& id) {
    return !column.ctx.focus->focused().empty() && column.ctx.focus->focused() != id;
}

void draw_at_rest(const PanelColumn& column, const Control& control, const Rect& box) {
    const Palette& p = column.paint.palette();
    const std::string text = edit_text(*control.row, column.session().run().value(control.index));
    const float pad = 0.45f * column.em();
    const Rect inside{box.x + pad, box.y, box.w - 2 * pad, box.h};
    const bool fits = column.paint.width(column.ctx.fonts.body, text) <= inside.w;
    column.paint.text_in(fits ? column.ctx.fonts.body : column.ctx.fonts.small, inside, p.text, text, 1.0f);
}

} // namespace

std::string typed_text(std::string text) {
    const std::string_view minus = "\u2212";
    for (std::size_t at = 0; (at = text.find(minus, at)) != std::string::npos;) text.replace(at, minus.size(), "-");
    return text;
}

void edit_box(PanelColumn& column, const Control& control, const Rect& box) {
    UiContext& ctx = column.ctx;
    PanelState& s = column.state;
    const std::string id = control.id("edit"), key(control.row->key);
    const bool focused = keyboard_stop(ctx, id, box);
    const bool was_editing = s.editing == key;
    std::string& text = s.typed[key];
    if (!was_editing) text = edit_text(*control.row, control.value);
    bool fine = false;
    if (focused && !was_editing) {
        ctx.focus->wants_adjust();
        if (ctx.focus->take_activate()) s.start_typing = key;
        if (const int steps = ctx.focus->take_adjust(fine); steps != 0)
            put_value(column, control, nudge(control.row->range, control.value, steps, fine));
    }
    ImGui::SetCursorScreenPos(corner(box));
    if (s.start_typing == key) {
        ImGui::SetKeyboardFocusHere();
        s.start_typing.clear();
        ctx.focus->focus(id);
        ctx.wants_frame = true;
    }
    bool entered = false;
    {
        const FieldLook look(column, box, column.paint.width(ctx.fonts.body, text), was_editing);
        ImGui::SetNextItemWidth(box.w);
        ImGui::PushAllowKeyboardFocus(false); // Tab is ours
        entered = ImGui::InputText(("##" + id).c_str(), &text,
                                   ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll |
                                       ImGuiInputTextFlags_NoHorizontalScroll);
        ImGui::PopAllowKeyboardFocus();
    }
    const bool active = ImGui::IsItemActive();
    if (ImGui::IsItemHovered() && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) put_default(column, control);
    if (active && !was_editing) {
        s.editing = key;
        ctx.focus->focus(id);
    }
    const bool escaped = ImGui::IsKeyPressedMap(ImGuiKey_Escape);
    if (active && was_editing && focus_left(column, id)) {
        ImGui::ClearActiveID();
        finish(column, control, true);
    } else if (!active && was_editing)
        finish(column, control, entered || !escaped);
    ctx.text_editing = ctx.text_editing || active;
    if (!active && !was_editing) draw_at_rest(column, control, box);
    if (s.editing == key) column.paint.frame(box, column.paint.palette().accent, 0.09f * column.em());
    if (focused && ctx.focus->visible()) column.paint.focus_ring(box);
}

} // namespace tunnel::app
