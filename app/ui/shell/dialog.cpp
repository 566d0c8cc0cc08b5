// Answers: the page that asks for a file: a line for its name and a list of the known ones. No system dialog, so that
// it looks and works the same everywhere, by keyboard too.
#include "app/ui/shell/shell.hpp"

#include "app/ui/shell/item.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <imgui_stdlib.h>

#include <algorithm>

namespace tunnel::app {

namespace {

bool saving(const Shell& shell) { return shell.dialog.kind == FileDialog::Kind::save; }

void accept(Shell& shell) {
    if (saving(shell))
        save_scenario_to(shell, shell.dialog.path);
    else
        open_scenario_from(shell, shell.dialog.path);
}

// Another path: what was said about the one before no longer holds.
void put_path(Shell& shell, const std::string& path) {
    shell.dialog.path = path;
    shell.dialog.error = {};
    shell.dialog.asked.clear();
}

// True when Enter was pressed in it.
bool path_field(Shell& shell, const Rect& box) {
    UiContext& ui = shell.ui;
    const bool focused = keyboard_stop(ui, "dialog.path", box);
    if (shell.dialog.take_text_focus || (focused && ui.focus->take_activate())) ImGui::SetKeyboardFocusHere();
    shell.dialog.take_text_focus = false;
    ImGui::SetCursorScreenPos(corner(box));
    ImGui::SetNextItemWidth(box.w);
    const std::string hint(shell.folder.empty() ? say(Word::whole_path, ui.lang) : std::string_view());
    const bool entered =
        ImGui::InputTextWithHint("##path", hint.c_str(), &shell.dialog.path,
                                 ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    if (ImGui::IsItemEdited()) put_path(shell, shell.dialog.path);
    if (ImGui::IsItemActive()) ui.text_editing = true;
    if (ImGui::IsItemActivated()) ui.focus->restore("dialog.path");
    if (focused && ui.focus->visible()) Paint(ui).focus_ring(box);
    return entered;
}

bool file_row(Shell& shell, const FileEntry& file, const Rect& r) {
    UiContext& ui = shell.ui;
    const Touch item = press_item(ui, "dialog.file." + file.path.filename().string(), r);
    const Paint paint(ui);
    const Palette& p = paint.palette();
    if (item.hovered || item.ring) paint.fill(r, p.accent, -1, 0.2f);
    const std::string_view note = file.given ? say(Word::given_with, ui.lang) : std::string_view();
    const float pad = 0.5f * ui.em, note_width = paint.width(ui.fonts.small, note) + 1.0f;
    paint.text_in(ui.fonts.body, {r.x + pad, r.y, r.w - note_width - 3.0f * pad, r.h}, p.text, file.label, 0.0f);
    paint.text_in(ui.fonts.small, {r.x + r.w - note_width - pad, r.y, note_width, r.h}, p.muted, note, 1.0f);
    return item.clicked;
}

void file_rows(Shell& shell, const Rect& box) {
    UiContext& ui = shell.ui;
    ImGui::SetCursorScreenPos(corner(box));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild("##files", {box.w, box.h});
    if (shell.dialog.files.empty())
        Paint(ui).text(ui.fonts.body, corner(box), ui.palette->muted, say(Word::no_files, ui.lang));
    int chosen = -1;
    for (std::size_t i = 0; i < shell.dialog.files.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Rect row{at.x, at.y, box.w - ImGui::GetStyle().ScrollbarSize, 1.8f * ui.em};
        if (file_row(shell, shell.dialog.files[i], row)) chosen = static_cast<int>(i);
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
    if (chosen < 0) return;
    put_path(shell, shell.dialog.files[static_cast<std::size_t>(chosen)].path.string());
    if (!saving(shell)) accept(shell);
}

void contents(Shell& shell, const Rect& card) {
    UiContext& ui = shell.ui;
    const Paint paint(ui);
    const float em = ui.em, pad = 1.5f * em, x = card.x + pad, width = card.w - 2.0f * pad;
    const float bottom = card.y + card.h - pad;
    paint.text_in(ui.fonts.heading, {x, card.y + pad, width, 1.6f * em}, paint.palette().text,
                  say(saving(shell) ? Command::save : Command::open, ui.lang), 0.0f);
    const bool entered = path_field(shell, {x, card.y + pad + 2.2f * em, width, 1.5f * em});
    const float top = card.y + pad + 4.4f * em;
    const std::string& error = shell.dialog.error.in(ui.lang);
    const float error_height = error.empty() ? 0.0f : paint.wrapped_height(ui.fonts.small, error, width) + 0.5f * em;
    const float foot = bottom - 2.5f * em - error_height;
    file_rows(shell, {x, top, width, std::max(2.0f * em, foot - top)});
    if (shell.dialog.kind == FileDialog::Kind::closed) return; // a file was taken
    if (!error.empty()) {
        paint.wrapped(ui.fonts.small, {x, foot}, paint.palette().of(kit::Role::push), error, width);
        ui.map->add("dialog.error", {x, foot, width, error_height});
    }
    const std::string_view yes = !shell.dialog.asked.empty()
                                     ? say(Word::replace, ui.lang)
                                     : say(saving(shell) ? Command::save : Command::open, ui.lang),
                           no = say(Word::cancel, ui.lang);
    const float yes_width = paint.width(ui.fonts.bold, yes) + 2.0f * em, no_width = paint.width(ui.fonts.body, no);
    const bool ok =
        button(ui, "dialog.ok", {x, bottom - 2.0f * em, yes_width, 2.0f * em}, {yes, {}, {}}, ButtonLook::primary);
    const bool cancel =
        button(ui, "dialog.cancel", {x + yes_width + 0.75f * em, bottom - 2.0f * em, no_width + 2.0f * em, 2.0f * em},
               {no, {}, {}}, ButtonLook::quiet);
    // A key that is held does not answer the question that its first press raised.
    const bool pressed = ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) ||
                         ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_KeyPadEnter), false);
    if (ok || (entered && pressed)) accept(shell);
    if (cancel) close_modal(shell);
}

} // namespace

void file_dialog(Shell& shell) {
    if (shell.dialog.kind == FileDialog::Kind::closed) return;
    begin_veil(shell.ui, "##dialog_veil", 0.6f);
    const Rect card = begin_card(shell.ui, "##dialog", 40.0f, 30.0f);
    contents(shell, card);
    end_card();
    ImGui::End();
}

} // namespace tunnel::app
