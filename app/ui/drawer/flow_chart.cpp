// Answers: an algorithm as boxes and arrows on a grid, the stage at work lit and outlined. Arrows that go back or skip
// a row run in lanes beside the boxes, so that none crosses a box.
#include "app/ui/panel/panel_parts.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

struct Placed {
    Rect box;
    std::vector<std::string> lines;
};

struct Grid {
    float x = 0, width = 0; // between the lanes
    std::vector<Placed> nodes;
    int lanes_left = 0, lanes_right = 0;
};

constexpr float row_gap = 1.35f; // em

bool goes_back(const kit::FlowChart& chart, const kit::FlowEdge& e) {
    return chart.nodes[static_cast<std::size_t>(e.to)].row <= chart.nodes[static_cast<std::size_t>(e.from)].row &&
           chart.nodes[static_cast<std::size_t>(e.to)].column == chart.nodes[static_cast<std::size_t>(e.from)].column;
}

bool skips(const kit::FlowChart& chart, const kit::FlowEdge& e) {
    const kit::FlowNode &a = chart.nodes[static_cast<std::size_t>(e.from)],
                        &b = chart.nodes[static_cast<std::size_t>(e.to)];
    return a.column == b.column && b.row > a.row + 1;
}

bool goes_up_elsewhere(const kit::FlowChart& chart, const kit::FlowEdge& e) {
    const kit::FlowNode &a = chart.nodes[static_cast<std::size_t>(e.from)],
                        &b = chart.nodes[static_cast<std::size_t>(e.to)];
    return a.column != b.column && b.row < a.row;
}

bool beside(const kit::FlowChart& chart, const kit::FlowEdge& e) {
    return chart.nodes[static_cast<std::size_t>(e.from)].row == chart.nodes[static_cast<std::size_t>(e.to)].row;
}

bool is_valid(const kit::FlowChart& chart, const kit::FlowEdge& e) {
    const int count = static_cast<int>(chart.nodes.size());
    return e.from >= 0 && e.from < count && e.to >= 0 && e.to < count;
}

