// Answers: the pair, what each method says with its trace, and the truth.
#include "scenes/coplanarity/query.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace coplanarity {
namespace {

using ccd::ImpactMethod;
constexpr std::size_t most_records = 20'000; // more could neither be stepped through nor seen

int steps_of(ImpactMethod method, const ccd::ImpactTrace& trace, const ccd::ImpactResult& result) {
    const auto count = [](std::size_t n) { return static_cast<int>(n); };
    switch (method) {
    case ImpactMethod::univariate: return count(trace.roots.size()) + 1;
    case ImpactMethod::certified: return std::max(1, count(trace.proof.size()));
    case ImpactMethod::inclusion: break;
    }
    const auto checks = static_cast<int>(std::min<std::int64_t>(result.checks, most_records));
    return std::max(1, checks);
}

Answer ask(const ccd::MovingPair& pair, const Params& p, ImpactMethod method) {
    Answer out;
    auto trace = std::make_shared<ccd::ImpactTrace>();
    trace->max_records = most_records;
    out.result = ccd::first_impact(pair, options_of(p, method), trace.get());
    out.steps = steps_of(method, *trace, out.result);
    out.trace = std::move(trace);
    return out;
}

ccd::MovingPair asked_pair(const Params& p, Result& r) {
    if (p.source == Source::points) return own_pair(p);
    if (p.source == Source::file) {
        const ccd::MovingPair pair = pair_of_file(p, r.file);
        r.asked = r.file.fault.empty();
        return pair;
    }
    r.meshes = std::make_shared<MeshRun>(run_meshes(p.detail, p.scale, options_of(p, ImpactMethod::inclusion)));
    r.asked = r.meshes->first >= 0;
    return r.asked ? r.meshes->candidates[static_cast<std::size_t>(r.meshes->first)] : ccd::MovingPair{};
}

// What inclusion costs at tolerances of a tenth each.
void count_at_other_deltas(const Params& p, Result& r) {
    constexpr std::int64_t enough = 20'000;
    ccd::ImpactOptions options = options_of(p, ImpactMethod::inclusion);
    options.max_checks = std::min(options.max_checks, enough);
    for (int k = 1; k <= 6; ++k) {
        options.delta = std::pow(10.0, -k);
        r.deltas.push_back(options.delta);
        r.delta_checks.push_back(static_cast<double>(ccd::first_impact(r.pair, options).checks));
    }
}

// Too large, small or far off for a picture, which is made of floats.
bool beyond_sight(const SweptBox& box, double size) {
    const glm::dvec3 far = glm::max(glm::abs(box.lo), glm::abs(box.hi));
    return !(size >= 1e-3 && size <= 1e4 && std::max({far.x, far.y, far.z}) <= 1e3 * size);
}

bool computes_flat(const ccd::MovingPair& pair, const std::array<double, 4>& coefficients) {
    if (ccd::count(pair.kind) < 4) return false;
    return std::all_of(coefficients.begin(), coefficients.end(), [](double c) { return c == 0.0; });
}

} // namespace
} // namespace coplanarity

CoplanarityScene::Result CoplanarityScene::solve(const Params& p) {
    using namespace coplanarity;
    Result r;
    r.pair = asked_pair(p, r);
    for (std::size_t i = 0; i < method_count; ++i) r.answers[i] = ask(r.pair, p, static_cast<ImpactMethod>(i));
    r.truth = ccd::exact_first_impact(r.pair);
    r.coefficients = ccd::coplanarity_coefficients(r.pair);
    r.flat = computes_flat(r.pair, r.coefficients);
    const SweptBox box = swept_box(r.pair);
    const glm::dvec3 extent = box.hi - box.lo;
    r.size = std::max({extent.x, extent.y, extent.z});
    r.own_unit = p.source == Source::file && r.asked && beyond_sight(box, r.size);
    r.shown = r.own_unit ? in_own_unit(r.pair) : r.pair;
    ccd::ImpactOptions plain = options_of(p, ImpactMethod::inclusion);
    r.checks_unscaled = ccd::first_impact(scaled(r.pair, 1.0 / p.scale), plain).checks;
    count_at_other_deltas(p, r);
    return r;
}

int CoplanarityScene::last_step(const Params& p, const Result& r) {
    using namespace coplanarity;
    if (p.plays == Plays::time) return time_steps;
    int most = 1;
    for (const Answer& answer : r.answers) most = std::max(most, answer.steps);
    return most;
}

} // namespace tunnel::scenes
