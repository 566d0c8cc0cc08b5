// Answers: where the run stands and how it got there: buttons, a track to scrub on, marks that the scene computed; and
// the tab with speed and branches.
#include "app/input/keys.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_frame.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

float place(const Rect& track, double step, int last) {
    return track.x + (last > 0 ? static_cast<float>(std::clamp(step / last, 0.0, 1.0)) : 0.0f) * track.w;
}

std::string speed_text(double speed) {
    return speed < 1 ? "1/" + std::to_string(std::lround(1 / speed)) + "\u00D7"
                     : std::to_string(std::lround(speed)) + "\u00D7";
}

std::string state_text(const DrawerView& view) {
    const kit::Lang lang = view.ctx.lang;
    const Session& session = view.session();
    std::string text = view.readouts().timeline_label.in(lang);
    if (text.empty())
        text = std::string(say(PanelWord::step_of, lang)) + " " + show_integer(session.run().step()) + " / " +
               show_integer(session.run().last_step());
    return text + "  ·  " + speed_text(session.speed());
}

ButtonText text_of(Command command, kit::Lang lang) { return {say(command, lang), {}, keys_of(command)}; }

// The buttons at the left; returns where they end.
float play_buttons(DrawerView& view, float y) {
    UiContext& ctx = view.ctx;
    Session& session = view.session();
    const float em = view.em(), side = 1.9f * em;
    const int at = session.run().step(), last = session.run().last_step();
    float x = view.area.x - 0.3f * em;
    const auto next = [&] { return Rect{std::exchange(x, x + side + 0.1f * em), y - side / 2, side, side}; };
    const bool playing = session.playing();
    if (icon_button(ctx, "timeline/play", next(), playing ? Icon::pause : Icon::play,
                    {say(playing ? PanelWord::pause : PanelWord::play, ctx.lang), {}, keys_of(Command::play_pause)},
                    last > 0)) {
        if (!playing && at >= last) session.restart(); // play at the end: from the start
        session.play(!playing);
    }
    if (icon_button(ctx, "timeline/back", next(), Icon::step_back, text_of(Command::step_back, ctx.lang), at > 0)) {
        session.play(false);
        session.step_by(-1);
    }
    if (icon_button(ctx, "timeline/step", next(), Icon::step, text_of(Command::step_forward, ctx.lang), at < last)) {
        session.play(false);
        session.step_by(1);
    }
    if (icon_button(ctx, "timeline/restart", next(), Icon::restart, text_of(Command::restart, ctx.lang), at > 0))
        session.restart();
    return x;
}

void scrub(DrawerView& view, const Rect& track, const Touch& t) {
    Session& session = view.session();
    const int last = session.run().last_step();
    if (t.held && last > 0) {
        session.play(false);
        const float share = std::clamp((ImGui::GetIO().MousePos.x - track.x) / track.w, 0.0f, 1.0f);
        const int wanted = static_cast<int>(std::lround(static_cast<double>(share) * last));
        if (wanted != session.run().step()) session.seek(wanted);
    }
    if (t.adjust != 0) {
        session.play(false);
        session.step_by(t.fine ? t.adjust : t.adjust * std::max(1, last / 100));
    }
}

// label_y < 0: without names.
void draw_marks(const DrawerView& view, const Paint& paint, const Rect& track, float label_y) {
    const float em = view.em();
    const int last = view.session().run().last_step();
    const ImFont* font = view.ctx.fonts.small;
    std::vector<Rect> taken;
    for (const kit::TimelineMark& mark : view.readouts().timeline_marks) {
        const float x = place(track, mark.step, last);
        const Color color = paint.palette().of(mark.role);
        const std::string& text = mark.label.in(view.ctx.lang);
        const float w = paint.width(font, text);
        Rect box{std::clamp(x - w / 2, track.x, std::max(track.x, track.x + track.w - w)), label_y, w, 1.1f * em};
        paint.fill({x - 0.08f * em, track.y - 0.5f * em, 0.16f * em, track.h + em}, color, 0.05f * em);
        const auto meets = [&](const Rect& r) {
            return r.x < box.x + box.w + 0.5f * em && box.x < r.x + r.w + 0.5f * em;
        };
        if (label_y < 0 || w > track.w || std::any_of(taken.begin(), taken.end(), meets))
            continue; // the tick stays; hover text names it
        taken.push_back(box);
        paint.text(font, corner(box), color, text);
    }
}

// The mark near the mouse, for its name.
std::string mark_near(const DrawerView& view, const Rect& track) {
    std::string found;
    float best = 0.6f * view.em();
    for (const kit::TimelineMark& mark : view.readouts().timeline_marks) {
        const float far =
            std::abs(place(track, mark.step, view.session().run().last_step()) - ImGui::GetIO().MousePos.x);
        if (far < best) {
            best = far;
            found = mark.label.in(view.ctx.lang);
        }
    }
    return found;
}

