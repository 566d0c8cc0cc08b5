// Answers: what stands in the right panel, from what a student needs first to what can wait.
#include "app/ui/panel/controls.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"

namespace tunnel::app {
namespace {

void meet(UiContext& ctx, PanelState& state) {
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) || state.dragging != ctx.session) {
        if (state.dragging == ctx.session) end_drag(state);
        state.dragging = nullptr; // another session's edit ended with it
        state.drag_id.clear();
    }
    const std::string scene(ctx.session->run().info().id);
    if (state.scene == scene) return;
    state = {};
    state.scene = scene;
    state.claims = ctx.session->run().claims();
    state.presets = ctx.session->run().presets();
}

bool has_group(const Session& session, kit::Group group) {
    for (const kit::ParamRow& row : session.run().rows())
        if (row.group == group) return true;
    return false;
}

void break_it(PanelColumn& column) {
    if (!has_group(column.session(), kit::Group::break_it)) return;
    const kit::Lang lang = column.ctx.lang;
    section_title(column, say(PanelWord::break_it, lang));
    column.y += column.paint.wrapped(column.ctx.fonts.small, {column.x, column.y}, column.paint.palette().muted,
                                     say(PanelWord::break_it_hint, lang), column.width);
    column.y += 0.5f * column.em();
    draw_controls(column, kit::Group::break_it);
}

void more(PanelColumn& column) {
    if (!has_group(column.session(), kit::Group::more)) return;
    if (fold_title(column, "fold/more", say(PanelWord::more, column.ctx.lang))) draw_controls(column, kit::Group::more);
}

} // namespace

void right_panel(UiContext& ctx, PanelState& state, Rect area) {
    meet(ctx, state);
    const PanelFrame frame(ctx, "##right_panel", area, true);
    const float pad = 1.25f * ctx.em;
    PanelColumn column{ctx, state, Paint(ctx), area.x + pad, frame.top() + 0.75f * ctx.em, area.w - 2 * pad};
    draw_headline(column);
    draw_reveal(column);
    draw_verdicts(column);
    draw_controls(column, kit::Group::main);
    more(column);
    draw_document_values(column);
    draw_step_button(column);
    draw_readouts(column);
    draw_job(column);
    draw_presets(column);
    draw_formulas(column);
    draw_listings(column);
    draw_charts(column);
    break_it(column);
    draw_claims(column);
    draw_timings(column);
    frame.content_ends(column.y + 1.5f * ctx.em);
}

} // namespace tunnel::app
