// Answers: how the menu bar and an open menu look and react. The bar also names the scene and its document.
#include "app/ui/shell/item.hpp"
#include "app/ui/shell/menus.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

constexpr float row_height = 1.9f; // em

float title_width(const UiContext& ui, int menu) {
    return Paint(ui, *ImGui::GetForegroundDrawList()).width(ui.fonts.body, say(menu_word(menu), ui.lang)) +
           1.4f * ui.em;
}

Rect title_rect(const Shell& shell, int menu) {
    const UiContext& ui = shell.ui;
    float x = 0.4f * ui.em;
    for (int i = 0; i < menu; ++i) x += title_width(ui, i);
    return {x, 0.25f * ui.em, title_width(ui, menu), shell.layout.menu.h - 0.5f * ui.em};
}

// A small triangle that points left or right, and the key that does the same.
bool chevron(Shell& shell, const char* id, const Rect& box, float direction, Command command) {
    UiContext& ui = shell.ui;
    const Touch at = press_item(ui, id, box);
    const Paint paint(ui);
    const ImVec2 c = middle(box);
    const float s = 0.28f * box.h;
    paint.list.AddTriangleFilled({c.x + direction * s * 0.7f, c.y}, {c.x - direction * s * 0.5f, c.y - s},
                                 {c.x - direction * s * 0.5f, c.y + s},
                                 Paint::ink(at.hovered ? paint.palette().text : paint.palette().muted));
    if (at.ring) paint.focus_ring(box);
    hover_text(ui, at, say(command, ui.lang), keys_of(command));
    return at.clicked;
}

void scene_title(Shell& shell, float left) {
    UiContext& ui = shell.ui;
    const Paint paint(ui);
    const Rect& bar = shell.layout.menu;
    const kit::SceneInfo& info = shell.session().run().info();
    const std::string_view title = info.title.in(ui.lang), document = info.document.in(ui.lang);
    const float arrow = 1.4f * ui.em, gap = 0.4f * ui.em, right = bar.w - ui.em;
    const float room = right - left - 2.0f * (arrow + gap);
    const float width = std::min(paint.width(ui.fonts.bold, title) + 1.0f, room);
    const bool named = room >= 3.0f * ui.em; // else the two arrows alone
    const Rect back{left, 0.5f * (bar.h - arrow), arrow, arrow};
    const Rect next{left + arrow + (named ? 2.0f * gap + width : gap), back.y, arrow, arrow};
    if (named) paint.text_in(ui.fonts.bold, {left + arrow + gap, 0, width, bar.h}, paint.palette().text, title, 0.0f);
    const Rect rest{next.x + next.w + ui.em, 0, right - next.x - next.w - ui.em, bar.h};
    if (rest.w > 6.0f * ui.em) paint.text_in(ui.fonts.small, rest, paint.palette().muted, document, 1.0f);
    if (shell.catalogue.size() < 2) return;
    // The scene changes at last, since the words above are the old one's.
    const bool go_back = chevron(shell, "scene.previous", back, -1.0f, Command::previous_scene);
    const bool go_on = chevron(shell, "scene.next", next, 1.0f, Command::next_scene);
    if (go_back || go_on) run_command(shell, go_back ? Command::previous_scene : Command::next_scene);
}

void draw_entry(const UiContext& ui, const MenuEntry& entry, const Rect& r, bool lit) {
    const Paint paint(ui);
    const Palette& p = paint.palette();
    if (entry.line_above) paint.hairline({r.x, r.y}, {r.x + r.w, r.y});
    if (lit && entry.enabled) paint.fill(r, p.accent, 0.2f * ui.em, 0.2f);
    if (entry.checked)
        draw_icon(paint.list, Icon::check, {r.x + 0.8f * ui.em, r.y + 0.5f * r.h}, 0.9f * ui.em, Paint::ink(p.accent));
    const float keys = paint.width(ui.fonts.small, entry.keys), left = r.x + 1.6f * ui.em;
    const float right = r.x + r.w - 0.7f * ui.em;
    paint.text_in(ui.fonts.body, {left, r.y, right - keys - 0.5f * ui.em - left, r.h}, entry.enabled ? p.text : p.muted,
                  entry.label, 0.0f);
    paint.text_in(ui.fonts.small, {right - keys - 1.0f, r.y, keys + 1.0f, r.h}, p.muted, entry.keys, 1.0f);
}

