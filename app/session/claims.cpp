// Answers: claims at their own settings, moment by moment, and claims at the current parameters.
#include "app/session/impl.hpp"

namespace tunnel::app {

ClaimRunner::ClaimRunner(const kit::SceneRun& of, bool use_thread)
    : scene(of.clone()), claims(of.claims()), threaded(use_thread), found(claims.size()) {
    if (threaded && !claims.empty())
        worker = std::thread([this] {
            while (!quit && advance()) {
            }
        });
}

ClaimRunner::~ClaimRunner() {
    quit = true;
    if (worker.joinable()) worker.join();
}

void ClaimRunner::slice() {
    if (!threaded) (void)advance();
}

bool ClaimRunner::advance() {
    if (index >= claims.size()) return false;
    const kit::Claim& claim = claims[index];
    if (run == nullptr) {
        run = kit::fresh(*scene, claim.settings, claim.step);
        job = run == nullptr ? nullptr : run->job();
        if (run != nullptr) return true;
    }
    if (job != nullptr && claim.of_job && !job->slice()) return true;
    std::optional<bool> answer = false; // a claim whose own settings are refused is wrong
    if (run != nullptr) {
        kit::Readouts out;
        run->read(out);
        if (job != nullptr) job->read(out);
        answer = claim.holds(out);
    }
    run.reset();
    job.reset();
    ++index;
    const std::lock_guard lock(mutex);
    found[done++] = answer;
    return index < claims.size();
}

std::size_t ClaimRunner::ready() const {
    const std::lock_guard lock(mutex);
    return done;
}

std::vector<std::optional<bool>> ClaimRunner::results() const {
    const std::lock_guard lock(mutex);
    return found;
}

// --- what a session shows of them ---

const std::vector<std::optional<bool>>& Session::claims_at_own() const {
    if (impl->claim_runner == nullptr) impl->claim_runner = std::make_unique<ClaimRunner>(*impl->run, impl->threads);
    impl->own_seen = impl->claim_runner->ready();
    impl->own_claims = impl->claim_runner->results();
    return impl->own_claims;
}
std::size_t Session::claims_ready() const { return impl->claim_runner == nullptr ? 0 : impl->claim_runner->ready(); }

// Of a moving scene: how many claims speak of a step that the run came to.
int Session::Impl::claims_reached() const {
    if (!run->moving()) return 0;
    int reached = 0;
    for (const kit::Claim& claim : run->claims())
        reached += (claim.step == kit::last_step ? run->last_step() : claim.step) <= furthest;
    return reached;
}

const std::vector<std::optional<bool>>& Session::claims_now() const {
    const Impl::Moment now{impl->content, impl->moment().job, impl->claims_reached()};
    if (now == impl->now_at) return impl->now_claims;
    impl->now_at = now;
    if (impl->run->moving()) {
        impl->judge_now(*impl->run->clone());
    } else { // going along a trace changes nothing else
        const int here = impl->run->step();
        impl->judge_now(*impl->run);
        impl->run->seek(here);
    }
    return impl->now_claims;
}

void Session::Impl::judge_now(kit::SceneRun& probe) {
    const std::vector<kit::Claim> claims = probe.claims();
    const JobState state = jobs.state();
    const bool unfinished = state.any && state.progress < 1.0;
    now_claims.assign(claims.size(), std::nullopt);
    int read_step = -1;
    kit::Readouts out;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const int step = claims[i].step == kit::last_step ? probe.last_step() : claims[i].step;
        if (!kit::applies_here(probe, claims[i])) continue;
        if (probe.moving() && step > furthest) continue; // not reached yet
        if (step != read_step) {
            probe.seek(step);
            out = kit::Readouts{};
            probe.read(out);
            jobs.read(out);
            read_step = step;
        }
        now_claims[i] = claims[i].holds(out);
        if (unfinished && now_claims[i] == false) now_claims[i].reset(); // may be for want of the job's figures
    }
}

} // namespace tunnel::app
