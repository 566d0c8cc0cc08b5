// Answers: a paragraph of spans (text, bold, code, formulas in the line) set in lines of a given width.
#pragma once

#include "app/ui/drawer/markdown.hpp"
#include "app/ui/widgets/paint.hpp"

namespace tunnel::app {

struct RichLook {
    const ImFont* text = nullptr;
    const ImFont* bold = nullptr;
    Color color{};
    float leading = 1.55f; // line height, in text sizes
};

// From the left top; returns the height.
float rich_text(const Paint& paint, const RichLook& look, const std::vector<Span>& spans, ImVec2 at, float width);

} // namespace tunnel::app
