// Answers: the quiet readouts, one a line: label left, number right in one column, unit muted behind it; the step
// button, the presets, and times measured on request.
#include "app/input/keys.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/panel/preset_match.hpp"
#include "app/ui/widgets/buttons.hpp"
#include "scenes/kit/cover.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

// A value that there is none of now says nothing, but while answers are covered its absence would.
bool has_line(const PanelColumn& column, const kit::Readout& r) {
    if (r.verdict) return false;
    return r.value.index() != 0 || (column.session().covered() && kit::is_answer(r));
}

float unit_column(const PanelColumn& column) {
    float widest = 0;
    for (const kit::Readout& r : column.readouts().values)
        if (has_line(column, r) && !r.unit.empty() && r.shown.empty())
            widest = std::max(widest, column.paint.width(column.ctx.fonts.small, r.unit));
    return std::min(widest, 0.25f * column.width);
}

// The cover of a value to be predicted first; true where there is none.
bool uncovered(PanelColumn& column, const kit::Readout& r, const Rect& box) {
    if (!column.session().covered() || !kit::is_answer(r)) return true;
    const float w = std::min(box.w * 0.62f, 11 * column.em());
    const std::string_view label = say(PanelWord::covered, column.ctx.lang);
    if (button(column.ctx, "readout/" + r.key, {box.x + box.w - w, box.y, w, box.h}, {label, {}, {}},
               ButtonLook::quiet))
        column.session().reveal(true);
    return false;
}

void readout_line(PanelColumn& column, const kit::Readout& r, float units) {
    const float em = column.em();
    const Palette& p = column.paint.palette();
    const kit::Lang lang = column.ctx.lang;
    const std::string value = r.shown.empty() ? show_value(r.value, r.digits, lang) : r.shown.in(lang);
    const bool numeric = r.shown.empty() && !std::holds_alternative<std::string>(r.value);
    const ImFont* value_font = column.ctx.fonts.bold;
    const float gap = units > 0 && numeric ? units + 0.4f * em : 0;
    const float value_width = column.paint.width(value_font, value) + gap;
    const float label_room = column.width - std::min(value_width, 0.62f * column.width) - em;
    const float label_height = column.paint.wrapped_height(column.ctx.fonts.body, r.label.in(lang), label_room);
    // A value too long for its half goes below the label, in as many lines as it takes.
    const bool below = value_width > 0.62f * column.width;
    const float below_height = below ? column.paint.wrapped_height(value_font, value, column.width) : 0;
    const Rect box{column.x, column.y, column.width, std::max(label_height, 1.5f * em) + below_height};
    column.ctx.map->add("readout/" + r.key, box);
    column.paint.wrapped(column.ctx.fonts.body, {column.x, column.y + 0.15f * em}, p.muted, r.label.in(lang),
                         below ? column.width : label_room);
    if (uncovered(column, r, {box.x, box.y, box.w, 1.5f * em})) {
        const Color color = p.of(r.role);
        const float y = column.y + 0.15f * em;
        if (below)
            column.paint.wrapped(value_font, {column.x, y + label_height}, color, value, column.width);
        else {
            const float w = column.paint.text_right(value_font, {column.x + column.width - gap, y}, color, value);
            if (has_meaning(r.role))
                draw_icon(column.paint.list, icon_of(r.role),
                          {column.x + column.width - gap - w - 0.75f * em, y + 0.5f * em}, 0.6f * em,
                          Paint::ink(color));
            if (numeric && !r.unit.empty())
                column.paint.text(column.ctx.fonts.small, {column.x + column.width - units, y + 0.15f * em}, p.muted,
                                  r.unit);
        }
    }
    column.y += box.h + 0.25f * em;
    keep_room(column, "readout/" + r.key, box.y);
}

std::string show_time(double seconds) {
    if (seconds < 1e-6) return show_number(seconds * 1e9, 3) + " ns";
    if (seconds < 1e-3) return show_number(seconds * 1e6, 3) + " \u03BCs";
    return show_number(seconds * 1e3, 3) + " ms";
}

bool steps_by_hand(const Session& session) {
    const kit::Readouts& r = session.readouts();
    // Also in a run of no steps, so that the button does not come and go.
    return !session.run().moving() && (!r.listings.empty() || !r.charts.empty());
}

} // namespace

void draw_readouts(PanelColumn& column) {
    const float units = unit_column(column);
    bool any = false;
    for (const kit::Readout& r : column.readouts().values) {
        if (!has_line(column, r)) continue;
        if (!any) {
            column.y += 0.5f * column.em();
            set_anchor(column, "numbers", say(PanelWord::numbers, column.ctx.lang));
        }
        any = true;
        readout_line(column, r, units);
    }
}

