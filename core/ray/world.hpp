// Answers: what does a ray meet first, at all, or one after the other, among many colliders?
// Refuses: invalid shapes, layers beyond 31, ids not in use: nothing changes, and the call says so. Invalid rays and
// bands: invalid_input.
// Degenerate cases: as core/ray/cast.hpp says of each shape. Whatever the method, the order of insertion and the number
// of threads that ask: the same answers, to the bit. Ties: see Query.
#pragma once

#include "core/ray/bvh.hpp"
#include "core/ray/filter.hpp"
#include "core/ray/mesh.hpp"

#include <memory>
#include <variant>

namespace tunnel::ray {

using MeshShape = std::shared_ptr<const TriangleMesh>;
using AnyShape = std::variant<Plane, Sphere, Box, Obb, Capsule, Triangle, MeshShape, shape::Circle, shape::Aabb,
                              shape::ConvexPolygon>;

struct Collider {
    AnyShape shape;
    int layer = 0;
    bool enabled = true;
    bool trigger = false; // met only by those who ask for triggers
    bool moving = false;  // kept in a tree of its own, which is refitted: a hint, no answer depends on it
};

struct Query {
    Filter filter;
    Start start = Start::exit;
    // Closest hit: the smallest distance, then the smallest id (then part) within a band above it. The band is this
    // wide, and no less than 2^-38 times the origin's largest coordinate plus the distance. Length unit.
    double tie = 0.0;
};

// What one query did. Candidates reach the filter first, then their box, then their shape. A grid may find a collider
// in several cells, and counts it each time; a second look because of a tie counts, too.
struct QueryCounts {
    std::int64_t nodes = 0;       // of the tree, or cells
    std::int64_t candidates = 0;  // = by_filter + by_box + by_distance + narrow
    std::int64_t by_filter = 0;   // rejected: disabled, layer, trigger, ignored
    std::int64_t by_box = 0;      // rejected: the ray misses the box
    std::int64_t by_distance = 0; // rejected: the box is farther than what is found
    std::int64_t narrow = 0;      // shapes tested
    std::int64_t triangles = 0;   // of meshes, tested
};

// What became of a candidate.
enum class Fate { filtered, box_missed, too_far, shape_missed, met };
[[nodiscard]] std::string_view to_word(Fate fate);

// One step of a query, in order: a node of a tree opened, or a candidate looked at. Nodes of a mesh's own tree come
// before the candidate that they belong to.
struct QueryStep {
    bool node = false;
    bool moving = false;     // node: of the moving tree
    std::uint32_t index = 0; // node: in nodes() of its tree; candidate: the collider
    Fate fate = Fate::met;   // candidate
    double enters = 0.0;     // candidate not filtered: where the ray enters its box; infinite: nowhere, or too far
    double limit = 0.0;      // after this step what is farther does not count
    Id mesh = no_id;         // node: of this collider's mesh; no_id: of the world's trees
};

// Recorded on request; changes no bit of the answer.
struct QueryTrace {
    std::size_t most = 10000; // steps kept
    std::vector<QueryStep> steps;
    bool truncated = false;
    std::size_t again = 0; // closest: so many steps when a second look began, because of a tie; 0: none
};

enum class Method { brute_force, grid, bvh };
[[nodiscard]] std::string_view to_word(Method method);

enum class Per {
    collider, // each once, where it is met first
    surface,  // each time: entry and exit of a solid (both, if it is only touched), each triangle; of a solid that the
              // ray starts in, what Start says, and with Start::zero the exit, too
};

struct ListQuery {
    Query query;
    Per per = Per::collider;
    // The list ends with the first hit of a layer that is not here: a bullet that goes through glass and stops in a
    // wall lists both, and nothing behind.
    LayerMask pierced = every_layer;
};

struct WorldState; // internal

class World {
  public:
    explicit World(Method method = Method::bvh);
    ~World();
    World(World&&) noexcept;
    World& operator=(World&&) noexcept;

    // The smallest id not in use; no_id: refused.
    Id insert(const Collider& collider);
    // False: refused, and nothing changed.
    bool set_shape(Id id, const AnyShape& shape);
    bool set_enabled(Id id, bool enabled);
    bool set_trigger(Id id, bool trigger);
    bool set_layer(Id id, int layer);
    bool remove(Id id);
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool holds(Id id) const;
    [[nodiscard]] Collider collider(Id id) const; // held ones only
    // The longest side of its box, as recast_offset() wants it; 0 for planes, and for an id not held.
    [[nodiscard]] double size_of(Id id) const;

    // Brings the index up to date after changes of shapes. Without it queries are right, and as slow as brute force.
    void update();
    [[nodiscard]] bool is_up_to_date() const;
    [[nodiscard]] const Bvh& static_tree() const;
    [[nodiscard]] const Bvh& moving_tree() const;

    [[nodiscard]] Hit closest(const Ray& ray, const Query& query = {}, QueryCounts* counts = nullptr,
                              QueryTrace* trace = nullptr) const;
    // hit, clear or invalid_input; stops at the first that is found.
    [[nodiscard]] base::Status any(const Ray& ray, const Query& query = {}, QueryCounts* counts = nullptr,
                                   QueryTrace* trace = nullptr) const;
    // By distance, then id, face and part, without a band. `out` is emptied first.
    base::Status all(const Ray& ray, const ListQuery& query, std::vector<Hit>& out, QueryCounts* counts = nullptr,
                     QueryTrace* trace = nullptr) const;
    // closest() of each; `out` has room for as many. counts: their sum.
    void closest(std::span<const Ray> rays, const Query& query, std::span<Hit> out,
                 QueryCounts* counts = nullptr) const;

  private:
    std::unique_ptr<WorldState> state_;
};

} // namespace tunnel::ray
