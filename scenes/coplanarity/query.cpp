// Answers: the pair of the own points or of a file's line, and the options of each method.
#include "scenes/coplanarity/query.hpp"

#include "core/ccd/impact_csv.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::coplanarity {
namespace {

std::string_view line_at(std::string_view text, std::size_t& from) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view line = text.substr(from, end - from);
    from = std::min(end + 1, text.size());
    return line;
}

PairKind kind_by_name(const Params& p) {
    const std::string_view path = p.queries.name, name = path.substr(path.find_last_of("/\\") + 1); // npos + 1 is 0
    if (name.find("_vf_") != std::string_view::npos) return PairKind::vertex_face;
    if (name.find("_ee_") != std::string_view::npos) return PairKind::edge_edge;
    return p.kind == PairKind::edge_edge ? PairKind::edge_edge : PairKind::vertex_face;
}

kit::Text fault_words(const ccd::ImpactQueries& read, std::int64_t line) {
    const std::string at = std::to_string(line), column = std::to_string(read.column);
    if (read.fault == "columns") return {"line " + at + " has not 26 columns", at + "번째 줄이 26열이 아니다"};
    if (read.fault == "number")
        return {"line " + at + ", column " + column + ": no number", at + "번째 줄 " + column + "열이 수가 아니다"};
    if (read.fault == "ground truth")
        return {"line " + at + ": the ground truth is neither 0 nor 1", at + "번째 줄의 정답이 0도 1도 아니다"};
    return {"this is no file of queries", "질의 파일이 아니다"};
}

} // namespace

Members members_of(std::size_t point, bool end) {
    using P = Params;
    switch (2 * point + (end ? 1U : 0U)) {
    case 0: return {&P::p1_x, &P::p1_y, &P::p1_z};
    case 1: return {&P::q1_x, &P::q1_y, &P::q1_z};
    case 2: return {&P::p2_x, &P::p2_y, &P::p2_z};
    case 3: return {&P::q2_x, &P::q2_y, &P::q2_z};
    case 4: return {&P::p3_x, &P::p3_y, &P::p3_z};
    case 5: return {&P::q3_x, &P::q3_y, &P::q3_z};
    case 6: return {&P::p4_x, &P::p4_y, &P::p4_z};
    default: return {&P::q4_x, &P::q4_y, &P::q4_z};
    }
}

std::string key_of(std::size_t point, bool end) { return (end ? "q" : "p") + std::to_string(point + 1); }

ccd::MovingPair scaled(ccd::MovingPair pair, double scale) {
    for (auto* places : {&pair.start, &pair.end})
        for (glm::dvec3& p : *places) p *= scale;
    return pair;
}

ccd::MovingPair in_own_unit(ccd::MovingPair pair) {
    const auto points = ccd::count(pair.kind);
    const auto each = [&](auto&& visit) {
        for (auto* places : {&pair.start, &pair.end})
            for (std::size_t i = 0; i < points; ++i) visit((*places)[i]);
    };
    double largest = 0.0;
    each([&](const glm::dvec3& x) { largest = std::max({largest, std::abs(x.x), std::abs(x.y), std::abs(x.z)}); });
    const int by =
        largest > 0.0 ? -std::ilogb(largest) : 0; // a power of two, so that differences neither overflow nor vanish
    each([&](glm::dvec3& x) { x = {std::ldexp(x.x, by), std::ldexp(x.y, by), std::ldexp(x.z, by)}; });
    glm::dvec3 lo = pair.start[0], hi = lo;
    each([&](const glm::dvec3& x) { lo = glm::min(lo, x), hi = glm::max(hi, x); });
    const glm::dvec3 extent = hi - lo, middle = 0.5 * (lo + hi);
    const double size = std::max({extent.x, extent.y, extent.z});
    each([&](glm::dvec3& x) { x = (x - middle) * (size > 0.0 ? 4.0 / size : 1.0); });
    return pair;
}

ccd::MovingPair own_pair(const Params& p) {
    ccd::MovingPair pair{p.kind, {}, {}};
    for (std::size_t i = 0; i < 4; ++i)
        for (const bool end : {false, true}) {
            const Members m = members_of(i, end);
            (end ? pair.end : pair.start)[i] = {p.*m[0], p.*m[1], p.*m[2]};
        }
    return scaled(pair, p.scale);
}

// Only the header and the line asked for are read: a slider that runs through a large file stays quick.
ccd::MovingPair pair_of_file(const Params& p, FileRow& row) {
    const std::string_view text = p.queries.bytes;
    if (text.empty()) {
        row.fault = {"give a file of queries first", "먼저 질의 파일을 지정한다"};
        return {};
    }
    std::size_t from = 0;
    const std::string header(line_at(text, from));
    std::string wanted;
    std::int64_t lines = 1, line_of_wanted = 1;
    while (from < text.size()) {
        const std::string_view line = line_at(text, from);
        ++lines;
        if (line.empty() || line == "\r") continue;
        if (++row.of <= p.row) wanted = line, row.number = row.of, line_of_wanted = lines;
    }
    if (row.of == 0) {
        row.fault = {"the file holds no query", "파일에 질의가 없다"};
        return {};
    }
    const ccd::ImpactQueries read = ccd::read_impact_csv(header + "\n" + wanted + "\n", kind_by_name(p));
    if (!read.fault.empty() || read.queries.size() != 1) {
        row.fault = fault_words(read, read.line < 2 ? 1 : line_of_wanted);
        return {};
    }
    const ccd::ImpactQuery& query = read.queries.front();
    row.source = query.source;
    row.hit = query.hit;
    const ccd::MovingPair pair = scaled(query.pair, p.scale);
    if (!ccd::is_valid(pair)) row.fault = {"too large at this scale", "이 배율에서는 수가 너무 크다"};
    return pair;
}

ccd::ImpactOptions options_of(const Params& p, ccd::ImpactMethod method) {
    ccd::ImpactOptions out;
    out.method = method;
    out.delta = p.delta;
    out.delta_unit = p.delta_unit;
    out.max_checks = p.cap ? cap_checks : p.max_checks;
    if (method == ccd::ImpactMethod::certified) return out; // it has no switch to break
    out.single = p.single;
    out.rounding_guard = p.rounding_guard;
    return out;
}

} // namespace tunnel::scenes::coplanarity
