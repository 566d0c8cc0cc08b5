// Answers: where the run stands: buttons, a track of fixed length to scrub on, marks that the scene computed and that
// the knob snaps to, and the state in words. Where it is narrow, the buttons and the words go below the track.
#include "app/input/keys.hpp"
#include "app/session/stops.hpp"
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tunnel::app {
namespace {

constexpr float words_width = 12.0f, least_in_a_row = 36.0f; // em

// Where things stand: nothing here depends on the words, so that nothing moves while they change.
struct Strip {
    Rect track, words;
    ImVec2 buttons{}; // their left, and their middle line
    float names_y = -1;
};

Strip lay_out(const DrawerView& view) {
    const float em = view.em(), right = view.area.x + view.area.w, buttons = 11.0f * em;
    const Rect& a = view.area;
    const bool low = a.h < 3 * em, one_row = low || a.w >= least_in_a_row * em;
    const auto track = [&](float x, float to, float y) { return Rect{x, y - 0.19f * em, to - x, 0.375f * em}; };
    Strip out;
    if (!one_row) {
        const float y = a.y + 2.6f * em;
        out.track = track(a.x + 0.6f * em, right - 0.6f * em, a.y + 0.8f * em);
        out.buttons = {a.x - 0.3f * em, y};
        out.words = {a.x + buttons, y - em, a.w - buttons, 2 * em};
        return out;
    }
    const float y = a.y + (low ? 0.5f * a.h : 2.1f * em);
    const bool words = a.w >= least_in_a_row * em;
    out.buttons = {a.x - 0.3f * em, y};
    out.track = track(a.x + buttons, right - (words ? words_width + 1.2f : 0.6f) * em, y);
    if (words) out.words = {right - words_width * em, y - em, words_width * em, 2 * em};
    if (!low) out.names_y = a.y + 0.3f * em;
    return out;
}

float place(const Rect& track, double step, int last) {
    return track.x + (last > 0 ? static_cast<float>(std::clamp(step / last, 0.0, 1.0)) : 0.0f) * track.w;
}

std::string state_text(const DrawerView& view) {
    const kit::Lang lang = view.ctx.lang;
    const kit::SceneRun& run = view.session().run();
    std::string text = view.readouts().timeline_label.in(lang);
    if (text.empty()) text = step_count(run.step(), run.last_step(), lang);
    return text + "  ·  " + speed_text(view.session().speed());
}

ButtonText text_of(Command command, kit::Lang lang) { return {say(command, lang), {}, keys_of(command)}; }

void go(Session& session, int step) {
    session.play(false);
    session.seek(step);
}

void play_buttons(DrawerView& view, ImVec2 from) {
    UiContext& ctx = view.ctx;
    Session& session = view.session();
    const float em = view.em(), side = 1.9f * em;
    const int at = session.run().step(), last = session.run().last_step();
    float x = from.x;
    const auto next = [&] { return Rect{std::exchange(x, x + side + 0.1f * em), from.y - side / 2, side, side}; };
    const bool playing = session.playing();
    if (icon_button(ctx, "timeline/play", next(), playing ? Icon::pause : Icon::play,
                    {say(playing ? PanelWord::pause : PanelWord::play, ctx.lang), {}, keys_of(Command::play_pause)},
                    last > 0)) {
        if (!playing && at >= last) session.restart(); // play at the end: from the start
        session.play(!playing);
    }
    if (icon_button(ctx, "timeline/restart", next(), Icon::restart, text_of(Command::restart, ctx.lang), at > 0))
        session.restart();
    if (icon_button(ctx, "timeline/back", next(), Icon::step_back, text_of(Command::step_back, ctx.lang), at > 0))
        go(session, at - 1);
    if (icon_button(ctx, "timeline/step", next(), Icon::step, text_of(Command::step_forward, ctx.lang), at < last))
        go(session, at + 1);
    if (icon_button(ctx, "timeline/end", next(), Icon::to_end, text_of(Command::to_end, ctx.lang), at < last))
        go(session, last);
}

// The mark that a place on the track means, if one is near.
const kit::TimelineMark* mark_near(const DrawerView& view, const Rect& track, float x, float reach) {
    const kit::TimelineMark* found = nullptr;
    for (const kit::TimelineMark& mark : view.readouts().timeline_marks) {
        const float far = std::abs(place(track, mark.step, view.session().run().last_step()) - x);
        if (far > reach) continue;
        reach = far;
        found = &mark;
    }
    return found;
}

void scrub(DrawerView& view, const Rect& track, const Touch& t) {
    Session& session = view.session();
    const int last = session.run().last_step();
    if (t.held && last > 0) {
        const float mouse = ImGui::GetIO().MousePos.x, step = track.w / static_cast<float>(last);
        const float share = std::clamp((mouse - track.x) / track.w, 0.0f, 1.0f);
        int wanted = static_cast<int>(std::lround(static_cast<double>(share) * last));
        // Steps that are wide enough to be met need no help, and near marks must not hide the steps between them.
        const float snap = step < 0.4f * view.em() ? 0.4f * view.em() : 0.0f;
        if (const kit::TimelineMark* mark = mark_near(view, track, mouse, snap)) wanted = stop_of(session, *mark);
        session.play(false);
        if (wanted != session.run().step()) session.seek(wanted);
    }
    if (t.adjust != 0) {
        session.play(false);
        session.step_by(t.adjust);
    }
}

// names_y < 0: without names. A name without room is left out; its tick stays, and hover text names it.
void draw_marks(const DrawerView& view, const Paint& paint, const Rect& track, float names_y) {
    const float em = view.em(), right = view.area.x + view.area.w;
    const int last = view.session().run().last_step();
    const ImFont* font = view.ctx.fonts.small;
    std::vector<Rect> taken;
    for (const kit::TimelineMark& mark : view.readouts().timeline_marks) {
        const float x = place(track, mark.step, last);
        const Color color = paint.palette().of(mark.role);
        paint.fill({x - 0.08f * em, track.y - 0.5f * em, 0.16f * em, track.h + em}, color, 0.05f * em);
        if (names_y < 0) continue;
        const std::string& text = mark.label.in(view.ctx.lang);
        const float w = paint.width(font, text);
        const Rect box{std::clamp(x - w / 2, view.area.x, std::max(view.area.x, right - w)), names_y, w, 1.1f * em};
        const auto meets = [&](const Rect& r) {
            return r.x < box.x + box.w + 0.6f * em && box.x < r.x + r.w + 0.6f * em;
        };
        if (std::any_of(taken.begin(), taken.end(), meets)) continue;
        taken.push_back(box);
        paint.text(font, corner(box), color, text);
    }
}

std::string hover_of(const DrawerView& view, const Rect& track) {
    const kit::TimelineMark* mark = mark_near(view, track, ImGui::GetIO().MousePos.x, 0.6f * view.em());
    if (mark == nullptr) return state_text(view);
    const Session& session = view.session();
    return mark->label.in(view.ctx.lang) + "  ·  " +
           step_count(stop_of(session, *mark), session.run().last_step(), view.ctx.lang);
}

} // namespace

std::string speed_text(double speed) {
    return speed < 1 ? "1/" + std::to_string(std::lround(1 / speed)) + "\u00D7"
                     : std::to_string(std::lround(speed)) + "\u00D7";
}

void timeline_strip(DrawerView view) {
    UiContext& ctx = view.ctx;
    const Paint paint(ctx);
    const float em = view.em();
    const Strip strip = lay_out(view);
    const Rect& track = strip.track;
    play_buttons(view, strip.buttons);
    // The knob at either end is reached over its whole width.
    const Rect reach{track.x - 0.65f * em, track.y - 0.56f * em, track.w + 1.3f * em, 1.5f * em};
    const Touch t = touch(ctx, "timeline/track", reach, takes_arrows);
    scrub(view, track, t);
    const Palette& p = paint.palette();
    const int last = view.session().run().last_step();
    const float knob = place(track, view.session().run().step() + view.session().fraction(), last);
    const float y = track.y + track.h / 2;
    ctx.map->add("timeline/line", track);
    ctx.map->add("timeline/knob", {knob - 0.5f * em, y - 0.5f * em, em, em});
    paint.fill(track, blend(p.raised, p.text, 0.05f), track.h / 2);
    paint.list.PushClipRect({track.x - em, track.y - em}, {std::round(knob), track.y + em}, true);
    paint.fill(track, blend(p.panel, p.accent, 0.82f), track.h / 2); // its end lies under the knob
    paint.list.PopClipRect();
    draw_marks(view, paint, track, strip.names_y);
    const float grow = t.hovered || t.held ? 0.06f * em : 0;
    paint.list.AddCircleFilled({knob, y}, 0.5f * em + grow, Paint::ink(p.panel));
    paint.list.AddCircleFilled({knob, y}, 0.43f * em + grow, Paint::ink(last > 0 ? p.text : p.muted));
    if (strip.words.w > 0) {
        const std::string words = state_text(view);
        const bool fits = paint.width(ctx.fonts.body, words) <= strip.words.w;
        paint.text_in(fits ? ctx.fonts.body : ctx.fonts.small, strip.words, p.muted, words, 1);
        ctx.map->add("timeline/words", strip.words);
    }
    if (t.ring) paint.focus_ring(reach);
    hover_text(ctx, t, hover_of(view, track));
}

} // namespace tunnel::app
