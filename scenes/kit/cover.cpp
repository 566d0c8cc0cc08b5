// Answers: the covering of readouts.
#include "scenes/kit/cover.hpp"

namespace tunnel::kit {
namespace {

Text mark() { return Text::same(std::string(covered_mark)); }

void cover(Readout& r) {
    r.shown = mark();
    r.value = std::monostate{};
    r.role = Role::muted;
}

template <class List> void drop_answers(List& list) {
    std::erase_if(list, [](const auto& one) { return one.answer; });
}

} // namespace

void cover_answers(Readouts& out) {
    out.headline = {};
    for (Readout& r : out.values)
        if (is_answer(r)) cover(r);
    for (Formula& formula : out.formulas)
        for (FormulaLine& line : formula.lines)
            if (line.answer) line = {Text::same("= " + std::string(covered_mark)), Role::muted, true};
    for (Listing& listing : out.listings)
        if (listing.answer) listing.active = -1;
    for (FlowChart& chart : out.charts)
        if (chart.answer) chart.active = -1;
    drop_answers(out.tables);
    drop_answers(out.plots);
    drop_answers(out.slider_marks);
    drop_answers(out.timeline_marks);
}

} // namespace tunnel::kit
