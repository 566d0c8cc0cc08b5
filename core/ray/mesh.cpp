// Answers: the mesh's making, and its closest hit.
#include "core/ray/mesh.hpp"

#include "core/ray/bounds.hpp"
#include "core/ray/bvh_build.hpp"
#include "core/ray/choice.hpp"
#include "core/ray/mesh_walk.hpp"

namespace tunnel::ray {

namespace {

bool are_legal(std::span<const glm::dvec3> points) {
    return std::all_of(points.begin(), points.end(),
                       [](const glm::dvec3& p) { return within(p, shape::max_coordinate); });
}

bool are_floats(const glm::dvec3& p) {
    const auto is_float = [](double x) { return static_cast<double>(static_cast<float>(x)) == x; };
    return is_float(p.x) && is_float(p.y) && is_float(p.z);
}

std::vector<Box> boxes_of(const TriangleMesh& mesh) {
    std::vector<Box> boxes;
    boxes.reserve(mesh.size());
    for (Id i = 0; i < mesh.size(); ++i) {
        const Triangle s = mesh.triangle(i);
        Box box{s.a, s.a};
        grow(box, {s.b, s.b}), grow(box, {s.c, s.c});
        boxes.push_back(box);
    }
    return boxes;
}

std::vector<BuildItem> items_of(std::span<const glm::dvec3> points, std::span<const Corners> triangles) {
    std::vector<BuildItem> at; // each point is rounded once, not with each of its triangles
    at.reserve(points.size());
    for (const glm::dvec3& p : points) at.push_back(build_item({p, p}, 0));
    std::vector<BuildItem> items;
    items.reserve(triangles.size());
    for (const Corners& t : triangles)
        items.push_back(build_item(at[t[0]], at[t[1]], at[t[2]], static_cast<Id>(items.size())));
    return items;
}

void look(const Ray& ray, const TriangleMesh& mesh, bool brute_force, Choice& choice, MeshCounts& counts) {
    const auto found = [&](const Touch& touch) {
        choice.offer(0, touch);
        return choice.limit();
    };
    if (brute_force)
        look_at_all(mesh, ray, counts, found);
    else
        walk_mesh(mesh, ray, WalkRay(ray), choice.limit(), counts, found);
}

} // namespace

std::optional<TriangleMesh> TriangleMesh::make(std::span<const glm::dvec3> points, std::span<const Corners> triangles) {
    if (!are_legal(points) || triangles.size() >= no_id) return {};
    for (const Corners& t : triangles)
        for (const Id corner : t)
            if (corner >= points.size()) return {};
    TriangleMesh mesh;
    mesh.points_.assign(points.begin(), points.end());
    mesh.corners_.assign(triangles.begin(), triangles.end());
    std::vector<BuildItem> items = items_of(points, triangles);
    mesh.bvh_.build(items, block_size);
    mesh.place();
    return mesh;
}

bool TriangleMesh::move(std::span<const glm::dvec3> points) {
    if (points.size() != points_.size() || !are_legal(points)) return false;
    points_.assign(points.begin(), points.end());
    bvh_.refit(boxes_of(*this));
    place();
    return true;
}

void TriangleMesh::place() {
    blocks_ = {};
    if (std::all_of(points_.begin(), points_.end(), are_floats))
        place(blocks_.floats);
    else
        place(blocks_.doubles);
}

template <class Block> void TriangleMesh::place(std::vector<Block>& blocks) {
    const std::span<const Id> order = bvh_.order();
    blocks.resize(order.size() / block_size);
    bounds_ = empty_box();
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (order[at] == no_id) continue;
        const Triangle s = triangle(order[at]);
        blocks[at / block_size].set(at % block_size, s, order[at]);
        for (const glm::dvec3& p : {s.a, s.b, s.c}) grow(bounds_, {p, p});
    }
}

Triangle TriangleMesh::triangle(Id i) const {
    const Corners& c = corners_[i];
    return {points_[c[0]], points_[c[1]], points_[c[2]]};
}

Hit cast(const Ray& ray, const TriangleMesh& mesh, const MeshQuery& query, MeshCounts* counts) {
    if (!is_valid(ray) || !(query.tie >= 0.0)) return {};
    MeshCounts own;
    Choice choice(ray, query.tie);
    look(ray, mesh, query.brute_force, choice, own);
    if (choice.doubtful()) {
        choice = Choice(ray, query.tie, choice.best());
        look(ray, mesh, query.brute_force, choice, own);
    }
    if (counts != nullptr) *counts = own;
    if (!choice.any()) return no_hit();
    const Touch& touch = choice.touch();
    return describe(ray, touch.place != no_id ? mesh.blocks().triangle(touch.place) : mesh.triangle(touch.part), touch);
}

} // namespace tunnel::ray
