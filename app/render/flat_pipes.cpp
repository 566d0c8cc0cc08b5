// Answers: how the three flat pipelines read their instances.
#include "app/render/flat_pipes.hpp"

#include <cstddef>
#include <initializer_list>

namespace tunnel::app {

FlatPipes::Stage::Stage(std::string_view name, std::string& error)
    : program(name, error), view(program.uniform("u_view")), depth_step(program.uniform("u_depth_step")),
      hatch(program.uniform("u_hatch")) {}

FlatPipes::FlatPipes(std::string& error)
    : strokes("stroke", error), shapes("shape", error), fills("fill", error), hatches("hatch", error) {}

void FlatPipes::upload(const Geometry& g) {
    strokes.buffer.fill(g.strokes.data(), g.strokes.size() * sizeof(StrokeInstance));
    shapes.buffer.fill(g.shapes.data(), g.shapes.size() * sizeof(ShapeInstance));
    fills.buffer.fill(g.fills.data(), g.fills.size() * sizeof(FillVertex));
    fills.buffer.bind();
    point_attributes({{3, offsetof(FillVertex, at)}, {4, offsetof(FillVertex, color), true}}, sizeof(FillVertex), 0, 0);
}

void FlatPipes::begin(Stage& stage, const PaneUniforms& uniforms) {
    stage.program.use();
    stage.buffer.bind();
    glUniform4f(stage.view, uniforms.margin, uniforms.margin, uniforms.size.x, uniforms.size.y);
    glUniform1f(stage.depth_step, uniforms.depth_step);
    // Stripes 1.1 size units wide whose cover falls from 1 to a fifth over a pixel.
    const float period = hatch_period * uniforms.unit, half = 0.55f * uniforms.unit;
    glUniform4f(stage.hatch, 1.0f / period, uniforms.hatch_begin, 0.8f * period, 0.2f + 0.8f * (0.5f + half));
}

void FlatPipes::draw(std::span<const Batch> batches, const PaneUniforms& uniforms) {
    for (const Batch& batch : batches) {
        const auto count = static_cast<GLsizei>(batch.count);
        switch (batch.pipe) {
        case Pipe::stroke:
            begin(strokes, uniforms);
            point_attributes({{4, offsetof(StrokeInstance, a)},
                              {4, offsetof(StrokeInstance, half_width)},
                              {2, offsetof(StrokeInstance, depth)},
                              {4, offsetof(StrokeInstance, color), true}},
                             sizeof(StrokeInstance), batch.first * sizeof(StrokeInstance), 1);
            glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, count);
            break;
        case Pipe::shape:
            begin(shapes, uniforms);
            point_attributes({{4, offsetof(ShapeInstance, centre)},
                              {4, offsetof(ShapeInstance, corner)},
                              {4, offsetof(ShapeInstance, fill), true},
                              {4, offsetof(ShapeInstance, line), true}},
                             sizeof(ShapeInstance), batch.first * sizeof(ShapeInstance), 1);
            glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, count);
            break;
        case Pipe::fill:
        case Pipe::hatch:
            begin(batch.pipe == Pipe::fill ? fills : hatches, uniforms);
            fills.buffer.bind();
            glDrawArrays(GL_TRIANGLES, static_cast<GLint>(batch.first), count);
            break;
        }
    }
}

} // namespace tunnel::app
