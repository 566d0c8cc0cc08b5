// Answers: any shape's validity and box, and what of it goes to a tree's leaves.
#include "core/ray/bounds.hpp"
#include "core/ray/world_state.hpp"

namespace tunnel::ray {

namespace {

Box box_around(const Plane&) { return {glm::dvec3(-unbounded), glm::dvec3(unbounded)}; }
Box box_around(const Sphere& s) { return {s.centre - s.radius, s.centre + s.radius}; }
Box box_around(const Box& b) { return b; }
Box box_around(const Obb& b) {
    glm::dvec3 reach(0.0);
    for (int side = 0; side < 3; ++side)
        for (int i = 0; i < 3; ++i) reach[i] += std::abs(b.axes[side][i]) * b.half[side];
    for (int i = 0; i < 3; ++i) reach[i] += 0x1p-48 * (reach[i] + std::abs(b.centre[i])); // what sums may have lost
    return {b.centre - reach, b.centre + reach};
}
Box box_around(const Capsule& c) {
    Box box = box_around(Sphere{c.a, c.radius});
    grow(box, box_around(Sphere{c.b, c.radius}));
    return box;
}
Box box_around(const Triangle& t) {
    Box box{t.a, t.a};
    grow(box, {t.b, t.b}), grow(box, {t.c, t.c});
    return box;
}
Box box_around(const MeshShape& mesh) { return mesh->bounds(); }
Box box_around(const shape::Circle& c) {
    const glm::dvec2 min = c.centre - c.radius, max = c.centre + c.radius;
    return {glm::dvec3(min, 0.0), glm::dvec3(max, 0.0)};
}
Box box_around(const shape::Aabb& b) { return {glm::dvec3(b.min, 0.0), glm::dvec3(b.max, 0.0)}; }
Box box_around(const std::shared_ptr<const shape::ConvexPolygon>& p) {
    Box box = empty_box();
    for (int i = 0; i < p->count; ++i) grow(box, {glm::dvec3(p->vertex(i), 0.0), glm::dvec3(p->vertex(i), 0.0)});
    return box;
}

bool legal(const MeshShape& mesh) { return mesh != nullptr && mesh->size() > 0; }
template <class Shape> bool legal(const Shape& shape) { return is_valid(shape); }

} // namespace

bool is_valid(const AnyShape& shape) {
    return std::visit([](const auto& s) { return legal(s); }, shape);
}

Stored stored(const AnyShape& shape) {
    return std::visit(
        [](const auto& s) -> Stored {
            if constexpr (std::is_same_v<std::decay_t<decltype(s)>, shape::ConvexPolygon>)
                return std::make_shared<const shape::ConvexPolygon>(s);
            else
                return s;
        },
        shape);
}

AnyShape unstored(const Stored& shape) {
    return std::visit(
        [](const auto& s) -> AnyShape {
            if constexpr (std::is_same_v<std::decay_t<decltype(s)>, std::shared_ptr<const shape::ConvexPolygon>>)
                return *s;
            else
                return s;
        },
        shape);
}

// Of the others the sums are rounded by less than the margin of the floats that follow.
Box box_of(const Stored& shape) {
    return std::visit([](const auto& s) { return box_around(s); }, shape);
}

void WorldState::place(const Bvh& tree, const std::vector<Id>& ids, std::vector<Placed>& out) const {
    out.clear();
    out.reserve(ids.size());
    for (const Id at : tree.order()) {
        const Entry& e = entries[ids[at]];
        Placed p{e.lo, e.hi, ids[at], PlacedKind::other, {}};
        if (const auto* s = std::get_if<Sphere>(&e.shape)) {
            p.kind = PlacedKind::sphere;
            p.numbers = {s->centre.x, s->centre.y, s->centre.z, s->radius, 0.0, 0.0};
        } else if (const auto* c = std::get_if<shape::Circle>(&e.shape)) {
            p.kind = PlacedKind::circle;
            p.numbers = {c->centre.x, c->centre.y, 0.0, c->radius, 0.0, 0.0};
        } else if (const auto* b = std::get_if<Box>(&e.shape)) {
            p.kind = PlacedKind::box;
            p.numbers = {b->min.x, b->min.y, b->min.z, b->max.x, b->max.y, b->max.z};
        }
        out.push_back(p);
    }
}

} // namespace tunnel::ray
