// Answers: how long the closest hit of a ray takes among many shapes, and the making of a mesh's tree, beside other
// libraries on the same rays in the same run. --ratios prints one line a comparison, per ray or triangle:
//   closest_spheres, closest_aabbs, closest_mesh   in space, rays incoherent, one thread
//   closest_circles_2d, closest_boxes_2d           in the plane
//   …_batch                                        ours asked for all rays in one call
//   build_mesh                                     from points and corners, one thread; ours and embree copy them
// Ours answers in double, exactly at edges and without leaks; the peers in float: unlike work, in their favour. Worlds
// (ours, box2d, bullet's) filter by layers as well, embree does not. `wrong`: answers that differ by a bit from those
// of every shape in turn. `peer_wrong`: hit or miss otherwise, or a distance off by more than 1e-4 of itself plus 1e-6
// of the scene's reach; # off says which. On the mesh every 16th ray is compared.
#include "bench/ray/ours.hpp"
#include "bench/ray/peers.hpp"
#include "bench/support/entry.hpp"
#include "bench/support/turns.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <memory>

namespace {

using namespace tunnel;
using bench::EmbreeKind;
using bench::RayPeer;
using bench::RayScene;

constexpr std::size_t shape_count = 10000, triangle_count = 100000;

struct PeerKind {
    const char* name;
    std::unique_ptr<RayPeer> (*make)(const RayScene& scene);
    bool batch = false; // compare our batch with it, too
};
template <EmbreeKind kind> std::unique_ptr<RayPeer> embree(const RayScene& scene) {
    if (kind == EmbreeKind::triangles && scene.boxes.empty()) return nullptr;
    return bench::make_embree(scene, kind);
}
constexpr std::array peers = {PeerKind{"embree", embree<EmbreeKind::medium>, true},
                              PeerKind{"embree_high", embree<EmbreeKind::high>},
                              PeerKind{"embree_robust", embree<EmbreeKind::robust>},
                              PeerKind{"embree_triangles", embree<EmbreeKind::triangles>},
                              PeerKind{"bullet", bench::make_bullet},
                              PeerKind{"box2d", bench::make_box2d, true}};

bool is_hit(const ray::Hit& hit) { return hit.status == base::Status::hit; }

// Of the rays that are compared.
struct Truth {
    std::vector<ray::Hit> hits;
    std::size_t each;
    std::size_t wrong = 0, met = 0;

