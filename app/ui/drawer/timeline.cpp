// Answers: what the timeline's tab holds below the strip: the speed, the keys that matter here, and the branches.
#include "app/input/keys.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

namespace tunnel::app {
namespace {

ButtonText tip_of(Command command, kit::Lang lang) { return {say(command, lang), {}, keys_of(command)}; }

float speed_row(DrawerView& view, float y) {
    UiContext& ctx = view.ctx;
    const Paint paint(ctx);
    const float em = view.em(), h = 1.75f * em;
    const Palette& p = paint.palette();
    float x = view.area.x;
    x += paint.text(ctx.fonts.body, {x, y + 0.35f * em}, p.muted, say(PanelWord::speed, ctx.lang)) + 0.8f * em;
    if (icon_button(ctx, "timeline/slower", {x, y, h, h}, Icon::minus, tip_of(Command::slower, ctx.lang),
                    view.session().speed() > 0.13))
        view.session().change_speed(-1);
    paint.text_in(ctx.fonts.bold, {x + h, y, 3 * em, h}, p.text, speed_text(view.session().speed()));
    if (icon_button(ctx, "timeline/faster", {x + h + 3 * em, y, h, h}, Icon::plus, tip_of(Command::faster, ctx.lang),
                    view.session().speed() < 7.9))
        view.session().change_speed(1);
    return x + 2 * h + 4.5f * em;
}

// The keys that matter here, as many as there is room for; the help page has them all, so its key goes last.
std::string keys_hint(const Paint& paint, float room) {
    const kit::Lang lang = paint.ctx.lang;
    std::string out;
    const auto entry = [&](Command command) {
        return std::string(main_key(command)) + " " + std::string(say(command, lang));
    };
    const std::string help = entry(Command::help);
    for (const Command command : {Command::play_pause, Command::step_forward, Command::step_back, Command::restart}) {
        const std::string longer = out + entry(command) + "  ·  ";
        if (paint.width(paint.ctx.fonts.small, longer + help) > room) break;
        out = longer;
    }
    return paint.width(paint.ctx.fonts.small, out + help) > room ? std::string() : out + help;
}

void branch_list(DrawerView& view, float& y) {
    UiContext& ctx = view.ctx;
    const Paint paint(ctx);
    const float em = view.em();
    const std::vector<Branch>& branches = view.session().branches();
    if (!view.session().run().moving()) return;
    const float left = view.area.x + 0.8f * em +
                       paint.text(ctx.fonts.bold, {view.area.x, y + 0.35f * em}, paint.palette().text,
                                  say(PanelWord::branches, ctx.lang));
    std::vector<Chip> all;
    for (std::size_t i = 0; i < branches.size(); ++i)
        all.push_back({"branch/" + std::to_string(i),
                       branches[i].label.in(ctx.lang),
                       {},
                       static_cast<int>(i) == view.session().current_branch()});
    const float right = view.area.x + view.area.w;
    const int clicked = chips(ctx, all, left, y, right - left);
    if (all.size() == 1) { // what branches are, while there is none
        const float from = left + paint.width(ctx.fonts.body, all[0].label) + 2.4f * em;
        paint.text_in(ctx.fonts.small, {from, y - 1.75f * em, right - from, 1.75f * em}, paint.palette().muted,
                      say(PanelWord::branches_hint, ctx.lang), 0.0f);
    }
    if (clicked >= 0) view.session().switch_branch(clicked);
}

} // namespace

void timeline_tab(DrawerView view) {
    const PanelChild child(view.ctx, "##timeline_tab", view.area);
    const Paint paint(view.ctx);
    const float em = view.em();
    float y = child.start().y;
    const float used = speed_row(view, y);
    const std::string keys = keys_hint(paint, view.area.x + view.area.w - used - em);
    paint.text(view.ctx.fonts.small, {used, y + 0.5f * em}, paint.palette().muted, keys);
    y += 1.9f * em;
    if (view.session().run().moving()) y += 0.5f * em;
    branch_list(view, y);
    view.state.timeline_needs = (y - child.start().y) / em + 1.0f;
    child.content_ends(y);
}

} // namespace tunnel::app
