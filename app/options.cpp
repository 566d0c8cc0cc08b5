// Answers: the command line as Options. CLI11 takes it apart; words, numbers and what goes together are checked here,
// so that each mistake gets one line that says what would be right.
#include "app/options.hpp"

#include "app/options_table.hpp"
#include "scenes/kit/set.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <string_view>

namespace tunnel::app {

namespace {

struct Raw { // as typed
    std::vector<std::string> set{};
    std::string steps{}, print{}, size{}, lang{}, theme{}, scale{};
};

// Digits with an optional sign; what is beyond int is the end of it, since beyond the end is the end.
std::optional<int> whole_number(std::string_view text) {
    if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || text.empty() || error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc::result_out_of_range)
        return text[0] == '-' ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    return value;
}

// One of the words, by its place among them.
template <class T> Failure word_of(std::string_view option, const std::string& text,
                                   std::initializer_list<std::string_view> words, T& into) {
    if (text.empty()) return {};
    std::string list;
    int index = 0;
    for (const std::string_view word : words) {
        if (word == text) return into = static_cast<T>(index), Failure{};
        list += (list.empty() ? "" : ", ") + std::string(word);
        ++index;
    }
    return usage(std::string(option) + " " + in_quotes(text) + " is not one of: " + list);
}

Failure read_settings(const Raw& raw, Options& options) {
    for (const std::string& text : raw.set) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            return usage("--set " + in_quotes(text) + " must be key=value, e.g. --set travel=4");
        options.set.push_back({text.substr(0, equals), text.substr(equals + 1)});
    }
    return {};
}

Failure read_size(const Raw& raw, Options& options) {
    if (raw.size.empty()) return {};
    const std::string limits = std::to_string(smallest_png) + "x" + std::to_string(smallest_png) + " to " +
                               std::to_string(largest_png) + "x" + std::to_string(largest_png);
    const std::size_t cross = raw.size.find_first_of("xX");
    const auto width = whole_number(std::string_view(raw.size).substr(0, cross));
    const auto height =
        cross == std::string::npos ? std::nullopt : whole_number(std::string_view(raw.size).substr(cross + 1));
    if (!width || !height)
        return usage("--size " + in_quotes(raw.size) + " must be WIDTHxHEIGHT in pixels, e.g. 1280x800; " + limits);
    const auto fits = [](int side) { return smallest_png <= side && side <= largest_png; };
    if (!fits(*width) || !fits(*height)) return usage("--size " + in_quotes(raw.size) + " is out of range: " + limits);
    options.width = *width;
    options.height = *height;
    return {};
}

Failure read_numbers(const Raw& raw, Options& options) {
    if (!raw.steps.empty()) {
        const auto steps = whole_number(raw.steps);
        if (!steps) return usage("--steps " + in_quotes(raw.steps) + " must be a whole number, e.g. 7 or -1");
        options.steps = *steps;
    }
    if (!raw.scale.empty()) {
        std::string_view digits = raw.scale;
        if (digits.back() == '%') digits.remove_suffix(1);
        const auto scale = whole_number(digits);
        if (!scale || *scale < smallest_scale || *scale > largest_scale)
            return usage("--scale " + in_quotes(raw.scale) + " must be a whole number of percent, " +
                         std::to_string(smallest_scale) + " to " + std::to_string(largest_scale));
        options.scale = *scale;
    }
    return read_size(raw, options);
}

Failure read_words(const Raw& raw, Options& options) {
    int print = -1, lang = -1, theme = -1;
    if (Failure f = word_of("--print", raw.print, {"text", "json"}, print)) return f;
    if (Failure f = word_of("--lang", raw.lang, {"en", "ko"}, lang)) return f;
    if (Failure f = word_of("--theme", raw.theme, {"dark", "light"}, theme)) return f;
    if (print >= 0) options.print = print == 0 ? Print::text : Print::json;
    if (lang >= 0) options.lang = lang == 0 ? kit::Lang::en : kit::Lang::ko;
    if (theme >= 0) options.theme = theme == 0 ? Theme::dark : Theme::light;
    return {};
}

