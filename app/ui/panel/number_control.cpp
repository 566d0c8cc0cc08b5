// Answers: a number's control: name and unit over a track, then − [edit box] +.
#include "app/ui/panel/controls.hpp"
#include "app/ui/panel/slider_map.hpp"
#include "app/ui/widgets/icons.hpp"

#include <algorithm>

namespace tunnel::app {
namespace {

void nudge_button(PanelColumn& column, const Control& control, const Rect& box, int direction) {
    const std::string id = control.id(direction < 0 ? "minus" : "plus");
    const Touch t = touch(column.ctx, id, box, no_focus | repeats);
    if (t.pressed) begin_drag(column, id);
    if (t.clicked)
        put_value(column, control, nudge(control.row->range, control.value, direction, ImGui::GetIO().KeyShift));
    if (!t.held && column.state.drag_id == id) end_drag(column.state);
    const Palette& p = column.paint.palette();
    column.paint.fill(box, blend(p.raised, p.text, t.held ? 0.22f : t.hovered ? 0.1f : 0.0f));
    const double end = direction < 0 ? control.row->range.min : control.row->range.max;
    const bool dull = control.value == end;
    draw_icon(column.paint.list, direction < 0 ? Icon::minus : Icon::plus, middle(box), 0.75f * column.em(),
              Paint::ink(dull ? blend(p.muted, p.panel, 0.5f) : blend(p.muted, p.text, 0.4f)));
    if (t.right_clicked) put_default(column, control);
}

// The words of the slider's marks below the track, each near its place; a second line where they would meet.
float mark_labels(PanelColumn& column, const Control& control, const Rect& track, float y) {
    const ImFont* font = column.ctx.fonts.small;
    const float line = 1.1f * point_size(font);
    std::vector<Rect> taken;
    float lowest = y;
    for (const kit::SliderMark& mark : column.readouts().slider_marks) {
        if (mark.param != control.row->key || mark.label.empty()) continue;
        const std::string text = mark_text(mark, {}, column.ctx.lang);
        const double centre =
            0.5 * (slider_fraction(control.row->range, mark.lo) + slider_fraction(control.row->range, mark.hi));
        const float w = std::min(column.paint.width(font, text), column.width);
        const float wanted = track.x + static_cast<float>(centre) * track.w - w / 2;
        Rect box{std::clamp(wanted, column.x, std::max(column.x, track.x + track.w - w)), y, w, line};
        const auto meets = [&](const Rect& r) {
            return r.y == box.y && r.x < box.x + box.w + 4 && box.x < r.x + r.w + 4;
        };
        while (std::any_of(taken.begin(), taken.end(), meets)) box.y += line;
        taken.push_back(box);
        column.paint.text_in(font, {box.x, box.y, column.x + column.width - box.x, line},
                             column.paint.palette().of(mark.role), text, 0);
        lowest = std::max(lowest, box.y + line);
    }
    return lowest - y;
}

} // namespace

void number_control(PanelColumn& column, const Control& control) {
    const float em = column.em(), y = column.y;
    const float button = 1.75f * em, gap = 0.125f * em;
    const float edit = std::clamp(0.23f * column.width, 3.6f * em, 5.4f * em);
    const float cluster = 2 * button + edit + 2 * gap;
    const float track_width = column.width - cluster - 1.1f * em;

    const std::string_view unit = control.row->unit;
    const float unit_width = unit.empty() ? 0 : column.paint.width(column.ctx.fonts.body, unit) + 0.5f * em;
    const float label_height = control_label(column, control, {column.x, y}, track_width - unit_width);
    const Palette& p = column.paint.palette();
    if (!unit.empty())
        column.paint.text_right(column.ctx.fonts.body, {column.x + track_width, y}, blend(p.muted, p.text, 0.5f), unit);

    const Rect track{column.x, y + label_height + 0.12f * em, track_width, 0.375f * em};
    slider(column, control, track);
    const float height = label_height + 0.62f * em;
    const Rect row{column.x + column.width - cluster, y + std::max(0.0f, height - 1.75f * em) * 0.75f, cluster,
                   1.7f * em};
    nudge_button(column, control, {row.x, row.y, button, row.h}, -1);
    edit_box(column, control, {row.x + button + gap, row.y, edit, row.h});
    nudge_button(column, control, {row.x + button + edit + 2 * gap, row.y, button, row.h}, 1);
    const float marks = mark_labels(column, control, track, track.y + track.h + 0.36f * em);
    column.y = std::max(y + height, row.y + row.h) + (marks > 0 ? marks + 0.85f * em : 0.8f * em);
}

} // namespace tunnel::app
