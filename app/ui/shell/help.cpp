// Answers: the page of keys and mouse (F1), made from the table of keys, so that it cannot be out of date.
#include "app/ui/shell/shell.hpp"

#include "app/ui/shell/item.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

struct Line {
    std::string keys, what;
};

void add(std::vector<Line>& out, kit::Lang lang, std::initializer_list<std::pair<Word, Word>> pairs) {
    for (const auto& [keys, what] : pairs) out.push_back({std::string(say(keys, lang)), std::string(say(what, lang))});
}

std::vector<Line> key_lines(kit::Lang lang) {
    std::vector<Line> out;
    for (const CommandRow& row : command_rows())
        if (!row.shown.empty()) out.push_back({std::string(row.shown), std::string(row.words.in(lang))});
    return out;
}

std::vector<Line> hand_lines(kit::Lang lang, bool in_3d) {
    std::vector<Line> out;
    add(out, lang,
        {{Word::key_arrows, Word::key_arrows_what},
         {Word::key_pane, Word::key_pane_what},
         {Word::key_enter, Word::key_enter_what},
         {Word::key_escape, Word::key_escape_what},
         {Word::mouse_handle, Word::mouse_handle_what},
         {Word::mouse_left, Word::mouse_left_what},
         {Word::mouse_right, Word::mouse_right_what},
         {Word::mouse_wheel, Word::mouse_wheel_what},
         {Word::mouse_default, Word::mouse_default_what}});
    if (in_3d) add(out, lang, {{Word::mouse_orbit, Word::mouse_orbit_what}});
    return out;
}

// Draws the lines below each other, what they do wrapped at the column's width; returns the height.
float column(const UiContext& ui, ImVec2 at, float width, const std::vector<Line>& lines) {
    const Paint paint(ui);
    const float keys = std::min(10.0f * ui.em, 0.45f * width), gap = 0.5f * ui.em;
    float y = at.y;
    for (const Line& one : lines) {
        const float a =
            paint.wrapped(ui.fonts.small, {at.x, y + 0.1f * ui.em}, paint.palette().accent, one.keys, keys - gap);
        const float b = paint.wrapped(ui.fonts.body, {at.x + keys, y}, paint.palette().text, one.what, width - keys);
        y += std::max(a, b) + 0.1f * ui.em;
    }
    return y - at.y;
}

// The heading, and columns as many as fit; returns the height.
float page(const UiContext& ui, ImVec2 at, float width, bool in_3d) {
    const Paint paint(ui);
    const std::vector<Line> keys = key_lines(ui.lang), hands = hand_lines(ui.lang, in_3d);
    const bool side_by_side = width > 44.0f * ui.em;
    const float gap = 2.0f * ui.em, column_width = side_by_side ? 0.5f * (width - gap) : width;
    const float below = 2.4f * ui.em;
    paint.text(ui.fonts.heading, at, paint.palette().text, say(Command::help, ui.lang));
    std::vector<Line> left = keys, right = hands;
    if (side_by_side) { // level the two columns
        const auto moved = static_cast<std::ptrdiff_t>((keys.size() - hands.size()) / 2);
        right.insert(right.begin(), left.end() - moved, left.end());
        left.erase(left.end() - moved, left.end());
    }
    const float first = column(ui, {at.x, at.y + below}, column_width, left);
    if (!side_by_side) return below + first + column(ui, {at.x, at.y + below + first}, column_width, right);
    return below + std::max(first, column(ui, {at.x + column_width + gap, at.y + below}, column_width, right));
}

} // namespace

void help_page(Shell& shell) {
    if (!shell.help) return;
    UiContext& ui = shell.ui;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool pressed = begin_veil(ui, "##help_veil", 0.6f);
    const Rect box = begin_card(ui, "##help", 60.0f, 39.0f);
    if (ui.focus->moved()) ImGui::SetScrollY(ImGui::GetScrollY() + 6.0f * ui.em);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float pad = 1.5f * ui.em;
    const auto& panes = shell.panes.frames;
    const bool in_3d = std::any_of(panes.begin(), panes.end(), [](const auto& pane) { return pane.camera.in_3d(); });
    const float height = page(ui, {at.x + pad, at.y + pad}, box.w - 2.0f * pad, in_3d);
    const Rect place{at.x + box.w - pad - 7.0f * ui.em, at.y + pad - 0.2f * ui.em, 6.0f * ui.em, 2.0f * ui.em};
    const bool close = button(ui, "help.close", place, {say(Word::close, ui.lang), {}, {}}, ButtonLook::quiet);
    ImGui::SetCursorScreenPos({at.x, at.y + height + 2.0f * pad});
    ImGui::Dummy({1, 1});
    end_card();
    ImGui::End();
    if (close || (pressed && !box.contains({mouse.x, mouse.y}))) close_modal(shell);
}

} // namespace tunnel::app
