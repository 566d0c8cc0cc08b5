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

// What is asked stays where the scene says so: an empty group in the markup, which draws nothing, parts the question
// from its answer.
std::string question_of(const std::string& markup) {
    const std::size_t seam = markup.find("{}");
    return (seam == std::string::npos ? "= " : markup.substr(0, seam)) + std::string(covered_mark);
}
Text question_of(const Text& markup) { return {question_of(markup.en), question_of(markup.ko)}; }

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
            if (line.answer) line = {question_of(line.markup), Role::muted, true};
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
