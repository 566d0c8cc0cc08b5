// Answers: a draw list rendered off screen, and where its world points are in the picture.
#pragma once

#include "tests/support/offscreen.hpp"

#include <map>
#include <optional>

namespace tunnel::test {

struct SheetOptions {
    app::Theme theme = app::Theme::dark;
    float ui_scale = 1.0f, pixels_per_point = 1.0f;
    app::Rect centre{0, 0, 1280, 800}; // window points
    unsigned hovered = 0;
    kit::Lang lang = kit::Lang::en;
    std::map<std::string, app::CameraState> cameras{};
};

struct Sheet {
    std::vector<app::PaneFrame> frames{};
    Picture picture{};
    float pixels_per_point = 1.0f;
    [[nodiscard]] glm::vec2 pixel(const glm::dvec3& world, std::size_t pane = 0) const {
        return frames[pane].camera.to_window(world) * pixels_per_point;
    }
    [[nodiscard]] app::Color at(const glm::dvec3& world, std::size_t pane = 0) const {
        const glm::vec2 p = pixel(world, pane);
        return picture.at(static_cast<int>(p.x), static_cast<int>(p.y));
    }
};

// One window and one renderer for many sheets of 1280 x 800 pixels.
class Easel {
  public:
    Easel() : screen(1280, 800) {
        if (screen.ok()) renderer.emplace();
    }
    [[nodiscard]] std::string error() const {
        return !screen.ok() ? screen.error() : renderer->ok() ? std::string() : renderer->error();
    }
    [[nodiscard]] Sheet show(const kit::DrawList& list, SheetOptions options = {});

  private:
    Offscreen screen;
    std::optional<app::PaneRenderer> renderer{};
    std::map<float, app::LabelFonts> fonts{}; // by size in pixels
    std::uint64_t revision = 0;
};

} // namespace tunnel::test
