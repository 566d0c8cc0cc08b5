// Answers: text through ImGui's draw list.
#include "app/render/type_setting.hpp"

#include "app/fonts/utf8.hpp"

#include <cfloat>
#include <cmath>

namespace tunnel::app {

namespace {

ImVec2 im(glm::vec2 v) { return {v.x, v.y}; }

} // namespace

Type::Type(ImFont* f) : font(f != nullptr ? f : ImGui::GetFont()) {
    size = font->FontSize * font->Scale * ImGui::GetIO().FontGlobalScale;
}

glm::vec2 Type::measure(const std::string& words) const {
    const std::string text = printable(words);
    const ImVec2 size_of = font->CalcTextSizeA(size, FLT_MAX, 0.0f, text.data(), text.data() + text.size());
    return {std::ceil(size_of.x), std::ceil(size_of.y)};
}

void Setter::text(const Type& type, glm::vec2 at, Color color, const std::string& words, float halo_points) const {
    // On whole pixels, or the glyphs blur.
    at = {std::round(at.x * per_point) / per_point, std::round(at.y * per_point) / per_point};
    if (kept != nullptr) {
        const glm::vec2 size = type.measure(words);
        kept->push_back({pane, words, {at.x, at.y, size.x, size.y}});
    }
    const std::string shown = printable(words);
    const char *begin = shown.data(), *end = begin + shown.size();
    if (halo_points > 0.0f)
        // Four copies look like eight at half the price: text is what a software rasteriser spends most on.
        for (const glm::vec2 corner : {glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(-1, 1), glm::vec2(1, 1)})
            out.AddText(type.font, type.size, im(at + 0.8f * halo_points * corner), to_im(halo), begin, end);
    out.AddText(type.font, type.size, im(at), to_im(color), begin, end);
}

void Setter::plate(glm::vec2 at, glm::vec2 size, float margin) const {
    out.AddRectFilled(im(at - margin), im(at + size + margin), to_im(halo));
}

void draw_mark(ImDrawList& out, kit::Mark mark, glm::vec2 centre, float box, ImU32 ink, float line) {
    const float r = 0.5f * box;
    const ImVec2 c = im(centre);
    switch (mark) {
    case kit::Mark::dot: out.AddCircleFilled(c, r, ink, 32); break;
    case kit::Mark::ring: out.AddCircle(c, r - 0.5f * line, ink, 32, line); break;
    case kit::Mark::square:
        out.AddRectFilled({c.x - 0.85f * r, c.y - 0.85f * r}, {c.x + 0.85f * r, c.y + 0.85f * r}, ink);
        break;
    case kit::Mark::diamond:
        out.AddQuadFilled({c.x, c.y - r}, {c.x + r, c.y}, {c.x, c.y + r}, {c.x - r, c.y}, ink);
        break;
    case kit::Mark::triangle:
        out.AddTriangleFilled({c.x, c.y - r}, {c.x + 0.87f * r, c.y + 0.5f * r}, {c.x - 0.87f * r, c.y + 0.5f * r},
                              ink);
        break;
    case kit::Mark::cross:
        out.AddLine({c.x - 0.75f * r, c.y - 0.75f * r}, {c.x + 0.75f * r, c.y + 0.75f * r}, ink, line);
        out.AddLine({c.x - 0.75f * r, c.y + 0.75f * r}, {c.x + 0.75f * r, c.y - 0.75f * r}, ink, line);
        break;
    }
}

void Setter::symbol(kit::Mark mark, glm::vec2 centre, float box, Color color, float line) const {
    draw_mark(out, mark, centre, box, to_im(color), line);
}

void Setter::leader(glm::vec2 from, glm::vec2 to, Color color, float line) const {
    out.AddLine(im(from), im(to), to_im(halo), line + 2.0f);
    out.AddLine(im(from), im(to), to_im(color), line);
}

} // namespace tunnel::app
