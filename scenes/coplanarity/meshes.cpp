// Answers: the meshes, their candidate pairs and the queries on them.
#include "scenes/coplanarity/meshes.hpp"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace tunnel::scenes::coplanarity {
namespace {

using ccd::MovingPair, ccd::PairKind;

struct Ball {
    std::vector<glm::dvec3> points{};
    std::vector<std::array<int, 3>> triangles{};
};

Ball octahedron() {
    return {{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}},
            {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}}};
}

// Each triangle in four, new points on the unit sphere.
Ball finer(const Ball& old) {
    Ball out{old.points, {}};
    std::map<std::array<int, 2>, int> middles;
    const auto middle = [&](int i, int j) {
        const auto [found, is_new] =
            middles.emplace(std::array<int, 2>{std::min(i, j), std::max(i, j)}, static_cast<int>(out.points.size()));
        if (is_new)
            out.points.push_back(
                glm::normalize(old.points[static_cast<std::size_t>(i)] + old.points[static_cast<std::size_t>(j)]));
        return found->second;
    };
    for (const auto& [a, b, c] : old.triangles) {
        const int ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
        out.triangles.insert(out.triangles.end(), {{a, ab, ca}, {ab, b, bc}, {ca, bc, c}, {ab, bc, ca}});
    }
    return out;
}

std::vector<std::array<int, 2>> edges_of(const std::vector<std::array<int, 3>>& triangles) {
    std::vector<std::array<int, 2>> out;
    for (const auto& t : triangles)
        for (std::size_t k = 0; k < 3; ++k)
            out.push_back({std::min(t[k], t[(k + 1) % 3]), std::max(t[k], t[(k + 1) % 3])});
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// From `from` to `to`, turned about y by an angle whose cosine and sine are given.
Mesh moving(const Ball& ball, const glm::dvec3& size, const glm::dvec3& from, const glm::dvec3& to, double cosine,
            double sine, double scale) {
    Mesh out;
    for (const glm::dvec3& p : ball.points) {
        const glm::dvec3 q = size * p;
        out.start.push_back(scale * (from + q));
        out.end.push_back(scale * (to + glm::dvec3(cosine * q.x + sine * q.z, q.y, cosine * q.z - sine * q.x)));
    }
    out.triangles = ball.triangles;
    out.edges = edges_of(ball.triangles);
    return out;
}

SweptBox around(const Mesh& mesh, const int* points, std::size_t n) {
    SweptBox box{mesh.start[static_cast<std::size_t>(points[0])], mesh.start[static_cast<std::size_t>(points[0])]};
    for (std::size_t i = 0; i < n; ++i)
        for (const auto* places : {&mesh.start, &mesh.end}) {
            const glm::dvec3& p = (*places)[static_cast<std::size_t>(points[i])];
            box = {glm::min(box.lo, p), glm::max(box.hi, p)};
        }
    return box;
}

bool touch(const SweptBox& a, const SweptBox& b) {
    return a.lo.x <= b.hi.x && b.lo.x <= a.hi.x && a.lo.y <= b.hi.y && b.lo.y <= a.hi.y && a.lo.z <= b.hi.z &&
           b.lo.z <= a.hi.z;
}

void put(MovingPair& pair, std::size_t at, const Mesh& mesh, int point) {
    pair.start[at] = mesh.start[static_cast<std::size_t>(point)];
    pair.end[at] = mesh.end[static_cast<std::size_t>(point)];
}

template <class Visit> void vertex_faces(const Mesh& a, const Mesh& b, Visit&& visit) {
    std::vector<SweptBox> faces;
    for (const auto& t : b.triangles) faces.push_back(around(b, t.data(), 3));
    for (int v = 0; v < static_cast<int>(a.start.size()); ++v) {
        const SweptBox box = around(a, &v, 1);
        for (std::size_t f = 0; f < faces.size(); ++f) {
            MovingPair pair{PairKind::vertex_face, {}, {}};
            put(pair, 0, a, v);
            for (std::size_t k = 0; k < 3; ++k) put(pair, k + 1, b, b.triangles[f][k]);
            visit(pair, touch(box, faces[f]), faces[f]);
        }
    }
}

template <class Visit> void edge_edges(const Mesh& a, const Mesh& b, Visit&& visit) {
    std::vector<SweptBox> others;
    for (const auto& e : b.edges) others.push_back(around(b, e.data(), 2));
    for (const auto& e : a.edges) {
        const SweptBox box = around(a, e.data(), 2);
        for (std::size_t k = 0; k < others.size(); ++k) {
            MovingPair pair{PairKind::edge_edge, {}, {}};
            put(pair, 0, a, e[0]), put(pair, 1, a, e[1]);
            put(pair, 2, b, b.edges[k][0]), put(pair, 3, b, b.edges[k][1]);
            visit(pair, touch(box, others[k]), others[k]);
        }
    }
}

template <class Visit> void all_pairs(const Mesh& a, const Mesh& b, Visit&& visit) {
    vertex_faces(a, b, visit);
    vertex_faces(b, a, visit);
    edge_edges(a, b, visit);
}

void ask(MeshRun& run, const ccd::ImpactOptions& inclusion) {
    for (std::size_t i = 0; i < run.candidates.size(); ++i) {
        const ccd::ImpactResult exact = ccd::first_impact(run.candidates[i]);
        if (exact.status == base::Status::hit) {
            ++run.hits;
            if (run.first < 0 || exact.t_lo < run.first_lo)
                run.first = static_cast<int>(i), run.first_lo = exact.t_lo, run.first_hi = exact.t_hi;
        }
        const ccd::ImpactResult boxes = ccd::first_impact(run.candidates[i], inclusion);
        run.hits_inclusion += boxes.status == base::Status::hit ? 1 : 0;
        run.exhausted += boxes.status == base::Status::budget_exhausted ? 1 : 0;
        run.checks += boxes.checks;
        run.most_checks = std::max(run.most_checks, boxes.checks);
    }
}

} // namespace

