// Answers: the sections of the right panel, each drawn below the last. A section with nothing to say takes no room.
#pragma once

#include "app/session/session.hpp"
#include "app/ui/panel/panels.hpp"
#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

// Where the next section begins: y moves down as they are drawn.
struct PanelColumn {
    UiContext& ctx;
    PanelState& state;
    Paint paint;
    float x = 0, y = 0, width = 0;

    [[nodiscard]] float em() const { return ctx.em; }
    [[nodiscard]] Session& session() const { return *ctx.session; }
    [[nodiscard]] const kit::Readouts& readouts() const { return ctx.session->shown(); }
};

void section_title(PanelColumn& column, std::string_view title);
// A part that began at `top` ends: it keeps the most room that it ever took, so that nothing below moves when a line
// comes or goes.
void keep_room(PanelColumn& column, const std::string& part, float top);
// Here begins what the words at the panel's foot lead to.
void set_anchor(PanelColumn& column, const char* id, std::string_view label);
void panel_links(UiContext& ctx, PanelState& state, const Rect& area);
// A title that folds; true while its content is shown.
bool fold_title(PanelColumn& column, const std::string& id, std::string_view title);

void draw_headline(PanelColumn& column);
void draw_reveal(PanelColumn& column); // the button of predict first
void draw_verdicts(PanelColumn& column);
void draw_controls(PanelColumn& column, kit::Group group);
void hold_actions(PanelColumn& column);         // before them: they stay under the mouse that pressed one
void draw_actions(PanelColumn& column);         // what the scene offers to do
void draw_document_values(PanelColumn& column); // the first preset, always at hand
void draw_presets(PanelColumn& column);         // the others
void draw_step_button(PanelColumn& column);
void draw_readouts(PanelColumn& column);
void draw_job(PanelColumn& column);
void draw_timings(PanelColumn& column);
void draw_formulas(PanelColumn& column);
void draw_listings(PanelColumn& column);
void draw_charts(PanelColumn& column);
void draw_claims(PanelColumn& column);

} // namespace tunnel::app
