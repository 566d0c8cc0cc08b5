// What the generated tests share: visits, dumps, and the rule about languages.
#include "tests/scenes/catalogue_support.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

namespace tunnel::scenes {

std::vector<int> steps_of(const kit::SceneRun& run) {
    const int last = run.last_step();
    std::vector<int> steps{0};
    for (const int step : {last / 2, last})
        if (step != steps.back()) steps.push_back(step);
    return steps;
}

namespace {

kit::Points random_points(const kit::ParamRow& row, std::mt19937_64& random) {
    const auto draw = [&] {
        const double u = static_cast<double>(random() >> 11U) * 0x1p-53;
        return row.range.min + u * (row.range.max - row.range.min);
    };
    const auto spread = static_cast<std::uint64_t>(row.most_points - row.least_points + 1);
    kit::Points out(static_cast<std::size_t>(row.least_points) + random() % spread);
    for (glm::dvec2& p : out) p.x = draw(), p.y = draw();
    return out;
}

std::vector<kit::Setting> random_settings(const kit::SceneRun& run, unsigned seed) {
    std::mt19937_64 random(seed);
    std::vector<kit::Setting> out;
    for (const kit::ParamRow& row : run.rows()) {
        if (row.kind == kit::Kind::file) continue;
        if (row.kind == kit::Kind::points) {
            out.push_back({std::string(row.key), kit::value_text(row, {0.0, random_points(row, random)})});
            continue;
        }
        const double u = static_cast<double>(random() >> 11U) * 0x1p-53;
        const double hi = row.kind == kit::Kind::choice   ? static_cast<double>(row.choices.size()) - 1.0
                          : row.kind == kit::Kind::toggle ? 1.0
                                                          : row.range.max;
        const double lo = row.kind == kit::Kind::choice || row.kind == kit::Kind::toggle ? 0.0 : row.range.min;
        const bool log = row.range.scale == kit::Scale::log;
        const double least = log && lo == 0.0 ? row.range.step : lo; // but for 0
        double value = log ? least * std::pow(hi / least, u) : lo + u * (hi - lo);
        if (row.kind != kit::Kind::real) value = std::round(value);
        out.push_back({std::string(row.key), kit::value_text(row, std::clamp(value, lo, hi))});
    }
    return out;
}

} // namespace

std::vector<Visit> visits_of(const kit::SceneRun& run, unsigned random_count) {
    std::vector<Visit> out;
    for (const kit::Preset& preset : run.presets()) out.push_back({"preset " + preset.id, preset.settings});
    for (unsigned seed = 0; seed < random_count; ++seed)
        out.push_back({"seed " + std::to_string(seed), random_settings(run, seed)});
    return out;
}

namespace {

class Dump {
  public:
    std::string text{};
    void put(double v) {
        char buffer[40];
        (void)std::snprintf(buffer, sizeof buffer, "%a ", v);
        text += buffer;
    }
    void put(int v) { text += std::to_string(v) + ' '; }
    void put(unsigned v) { text += std::to_string(v) + ' '; }
    void put(const std::string& s) { text += s + '|'; }
    void put(const kit::Text& t) { put(t.en), put(t.ko); }
    void put(const glm::dvec3& p) { put(p.x), put(p.y), put(p.z); }
    void put(const glm::dvec2& p) { put(p.x), put(p.y); }
    void put(const kit::Value& v) {
        put(static_cast<int>(v.index()));
        if (const auto* flag = std::get_if<bool>(&v)) put(*flag ? 1 : 0);
        if (const auto* whole = std::get_if<std::int64_t>(&v)) text += std::to_string(*whole) + ' ';
        if (const auto* real = std::get_if<double>(&v)) put(*real);
        if (const auto* word = std::get_if<std::string>(&v)) put(*word);
    }
    void put(const kit::Style& s) {
        for (const int v : {static_cast<int>(s.role), static_cast<int>(s.weight), static_cast<int>(s.dash),
                            static_cast<int>(s.fill), s.ghost ? 1 : 0})
            put(v);
        put(s.pick);
    }
    void operator()(const kit::Polyline& s) { points(s.points), put(s.closed ? 1 : 0); }
    void operator()(const kit::Polygon& s) { points(s.points), put(s.outline ? 1 : 0); }
    void operator()(const kit::Disc& s) { put(s.centre), put(s.radius), put(s.outline ? 1 : 0); }
    void operator()(const kit::Point& s) { put(s.at), put(static_cast<int>(s.mark)), put(static_cast<double>(s.size)); }
    void operator()(const kit::Arrow& s) { put(s.from), put(s.to); }
    void operator()(const kit::Label& s) {
        put(s.text), put(s.at), put(static_cast<int>(s.side)), put(static_cast<int>(s.size)), put(s.priority);
    }
    void operator()(const kit::Mesh& s) {
        for (const auto& v : s.vertices) put(glm::dvec3(v));
        for (const auto t : s.triangles) put(t);
    }
    void operator()(const kit::Boxes& s) {
        for (const auto& box : s.boxes)
            put(box.lo), put(box.hi), put(static_cast<int>(box.role)), put(static_cast<int>(box.fill)), put(box.pick);
    }

