// What every scene shows, at every preset and at random settings: drawings that can be drawn, readouts that can be
// read, in both languages, with the same keys at every moment.
#include "tests/scenes/catalogue_support.hpp"

#include <cmath>
#include <set>

namespace tunnel::scenes {
namespace {

using kit::SceneRun;

class CatalogueShow : public CatalogueTest {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CatalogueShow);
INSTANTIATE_TEST_SUITE_P(All, CatalogueShow, testing::ValuesIn(catalogue().begin(), catalogue().end()), scene_name);

constexpr unsigned random_visits = 12;

template <class Look> void at_each_moment(const SceneRun& scene, Look look) {
    for (const Visit& visit : visits_of(scene, random_visits)) {
        const auto run = kit::fresh(scene, visit.settings, 0);
        ASSERT_NE(run, nullptr) << visit.name;
        for (const int step : steps_of(*run)) {
            SCOPED_TRACE(visit.name + ", step " + std::to_string(step));
            run->seek(step);
            look(*run);
        }
    }
}

bool finite(const glm::dvec3& p) { return std::isfinite(p.x) && std::isfinite(p.y) && std::isfinite(p.z); }

struct ShapeFault {
    std::string operator()(const kit::Polyline& s) const { return points(s.points, 2); }
    std::string operator()(const kit::Polygon& s) const { return points(s.points, 3); }
    std::string operator()(const kit::Disc& s) const {
        return finite(s.centre) && std::isfinite(s.radius) && s.radius >= 0.0 ? "" : "disc";
    }
    std::string operator()(const kit::Point& s) const { return finite(s.at) && s.size > 0.0f ? "" : "point"; }
    std::string operator()(const kit::Arrow& s) const { return finite(s.from) && finite(s.to) ? "" : "arrow"; }
    std::string operator()(const kit::Label& s) const {
        if (!finite(s.at) || s.text.en.empty()) return "label '" + s.text.en + "'";
        return language_fault(s.text);
    }
    std::string operator()(const kit::Mesh& s) const {
        for (const std::uint32_t index : s.triangles)
            if (index >= s.vertices.size()) return "mesh index";
        for (const auto& v : s.vertices)
            if (!finite(glm::dvec3(v))) return "mesh vertex";
        return s.triangles.size() % 3 == 0 ? "" : "mesh triangles";
    }
    std::string operator()(const kit::Boxes& s) const {
        for (const kit::BoxInstance& box : s.boxes)
            if (!finite(box.lo) || !finite(box.hi) || box.hi.x < box.lo.x || box.hi.y < box.lo.y) return "box";
        return "";
    }
    static std::string points(const std::vector<glm::dvec3>& all, std::size_t least) {
        for (const glm::dvec3& p : all)
            if (!finite(p)) return "a point of a line or polygon";
        return all.size() >= least ? "" : "a line or polygon of too few points";
    }
};

void expect_pane(const kit::Pane& pane) {
    SCOPED_TRACE("pane " + pane.id);
    EXPECT_FALSE(pane.id.empty());
    for (const kit::Text& text : {pane.title, pane.x.label, pane.y.label, pane.z.label})
        EXPECT_EQ(language_fault(text), "");
    EXPECT_TRUE(finite(pane.lo) && finite(pane.hi));
    EXPECT_LT(pane.lo.x, pane.hi.x);
    EXPECT_LT(pane.lo.y, pane.hi.y);
    EXPECT_GE(std::min(pane.place_lo.x, pane.place_lo.y), 0.0);
    EXPECT_LE(std::max(pane.place_hi.x, pane.place_hi.y), 1.0);
    EXPECT_LT(pane.place_lo.x, pane.place_hi.x);
    EXPECT_LT(pane.place_lo.y, pane.place_hi.y);
}

TEST_P(CatalogueShow, DrawingsCanBeDrawn) {
    at_each_moment(*open(), [](const SceneRun& run) {
        kit::DrawList list;
        run.draw({}, list);
        ASSERT_FALSE(list.panes.empty());
        std::set<std::string> ids;
        for (const kit::Pane& pane : list.panes) {
            expect_pane(pane);
            EXPECT_TRUE(list.panes.size() == 1 || !pane.title.empty()) << "which of several is " << pane.id << "?";
            EXPECT_TRUE(ids.insert(pane.id).second) << "two panes " << pane.id;
        }
        for (const kit::Item& item : list.items) {
            ASSERT_GE(item.pane, 0);
            ASSERT_LT(static_cast<std::size_t>(item.pane), list.panes.size());
            EXPECT_EQ(std::visit(ShapeFault{}, item.shape), "")
                << "in pane " << list.panes[static_cast<std::size_t>(item.pane)].id;
        }
    });
}

TEST_P(CatalogueShow, AFractionOrAHoverBreaksNothing) {
    const auto run = open();
    for (const double fraction : {0.0, 0.5, 0.999999})
        for (const unsigned pick : {0U, 1U, 7U, 4000000000U}) {
            kit::DrawList list;
            run->draw({pick, pick, fraction, true}, list);
            for (const kit::Item& item : list.items) EXPECT_EQ(std::visit(ShapeFault{}, item.shape), "");
        }
}

void expect_tables(const kit::Readouts& readouts, std::set<std::string>& keys) {
    for (const kit::Table& table : readouts.tables) {
        SCOPED_TRACE("table " + table.key);
        EXPECT_TRUE(keys.insert(table.key).second);
        EXPECT_FALSE(table.columns.empty());
        EXPECT_EQ(language_fault(table.title), "");
        for (const kit::Column& column : table.columns) EXPECT_EQ(language_fault(column.label), "");
        EXPECT_LT(table.current, static_cast<int>(table.size()));
        for (std::size_t i = 0; i < table.size(); i += 1 + table.size() / 50) {
            const kit::TableRow row = table.row(i);
            EXPECT_EQ(row.cells.size(), table.columns.size()) << "row " << i;
            for (const kit::Text& text : row.shown) EXPECT_EQ(language_fault(text), "");
        }
    }
}

void expect_plots(const kit::Readouts& readouts, std::set<std::string>& keys) {
    for (const kit::Plot& plot : readouts.plots) {
        SCOPED_TRACE("plot " + plot.key);
        EXPECT_TRUE(keys.insert(plot.key).second);
        for (const kit::Text& text : {plot.title, plot.x.label, plot.y.label}) {
            EXPECT_FALSE(text.empty());
            EXPECT_EQ(language_fault(text), "");
        }
        for (const kit::Series& series : plot.series) {
            EXPECT_EQ(series.x.size(), series.y.size()) << series.key;
            EXPECT_EQ(language_fault(series.label), "");
            for (const double x : series.x) EXPECT_TRUE(!plot.x.log || x > 0.0) << "on a log axis: " << x;
        }
    }
}

void expect_teaching(const kit::Readouts& readouts, const SceneRun& run) {
    for (const kit::Formula& formula : readouts.formulas) EXPECT_EQ(language_fault(formula.title), "");
    for (const kit::Listing& listing : readouts.listings) {
        EXPECT_EQ(language_fault(listing.title), "");
        EXPECT_LT(listing.active, static_cast<int>(listing.lines.size()));
    }
    for (const kit::FlowChart& chart : readouts.charts) {
        const int nodes = static_cast<int>(chart.nodes.size());
        EXPECT_LT(chart.active, nodes);
        for (const kit::FlowNode& node : chart.nodes) EXPECT_EQ(language_fault(node.text), "");
        for (const kit::FlowEdge& edge : chart.edges)
            EXPECT_TRUE(edge.from >= 0 && edge.from < nodes && edge.to >= 0 && edge.to < nodes);
    }
    for (const kit::SliderMark& mark : readouts.slider_marks) {
        EXPECT_NE(kit::find_row(run.rows(), mark.param), nullptr) << mark.param;
        EXPECT_LE(mark.lo, mark.hi);
        EXPECT_EQ(language_fault(mark.label), "");
    }
    for (const kit::TimelineMark& mark : readouts.timeline_marks)
        EXPECT_TRUE(mark.step >= 0.0 && mark.step <= run.last_step()) << mark.step;
}

TEST_P(CatalogueShow, ReadoutsCanBeRead) {
    at_each_moment(*open(), [](const SceneRun& run) {
        kit::Readouts readouts;
        run.read(readouts);
        EXPECT_FALSE(readouts.headline.empty());
        EXPECT_EQ(language_fault(readouts.headline), "");
        EXPECT_EQ(language_fault(readouts.timeline_label), "");
        std::set<std::string> keys;
        for (const kit::Readout& readout : readouts.values) {
            EXPECT_TRUE(keys.insert(readout.key).second) << "two readouts " << readout.key;
            EXPECT_FALSE(readout.label.empty()) << readout.key;
            EXPECT_EQ(language_fault(readout.label), "") << readout.key;
            EXPECT_EQ(language_fault(readout.shown), "") << readout.key;
            const double* real = std::get_if<double>(&readout.value);
            EXPECT_TRUE(real == nullptr || std::isfinite(*real)) << readout.key << " must be null";
        }
        std::set<std::string> sheets; // --csv-table takes tables and plots alike
        expect_tables(readouts, sheets);
        expect_plots(readouts, sheets);
        EXPECT_EQ(sheets.count("values"), 0U) << "'values' means the readouts";
        expect_teaching(readouts, run);
    });
}

TEST_P(CatalogueShow, KeysNeverChange) {
    const auto scene = open();
    std::string expected;
    at_each_moment(*scene, [&](const SceneRun& run) {
        kit::Readouts readouts;
        run.read(readouts);
        std::string keys;
        for (const kit::Readout& readout : readouts.values) keys += readout.key + " ";
        for (const kit::Table& table : readouts.tables) keys += "table:" + table.key + " ";
        if (expected.empty()) expected = keys;
        EXPECT_EQ(keys, expected);
    });
}

TEST_P(CatalogueShow, InfoIsInBothLanguages) {
    const kit::SceneInfo& info = open()->info();
    EXPECT_EQ(info.id, GetParam().id);
    for (const kit::Words& words : {info.title, info.document, info.try_this}) {
        EXPECT_FALSE(words.empty());
        EXPECT_EQ(language_fault(words), "");
        EXPECT_TRUE(has_hangul(words.ko)) << words.ko;
    }
    EXPECT_GT(info.steps_per_second, 0.0);
}

} // namespace
} // namespace tunnel::scenes
