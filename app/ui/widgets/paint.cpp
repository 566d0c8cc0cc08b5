// Answers: drawing of text and boxes. Positions are rounded to whole points so that text stays sharp.
#include "app/ui/widgets/paint.hpp"

#include "app/fonts/utf8.hpp"
#include "app/ui/widgets/text_wrap.hpp"
#include "app/ui/widgets/wrap_memory.hpp"

#include <cmath>

namespace tunnel::app {
namespace {

float advance(const ImFont* font, char32_t c) {
    const float scale = point_size(font) / font->FontSize;
    return font->GetCharAdvance(static_cast<ImWchar>(c <= 0xFFFF ? c : 0xFFFD)) * scale;
}

float width_of(const ImFont* font, const std::string& text) {
    return font->CalcTextSizeA(point_size(font), 1e9f, 0, text.data(), text.data() + text.size()).x;
}

template <class Use>
auto with_lines(WrapMemory* memory, const ImFont* font, std::string_view text, float room, Use use) {
    const auto make = [&] { return wrap_text(printable(text), room, [font](char32_t c) { return advance(font, c); }); };
    if (memory == nullptr) return use(make());
    const WrapMemory::Setting setting{font, point_size(font), room};
    const WrapMemory::Lines* known = memory->find(text, setting);
    return use(known != nullptr ? *known : memory->keep(text, setting, make()));
}

} // namespace

Color blend(Color from, Color to, float share) {
    const auto mixed = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(
            std::lround(static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share));
    };
    return {mixed(from.r, to.r), mixed(from.g, to.g), mixed(from.b, to.b), mixed(from.a, to.a)};
}

float Paint::width(const ImFont* font, std::string_view text) const { return width_of(font, printable(text)); }

float Paint::line(const ImFont* font) const { return std::round(1.42f * point_size(font)); }

float Paint::text(const ImFont* font, ImVec2 at, Color color, std::string_view text) const {
    const std::string shown = printable(text);
    list.AddText(font, point_size(font), {std::round(at.x), std::round(at.y)}, ink(color), shown.data(),
                 shown.data() + shown.size());
    return width_of(font, shown);
}

float Paint::text_right(const ImFont* font, ImVec2 right_top, Color color, std::string_view text) const {
    const float w = width(font, text);
    this->text(font, {right_top.x - w, right_top.y}, color, text);
    return w;
}

std::string Paint::cut(const ImFont* font, std::string_view text, float room) const {
    const std::string shown = printable(text);
    if (width_of(font, shown) <= room) return shown;
    const float dots = advance(font, U'…');
    std::string out;
    float used = 0;
    for (std::size_t at = 0; at < shown.size();) {
        const char32_t c = next_code_point(shown, at);
        used += advance(font, c);
        if (used + dots > room) break;
        append_utf8(out, c);
    }
    return out + "…";
}

void Paint::note_cut(std::string_view whole, std::string_view shown, const Rect& box) const {
    constexpr std::string_view dots = "…";
    const bool is_cut = shown.size() >= dots.size() && shown.substr(shown.size() - dots.size()) == dots &&
                        (whole.size() < dots.size() || whole.substr(whole.size() - dots.size()) != dots);
    if (!is_cut || ctx.cut == nullptr) return;
    const ImVec2 from = list.GetClipRectMin(), to = list.GetClipRectMax();
    const glm::vec2 mouse{ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y};
    if (box.contains(mouse) && Rect{from.x, from.y, to.x - from.x, to.y - from.y}.contains(mouse))
        ctx.cut->text = whole;
}

void Paint::text_in(const ImFont* font, const Rect& box, Color color, std::string_view text, float align) const {
    const std::string shown = cut(font, text, box.w);
    note_cut(text, shown, box);
    const float x = box.x + align * (box.w - width_of(font, shown));
    this->text(font, {x, box.y + (box.h - point_size(font)) / 2}, color, shown);
}

std::vector<std::string> Paint::wrap(const ImFont* font, std::string_view text, float room) const {
    return with_lines(ctx.wraps, font, text, room, [](const auto& lines) { return lines; });
}

float Paint::wrapped_height(const ImFont* font, std::string_view text, float room) const {
    return line(font) *
           with_lines(ctx.wraps, font, text, room, [](const auto& lines) { return static_cast<float>(lines.size()); });
}

float Paint::wrapped(const ImFont* font, ImVec2 at, Color color, std::string_view text, float room) const {
    return with_lines(ctx.wraps, font, text, room, [&](const auto& lines) {
        for (std::size_t i = 0; i < lines.size(); ++i)
            this->text(font, {at.x, at.y + static_cast<float>(i) * line(font)}, color, lines[i]);
        return static_cast<float>(lines.size()) * line(font);
    });
}

void Paint::fill(const Rect& box, Color color, float rounding, float opacity) const {
    list.AddRectFilled(corner(box), opposite(box), ink(color, opacity), rounding < 0 ? 0.25f * ctx.em : rounding);
}

void Paint::frame(const Rect& box, Color color, float thickness, float rounding) const {
    list.AddRect(corner(box), opposite(box), ink(color), rounding < 0 ? 0.25f * ctx.em : rounding, 0, thickness);
}

void Paint::hairline(ImVec2 from, ImVec2 to) const { list.AddLine(from, to, ink(palette().hairline), 1.0f); }

void Paint::focus_ring(const Rect& box) const {
    const float gap = 0.15f * ctx.em;
    frame({box.x - gap, box.y - gap, box.w + 2 * gap, box.h + 2 * gap}, palette().accent, 0.125f * ctx.em,
          0.35f * ctx.em);
}

} // namespace tunnel::app