SweptBox swept_box(const MovingPair& pair) {
    SweptBox box{pair.start[0], pair.start[0]};
    for (std::size_t i = 0; i < ccd::count(pair.kind); ++i)
        for (const glm::dvec3& p : {pair.start[i], pair.end[i]}) box = {glm::min(box.lo, p), glm::max(box.hi, p)};
    return box;
}

MeshRun run_meshes(int detail, double scale, const ccd::ImpactOptions& inclusion) {
    Ball ball = octahedron();
    for (int i = 0; i < detail; ++i) ball = finer(ball);
    MeshRun run;
    run.a = moving(ball, {0.8, 0.8, 0.8}, {-1.6, 1.2, 0.1}, {0.1, 1.2, -0.1}, 0.8, 0.6, scale);
    run.b = moving(ball, {0.5, 1.0, 0.7}, {1.5, 1.1, 0.0}, {0.9, 1.3, 0.1}, 0.96, -0.28, scale);
    all_pairs(run.a, run.b, [&](const MovingPair& pair, bool near, const SweptBox& box) {
        ++run.all_pairs;
        if (!near) return;
        run.candidates.push_back(pair);
        if (pair.kind == PairKind::vertex_face) run.boxes.push_back(box);
    });
    const auto before = [](const SweptBox& x, const SweptBox& y) {
        for (int i = 0; i < 3; ++i)
            if (x.lo[i] != y.lo[i]) return x.lo[i] < y.lo[i];
        return x.hi.x + x.hi.y + x.hi.z < y.hi.x + y.hi.y + y.hi.z;
    };
    const auto same = [](const SweptBox& x, const SweptBox& y) { return x.lo == y.lo && x.hi == y.hi; };
    std::sort(run.boxes.begin(), run.boxes.end(), before);
    run.boxes.erase(std::unique(run.boxes.begin(), run.boxes.end(), same), run.boxes.end());
    ask(run, inclusion);
    return run;
}

std::int64_t certified_hits(const MeshRun& run, bool broad_phase) {
    std::int64_t hits = 0;
    all_pairs(run.a, run.b, [&](const MovingPair& pair, bool near, const SweptBox&) {
        if (near || !broad_phase) hits += ccd::first_impact(pair).status == base::Status::hit ? 1 : 0;
    });
    return hits;
}

} // namespace tunnel::scenes::coplanarity
