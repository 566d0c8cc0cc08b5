// Answers: the text cursor's phase from the shell's clock. ImGui would count drawn frames, and so need all of them.
#include "app/ui/widgets/caret.hpp"

#include <imgui_internal.h>

#include <cmath>

namespace tunnel::app {

namespace {
// ImGui adds a frame's time, at most 0.1 s, and shows the cursor up to 0.8 s of every 1.2 s.
constexpr float shown = 0.0f, hidden = 0.9f;

double phase(const UiContext& ctx) { return (ctx.now - ctx.caret_since) / caret_half_period; }
} // namespace

void blink_caret(UiContext& ctx) {
    ImGui::GetIO().ConfigInputTextCursorBlink = !ctx.reduced_motion;
    ImGuiInputTextState& field = ImGui::GetCurrentContext()->InputTextState;
    // Negative: a key went into the field, and the cursor stays a while.
    if (!ctx.text_editing || field.CursorAnim < 0.0f) {
        ctx.caret_since = ctx.now;
        return;
    }
    field.CursorAnim = static_cast<long long>(std::floor(phase(ctx))) % 2 == 0 ? shown : hidden;
}

void wake_for_caret(UiContext& ctx) {
    if (!ctx.text_editing || ctx.reduced_motion) return;
    constexpr double late = 1e-4; // of a half period: so that rounding does not wake just before the change
    ctx.wake_by(ctx.caret_since + (std::floor(phase(ctx) + late) + 1.0 + late) * caret_half_period);
}

} // namespace tunnel::app
