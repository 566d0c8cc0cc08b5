// Answers: all words of the panes: titles, axis numbers, labels with halo and leader.
#include "app/render/axis_words.hpp"
#include "app/render/busy.hpp"
#include "app/render/gizmo.hpp"
#include "app/render/look.hpp"
#include "app/render/obstacles.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tunnel::app {

namespace {

struct Measured {
    const kit::Label* label = nullptr;
    Type type, caption_type;
    std::string words, caption;
    Color color;
    glm::vec2 text_size{0.0f}, caption_size{0.0f};
    float symbol = 0.0f; // side of its square
};

ImFont* font_of(kit::Size size, const LabelFonts& fonts) {
    return size == kit::Size::small ? fonts.small : size == kit::Size::large ? fonts.large : fonts.normal;
}

float line_width(const Measured& m) {
    return m.text_size.x + (m.symbol > 0.0f ? m.symbol + 0.45f * m.type.size : 0.0f);
}

// Caption and line are one block, so that nothing can come between them.
glm::vec2 size_of(const Measured& m) {
    return {std::max(line_width(m), m.caption_size.x), m.text_size.y + m.caption_size.y};
}

// In a pane of few lines large words would hide what they speak of.
kit::Size largest_in(const Rect& inner, const LabelFonts& fonts) {
    const float em = Type(fonts.normal).size;
    if (inner.w > 5.0f * inner.h) // a strip of words across the view: nothing else needs its height
        return inner.h >= 5.0f * em ? kit::Size::large : inner.h >= 3.0f * em ? kit::Size::normal : kit::Size::small;
    if (inner.w < 12.0f * em || inner.h < 7.0f * em) return kit::Size::small;
    return inner.w < 26.0f * em || inner.h < 11.0f * em ? kit::Size::normal : kit::Size::large;
}

// As large as wished, or smaller when the pane is too small for it.
void set_size(Measured& m, kit::Size size, const LabelFonts& fonts, const Rect& inner) {
    const float room = inner.w;
    size = std::min(size, largest_in(inner, fonts));
    for (const kit::Size s : {kit::Size::large, kit::Size::normal, kit::Size::small}) {
        if (s > size) continue;
        m.type = Type(font_of(s, fonts));
        m.text_size = m.type.measure(m.words);
        m.symbol = m.label->has_symbol ? 0.72f * m.type.size : 0.0f;
        m.caption_type = Type(s == kit::Size::large ? fonts.normal : fonts.small);
        m.caption_size = m.caption.empty() ? glm::vec2(0.0f) : m.caption_type.measure(m.caption);
        if (size_of(m).x < 0.95f * room) return;
    }
}

float points_along(const Camera& camera, const glm::dvec3& at, const glm::dvec3& step) {
    const glm::vec2 along = camera.to_window(at + step) - camera.to_window(at);
    return std::hypot(along.x, along.y);
}

// Words larger than the thing they speak of would hide it.
bool has_room(const Measured& m, const Camera& camera) {
    const kit::Label& l = *m.label;
    return (!(l.room > 0.0) || points_along(camera, l.at, {l.room, 0.0, 0.0}) >= size_of(m).x) &&
           (!(l.height > 0.0) || points_along(camera, l.at, {0.0, l.height, 0.0}) >= size_of(m).y);
}

std::vector<Measured> measure(const kit::DrawList& list, const PaneFrame& frame, const LabelFonts& fonts,
                              const RenderStyle& style) {
    std::vector<Measured> out;
    for (const kit::Item& item : list.items) {
        const auto* label = std::get_if<kit::Label>(&item.shape);
        if (item.pane != frame.pane || label == nullptr) continue;
        Measured m{label,
                   Type(font_of(label->size, fonts)),
                   Type(fonts.small),
                   label->text.in(style.lang),
                   label->caption.in(style.lang),
                   text_color(item.style, *style.palette)};
        set_size(m, label->size, fonts, frame.camera.inner());
        if (has_room(m, frame.camera)) out.push_back(std::move(m));
    }
    return out;
}

LabelWish wish_of(const Measured& m, const kit::DrawList& list, const PaneFrame& frame, float ui_scale) {
    LabelWish out;
    out.anchor = frame.camera.to_window(m.label->at);
    out.size = size_of(m);
    out.gap = 5.0f * ui_scale + mark_reach(list, frame, m.label->at, ui_scale);
    out.side = m.label->side;
    out.priority = m.label->priority;
    out.leader = m.label->leader;
    out.stays = m.label->stays;
    const float pad = 3.0f * ui_scale;
    const Rect& in = frame.camera.inner();
    out.bounds = {in.x + pad, in.y + pad, in.w - 2.0f * pad, in.h - 2.0f * pad};
    return out;
}

glm::vec2 nearest_on(const Rect& r, glm::vec2 p) {
    return {std::clamp(p.x, r.x, r.x + r.w), std::clamp(p.y, r.y, r.y + r.h)};
}

// Where the lines of a block stand: the caption over the words, both from the side of the anchor.
ShownLabel lines_of(const Measured& m, const LabelWish& wish, const Rect& r) {
    const float from_left = wish.anchor.x > r.x + r.w ? 1.0f : wish.anchor.x < r.x ? 0.0f : 0.5f;
    ShownLabel out{m.caption, m.words, {}, {}};
    out.caption_rect = {r.x + from_left * (r.w - m.caption_size.x), r.y, m.caption_size.x, m.caption_size.y};
    out.words_rect = {r.x + from_left * (r.w - line_width(m)), r.y + m.caption_size.y, line_width(m), m.text_size.y};
    return out;
}

void set_label(const Setter& set, const Measured& m, const LabelWish& wish, const ShownLabel& lines, const Rect& r,
               bool over_shapes, const RenderStyle& style) {
    const float ui_scale = style.ui_scale, halo = over_shapes ? std::max(1.0f, 1.6f * ui_scale) : 0.0f;
    const glm::vec2 from = nearest_on(r, wish.anchor);
    const glm::vec2 step = wish.anchor - from;
    const float distance = std::sqrt(step.x * step.x + step.y * step.y), reach = wish.gap - 5.0f * ui_scale;
    // The line ends at the edge of the mark, not on it.
    if (m.label->leader && distance > reach + 10.0f * ui_scale)
        set.leader(from, wish.anchor - step * (reach / distance), m.color, 1.5f * ui_scale);
    const Rect& line = lines.words_rect;
    if (m.symbol > 0.0f)
        set.symbol(m.label->symbol, {line.x + 0.5f * m.symbol, line.y + 0.5f * line.h}, m.symbol, m.color,
                   std::max(1.5f * ui_scale, 0.1f * m.symbol));
    const glm::vec2 corner(line.x + line.w - m.text_size.x, line.y);
    if (!over_shapes) set.plate(corner, m.text_size, ui_scale);
    set.text(m.type, corner, m.color, m.words, halo);
    if (m.caption.empty()) return;
    const glm::vec2 over(lines.caption_rect.x, lines.caption_rect.y);
    if (!over_shapes) set.plate(over, m.caption_size, ui_scale);
    set.text(m.caption_type, over, style.palette->muted, m.caption, halo);
}

// What the arrows in the corner are called.
std::array<std::string, 3> gizmo_names(const kit::Pane& pane, kit::Lang lang) {
    std::array<std::string, 3> names = {"x", "y", "z"};
    const std::array<const kit::AxisInfo*, 3> axes = {&pane.x, &pane.y, &pane.z};
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!axes[i]->label.empty()) names[i] = axes[i]->label.in(lang);
    return names;
}