// What makes no sense together is refused: half of it would be ignored silently.
Failure check_together(const Raw& raw, const Options& options) {
    std::vector<std::string> answers; // each writes standard output
    if (options.list) answers.emplace_back("--list");
    if (options.print != Print::none) answers.emplace_back("--print");
    if (options.check) answers.emplace_back("--check");
    if (options.describe) answers.emplace_back("--describe");
    if (answers.size() > 1) return usage(answers[0] + " and " + answers[1] + " do not go together; ask for one");
    if (!raw.size.empty() && options.png.empty()) return usage("--size belongs to --png FILE, which is missing");
    if (!options.csv_table.empty() && options.csv.empty())
        return usage("--csv-table belongs to --csv FILE, which is missing");
    if (options.measure && options.print == Print::none)
        return usage("--measure belongs to --print text or json, which is missing");
    const bool no_scene = options.scene.empty() && options.scenario.empty();
    if (options.check && no_scene && (!options.set.empty() || options.steps != 0))
        return usage("--check with --set or --steps needs --scene ID or --scenario FILE; alone it checks every scene");
    return {};
}

Failure unknown_argument(const std::string& text) {
    if (text.empty() || text[0] != '-') return usage("unexpected " + in_quotes(text) + "; options begin with --");
    std::vector<std::string_view> known;
    for (const OptionInfo& info : options_table) known.push_back(info.name);
    return usage("unknown option " + in_quotes(text) + "; did you mean '" +
                 kit::nearest(text.substr(0, text.find('=')), known) + "'?");
}

// CLI11's own complaint, as one line.
Failure parse_error(const CLI::ParseError& error) {
    const std::string what = error.what();
    const std::string option = what.substr(0, what.find(':'));
    for (const OptionInfo& info : options_table)
        if (info.name == option && !info.value.empty())
            return usage(option + " needs one value, given once: " + option + " " + std::string(info.value));
    return usage(what + "; --help lists the options");
}

void declare(CLI::App& app, Raw& raw, Options& options) {
    app.set_help_flag();
    app.allow_extras();
    app.add_option("--scene", options.scene);
    app.add_option("--set", raw.set)->allow_extra_args(false);
    app.add_option("--scenario", options.scenario);
    app.add_option("--steps", raw.steps);
    app.add_option("--print", raw.print);
    app.add_option("--csv", options.csv);
    app.add_option("--csv-table", options.csv_table);
    app.add_option("--png", options.png);
    app.add_option("--size", raw.size);
    app.add_option("--lang", raw.lang);
    app.add_option("--theme", raw.theme);
    app.add_option("--scale", raw.scale);
    app.add_flag("--list", options.list);
    app.add_flag("--measure", options.measure);
    app.add_flag("--check", options.check);
    app.add_flag("--describe", options.describe);
    app.add_flag("--version", options.version);
    app.add_flag("-h,--help", options.help);
}

Failure empty_value(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options())
        for (const std::string& value : option->results())
            if (value.empty()) return usage(option->get_name() + " has an empty value");
    return {};
}

} // namespace

Parsed parse_options(int count, const char* const* arguments) {
    Parsed out;
    Raw raw;
    CLI::App app;
    declare(app, raw, out.options);
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        out.failure = parse_error(error);
        return out;
    }
    if (const std::vector<std::string> extra = app.remaining(); !extra.empty()) {
        out.failure = unknown_argument(extra.front());
        return out;
    }
    out.failure = empty_value(app);
    if (!out.failure) out.failure = read_settings(raw, out.options);
    if (!out.failure) out.failure = read_words(raw, out.options);
    if (!out.failure) out.failure = read_numbers(raw, out.options);
    if (!out.failure) out.failure = check_together(raw, out.options);
    return out;
}

kit::Lang Options::system_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return std::string_view(value).substr(0, 2) == "ko" ? kit::Lang::ko : kit::Lang::en;
    return kit::Lang::en;
}

} // namespace tunnel::app
