// Answers: what the GPU gets for one pane: three kinds of primitives in drawable pixels of the pane's inner rectangle
// (y down), and the order in which they are painted. Plain data, so that tests need no GL.
#pragma once

#include "app/render/palette.hpp"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace tunnel::app {

// A capsule: a segment with round ends. `period` 0: solid; else a dash of length `on` begins at every multiple of
// `period` of the distance `phase + along`.
struct StrokeInstance {
    glm::vec2 a{0.0f}, b{0.0f};
    float half_width = 1.0f, phase = 0.0f, on = 0.0f, period = 0.0f;
    glm::vec2 depth{0.0f}; // of a and b, normalised device
    Color color{};
};

// A rectangle with rounded corners; a disc when the corner is as large as the half size.
struct ShapeInstance {
    glm::vec2 centre{0.0f}, half{0.0f};
    float corner = 0.0f, half_line = 0.0f, hatch = 0.0f, depth = 0.0f;
    Color fill{}, line{};
};

struct FillVertex {
    glm::vec3 at{0.0f}; // x, y, depth
    Color color{};
};

enum class Pipe { stroke, shape, fill, hatch }; // hatch: fills with stripes

struct Batch {
    Pipe pipe = Pipe::stroke;
    std::size_t first = 0, count = 0; // instances; vertices for fill and hatch
};

struct Geometry {
    std::vector<StrokeInstance> strokes{};
    std::vector<ShapeInstance> shapes{};
    std::vector<FillVertex> fills{};
    std::vector<Batch> batches{};

    void add(const StrokeInstance& s) { note(Pipe::stroke, strokes.size(), 1), strokes.push_back(s); }
    void add(const ShapeInstance& s) { note(Pipe::shape, shapes.size(), 1), shapes.push_back(s); }
    void add(const FillVertex& a, const FillVertex& b, const FillVertex& c, bool hatched = false) {
        note(hatched ? Pipe::hatch : Pipe::fill, fills.size(), 3);
        fills.insert(fills.end(), {a, b, c});
    }

    void fence() { open = false; } // the next primitive begins a batch of its own

  private:
    bool open = false;
    void note(Pipe pipe, std::size_t first, std::size_t count) {
        if (!open || batches.back().pipe != pipe) batches.push_back({pipe, first, 0});
        batches.back().count += count;
        open = true;
    }
};

} // namespace tunnel::app
