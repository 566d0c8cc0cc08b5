// Answers: everything a scene says in numbers and words: values, tables, plots, the worked formula, the listing,
// the flow chart, marks on sliders and timeline. Read by the panel, --print, --csv, claims and tests alike.
#pragma once

#include "scenes/kit/role.hpp"
#include "scenes/kit/text.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tunnel::kit {

using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string>; // monostate: null

struct Readout {
    std::string key{};
    Text label{};
    Value value{};
    std::string unit{};
    Text shown{}; // what the panel shows instead of the value (a verdict's word); empty: the value
    Role role = Role::text;
    int digits = 6;             // significant digits in the panel; JSON and CSV always get all
    bool verdict = false;       // set large, with its symbol; always an answer
    bool answer = false;        // covered until asked for (predict first); so are the `answer`s below
    std::optional<Mark> mark{}; // of whom it names, as drawn in the panes, in place of the role's symbol
};

struct Column {
    std::string key{};
    Text label{};
    std::string unit{};
};
struct TableRow {
    std::vector<Value> cells{};
    std::vector<Text> shown{}; // per cell, may be shorter; empty: the value
    Role role = Role::text;
    unsigned pick = 0;
    std::optional<Mark> mark{}; // as a readout's
};
struct Table {
    std::string key{};
    Text title{};
    std::vector<Column> columns{};
    std::vector<TableRow> rows{};
    // A long table makes its rows when they are looked at: then `rows` is empty and `make(i)` gives row i < count.
    std::function<TableRow(std::size_t)> make{};
    std::size_t count = 0;
    int current = -1; // the row of this step
    bool truncated = false;
    bool answer = false;
    [[nodiscard]] std::size_t size() const { return make ? count : rows.size(); }
    [[nodiscard]] TableRow row(std::size_t index) const { return make ? make(index) : rows[index]; }
};

struct Series {
    std::string key{};
    Text label{};
    Role role = Role::body;
    Dash dash = Dash::solid;
    bool markers = false; // a dot at each sample
    std::vector<double> x{}, y{};
};
struct PlotMark {
    double at = 0.0;
    bool vertical = true;
    Text label{};
    Role role = Role::muted;
};
struct PlotAxis {
    Text label{};
    std::string unit{};
    bool log = false;
};
struct Plot {
    std::string key{};
    Text title{};
    PlotAxis x{}, y{};
    std::vector<Series> series{};
    std::vector<PlotMark> marks{};
    bool answer = false;
};

// Formula markup: plain text with x_{0}, x^{2}, \frac{a}{b}, \dot{x}, \hat{x}, \cdot, \minus, \le, \ge, \ne, \empty.
struct FormulaLine {
    Text markup{};
    Role role = Role::text;
    bool answer = false;
};
struct Formula {
    std::string key{};
    Text title{};
    std::vector<FormulaLine> lines{};
};

struct Listing {
    std::string key{};
    Text title{};
    std::vector<Text> lines{};
    int active = -1;
    bool answer = false; // which line is active
};

enum class NodeShape { start, process, decision, end };
struct FlowNode {
    Text text{};
    NodeShape shape = NodeShape::process;
    int column = 0, row = 0;
};
struct FlowEdge {
    int from = 0, to = 0;
    Text label{};
};
struct FlowChart {
    std::string key{};
    Text title{};
    std::vector<FlowNode> nodes{};
    std::vector<FlowEdge> edges{};
    int active = -1;
    bool answer = false; // which node is active
};

// A computed threshold on a slider's track: where something changes. lo == hi: one tick; else a marked stretch.
struct SliderMark {
    std::string param{};
    double lo = 0.0, hi = 0.0;
    Text label{};
    Role role = Role::hit;
    bool answer = false;
};
struct TimelineMark {
    double step = 0.0;
    Text label{};
    Role role = Role::hit;
    bool answer = false;
};

// Work that the app times when asked to; the figure is shown, and takes part in nothing else. `work` owns what it
// needs, since it may run on another thread while the scene goes on, and does the same each time.
struct Timing {
    std::string key{};
    Text label{};
    std::function<void()> work{};
};

struct Readouts {
    Text headline{};              // the lesson of this moment in one sentence
    Text try_now{};               // what to try in this mode, instead of the scene's own; gives no answer away
    Text question{};              // to predict while the answers are covered; empty: a general one
    Text timeline_label{};        // e.g. level 8 of 11
    std::deque<Readout> values{}; // a deque: what add() returned stays good when more is added
    std::vector<Table> tables{};
    std::vector<Plot> plots{};
    std::vector<Formula> formulas{};
    std::vector<Listing> listings{};
    std::vector<FlowChart> charts{};
    std::vector<SliderMark> slider_marks{};
    std::vector<TimelineMark> timeline_marks{};
    std::vector<Timing> timings{};

    Readout& add(std::string key, Text label, Value value, std::string unit = {});
    [[nodiscard]] const Readout* find(std::string_view key) const;
    // Null (nullptr) when the key is absent or its value is of another kind; integers read as numbers.
    [[nodiscard]] const bool* flag(std::string_view key) const;
    [[nodiscard]] const std::string* word(std::string_view key) const;
    [[nodiscard]] double number(std::string_view key) const; // NaN when absent or null: every comparison fails
    [[nodiscard]] bool is(std::string_view key, std::string_view word_expected) const;
    [[nodiscard]] const Table* table(std::string_view key) const;
};

// A number, or null when it is not finite.
[[nodiscard]] Value finite_or_null(double value);

} // namespace tunnel::kit
