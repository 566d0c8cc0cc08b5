// Answers: how a scene declares its parameters, once: a constexpr tuple of rows beside the Params aggregate.
// Refuses: a second place for a range, a default or a name.
#pragma once

#include "scenes/kit/text.hpp"

#include <glm/vec2.hpp>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tunnel::kit {

enum class Scale { linear, log };
enum class Kind { real, integer, toggle, choice, file, points };
enum class Group { main, more, break_it }; // more: folded away at first; break_it: switches that show a fault

// One value of an enum parameter: the word of the command line and files, and its label.
struct Choice {
    std::string_view word;
    Words label;
};

// A file-valued parameter: the app reads the file, the scene gets its bytes.
struct FileValue {
    std::string name{};
    std::string bytes{};
    friend bool operator==(const FileValue&, const FileValue&) = default;
};

using Points = std::vector<glm::dvec2>;

struct Range {
    double min = 0.0, max = 1.0,
           step = 0.1; // step: of the −/+ buttons and of snapping; log scale: a factor's fineness is the app's, and
                       // with min == 0 the step is the smallest value but 0
    Scale scale = Scale::linear;
};

// How many points a list may hold, and the range of each coordinate. A list that may be empty then means that the
// scene makes its own.
struct PointsRange {
    int least = 0, most = 16;
    double min = -1.0, max = 1.0, step = 0.1;
};

// A row whose name depends on the others: what a box calls its half width is a circle's radius. `which` is an index
// into `names`.
template <class P> struct Naming {
    std::span<const Words> names{};
    std::size_t (*which)(const P&) = nullptr; // null: the label, always
};

// One row: `T` is double, int, std::int64_t, bool, an enum with values 0, 1, 2 …, FileValue or Points.
template <class P, class T> struct Row {
    T P::*member;
    std::string_view key;
    Words label;
    Words hint;
    std::string_view unit{};
    Range range{};
    std::span<const Choice> choices{};
    Group group = Group::main;
    bool (*applies)(const P&) = nullptr; // null: always; where it has no effect its control is hidden, yet still set
    Words why_not{};                     // and what to do about it; never empty beside `applies`
    int least_points = 0, most_points = 0;
    Naming<P> naming{};
};

template <class P, class T> constexpr Row<P, T> number(T P::*member, std::string_view key, Words label, Words hint,
                                                       std::string_view unit, Range range, Group group = Group::main,
                                                       bool (*applies)(const P&) = nullptr, Words why_not = {}) {
    return {member, key, label, hint, unit, range, {}, group, applies, why_not};
}

template <class P, class T> constexpr Row<P, T> choice(T P::*member, std::string_view key, Words label, Words hint,
                                                       std::span<const Choice> choices, Group group = Group::main,
                                                       bool (*applies)(const P&) = nullptr, Words why_not = {}) {
    static_assert(std::is_enum_v<T> || std::is_same_v<T, bool>);
    return {member,  key,   label,   hint,   {}, {0.0, static_cast<double>(choices.size() - 1), 1.0},
            choices, group, applies, why_not};
}

template <class P, class T> constexpr Row<P, T> named(Row<P, T> row, Naming<P> naming) {
    row.naming = naming;
    return row;
}

inline constexpr Choice on_off[] = {{"off", {"off", "끔"}}, {"on", {"on", "켬"}}};

template <class P> constexpr Row<P, FileValue> file(FileValue P::*member, std::string_view key, Words label, Words hint,
                                                    Group group = Group::main) {
    return {member, key, label, hint, {}, {}, {}, group, nullptr, {}};
}

// `--set key="x,y x,y x,y"` sets the list, `--set key[2].x=1.5` one coordinate; a handle's binding may name one, too.
template <class P> constexpr Row<P, Points> points(Points P::*member, std::string_view key, Words label, Words hint,
                                                   std::string_view unit, PointsRange allowed,
                                                   Group group = Group::main, bool (*applies)(const P&) = nullptr,
                                                   Words why_not = {}) {
    return {member, key,   label,   hint,    unit,          {allowed.min, allowed.max, allowed.step},
            {},     group, applies, why_not, allowed.least, allowed.most};
}

// The same row with its types erased: what controls, --help, files and tests read.
struct ParamRow {
    std::string_view key;
    Words label, hint;
    std::string_view unit;
    Kind kind = Kind::real;
    Range range;
    std::span<const Choice> choices;
    Group group = Group::main;
    double initial = 0.0; // the default; an index for choices, 0 or 1 for toggles
    Words why_not{};      // empty: always has an effect
    int least_points = 0, most_points = 0;
    Points initial_points{};        // the default of a list of points; `range` is that of each coordinate
    std::span<const Words> names{}; // all that it may be called instead of its label
};

// What a parameter holds: a number (an index for choices, 0 or 1 for toggles) or a list of points. Not a file.
struct RowValue {
    double number = 0.0;
    Points points{};
    friend bool operator==(const RowValue&, const RowValue&) = default;
};

} // namespace tunnel::kit
