// Answers: an ImGui window or child that fills a rectangle, with no decoration of ImGui's own, scrolling when its
// content asks for it. Ends with the object.
#pragma once

#include "app/ui/widgets/touch.hpp"

namespace tunnel::app {

class PanelFrame {
  public:
    PanelFrame(UiContext& ctx, const char* name, Rect area, bool scrolls);
    ~PanelFrame();
    PanelFrame(const PanelFrame&) = delete;
    PanelFrame& operator=(const PanelFrame&) = delete;
    [[nodiscard]] float top() const { return start.y; } // where the content begins now, scrolled or not
    void content_ends(float y) const;                   // how far the content reached, for the scroll bar

  private:
    ImVec2 start{};
};

// The same inside another frame.
class PanelChild {
  public:
    PanelChild(UiContext& ctx, const char* name, Rect area, bool sideways = false);
    ~PanelChild();
    PanelChild(const PanelChild&) = delete;
    PanelChild& operator=(const PanelChild&) = delete;
    [[nodiscard]] ImVec2 start() const { return origin; }
    void content_ends(float y, float right = 0) const;
    // A touch on what is in sight: scrolled down, it must not keep the content as long as it once was.
    [[nodiscard]] Touch cover(std::string_view id, const Rect& area, unsigned kind) const;

  private:
    UiContext& ui;
    ImVec2 origin{};
};

} // namespace tunnel::app
