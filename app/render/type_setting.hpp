// Answers: text on the world: measured and set with a halo of the ground colour, with its vector symbol before it.
#pragma once

#include "app/render/pane_renderer.hpp"
#include "scenes/kit/draw_list.hpp"

#include <imgui.h>

#include <glm/vec2.hpp>

#include <string>

namespace tunnel::app {

// An ImGui font at its size in window points (fonts are rasterised in drawable pixels).
struct Type {
    ImFont* font = nullptr;
    float size = 0.0f;
    explicit Type(ImFont* f);
    [[nodiscard]] glm::vec2 measure(const std::string& words) const; // may hold line breaks
};

class Setter {
  public:
    Setter(ImDrawList& list, Color ground, float pixels_per_point, std::vector<SetWords>* all = nullptr)
        : out(list), halo(ground), per_point(pixels_per_point), kept(all) {}
    // `at`: left top. halo_points 0: none.
    void text(const Type& type, glm::vec2 at, Color color, const std::string& words, float halo_points) const;
    // Ground colour behind words, where only the grid lies below.
    void plate(glm::vec2 at, glm::vec2 size, float margin) const;
    // `box`: side of the square it fills.
    void symbol(kit::Mark mark, glm::vec2 centre, float box, Color color, float line) const;
    void leader(glm::vec2 from, glm::vec2 to, Color color, float line) const;

  private:
    ImDrawList& out;
    Color halo;
    float per_point;
    std::vector<SetWords>* kept; // told of every text

  public:
    int pane = 0; // whose words these are
};

// `box`: side of the square it fills.
void draw_mark(ImDrawList& list, kit::Mark mark, glm::vec2 centre, float box, ImU32 ink, float line);

[[nodiscard]] inline ImU32 to_im(Color c) { return IM_COL32(c.r, c.g, c.b, c.a); }

} // namespace tunnel::app
