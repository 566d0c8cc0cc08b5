// Answers: who has the keyboard. Offers made between two frames live for the next frame only.
#include "app/ui/widgets/focus.hpp"

#include <algorithm>
#include <utility>

namespace tunnel::app {

void FocusRing::begin_frame() {
    previous_order.swap(order);
    order.clear();
    adjusts_now = false;
}

bool FocusRing::add(std::string_view id, const Rect&) {
    order.emplace_back(id);
    return !current.empty() && current == id;
}

void FocusRing::end_frame() {
    if (patience > 0)
        --patience;
    else if (std::find(order.begin(), order.end(), current) == order.end())
        current.clear();
    adjusts = adjusts_now;
    adjust = 0;
    activate = false;
    just_moved = false;
}

void FocusRing::move(int direction) {
    if (order.empty()) return;
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    const auto found = std::find(order.begin(), order.end(), current);
    std::ptrdiff_t at = direction > 0 ? 0 : count - 1;
    if (found != order.end()) at = ((found - order.begin()) + (direction > 0 ? 1 : -1) + count) % count;
    current = order[static_cast<std::size_t>(at)];
    ring_visible = just_moved = true;
    patience = 0;
    adjusts = false; // known again after the next frame
}

void FocusRing::focus(std::string_view id) {
    current = id;
    ring_visible = false;
    adjusts = false;
    patience = 0;
}

void FocusRing::restore(std::string_view id) {
    current = id;
    adjusts = false;
    patience = 2;
}

const std::string& FocusRing::focused() const { return current; }
bool FocusRing::visible() const { return ring_visible && !current.empty(); }
bool FocusRing::moved() const { return just_moved; }

void FocusRing::offer_adjust(int steps, bool fine, bool sideways) {
    adjust += steps;
    to_the_side = sideways;
    fine_step = fine;
}
void FocusRing::offer_activate() { activate = true; }
bool FocusRing::accepts_adjust() const { return adjusts && !current.empty(); }
void FocusRing::wants_adjust() { adjusts_now = true; }
int FocusRing::take_adjust(bool& fine) {
    fine = fine_step;
    return std::exchange(adjust, 0);
}
bool FocusRing::sideways() const { return to_the_side; }
bool FocusRing::take_activate() { return std::exchange(activate, false); }

} // namespace tunnel::app
