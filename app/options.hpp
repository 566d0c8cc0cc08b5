// Answers: what the command line asks for. Every mistake that needs no scene to see is found here, in one line.
#pragma once

#include "app/failure.hpp"
#include "app/render/palette.hpp"
#include "scenes/kit/scenario.hpp"
#include "scenes/kit/text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tunnel::app {

enum class Print { none, text, json };

struct Options {
    std::string scene{};             // empty: the scenario's, else the first
    std::vector<kit::Setting> set{}; // in order
    std::vector<std::string> act{};  // ids, in order; after the settings
    std::string scenario{};          // a file; empty: none
    int steps = 0;                   // moves the timeline, from where it is
    Print print = Print::none;
    std::string csv{}, csv_table{}; // files and keys; empty: none, the main table
    std::string png{};
    int width = 1280, height = 800; // of the PNG, in pixels
    bool list = false, check = false, describe = false, version = false, help = false;
    bool measure = false; // with print: the times too
    std::optional<kit::Lang> lang{};
    std::optional<Theme> theme{};
    std::optional<int> scale{}; // percent
    bool lecture = false;       // larger type, results to predict covered
    std::optional<int> tab{};   // of the drawer: its place in the row of tabs

    // Answers on the terminal or in files and opens no window.
    [[nodiscard]] bool headless() const {
        return list || check || describe || version || help || print != Print::none || !csv.empty() || !png.empty();
    }
    // What was asked for, else the system's.
    [[nodiscard]] kit::Lang language() const;
};

inline constexpr int smallest_png = 64, largest_png = 8192;
inline constexpr int smallest_scale = 50, largest_scale = 300;

struct Parsed {
    Options options{}; // after a failure only the language is meant
    Failure failure{};
};

[[nodiscard]] Parsed parse_options(int count, const char* const* arguments);

// What makes no sense together is refused: half of it would be ignored silently. `given`: the options' names.
[[nodiscard]] Failure check_together(const Options& options, const std::vector<std::string>& given);

} // namespace tunnel::app
