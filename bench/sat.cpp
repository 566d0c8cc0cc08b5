// Answers: how long the separating axis query takes, polygon against polygon, beside Box2D's on the same pairs in the
// same run. --ratios prints one line a comparison, per pair:
//   sat_manifold      place both polygons, MTV and contact points; sixteen pairs to a call, as a simulator has them.
//                     The peer turns and moves its polygons, too, and knows no more than one pair
//   sat_manifold_one  the same, one pair to a call
//   sat_manifold_far  as sat_manifold, but only half of the pairs touch at all
//   sat_mtv           the MTV alone of polygons already placed: less work than the peer's manifold
// Regular polygons of 4 and 8 corners, each pair overlapping by about half. `wrong`: verdicts other than the exact
// oracle's.
#include "bench/support/entry.hpp"
#include "bench/support/turns.hpp"
#include "core/sat/polygons.hpp"
#include "tests/oracle/polygon_pair_oracle.hpp"

#include <benchmark/benchmark.h>

#ifdef TUNNEL_PEER_BOX2D
#include <box2d/box2d.h>
#endif
#ifdef TUNNEL_PEER_CHIPMUNK
#include <chipmunk/chipmunk.h>
#endif

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numbers>
#include <random>
#include <span>
#include <string_view>

namespace {

using namespace tunnel;

constexpr std::size_t pair_count = 1024, block = 16;

std::vector<glm::dvec2> regular(int corners) {
    std::vector<glm::dvec2> out;
    for (int i = 0; i < corners; ++i) {
        const double angle = 0.3 + 2.0 * std::numbers::pi * i / corners;
        out.emplace_back(std::cos(angle), std::sin(angle));
    }
    return out;
}

struct Pairs {
    shape::ConvexPolygon local;
    std::vector<shape::Pose> poses; // of A and B in turn
    std::vector<shape::ConvexPolygon> placed;

    explicit Pairs(int corners, bool far = false) : local(*shape::make_polygon(regular(corners))) {
        std::mt19937_64 random(1);
        std::uniform_real_distribution<double> uniform(-1.0, 1.0);
        for (std::size_t i = 0; i < pair_count; ++i) {
            const double angle = 3.1 * uniform(random), off = uniform(random);
            const double apart = far ? 1.7 + 0.9 * off : 0.8 + 0.3 * off;
            const glm::dvec2 at{10.0 * uniform(random), 10.0 * uniform(random)};
            poses.push_back(shape::pose(at, 3.1 * uniform(random)));
            poses.push_back(
                shape::pose(at + apart * glm::dvec2(std::cos(angle), std::sin(angle)), 3.1 * uniform(random)));
        }
        for (const shape::Pose& pose : poses) placed.push_back(place(local, pose));
    }
    [[nodiscard]] overlap::Contact manifold(std::size_t i) const {
        return sat::contact(place(local, poses[2 * i]), place(local, poses[2 * i + 1]));
    }
    // Pairs from i on, as many as there is room for.
    void manifolds(std::size_t i, std::span<overlap::Contact> out) const {
        std::array<shape::ConvexPolygon, 2 * block> world;
        std::array<sat::PolygonPair, block> pairs;
        for (std::size_t k = 0; k < out.size(); ++k) {
            place(local, poses[2 * (i + k)], world[2 * k]), place(local, poses[2 * (i + k) + 1], world[2 * k + 1]);
            pairs[k] = {&world[2 * k], &world[2 * k + 1]};
        }
        sat::contacts(std::span(pairs).first(out.size()), out);
    }
    [[nodiscard]] sat::Mtv mtv(std::size_t i) const { return sat::mtv(placed[2 * i], placed[2 * i + 1]); }
    [[nodiscard]] bool hits(std::size_t i) const {
        const auto vertices = [](const shape::ConvexPolygon& p) {
            std::vector<glm::dvec2> out;
            for (int k = 0; k < p.count; ++k) out.push_back(p.vertex(k));
            return out;
        };
        return oracle::PolygonPair(vertices(placed[2 * i]), vertices(placed[2 * i + 1])).touch();
    }
};

template <class Call> auto all(Call call) {
    return [call] {
        for (std::size_t i = 0; i < pair_count; ++i) benchmark::DoNotOptimize(call(i));
    };
}

auto all_in_blocks(const Pairs& pairs) {
    return [&pairs] {
        std::array<overlap::Contact, block> out;
        for (std::size_t i = 0; i < pair_count; i += block) {
            pairs.manifolds(i, out);
            benchmark::DoNotOptimize(out.data());
            benchmark::ClobberMemory();
        }
    };
}

#ifdef TUNNEL_PEER_BOX2D
struct Box2d {
    b2PolygonShape shape;
    std::vector<b2Transform> poses;

    Box2d(int corners, const Pairs& pairs) {
        std::vector<b2Vec2> points;
        for (const glm::dvec2& p : regular(corners))
            points.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
        shape.Set(points.data(), corners);
        for (const shape::Pose& pose : pairs.poses) {
            b2Transform t;
            t.p.Set(static_cast<float>(pose.shift.x), static_cast<float>(pose.shift.y));
            t.q.c = static_cast<float>(pose.cosine), t.q.s = static_cast<float>(pose.sine);
            poses.push_back(t);
        }
    }
    [[nodiscard]] b2Manifold manifold(std::size_t i) const {
        b2Manifold out;
        b2CollidePolygons(&out, &shape, poses[2 * i], &shape, poses[2 * i + 1]);
        return out;
    }
};
#endif

#ifdef TUNNEL_PEER_CHIPMUNK
// In doubles, by GJK and EPA; the polygons are placed by the call that moves them.
struct Chipmunk {
    cpBody* body = cpBodyNewStatic();
    cpShape *a = nullptr, *b = nullptr;
    std::vector<cpTransform> poses;

