// Answers: meshes cut into lone triangles with normals and marked edges, and boxes as instances.
#include "app/render/solids.hpp"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace tunnel::app {

namespace {

struct Edge {
    std::uint32_t low, high;
    friend bool operator<(const Edge& a, const Edge& b) { return a.low != b.low ? a.low < b.low : a.high < b.high; }
};
Edge edge(std::uint32_t a, std::uint32_t b) { return {std::min(a, b), std::max(a, b)}; }

glm::vec3 normal_of(const kit::Mesh& mesh, std::size_t triangle) {
    const auto corner = [&](std::size_t k) { return mesh.vertices[mesh.triangles[triangle + k]]; };
    const glm::vec3 n = glm::cross(corner(1) - corner(0), corner(2) - corner(0));
    const float length = glm::length(n);
    return length > 0.0f ? n / length : glm::vec3(0, 1, 0);
}

bool valid(const kit::Mesh& mesh) {
    return std::all_of(mesh.triangles.begin(), mesh.triangles.end(),
                       [&](std::uint32_t i) { return i < mesh.vertices.size(); });
}

// Edges between two triangles of one flat face.
std::map<Edge, bool> flat_edges(const kit::Mesh& mesh) {
    std::map<Edge, glm::vec3> first;
    std::map<Edge, bool> flat;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const glm::vec3 n = normal_of(mesh, i);
        for (std::size_t k = 0; k < 3; ++k) {
            const Edge e = edge(mesh.triangles[i + k], mesh.triangles[i + (k + 1) % 3]);
            const auto [seen, is_new] = first.emplace(e, n);
            flat[e] = !is_new && glm::dot(seen->second, n) > 0.9999f;
        }
    }
    return flat;
}

void append(const kit::Mesh& mesh, const Look& look, bool ghost, std::vector<MeshVertex>& out) {
    const std::map<Edge, bool> flat = mesh.wireframe ? flat_edges(mesh) : std::map<Edge, bool>{};
    Color fill = look.fill;
    if (!look.filled) fill.a = 0;
    for (std::size_t i = 0; i + 2 < mesh.triangles.size(); i += 3) {
        const glm::vec3 normal = normal_of(mesh, i);
        glm::vec3 hidden(0.0f); // per edge: the one across corner k
        for (std::size_t k = 0; k < 3 && mesh.wireframe; ++k)
            if (flat.at(edge(mesh.triangles[i + (k + 1) % 3], mesh.triangles[i + (k + 2) % 3])))
                hidden[static_cast<int>(k)] = 10.0f;
        for (std::size_t k = 0; k < 3; ++k) {
            glm::vec3 edges = hidden;
            edges[static_cast<int>(k)] += 1.0f;
            MeshVertex v{mesh.vertices[mesh.triangles[i + k]], normal, edges, fill, look.line, 0.0f};
            if (mesh.wireframe) v.half_line = 0.6f * look.width; // each face draws its side of an edge
            if (ghost) v.line.a = 90;
            out.push_back(v);
        }
    }
}

SolidBox solid_box(const kit::BoxInstance& box, const Look& look) {
    SolidBox out{glm::vec3(glm::min(box.lo, box.hi)), glm::vec3(glm::max(box.lo, box.hi)), 0.0f, look.fill, look.line};
    if (!look.filled) out.fill.a = 0;
    if (box.outline) out.half_line = 0.6f * look.width;
    return out;
}

} // namespace

Solids solids_of(const kit::DrawList& list, int pane, const RenderStyle& style) {
    Solids out;
    const kit::Pane& frame = list.panes[static_cast<std::size_t>(pane)];
    out.floor = static_cast<float>(frame.lo.y);
    out.middle = glm::vec3(0.5 * (frame.lo + frame.hi));
    out.extent = static_cast<float>(1.2 * glm::length(frame.hi - frame.lo));
    std::vector<MeshVertex> clear_vertices;
    std::vector<SolidBox> clear_boxes;
    for (const kit::Item& item : list.items) {
        if (item.pane != pane) continue;
        if (const auto* mesh = std::get_if<kit::Mesh>(&item.shape); mesh != nullptr && valid(*mesh)) {
            const Look look = look_of(item.style, style);
            append(*mesh, look, item.style.ghost, look.filled && look.fill.a == 255 ? out.vertices : clear_vertices);
        } else if (const auto* boxes = std::get_if<kit::Boxes>(&item.shape))
            for (const kit::BoxInstance& box : boxes->boxes) {
                const Look look = look_of(style_of(box, item.style), style);
                if (!look.filled) continue; // its edges are strokes
                (look.fill.a == 255 ? out.boxes : clear_boxes).push_back(solid_box(box, look));
            }
    }
    out.opaque_vertices = out.vertices.size();
    out.opaque_boxes = out.boxes.size();
    out.vertices.insert(out.vertices.end(), clear_vertices.begin(), clear_vertices.end());
    out.boxes.insert(out.boxes.end(), clear_boxes.begin(), clear_boxes.end());
    return out;
}

} // namespace tunnel::app
