// Answers: how the menu bar and an open menu look and react. The bar also names the scene and its document.
#include "app/ui/menus.hpp"
#include "app/ui/shell_item.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

constexpr float row_height = 1.9f; // em

float title_width(const UiContext& ui, int menu) {
    return text_size(ui.fonts.body, say(menu_word(menu), ui.lang)).x + 1.4f * ui.em;
}

Rect title_rect(const Shell& shell, int menu) {
    const UiContext& ui = shell.ui;
    float x = 0.4f * ui.em;
    for (int i = 0; i < menu; ++i) x += title_width(ui, i);
    return {x, 0.25f * ui.em, title_width(ui, menu), shell.layout.menu.h - 0.5f * ui.em};
}

void centred(ImDrawList& out, const ImFont* font, const Rect& r, ImU32 color, std::string_view text) {
    const glm::vec2 size = text_size(font, text);
    draw_text(out, font, {r.x + 0.5f * (r.w - size.x), r.y + 0.5f * (r.h - size.y)}, color, text);
}

// A small triangle that points left or right.
void chevron(ImDrawList& out, const Rect& r, float direction, ImU32 color) {
    const float cx = r.x + 0.5f * r.w, cy = r.y + 0.5f * r.h, s = 0.28f * r.h;
    out.AddTriangleFilled({cx + direction * s * 0.7f, cy}, {cx - direction * s * 0.5f, cy - s},
                          {cx - direction * s * 0.5f, cy + s}, color);
}

void scene_title(Shell& shell, float left) {
    UiContext& ui = shell.ui;
    const Palette& p = *ui.palette;
    ImDrawList& out = *ImGui::GetWindowDrawList();
    const Rect& bar = shell.layout.menu;
    const kit::SceneInfo& info = shell.session().run().info();
    const std::string_view title = info.title.in(ui.lang), document = info.document.in(ui.lang);
    const float arrow = 1.4f * ui.em, gap = 0.4f * ui.em, right = bar.w - ui.em;
    const float wish = std::min(text_size(ui.fonts.bold, title).x, std::max(0.0f, right - left - 2.0f * (arrow + gap)));
    if (wish < 3.0f * ui.em) return;
    const Rect back{left, 0.5f * (bar.h - arrow), arrow, arrow};
    const Rect next{left + arrow + 2.0f * gap + wish, back.y, arrow, arrow};
    if (shell.catalogue.size() > 1) {
        const ItemState b = press_item(ui, "scene.previous", back), n = press_item(ui, "scene.next", next);
        chevron(out, back, -1.0f, ink(b.hovered ? p.text : p.muted));
        chevron(out, next, 1.0f, ink(n.hovered ? p.text : p.muted));
        if (b.pressed) run_command(shell, Command::previous_scene);
        if (n.pressed) run_command(shell, Command::next_scene);
    }
    const float text_y = 0.5f * (bar.h - point_size(ui.fonts.bold));
    draw_text(out, ui.fonts.bold, {left + arrow + gap, text_y}, ink(p.text), title, wish);
    const float doc_width = text_size(ui.fonts.small, document).x, doc_left = next.x + next.w + ui.em;
    if (right - doc_left < 6.0f * ui.em) return;
    const float x = std::max(doc_left, right - doc_width);
    draw_text(out, ui.fonts.small, {x, 0.5f * (bar.h - point_size(ui.fonts.small))}, ink(p.muted), document,
              right - x + 1.0f);
}

void mark_checked(ImDrawList& out, const UiContext& ui, float x, float y) {
    const float s = 0.3f * ui.em;
    const ImVec2 points[3] = {{x - s, y}, {x - 0.2f * s, y + 0.7f * s}, {x + s, y - 0.8f * s}};
    out.AddPolyline(points, 3, ink(ui.palette->accent), 0, 0.12f * ui.em);
}

