// Does the coplanarity scene tell the truth: its verdicts against closed forms, its words against its numbers, its
// panes against each other, and do coordinates go through files and settings bit for bit?
#include "core/ccd/exact_impact.hpp"
#include "scenes/coplanarity/coplanarity.hpp"
#include "scenes/coplanarity/query.hpp"
#include "scenes/kit/run_of.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using SceneUnderTest = kit::RunOf<CoplanarityScene>;

Readouts coplanarity_at(const std::vector<kit::Setting>& settings, int step = 1'000'000) {
    SceneUnderTest run;
    EXPECT_TRUE(run.set_all(settings).ok());
    run.seek(step);
    Readouts out;
    run.read(out);
    return out;
}
Readouts of_preset(const char* id, const std::vector<kit::Setting>& more = {}) {
    for (const kit::Preset& preset : CoplanarityScene::presets())
        if (preset.id == id) {
            std::vector<kit::Setting> all = preset.settings;
            all.insert(all.end(), more.begin(), more.end());
            return coplanarity_at(all);
        }
    ADD_FAILURE() << "no preset " << id;
    return {};
}

TEST(Coplanarity, ContactTimesAreTheClosedForms) {
    const struct {
        const char* preset;
        double t;
    } cases[] = {{"clean_hit", 0.4},      {"grazing", 0.4},        {"vertex_on_vertex", 0.4}, {"sliding", 0.6},
                 {"crossing_edges", 0.4}, {"vertex_on_edge", 0.5}, {"two_vertices", 0.5}};
    for (const auto& c : cases) {
        SCOPED_TRACE(c.preset);
        const Readouts r = of_preset(c.preset);
        EXPECT_TRUE(r.is("truth_status", "hit"));
        EXPECT_LE(r.number("truth_toi"), c.t);
        EXPECT_LE(c.t, r.number("truth_toi_upper"));
        EXPECT_NEAR(r.number("toi_certified"), c.t, 1e-15);
        EXPECT_LE(r.number("toi_inclusion"), c.t);
    }
    for (const char* clear : {"outside", "near_miss"})
        EXPECT_TRUE(of_preset(clear).is("truth_status", "clear")) << clear;
}

// The curve passes through 0 where a root is said to be, and the root is a time at which p lies in the plane.
TEST(Coplanarity, TheCurveIsSixTimesTheVolume) {
    for (const char* t : {"0", "25", "50", "100"}) {
        SceneUnderTest run;
        run.seek(std::stoi(t));
        Readouts r;
        run.read(r);
        const double s = std::stoi(t) / 100.0;
        const auto mix = [&](glm::dvec3 a, glm::dvec3 b) { return (1.0 - s) * a + s * b; };
        const glm::dvec3 p = mix({-1.8, 1.4, -1.4}, {2.2, 1.0, 0.8}), a = mix({0.6, 0.6, 0.4}, {2.6, 0.8, 0.4}),
                         b = mix({-0.2, 0.4, -0.4}, {1.6, 0.2, -0.2}), c = mix({0.6, 2.2, 0.0}, {-0.4, 2.2, 0.2});
        const glm::dvec3 u = b - a, v = c - a, w = p - a;
        const double f = w.x * (u.y * v.z - u.z * v.y) + w.y * (u.z * v.x - u.x * v.z) + w.z * (u.x * v.y - u.y * v.x);
        EXPECT_NEAR(r.number("f"), f, 1e-12) << t;
        EXPECT_EQ(r.number("t"), s);
    }
}

TEST(Coplanarity, LockStepGoesOnTogetherAndEndsWithTheSameAnswers) {
    SceneUnderTest run;
    ASSERT_TRUE(run.set("plays", "steps").ok());
    const Readouts end = coplanarity_at({{"plays", "steps"}}), plain = coplanarity_at({});
    for (const char* key : {"status_univariate", "status_inclusion", "status_certified"})
        EXPECT_EQ(*end.word(key), *plain.word(key));
    EXPECT_EQ(run.last_step(), static_cast<int>(plain.number("checks_inclusion")));
    std::size_t rows = 0;
    for (int step = 0; step <= run.last_step(); ++step) {
        run.seek(step);
        Readouts r;
        run.read(r);
        EXPECT_EQ(r.is("status_inclusion", "searching"), step < run.last_step());
        EXPECT_GE(r.table("boxes")->size(), rows);
        rows = r.table("boxes")->size();
        EXPECT_LE(r.table("roots")->size(), static_cast<std::size_t>(step));
    }
    EXPECT_GT(rows, 100U);
}

TEST(Coplanarity, ScaleTimesEverythingAndHandlesUndoIt) {
    SceneUnderTest run;
    ASSERT_TRUE(run.set("scale", "4").ok());
    ASSERT_TRUE(run.set("p1_x", "-1.5").ok());
    const auto handles = run.handles();
    ASSERT_EQ(handles.size(), 8U);
    EXPECT_EQ(handles[0].at.x, -6.0);
    EXPECT_EQ(handles[0].axes[0].gain * handles[0].at.x, -1.5);
    ASSERT_TRUE(run.set("kind", "vertex_vertex").ok());
    EXPECT_EQ(run.handles().size(), 4U);
}

