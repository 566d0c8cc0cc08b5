// Answers: the page of keys and mouse (F1), made from the table of keys, so that it cannot be out of date.
#include "app/ui/shell.hpp"

#include "app/ui/shell_item.hpp"

#include <array>

namespace tunnel::app {

namespace {

struct Line {
    std::string keys, what;
};

std::vector<Line> key_lines(kit::Lang lang) {
    std::vector<Line> out;
    for (const CommandRow& row : command_rows())
        if (!row.shown.empty()) out.push_back({std::string(row.shown), std::string(say(row.word, lang))});
    for (const auto& [keys, what] :
         {std::pair{Word::key_arrows, Word::key_arrows_what}, std::pair{Word::key_enter, Word::key_enter_what},
          std::pair{Word::key_escape, Word::key_escape_what}})
        out.push_back({std::string(say(keys, lang)), std::string(say(what, lang))});
    return out;
}

std::vector<Line> mouse_lines(kit::Lang lang) {
    std::vector<Line> out;
    for (const auto& [keys, what] :
         {std::pair{Word::mouse_handle, Word::mouse_handle_what}, std::pair{Word::mouse_left, Word::mouse_left_what},
          std::pair{Word::mouse_right, Word::mouse_right_what}, std::pair{Word::mouse_wheel, Word::mouse_wheel_what},
          std::pair{Word::mouse_orbit, Word::mouse_orbit_what},
          std::pair{Word::mouse_default, Word::mouse_default_what}})
        out.push_back({std::string(say(keys, lang)), std::string(say(what, lang))});
    return out;
}

// Draws the lines below each other, what they do wrapped at the column's width; returns the height.
float column(const UiContext& ui, glm::vec2 at, float width, Word title, const std::vector<Line>& lines) {
    ImDrawList& out = *ImGui::GetWindowDrawList();
    const Palette& p = *ui.palette;
    const float keys_width = std::min(10.5f * ui.em, 0.42f * width), line = 1.55f * ui.em;
    const float size = point_size(ui.fonts.body), wrap = width - keys_width;
    float y = at.y;
    draw_text(out, ui.fonts.heading, {at.x, y}, ink(p.text), say(title, ui.lang));
    y += 2.2f * ui.em;
    for (const Line& one : lines) {
        draw_text(out, ui.fonts.body, {at.x, y}, ink(p.accent), one.keys, keys_width - 0.5f * ui.em);
        out.AddText(ui.fonts.body, size, {at.x + keys_width, y}, ink(p.text), one.what.c_str(), nullptr, wrap);
        const float height = ui.fonts.body->CalcTextSizeA(size, 1e9f, wrap, one.what.c_str()).y;
        y += std::max(line, height + 0.45f * ui.em);
    }
    return y - at.y;
}

void scroll_by_keys(const UiContext& ui) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseWheel == 0.0f && ui.focus->moved()) ImGui::SetScrollY(ImGui::GetScrollY() + 6.0f * ui.em);
}

} // namespace

void help_page(Shell& shell) {
    if (!shell.help) return;
    UiContext& ui = shell.ui;
    const ImVec2 size = ImGui::GetIO().DisplaySize, mouse = ImGui::GetIO().MousePos;
    const bool outside = begin_veil(ui, "##help_veil", {size.x, size.y}, 0.6f);
    const float margin = 1.5f * ui.em;
    const float width = std::min(62.0f * ui.em, size.x - 2.0f * margin);
    const bool two = width > 44.0f * ui.em;
    const float height = std::min((two ? 50.0f : 75.0f) * ui.em, size.y - 2.0f * margin);
    const Rect box{0.5f * (size.x - width), 0.5f * (size.y - height), width, height};
    ImDrawList& veil = *ImGui::GetWindowDrawList();
    veil.AddRectFilled({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(ui.palette->panel), 0.25f * ui.em);
    veil.AddRect({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(ui.palette->hairline), 0.25f * ui.em);
    ImGui::SetCursorScreenPos({box.x, box.y});
    ImGui::BeginChild("##help", {box.w, box.h});
    scroll_by_keys(ui);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float pad = 1.75f * ui.em, inner = width - 2.0f * pad;
    const float half = two ? 0.5f * (inner - 2.0f * ui.em) : inner;
    const float keys = column(ui, {at.x + pad, at.y + pad}, half, Word::keys_title, key_lines(ui.lang));
    const glm::vec2 second = two ? glm::vec2{at.x + pad + half + 2.0f * ui.em, at.y + pad}
                                 : glm::vec2{at.x + pad, at.y + pad + keys + ui.em};
    const float mice = column(ui, second, half, Word::mouse_title, mouse_lines(ui.lang));
    const float below = two ? std::max(keys, mice) : keys + mice + ui.em;
    ImGui::SetCursorScreenPos({at.x + pad, at.y + pad + below + 0.5f * ui.em});
    const bool close = text_button(ui, "help.close", say(Word::close, ui.lang));
    ImGui::SetCursorScreenPos({at.x, at.y + pad + below + 3.5f * ui.em});
    ImGui::Dummy({1, 1});
    ImGui::EndChild();
    ImGui::End();
    if (close || (outside && !box.contains({mouse.x, mouse.y}))) close_modal(shell);
}

} // namespace tunnel::app
