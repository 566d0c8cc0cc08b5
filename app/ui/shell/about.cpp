// Answers: the page that says what this program is, which version, where its files are, and whose work it uses.
#include "app/ui/shell/shell.hpp"

#include "app/ui/shell/item.hpp"
#include "app/ui/widgets/buttons.hpp"

namespace tunnel::app {

namespace {

// Paragraphs below each other; returns the height.
float page(const Shell& shell, ImVec2 at, float width) {
    const UiContext& ui = shell.ui;
    const Paint paint(ui);
    const Palette& p = paint.palette();
    float y = at.y;
    const auto paragraph = [&](const ImFont* font, Color color, std::string_view text) {
        y += paint.wrapped(font, {at.x, y}, color, text, width) + 0.6f * ui.em;
    };
    const auto with = [&](Word word, const std::string& more) { return std::string(say(word, ui.lang)) + " " + more; };
    paragraph(ui.fonts.heading, p.text, "Tunnel Lab");
    paragraph(ui.fonts.small, p.muted, with(Word::about_version, TUNNEL_LAB_VERSION));
    paragraph(ui.fonts.body, p.text, say(Word::about_what, ui.lang));
    paragraph(ui.fonts.body, p.text, say(Word::about_lecture, ui.lang));
    if (!shell.folder.empty()) paragraph(ui.fonts.body, p.text, with(Word::about_folder, shell.folder.string()));
    paragraph(ui.fonts.small, p.muted, say(Word::about_licences, ui.lang));
    return y - at.y;
}

} // namespace

void about_page(Shell& shell) {
    if (!shell.about) return;
    UiContext& ui = shell.ui;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool pressed = begin_veil(ui, "##about_veil", 0.6f);
    const Rect box = begin_card(ui, "##about", 40.0f, 28.0f);
    if (ui.focus->moved()) ImGui::SetScrollY(ImGui::GetScrollY() + 6.0f * ui.em);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float pad = 1.5f * ui.em;
    const float height = page(shell, {at.x + pad, at.y + pad}, box.w - 2.0f * pad);
    const Rect place{at.x + pad, at.y + pad + height + 0.5f * ui.em, 6.0f * ui.em, 2.0f * ui.em};
    const bool close = button(ui, "about.close", place, {say(Word::close, ui.lang), {}, {}}, ButtonLook::quiet);
    ImGui::SetCursorScreenPos({at.x, place.y + place.h + pad});
    ImGui::Dummy({1, 1});
    end_card();
    ImGui::End();
    if (close || (pressed && !box.contains({mouse.x, mouse.y}))) close_modal(shell);
}

} // namespace tunnel::app
