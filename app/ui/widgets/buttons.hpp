// Answers: the buttons of the panel and the drawer: quiet, primary, chips in rows, icons, tabs, folds.
#pragma once

#include "app/ui/widgets/icons.hpp"
#include "app/ui/widgets/touch.hpp"

namespace tunnel::app {

enum class ButtonLook { quiet, primary, chosen };

struct ButtonText {
    std::string_view label{};
    std::string_view hint{};
    std::string_view key{}; // the key that does the same
};

// True when it was clicked or activated by keyboard.
bool button(UiContext& ctx, std::string_view id, const Rect& box, const ButtonText& text, ButtonLook look,
            bool enabled = true);
bool icon_button(UiContext& ctx, std::string_view id, const Rect& box, Icon icon, const ButtonText& text,
                 bool enabled = true, unsigned kind = plain_touch);
// A tab's word with a line under it when it is the one in front.
bool tab_button(UiContext& ctx, std::string_view id, ImVec2 at, std::string_view label, bool chosen, float most,
                float* width);

// Chips that flow from left to right and wrap; returns the index of the one clicked, or -1.
struct Chip {
    std::string id{}, label{}, hint{};
    bool chosen = false;
    bool enabled = true;
};
int chips(UiContext& ctx, const std::vector<Chip>& all, float x, float& y, float width);

} // namespace tunnel::app
