// Answers: a choice as a row of segments, the chosen one marked by fill and line; on and off as a switch with its word.
#include "app/ui/panel/controls.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

int chosen_of(const Control& control) { return static_cast<int>(std::lround(control.value)); }

bool is_switch(const kit::ParamRow& row) {
    return row.kind == kit::Kind::toggle &&
           (row.choices.empty() ||
            (row.choices.size() == 2 && row.choices[0].word == "off" && row.choices[1].word == "on"));
}

std::span<const kit::Choice> choices_of(const kit::ParamRow& row) {
    return row.choices.empty() ? std::span<const kit::Choice>(kit::on_off) : row.choices;
}

void select(PanelColumn& column, const Control& control, int index) {
    const int count = static_cast<int>(choices_of(*control.row).size());
    index = std::clamp(index, 0, std::max(0, count - 1));
    if (index != chosen_of(control)) put_value(column, control, index);
}

void switch_control(PanelColumn& column, const Control& control) {
    const float em = column.em();
    const Palette& p = column.paint.palette();
    const bool on = control.value != 0;
    const kit::Words word = choices_of(*control.row)[on ? 1 : 0].label;
    const float state_width = column.paint.width(column.ctx.fonts.small, word.in(column.ctx.lang));
    const float w = 2.4f * em, h = 1.3f * em, label_width = column.width - w - state_width - 1.5f * em;
    const float height = control_label(column, control, {column.x, column.y + 0.2f * em}, label_width);
    const Rect box{column.x + column.width - w, column.y + 0.15f * em, w, h};
    const Touch t = touch(column.ctx, control.id("switch"), box, takes_arrows);
    if (t.clicked) select(column, control, on ? 0 : 1);
    if (t.adjust != 0) select(column, control, t.adjust > 0 ? 1 : 0);
    if (t.right_clicked) put_default(column, control);
    const Color lit = blend(p.panel, p.accent, 0.82f);
    column.paint.fill(box, on ? lit : blend(p.raised, p.text, t.hovered ? 0.18f : 0.1f), h / 2);
    column.paint.list.AddCircleFilled({on ? box.x + w - h / 2 : box.x + h / 2, box.y + h / 2}, 0.4f * h,
                                      Paint::ink(on ? p.text : p.muted));
    column.paint.text_right(column.ctx.fonts.small, {box.x - 0.6f * em, box.y + 0.25f * em}, on ? p.text : p.muted,
                            word.in(column.ctx.lang));
    if (t.ring) column.paint.focus_ring(box);
    column.y += std::max(height, h) + 0.75f * em;
}

// Segments of one width, in as many rows as it takes.
void segments(PanelColumn& column, const Control& control, Rect area, float widest) {
    const float em = column.em(), h = 1.65f * em, gap = 0.125f * em;
    const auto choices = choices_of(*control.row);
    const int count = static_cast<int>(choices.size());
    const int per_row = std::clamp(static_cast<int>((area.w + gap) / (widest + gap)), 1, count);
    const float w = (area.w - gap * static_cast<float>(per_row - 1)) / static_cast<float>(per_row);
    const int rows = (count + per_row - 1) / per_row;
    const Rect all{area.x, area.y, area.w, static_cast<float>(rows) * (h + gap) - gap};
    const Palette& p = column.paint.palette();
    for (int i = 0; i < count; ++i) {
        const Rect box{area.x + static_cast<float>(i % per_row) * (w + gap),
                       area.y + static_cast<float>(i / per_row) * (h + gap), w, h};
        const bool chosen = chosen_of(control) == i;
        const auto choice = static_cast<std::size_t>(i);
        const Touch t = touch(column.ctx, control.id(choices[choice].word), box, no_focus);
        if (t.pressed) column.ctx.focus->focus(control.id("choice"));
        if (t.clicked) select(column, control, i);
        if (t.right_clicked) put_default(column, control);
        const Color back = chosen ? blend(p.panel, p.accent, 0.82f) : blend(p.raised, p.text, t.hovered ? 0.1f : 0.0f);
        column.paint.fill(box, back);
        const std::string_view label = choices[choice].label.in(column.ctx.lang);
        const ImFont* font = column.paint.width(column.ctx.fonts.body, label) <= w - 0.4f * em ? column.ctx.fonts.body
                                                                                               : column.ctx.fonts.small;
        const Color ink = chosen ? p.accent_text : blend(p.muted, p.text, 0.3f);
        column.paint.text_in(font, {box.x + 0.2f * em, box.y, w - 0.4f * em, h}, ink, label);
    }
    // One stop for the keyboard; arrows go from segment to segment, Space to the next.
    const bool focused = keyboard_stop(column.ctx, control.id("choice"), all);
    if (focused) {
        bool fine = false;
        column.ctx.focus->wants_adjust();
        if (const int steps = column.ctx.focus->take_adjust(fine); steps != 0)
            select(column, control, chosen_of(control) + steps);
        if (column.ctx.focus->take_activate()) select(column, control, (chosen_of(control) + 1) % count);
        if (column.ctx.focus->visible()) column.paint.focus_ring(all);
    }
    column.y = all.y + all.h + 0.75f * em;
}

} // namespace

void choice_control(PanelColumn& column, const Control& control) {
    if (is_switch(*control.row)) return switch_control(column, control);
    const float em = column.em();
    float widest = 3 * em;
    for (const kit::Choice& c : choices_of(*control.row))
        widest = std::max(widest, column.paint.width(column.ctx.fonts.body, c.label.in(column.ctx.lang)) + 1.1f * em);
    const float count = static_cast<float>(choices_of(*control.row).size());
    const float beside = std::min(count * (std::max(widest, 5.5f * em) + 0.125f * em), column.width);
    const float label = column.paint.width(column.ctx.fonts.body, control.label.in(column.ctx.lang)) + em;
    if (beside + label <= column.width) {
        control_label(column, control, {column.x, column.y + 0.25f * em}, column.width - beside);
        return segments(column, control, {column.x + column.width - beside, column.y, beside, 0}, widest);
    }
    column.y += control_label(column, control, {column.x, column.y}, column.width) + 0.1f * em;
    segments(column, control, {column.x, column.y, column.width, 0}, std::min(widest, column.width));
}

} // namespace tunnel::app