    Truth(const bench::OurRays& ours, const RayScene& scene) : each(scene.triangles.empty() ? 1 : 16) {
        for (std::size_t i = 0; i < scene.shots.size(); i += each) {
            hits.push_back(ours.truth(i));
            const ray::Hit &exact = hits.back(), found = ours.cast(i);
            met += is_hit(exact);
            wrong += found.status != exact.status || found.distance != exact.distance || found.part != exact.part ||
                     found.collider != exact.collider || found.normal != exact.normal;
        }
    }
};

// Prints what it counts.
std::size_t wrong_of(RayPeer& peer, const char* name, const RayScene& scene, const Truth& truth) {
    std::size_t verdicts = 0, distances = 0, others = 0;
    for (std::size_t k = 0; k < truth.hits.size(); ++k) {
        const ray::Hit& exact = truth.hits[k];
        const bench::PeerHit found = peer.cast(k * truth.each);
        const double allowed = 1e-4 * exact.distance + 1e-6 * static_cast<double>(scene.reach);
        if (found.hit != is_hit(exact))
            ++verdicts;
        else if (found.hit && !(std::abs(found.distance - exact.distance) <= allowed))
            ++distances;
        else if (found.hit && found.shape != (scene.triangles.empty() ? exact.collider : exact.part))
            ++others;
    }
    std::printf("# off task=%s peer=%s rays=%zu hit_or_miss=%zu distance=%zu (same distance, another shape: %zu)\n",
                scene.task.c_str(), name, truth.hits.size(), verdicts, distances, others);
    return verdicts + distances;
}

void print_per(std::size_t count, bench::Line line) {
    for (double* ns : {&line.time.ours_ns, &line.time.peer_ns, &line.time.ours_cpu_ns, &line.time.peer_cpu_ns})
        *ns /= static_cast<double>(count);
    bench::print(line);
}

using Make = RayScene (*)(std::size_t);
struct Task {
    std::string_view name; // as the scene will call it
    Make make;
    std::size_t n;
};
constexpr std::array closest_tasks = {Task{"closest_spheres", bench::sphere_scene, shape_count},
                                      Task{"closest_aabbs", bench::box_scene, shape_count},
                                      Task{"closest_mesh", bench::mesh_scene, triangle_count},
                                      Task{"closest_circles_2d", bench::circle_scene, shape_count},
                                      Task{"closest_boxes_2d", bench::flat_box_scene, shape_count}};

struct Asked {
    bench::TurnOptions turns;
    std::string_view task, peer; // empty: all
    [[nodiscard]] bool wants(std::string_view t, std::string_view p) const {
        return (task.empty() || t.find(task) == 0) && (peer.empty() || peer == p);
    }
};

void compare_closest(const RayScene& scene, const Asked& asked) {
    const bench::OurRays ours(scene);
    const Truth truth(ours, scene);
    std::printf("# %s n=%zu: %zu of %zu rays hit\n", scene.task.c_str(), scene.size(), truth.met, truth.hits.size());
    for (const PeerKind& kind : peers) {
        if (!asked.wants(scene.task, kind.name)) continue;
        const std::unique_ptr<RayPeer> peer = kind.make(scene);
        if (peer == nullptr) continue;
        const std::size_t peer_wrong = wrong_of(*peer, kind.name, scene, truth);
        for (const bool batch : {false, true}) {
            if (batch && (!ours.has_batch() || !kind.batch)) continue;
            bench::Line line{scene.task + (batch ? "_batch" : ""), kind.name};
            line.n = scene.size();
            line.time = bench::in_turn({[&] { batch ? ours.cast_batch() : ours.cast_all(); }},
                                       {[&] { peer->cast_all(); }}, asked.turns);
            line.wrong = truth.wrong, line.peer_wrong = peer_wrong;
            print_per(scene.shots.size(), line);
        }
    }
}

struct Build {
    const char* name;
    std::function<void()> run;
    std::unique_ptr<RayPeer> built;
};

void compare_build(const Asked& asked) {
    const RayScene scene = bench::mesh_scene(triangle_count);
    const Truth truth(bench::OurRays(scene), scene);
    const std::function<void()> ours = bench::our_build(scene);
    std::array theirs = {
        Build{"embree", bench::embree_build(scene, EmbreeKind::medium), bench::make_embree(scene, EmbreeKind::medium)},
        Build{"embree_high", bench::embree_build(scene, EmbreeKind::high), bench::make_embree(scene, EmbreeKind::high)},
        Build{"bullet", bench::bullet_build(scene), bench::make_bullet(scene)}};
    for (Build& peer : theirs) {
        if (!peer.run || !asked.wants("build_mesh", peer.name)) continue;
        bench::Line line{"build_mesh", peer.name};
        line.n = scene.size();
        line.wrong = truth.wrong, line.peer_wrong = wrong_of(*peer.built, peer.name, scene, truth);
        line.time = bench::in_turn({ours}, {peer.run}, asked.turns);
        print_per(scene.size(), line);
    }
}

int ratios(const Asked& asked) {
    for (const PeerKind& kind : {peers[0], peers[4], peers[5]})
        if (kind.make({}) == nullptr) std::printf("# peer %s: not found\n", kind.name);
    for (const Task& task : closest_tasks)
        if (task.name.find(asked.task) == 0) compare_closest(task.make(task.n), asked);
    if (std::string_view("build_mesh").find(asked.task) == 0) compare_build(asked);
    return 0;
}

void closest(benchmark::State& state, Make make, bool batch) {
    const RayScene scene = make(static_cast<std::size_t>(state.range(0)));
    const bench::OurRays ours(scene);
    for (auto _ : state) batch ? ours.cast_batch() : ours.cast_all();
    const auto rays = static_cast<double>(scene.shots.size());
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(scene.shots.size()));
    const ray::QueryCounts counts = ours.counts();
    state.counters["nodes_per_ray"] = static_cast<double>(counts.nodes) / rays;
    state.counters["candidates_per_ray"] = static_cast<double>(counts.candidates) / rays;
    state.counters["shapes_per_ray"] = static_cast<double>(counts.narrow + counts.triangles) / rays;
}
#define TUNNEL_CLOSEST(name)                                                                                           \
    BENCHMARK_CAPTURE(closest, name, bench::name, false)->RangeMultiplier(10)->Range(100, 100000)
TUNNEL_CLOSEST(sphere_scene);
TUNNEL_CLOSEST(box_scene);
TUNNEL_CLOSEST(mesh_scene);
TUNNEL_CLOSEST(circle_scene);
TUNNEL_CLOSEST(flat_box_scene);

void build_mesh(benchmark::State& state) {
    const RayScene scene = bench::mesh_scene(static_cast<std::size_t>(state.range(0)));
    const std::function<void()> build = bench::our_build(scene);
    for (auto _ : state) build();
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(scene.size()));
}
BENCHMARK(build_mesh)->RangeMultiplier(10)->Range(1000, 1000000);

} // namespace

// --ratios [rounds [the only task, or how it begins [the only peer]]]
int main(int argc, char** argv) {
    if (const auto request = bench::ratio_request(argc, argv)) {
        const auto& more = request->more;
        Asked asked;
        asked.turns = {std::max(3, request->rounds / 5), 3};
        if (!more.empty()) asked.task = more[0];
        if (more.size() > 1) asked.peer = more[1];
        return ratios(asked);
    }
    return bench::figures(argc, argv);
}