float popup_width(const UiContext& ui, const std::vector<MenuEntry>& entries, float most) {
    const Paint paint(ui);
    float width = 12.0f * ui.em;
    for (const MenuEntry& entry : entries)
        width = std::max(width, paint.width(ui.fonts.body, entry.label) + paint.width(ui.fonts.small, entry.keys) +
                                    4.5f * ui.em);
    return std::min(width, most);
}

void run_entry(Shell& shell, const MenuEntry& entry) {
    if (!entry.enabled) return;
    close_modal(shell);
    if (entry.scene >= 0)
        show_scene(shell, entry.scene);
    else
        run_command(shell, entry.command);
}

void draw_entries(Shell& shell, const std::vector<MenuEntry>& entries, float width) {
    UiContext& ui = shell.ui;
    const MenuEntry* chosen = nullptr;
    for (const MenuEntry& entry : entries) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Rect r{at.x, at.y, width, row_height * ui.em};
        const Touch item = press_item(ui, entry.id, r);
        draw_entry(ui, entry, r, item.hovered || item.ring);
        if (item.clicked) chosen = &entry;
    }
    if (chosen != nullptr) run_entry(shell, *chosen);
}

} // namespace

void menu_bar(Shell& shell) {
    UiContext& ui = shell.ui;
    begin_area("##menu", shell.layout.menu, ui.palette->panel);
    const Paint paint(ui);
    float end = 0.0f;
    for (int i = 0; i < menu_count; ++i) {
        const Rect r = title_rect(shell, i);
        const Touch item = press_item(ui, menu_id(i), r);
        if (item.hovered || shell.menu == i) paint.fill(r, paint.palette().accent, -1, 0.2f);
        paint.text_in(ui.fonts.body, r, paint.palette().text, say(menu_word(i), ui.lang));
        if (item.ring) paint.focus_ring(r);
        if (item.clicked) open_menu(shell, i);
        end = r.x + r.w;
    }
    if (!shell.empty()) scene_title(shell, end + 0.8f * ui.em);
    ImGui::End();
}

void open_menu(Shell& shell, int index) {
    if (index < 0) return close_modal(shell);
    began_modal(shell);
    shell.menu = index;
    const auto entries = menu_entries(shell, index);
    if (!entries.empty()) shell.focus.restore(entries.front().id);
}

void menu_popup(Shell& shell) {
    if (shell.menu < 0) return;
    UiContext& ui = shell.ui;
    const ImVec2 size = ImGui::GetIO().DisplaySize, mouse = ImGui::GetIO().MousePos;
    const bool pressed = begin_veil(ui, "##menu_veil", 0.0f);
    for (int i = 0; i < menu_count; ++i)
        if (i != shell.menu && ImGui::IsWindowHovered() && title_rect(shell, i).contains({mouse.x, mouse.y}))
            open_menu(shell, i);
    const auto entries = menu_entries(shell, shell.menu);
    const float pad = 0.35f * ui.em, margin = 0.5f * ui.em, top = shell.layout.menu.h;
    const float wanted = static_cast<float>(entries.size()) * row_height * ui.em + 2.0f * pad;
    const float height = std::min(wanted, size.y - top - margin);
    const float bar = height < wanted ? ImGui::GetStyle().ScrollbarSize : 0.0f;
    const float width = popup_width(ui, entries, size.x - 2.0f * (margin + pad) - bar);
    const float whole = width + bar + 2.0f * pad;
    const Rect box{std::min(title_rect(shell, shell.menu).x, size.x - whole - margin), top, whole, height};
    const Paint paint(ui);
    paint.fill(box, paint.palette().raised);
    paint.frame(box, paint.palette().hairline);
    ImGui::SetCursorScreenPos({box.x + pad, box.y + pad});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild("##entries", {width + bar, box.h - 2.0f * pad});
    draw_entries(shell, entries, width);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    ImGui::End();
    if (pressed && !box.contains({mouse.x, mouse.y}) && shell.menu >= 0) close_modal(shell);
}

} // namespace tunnel::app
