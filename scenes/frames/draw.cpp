// Answers: the film of the flight: a strip with every frame, and the close-up of the step that crosses the wall.
#include "scenes/frames/film.hpp"
#include "scenes/kit/digits.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace {

kit::Pane strip_pane(const Film& f) {
    const FramesMoment& m = f.m;
    const FramesResult& r = m.result;
    double lo = f.look(0).x, hi = lo;
    for (std::size_t i = 0; i < f.looks; ++i) hi = std::max(hi, f.whole.looks[i].x);
    if (!f.whole.edited) // a flight that is caught is framed like one that gets through
        hi = std::max(hi, lo + FramesScene::flight_frames * m.params.substeps * r.step);
    const double pad = m.params.radius + 0.03 * (hi - lo);
    lo = std::min(lo - pad, 2.0 * r.zone_lo);
    hi = std::max(hi + pad, -2.0 * r.zone_lo);
    const double high = std::max(0.085 * (hi - lo), 1.5 * m.params.radius);
    kit::Pane pane;
    pane.id = "flight";
    pane.title = {"The flight, to scale", "비행 전체, 실제 비율"};
    pane.place_hi = {1.0, 0.36};
    pane.lo = {lo, -high, 0.0};
    pane.hi = {hi, high, 0.0};
    pane.grid = false;
    pane.x = {{"x", "x"}, "m", true};
    pane.y.shown = false;
    return pane;
}

kit::Pane close_up_pane(const Film& f) {
    const FramesResult& r = f.m.result;
    const double radius = f.m.params.radius;
    const double wide = std::max(2.0 * f.step + 2.0 * radius, 2.4 * r.reach) * 1.08;
    const double middle = wide > 2.3 * f.step + 2.0 * radius + r.reach ? 0.0 : r.zone_lo;
    const double high = std::max(0.17 * wide, 1.6 * radius + 0.06 * wide);
    kit::Pane pane;
    pane.id = "wall";
    pane.title = {"The step that meets the wall", "벽과 만나는 스텝"};
    pane.place_lo = {0.0, 0.36};
    pane.lo = {middle - 0.5 * wide, -high, 0.0};
    pane.hi = {middle + 0.5 * wide, high, 0.0};
    pane.grid = false;
    pane.x = {{"x of the bullet's centre", "총알 중심의 x"}, "m", true};
    pane.y.shown = false;
    return pane;
}

} // namespace

namespace {

void strip_look(const Film& f, std::size_t i, bool tiny) {
    const FramesParams& p = f.m.params;
    const Look& look = f.whole.looks[i];
    // No dashes: at this size they look like broken arcs.
    const auto ring = [&](Role role) {
        const Style style{role, Weight::fine, Dash::solid, Fill::none, false, pick_look(i)};
        if (look.between || tiny)
            f.list.add(f.strip, style, kit::Point{{look.x, 0.0, 0.0}, kit::Mark::ring, look.between ? 5.0f : 8.0f});
        else
            f.list.add(f.strip, style, kit::Disc{{look.x, 0.0, 0.0}, p.radius, true});
    };
    ring(Role::muted);
    f.list.answers([&] { ring(look.overlap ? Role::hit : Role::miss); });
    if (look.between) return;
    kit::Label label;
    label.text = i == 0 ? frame_name(look) : kit::Text::same(kit::digits(look.time, 4));
    label.at = {look.x, std::max(p.radius, 4.0 * f.strip_pixel) + 2.0 * f.strip_pixel, 0.0};
    label.size = kit::Size::small;
    f.list.add(f.strip, Style{Role::muted}, label);
}

} // namespace

void draw_strip(const Film& f) {
    const FramesParams& p = f.m.params;
    const double half = 0.5 * p.wall_thickness, tall = 0.8 * f.strip_high;
    kit::Boxes wall;
    wall.boxes.push_back({{-half, -tall, 0.0}, {half, tall, 0.0}, Role::wall, Fill::solid, true, false, pick_barrier});
    f.list.add(f.strip, Style{Role::wall, Weight::main, Dash::solid, Fill::solid, false, pick_barrier}, wall);
    const bool tiny = p.radius < 4.0 * f.strip_pixel;
    f.list.answers([&] {
        f.list.line(f.strip, Style{Role::body, Weight::fine, Dash::dotted}, {f.look(0).x, 0.0},
                    {f.whole.looks[f.looks - 1].x, 0.0});
        for (std::size_t i = f.m.state.looks.size(); i < f.looks; ++i) strip_look(f, i, tiny);
    });
    for (std::size_t i = 0; i < std::min(f.looks, f.m.state.looks.size()); ++i) strip_look(f, i, tiny);
    f.list.add(f.strip, Style{Role::text, Weight::main, Dash::solid, Fill::solid, false, pick_live},
               kit::Disc{{f.live_x, 0.0, 0.0}, p.radius, true});
    if (tiny) f.list.add(f.strip, Style{Role::text}, kit::Point{{f.live_x, 0.0, 0.0}, kit::Mark::dot, 8.0f});
}

void FramesScene::draw(const FramesMoment& m, kit::DrawList& list) {
    Film film = film_of(m, list);
    const kit::Pane strip = strip_pane(film), close_up = close_up_pane(film);
    film.strip_pixel = (strip.hi.x - strip.lo.x) / 860.0;
    film.strip_high = strip.hi.y;
    film.pixel = (close_up.hi.x - close_up.lo.x) / 860.0;
    film.high = close_up.hi.y;
    film.close_lo = close_up.lo.x;
    film.close_hi = close_up.hi.x;
    film.strip = list.pane(strip);
    film.close_up = list.pane(close_up);
    draw_strip(film);
    draw_close_up(film);
    draw_outcome(film);
}

} // namespace tunnel::scenes
