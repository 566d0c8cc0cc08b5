// Every parameter of every scene at its edges: what is allowed works, what is not is refused and changes nothing.
#include "scenes/kit/points.hpp"
#include "tests/scenes/catalogue_support.hpp"
#include "tests/support/points_scene.hpp"

#include <cmath>
#include <limits>

namespace tunnel::scenes {
namespace {

using kit::Kind, kit::ParamRow, kit::SceneRun, kit::SetStatus;

class CatalogueParam : public CatalogueTest {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CatalogueParam);
INSTANTIATE_TEST_SUITE_P(All, CatalogueParam, testing::ValuesIn(catalogue().begin(), catalogue().end()), scene_name);
INSTANTIATE_TEST_SUITE_P(Test, CatalogueParam, testing::Values(test::points_entry), scene_name); // lists of points

constexpr double infinity = std::numeric_limits<double>::infinity();

double low(const ParamRow& row) { return row.choices.empty() ? row.range.min : 0.0; }
double high(const ParamRow& row) {
    return row.choices.empty() ? row.range.max : static_cast<double>(row.choices.size()) - 1.0;
}

// All at their least, all at their most, and the default.
std::vector<kit::RowValue> edges_of(const ParamRow& row) {
    if (row.kind != Kind::points) return {{low(row), {}}, {high(row), {}}, {row.initial, {}}};
    const auto least = static_cast<std::size_t>(row.least_points), most = static_cast<std::size_t>(row.most_points);
    return {{0.0, kit::Points(least, glm::dvec2(row.range.min))},
            {0.0, kit::Points(most, glm::dvec2(row.range.max))},
            {0.0, row.initial_points}};
}

bool is_key(std::string_view key) {
    return !key.empty() && key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos &&
           key.front() >= 'a';
}

TEST_P(CatalogueParam, RowsAreWellFormed) {
    const auto run = open();
    const auto rows = run->rows();
    EXPECT_TRUE(is_key(run->info().id)) << run->info().id;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ParamRow& row = rows[i];
        SCOPED_TRACE(std::string(row.key));
        EXPECT_TRUE(is_key(row.key));
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(rows[j].key, row.key);
        EXPECT_FALSE(row.label.empty());
        EXPECT_FALSE(row.hint.empty()) << "every setting has a hover text";
        EXPECT_EQ(language_fault(row.label), "");
        for (const kit::Words& name : row.names) EXPECT_EQ(language_fault(name), "") << row.key;
        EXPECT_EQ(language_fault(row.hint), "");
        for (const kit::Choice& choice : row.choices) {
            EXPECT_TRUE(is_key(choice.word)) << choice.word;
            EXPECT_EQ(language_fault(choice.label), "");
        }
        if (row.kind == Kind::file) continue;
        EXPECT_TRUE(kit::at_default(*run, i)) << "a scene opens at the document's values";
        EXPECT_LT(low(row), high(row));
        if (row.kind == Kind::points) {
            EXPECT_GT(row.range.step, 0.0);
            EXPECT_LE(row.least_points, row.most_points);
            EXPECT_TRUE(kit::check_points(row, row.initial_points).result.ok());
            continue;
        }
        EXPECT_LE(low(row), row.initial);
        EXPECT_LE(row.initial, high(row));
        if (row.kind == Kind::real || row.kind == Kind::integer) {
            EXPECT_GT(row.range.step, 0.0);
            EXPECT_TRUE(row.range.scale == kit::Scale::linear || row.range.min > 0.0 ||
                        (row.range.min == 0.0 && row.range.step > 0.0))
                << "log scale from above 0, or from 0 and its step";
        }
    }
}

// All that a scene shows at its present settings is sound; catalogue_show_test.cpp looks closer.
void expect_drawn(SceneRun& run) {
    for (const int step : steps_of(run)) {
        run.seek(step);
        kit::DrawList list;
        run.draw({}, list);
        EXPECT_FALSE(list.panes.empty());
        EXPECT_FALSE(list.items.empty());
        EXPECT_EQ(dump(list).find("nan"), std::string::npos) << "a NaN in the drawing at step " << step;
        EXPECT_EQ(dump(list).find("inf "), std::string::npos) << "an infinity in the drawing at step " << step;
        kit::Readouts readouts;
        run.read(readouts);
        EXPECT_FALSE(readouts.values.empty());
    }
    run.seek(0);
}

TEST_P(CatalogueParam, EndsAndDefaultWork) {
    const auto defaults = open();
    for (std::size_t i = 0; i < defaults->rows().size(); ++i) {
        const ParamRow row = defaults->rows()[i];
        if (row.kind == Kind::file) continue;
        for (const kit::RowValue& value : edges_of(row)) {
            SCOPED_TRACE(std::string(row.key) + " = " + kit::value_text(row, value));
            const auto run = defaults->clone(); // a world that takes long to make is made once
            const std::string text = kit::value_text(row, value);
            ASSERT_TRUE(row.kind == Kind::points || run->set_number(row.key, value.number).ok());
            ASSERT_TRUE(run->set(row.key, text).ok()) << text;
            EXPECT_EQ(run->held(i), value) << "through text and back: " << text;
            expect_drawn(*run);
        }
    }
}

TEST_P(CatalogueParam, AllLowAndAllHighWork) {
    for (const bool lows : {true, false}) {
        const auto run = open();
        for (const ParamRow& row : run->rows())
            if (row.kind != Kind::file) {
                ASSERT_TRUE(run->set(row.key, kit::value_text(row, edges_of(row)[lows ? 0 : 1])).ok());
            }
        SCOPED_TRACE(lows ? "all at their least" : "all at their most");
        expect_drawn(*run);
    }
}

TEST_P(CatalogueParam, WhatIsOutsideIsRefused) {
    const auto run = open();
    const std::string before = dump_all(*run);
    for (std::size_t i = 0; i < run->rows().size(); ++i) {
        const ParamRow& row = run->rows()[i];
        SCOPED_TRACE(std::string(row.key));
        const double below = std::nextafter(low(row), -infinity), above = std::nextafter(high(row), infinity);
        const auto refuses = [&](double value, SetStatus status) {
            const kit::SetResult result = run->set_number(row.key, value);
            const bool no_number = row.kind == Kind::file || row.kind == Kind::points;
            EXPECT_EQ(result.status, no_number ? SetStatus::not_a_number : status) << value;
            EXPECT_NE(result.message.en.find(row.key), std::string::npos) << result.message.en;
            EXPECT_EQ(result.message.en.find('\n'), std::string::npos);
        };
        refuses(std::numeric_limits<double>::quiet_NaN(), SetStatus::not_finite);
        refuses(infinity, SetStatus::not_finite);
        refuses(-infinity, SetStatus::not_finite);
        const bool whole = row.kind != Kind::real;
        refuses(below, whole ? SetStatus::not_a_number : SetStatus::out_of_range);
        refuses(above, whole ? SetStatus::not_a_number : SetStatus::out_of_range);
        refuses(low(row) - 1.0, SetStatus::out_of_range);
        refuses(high(row) + 1.0, SetStatus::out_of_range);
        EXPECT_TRUE(kit::at_default(*run, i)) << "the old value stays";
    }
    EXPECT_EQ(dump_all(*run), before);
}

// A list whose one coordinate is wrong, first, last or between; and one that is too short or too long.
std::vector<std::pair<kit::Points, SetStatus>> wrong_lists(const ParamRow& row) {
    std::vector<std::pair<kit::Points, SetStatus>> out;
    const kit::Points most(static_cast<std::size_t>(row.most_points), glm::dvec2(row.range.min));
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (std::size_t at = 0; at < most.size(); at += std::max<std::size_t>(1, most.size() / 2))
        for (const glm::dvec2::length_type axis : {0, 1})
            for (const double wrong : {nan, infinity, -infinity, std::nextafter(row.range.min, -infinity),
                                       std::nextafter(row.range.max, infinity)}) {
                out.emplace_back(most, std::isfinite(wrong) ? SetStatus::out_of_range : SetStatus::not_finite);
                out.back().first[at][axis] = wrong;
            }
    out.emplace_back(most, SetStatus::out_of_range);
    out.back().first.push_back(glm::dvec2(row.range.min));
    if (row.least_points > 0)
        out.emplace_back(kit::Points(static_cast<std::size_t>(row.least_points) - 1, glm::dvec2(row.range.min)),
                         SetStatus::out_of_range);
    return out;
}

std::string text_of(const kit::Points& points) { // number_text writes "null" for what is not finite
    std::string out;
    for (const glm::dvec2& p : points) {
        for (const double v : {p.x, p.y}) out += (std::isnan(v) ? "nan" : kit::number_text(v, 17)) + ",";
        out.back() = ' ';
    }
    for (std::size_t at = 0; (at = out.find("null", at)) != std::string::npos;) out.replace(at, 4, "inf");
    return out;
}

TEST_P(CatalogueParam, WrongListsOfPointsAreRefused) {
    const auto run = open();
    const std::string before = dump_all(*run);
    for (std::size_t i = 0; i < run->rows().size(); ++i) {
        const ParamRow& row = run->rows()[i];
        if (row.kind != Kind::points) continue;
        for (const auto& [list, status] : wrong_lists(row)) {
            SCOPED_TRACE(std::string(row.key) + " = " + text_of(list));
            EXPECT_EQ(kit::check_points(row, list).result.status, status);
            const kit::SetResult result = run->set(row.key, text_of(list));
            EXPECT_EQ(result.status, status);
            EXPECT_NE(result.message.en.find(row.key), std::string::npos) << result.message.en;
            EXPECT_TRUE(kit::at_default(*run, i)) << "the old list stays";
        }
        const std::string beyond = std::string(row.key) + "[" + std::to_string(run->points(i)->size()) + "].x";
        EXPECT_FALSE(run->set(beyond, "0").ok());
        EXPECT_FALSE(run->set_number(beyond, row.range.min).ok());
    }
    EXPECT_EQ(dump_all(*run), before);
}

// What has no effect says why, in both languages.
TEST_P(CatalogueParam, WhatHasNoEffectSaysWhy) {
    const auto run = open();
    for (const kit::Preset& preset : run->presets()) {
        const auto there = kit::fresh(*run, preset.settings, 0);
        ASSERT_NE(there, nullptr);
        for (std::size_t i = 0; i < there->rows().size(); ++i) {
            const ParamRow& row = there->rows()[i];
            if (there->applies(i)) continue;
            EXPECT_FALSE(row.why_not.en.empty() || row.why_not.ko.empty()) << row.key;
        }
    }
}

TEST_P(CatalogueParam, JunkTextIsRefused) {
    const auto run = open();
    const std::string before = dump_all(*run);
    for (const ParamRow& row : run->rows())
        for (const std::string& junk :
             {std::string(), std::string(" "), std::string("abc"), std::string("1,5"), std::string("1e"),
              std::string("0x10"), std::string("1 2"), std::string("--1"), std::string("+-1"), std::string("nan"),
              std::string("inf"), std::string("1e999"), std::string("-1e999"), std::string("1\n"),
              std::string("\xEF\xBC\x91"), std::string("1\0", 2), std::string(100000, '9'), std::string(100000, 'x')}) {
            if (row.kind == Kind::points && kit::check_text(row, junk).result.ok()) continue; // "" may be a list
            const kit::SetResult result = run->set(row.key, junk);
            EXPECT_FALSE(result.ok()) << row.key << " took '" << junk.substr(0, 20) << "'";
            EXPECT_LT(result.message.en.size(), 400U);
            EXPECT_EQ(result.message.en.find('\n'), std::string::npos);
        }
    EXPECT_EQ(dump_all(*run), before);
    const kit::SetResult unknown = run->set("no_such_key", "1");
    EXPECT_EQ(unknown.status, SetStatus::unknown_key);
    EXPECT_NE(unknown.message.en.find("known: "), std::string::npos);
}

} // namespace
} // namespace tunnel::scenes