// The names of the arrows stand before any label, which must make room for them.
void wish_for_gizmo(const kit::Pane& pane, const PaneFrame& frame, const LabelFonts& fonts, const RenderStyle& style,
                    std::vector<LabelWish>& wishes) {
    const Gizmo gizmo = gizmo_of(frame.camera, style.ui_scale);
    if (!gizmo.shown) return;
    const std::array<std::string, 3> names = gizmo_names(pane, style.lang);
    for (std::size_t i = 0; i < names.size(); ++i) {
        LabelWish& wish = wishes.emplace_back();
        wish.anchor = gizmo.letters[i];
        wish.size = Type(fonts.small).measure(names[i]);
        wish.side = kit::Side::centre;
        wish.stays = true;
        wish.priority = std::numeric_limits<int>::max();
        wish.bounds = frame.camera.inner();
    }
}

void draw_labels(const Setter& set, const kit::DrawList& list, const PaneFrame& frame, const LabelFonts& fonts,
                 const RenderStyle& style, std::span<const Rect> handles, std::vector<ShownLabel>& shown) {
    const std::vector<Measured> labels = measure(list, frame, fonts, style);
    if (labels.empty()) return;
    std::vector<LabelWish> wishes;
    for (const Measured& m : labels) wishes.push_back(wish_of(m, list, frame, style.ui_scale));
    wish_for_gizmo(list.panes[static_cast<std::size_t>(frame.pane)], frame, fonts, style, wishes);
    std::vector<Obstacle> obstacles = obstacles_of(list, frame, style.ui_scale);
    for (const Rect& handle : handles) obstacles.push_back({handle, 4.0f});
    const std::vector<PlacedLabel> placed = place_labels(wishes, obstacles);
    const Rect& in = frame.camera.inner();
    for (std::size_t i = 0; i < labels.size(); ++i) {
        // A label whose place is far outside the view goes with it.
        const Rect near{in.x - 8.0f, in.y - 8.0f, in.w + 16.0f, in.h + 16.0f};
        if (!placed[i].shown || !near.contains(wishes[i].anchor)) continue;
        shown.push_back(lines_of(labels[i], wishes[i], placed[i].rect));
        set_label(set, labels[i], wishes[i], shown.back(), placed[i].rect,
                  !labels[i].label->plate && busy(list, frame, placed[i].rect, style.ui_scale), style);
    }
}

