// Answers: what stands in the right panel, from what a student needs first to what can wait.
#include "app/ui/panel/controls.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::app {
namespace {

void meet(UiContext& ctx, PanelState& state) {
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) || state.dragging != ctx.session) {
        if (state.dragging == ctx.session) end_drag(state);
        state.dragging = nullptr; // another session's edit ended with it
        state.drag_id.clear();
    }
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) state.error_key.clear(); // read, and gone
    const std::string scene(ctx.session->run().info().id);
    if (state.scene == scene) return;
    std::map<std::string, float> scrolled = std::move(state.scrolled);
    state = {};
    state.scene = scene;
    state.scroll_to = scrolled[scene]; // where it was left; at first the top
    state.scrolled = std::move(scrolled);
    state.claims = ctx.session->run().claims();
    state.presets = ctx.session->run().presets();
}

bool has_group(const Session& session, kit::Group group) {
    const auto rows = session.run().rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].group == group && session.run().applies(i)) return true;
    return false;
}

std::string applying(const kit::SceneRun& run) {
    std::string out;
    for (std::size_t i = 0; i < run.rows().size(); ++i) out += run.applies(i) ? '+' : '-';
    return out;
}

// Room kept for another language, width or set of controls is no use.
void meet_look(UiContext& ctx, PanelState& state, float width) {
    const std::string look = std::to_string(static_cast<int>(ctx.lang)) + "/" + std::to_string(width / ctx.em) +
                             (ctx.lecture ? "/lecture/" : "/") + applying(ctx.session->run());
    if (state.kept_for == look) return;
    state.kept_for = look;
    state.kept.clear();
}

void follow_scroll(UiContext& ctx, PanelState& state) {
    state.anchors.clear();
    state.anchor_here.clear();
    if (state.scroll_to < 0) {
        state.scrolled[state.scene] = ImGui::GetScrollY();
        return;
    }
    ImGui::SetScrollY(state.scroll_to);
    state.scroll_to = -1;
    ctx.wants_frame = true;
}

void section(PanelColumn& column, const char* name, void (*draw)(PanelColumn&)) {
    const float top = column.y;
    draw(column);
    keep_room(column, name, top);
}

void break_it(PanelColumn& column) {
    if (!has_group(column.session(), kit::Group::break_it)) return;
    const kit::Lang lang = column.ctx.lang;
    set_anchor(column, "break", say(PanelWord::break_it, lang));
    section_title(column, say(PanelWord::break_it, lang));
    column.y += column.paint.wrapped(column.ctx.fonts.small, {column.x, column.y}, column.paint.palette().muted,
                                     say(PanelWord::break_it_hint, lang), column.width);
    column.y += 0.5f * column.em();
    draw_controls(column, kit::Group::break_it);
}

void more(PanelColumn& column) {
    if (!has_group(column.session(), kit::Group::more)) return;
    set_anchor(column, "more", say(PanelWord::more, column.ctx.lang));
    if (fold_title(column, "fold/more", say(PanelWord::more, column.ctx.lang))) draw_controls(column, kit::Group::more);
}

} // namespace

void keep_room(PanelColumn& column, const std::string& part, float top) {
    float& kept = column.state.kept[part];
    kept = std::max(kept, column.y - top);
    column.y = top + kept;
}

void set_anchor(PanelColumn& column, const char* id, std::string_view label) {
    const float at = column.y - ImGui::GetWindowPos().y;
    if (at < ImGui::GetWindowHeight() / 2) column.state.anchor_here = id;
    column.state.anchors.push_back({id, std::string(label), at + ImGui::GetScrollY()});
}

// What moves while a slider is dragged stands at the top, then the controls; what can wait comes last.
void right_panel(UiContext& ctx, PanelState& state, Rect area) {
    meet(ctx, state);
    const float pad = 1.25f * ctx.em, foot = area.h > 20 * ctx.em ? 1.9f * ctx.em : 0.0f;
    meet_look(ctx, state, area.w);
    {
        const PanelFrame frame(ctx, "##right_panel", {area.x, area.y, area.w, area.h - foot}, true);
        follow_scroll(ctx, state);
        PanelColumn column{ctx, state, Paint(ctx), area.x + pad, frame.top() + 0.75f * ctx.em, area.w - 2 * pad};
        section(column, "headline", draw_headline);
        draw_reveal(column);
        section(column, "verdicts", draw_verdicts);
        section(column, "formulas", draw_formulas);
        draw_controls(column, kit::Group::main);
        hold_actions(column); // outside the section, whose room is kept
        section(column, "actions", draw_actions);
        draw_document_values(column);
        draw_step_button(column);
        section(column, "timings", draw_timings);
        section(column, "listings", draw_listings);
        section(column, "presets", draw_presets);
        break_it(column);
        more(column);
        section(column, "job", draw_job);
        section(column, "readouts", draw_readouts);
        draw_charts(column);
        draw_claims(column);
        frame.content_ends(column.y + 1.5f * ctx.em);
    }
    if (foot <= 0) return;
    const Rect bar{area.x, area.y + area.h - foot, area.w, foot};
    const PanelFrame frame(ctx, "##panel_foot", bar, false);
    panel_links(ctx, state, bar);
}

} // namespace tunnel::app