// A line of hexadecimal floats as the field writes them, and back out as own points.
TEST(Coplanarity, AQueryOfAFileIsTakenOverBitForBit) {
    std::string csv = "source";
    for (int i = 0; i < 24; ++i) csv += ",v" + std::to_string(i);
    csv += ",ground_truth\n";
    const auto line = [&](const char* name, double shift) {
        csv += name;
        for (int i = 0; i < 24; ++i) {
            char text[64];
            std::snprintf(text, sizeof text, ",%a", std::sin(i + shift) / 3.0);
            csv += text;
        }
        csv += ",0\n";
    };
    line("first", 0.0), line("second", 0.5);
    SceneUnderTest run;
    ASSERT_TRUE(run.set("source", "file").ok());
    ASSERT_TRUE(run.set_file("queries", {"some_ee_dev.csv", csv}).ok());
    ASSERT_TRUE(run.set("row", "2").ok());
    Readouts r;
    run.read(r);
    EXPECT_TRUE(r.is("query_source", "second"));
    EXPECT_EQ(r.number("query_count"), 2.0);
    for (const kit::Action& action : run.actions())
        if (action.id == "take_over") {
            ASSERT_TRUE(action.why_disabled.empty());
            ASSERT_TRUE(run.set_all(action.settings).ok());
        }
    const auto handles = run.handles();
    ASSERT_EQ(handles.size(), 8U);
    for (std::size_t point = 0; point < 4; ++point)
        for (const bool end : {false, true})
            for (int k = 0; k < 3; ++k) {
                const int column = (end ? 12 : 0) + 3 * static_cast<int>(point) + k;
                EXPECT_EQ(handles[2 * point + (end ? 1U : 0U)].at[k], std::sin(column + 0.5) / 3.0) << column;
            }
}

TEST(Coplanarity, ABrokenFileSaysWhatIsWrong) {
    for (const char* text : {"", "nonsense", "source,a\nx,1\n"}) {
        SceneUnderTest run;
        ASSERT_TRUE(run.set("source", "file").ok());
        ASSERT_TRUE(run.set_file("queries", {"broken_vf_.csv", text}).ok());
        Readouts r;
        run.read(r);
        EXPECT_EQ(r.word("truth_status"), nullptr);
        kit::DrawList list;
        run.draw({}, list);
        const bool told = std::any_of(list.items.begin(), list.items.end(), [](const kit::Item& item) {
            return item.pane == 0 && std::holds_alternative<kit::Label>(item.shape);
        });
        EXPECT_TRUE(told) << text;
    }
}

// A file's coordinates of 1e308, of 1e-310 or far from the origin once left the world empty: pictures are made of
// floats.
TEST(Coplanarity, APairOfAnyDoublesIsDrawnAboutTheOriginInAFewUnits) {
    const auto shown = [](double unit, double offset) {
        ccd::MovingPair pair{ccd::PairKind::vertex_face, {}, {}};
        for (std::size_t i = 0; i < 4; ++i) {
            const double k = static_cast<double>(i);
            pair.start[i] = glm::dvec3(offset) + unit * glm::dvec3(k - 1.5, 0.5 * k, -k);
            pair.end[i] = glm::dvec3(offset) + unit * glm::dvec3(1.5 - k, k, 1.0);
        }
        return coplanarity::in_own_unit(pair);
    };
    const ccd::MovingPair plain = shown(1.0, 0.0);
    for (const auto& [unit, offset] : {std::pair{5e307, 0.0}, {0x1p-1060, 0.0}, {1.0, 1e12}, {0x1p-30, -4.0}}) {
        const ccd::MovingPair pair = shown(unit, offset);
        for (std::size_t i = 0; i < 4; ++i)
            for (int k = 0; k < 3; ++k) {
                EXPECT_NEAR(pair.start[i][k], plain.start[i][k], 1e-3) << unit << " " << offset;
                EXPECT_NEAR(pair.end[i][k], plain.end[i][k], 1e-3) << unit << " " << offset;
                EXPECT_LE(std::abs(pair.start[i][k]), 2.0 + 1e-9);
            }
    }
}

// The broad phase loses no pair that touches: all pairs without it find as many.
TEST(Coplanarity, SweptBoxesLoseNoContactOfTheMeshes) {
    for (const int detail : {1, 2}) {
        const coplanarity::MeshRun run = coplanarity::run_meshes(detail, 1.0, {});
        EXPECT_EQ(coplanarity::certified_hits(run, false), run.hits);
        EXPECT_EQ(coplanarity::certified_hits(run, true), run.hits);
        EXPECT_GT(run.hits, 0);
        // An octahedron cut once has 18 vertices, 48 edges, 32 faces; twice 66, 192, 128.
        EXPECT_EQ(run.all_pairs, detail == 1 ? 2 * 18 * 32 + 48 * 48 : 2 * 66 * 128 + 192 * 192);
    }
}

TEST(Coplanarity, TheMeterCountsNothingAgainstTheCertifiedMethod) {
    for (const char* kind : {"vertex_face", "edge_edge"})
        for (const char* meter : {"random", "touching", "in_plane", "near"}) {
            SCOPED_TRACE(std::string(kind) + " " + meter);
            SceneUnderTest run;
            ASSERT_TRUE(run.set_all({{"kind", kind}, {"meter", meter}, {"trials", "200"}}).ok());
            const auto job = run.job();
            while (!job->slice()) {
            }
            Readouts r;
            job->read(r);
            EXPECT_EQ(r.number("meter_queries"), 200.0);
            EXPECT_EQ(r.number("meter_missed_certified"), 0.0);
            EXPECT_EQ(r.number("meter_false_certified"), 0.0);
            EXPECT_EQ(r.number("meter_missed_inclusion"), 0.0);
            if (std::string(meter) == "touching") {
                EXPECT_EQ(r.number("meter_hits"), 200.0);
            }
        }
}

} // namespace
} // namespace tunnel::scenes