  private:
    void points(const std::vector<glm::dvec3>& all) {
        for (const auto& p : all) put(p);
    }
};

} // namespace

std::string dump(const kit::DrawList& list) {
    Dump d;
    for (const kit::Pane& pane : list.panes) {
        d.put(pane.id), d.put(pane.title), d.put(pane.lo), d.put(pane.hi), d.put(pane.place_lo), d.put(pane.place_hi);
        d.put(pane.x.label), d.put(pane.y.label), d.put(pane.z.label);
    }
    for (const kit::Item& item : list.items) {
        d.text += '\n';
        d.put(item.pane), d.put(static_cast<int>(item.shape.index())), d.put(item.style);
        std::visit(d, item.shape);
    }
    return d.text;
}

std::string dump(const kit::Readouts& readouts) {
    Dump d;
    d.put(readouts.headline), d.put(readouts.timeline_label);
    for (const kit::Readout& r : readouts.values)
        d.put(r.key), d.put(r.label), d.put(r.value), d.put(r.shown), d.put(static_cast<int>(r.role));
    for (const kit::Table& table : readouts.tables) {
        d.put(table.key), d.put(table.current);
        for (std::size_t i = 0; i < table.size(); i += 1 + table.size() / 500) {
            const kit::TableRow row = table.row(i);
            for (const kit::Value& value : row.cells) d.put(value);
            for (const kit::Text& text : row.shown) d.put(text);
        }
    }
    for (const kit::Plot& plot : readouts.plots) {
        d.put(plot.key);
        for (const kit::Series& series : plot.series) {
            d.put(series.key);
            for (const double x : series.x) d.put(x);
            for (const double y : series.y) d.put(y);
        }
        for (const kit::PlotMark& mark : plot.marks) d.put(mark.at), d.put(mark.label);
    }
    for (const kit::Formula& formula : readouts.formulas)
        for (const kit::FormulaLine& line : formula.lines) d.put(line.markup);
    for (const kit::Listing& listing : readouts.listings) d.put(listing.key), d.put(listing.active);
    for (const kit::FlowChart& chart : readouts.charts) d.put(chart.key), d.put(chart.active);
    for (const kit::SliderMark& mark : readouts.slider_marks) d.put(mark.param), d.put(mark.lo), d.put(mark.hi);
    for (const kit::TimelineMark& mark : readouts.timeline_marks) d.put(mark.step), d.put(mark.label);
    return d.text;
}

std::string dump_all(const kit::SceneRun& run) {
    kit::Readouts readouts;
    run.read(readouts);
    kit::DrawList list;
    run.draw({}, list);
    return dump(readouts) + "\n--\n" + dump(list);
}

bool has_hangul(std::string_view text) {
    for (std::size_t i = 0; i + 2 < text.size(); ++i) { // U+AC00 … U+D7A3 begin with EA B0 … ED 9E
        const auto a = static_cast<unsigned char>(text[i]), b = static_cast<unsigned char>(text[i + 1]);
        if ((a == 0xEA && b >= 0xB0) || a == 0xEB || a == 0xEC || (a == 0xED && b <= 0x9E)) return true;
    }
    return false;
}

std::string language_fault(const kit::Text& text) {
    if (text.en.empty() && text.ko.empty()) return {};
    if (text.en.empty()) return "no English for '" + text.ko + "'";
    if (text.ko.empty()) return "no Korean for '" + text.en + "'";
    if (has_hangul(text.en)) return "Hangul in the English '" + text.en + "'";
    // Four small letters in a row are a word, and a word wants Hangul.
    std::size_t run = 0, longest = 0;
    for (const char c : text.en) {
        run = 'a' <= c && c <= 'z' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    if (longest >= 4 && !has_hangul(text.ko)) return "no Hangul in '" + text.ko + "' for '" + text.en + "'";
    return {};
}

} // namespace tunnel::scenes
