// Answers: reads every #include, and the few words that would bring a clock or true randomness into core and scenes.
#include "tests/rules/layering.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace tunnel::rules {

namespace {

struct Include {
    bool angled = false; // <…>, not "…"
    std::string name;
};

// Standard headers that core and scenes may use: no files, no clock, no streams to a console, no threads.
constexpr std::array pure_standard = {
    "algorithm", "any",       "array",         "bit",           "bitset",  "cassert",
    "cctype",    "cfloat",    "charconv",      "cinttypes",     "climits", "cmath",
    "compare",   "complex",   "concepts",      "cstddef",       "cstdint", "cstdio",
    "cstdlib",   "cstring",   "deque",         "functional",    "iomanip", "initializer_list",
    "iterator",  "limits",    "list",          "map",           "memory",  "memory_resource",
    "new",       "numbers",   "numeric",       "optional",      "ostream", "queue",
    "random",    "ranges",    "ratio",         "set",           "span",    "sstream",
    "stack",     "stdexcept", "string",        "string_view",   "tuple",   "type_traits",
    "typeindex", "typeinfo",  "unordered_map", "unordered_set", "utility", "variant",
    "vector",    "version",   "immintrin.h",   "cpuid.h"};

// Words that reach outside although their header is allowed.
constexpr std::array impure_words = {"random_device", "getenv(",    "std::rand(", "srand(",       "fopen(",
                                     "printf(",       "std::time(", "clock(",     "thread_local", "std::puts("};

bool starts(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

// The include of a line, or an empty name.
Include include_of(std::string_view line) {
    const auto skip = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skip();
    if (!starts(line, "#")) return {};
    line.remove_prefix(1);
    skip();
    if (!starts(line, "include")) return {};
    line.remove_prefix(7);
    skip();
    if (line.empty() || (line[0] != '<' && line[0] != '"')) return {};
    const bool angled = line[0] == '<';
    const auto end = line.find(angled ? '>' : '"', 1);
    if (end == std::string_view::npos) return {};
    return {angled, std::string(line.substr(1, end - 1))};
}

std::string_view room_of(std::string_view path) { return path.substr(0, path.find('/')); }

bool is_pure(const Include& include) {
    if (!include.angled) return false;
    return starts(include.name, "glm/") ||
           std::find(pure_standard.begin(), pure_standard.end(), include.name) != pure_standard.end();
}

bool is_one_scene(std::string_view name) {
    return starts(name, "scenes/") && !starts(name, "scenes/kit/") && name != "scenes/catalogue.hpp";
}

bool allowed(std::string_view path, const Include& include) {
    const std::string_view name = include.name;
    const std::string_view room = room_of(path);
    if (room == "core") return is_pure(include) || (!include.angled && starts(name, "core/"));
    if (room == "scenes") {
        if (is_pure(include)) return true;
        if (include.angled || !(starts(name, "core/") || starts(name, "scenes/"))) return false;
        return !(starts(path, "scenes/kit/") && (is_one_scene(name) || name == "scenes/catalogue.hpp"));
    }
    if (room == "app")
        return !starts(name, "tests/") && !starts(name, "bench/") && !starts(name, "boost/") &&
               !starts(name, "gtest/") && !starts(name, "benchmark/") && !is_one_scene(name);
    if (room == "bench")
        return !starts(name, "tests/") || starts(name, "tests/oracle/") || starts(name, "tests/support/");
    return !starts(name, "bench/");
}

} // namespace

std::vector<std::string> layering_faults(const SourceFile& file) {
    std::vector<std::string> faults;
    const std::string_view room = room_of(file.path);
    const bool pure_room = room == "core" || room == "scenes";
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        const std::string where = file.path + ":" + std::to_string(i + 1) + ": ";
        const Include include = include_of(file.lines[i]);
        if (!include.name.empty() && !allowed(file.path, include))
            faults.push_back(where + std::string(room) + " must not include " + include.name);
        if (!pure_room) continue;
        const std::string code = file.lines[i].substr(0, file.lines[i].find("//"));
        for (const std::string_view word : impure_words)
            if (const auto at = code.find(word);
                at != std::string::npos && !(at > 0 && word == "printf(" && code[at - 1] == 'n'))
                faults.push_back(where + std::string(room) + " must not use " + std::string(word));
    }
    return faults;
}

} // namespace tunnel::rules
