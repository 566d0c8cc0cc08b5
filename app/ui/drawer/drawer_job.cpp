// Answers: the scene's long work where its curves are: how far it is, and the button that ends or begins it.
#include "app/ui/drawer/drawer_parts.hpp"
#include "app/ui/panel/panel_words.hpp"
#include "app/ui/widgets/buttons.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

void job_button(UiContext& ctx, const std::string& id, const Rect& box) {
    const JobState job = ctx.session->job();
    if (!job.any) return;
    const bool first = !job.running && job.progress <= 0.0;
    const PanelWord word = job.running ? PanelWord::cancel : first ? PanelWord::measure : PanelWord::again;
    if (button(ctx, id, box, {say(word, ctx.lang), {}, {}}, ButtonLook::quiet))
        job.running ? ctx.session->cancel_job() : ctx.session->restart_job();
}

void job_strip(UiContext& ctx, const Rect& area) {
    const JobState job = ctx.session->job();
    const float em = ctx.em, button = 5.5f * em, bar = 5.0f * em, gap = 0.7f * em;
    if (!job.any || area.w < button + bar + 4.0f * em) return;
    const Paint paint(ctx);
    const Palette& p = paint.palette();
    const double share = std::clamp(job.progress, 0.0, 1.0);
    float x = area.x + area.w - button;
    job_button(ctx, "drawer/job", {x, area.y + (area.h - 1.6f * em) / 2, button, 1.6f * em});
    const std::string percent = std::to_string(std::lround(std::floor(100 * share))) + " %";
    x -= gap + 2.6f * em;
    paint.text_in(ctx.fonts.small, {x, area.y, 2.6f * em, area.h}, p.muted, percent, 1.0f);
    const Rect track{x - 0.4f * em - bar, area.y + area.h / 2 - 0.15f * em, bar, 0.3f * em};
    paint.fill(track, blend(p.raised, p.text, 0.05f), track.h / 2);
    const bool done = !job.running && share >= 1.0;
    paint.fill({track.x, track.y, track.w * static_cast<float>(share), track.h},
               done ? p.of(kit::Role::normal) : p.accent, track.h / 2);
    ctx.map->add("drawer/job/progress", track);
    const float room = track.x - gap - area.x;
    if (room < 6.0f * em) return;
    paint.text_in(ctx.fonts.small, {area.x, area.y, room, area.h}, p.muted, job.title.in(ctx.lang), 1.0f);
}

} // namespace tunnel::app
