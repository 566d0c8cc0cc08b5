// Answers: the lesson of a scene, from assets/text/<scene>.<lang>.md, set as a page: one column, not too wide.
#include "app/files/resources.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/drawer/rich_text.hpp"
#include "app/ui/formula/view.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/icons.hpp"
#include "app/ui/widgets/touch.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace tunnel::app {
namespace {

std::string read_text(const std::string& name) {
    const auto path = resource_path(name);
    if (!path) return {};
    std::ifstream in(*path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

const std::vector<Block>& lesson_of(DrawerView& view) {
    const std::string stem = "assets/text/" + std::string(view.session().run().info().id);
    const bool korean = view.ctx.lang == kit::Lang::ko;
    const std::string name = stem + (korean ? ".ko.md" : ".en.md");
    if (view.state.lesson_name != name) {
        std::string text = read_text(name);
        if (text.empty()) text = read_text(stem + (korean ? ".en.md" : ".ko.md")); // better than nothing
        view.state.lesson_name = name;
        view.state.lesson = parse_markdown(text);
    }
    return view.state.lesson;
}

struct Page {
    const UiContext& ctx;
    Paint paint;
    float x = 0, y = 0, width = 0;
};

void heading(Page& page, const Block& block) {
    const Fonts& fonts = page.ctx.fonts;
    const ImFont* font = block.level == 1 ? fonts.large : block.level == 2 ? fonts.heading : fonts.bold;
    page.y += block.level == 1 ? 0 : 0.6f * page.ctx.em;
    page.y +=
        rich_text(page.paint, {font, font, page.paint.palette().text, 1.4f}, block.spans, {page.x, page.y}, page.width);
    page.y += 0.3f * page.ctx.em;
}

void item(Page& page, const Block& block) {
    const float em = page.ctx.em, indent = (1.6f + 1.4f * static_cast<float>(block.level)) * em;
    const Palette& p = page.paint.palette();
    if (block.kind == BlockKind::bullet)
        page.paint.list.AddCircleFilled({page.x + indent - 0.8f * em, page.y + 0.55f * em}, 0.14f * em,
                                        Paint::ink(p.accent));
    else
        page.paint.text_right(page.ctx.fonts.body, {page.x + indent - 0.4f * em, page.y}, p.muted,
                              std::to_string(block.number) + ".");
    page.y += rich_text(page.paint, {page.ctx.fonts.body, page.ctx.fonts.bold, p.text}, block.spans,
                        {page.x + indent, page.y}, page.width - indent);
    page.y += 0.25f * em;
}

void code(Page& page, const Block& block) {
    const float em = page.ctx.em, pad = 0.7f * em;
    const ImFont* font = page.ctx.fonts.mono;
    const std::vector<std::string> lines = page.paint.wrap(font, block.text, page.width - 2 * pad);
    const Rect box{page.x, page.y, page.width, static_cast<float>(lines.size()) * 1.4f * em + 1.5f * pad};
    page.paint.fill(box, blend(page.paint.palette().panel, page.paint.palette().raised, 0.7f));
    for (std::size_t i = 0; i < lines.size(); ++i)
        page.paint.text(font, {box.x + pad, box.y + 0.9f * pad + static_cast<float>(i) * 1.4f * em},
                        page.paint.palette().text, lines[i]);
    page.y += box.h + 0.7f * em;
}

void formula(Page& page, const Block& block) {
    const float em = page.ctx.em;
    page.y += 0.2f * em;
    std::string_view rest = block.text;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        page.y += formula_lines(page.paint, page.ctx.fonts.body, rest.substr(0, end), {page.x + 2 * em, page.y},
                                page.width - 2 * em, page.paint.palette().text);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    page.y += 0.6f * em;
}

void show(Page& page, const Block& block) {
    const float em = page.ctx.em;
    const Palette& p = page.paint.palette();
    const RichLook body{page.ctx.fonts.body, page.ctx.fonts.bold, p.text};
    switch (block.kind) {
    case BlockKind::heading: return heading(page, block);
    case BlockKind::paragraph:
        page.y += rich_text(page.paint, body, block.spans, {page.x, page.y}, page.width) + 0.55f * em;
        return;
    case BlockKind::bullet:
    case BlockKind::number: return item(page, block);
    case BlockKind::code: return code(page, block);
    case BlockKind::formula: return formula(page, block);
    case BlockKind::quote: {
        const float top = page.y;
        page.y += rich_text(page.paint, {page.ctx.fonts.body, page.ctx.fonts.bold, p.muted}, block.spans,
                            {page.x + 1.2f * em, page.y}, page.width - 1.2f * em);
        page.paint.fill({page.x, top, 0.2f * em, page.y - top - 0.3f * em}, p.accent, 0.1f * em);
        page.y += 0.5f * em;
        return;
    }
    case BlockKind::rule:
        page.paint.hairline({page.x, page.y + 0.4f * em}, {page.x + page.width, page.y + 0.4f * em});
        page.y += em;
    }
}

} // namespace

void lesson_tab(DrawerView view) {
    const std::vector<Block>& blocks = lesson_of(view);
    const float em = view.em();
    if (blocks.empty()) {
        const Paint paint(view.ctx);
        paint.text(view.ctx.fonts.body, corner(view.area), paint.palette().muted,
                   say(PanelWord::no_lesson, view.ctx.lang));
        return;
    }
    const PanelChild child(view.ctx, ("##lesson_" + view.state.lesson_name).c_str(), view.area);
    const Touch t = child.cover("lesson/text", view.area, takes_arrows);
    scroll_by_arrows(t, 3 * em);
    Page page{view.ctx, Paint(view.ctx), view.area.x + 0.4f * em, child.start().y + 0.3f * em,
              std::min(view.area.w - 1.6f * em, 44 * em)};
    for (const Block& block : blocks) show(page, block);
    if (t.ring) page.paint.focus_ring({view.area.x + 3, view.area.y + 3, view.area.w - 6, view.area.h - 6});
    child.content_ends(page.y + em);
}

} // namespace tunnel::app
