// Answers: the track with its knob: where a drag goes, finely with Shift, and the marks that the scene computed.
#include "app/ui/panel/controls.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/slider_map.hpp"

namespace tunnel::app {
namespace {

float place(const Rect& track, const kit::Range& range, double value) {
    return track.x + static_cast<float>(slider_fraction(range, value)) * track.w;
}

void drag(PanelColumn& column, const Control& control, const Rect& track) {
    PanelState& s = column.state;
    const kit::Range& range = control.row->range;
    const float mouse = ImGui::GetIO().MousePos.x;
    const bool fine = ImGui::GetIO().KeyShift;
    if (fine && !s.fine) {
        s.fine_from = slider_fraction(range, control.value);
        s.fine_mouse = mouse;
    }
    if (!fine && s.fine) s.drag_grab = mouse - place(track, range, control.value);
    s.fine = fine;
    double fraction = static_cast<double>((mouse - s.drag_grab - track.x) / track.w);
    if (fine) fraction = s.fine_from + 0.1 * static_cast<double>((mouse - s.fine_mouse) / track.w);
    const double value = slider_value(range, fraction, fine);
    if (value != control.value) put_value(column, control, value);
}

void work(PanelColumn& column, const Control& control, const Rect& track, const Touch& t) {
    PanelState& s = column.state;
    const std::string id = control.id("slider");
    const float mouse = ImGui::GetIO().MousePos.x, knob = place(track, control.row->range, control.value);
    if (t.pressed) {
        begin_drag(column, id);
        // On the knob the value stays until the mouse moves; elsewhere the knob comes to the mouse.
        const bool on_knob = std::abs(mouse - knob) <= 0.6f * column.em();
        s.drag_grab = on_knob ? mouse - knob : 0;
        s.fine = false;
        if (!on_knob) drag(column, control, track);
    } else if (t.held && s.drag_id == id) {
        if (ImGui::GetIO().MouseDelta.x != 0) drag(column, control, track);
    } else if (s.drag_id == id)
        end_drag(s);
    if (t.adjust != 0) put_value(column, control, nudge(control.row->range, control.value, t.adjust, t.fine));
    if (t.focused && t.clicked && !t.hovered) s.start_typing = control.row->key; // Enter: type it
    if (t.right_clicked) put_default(column, control);
}

void draw_marks(const PanelColumn& column, const Control& control, const Rect& track) {
    const float em = column.em();
    for (const kit::SliderMark& mark : column.readouts().slider_marks) {
        if (mark.param != control.row->key) continue;
        const float a = place(track, control.row->range, mark.lo), b = place(track, control.row->range, mark.hi);
        const Color color = column.paint.palette().of(mark.role);
        if (b - a > 0.1f * em) column.paint.fill({a, track.y, b - a, track.h}, color, 0, 0.75f);
        // Longer than the knob is high, so that it is seen with the knob on it.
        const float up = 0.5f * em, thick = 0.13f * em;
        column.paint.fill({a - thick / 2, track.y - up, thick, track.h + 2 * up}, color, 0);
        if (b > a) column.paint.fill({b - thick / 2, track.y - up, thick, track.h + 2 * up}, color, 0);
    }
}

std::string mark_near(const PanelColumn& column, const Control& control, const Rect& track) {
    const float mouse = ImGui::GetIO().MousePos.x, reach = 0.5f * column.em();
    for (const kit::SliderMark& mark : column.readouts().slider_marks)
        if (mark.param == control.row->key && mouse >= place(track, control.row->range, mark.lo) - reach &&
            mouse <= place(track, control.row->range, mark.hi) + reach)
            return mark_text(mark, control.row->unit, column.ctx.lang);
    return {};
}

} // namespace

std::string mark_text(const kit::SliderMark& mark, std::string_view unit, kit::Lang lang) {
    if (!mark.label.empty()) return mark.label.in(lang); // with its numbers, if the scene wants them said
    std::string out = show_number(mark.lo, 4);
    if (mark.hi > mark.lo) out += "–" + show_number(mark.hi, 4);
    return unit.empty() ? out : out + " " + std::string(unit);
}

void slider(PanelColumn& column, const Control& control, const Rect& track) {
    const float em = column.em();
    const Rect reach{track.x - 0.6f * em, track.y - 0.5f * em, track.w + 1.2f * em, track.h + em};
    const Touch t = touch(column.ctx, control.id("slider"), reach, takes_arrows);
    work(column, control, track, t);

    const Palette& p = column.paint.palette();
    const double value = column.session().run().value(control.index); // as just set
    const float knob = place(track, control.row->range, value), middle_y = track.y + track.h / 2;
    const Color strong = blend(p.panel, p.accent, 0.82f);
    column.paint.fill(track, blend(p.raised, p.text, 0.05f), track.h / 2);
    column.paint.fill({track.x, track.y, knob - track.x, track.h}, strong, track.h / 2);
    draw_marks(column, control, track);
    const Color face = blend(p.text, p.ground, t.held ? 0.12f : 0.0f);
    column.paint.list.AddCircleFilled({knob, middle_y}, (t.hovered || t.held ? 0.55f : 0.5f) * em, Paint::ink(p.panel));
    column.paint.list.AddCircleFilled({knob, middle_y}, (t.hovered || t.held ? 0.48f : 0.43f) * em, Paint::ink(face));
    if (t.ring) column.paint.focus_ring(reach);
    hover_text(column.ctx, t, mark_near(column, control, track));
}

} // namespace tunnel::app
