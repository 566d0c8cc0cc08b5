// Answers: how long the first contact of two shapes moving without turning takes, beside Box2D's shape cast and its
// time of impact on the same motions in the same run. --ratios prints one line a comparison, per motion:
//   toi_circle_aabb   a circle against a box
//   toi_aabb_aabb     two boxes
//   toi_obb_obb       two turned boxes, from their poses and sizes; the peers get corners and turn them
//   …_one             the same, one motion to a call; without it 64, as a simulator has them. The peers know no
//                     more than one
//   toi_circle_circle, toi_capsule_polygon   one to a call, without a goal; polygons of three to eight corners
// 2048 seeded motions each, none touching at the start, about half hitting; one in 16 grazes, some exactly. All numbers
// but sines and cosines are floats, so that the peers are asked the same. They solve for any convex shape, Box2D's time
// of impact for turning ones, too: more general work than ours. `wrong`: verdicts other than the exact oracle's.
// # late: hits reported after the first contact; ours by its t_lo, exactly, the peers' allowed 1e-5 for being floats.
#include "bench/support/entry.hpp"
#include "bench/support/sweep_motions.hpp"
#include "bench/support/turns.hpp"
#include "core/ccd/linear.hpp"

#include <benchmark/benchmark.h>

#ifdef TUNNEL_PEER_BOX2D
#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>
#endif
#ifdef TUNNEL_PEER_CHIPMUNK
#include <chipmunk/chipmunk.h>
#endif

#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

namespace {

using namespace tunnel;
using bench::Mover;
using bench::SweepMotion;
using bench::SweepTask;

// The first contact found; none: no hit.
struct Found {
    bool hit = false;
    double t = 0.0;
};

template <class Call> auto all(const std::vector<SweepMotion>& motions, Call call) {
    return [&motions, call] {
        for (std::size_t i = 0; i < motions.size(); ++i) benchmark::DoNotOptimize(call(i));
    };
}

// Ours: the shapes as a caller has them.
template <class A, class B> struct Ours {
    std::vector<ccd::LinearMotion<A, B>> cases;

    Ours(const SweepTask& task, A Mover::*a, B Mover::*b) {
        for (const SweepMotion& m : task.motions) cases.push_back({m.a.*a, m.b.*b, m.travel});
    }
    [[nodiscard]] ccd::LinearImpact operator()(std::size_t i) const {
        return ccd::first_contact(cases[i].a, cases[i].b, cases[i].travel);
    }
};

constexpr std::size_t block = 64;

// In calls for `block` motions each.
template <class A, class B> struct InBlocks {
    const Ours<A, B>& of;

    using Block = std::array<ccd::LinearImpact, block>;
    void answer(std::size_t from, Block& out) const {
        ccd::first_contacts(std::span(of.cases).subspan(from).first(block), out);
    }
    [[nodiscard]] ccd::LinearImpact operator()(std::size_t i) const {
        Block out;
        answer(i - i % block, out);
        return out[i % block];
    }
};

template <class A, class B> auto all(const std::vector<SweepMotion>& motions, InBlocks<A, B> call) {
    return [&motions, call] {
        typename InBlocks<A, B>::Block out;
        for (std::size_t i = 0; i < motions.size(); i += block) {
            call.answer(i, out);
            benchmark::DoNotOptimize(out.data());
            benchmark::ClobberMemory();
        }
    };
}

#ifdef TUNNEL_PEER_BOX2D
b2Vec2 vec(const glm::dvec2& v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }

struct Box2d {
    struct Side {
        b2Vec2 points[b2_maxPolygonVertices];
        b2DistanceProxy proxy;
        b2Transform at;
        b2Sweep sweep;
    };
    std::vector<Side> a, b;
    std::vector<b2Vec2> way; // of B against A

