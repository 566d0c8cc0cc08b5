// Answers: how right and how fast are the three methods of first contact in space, on query sets from files? One line
// a file and method; --help says what each word of it means. Without a file: figures of the queries in the plane.
#include "bench/ccd_queries/measure.hpp"
#include "bench/ccd_queries/request.hpp"
#include "bench/support/entry.hpp"
#include "tests/support/query_files.hpp"

#include <cstdio>
#include <string_view>

namespace {

using namespace tunnel;

int fail(int code, const std::string& text) {
    std::fprintf(stderr, "ccd_queries: %s\n", text.c_str());
    return code;
}

bool wants_figures(int argc, char** argv) { return argc < 2 || std::string_view(argv[1]).starts_with("--benchmark_"); }

void print(const std::string& path, ccd::ImpactMethod method, const bench::Score& s, bool with_times) {
    std::printf("file=%s method=%s n=%zu hits=%zu fp=%zu fn=%zu exhausted=%zu mean_ns=%.1f median_ns=%.1f p99_ns=%.1f "
                "max_ns=%.1f",
                path.c_str(), ccd::to_word(method).data(), s.n, s.hits, s.false_hits, s.missed, s.exhausted, s.mean_ns,
                s.median_ns, s.p99_ns, s.max_ns);
    if (with_times) {
        const double share = s.times == 0 ? 1.0 : static_cast<double>(s.within) / static_cast<double>(s.times);
        std::printf(" toi_n=%zu late=%zu within_1e-6=%.6f zero=%zu", s.times, s.late, share, s.zero);
    }
    std::puts("");
    std::fflush(stdout);
}

// Empty when all is read, otherwise what is wrong.
std::string read_times(const std::vector<std::string>& paths, bench::TimesBySource& out) {
    for (const std::string& path : paths) {
        const auto text = support::text_of_file(path);
        if (!text) return path + ": cannot be read";
        support::ImpactTimes times = support::read_impact_times(*text);
        if (times.bad_line != 0) return path + ": line " + std::to_string(times.bad_line) + " is no time";
        out.merge(times.by_source);
    }
    return {};
}

std::string_view in_words(std::string_view fault) {
    if (fault == "header") return "no header line";
    if (fault == "columns") return "not 26 columns";
    if (fault == "number") return "not a finite number";
    return "not 0 or 1";
}

std::string read_queries(const bench::QueryFile& set, ccd::ImpactQueries& out) {
    const auto text = support::text_of_file(set.path);
    if (!text) return set.path + ": cannot be read";
    out = ccd::read_impact_csv(*text, set.kind);
    if (out.fault.empty()) return {};
    return set.path + ": line " + std::to_string(out.line) + ", column " + std::to_string(out.column) + ": " +
           std::string(in_words(out.fault));
}

int run(const bench::SetRequest& request) {
    if (!request.trouble.empty()) return fail(2, request.trouble);
    if (!request.help.empty()) {
        std::fputs(request.help.c_str(), stdout);
        return 0;
    }
    bench::TimesBySource times;
    if (const std::string trouble = read_times(request.times, times); !trouble.empty()) return fail(3, trouble);
    for (const bench::QueryFile& set : request.sets) {
        ccd::ImpactQueries read;
        if (const std::string trouble = read_queries(set, read); !trouble.empty()) return fail(3, trouble);
        for (const ccd::ImpactMethod method : request.methods)
            print(set.path, method,
                  bench::score(read.queries, bench::timed(read.queries, method, request.repeats), times),
                  !request.times.empty());
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    return wants_figures(argc, argv) ? bench::figures(argc, argv) : run(bench::set_request(argc, argv));
}
