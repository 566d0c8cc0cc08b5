// Answers: the order of a 3D picture: ground, shadows on it, what hides, what is seen through.
#include "app/render/solid_pipes.hpp"

#include <cstddef>

namespace tunnel::app {

namespace {

glm::vec4 unit(Color c) { return glm::vec4(c.r, c.g, c.b, 255.0f) / 255.0f; }

bool dark(const Palette& palette) { return palette.ground.r < 128; }

glm::vec4 shadow_color(const Palette& palette) {
    return dark(palette) ? glm::vec4(0.0f, 0.0f, 0.0f, 0.45f) : glm::vec4(0.1f, 0.12f, 0.15f, 0.18f);
}

void draw_triangles(const SolidBuffers& pane, std::size_t first, std::size_t count) {
    if (count == 0) return;
    pane.vertices.bind();
    glDrawArrays(GL_TRIANGLES, static_cast<GLint>(first), static_cast<GLsizei>(count));
}

void draw_boxes(const SolidBuffers& pane, std::size_t first, std::size_t count) {
    if (count == 0) return;
    pane.boxes.bind();
    point_attributes({{3, offsetof(SolidBox, lo)},
                      {3, offsetof(SolidBox, hi)},
                      {1, offsetof(SolidBox, half_line)},
                      {4, offsetof(SolidBox, fill), true},
                      {4, offsetof(SolidBox, line), true}},
                     sizeof(SolidBox), first * sizeof(SolidBox), 1);
    // The three faces that look at the eye, two triangles each.
    glDrawArraysInstanced(GL_TRIANGLES, 0, 18, static_cast<GLsizei>(count));
}

} // namespace

SolidPipes::Stage::Stage(std::string_view name, std::string& error)
    : program(name, error), projection(program.uniform("u_projection")), eye(program.uniform("u_eye")),
      flatten(program.uniform("u_flatten")), shadow(program.uniform("u_shadow")) {}

SolidPipes::SolidPipes(std::string& error) : meshes("mesh", error), boxes("box", error), ground("ground", error) {}

void SolidBuffers::upload(Solids made) {
    solids = std::move(made);
    vertices.fill(solids.vertices.data(), solids.vertices.size() * sizeof(MeshVertex), GL_STATIC_DRAW);
    point_attributes({{3, offsetof(MeshVertex, at)},
                      {3, offsetof(MeshVertex, normal)},
                      {3, offsetof(MeshVertex, edges)},
                      {4, offsetof(MeshVertex, fill), true},
                      {4, offsetof(MeshVertex, line), true},
                      {1, offsetof(MeshVertex, half_line)}},
                     sizeof(MeshVertex), 0, 0);
    boxes.fill(solids.boxes.data(), solids.boxes.size() * sizeof(SolidBox), GL_STATIC_DRAW);
}

void SolidPipes::begin(const Stage& stage, const SolidView& view) const {
    stage.program.use();
    glUniformMatrix4fv(stage.projection, 1, GL_FALSE, &view.projection[0][0]);
    glUniform3f(stage.eye, view.eye.x, view.eye.y, view.eye.z);
    glUniform2f(stage.flatten, 0.0f, 0.0f);
    glUniform4f(stage.shadow, 0.0f, 0.0f, 0.0f, 0.0f);
}

void SolidPipes::draw_ground(const Solids& s, const SolidView& view) const {
    begin(ground, view);
    nothing.bind();
    const auto set = [&](const char* name, const glm::vec4& v) {
        glUniform4f(ground.program.uniform(name), v.x, v.y, v.z, v.w);
    };
    set("u_place", {s.middle.x, s.floor, s.middle.z, s.extent});
    set("u_form", {view.grid_step, view.pixels, 0.0f, 0.0f});
    set("u_base", unit(mix(view.palette->ground, view.palette->raised, dark(*view.palette) ? 0.7 : 0.35)));
    set("u_color", unit(view.palette->of(kit::Role::grid)));
    set("u_axis", unit(mix(view.palette->of(kit::Role::grid), view.palette->of(kit::Role::axis), 0.55)));
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

// One flat shadow for all, away from the light; the stencil keeps overlaps from darkening. What is seen through casts
// one too, or it would float.
void SolidPipes::draw_shadows(const SolidBuffers& pane, const SolidView& view) const {
    const glm::vec4 shadow = shadow_color(*view.palette);
    glEnable(GL_STENCIL_TEST);
    glStencilFunc(GL_EQUAL, 0, 0xff);
    glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
    for (const Stage* stage : {&meshes, &boxes}) {
        begin(*stage, view);
        glUniform2f(stage->flatten, 1.0f, pane.solids.floor);
        glUniform4f(stage->shadow, shadow.x, shadow.y, shadow.z, shadow.w);
        if (stage == &boxes)
            draw_boxes(pane, 0, pane.solids.boxes.size());
        else
            draw_triangles(pane, 0, pane.solids.vertices.size());
    }
    glDisable(GL_STENCIL_TEST);
}

void SolidPipes::draw_opaque(const SolidBuffers& pane, const SolidView& view) const {
    begin(meshes, view);
    draw_triangles(pane, 0, pane.solids.opaque_vertices);
    begin(boxes, view);
    draw_boxes(pane, 0, pane.solids.opaque_boxes);
}

void SolidPipes::draw_clear(const SolidBuffers& pane, const SolidView& view) const {
    const Solids& s = pane.solids;
    begin(meshes, view);
    draw_triangles(pane, s.opaque_vertices, s.vertices.size() - s.opaque_vertices);
    begin(boxes, view);
    draw_boxes(pane, s.opaque_boxes, s.boxes.size() - s.opaque_boxes);
}

void SolidPipes::draw(const SolidBuffers& pane, const SolidView& view) const {
    glDepthFunc(GL_LEQUAL);
    glDisable(GL_DEPTH_TEST);
    if (view.grid) {
        draw_ground(pane.solids, view);
        draw_shadows(pane, view);
    }
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    draw_opaque(pane, view);
    glDepthMask(GL_FALSE);
    draw_clear(pane, view);
}

} // namespace tunnel::app
