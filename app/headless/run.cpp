// Answers: which parts a headless command line asks for, in which order, and what the exit code is.
#include "app/files/csv.hpp"
#include "app/files/files.hpp"
#include "app/headless/headless.hpp"
#include "app/headless/png.hpp"
#include "app/start.hpp"
#include "scenes/kit/suggest.hpp"

#include <algorithm>
#include <cstdio>

namespace tunnel::app {

namespace {

bool fails(const Judged& claim) { return claim.own == false || claim.here == false; }

// The claims that do not hold, as the one line of exit code 1.
Failure claims_failure(std::span<const Judged> claims) {
    std::string ids;
    for (const Judged& claim : claims)
        if (fails(claim)) ids += (ids.empty() ? "" : ", ") + claim.id;
    if (ids.empty()) return {};
    return {exit_claim_fails, one_line(kit::Text{"does not hold: ", "성립하지 않는 주장: "} + ids, longest_failure)};
}

Failure check_catalogue(std::span<const scenes::Entry> catalogue, kit::Lang lang) {
    std::vector<Judged> all;
    for (const scenes::Entry& entry : catalogue)
        for (Judged& claim : judge_own(*entry.open())) all.push_back(std::move(claim));
    if (Failure failure = write_stdout(check_text(all, false, lang) + check_summary(all, lang))) return failure;
    return claims_failure(all);
}

Failure check_scene(const Session& session, kit::Lang lang) {
    std::vector<Judged> claims = judge_own(session.run());
    judge_here(session, claims);
    if (Failure failure = write_stdout(check_text(claims, true, lang) + check_summary(claims, lang))) return failure;
    return claims_failure(claims);
}

struct Csv {
    std::string text{};
    Failure failure{};
};

Csv csv_of(const kit::Readouts& readouts, const std::string& key) {
    if (key == "values" || (key.empty() && readouts.tables.empty())) return {csv_values(readouts), {}};
    std::vector<std::string_view> known{"values"};
    for (const kit::Table& table : readouts.tables) {
        if (key.empty() || table.key == key) return {csv_text(table), {}};
        known.push_back(table.key);
    }
    for (const kit::Plot& plot : readouts.plots) {
        if (plot.key == key) return {csv_text(plot), {}};
        known.push_back(plot.key);
    }
    const std::string name = in_quotes(key);
    return {{},
            usage(kit::Text{"no table or plot " + name, "없는 표나 그래프: " + name} + kit::suggestion(key, known))};
}

void measure_all(Session& session) {
    std::vector<std::string> keys;
    for (const kit::Timing& timing : session.readouts().timings) keys.push_back(timing.key);
    for (const std::string& key : keys) {
        session.measure(key);
        session.finish_measuring();
    }
}

Failure print(const Options& options, Session& session) {
    const kit::Lang lang = options.language();
    if (options.print == Print::none && !options.describe) return {};
    if (options.measure) measure_all(session);
    const std::vector<Judged> claims = judge_own(session.run());
    const std::string text = options.describe               ? describe_text(session, claims, lang)
                             : options.print == Print::json ? print_json(session, claims, lang)
                                                            : print_text(session, claims, lang);
    if (Failure failure = write_stdout(text)) return failure;
    return claims_failure(claims);
}

Failure with_session(const Options& options, std::span<const scenes::Entry> catalogue, std::unique_ptr<Session> owned) {
    Session& session = *owned;
    session.finish_job(options.measure);
    Csv csv;
    if (!options.csv.empty()) csv = csv_of(session.readouts(), options.csv_table);
    if (csv.failure) return csv.failure; // bad usage comes before any output
    Failure claims = options.check ? check_scene(session, options.language()) : print(options, session);
    if (claims.exit > exit_claim_fails) return claims;
    if (!options.csv.empty())
        if (Failure failure = write_output(options.csv, csv.text)) return failure;
    if (!options.png.empty())
        if (Failure failure = write_png(options, catalogue, std::move(owned))) return failure;
    return claims;
}

Failure run(const Options& options, std::span<const scenes::Entry> catalogue) {
    const kit::Lang lang = options.language();
    if (options.version) return write_stdout("tunnel-lab " TUNNEL_LAB_VERSION "\n");
    const bool any_scene = options.scene.empty() && options.scenario.empty();
    if (options.help && any_scene && options.set.empty()) return write_stdout(help_text(nullptr, lang));
    if (options.check && any_scene && options.csv.empty() && options.png.empty())
        return check_catalogue(catalogue, lang);
    if (options.list) return write_stdout(list_text(catalogue, lang));
    Started started = start(options, catalogue, false);
    if (started.failure) return started.failure;
    if (options.help) return write_stdout(help_text(started.session.get(), lang));
    return with_session(options, catalogue, std::move(started.session));
}

} // namespace

int report(const Failure& failure, kit::Lang lang) {
    if (failure) std::fprintf(stderr, "tunnel-lab: %s\n", one_line(failure.line.in(lang), longest_failure).c_str());
    return failure.exit;
}

int run_headless(const Options& options, std::span<const scenes::Entry> catalogue) {
    return report(run(options, catalogue), options.language());
}

} // namespace tunnel::app
