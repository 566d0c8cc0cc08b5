// Answers: a draw list in pixels. Geometry goes through OpenGL, words through ImGui's draw list on top of it.
// Refuses: physics. Needs a current OpenGL 3.3 core context for its whole life.
#pragma once

#include "app/render/camera.hpp"
#include "app/render/palette.hpp"
#include "scenes/kit/draw_list.hpp"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

struct ImDrawList;
struct ImFont;

namespace tunnel::app {

// One pane as laid out now, in window points.
struct PaneFrame {
    int pane = 0; // index into DrawList::panes
    Rect outer;   // with title and axes
    Camera camera;
    float kept_right = 0.0f; // points at the right end of the title's row that are somebody else's
};

struct LabelFonts {
    ImFont* small = nullptr;
    ImFont* normal = nullptr;
    ImFont* large = nullptr;
};

struct RenderStyle {
    const Palette* palette = nullptr;
    kit::Lang lang = kit::Lang::en;
    float ui_scale = 1.0f;              // user scale: line widths and marks grow with it
    float pixels_per_point = 1.0f;      // drawable / window
    unsigned hovered = 0, selected = 0; // pick ids drawn lit up
};

// Lays the panes of a list out in `centre` (window points), with cameras from `states` by pane id.
[[nodiscard]] std::vector<PaneFrame> lay_out(const kit::DrawList& list, Rect centre, float ui_scale,
                                             std::map<std::string, CameraState>& states);
// One pane of the list as large as all of them.
[[nodiscard]] PaneFrame lay_out_alone(const kit::DrawList& list, std::size_t pane, Rect centre, float ui_scale,
                                      std::map<std::string, CameraState>& states);

class Damage;
struct PixelBox;

class PaneRenderer {
  public:
    PaneRenderer(); // compiles shaders; ok() tells whether that worked, error() one line why not
    ~PaneRenderer();
    [[nodiscard]] bool ok() const;
    [[nodiscard]] const std::string& error() const;
    // Geometry, grid and axes lines into the current framebuffer of drawable_height pixels, which the caller has
    // cleared to the ground colour. `list_revision` changes
    // when the list does: same number, same buffers. `only`: no pixel outside it is touched.
    void draw(const kit::DrawList& list, std::uint64_t list_revision, std::span<const PaneFrame> frames,
              const RenderStyle& style, int drawable_height, const PixelBox* only = nullptr);
    // What draw() would paint, to find out where it differs from the last frame.
    void note(Damage& damage, const kit::DrawList& list, std::uint64_t list_revision, std::span<const PaneFrame> frames,
              const RenderStyle& style, int drawable_height);

  private:
    struct Impl;
    std::unique_ptr<Impl> impl;
};

// Words as they were set, window points.
struct SetWords {
    int pane = 0;
    std::string words{};
    Rect rect{};
};

// A label as it stands in the window: its words, and over them the caption that says what they are about.
struct ShownLabel {
    std::string caption{}, words{};
    Rect caption_rect{}, words_rect{};
};

// Pane titles, axis numbers and labels with halos, placed so that they cover nothing and each other not.
// `handles`: window rectangles that labels keep clear of. `kept`: told what was set. Gives the labels that found a
// place.
std::vector<ShownLabel> draw_words(ImDrawList& out, const kit::DrawList& list, std::span<const PaneFrame> frames,
                                   const LabelFonts& fonts, const RenderStyle& style,
                                   std::span<const Rect> handles = {}, std::vector<SetWords>* kept = nullptr);

// The pane's title as its row has room for it, with an ellipsis where it was cut.
[[nodiscard]] std::string title_words(const kit::Pane& pane, const PaneFrame& frame, ImFont* font, kit::Lang lang);

// The pick id of the topmost item under a window position, 0 for none. `reach`: points.
[[nodiscard]] unsigned pick(const kit::DrawList& list, const PaneFrame& frame, glm::vec2 window, float reach);

} // namespace tunnel::app
