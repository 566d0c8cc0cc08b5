// Answers: the walk through a mesh, four triangles at a time. Included once for each kind of machine, see
// core/math/each_machine.hpp. The arithmetic is touch_triangle()'s, operation by operation, so the bits are the same;
// triangles that need more than plain arithmetic go there.
// Internal to core/ray.

struct FourVec {
    Four x, y, z;
};

[[gnu::always_inline]] inline void fill_vec(FourVec& out, const glm::dvec3& v) {
    fill(out.x, v.x), fill(out.y, v.y), fill(out.z, v.z);
}
[[gnu::always_inline]] inline void load_wide(Four& out, const double* from) { load(out, from); }
[[gnu::always_inline]] inline void load_wide(Four& out, const float* from) {
    using Floats = float __attribute__((vector_size(16)));
    Floats narrow;
    std::memcpy(&narrow, from, sizeof narrow);
    out = __builtin_convertvector(narrow, Four);
}
template <class Number>
[[gnu::always_inline]] inline void load_corners(const TriangleBlock<Number>& block, FourVec (&out)[3]) {
    for (std::size_t i = 0; i < 3; ++i) {
        load_wide(out[i].x, block.corner[i][0].data());
        load_wide(out[i].y, block.corner[i][1].data());
        load_wide(out[i].z, block.corner[i][2].data());
    }
}
[[gnu::always_inline]] inline void subtract(const FourVec& a, const FourVec& b, FourVec& out) {
    out.x = a.x - b.x, out.y = a.y - b.y, out.z = a.z - b.z;
}
[[gnu::always_inline]] inline void dot_of(const FourVec& a, const FourVec& b, Four& out) {
    out = a.x * b.x + a.y * b.y + a.z * b.z;
}
[[gnu::always_inline]] inline void cross_of(const FourVec& a, const FourVec& b, FourVec& out) {
    out.x = a.y * b.z - a.z * b.y, out.y = a.z * b.x - a.x * b.z, out.z = a.x * b.y - a.y * b.x;
}
[[gnu::always_inline]] inline void magnitude(const Four& v, Four& out) {
    constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max(); // but the sign
    const FourInts kept = reinterpret_cast<FourInts>(v) & FourInts{all, all, all, all};
    out = reinterpret_cast<Four>(kept);
}
[[gnu::always_inline]] inline void size_of(const FourVec& v, Four& out) {
    Four x, y, z;
    magnitude(v.x, x), magnitude(v.y, y), magnitude(v.z, z);
    out = x + y + z;
}

struct FourTouch {
    unsigned met = 0, back = 0, unsure = 0; // bit i: triangle i
    alignas(32) double t[block_size];
};

[[gnu::always_inline]] inline void touch_four(const FourVec (&corner)[3], const FourVec& origin, const FourVec& way,
                                              FourTouch& out) {
    FourVec ab, ac, from, across, p;
    subtract(corner[1], corner[0], ab), subtract(corner[2], corner[0], ac), subtract(origin, corner[0], from);
    cross_of(from, ab, across), cross_of(way, ac, p);
    Four det, u, v, w, ab_size, ac_size, far;
    dot_of(ab, p, det), dot_of(from, p, u), dot_of(way, across, v);
    w = det - u - v;
    size_of(ab, ab_size), size_of(ac, ac_size), size_of(from, far);
    const Four det_error = product_error * ab_size * ac_size + product_least;
    const Four u_error = product_error * far * ac_size + product_least,
               v_error = product_error * far * ab_size + product_least;
    const Four w_error = 2.0 * (det_error + u_error + v_error);
    const FourInts u_up = u > u_error, v_up = v > v_error, w_up = w > w_error;
    const FourInts u_down = u < -u_error, v_down = v < -v_error, w_down = w < -w_error;
    const unsigned up = Machine::bits(u_up | v_up | w_up), down = Machine::bits(u_down | v_down | w_down);
    const unsigned candidates = ~(up & down) & 15U;
    if (candidates == 0) {
        out.met = out.unsure = 0;
        return;
    }
    Four height, det_size, height_size;
    dot_of(ac, across, height);
    magnitude(det, det_size), magnitude(height, height_size);
    const Four doubt = product_error * far * ab_size * ac_size + product_least;
    const FourInts good = (doubt <= distance_enough * height_size) & (det_error <= distance_enough * det_size);
    const FourInts sure = good & ((u_up & v_up & w_up) | (u_down & v_down & w_down));
    out.met = Machine::bits(sure) & candidates;
    out.unsure = candidates & ~out.met;
    out.back = down;
    store(out.t, height / det);
}

struct Leaf {
    const MeshCall& call;
    const TriangleBlock<float>* floats; // null: doubles
    const TriangleBlock<double>* doubles;
    double limit;
    FourVec origin, way;

    explicit Leaf(const MeshCall& c)
        : call(c), floats(c.blocks.floats.empty() ? nullptr : c.blocks.floats.data()), doubles(c.blocks.doubles.data()),
          limit(c.limit) {
        fill_vec(origin, c.ray.origin), fill_vec(way, c.ray.direction);
    }
    [[nodiscard]] const void* data(std::uint32_t first) const {
        if (floats != nullptr) return floats + first / block_size;
        return doubles + first / block_size;
    }
    [[gnu::always_inline]] double look(std::uint32_t first, std::uint32_t count) {
        call.counts.triangles += count;
        FourVec corner[3];
        if (floats != nullptr)
            load_corners(floats[first / block_size], corner);
        else
            load_corners(doubles[first / block_size], corner);
        FourTouch four;
        touch_four(corner, origin, way, four);
        for (unsigned bits = (four.met | four.unsure) & ((1U << count) - 1); bits != 0; bits &= bits - 1)
            offer(first, static_cast<unsigned>(__builtin_ctz(bits)), four);
        return limit;
    }
    void offer(std::uint32_t first, unsigned i, const FourTouch& four) {
        Touch touch;
        if ((four.unsure >> i & 1U) != 0) {
            const Triangle s = call.blocks.triangle(first + i);
            if (!touch_triangle(call.ray, s.a, s.b, s.c, touch)) return;
        } else {
            if (!(call.ray.t_min <= four.t[i] && four.t[i] <= call.ray.t_max)) return;
            touch = {four.t[i], 0, (four.back >> i & 1U) != 0 ? Face::back : Face::front, false};
        }
        const std::size_t block = first / block_size;
        touch.part = floats != nullptr ? floats[block].id[i] : doubles[block].id[i];
        touch.place = first + i;
        limit = call.found(call.context, touch);
    }
};

#include "core/ray/walk_kernel.hpp"

inline void walk_mesh_tree(const BvhNode* nodes, const FloatRay& ray, const MeshCall& call) {
    Leaf leaf(call);
    walk_tree(nodes, ray, leaf, call.counts.walk, call.watch);
}