void draw_entry(const UiContext& ui, const MenuEntry& entry, const Rect& r, bool lit) {
    ImDrawList& out = *ImGui::GetWindowDrawList();
    const Palette& p = *ui.palette;
    if (entry.line_above) out.AddRectFilled({r.x, r.y - 1.0f}, {r.x + r.w, r.y}, ink(p.hairline));
    if (lit && entry.enabled) out.AddRectFilled({r.x, r.y}, {r.x + r.w, r.y + r.h}, ink(p.accent, 0.2f), 0.2f * ui.em);
    if (entry.checked) mark_checked(out, ui, r.x + 0.8f * ui.em, r.y + 0.5f * r.h);
    const float y = r.y + 0.5f * (r.h - point_size(ui.fonts.body));
    const float keys = text_size(ui.fonts.small, entry.keys).x, left = r.x + 1.6f * ui.em;
    draw_text(out, ui.fonts.body, {left, y}, ink(entry.enabled ? p.text : p.muted), entry.label,
              r.x + r.w - 1.2f * ui.em - keys - left);
    draw_text(out, ui.fonts.small, {r.x + r.w - 0.7f * ui.em - keys, r.y + 0.5f * (r.h - point_size(ui.fonts.small))},
              ink(p.muted), entry.keys);
}

float popup_width(const UiContext& ui, const std::vector<MenuEntry>& entries, float most) {
    float width = 12.0f * ui.em;
    for (const MenuEntry& entry : entries)
        width = std::max(width, text_size(ui.fonts.body, entry.label).x + text_size(ui.fonts.small, entry.keys).x +
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
        const ItemState item = press_item(ui, entry.id, r);
        draw_entry(ui, entry, r, item.hovered || (item.focused && ui.focus->visible()));
        if (item.pressed) chosen = &entry;
    }
    if (chosen != nullptr) run_entry(shell, *chosen);
}

} // namespace

void menu_bar(Shell& shell) {
    UiContext& ui = shell.ui;
    begin_area("##menu", shell.layout.menu, ui.palette->panel);
    ImDrawList& out = *ImGui::GetWindowDrawList();
    float end = 0.0f;
    for (int i = 0; i < menu_count; ++i) {
        const Rect r = title_rect(shell, i);
        const ItemState item = press_item(ui, menu_id(i), r);
        if (item.hovered || shell.menu == i)
            out.AddRectFilled({r.x, r.y}, {r.x + r.w, r.y + r.h}, ink(ui.palette->accent, 0.2f), 0.25f * ui.em);
        centred(out, ui.fonts.body, r, ink(ui.palette->text), say(menu_word(i), ui.lang));
        if (item.pressed) open_menu(shell, i);
        end = r.x + r.w;
    }
    if (!shell.empty()) scene_title(shell, end + 1.2f * ui.em);
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
    const bool outside = begin_veil(ui, "##menu_veil", {size.x, size.y}, 0.0f);
    for (int i = 0; i < menu_count; ++i)
        if (i != shell.menu && ImGui::IsWindowHovered() && title_rect(shell, i).contains({mouse.x, mouse.y}))
            open_menu(shell, i);
    const auto entries = menu_entries(shell, shell.menu);
    const float pad = 0.35f * ui.em, margin = 0.5f * ui.em, top = shell.layout.menu.h;
    const float width = popup_width(ui, entries, size.x - 2.0f * (margin + pad));
    const float wanted = static_cast<float>(entries.size()) * row_height * ui.em + 2.0f * pad;
    const Rect box{std::min(title_rect(shell, shell.menu).x, size.x - width - 2.0f * pad - margin), top,
                   width + 2.0f * pad, std::min(wanted, size.y - top - margin)};
    ImDrawList& out = *ImGui::GetWindowDrawList();
    out.AddRectFilled({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(ui.palette->raised), 0.25f * ui.em);
    out.AddRect({box.x, box.y}, {box.x + box.w, box.y + box.h}, ink(ui.palette->hairline), 0.25f * ui.em);
    ImGui::SetCursorScreenPos({box.x + pad, box.y + pad});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::BeginChild("##entries", {width, box.h - 2.0f * pad});
    draw_entries(shell, entries, width);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    const bool inside = box.contains({mouse.x, mouse.y});
    ImGui::End();
    if (outside && !inside && shell.menu >= 0) close_modal(shell);
}

} // namespace tunnel::app