    static void fill(Side& s, const Mover& m, const glm::dvec2& travel) {
        const int count = static_cast<int>(m.corners.size());
        for (int i = 0; i < count; ++i) s.points[i] = vec(m.corners[static_cast<std::size_t>(i)]);
        s.proxy.Set(s.points, count, static_cast<float>(m.radius));
        s.at.p = vec(m.pose.shift);
        s.at.q.c = static_cast<float>(m.pose.cosine), s.at.q.s = static_cast<float>(m.pose.sine);
        s.sweep.localCenter.SetZero();
        s.sweep.c0 = s.at.p, s.sweep.c = s.at.p + vec(travel);
        s.sweep.a0 = s.sweep.a = s.at.q.GetAngle();
        s.sweep.alpha0 = 0.0f;
    }
    explicit Box2d(const std::vector<SweepMotion>& motions) : a(motions.size()), b(motions.size()) {
        for (std::size_t i = 0; i < motions.size(); ++i) {
            fill(a[i], motions[i].a, motions[i].travel.a), fill(b[i], motions[i].b, motions[i].travel.b);
            way.push_back(vec(motions[i].travel.b - motions[i].travel.a));
        }
    }
    [[nodiscard]] Found cast(std::size_t i) const {
        b2ShapeCastInput in;
        in.proxyA = a[i].proxy, in.proxyB = b[i].proxy;
        in.transformA = a[i].at, in.transformB = b[i].at;
        in.translationB = way[i];
        b2ShapeCastOutput out;
        const bool hit = b2ShapeCast(&out, &in);
        return {hit, static_cast<double>(out.lambda)};
    }
    [[nodiscard]] Found impact(std::size_t i) const {
        b2TOIInput in;
        in.proxyA = a[i].proxy, in.proxyB = b[i].proxy;
        in.sweepA = a[i].sweep, in.sweepB = b[i].sweep;
        in.tMax = 1.0f;
        b2TOIOutput out;
        b2TimeOfImpact(&out, &in);
        return {out.state == b2TOIOutput::e_touching, static_cast<double>(out.t)};
    }
};
#endif

#ifdef TUNNEL_PEER_CHIPMUNK
// A segment with a radius against a polygon: a moving circle. In doubles, and closed forms as ours.
struct Chipmunk {
    cpBody* body = cpBodyNewStatic();
    std::vector<cpShape*> boxes;
    const std::vector<SweepMotion>& motions;

    explicit Chipmunk(const std::vector<SweepMotion>& all_motions) : motions(all_motions) {
        for (const SweepMotion& m : motions) {
            const shape::Aabb& b = m.b.box;
            boxes.push_back(cpBoxShapeNew2(body, cpBBNew(b.min.x, b.min.y, b.max.x, b.max.y), 0.0));
            cpShapeCacheBB(boxes.back());
        }
    }
    ~Chipmunk() {
        for (cpShape* box : boxes) cpShapeFree(box);
        cpBodyFree(body);
    }
    Chipmunk(const Chipmunk&) = delete;
    Chipmunk& operator=(const Chipmunk&) = delete;

