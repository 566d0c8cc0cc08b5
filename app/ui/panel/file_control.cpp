// Answers: a file-valued parameter: a path is typed, the file's bytes go to the scene, its name stays visible.
// Refuses: a file that cannot be read or is larger than any lesson's; the old one stays. Reading: app/files.
#include "app/files/scenario_file.hpp"
#include "app/ui/panel/controls.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/icons.hpp"

#include <imgui_stdlib.h>

namespace tunnel::app {
namespace {

void load(PanelColumn& column, const Control& control, const std::string& path) {
    if (path.empty()) return put_default(column, control);
    const Failure failure = set_file_parameter(column.session(), control.row->key, std::filesystem::u8path(path));
    if (failure) return refuse(column, control, failure.line);
    if (column.state.error_key == control.row->key) column.state.error_key.clear();
}

// ImGui's text field; true when Enter was pressed.
bool path_field(PanelColumn& column, const Control& control, const Rect& box, std::string& text, bool focused) {
    const Palette& p = column.paint.palette();
    const float em = column.em();
    ImGui::SetCursorScreenPos(corner(box));
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {2.0f * em, 0.3f * em});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 0.25f * em);
    ImGui::PushStyleColor(ImGuiCol_FrameBg, Paint::ink(p.raised));
    ImGui::PushStyleColor(ImGuiCol_Text, Paint::ink(p.text));
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, Paint::ink(p.muted));
    if (focused && column.ctx.focus->take_activate()) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(box.w);
    ImGui::PushAllowKeyboardFocus(false);
    const std::string hint(say(PanelWord::path, column.ctx.lang));
    const bool entered =
        ImGui::InputTextWithHint(("##" + control.id("edit")).c_str(), hint.c_str(), &text,
                                 ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopAllowKeyboardFocus();
    ImGui::PopStyleColor(3);
    ImGui::PopStyleVar(2);
    return entered;
}

} // namespace

void file_control(PanelColumn& column, const Control& control) {
    UiContext& ctx = column.ctx;
    const float em = column.em();
    const kit::FileValue* file = column.session().run().file(control.index);
    column.y += control_label(column, control, {column.x, column.y}, column.width) + 0.1f * em;
    const std::string key(control.row->key), id = control.id("edit");
    std::string& text = column.state.typed[key];
    if (column.state.editing != key && file != nullptr) text = file->name;
    const Rect box{column.x, column.y, column.width, 1.8f * em};
    const bool focused = keyboard_stop(ctx, id, box);
    const bool entered = path_field(column, control, box, text, focused);
    const bool active = ImGui::IsItemActive();
    if (active) {
        if (column.state.editing != key) ctx.focus->focus(id);
        column.state.editing = key;
        ctx.text_editing = true;
    } else if (column.state.editing == key) {
        column.state.editing.clear();
        if (entered) load(column, control, text);
    }
    draw_icon(column.paint.list, Icon::file, {box.x + 1.0f * em, box.y + box.h / 2}, 0.9f * em,
              Paint::ink(column.paint.palette().muted));
    if (active || (focused && ctx.focus->visible())) column.paint.frame(box, column.paint.palette().accent, 0.09f * em);
    column.y += box.h + 0.25f * em;
    std::string about(say(PanelWord::file_hint, ctx.lang));
    if (file != nullptr && !file->name.empty())
        about = show_integer(static_cast<std::int64_t>(file->bytes.size())) + (ctx.lang == kit::Lang::ko ? "" : " ") +
                std::string(say(PanelWord::bytes, ctx.lang));
    column.paint.text(ctx.fonts.small, {column.x, column.y}, column.paint.palette().muted, about);
    column.y += 1.6f * em;
}

} // namespace tunnel::app
