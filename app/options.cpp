// Answers: the command line as Options. CLI11 takes it apart; words, numbers and what goes together are checked here,
// so that each mistake gets one line that says what would be right.
#include "app/options.hpp"

#include "app/files/settings.hpp"
#include "app/options_table.hpp"
#include "scenes/kit/suggest.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <string_view>

namespace tunnel::app {

namespace {

struct Raw { // as typed
    std::vector<std::string> set{};
    std::string steps{}, print{}, size{}, lang{}, theme{}, scale{}, tab{};
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
    const std::string wrong = std::string(option) + " " + in_quotes(text);
    return usage({wrong + " is not one of: " + list, wrong + ": 고를 수 있는 값이 아님. 고를 수 있는 값: " + list});
}

Failure read_settings(const Raw& raw, Options& options) {
    for (const std::string& text : raw.set) {
        const std::size_t equals = text.find('=');
        const std::string shown = "--set " + in_quotes(text);
        if (equals == std::string::npos || equals == 0)
            return usage(
                {shown + " must be key=value, e.g. --set travel=4", shown + ": 키=값으로 쓴다. 예: --set travel=4"});
        const std::string key = text.substr(0, equals);
        for (const kit::Setting& before : options.set)
            if (before.key == key)
                return usage({shown + ": " + in_quotes(key) + " stands twice; give it one value",
                              shown + ": " + in_quotes(key) + " 값이 두 번 나옴. 한 번만 쓴다"});
        options.set.push_back({key, text.substr(equals + 1)});
    }
    return {};
}

Failure read_size(const Raw& raw, Options& options) {
    if (raw.size.empty()) return {};
    const std::string least = std::to_string(smallest_png) + "x" + std::to_string(smallest_png),
                      most = std::to_string(largest_png) + "x" + std::to_string(largest_png);
    const std::string shown = "--size " + in_quotes(raw.size);
    const std::size_t cross = raw.size.find_first_of("xX");
    const auto width = whole_number(std::string_view(raw.size).substr(0, cross));
    const auto height =
        cross == std::string::npos ? std::nullopt : whole_number(std::string_view(raw.size).substr(cross + 1));
    if (!width || !height)
        return usage({shown + " must be WIDTHxHEIGHT in pixels, e.g. 1280x800; " + least + " to " + most,
                      shown + ": 픽셀 단위의 가로x세로로 쓴다. 예: 1280x800. 쓸 수 있는 값: " + least + "에서 " + most +
                          "까지"});
    const auto fits = [](int side) { return smallest_png <= side && side <= largest_png; };
    if (!fits(*width) || !fits(*height))
        return usage({shown + " is out of range: " + least + " to " + most,
                      shown + ": 범위를 벗어남. 쓸 수 있는 값: " + least + "에서 " + most + "까지"});
    options.width = *width;
    options.height = *height;
    return {};
}

Failure read_numbers(const Raw& raw, Options& options) {
    if (!raw.steps.empty()) {
        const auto steps = whole_number(raw.steps);
        const std::string shown = "--steps " + in_quotes(raw.steps);
        if (!steps) return usage({shown + " must be a whole number, e.g. 7 or -1", shown + ": 정수가 아님. 예: 7, -1"});
        options.steps = *steps;
    }
    if (!raw.scale.empty()) {
        std::string_view digits = raw.scale;
        if (digits.back() == '%') digits.remove_suffix(1);
        const auto scale = whole_number(digits);
        const std::string shown = "--scale " + in_quotes(raw.scale), least = std::to_string(smallest_scale),
                          most = std::to_string(largest_scale);
        if (!scale || *scale < smallest_scale || *scale > largest_scale)
            return usage({shown + " must be a whole number of percent, " + least + " to " + most,
                          shown + ": 백분율을 정수로 쓴다. 쓸 수 있는 값: " + least + "에서 " + most + "까지"});
        options.scale = *scale;
    }
    return read_size(raw, options);
}

Failure read_words(const Raw& raw, Options& options) {
    int print = -1, lang = -1, theme = -1, tab = -1;
    if (Failure f = word_of("--print", raw.print, {"text", "json"}, print)) return f;
    if (Failure f = word_of("--lang", raw.lang, {"en", "ko"}, lang)) return f;
    if (Failure f = word_of("--theme", raw.theme, {"dark", "light"}, theme)) return f;
    if (Failure f = word_of("--tab", raw.tab, {"timeline", "plots", "ledger", "lesson"}, tab)) return f;
    if (tab >= 0) options.tab = tab;
    if (print >= 0) options.print = print == 0 ? Print::text : Print::json;
    if (lang >= 0) options.lang = lang == 0 ? kit::Lang::en : kit::Lang::ko;
    if (theme >= 0) options.theme = theme == 0 ? Theme::dark : Theme::light;
    return {};
}

Failure unknown_argument(const std::string& text) {
    const std::string shown = in_quotes(text);
    if (text.empty() || text[0] != '-')
        return usage({"unexpected " + shown + "; options begin with --",
                      "쓰이지 않는 인자: " + shown + ". 옵션은 --로 시작한다"});
    std::vector<std::string_view> known;
    for (const OptionInfo& info : options_table) known.push_back(info.name);
    const std::string name = text.substr(0, text.find('='));
    const kit::Text what{"unknown option " + shown, "없는 옵션: " + shown};
    if (!kit::nearest(name, known)) return usage(what + kit::Text{"; --help lists them", ". 옵션 목록: --help"});
    return usage(what + kit::suggestion(name, known));
}

Failure needs_one_value(const OptionInfo& info) {
    const std::string name(info.name), form = name + " " + std::string(info.value);
    if (name == "--set" || name == "--act")
        return usage({name + " needs a value: " + form, name + "에 값이 없음: " + form});
    return usage({name + " needs one value, given once: " + form, name + "에는 값 하나를 한 번만 쓴다: " + form});
}

// CLI11's own complaint, as one line; it names the option that it is about.
Failure parse_error(const CLI::ParseError& error) {
    const std::string what = error.what();
    const OptionInfo* about = nullptr;
    for (const OptionInfo& info : options_table)
        if (what.find(info.name) != std::string::npos && (about == nullptr || info.name.size() > about->name.size()))
            about = &info;
    if (about == nullptr)
        return usage({what + "; --help lists the options", "명령줄을 읽을 수 없음. 옵션 목록: --help"});
    if (!about->value.empty()) return needs_one_value(*about);
    const std::string name(about->name);
    return usage({name + " takes no value", name + "에는 값을 쓰지 않는다"});
}

void declare(CLI::App& app, Raw& raw, Options& options) {
    app.set_help_flag();
    app.allow_extras();
    app.add_option("--scene", options.scene);
    app.add_option("--set", raw.set)->allow_extra_args(false);
    app.add_option("--act", options.act)->allow_extra_args(false);
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
    app.add_option("--tab", raw.tab);
    app.add_flag("--lecture", options.lecture);
    app.add_flag("--list", options.list);
    app.add_flag("--measure", options.measure);
    app.add_flag("--check", options.check);
    app.add_flag("--describe", options.describe);
    app.add_flag("--version", options.version);
    app.add_flag("-h,--help", options.help);
}

// A value that is missing would be taken from the next option: "--set --print".
Failure check_values(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options())
        for (const std::string& value : option->results()) {
            const std::string name = option->get_name();
            if (value.empty()) return usage({name + " has an empty value", name + "의 값이 비어 있음"});
            if (value.rfind("--", 0) != 0) continue;
            for (const OptionInfo& info : options_table)
                if (info.name == name) return needs_one_value(info);
        }
    return {};
}

std::vector<std::string> given_options(const CLI::App& app) {
    std::vector<std::string> out;
    for (const CLI::Option* option : app.get_options())
        if (option->count() > 0) out.push_back(option->get_name());
    return out;
}

// The language of the messages, also of those about a command line that cannot be read.
std::optional<kit::Lang> wished_language(int count, const char* const* arguments) {
    std::optional<kit::Lang> out;
    for (int i = 1; i < count; ++i) {
        const std::string_view text = arguments[i];
        const bool two = text == "--lang" && i + 1 < count;
        const std::string_view value = two                              ? std::string_view(arguments[i + 1])
                                       : text.substr(0, 7) == "--lang=" ? text.substr(7)
                                                                        : std::string_view();
        if (value == "ko") out = kit::Lang::ko;
        if (value == "en") out = kit::Lang::en;
    }
    return out;
}

Failure read_all(const CLI::App& app, const Raw& raw, Options& options) {
    if (Failure failure = check_values(app)) return failure;
    if (const std::vector<std::string> extra = app.remaining(); !extra.empty()) return unknown_argument(extra.front());
    if (Failure failure = read_settings(raw, options)) return failure;
    if (Failure failure = read_words(raw, options)) return failure;
    if (Failure failure = read_numbers(raw, options)) return failure;
    return check_together(options, given_options(app));
}

} // namespace

Parsed parse_options(int count, const char* const* arguments) {
    Parsed out;
    Raw raw;
    CLI::App app;
    declare(app, raw, out.options);
    out.options.lang = wished_language(count, arguments);
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        out.failure = parse_error(error);
        return out;
    }
    out.failure = read_all(app, raw, out.options);
    return out;
}

kit::Lang Options::language() const { return lang ? *lang : system_language(); }

} // namespace tunnel::app
