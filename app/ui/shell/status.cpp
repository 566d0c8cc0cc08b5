// Answers: the one line that says what was done or what went wrong, at the foot of the panes.
#include "app/ui/shell/shell.hpp"

#include "app/ui/widgets/paint.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

void warning_sign(const Paint& paint, ImVec2 c) {
    const float s = 0.5f * paint.ctx.em, line = 0.11f * paint.ctx.em;
    const ImU32 color = Paint::ink(paint.palette().of(kit::Role::push));
    paint.list.AddTriangle({c.x, c.y - s}, {c.x - s, c.y + 0.7f * s}, {c.x + s, c.y + 0.7f * s}, color, line);
    paint.list.AddLine({c.x, c.y - 0.35f * s}, {c.x, c.y + 0.2f * s}, color, line);
    paint.list.AddCircleFilled({c.x, c.y + 0.45f * s}, 0.6f * line, color);
}

void copy_path(Shell& shell) {
    const std::string path = shell.status.file.string();
    if (shell.set_clipboard) shell.set_clipboard(path);
    tell(shell, kit::Text(words_of(Word::path_copied)) + " " + path);
}

} // namespace

void status_line(Shell& shell) {
    StatusLine& status = shell.status;
    if (!status.text.empty() && shell.now >= status.until) status = {};
    UiContext& ui = shell.ui;
    const Paint paint(ui, *ImGui::GetForegroundDrawList());
    const Palette& p = paint.palette();
    const ShellLayout& l = shell.layout;
    const Rect c = l.centre.w > 0 ? l.centre : Rect{0, l.menu.h, l.drawer.tabs.w, l.drawer.tabs.y - l.menu.h};
    if (shell.empty())
        paint.text(ui.fonts.body, {2.0f * ui.em, c.y + 2.0f * ui.em}, p.muted, say(Word::empty_catalogue, ui.lang));
    const bool in_the_way = shell.dialog.kind != FileDialog::Kind::closed; // the page says its own errors
    if (status.text.empty() || in_the_way) return;
    const std::string& text_now = status.text.in(ui.lang);
    const float height = 1.9f * ui.em, sign = status.is_error ? 1.6f * ui.em : 0.0f;
    const std::string_view note = status.file.empty() ? std::string_view() : say(Word::click_copies_path, ui.lang);
    const float aside = note.empty() ? 0.0f : paint.width(ui.fonts.small, note) + ui.em;
    const float text = std::min(paint.width(ui.fonts.small, text_now) + 1.0f, c.w - 3.0f * ui.em - sign - aside);
    const float width = text + 2.0f * ui.em + sign + aside;
    const Rect box{c.x + 0.5f * (c.w - width), c.y + c.h - height - 0.5f * ui.em, width, height};
    paint.fill(box, p.raised);
    paint.frame(box, p.hairline);
    if (status.is_error) warning_sign(paint, {box.x + 1.3f * ui.em, box.y + 0.5f * box.h});
    paint.text_in(ui.fonts.small, {box.x + ui.em + sign, box.y, text, height}, p.text, text_now, 0.0f);
    paint.text_in(ui.fonts.small, {box.x + box.w - aside - 0.5f * ui.em, box.y, aside, height}, p.muted, note, 1.0f);
    ui.map->add("status", box);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (!status.file.empty() && ImGui::IsMouseClicked(0) && box.contains({mouse.x, mouse.y})) copy_path(shell);
}

} // namespace tunnel::app