// Rows as tall as their tallest node; the column's y moves to the chart's end.
Grid lay_out(PanelColumn& column, const kit::FlowChart& chart) {
    const float em = column.em();
    Grid grid;
    for (const kit::FlowEdge& e : chart.edges) {
        if (!is_valid(chart, e)) continue;
        grid.lanes_left += goes_back(chart, e) || goes_up_elsewhere(chart, e);
        grid.lanes_right += skips(chart, e);
    }
    grid.x = column.x + 0.8f * em * static_cast<float>(grid.lanes_left);
    grid.width = column.width - 0.8f * em * static_cast<float>(grid.lanes_left + grid.lanes_right);
    int columns = 1, rows = 1;
    for (const kit::FlowNode& n : chart.nodes) {
        columns = std::max(columns, n.column + 1);
        rows = std::max(rows, n.row + 1);
    }
    float gap = 1.6f * em; // at least what an arrow's word needs
    for (const kit::FlowEdge& e : chart.edges)
        if (is_valid(chart, e) && beside(chart, e))
            gap = std::max(gap, column.paint.width(column.ctx.fonts.small, e.label.in(column.ctx.lang)) + 0.7f * em);
    const float w = (grid.width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    std::vector<float> heights(static_cast<std::size_t>(rows), 0.0f);
    for (const kit::FlowNode& n : chart.nodes) {
        const bool decision = n.shape == kit::NodeShape::decision;
        Placed placed;
        placed.lines =
            column.paint.wrap(column.ctx.fonts.small, n.text.in(column.ctx.lang), w - (decision ? 2.6f : 1.2f) * em);
        const float h = static_cast<float>(placed.lines.size()) * column.paint.line(column.ctx.fonts.small) +
                        (decision ? 0.9f : 0.7f) * em;
        placed.box = {grid.x + static_cast<float>(n.column) * (w + gap), 0, w, h};
        heights[static_cast<std::size_t>(n.row)] = std::max(heights[static_cast<std::size_t>(n.row)], h);
        grid.nodes.push_back(std::move(placed));
    }
    std::vector<float> tops;
    for (const float h : heights) {
        tops.push_back(column.y);
        column.y += h + row_gap * em;
    }
    for (std::size_t i = 0; i < chart.nodes.size(); ++i) {
        // In the middle of its row, so that arrows to a neighbour are level.
        const auto row = static_cast<std::size_t>(chart.nodes[i].row);
        grid.nodes[i].box.y = tops[row] + (heights[row] - grid.nodes[i].box.h) / 2;
    }
    return grid;
}

void node_outline(ImDrawList& list, const Rect& b, kit::NodeShape shape, float em) {
    if (shape == kit::NodeShape::decision) {
        const float cut = std::min(0.9f * em, b.h / 2);
        for (const ImVec2 p :
             {ImVec2{b.x, b.y + b.h / 2}, ImVec2{b.x + cut, b.y}, ImVec2{b.x + b.w - cut, b.y},
              ImVec2{b.x + b.w, b.y + b.h / 2}, ImVec2{b.x + b.w - cut, b.y + b.h}, ImVec2{b.x + cut, b.y + b.h}})
            list.PathLineTo(p);
        return;
    }
    list.PathRect(corner(b), opposite(b), shape == kit::NodeShape::process ? 0.25f * em : b.h / 2);
}

void draw_node(const PanelColumn& column, const Placed& node, kit::NodeShape shape, bool active) {
    const Palette& p = column.paint.palette();
    ImDrawList& list = column.paint.list;
    const float em = column.em();
    node_outline(list, node.box, shape, em);
    list.PathFillConvex(Paint::ink(active ? blend(p.panel, p.accent, 0.28f) : p.raised));
    node_outline(list, node.box, shape, em);
    list.PathStroke(Paint::ink(active ? p.accent : blend(p.raised, p.muted, 0.5f)), ImDrawFlags_Closed,
                    (active ? 0.15f : 0.07f) * em);
    const ImFont* font = column.ctx.fonts.small;
    float y =
        node.box.y + (node.box.h - static_cast<float>(node.lines.size()) * column.paint.line(font)) / 2 + 0.15f * em;
    for (const std::string& line : node.lines) {
        column.paint.text(font, {node.box.x + (node.box.w - column.paint.width(font, line)) / 2, y},
                          active ? p.text : blend(p.muted, p.text, 0.45f), line);
        y += column.paint.line(font);
    }
}

void arrow(const PanelColumn& column, const std::vector<ImVec2>& path) {
    const Color color = blend(column.paint.palette().panel, column.paint.palette().muted, 0.85f);
    ImDrawList& list = column.paint.list;
    for (const ImVec2& p : path) list.PathLineTo(p);
    list.PathStroke(Paint::ink(color), ImDrawFlags_None, 0.09f * column.em());
    const ImVec2 tip = path.back(), before = path[path.size() - 2];
    const float length = std::hypot(tip.x - before.x, tip.y - before.y), s = 0.42f * column.em();
    if (!(length > 0)) return;
    const float dx = (tip.x - before.x) / length, dy = (tip.y - before.y) / length;
    list.AddTriangleFilled(tip, {tip.x - s * dx - 0.5f * s * dy, tip.y - s * dy + 0.5f * s * dx},
                           {tip.x - s * dx + 0.5f * s * dy, tip.y - s * dy - 0.5f * s * dx}, Paint::ink(color));
}

struct Lanes {
    int left = 0, right = 0;
};

void draw_edge(const PanelColumn& column, const kit::FlowChart& chart, const Grid& grid, const kit::FlowEdge& e,
               Lanes& lanes) {
    const float em = column.em();
    const Rect &a = grid.nodes[static_cast<std::size_t>(e.from)].box,
               &b = grid.nodes[static_cast<std::size_t>(e.to)].box;
    const kit::FlowNode &from = chart.nodes[static_cast<std::size_t>(e.from)],
                        &to = chart.nodes[static_cast<std::size_t>(e.to)];
    const auto mid_x = [](const Rect& r) { return r.x + r.w / 2; };
    const auto mid_y = [](const Rect& r) { return r.y + r.h / 2; };
    ImVec2 label{};
    if (goes_back(chart, e) || goes_up_elsewhere(chart, e)) {
        const float lane = grid.x - 0.8f * em * static_cast<float>(++lanes.left) + 0.2f * em;
        arrow(column, {{a.x, mid_y(a)}, {lane, mid_y(a)}, {lane, mid_y(b)}, {b.x, mid_y(b)}});
        label = {lane + 0.3f * em, mid_y(a) - 1.1f * em};
    } else if (skips(chart, e)) {
        const float lane = grid.x + grid.width + 0.8f * em * static_cast<float>(++lanes.right) - 0.2f * em;
        arrow(column, {{a.x + a.w, mid_y(a)}, {lane, mid_y(a)}, {lane, mid_y(b)}, {b.x + b.w, mid_y(b)}});
        label = {a.x + a.w + 0.2f * em, mid_y(a) - 1.1f * em};
    } else if (from.row == to.row) {
        const bool right = to.column > from.column;
        arrow(column, {{right ? a.x + a.w : a.x, mid_y(a)}, {right ? b.x : b.x + b.w, mid_y(b)}});
        label = {right ? a.x + a.w + 0.2f * em : b.x + b.w + 0.35f * em, mid_y(a) - 1.15f * em};
    } else if (from.column == to.column) {
        arrow(column, {{mid_x(a), a.y + a.h}, {mid_x(b), b.y}});
        label = {mid_x(a) + 0.4f * em, a.y + a.h + 0.12f * em};
    } else {
        const float turn = b.y - 0.6f * em;
        arrow(column, {{mid_x(a), a.y + a.h}, {mid_x(a), turn}, {mid_x(b), turn}, {mid_x(b), b.y}});
        label = {mid_x(a) + 0.4f * em, a.y + a.h + 0.05f * em};
    }
    column.paint.text(column.ctx.fonts.small, label, column.paint.palette().muted, e.label.in(column.ctx.lang));
}

} // namespace

void draw_charts(PanelColumn& column) {
    for (const kit::FlowChart& chart : column.readouts().charts) {
        if (chart.nodes.empty()) continue;
        section_title(column, chart.title.in(column.ctx.lang));
        const Grid grid = lay_out(column, chart);
        Lanes lanes;
        for (const kit::FlowEdge& e : chart.edges)
            if (is_valid(chart, e)) draw_edge(column, chart, grid, e, lanes);
        for (std::size_t i = 0; i < chart.nodes.size(); ++i) {
            const bool active = static_cast<int>(i) == chart.active;
            draw_node(column, grid.nodes[i], chart.nodes[i].shape, active);
            if (active) column.ctx.map->add("chart/" + chart.key + "/active", grid.nodes[i].box);
        }
    }
}

} // namespace tunnel::app
