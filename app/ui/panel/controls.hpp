// Answers: one parameter's control, by its kind. Values go in through the session only; a refused one leaves the old
// value and one line below the control.
#pragma once

#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/widgets/touch.hpp"

namespace tunnel::app {

struct Control {
    const kit::ParamRow* row = nullptr;
    std::size_t index = 0;
    double value = 0;
    kit::Words label{}; // as the other values stand now
    [[nodiscard]] std::string id(std::string_view part) const {
        return "param/" + std::string(row->key) + "/" + std::string(part);
    }
};

void number_control(PanelColumn& column, const Control& control);
void choice_control(PanelColumn& column, const Control& control); // toggles too
void file_control(PanelColumn& column, const Control& control);
void points_control(PanelColumn& column, const Control& control);

// The name, with its hover text and right click, and the dot where the value is not the default; wraps to `width`.
// Returns the height.
float control_label(PanelColumn& column, const Control& control, ImVec2 at, float width);
// The parameter's edit box for numbers: Enter commits, Esc cancels, leaving it commits.
void edit_box(PanelColumn& column, const Control& control, const Rect& box);
// "4.14–4.86 m: the endpoint test sees it", of a mark on a slider.
[[nodiscard]] std::string mark_text(const kit::SliderMark& mark, std::string_view unit, kit::Lang lang);
void slider(PanelColumn& column, const Control& control, const Rect& track);

// The one way in, for all of the above.
// What was typed or pasted, from this very window too: its minus sign is U+2212.
[[nodiscard]] std::string typed_text(std::string text);
void put_value(PanelColumn& column, const Control& control, double value);
void put_text(PanelColumn& column, const Control& control, std::string_view text);
void put_default(PanelColumn& column, const Control& control);
void refuse(PanelColumn& column, const Control& control, kit::Text why);

// One undo entry from here until the mouse lets go.
void begin_drag(PanelColumn& column, const std::string& id);

} // namespace tunnel::app
