// Answers: the page that asks for a file: a line for its name and a list of the known ones. No system dialog, so that
// it looks and works the same everywhere, by keyboard too.
#include "app/ui/shell.hpp"

#include "app/ui/shell_item.hpp"

#include <imgui_stdlib.h>

namespace tunnel::app {

namespace {

bool saving(const Shell& shell) { return shell.dialog.kind == FileDialog::Kind::save; }

void accept(Shell& shell) {
    if (shell.dialog.path.empty()) return;
    if (saving(shell))
        save_scenario_to(shell, shell.dialog.path);
    else
        open_scenario_from(shell, shell.dialog.path);
}

// True when Enter closed it.
bool path_field(Shell& shell, float width) {
    UiContext& ui = shell.ui;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect rect{at.x, at.y, width, 1.5f * ui.em};
    ui.map->add("dialog.path", rect);
    const bool focused = ui.focus->add("dialog.path", rect);
    if (shell.dialog.take_text_focus || (focused && ui.focus->take_activate())) ImGui::SetKeyboardFocusHere();
    shell.dialog.take_text_focus = false;
    ImGui::SetNextItemWidth(width);
    const bool entered = ImGui::InputText("##path", &shell.dialog.path,
                                          ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    if (ImGui::IsItemActive()) ui.text_editing = true;
    if (ImGui::IsItemActivated()) ui.focus->restore("dialog.path");
    if (focused && ui.focus->visible()) draw_focus_ring(*ImGui::GetWindowDrawList(), ui, rect);
    return entered;
}

void file_rows(Shell& shell, float width, float height) {
    UiContext& ui = shell.ui;
    const Palette& p = *ui.palette;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild("##files", {width, height});
    if (shell.dialog.files.empty()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        draw_text(*ImGui::GetWindowDrawList(), ui.fonts.body, {at.x, at.y}, ink(p.muted), say(Word::no_files, ui.lang));
    }
    int chosen = -1;
    for (std::size_t i = 0; i < shell.dialog.files.size(); ++i) {
        const FileEntry& file = shell.dialog.files[i];
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Rect r{at.x, at.y, width - 0.8f * ui.em, 1.8f * ui.em};
        const ItemState item = press_item(ui, "dialog.file." + file.path.filename().string(), r);
        ImDrawList& out = *ImGui::GetWindowDrawList();
        if (item.hovered || (item.focused && ui.focus->visible()))
            out.AddRectFilled({r.x, r.y}, {r.x + r.w, r.y + r.h}, ink(p.accent, 0.2f), 0.2f * ui.em);
        const std::string_view note = file.given ? say(Word::given_with, ui.lang) : std::string_view();
        const float note_width = text_size(ui.fonts.small, note).x;
        const float y = r.y + 0.5f * (r.h - point_size(ui.fonts.body));
        draw_text(out, ui.fonts.body, {r.x + 0.5f * ui.em, y}, ink(p.text), file.label,
                  r.w - note_width - 2.0f * ui.em);
        draw_text(out, ui.fonts.small, {r.x + r.w - note_width - 0.5f * ui.em, y + 0.1f * ui.em}, ink(p.muted), note);
        if (item.pressed) chosen = static_cast<int>(i);
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
    if (chosen < 0) return;
    shell.dialog.path = shell.dialog.files[static_cast<std::size_t>(chosen)].path.string();
    if (!saving(shell)) accept(shell);
}

void contents(Shell& shell, const Rect& box) {
    UiContext& ui = shell.ui;
    ImDrawList& out = *ImGui::GetWindowDrawList();
    const float pad = 1.5f * ui.em, width = box.w - 2.0f * pad;
    const Word title = saving(shell) ? Word::save_title : Word::open_title;
    draw_text(out, ui.fonts.heading, {box.x + pad, box.y + pad}, ink(ui.palette->text), say(title, ui.lang), width);
    ImGui::SetCursorScreenPos({box.x + pad, box.y + pad + 2.2f * ui.em});
    const bool entered = path_field(shell, width);
    const float files_top = box.y + pad + 4.4f * ui.em, files_end = box.y + box.h - pad - 3.8f * ui.em;
    ImGui::SetCursorScreenPos({box.x + pad, files_top});
    file_rows(shell, width, std::max(2.0f * ui.em, files_end - files_top));
    if (shell.dialog.kind == FileDialog::Kind::closed) return; // a file was taken
    draw_text(out, ui.fonts.small, {box.x + pad, files_end + 0.3f * ui.em}, ink(ui.palette->of(kit::Role::push)),
              shell.dialog.error, width);
    ImGui::SetCursorScreenPos({box.x + pad, box.y + box.h - pad - 2.0f * ui.em});
    const bool ok = text_button(ui, "dialog.ok", say(saving(shell) ? Word::save : Word::open, ui.lang), true);
    ImGui::SameLine(0.0f, 0.75f * ui.em);
    const bool cancel = text_button(ui, "dialog.cancel", say(Word::cancel, ui.lang));
    if (ok || entered) accept(shell);
    if (cancel) close_modal(shell);
}

} // namespace

void file_dialog(Shell& shell) {
    if (shell.dialog.kind == FileDialog::Kind::closed) return;
    UiContext& ui = shell.ui;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    begin_veil(ui, "##dialog_veil", {size.x, size.y}, 0.6f);
    const float margin = ui.em;
    const float width = std::min(40.0f * ui.em, size.x - 2.0f * margin);
    const float height = std::min(30.0f * ui.em, size.y - 2.0f * margin);
    const Rect box{0.5f * (size.x - width), 0.5f * (size.y - height), width, height};
    ImDrawList& veil = *ImGui::GetWindowDrawList();
    veil.AddRectFilled({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(ui.palette->panel), 0.25f * ui.em);
    veil.AddRect({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(ui.palette->hairline), 0.25f * ui.em);
    contents(shell, box);
    ImGui::End();
}

} // namespace tunnel::app