void draw_gizmo_letters(const Setter& set, const Type& type, const kit::Pane& pane, const PaneFrame& frame,
                        const RenderStyle& style) {
    const Gizmo gizmo = gizmo_of(frame.camera, style.ui_scale);
    if (!gizmo.shown) return;
    const std::array<std::string, 3> names = gizmo_names(pane, style.lang);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const glm::vec2 at = gizmo.letters[i] - 0.5f * type.measure(names[i]);
        set.text(type, at, style.palette->muted, names[i], style.ui_scale);
    }
}

void draw_title(const Setter& set, const Type& type, const kit::Pane& pane, const PaneFrame& frame,
                const RenderStyle& style) {
    if (pane.title.empty() || frame.camera.inner().y - frame.outer.y < type.size + 2.0f) return;
    const std::string words = title_words(pane, frame, type.font, style.lang);
    set.text(type, {frame.outer.x + 0.75f * type.size, frame.outer.y + 0.5f * type.size}, style.palette->muted, words,
             0.0f);
}

} // namespace

std::string title_words(const kit::Pane& pane, const PaneFrame& frame, ImFont* font, kit::Lang lang) {
    const Type type(font);
    std::string words = pane.title.in(lang);
    const float room = frame.outer.w - frame.kept_right - 1.25f * type.size;
    if (type.measure(words).x <= room) return words;
    const std::string dots = "…";
    while (!words.empty() && type.measure(words + dots).x > room) {
        while (!words.empty() && (static_cast<unsigned char>(words.back()) & 0xC0U) == 0x80U) words.pop_back();
        if (!words.empty()) words.pop_back();
    }
    return words + dots;
}

std::vector<ShownLabel> draw_words(ImDrawList& out, const kit::DrawList& list, std::span<const PaneFrame> frames,
                                   const LabelFonts& fonts, const RenderStyle& style, std::span<const Rect> handles,
                                   std::vector<SetWords>* kept) {
    std::vector<ShownLabel> shown;
    Setter set(out, style.palette->ground, style.pixels_per_point, kept);
    for (const PaneFrame& frame : frames) {
        const kit::Pane& pane = list.panes[static_cast<std::size_t>(frame.pane)];
        const Rect& o = frame.outer;
        set.pane = frame.pane;
        out.PushClipRect({o.x, o.y}, {o.x + o.w, o.y + o.h}, true);
        draw_title(set, Type(fonts.normal), pane, frame, style);
        draw_axis_words(set, Type(fonts.small), pane, frame, style);
        draw_gizmo_letters(set, Type(fonts.small), pane, frame, style);
        draw_labels(set, list, frame, fonts, style, handles, shown);
        out.PopClipRect();
    }
    return shown;
}

} // namespace tunnel::app