    [[nodiscard]] Found query(std::size_t i) const {
        const shape::Circle& c = motions[i].a.circle;
        const glm::dvec2 to = c.centre + (motions[i].travel.a - motions[i].travel.b);
        cpSegmentQueryInfo out;
        const bool hit = cpShapeSegmentQuery(boxes[i], cpv(c.centre.x, c.centre.y), cpv(to.x, to.y), c.radius, &out);
        return {hit, out.alpha};
    }
};
#endif

struct Counts {
    std::size_t wrong = 0, late = 0;
};

template <class Call> Counts count(const SweepTask& task, double allowed, Call call) {
    Counts out;
    for (std::size_t i = 0; i < task.motions.size(); ++i) {
        const Found found = call(i);
        out.wrong += found.hit != task.hits(i);
        out.late += found.hit && task.touch_before(i, found.t - allowed);
    }
    return out;
}

// A task's motions, by one of our ways to be called.
template <class Call> struct Subject {
    std::string name;
    const SweepTask& task;
    Call call;
};

template <class Call, class Peer>
void compare(const Subject<Call>& ours, const char* peer_name, Peer peer, const bench::TurnOptions& options) {
    const SweepTask& task = ours.task;
    bench::Line line{ours.name, peer_name};
    line.n = task.motions.size();
    line.time = bench::in_turn({all(task.motions, ours.call)}, {all(task.motions, peer)}, options);
    for (double* ns : {&line.time.ours_ns, &line.time.peer_ns, &line.time.ours_cpu_ns, &line.time.peer_cpu_ns})
        *ns /= static_cast<double>(line.n);
    const auto found = [&](std::size_t i) {
        const ccd::LinearImpact impact = ours.call(i);
        return Found{impact.status == base::Status::hit, impact.t_lo};
    };
    const Counts mine = count(task, 0.0, found), theirs = count(task, 1e-5, peer);
    line.wrong = mine.wrong, line.peer_wrong = theirs.wrong;
    bench::print(line);
    std::printf("# %s: of %zu hits late %zu, %s %zu\n", ours.name.c_str(), task.hit_count(), mine.late, peer_name,
                theirs.late);
}

template <class Call>
void compare_all([[maybe_unused]] const Subject<Call>& ours, [[maybe_unused]] const bench::TurnOptions& options) {
#ifdef TUNNEL_PEER_BOX2D
    const Box2d box2d(ours.task.motions);
    compare(
        ours, "box2d", [&](std::size_t i) { return box2d.cast(i); }, options);
    compare(
        ours, "box2d_toi", [&](std::size_t i) { return box2d.impact(i); }, options);
#endif
#ifdef TUNNEL_PEER_CHIPMUNK
    if (ours.task.name != "toi_circle_aabb") return; // it has no sweep of boxes
    const Chipmunk chipmunk(ours.task.motions);
    compare(
        ours, "chipmunk", [&](std::size_t i) { return chipmunk.query(i); }, options);
#endif
}

// `finish` runs while the tasks are still there.
template <class Visit, class Finish> void each_task(Visit visit, Finish finish) {
    const SweepTask circles = bench::circle_aabb_motions(), boxes = bench::aabb_aabb_motions(),
                    turned = bench::obb_obb_motions();
    const SweepTask rounds = bench::circle_circle_motions(), capsules = bench::capsule_polygon_motions();
    const Ours of_circles(circles, &Mover::circle, &Mover::box);
    const Ours of_boxes(boxes, &Mover::box, &Mover::box);
    const Ours of_turned(turned, &Mover::turned, &Mover::turned);
    const Ours of_rounds(rounds, &Mover::circle, &Mover::circle);
    const Ours of_capsules(capsules, &Mover::capsule, &Mover::polygon);
    const auto each = [&](const SweepTask& task, auto call) { visit(Subject<decltype(call)>{task.name, task, call}); };
    const auto one = [&](const SweepTask& task, const auto& call) {
        const auto alone = [&call](std::size_t i) { return call(i); };
        visit(Subject<decltype(alone)>{task.name + "_one", task, alone});
    };
    each(circles, InBlocks<shape::Circle, shape::Aabb>{of_circles}), one(circles, of_circles);
    each(boxes, InBlocks<shape::Aabb, shape::Aabb>{of_boxes}), one(boxes, of_boxes);
    each(turned, InBlocks<shape::Obb, shape::Obb>{of_turned}), one(turned, of_turned);
    each(rounds, [&](std::size_t i) { return of_rounds(i); });
    each(capsules, [&](std::size_t i) { return of_capsules(i); });
    finish();
}

int ratios(int rounds) {
#ifndef TUNNEL_PEER_BOX2D
    std::puts("# peer box2d: not found");
#endif
#ifndef TUNNEL_PEER_CHIPMUNK
    std::puts("# peer chipmunk: not found");
#endif
    bench::TurnOptions options;
    options.rounds = rounds;
    each_task([&](const auto& ours) { compare_all(ours, options); }, [] {});
    return 0;
}

int figures(int argc, char** argv) {
    if (!bench::figures_begin(argc, argv)) return 1;
    each_task(
        [](const auto& ours) {
            benchmark::RegisterBenchmark(ours.name.c_str(), [ours](benchmark::State& state) {
                for (auto _ : state) all(ours.task.motions, ours.call)();
                state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(ours.task.motions.size()));
            });
        },
        [] { benchmark::RunSpecifiedBenchmarks(); });
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (const auto request = bench::ratio_request(argc, argv)) return ratios(request->rounds);
    return figures(argc, argv);
}
