// Answers: what is asked of ccd_queries on its command line, when it is query sets and not figures?
// Refuses: names of files that do not tell the kind of query.
#pragma once

#include "core/ccd/impact.hpp"

#include <string>
#include <vector>

namespace tunnel::bench {

struct QueryFile {
    std::string path;
    ccd::PairKind kind = ccd::PairKind::vertex_face;
};

struct SetRequest {
    std::vector<ccd::ImpactMethod> methods;
    int repeats = 5;
    std::vector<QueryFile> sets;
    std::vector<std::string> times;

    std::string help;    // not empty: to be printed, nothing else is asked
    std::string trouble; // not empty: bad usage, one line
};

[[nodiscard]] SetRequest set_request(int argc, const char* const* argv);

} // namespace tunnel::bench