void draw_step_button(PanelColumn& column) {
    if (!steps_by_hand(column.session())) return;
    const bool at_end = column.session().run().step() >= column.session().run().last_step();
    const kit::Lang lang = column.ctx.lang;
    column.y += 0.25f * column.em();
    const Rect box{column.x, column.y, column.width, 2.4f * column.em()};
    const Command command = at_end ? Command::restart : Command::step_forward;
    const std::string label = std::string(say(command, lang)) + "  ( " + std::string(main_key(command)) + " )";
    if (button(column.ctx, "button/step", box, {label, {}, {}}, ButtonLook::primary,
               column.session().run().last_step() > 0)) {
        column.session().play(false);
        at_end ? column.session().restart() : column.session().step_by(1);
    }
    column.y += box.h + 0.75f * column.em();
}

void draw_document_values(PanelColumn& column) {
    const std::vector<kit::Preset>& presets = column.state.presets;
    if (presets.empty()) return;
    const kit::Lang lang = column.ctx.lang;
    const bool there = matching_preset(column.session().run(), presets) == 0;
    column.y += 0.25f * column.em();
    const Rect box{column.x, column.y, column.width, 1.9f * column.em()};
    const std::string_view label = presets[0].label.in(lang);
    const ButtonText text{label, column.session().covered() ? std::string_view() : presets[0].note.in(lang), {}};
    if (button(column.ctx, "preset/0", box, text, ButtonLook::quiet)) column.session().apply(presets[0]);
    if (there) { // already so: a check mark before the words
        const float w = std::min(column.paint.width(column.ctx.fonts.body, label), box.w - 3 * column.em());
        draw_icon(column.paint.list, Icon::check, {box.x + (box.w - w) / 2 - 1.1f * column.em(), box.y + box.h / 2},
                  0.75f * column.em(), Paint::ink(column.paint.palette().accent));
    }
    column.y += box.h + 0.6f * column.em();
}

void draw_presets(PanelColumn& column) {
    const std::vector<kit::Preset>& presets = column.state.presets;
    if (presets.size() < 2) return;
    const kit::Lang lang = column.ctx.lang;
    const int chosen = matching_preset(column.session().run(), presets);
    set_anchor(column, "presets", say(PanelWord::presets, lang));
    section_title(column, say(PanelWord::presets, lang));
    column.y += 0.1f * column.em();
    std::vector<Chip> all;
    for (std::size_t i = 1; i < presets.size(); ++i)
        all.push_back({"preset/" + std::to_string(i), std::string(presets[i].label.in(lang)),
                       column.session().covered() ? std::string() : std::string(presets[i].note.in(lang)),
                       static_cast<int>(i) == chosen});
    const int clicked = chips(column.ctx, all, column.x, column.y, column.width);
    if (clicked >= 0) column.session().apply(presets[static_cast<std::size_t>(clicked) + 1]);
    // Room for the longest note, chosen or not.
    float note = 0;
    for (const kit::Preset& preset : presets)
        if (!preset.note.empty())
            note =
                std::max(note, column.paint.wrapped_height(column.ctx.fonts.small, preset.note.in(lang), column.width));
    if (chosen > 0 && !column.session().covered())
        column.paint.wrapped(column.ctx.fonts.small, {column.x, column.y + 0.5f * column.em()},
                             column.paint.palette().muted, presets[static_cast<std::size_t>(chosen)].note.in(lang),
                             column.width);
    column.y += note + column.em();
}

void draw_timings(PanelColumn& column) {
    const std::vector<kit::Timing>& timings = column.readouts().timings;
    if (timings.empty() || column.session().covered()) return; // which is the quickest is an answer, too
    const kit::Lang lang = column.ctx.lang;
    const float em = column.em();
    set_anchor(column, "times", say(PanelWord::times, lang));
    const float top = column.y + 0.75f * em;
    const bool several = timings.size() > 1;
    const float all = several ? column.paint.width(column.ctx.fonts.body, say(PanelWord::measure_all, lang)) + em : 0;
    {
        const float whole = column.width;
        column.width -= all + (several ? 0.6f * em : 0.0f);
        section_title(column, say(PanelWord::measured, lang));
        column.width = whole;
    }
    if (several && button(column.ctx, "timing/all", {column.x + column.width - all, top - 0.25f * em, all, 1.6f * em},
                          {say(PanelWord::measure_all, lang), {}, {}}, ButtonLook::quiet))
        column.session().measure({});
    column.y = std::max(column.y, top + 1.6f * em);
    for (const kit::Timing& timing : timings) {
        const float w = 5.5f * em, room = column.width - w - em;
        const float h =
            std::max(1.6f * em, column.paint.wrapped_height(column.ctx.fonts.body, timing.label.in(lang), room));
        column.paint.wrapped(column.ctx.fonts.body, {column.x, column.y + 0.2f * em}, column.paint.palette().muted,
                             timing.label.in(lang), room);
        const Measured known = column.session().measured(timing.key);
        const std::string label = known.running   ? "…"
                                  : known.seconds ? show_time(*known.seconds)
                                                  : std::string(say(PanelWord::measure, lang));
        if (button(column.ctx, "timing/" + timing.key, {column.x + column.width - w, column.y, w, 1.6f * em},
                   {label, say(PanelWord::measure, lang), {}}, ButtonLook::quiet))
            column.session().measure(timing.key);
        column.y += h + 0.4f * em;
    }
}

} // namespace tunnel::app
