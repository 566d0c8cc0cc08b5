// Answers: what all kinds of controls share: their order, labels, errors, and how a value reaches the session.
#include "app/ui/panel/controls.hpp"

#include "app/ui/widgets/icons.hpp"

#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "scenes/kit/points.hpp"

namespace tunnel::app {
namespace {

kit::Text sentence(PanelWord word, const kit::Text& tail) {
    return {std::string(say(word, kit::Lang::en)) + " " + tail.en,
            std::string(say(word, kit::Lang::ko)) + " " + tail.ko};
}

kit::Text choice_words(const kit::ParamRow& row) {
    kit::Text out;
    for (const kit::Choice& c : row.choices) {
        out.en += (out.en.empty() ? "" : ", ") + std::string(c.label.en);
        out.ko += (out.ko.empty() ? "" : ", ") + std::string(c.label.ko);
    }
    return out;
}

kit::Text explain(const kit::ParamRow& row, const kit::SetResult& result) {
    if (row.kind == kit::Kind::points) return result.message; // it names the point
    switch (result.status) {
    case kit::SetStatus::not_a_number: return sentence(PanelWord::not_a_number, range_words(row));
    case kit::SetStatus::not_finite: return sentence(PanelWord::not_finite, range_words(row));
    case kit::SetStatus::out_of_range: return sentence(PanelWord::out_of_range, range_words(row));
    case kit::SetStatus::unknown_word: return sentence(PanelWord::unknown_word, choice_words(row));
    default: return result.message;
    }
}

void take(PanelColumn& column, const Control& control, const kit::SetResult& result) {
    if (!result.ok()) return refuse(column, control, explain(*control.row, result));
    if (column.state.error_key == control.row->key) column.state.error_key.clear();
}

// Over what stands below, so that nothing moves; the next click takes it away.
void draw_error(PanelColumn& column, const Control& control) {
    if (column.state.error_key != control.row->key) return;
    const float em = column.em(), pad = 0.5f * em, room = column.width - 1.1f * em - 2 * pad;
    const Paint above(column.ctx, *ImGui::GetForegroundDrawList());
    const Palette& p = above.palette();
    const ImFont* font = column.ctx.fonts.small;
    const std::string& text = column.state.error.in(column.ctx.lang);
    const float height = above.wrapped_height(font, text, room);
    const Rect box{column.x - pad, column.y - 0.6f * em, column.width + 2 * pad, height + 2 * pad};
    column.ctx.map->add(control.id("error"), box);
    const ImVec2 from = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
    above.list.PushClipRect(from, {from.x + size.x, from.y + size.y}, true);
    above.fill(box, blend(p.raised, p.text, 0.06f));
    above.frame(box, p.of(kit::Role::hit));
    draw_icon(above.list, Icon::cross, {box.x + pad + 0.4f * em, box.y + pad + 0.5f * em}, 0.6f * em,
              Paint::ink(p.of(kit::Role::hit)));
    above.wrapped(font, {box.x + pad + 1.1f * em, box.y + pad}, p.text, text, room);
    above.list.PopClipRect();
}

bool changed(const PanelColumn& column, const Control& control) {
    return !kit::at_default(column.session().run(), control.index);
}

// A control that is hidden keeps nothing half done: what was typed into it would else come in when it is back.
void let_go(PanelState& state, std::string_view key) {
    for (std::string* held : {&state.editing, &state.start_typing, &state.error_key})
        if (*held == key) held->clear();
}

} // namespace

void draw_controls(PanelColumn& column, kit::Group group) {
    const kit::SceneRun& run = column.session().run();
    const auto rows = run.rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].group != group) continue;
        if (!run.applies(i)) {
            let_go(column.state, rows[i].key);
            continue;
        }
        const Control control{&rows[i], i, run.value(i), run.label(i)};
        const float top = column.y;
        switch (rows[i].kind) {
        case kit::Kind::real:
        case kit::Kind::integer: number_control(column, control); break;
        case kit::Kind::toggle:
        case kit::Kind::choice: choice_control(column, control); break;
        case kit::Kind::file: file_control(column, control); break;
        case kit::Kind::points: points_control(column, control); break;
        }
        keep_room(column, "param/" + std::string(rows[i].key), top);
        draw_error(column, control);
    }
}

float control_label(PanelColumn& column, const Control& control, ImVec2 at, float width) {
    const kit::Lang lang = column.ctx.lang;
    const Palette& p = column.paint.palette();
    const ImFont* font = column.ctx.fonts.body;
    const std::string_view label = control.label.in(lang);
    const float height = column.paint.wrapped_height(font, label, width);
    const Touch t = touch(column.ctx, control.id("label"), {at.x, at.y, width, height}, no_focus);
    column.paint.wrapped(font, at, p.text, label, width);
    if (changed(column, control)) {
        const float em = column.em();
        column.paint.list.AddCircleFilled({at.x - 0.55f * em, at.y + 0.55f * em}, 0.19f * em, Paint::ink(p.accent));
    }
    std::string about(control.row->key);
    const kit::Kind kind = control.row->kind;
    if (kind == kit::Kind::real || kind == kit::Kind::integer)
        about += "  ·  " + range_words(*control.row).in(lang) + "  ·  " +
                 std::string(say(PanelWord::back_to_default, lang)) + " " +
                 edit_text(*control.row, control.row->initial);
    if (kind == kit::Kind::points) about += "  ·  " + kit::points_words(*control.row).in(lang);
    hover_text(column.ctx, t, control.row->hint.in(lang), about);
    if (t.right_clicked) put_default(column, control);
    return height;
}

void put_value(PanelColumn& column, const Control& control, double value) {
    take(column, control, column.session().set_number(control.row->key, value));
}

void put_text(PanelColumn& column, const Control& control, std::string_view text) {
    take(column, control, column.session().set(control.row->key, text));
}

void put_default(PanelColumn& column, const Control& control) {
    if (control.row->kind == kit::Kind::file)
        take(column, control, column.session().set_file(control.row->key, {}));
    else if (control.row->kind == kit::Kind::points)
        put_text(column, control, kit::initial_text(*control.row));
    else
        put_value(column, control, control.row->initial);
}

void refuse(PanelColumn& column, const Control& control, kit::Text why) {
    column.state.error_key = control.row->key;
    column.state.error = std::move(why);
}

void begin_drag(PanelColumn& column, const std::string& id) {
    end_drag(column.state);
    column.state.dragging = column.ctx.session;
    column.state.drag_id = id;
    column.session().begin_edit();
}

void end_drag(PanelState& state) {
    if (state.dragging != nullptr) state.dragging->end_edit();
    state.dragging = nullptr;
    state.drag_id.clear();
}

} // namespace tunnel::app
