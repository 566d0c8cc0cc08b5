// Answers: the one line that says what was done or what went wrong, at the foot of the panes.
#include "app/ui/shell.hpp"

#include "app/ui/shell_item.hpp"

namespace tunnel::app {

namespace {

void warning_sign(ImDrawList& out, const UiContext& ui, glm::vec2 centre) {
    const float s = 0.5f * ui.em;
    const ImU32 color = ink(ui.palette->of(kit::Role::push));
    out.AddTriangle({centre.x, centre.y - s}, {centre.x - s, centre.y + 0.7f * s}, {centre.x + s, centre.y + 0.7f * s},
                    color, 0.11f * ui.em);
    out.AddLine({centre.x, centre.y - 0.35f * s}, {centre.x, centre.y + 0.2f * s}, color, 0.11f * ui.em);
    out.AddCircleFilled({centre.x, centre.y + 0.45f * s}, 0.07f * ui.em, color);
}

} // namespace

void status_line(Shell& shell) {
    StatusLine& status = shell.status;
    if (!status.text.empty() && shell.now >= status.until) status = {};
    UiContext& ui = shell.ui;
    ImDrawList& out = *ImGui::GetForegroundDrawList();
    const Palette& p = *ui.palette;
    if (shell.empty()) {
        const std::string_view text = say(Word::empty_catalogue, ui.lang);
        draw_text(out, ui.fonts.body, {2.0f * ui.em, shell.layout.centre.y + 2.0f * ui.em}, ink(p.muted), text);
    }
    if (status.text.empty()) return;
    const Rect& c = shell.layout.centre;
    const float height = 1.9f * ui.em, sign = status.is_error ? 1.6f * ui.em : 0.0f;
    const float most = c.w - 3.0f * ui.em - sign;
    const float width = std::min(text_size(ui.fonts.small, status.text).x, most) + 2.0f * ui.em + sign;
    const Rect box{c.x + 0.5f * (c.w - width), c.y + c.h - height - 0.5f * ui.em, width, height};
    out.AddRectFilled({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(p.raised), 0.25f * ui.em);
    out.AddRect({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(p.hairline), 0.25f * ui.em);
    if (status.is_error) warning_sign(out, ui, {box.x + 1.3f * ui.em, box.y + 0.5f * box.h});
    draw_text(out, ui.fonts.small, {box.x + ui.em + sign, box.y + 0.5f * (height - point_size(ui.fonts.small))},
              ink(p.text), status.text, most);
    ui.map->add("status", box);
}

} // namespace tunnel::app
