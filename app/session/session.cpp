// Answers: how a session shows its run: caches, timeline, playback and job. Edits: session_edit.cpp; claims:
// session_claims.cpp.
#include "app/session/impl.hpp"
#include "scenes/kit/cover.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::app {

Session::Session(const scenes::Entry& entry, bool threads) : impl(std::make_unique<Impl>(entry, threads)) {}
Session::~Session() = default;

const kit::SceneRun& Session::run() const { return *impl->run; }

// --- job ---

// A job belongs to the parameters that it was made from; others make a new one.
void Session::Impl::sync_job() {
    if (job_known && job_params == run->params_revision()) return;
    job_known = true;
    job_params = run->params_revision();
    jobs.start(run->job());
}

JobState Session::job() const {
    impl->sync_job();
    return impl->jobs.state();
}
void Session::cancel_job() {
    impl->sync_job();
    impl->jobs.cancel();
    impl->look_again = true;
}
void Session::restart_job() {
    impl->job_known = false;
    impl->sync_job();
    impl->look_again = true;
}
void Session::finish_job(bool clocked) {
    impl->sync_job();
    impl->jobs.finish(clocked);
    impl->look_again = true;
}

// --- times ---

Timings& Session::Impl::timings_now() {
    if (timings_params != run->params_revision()) timings.forget();
    timings_params = run->params_revision();
    return timings;
}

void Session::measure(const std::string& key) {
    for (const kit::Timing& timing : readouts().timings) {
        if (timing.key == key) return impl->timings_now().start(key, timing.work);
        if (key.empty()) impl->timings_now().add(timing.key, timing.work);
    }
}
Measured Session::measured(const std::string& key) const { return impl->timings_now().of(key); }
void Session::finish_measuring() { impl->timings_now().finish(); }

// --- frames ---

bool Session::working() const {
    impl->sync_job();
    const ClaimRunner* claims = impl->claim_runner.get();
    return impl->jobs.state().running || impl->timings_now().running() ||
           (claims != nullptr && impl->own_seen < claims->count());
}

bool Session::needs_frame() const {
    if (impl->playback.playing) return true;
    impl->sync_job();
    if (!impl->threads && (impl->jobs.state().running || impl->timings_now().running())) return true;
    const ClaimRunner* claims = impl->claim_runner.get();
    if (claims != nullptr && (impl->own_seen < claims->ready() || (!impl->threads && impl->own_seen < claims->count())))
        return true;
    return impl->read_cache.empty() || impl->read_cache.back().first != impl->moment();
}

// --- caches ---

Session::Impl::Moment Session::Impl::moment() {
    sync_job();
    return {content, jobs.version(), run->step(), timings_now().version(), false};
}

const kit::Readouts& Session::readouts() const {
    const Impl::Moment now = impl->moment(); // before reading: progress in between is read again next time
    auto& cache = impl->read_cache;
    const bool same =
        !cache.empty() && cache.back().first.content == now.content && cache.back().first.step == now.step;
    if (!same || (impl->look_again && cache.back().first != now)) {
        impl->look_again = false;
        if (cache.size() > 8) cache.pop_front();
        cache.emplace_back(now, kit::Readouts{});
        impl->run->read(cache.back().second);
        impl->jobs.read(cache.back().second);
    }
    return cache.back().second;
}

const kit::Readouts& Session::shown() const {
    if (!covered()) return readouts();
    const kit::Readouts& all = readouts();
    const Impl::Moment of = impl->read_cache.back().first;
    auto& cache = impl->covered_cache;
    if (cache.empty() || cache.back().first != of) {
        if (cache.size() > 8) cache.pop_front();
        cache.emplace_back(of, all);
        kit::cover_answers(cache.back().second);
    }
    return cache.back().second;
}

const kit::DrawList& Session::drawing(const kit::View& view) {
    Impl::Moment now;
    now.content = impl->content, now.step = impl->run->step(), now.covered = covered();
    const kit::View& old = impl->drawn_view;
    const bool same_view = old.hovered == view.hovered && old.selected == view.selected &&
                           old.fraction == view.fraction && old.reduced_motion == view.reduced_motion;
    if (impl->drawn.empty() || !(now == impl->drawn_at) || !same_view) {
        if (impl->drawn.size() > 1) impl->drawn.pop_front();
        impl->run->draw(view, impl->drawn.emplace_back());
        if (now.covered) impl->drawn.back().cover_answers();
        impl->drawn_at = now;
        impl->drawn_view = view;
        ++impl->drawn_revision;
    }
    return impl->drawn.back();
}
std::uint64_t Session::list_revision() const { return impl->drawn_revision; }

// --- predict first ---

void Session::predict_first(bool on) {
    if (on != impl->predict) impl->revealed_at = 0;
    impl->predict = on;
}
void Session::reveal(bool on) { impl->revealed_at = on ? impl->content : 0; }
bool Session::covered() const { return impl->predict && impl->revealed_at != impl->content; }
bool Session::revealed() const { return impl->predict && !covered(); }

// --- timeline ---

void Session::Impl::go_to(long long step) {
    const long long end = std::numeric_limits<int>::max();
    run->seek(static_cast<int>(std::clamp(step, 0LL, end)));
    wanted_step = run->step();
    playback.fraction = 0.0;
    went();
}

void Session::seek(int step) {
    impl->playback.stop();
    impl->go_to(step);
}
void Session::step_by(int steps) {
    impl->playback.stop();
    impl->go_to(static_cast<long long>(impl->run->step()) + steps);
}
void Session::restart() { impl->go_to(0); }

void Session::play(bool on) {
    if (!on) return impl->playback.stop();
    if (impl->run->step() >= impl->run->last_step()) impl->go_to(0);
    impl->playback.playing = impl->run->step() < impl->run->last_step();
}
bool Session::playing() const { return impl->playback.playing; }
double Session::speed() const { return impl->playback.speed(); }
void Session::change_speed(int direction) { impl->playback.change_speed(direction); }
double Session::fraction() const { return impl->playback.fraction; }

void Session::tick(double seconds) {
    while (impl->read_cache.size() > 1) impl->read_cache.pop_front();
    while (impl->covered_cache.size() > 1) impl->covered_cache.pop_front();
    impl->look_again = true;
    impl->jobs.slice();
    impl->timings.slice();
    if (impl->claim_runner != nullptr) {
        impl->claim_runner->slice();
        impl->own_seen = impl->claim_runner->ready(); // by the frame that follows, even if it hides the claims
    }
    if (!impl->playback.playing) return;
    kit::SceneRun& run = *impl->run;
    const int due = impl->playback.advance(seconds, run.info().steps_per_second);
    if (due > 0) {
        const double fraction = impl->playback.fraction;
        impl->go_to(static_cast<long long>(run.step()) + due);
        impl->playback.fraction = fraction;
    }
    if (run.step() >= run.last_step()) return impl->playback.stop();
    if (run.moving() && impl->playback.fraction > 0.0) { // work out the next state, to draw between the two
        const int here = run.step();
        run.seek(here + 1);
        run.seek(here);
    }
}

} // namespace tunnel::app
