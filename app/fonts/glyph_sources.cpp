// Answers: every word that a scene can put on screen, field by field.
#include "app/fonts/glyphs.hpp"

#include "scenes/kit/scene_run.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

void both(const kit::Words& words, const TextSink& sink) {
    sink(words.en);
    sink(words.ko);
}
void both(const kit::Text& text, const TextSink& sink) {
    sink(text.en);
    sink(text.ko);
}
void value(const kit::Value& held, const TextSink& sink) {
    if (const auto* text = std::get_if<std::string>(&held)) sink(*text);
}

void each_table(const kit::Table& table, const TextSink& sink) {
    both(table.title, sink);
    for (const kit::Column& column : table.columns) {
        both(column.label, sink);
        sink(column.unit);
    }
    constexpr std::size_t enough = 200; // rows of one table repeat a few words
    for (std::size_t i = 0; i < std::min(enough, table.size()); ++i) {
        const kit::TableRow row = table.row(i);
        for (const kit::Value& cell : row.cells) value(cell, sink);
        for (const kit::Text& shown : row.shown) both(shown, sink);
    }
}

void each_plot(const kit::Plot& plot, const TextSink& sink) {
    both(plot.title, sink);
    for (const kit::PlotAxis* axis : {&plot.x, &plot.y}) {
        both(axis->label, sink);
        sink(axis->unit);
    }
    for (const kit::Series& series : plot.series) both(series.label, sink);
    for (const kit::PlotMark& mark : plot.marks) both(mark.label, sink);
}

void each_diagram(const kit::Readouts& out, const TextSink& sink) {
    for (const kit::Formula& formula : out.formulas) {
        both(formula.title, sink);
        for (const kit::FormulaLine& line : formula.lines) both(line.markup, sink);
    }
    for (const kit::Listing& listing : out.listings) {
        both(listing.title, sink);
        for (const kit::Text& line : listing.lines) both(line, sink);
    }
    for (const kit::FlowChart& chart : out.charts) {
        both(chart.title, sink);
        for (const kit::FlowNode& node : chart.nodes) both(node.text, sink);
        for (const kit::FlowEdge& edge : chart.edges) both(edge.label, sink);
    }
}

} // namespace

void each_text(const kit::SceneRun& run, const TextSink& sink) {
    const kit::SceneInfo& info = run.info();
    for (const kit::Words& words : {info.title, info.document, info.try_this}) both(words, sink);
    for (const kit::ParamRow& row : run.rows()) {
        both(row.label, sink);
        both(row.hint, sink);
        both(row.why_not, sink);
        for (const kit::Words& name : row.names) both(name, sink);
        sink(row.unit);
        for (const kit::Choice& choice : row.choices) both(choice.label, sink);
    }
    for (const kit::Claim& claim : run.claims()) both(claim.text, sink);
    for (const kit::Preset& preset : run.presets()) {
        both(preset.label, sink);
        both(preset.note, sink);
    }
    for (const kit::Handle& handle : run.handles()) both(handle.label, sink);
    for (const kit::Action& action : run.actions()) {
        both(action.label, sink);
        both(action.hint, sink);
        both(kit::why_not(run, action), sink);
    }
    if (const auto job = run.job()) {
        both(job->title(), sink);
        both(job->unit(), sink);
    }
}

void each_text(const kit::Readouts& out, const TextSink& sink) {
    both(out.headline, sink);
    both(out.try_now, sink);
    both(out.question, sink);
    both(out.timeline_label, sink);
    for (const kit::Readout& readout : out.values) {
        both(readout.label, sink);
        both(readout.shown, sink);
        sink(readout.unit);
        value(readout.value, sink);
    }
    for (const kit::Table& table : out.tables) each_table(table, sink);
    for (const kit::Plot& plot : out.plots) each_plot(plot, sink);
    each_diagram(out, sink);
    for (const kit::SliderMark& mark : out.slider_marks) both(mark.label, sink);
    for (const kit::TimelineMark& mark : out.timeline_marks) both(mark.label, sink);
    for (const kit::Timing& timing : out.timings) both(timing.label, sink);
}

void each_text(const kit::DrawList& list, const TextSink& sink) {
    for (const kit::Pane& pane : list.panes) {
        both(pane.title, sink);
        for (const kit::AxisInfo* axis : {&pane.x, &pane.y, &pane.z}) {
            both(axis->label, sink);
            sink(axis->unit);
        }
    }
    for (const kit::Item& item : list.items)
        if (const auto* label = std::get_if<kit::Label>(&item.shape)) {
            both(label->caption, sink);
            both(label->text, sink);
        }
}

} // namespace tunnel::app