    Chipmunk(int corners, const Pairs& pairs) {
        std::vector<cpVect> points;
        for (const glm::dvec2& p : regular(corners)) points.push_back(cpv(p.x, p.y));
        a = cpPolyShapeNew(body, corners, points.data(), cpTransformIdentity, 0.0);
        b = cpPolyShapeNew(body, corners, points.data(), cpTransformIdentity, 0.0);
        for (const shape::Pose& p : pairs.poses)
            poses.push_back(cpTransformNew(p.cosine, p.sine, -p.sine, p.cosine, p.shift.x, p.shift.y));
    }
    ~Chipmunk() {
        cpShapeFree(a), cpShapeFree(b);
        cpBodyFree(body);
    }
    Chipmunk(const Chipmunk&) = delete;
    Chipmunk& operator=(const Chipmunk&) = delete;

    [[nodiscard]] cpContactPointSet manifold(std::size_t i) const {
        cpShapeUpdate(a, poses[2 * i]), cpShapeUpdate(b, poses[2 * i + 1]);
        return cpShapesCollide(a, b);
    }
};
#endif

template <class Call> std::size_t count_wrong(const Pairs& pairs, Call hit) {
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < pair_count; ++i) wrong += hit(i) != pairs.hits(i);
    return wrong;
}

struct Ours {
    const char* task;
    std::function<void()> run;
    std::function<bool(std::size_t)> hits; // our verdict of pair i
};

template <class Manifold, class Hits> void compare_with(const char* peer, const Pairs& pairs, const Ours& ours,
                                                        const bench::TurnOptions& options, Manifold manifold,
                                                        Hits hits) {
    bench::Line line{ours.task, peer};
    line.n = static_cast<std::size_t>(pairs.local.count);
    line.time = bench::in_turn({ours.run}, {all(manifold)}, options);
    for (double* ns : {&line.time.ours_ns, &line.time.peer_ns, &line.time.ours_cpu_ns, &line.time.peer_cpu_ns})
        *ns /= static_cast<double>(pair_count);
    line.wrong = count_wrong(pairs, ours.hits);
    line.peer_wrong = count_wrong(pairs, hits);
    bench::print(line);
}

void compare([[maybe_unused]] const Pairs& pairs, [[maybe_unused]] const Ours& ours,
             [[maybe_unused]] const bench::TurnOptions& options) {
#ifdef TUNNEL_PEER_BOX2D
    const Box2d box2d(pairs.local.count, pairs);
    compare_with(
        "box2d", pairs, ours, options, [&](std::size_t i) { return box2d.manifold(i); },
        [&](std::size_t i) { return box2d.manifold(i).pointCount > 0; });
#endif
#ifdef TUNNEL_PEER_CHIPMUNK
    const Chipmunk chipmunk(pairs.local.count, pairs);
    compare_with(
        "chipmunk", pairs, ours, options, [&](std::size_t i) { return chipmunk.manifold(i); },
        [&](std::size_t i) { return chipmunk.manifold(i).count > 0; });
#endif
}

bool hit(base::Status status) { return status == base::Status::hit; }

Ours manifolds_of(const char* task, const Pairs& pairs) {
    return {task, all_in_blocks(pairs), [&pairs](std::size_t i) {
                std::array<overlap::Contact, block> out;
                pairs.manifolds(i - i % block, out);
                return hit(out[i % block].status);
            }};
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
    for (const int corners : {4, 8}) {
        const Pairs pairs(corners), far(corners, true);
        const auto one = [&](std::size_t i) { return pairs.manifold(i); };
        const auto mtv = [&](std::size_t i) { return pairs.mtv(i); };
        compare(pairs, manifolds_of("sat_manifold", pairs), options);
        compare(pairs, {"sat_manifold_one", all(one), [&](std::size_t i) { return hit(one(i).status); }}, options);
        compare(far, manifolds_of("sat_manifold_far", far), options);
        compare(pairs, {"sat_mtv", all(mtv), [&](std::size_t i) { return hit(mtv(i).status); }}, options);
    }
    return 0;
}

void manifold(benchmark::State& state) {
    const Pairs pairs(static_cast<int>(state.range(0)));
    for (auto _ : state) all_in_blocks(pairs)();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(pair_count));
}
BENCHMARK(manifold)->Arg(4)->Arg(8)->Arg(16);

void mtv(benchmark::State& state) {
    const Pairs pairs(static_cast<int>(state.range(0)));
    for (auto _ : state) all([&](std::size_t i) { return pairs.mtv(i); })();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(pair_count));
}
BENCHMARK(mtv)->Arg(4)->Arg(8)->Arg(16);

} // namespace

int main(int argc, char** argv) {
    if (const auto request = bench::ratio_request(argc, argv)) return ratios(request->rounds);
    return bench::figures(argc, argv);
}
