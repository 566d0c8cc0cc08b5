// Answers: the files' text and their names' meaning. zlib reads plain files as they are.
#include "tests/support/query_files.hpp"

#include <zlib.h>

#include <array>
#include <cstdlib>
#include <utility>

namespace tunnel::support {

namespace {

constexpr unsigned block = 1U << 16U;

[[nodiscard]] bool names(std::string_view file, std::string_view kind) {
    for (std::size_t at = file.find(kind); at != std::string_view::npos; at = file.find(kind, at + 1)) {
        const std::size_t after = at + kind.size();
        if (after < file.size() && (file[after] == '_' || file[after] == '.')) return true;
    }
    return false;
}

[[nodiscard]] std::optional<double> time_in(const std::string& text) {
    char* end = nullptr;
    const double time = std::strtod(text.c_str(), &end);
    if (text.empty() || end != text.c_str() + text.size() || !(time >= 0.0 && time <= 1.0)) return std::nullopt;
    return time;
}

} // namespace

std::optional<std::string> text_of_file(const std::string& path) {
    const gzFile file = gzopen(path.c_str(), "rb");
    if (file == nullptr) return std::nullopt;
    std::string out;
    int got = 0;
    do {
        const std::size_t size = out.size();
        out.resize(size + block);
        got = gzread(file, out.data() + size, block);
        out.resize(size + static_cast<std::size_t>(got > 0 ? got : 0));
    } while (got > 0);
    return gzclose(file) == Z_OK && got == 0 ? std::optional(std::move(out)) : std::nullopt; // cut short: an error
}

std::optional<ccd::PairKind> kind_of_file(std::string_view path) {
    const std::string_view file = path.substr(path.rfind('/') + 1); // npos + 1 is 0
    const bool faces = names(file, "_vf"), edges = names(file, "_ee");
    if (faces == edges) return std::nullopt;
    return faces ? ccd::PairKind::vertex_face : ccd::PairKind::edge_edge;
}

std::optional<std::vector<ccd::ImpactQuery>> queries_of_file(const std::string& path) {
    const auto kind = kind_of_file(path);
    const auto text = kind ? text_of_file(path) : std::nullopt;
    if (!text) return std::nullopt;
    ccd::ImpactQueries read = ccd::read_impact_csv(*text, *kind);
    return read.fault.empty() ? std::optional(std::move(read.queries)) : std::nullopt;
}

ImpactTimes read_impact_times(std::string_view text) {
    ImpactTimes out;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::size_t first = line.find(','), second = line.find(',', first + 1);
        if (number == 1 && line.starts_with("source,")) continue; // the header
        const std::optional<double> time = second == std::string_view::npos || number == 1
                                               ? std::nullopt
                                               : time_in(std::string(line.substr(first + 1, second - first - 1)));
        if (!time) {
            out.bad_line = number;
            break;
        }
        out.by_source.emplace(line.substr(0, first), *time);
    }
    return out;
}

} // namespace tunnel::support
