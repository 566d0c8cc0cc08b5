// Answers: what this scene shows: each claim with two marks, at its own settings and at the present ones: symbol, word
// and shape. Clicking one goes to its settings. And the work that runs beside the frames.
#include "app/ui/panel/number_format.hpp"
#include "app/ui/panel/panel_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {
namespace {

struct Verdict {
    Icon icon;
    PanelWord word;
    kit::Role role;
};

Verdict verdict_of(std::optional<bool> holds, bool ready) {
    if (!ready) return {Icon::clock, PanelWord::working, kit::Role::muted};
    if (!holds) return {Icon::dash, PanelWord::not_here, kit::Role::muted};
    return *holds ? Verdict{Icon::check, PanelWord::holds, kit::Role::normal}
                  : Verdict{Icon::cross, PanelWord::fails, kit::Role::hit};
}

// "12 000 trials per second"; Korean puts "per second" first and the unit right behind the number.
std::string rate_words(const JobState& job, kit::Lang lang) {
    const std::string count = show_integer(std::llround(job.per_second)), unit = job.unit.in(lang);
    const std::string each(say(PanelWord::per_second, lang));
    return lang == kit::Lang::ko ? each + " " + count + unit : count + " " + unit + " " + each;
}

// "now: [x] does not hold"; returns the width.
float mark(const PanelColumn& column, ImVec2 at, PanelWord where, const Verdict& v) {
    const float em = column.em();
    const Palette& p = column.paint.palette();
    const ImFont* font = column.ctx.fonts.small;
    float x = at.x + column.paint.text(font, at, p.muted, say(where, column.ctx.lang)) + 0.8f * em;
    const Color color = p.of(v.role);
    draw_icon(column.paint.list, v.icon, {x, at.y + 0.42f * em}, 0.62f * em, Paint::ink(color));
    x += 0.6f * em;
    x += column.paint.text(font, {x, at.y}, color, say(v.word, column.ctx.lang));
    return x - at.x;
}

float mark_width(const PanelColumn& column, PanelWord where, const Verdict& v) {
    const ImFont* font = column.ctx.fonts.small;
    return column.paint.width(font, say(where, column.ctx.lang)) +
           column.paint.width(font, say(v.word, column.ctx.lang)) + 1.4f * column.em();
}

void claim_entry(PanelColumn& column, const kit::Claim& claim, std::size_t number, const Verdict& own,
                 const Verdict& now) {
    const float em = column.em(), indent = 1.5f * em;
    const Palette& p = column.paint.palette();
    const std::string_view text = claim.text.in(column.ctx.lang);
    const float room = column.width - indent;
    const float height = column.paint.wrapped_height(column.ctx.fonts.body, text, room);
    const bool two_lines =
        mark_width(column, PanelWord::own_settings, own) + mark_width(column, PanelWord::now, now) + 1.2f * em > room;
    const float marks = (two_lines ? 2.0f : 1.0f) * 1.2f * em;
    const Rect box{column.x, column.y, column.width, height + marks + 0.1f * em};
    const Touch t = touch(column.ctx, "claim/" + claim.id, box);
    if (t.hovered)
        column.paint.fill({box.x - 0.5f * em, box.y - 0.25f * em, box.w + em, box.h + 0.5f * em},
                          blend(p.panel, p.raised, 0.6f));
    if (t.clicked) column.session().apply(kit::Preset{claim.id, claim.text, claim.settings, claim.step, {}});
    column.paint.text(column.ctx.fonts.bold, {column.x, column.y}, p.muted, std::to_string(number));
    column.paint.wrapped(column.ctx.fonts.body, {column.x + indent, column.y}, p.text, text, room);
    const ImVec2 at{column.x + indent, column.y + height};
    const float used = mark(column, at, PanelWord::own_settings, own);
    mark(column, two_lines ? ImVec2{at.x, at.y + 1.2f * em} : ImVec2{at.x + used + 1.2f * em, at.y}, PanelWord::now,
         now);
    if (t.ring) column.paint.focus_ring(box);
    hover_text(column.ctx, t, say(PanelWord::claim_hint, column.ctx.lang));
    column.y += box.h + 0.65f * em;
}

} // namespace

void draw_claims(PanelColumn& column) {
    const std::vector<kit::Claim>& claims = column.state.claims;
    if (claims.empty()) return;
    set_anchor(column, "claims", say(PanelWord::what_this_shows, column.ctx.lang));
    section_title(column, say(PanelWord::what_this_shows, column.ctx.lang));
    const std::vector<std::optional<bool>> own = column.session().claims_at_own(), now = column.session().claims_now();
    const std::size_t ready = column.session().claims_ready();
    for (std::size_t i = 0; i < claims.size(); ++i) {
        const auto at = [i](const std::vector<std::optional<bool>>& list) {
            return i < list.size() ? list[i] : std::nullopt;
        };
        const Verdict here = column.session().covered() ? Verdict{Icon::eye, PanelWord::covered, kit::Role::muted}
                                                        : verdict_of(at(now), true);
        claim_entry(column, claims[i], i + 1, verdict_of(at(own), i < ready), here);
    }
}

void draw_job(PanelColumn& column) {
    const JobState job = column.session().job();
    if (!job.any) return;
    const float em = column.em();
    const kit::Lang lang = column.ctx.lang;
    const Palette& p = column.paint.palette();
    column.y += 0.5f * em;
    const float w = 6.0f * em;
    const std::string percent =
        std::to_string(std::lround(std::floor(100 * std::clamp(job.progress, 0.0, 1.0)))) + " %";
    column.paint.text(column.ctx.fonts.body, {column.x, column.y}, p.text,
                      column.paint.cut(column.ctx.fonts.body, job.title.in(lang), column.width - w - em));
    const bool done = !job.running && job.progress >= 1.0;
    const std::string_view label = say(job.running ? PanelWord::cancel : PanelWord::again, lang);
    if (button(column.ctx, job.running ? "job/cancel" : "job/restart",
               {column.x + column.width - w, column.y, w, 1.7f * em}, {label, {}, {}}, ButtonLook::quiet))
        job.running ? column.session().cancel_job() : column.session().restart_job();
    const Rect bar{column.x, column.y + 1.5f * em, column.width - w - em, 0.3f * em};
    column.ctx.map->add("job/progress", bar);
    column.paint.fill(bar, blend(p.raised, p.text, 0.05f), bar.h / 2);
    column.paint.fill({bar.x, bar.y, bar.w * static_cast<float>(std::clamp(job.progress, 0.0, 1.0)), bar.h},
                      done ? p.of(kit::Role::normal) : p.accent, bar.h / 2);
    std::string rate = percent;
    if (job.running && job.per_second > 0) rate += "  ·  " + rate_words(job, lang);
    column.paint.text(column.ctx.fonts.small, {column.x, bar.y + 0.5f * em}, p.muted, rate);
    column.y += 3.4f * em;
}

} // namespace tunnel::app
