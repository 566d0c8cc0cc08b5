// Answers: the queries of a text, in one pass and without a copy of it; see impact_csv.hpp.
// Refuses: nothing more than it says there.
#include "core/ccd/impact_csv.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace tunnel::ccd {

namespace {

constexpr std::size_t column_count = 26;
using Columns = std::array<std::string_view, column_count>;

// Takes the next line, without its end, off the text.
[[nodiscard]] std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

// The column from 1 that is missing or too many; 0: all are there.
[[nodiscard]] std::size_t part(std::string_view line, Columns& out) {
    for (std::size_t i = 0; i + 1 < column_count; ++i) {
        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos) return i + 2;
        out[i] = line.substr(0, comma);
        line.remove_prefix(comma + 1);
    }
    out.back() = line;
    return line.find(',') == std::string_view::npos ? 0 : column_count + 1;
}

[[nodiscard]] bool take_sign(std::string_view& text, char sign) {
    if (!text.starts_with(sign)) return false;
    text.remove_prefix(1);
    return true;
}

// from_chars knows neither "+" nor "0x", and takes a "-" of its own, which after ours or after "0x" is none.
[[nodiscard]] bool read(std::string_view text, double& out) {
    const bool negative = take_sign(text, '-');
    if (!negative) static_cast<void>(take_sign(text, '+'));
    std::chars_format format = std::chars_format::general;
    if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        format = std::chars_format::hex;
        text.remove_prefix(2);
    }
    if (text.starts_with('-')) return false;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, out, format);
    if (error != std::errc() || stop != end || !std::isfinite(out)) return false; // it knows "inf" and "nan"
    if (negative) out = -out;
    return true;
}

struct Fault {
    std::size_t column = 0;
    std::string_view what{};
};

// Coordinate i of 24 belongs to point i / 3: four at the start, then four at the end.
[[nodiscard]] Fault read(std::string_view line, ImpactQuery& out) {
    Columns columns;
    if (const std::size_t wrong = part(line, columns); wrong != 0) return {wrong, "columns"};
    for (std::size_t i = 0; i < 24; ++i) {
        const std::size_t point = i / 3;
        glm::dvec3& at = point < 4 ? out.pair.start[point] : out.pair.end[point - 4];
        if (!read(columns[i + 1], at[static_cast<int>(i % 3)])) return {i + 2, "number"};
    }
    const std::string_view truth = columns.back();
    if (truth != "0" && truth != "1") return {column_count, "ground truth"};
    out.hit = truth == "1";
    out.source = columns.front();
    return {};
}

// A header that is a query would be a query lost.
[[nodiscard]] Fault read_header(std::string_view line) {
    Columns columns;
    if (line.empty()) return {1, "header"};
    if (const std::size_t wrong = part(line, columns); wrong != 0) return {wrong, "columns"};
    double number = 0.0;
    for (std::size_t i = 1; i < column_count; ++i)
        if (read(columns[i], number)) return {i + 1, "header"};
    return {};
}

} // namespace

ImpactQueries read_impact_csv(std::string_view text, PairKind kind) {
    ImpactQueries out;
    std::size_t line = 1;
    Fault fault = read_header(take_line(text));
    for (; fault.what.empty() && !text.empty(); ++line) {
        ImpactQuery query;
        query.pair.kind = kind;
        fault = read(take_line(text), query);
        if (fault.what.empty()) out.queries.push_back(std::move(query));
    }
    if (!fault.what.empty()) out.line = line, out.column = fault.column, out.fault = fault.what;
    return out;
}

} // namespace tunnel::ccd
