// Answers: one sheet on the easel.
#include "tests/support/sheet.hpp"

#include <imgui.h>

namespace tunnel::test {

Sheet Easel::show(const kit::DrawList& list, SheetOptions options) {
    const float size = 16.0f * options.ui_scale * options.pixels_per_point;
    if (!fonts.contains(size)) fonts[size] = screen.fonts(size);
    ImGui::GetIO().FontGlobalScale = 1.0f / options.pixels_per_point;
    app::RenderStyle style;
    style.palette = &app::palette(options.theme);
    style.lang = options.lang;
    style.ui_scale = options.ui_scale;
    style.pixels_per_point = options.pixels_per_point;
    style.hovered = options.hovered;
    Sheet out{app::lay_out(list, options.centre, options.ui_scale, options.cameras), {}, options.pixels_per_point};
    out.picture = screen.render(*renderer, list, out.frames, fonts[size], style, ++revision);
    return out;
}

} // namespace tunnel::test
