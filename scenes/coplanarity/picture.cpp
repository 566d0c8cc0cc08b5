// Answers: labels, frames and surfaces for the 3D pictures.
#include "scenes/coplanarity/picture.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::coplanarity {

void Picture::label(Text text, const glm::dvec3& at, Role role, int priority, Side side, Size size) const {
    kit::Label l;
    l.text = std::move(text);
    l.at = at;
    l.side = side;
    l.size = size;
    l.priority = priority;
    list.add(pane, {role}, std::move(l));
}

void Picture::label_with_leader(Text text, Text caption, const glm::dvec3& at, Role role, int priority,
                                Side side) const {
    kit::Label l;
    l.text = std::move(text);
    l.caption = std::move(caption);
    l.at = at;
    l.side = side;
    l.size = Size::normal;
    l.priority = priority;
    l.leader = true;
    list.add(pane, {role}, std::move(l));
}

SweptBox coarse(const SweptBox& box) {
    const glm::dvec3 extent = box.hi - box.lo;
    const double largest = std::max({extent.x, extent.y, extent.z, 1e-300});
    const double step = std::exp2(std::ceil(std::log2(largest)) - 5.0);
    SweptBox out;
    for (int i = 0; i < 3; ++i) {
        out.lo[i] = step * std::floor(box.lo[i] / step - 0.5);
        out.hi[i] = step * std::ceil(box.hi[i] / step + 0.5);
        if (!(out.lo[i] < out.hi[i])) out.hi[i] = out.lo[i] + std::max(step, std::abs(out.lo[i]) * 1e-12);
    }
    return out;
}

kit::Mesh swept_side(const ccd::MovingPair& pair, std::size_t a, std::size_t b) {
    constexpr std::uint32_t stripes = 12;
    kit::Mesh out;
    out.wireframe = false;
    for (std::uint32_t i = 0; i <= stripes; ++i) {
        const double t = static_cast<double>(i) / stripes;
        out.vertices.emplace_back(place_of(pair, a, t));
        out.vertices.emplace_back(place_of(pair, b, t));
        if (i == stripes) break;
        const std::uint32_t k = 2 * i;
        out.triangles.insert(out.triangles.end(), {k, k + 1, k + 2, k + 1, k + 3, k + 2});
    }
    return out;
}

kit::Mesh face_at(const ccd::MovingPair& pair, double t) {
    kit::Mesh out;
    for (std::size_t i = 1; i < 4; ++i) out.vertices.emplace_back(place_of(pair, i, t));
    out.triangles = {0, 1, 2};
    return out;
}

kit::Mesh mesh_at(const Mesh& mesh, double t) {
    kit::Mesh out;
    for (std::size_t i = 0; i < mesh.start.size(); ++i)
        out.vertices.emplace_back((1.0 - t) * mesh.start[i] + t * mesh.end[i]);
    for (const auto& triangle : mesh.triangles)
        for (const int corner : triangle) out.triangles.push_back(static_cast<std::uint32_t>(corner));
    return out;
}

} // namespace tunnel::scenes::coplanarity
