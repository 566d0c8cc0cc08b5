// Answers: where the parts of the window stand, and in which order they are drawn. Every size is a multiple of the
// font size; nothing can leave the window: what is too large scrolls.
#include "app/ui/shell/shell.hpp"

#include "app/ui/shell/item.hpp"
#include "app/ui/widgets/caret.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::app {

namespace {

constexpr float menu_height = 2.4f; // em
constexpr float lecture_factor = 1.25f;

void prepare(Shell& shell) {
    UiContext& ui = shell.ui;
    ui.session = shell.empty() ? nullptr : &shell.session();
    ui.palette = &palette(shell.settings.theme);
    ui.lang = shell.lang();
    ui.map = &shell.map;
    ui.wraps = &shell.wraps;
    ui.reduced_motion = shell.settings.reduced_motion;
    if (!shell.empty()) shell.session().predict_first(shell.predict);
    ui.hovered = shell.panes.hovered;
    ui.wants_hover = 0;
    ui.now = shell.now;
    blink_caret(ui);
    ui.text_editing = ui.wants_frame = false;
    ui.wake_at = std::numeric_limits<double>::infinity();
    if (!ui.rest.seen) ui.rest = {};
    ui.rest.seen = false;
    shell.cut = {};
    ui.cut = &shell.cut;
    shell.map.begin_frame();
    shell.wraps.begin_frame();
    shell.focus.begin_frame();
    shell.sleeping.begin_frame();
}

// Another page is in front.
void put_panes_away(Shell& shell) {
    shell.panes.frames.clear();
    shell.panes.words.clear();
    shell.panes.hovered = shell.ui.wants_hover;
    shell.panes.gesture = {};
}

void hairlines(const Shell& shell, glm::vec2 size) {
    if (shell.modal()) return;
    const Paint paint(shell.ui, *ImGui::GetForegroundDrawList());
    const float bar = shell.layout.menu.h;
    const Rect &panel = shell.layout.panel, &strip = shell.layout.drawer.strip, &tabs = shell.layout.drawer.tabs,
               &content = shell.layout.drawer.content;
    constexpr float half = 0.5f; // a line of one point lies between two
    paint.hairline({0, bar - half}, {size.x, bar - half});
    if (panel.x > 0) paint.hairline({panel.x + half, panel.y}, {panel.x + half, size.y});
    if (tabs.h > 0) paint.hairline({0, strip.y + half}, {tabs.w, strip.y + half});
    if (content.h > 0) paint.hairline({0, content.y + half}, {content.w, content.y + half});
}

} // namespace

float Shell::scale() const {
    return std::clamp(settings.scale * (ui.lecture ? lecture_factor : 1.0f), least_scale, most_scale);
}

kit::Lang Shell::lang() const { return korean ? settings.lang.value_or(system_lang) : kit::Lang::en; }

ShellLayout lay_out_shell(const Shell& shell, glm::vec2 size) {
    ShellLayout out;
    const float em = shell.ui.em, top = std::round(std::min(menu_height * em, 0.25f * size.y));
    out.menu = {0, 0, size.x, top};
    const Rect rest{0, top, size.x, size.y - top};
    Sharing parts;
    parts.centre = rest;
    if (shell.settings.panels && !shell.empty()) parts = share_room(shell.ui, shell.drawer, rest);
    out.centre = parts.centre;
    out.panel = parts.panel;
    out.drawer = parts.drawer;
    return out;
}

void draw_shell(Shell& shell, glm::vec2 size) {
    prepare(shell);
    shell.drawer.height = shell.settings.drawer;
    shell.layout = lay_out_shell(shell, size);
    UiContext& ui = shell.ui;
    FocusRing* const below = shell.modal() ? &shell.sleeping : &shell.focus;
    ui.focus = below;
    menu_bar(shell);
    const ShellLayout& parts = shell.layout;
    if (parts.panel.w > 0) right_panel(ui, shell.panel, parts.panel);
    if (parts.drawer.tabs.h > 0) drawer(ui, shell.drawer, parts.drawer);
    shell.settings.drawer = shell.drawer.height;
    if (shell.modal()) shell.cut = {}; // under a page the mouse reaches nothing
    ui.focus = &shell.focus;
    menu_popup(shell);
    file_dialog(shell);
    help_page(shell);
    about_page(shell);
    ui.focus = below;
    // The panes come last: they show what the controls and pages did in this frame, a change of scene included.
    if (!shell.empty() && shell.layout.centre.w > 0)
        centre_panes(shell);
    else
        put_panes_away(shell);
    status_line(shell);
    hairlines(shell, size);
    hover_cut_text(ui);
    wake_for_caret(ui);
    shell.focus.end_frame();
    shell.sleeping.end_frame();
}

void began_modal(Shell& shell) {
    if (!shell.modal()) shell.focus_before = shell.focus.focused();
}

void close_modal(Shell& shell) {
    if (!shell.modal()) return;
    shell.menu = -1;
    shell.help = shell.about = false;
    shell.dialog = {};
    shell.focus.restore(shell.focus_before);
}

void tell(Shell& shell, kit::Text text, bool is_error) {
    constexpr double shown_seconds = 6.0;
    for (std::string* one : {&text.en, &text.ko}) std::replace(one->begin(), one->end(), '\n', ' ');
    shell.status = {std::move(text), is_error, {}, shell.now + (is_error ? 2.0 : 1.0) * shown_seconds};
}

void tell_saved(Shell& shell, Word word, const std::filesystem::path& file) {
    tell(shell, kit::Text(words_of(word)) + " " + file.string());
    shell.status.file = file;
}

void tell(Shell& shell, const std::string& text, bool is_error) { tell(shell, kit::Text::same(text), is_error); }

void show_scene(Shell& shell, int index) {
    if (shell.empty()) return;
    const int count = static_cast<int>(shell.catalogue.size());
    if (!shell.sessions[static_cast<std::size_t>(shell.scene)])
        index = std::clamp(index, 0, count - 1);
    else
        shell.session().play(false);
    shell.scene = ((index % count) + count) % count;
    auto& slot = shell.sessions[static_cast<std::size_t>(shell.scene)];
    if (!slot) slot = std::make_unique<Session>(shell.catalogue[static_cast<std::size_t>(shell.scene)], shell.threads);
    slot->predict_first(shell.predict);
    slot->reveal(false);
    shell.panes.gesture = {};
    shell.panes.selected_handle.clear();
    shell.panes.hovered = shell.panes.selected = 0;
}

} // namespace tunnel::app