float speed_row(DrawerView& view, float y) {
    UiContext& ctx = view.ctx;
    const Paint paint(ctx);
    const float em = view.em(), h = 1.75f * em;
    const Palette& p = paint.palette();
    float x = view.area.x;
    x += paint.text(ctx.fonts.body, {x, y + 0.35f * em}, p.muted, say(PanelWord::speed, ctx.lang)) + 0.8f * em;
    if (icon_button(ctx, "timeline/slower", {x, y, h, h}, Icon::minus, text_of(Command::slower, ctx.lang),
                    view.session().speed() > 0.13))
        view.session().change_speed(-1);
    paint.text_in(ctx.fonts.bold, {x + h, y, 3 * em, h}, p.text, speed_text(view.session().speed()));
    if (icon_button(ctx, "timeline/faster", {x + h + 3 * em, y, h, h}, Icon::plus, text_of(Command::faster, ctx.lang),
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
    paint.text(ctx.fonts.bold, {view.area.x, y}, paint.palette().text, say(PanelWord::branches, ctx.lang));
    y += 1.5f * em;
    y += paint.wrapped(ctx.fonts.small, {view.area.x, y}, paint.palette().muted,
                       say(PanelWord::branches_hint, ctx.lang), view.area.w) +
         0.3f * em;
    std::vector<Chip> all;
    for (std::size_t i = 0; i < branches.size(); ++i)
        all.push_back({"branch/" + std::to_string(i),
                       branches[i].label.in(ctx.lang),
                       {},
                       static_cast<int>(i) == view.session().current_branch()});
    const int clicked = chips(ctx, all, view.area.x, y, view.area.w);
    if (clicked >= 0) view.session().switch_branch(clicked);
}

} // namespace

void timeline_strip(DrawerView view) {
    UiContext& ctx = view.ctx;
    const Paint paint(ctx);
    const float em = view.em();
    const bool low = view.area.h < 3 * em; // no room for the marks' names: hover text has them
    const float y = view.area.y + (low ? 0.5f * view.area.h : 2.1f * em);
    const float left = play_buttons(view, y) + 0.9f * em, right = view.area.x + view.area.w;
    const std::string label = state_text(view);
    const float wanted = paint.width(ctx.fonts.body, label) + 1.0f;
    // A short track is of no use: then the words go, and hover text says them.
    const float label_width = right - left - wanted - 1.2f * em >= 4.5f * em ? wanted : 0.0f;
    const Rect track{left, y - 0.19f * em, right - left - (label_width > 0 ? label_width + 1.2f * em : 0.4f * em),
                     0.375f * em};
    const Rect reach{track.x - 0.3f * em, y - 0.75f * em, track.w + 0.6f * em, 1.5f * em};
    const Touch t =
        touch(ctx, "timeline/track", track.w > 0 ? Rect{track.x, reach.y, track.w, reach.h} : reach, takes_arrows);
    scrub(view, track, t);
    const Palette& p = paint.palette();
    const int last = view.session().run().last_step();
    const float knob = place(track, view.session().run().step() + view.session().fraction(), last);
    paint.fill(track, blend(p.raised, p.text, 0.05f), track.h / 2);
    paint.list.PushClipRect({track.x - em, track.y - em}, {std::round(knob), track.y + em}, true);
    paint.fill(track, blend(p.panel, p.accent, 0.82f), track.h / 2); // its end lies under the knob
    paint.list.PopClipRect();
    draw_marks(view, paint, track, low ? -1.0f : view.area.y + 0.3f * em);
    const float grow = t.hovered || t.held ? 0.06f * em : 0;
    paint.list.AddCircleFilled({knob, y}, 0.5f * em + grow, Paint::ink(p.panel));
    paint.list.AddCircleFilled({knob, y}, 0.43f * em + grow, Paint::ink(last > 0 ? p.text : p.muted));
    if (label_width > 0)
        paint.text_in(ctx.fonts.body, {right - label_width, y - em, label_width, 2 * em}, p.muted, label, 1);
    if (t.ring) paint.focus_ring(reach);
    const std::string mark = mark_near(view, track);
    hover_text(ctx, t, mark.empty() && label_width <= 0 ? label : mark);
}

void timeline_tab(DrawerView view) {
    const PanelChild child(view.ctx, "##timeline_tab", view.area);
    const Paint paint(view.ctx);
    const float em = view.em();
    float y = child.start().y;
    const float used = speed_row(view, y);
    const std::string all = keys_hint(paint, 1e9f), keys = keys_hint(paint, view.area.x + view.area.w - used - em);
    const bool below = keys != all && view.area.h > 5 * em && !view.session().run().moving();
    if (!below) paint.text(view.ctx.fonts.small, {used, y + 0.5f * em}, paint.palette().muted, keys);
    y += 1.9f * em;
    if (below)
        y += 0.4f * em +
             paint.wrapped(view.ctx.fonts.small, {view.area.x, y + 0.4f * em}, paint.palette().muted, all, view.area.w);
    if (view.session().run().moving()) y += 0.5f * em;
    branch_list(view, y);
    child.content_ends(y);
}

} // namespace tunnel::app
