// Answers: the command line of the query sets.
#include "bench/ccd_queries/request.hpp"

#include "tests/support/query_files.hpp"

#include <CLI/CLI.hpp>

#include <map>

namespace tunnel::bench {

namespace {

using ccd::ImpactMethod;

constexpr const char* what =
    "First contact of moving vertices, faces and edges, on query sets from files: right or wrong, and how fast.\n"
    "Without arguments, or with Google Benchmark's own: figures of the two-dimensional queries.\n";

constexpr const char* meaning =
    "One line for a file and method, parsing excluded, of each method's own default options:\n"
    "  n            queries\n"
    "  hits         answered with `hit` or `budget_exhausted`, right or wrong\n"
    "  fp, fn       hits where ground truth says none; none where it says hit\n"
    "  exhausted    answered with `budget_exhausted`: a hit in fp and fn\n"
    "  mean_ns … max_ns  over the queries, of each its least time in N passes over the file. A query is timed alone,\n"
    "               between its neighbours, so caches and branches are as warm as in a batch of different queries;\n"
    "               the clock's own least cost is subtracted\n"
    "With --toi also:\n"
    "  toi_n        queries of the file whose exact first contact is known (joined by `source`)\n"
    "  late         t_lo after it, or no hit at all\n"
    "  within_1e-6  share with |t_lo - exact| <= 1e-6; 1 when toi_n is 0: none is off\n"
    "  zero         t_lo is 0 although the exact time is not\n"
    "Exit codes: 0 measured, 2 bad usage, 3 a file could not be read.\n";

std::string one_line(std::string text) {
    for (char& c : text)
        if (c == '\n') c = ' ';
    return text;
}

void take_files(const std::vector<std::string>& files, SetRequest& out) {
    for (const std::string& path : files) {
        if (const auto kind = support::kind_of_file(path)) {
            out.sets.push_back({path, *kind});
            continue;
        }
        out.trouble = path + ": its name must hold _vf_ (vertex and face) or _ee_ (two edges), and not both";
        return;
    }
}

} // namespace

SetRequest set_request(int argc, const char* const* argv) {
    SetRequest out;
    const std::map<std::string, std::vector<ImpactMethod>> methods{
        {"univariate", {ImpactMethod::univariate}},
        {"inclusion", {ImpactMethod::inclusion}},
        {"certified", {ImpactMethod::certified}},
        {"all", {ImpactMethod::univariate, ImpactMethod::inclusion, ImpactMethod::certified}}};
    std::string method = "certified";
    std::vector<std::string> files;
    CLI::App app(what, "ccd_queries");
    app.footer(meaning);
    app.add_option("--method", method, "univariate, inclusion, certified (the library's default) or all")
        ->type_name("NAME");
    app.add_option("--repeat", out.repeats, "passes over each file, 5 unless told")->type_name("N");
    app.add_option("--toi", out.times, "exact times: source, largest double that is not late, …; repeatable")
        ->type_name("FILE")
        ->allow_extra_args(false);
    app.add_option("files", files, "query sets, .csv or .csv.gz; _vf_ or _ee_ in the name")->type_name("FILE");
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        out.help = app.help();
        return out;
    } catch (const CLI::ParseError& error) {
        out.trouble = one_line(error.what());
        return out;
    }
    const auto found = methods.find(method);
    if (found == methods.end()) {
        out.trouble = "--method " + method + ": not univariate, inclusion, certified or all";
        return out;
    }
    out.methods = found->second;
    if (out.repeats < 1)
        out.trouble = "--repeat must be 1 or more";
    else if (files.empty())
        out.trouble = "no file of queries; --help says more";
    else
        take_files(files, out);
    return out;
}

} // namespace tunnel::bench
