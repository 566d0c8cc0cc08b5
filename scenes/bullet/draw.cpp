// Answers: the picture: wall, swept path, ghosts, the live bullet. One pane, framed by the parameters alone.
#include "scenes/bullet/picture.hpp"
#include "scenes/bullet/words.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace {

kit::Pane framed(const BulletParams& p) {
    const double end = BulletScene::start_x + p.travel;
    const double half = p.wall_half_thickness, r = p.radius;
    const double wall_lo = std::min(p.wall_x, p.wall_x + p.wall_drift) - half;
    const double wall_hi = std::max(p.wall_x, p.wall_x + p.wall_drift) + half;
    kit::Pane pane;
    pane.id = "world";
    pane.title = {};
    pane.lo = {std::min({-0.4, wall_lo - 0.5, BulletScene::start_x - r - 0.3}), std::min(0.0, p.bullet_y - r - 0.6),
               0.0};
    pane.hi = {std::max({wall_hi + 4.2, end + r + 0.9, 6.6}), std::max(6.6, p.bullet_y + r + 1.4), 0.0};
    pane.x = {{"x", "x"}, "m", true};
    pane.y = {{"y", "y"}, "m", true};
    return pane;
}

void draw_live(const Picture& p) {
    const double r = p.m.params.radius;
    const bool inside = p.now.gap <= 0.0 && p.now.part != Part::push_out;
    const auto bullet = [&](Role role) {
        const Style style{role, Weight::main, Dash::solid, Fill::solid, false, pick_bullet};
        p.list.add(p.pane, style, kit::Disc{p.at(p.now.bullet), r, true});
        if (r < 4.0 * p.pixel) p.list.add(p.pane, style, kit::Point{p.at(p.now.bullet), kit::Mark::dot, 8.0f});
    };
    bullet(Role::text);
    if (inside) p.list.answers([&] { bullet(Role::hit); });
    if (p.m.step <= 0 && p.m.view.fraction <= 0.0) return;
    if (p.now.part != Part::flight || p.now.t >= 1.0) return; // the ghost there says t = 1
    const double start = BulletScene::start_x, end = start + p.m.params.travel, apart = 70.0 * p.pixel;
    if (p.now.bullet.x < start + apart || p.now.bullet.x > end - apart) return; // the ghost's own label stands there
    kit::Label label;
    label.text = kit::Text::same("t = " + kit::number_text(std::round(p.now.t * 1000.0) / 1000.0, 4));
    label.at = p.at(p.now.bullet.x, p.now.bullet.y - r - 4.0 * p.pixel);
    label.side = kit::Side::below;
    label.priority = 6;
    p.list.add(p.pane, Style{Role::text}, label);
}

// Below the ghost; where the wall stands in the way, beside wall and ghost: never across the wall from its ghost, and
// on the side that the flight leaves free where the ghost lies in the wall.
void name_end(const Picture& p, double x, const char* name, double outwards) {
    const BulletParams& q = p.m.params;
    const double half = q.wall_half_thickness, room = 28.0 * p.pixel, beside = 10.0 * p.pixel;
    double edge = x;
    bool free = true;
    for (const double wall : {q.wall_x, q.wall_x + q.wall_drift, p.now.wall_x})
        if (std::abs(x - wall) < half + room) {
            if (free && std::abs(x - wall) > half) outwards = x < wall ? -1.0 : 1.0;
            free = false;
            if (std::abs(x - wall) <= half) edge = outwards * std::max(outwards * edge, outwards * wall + half);
        }
    kit::Label label;
    label.text = kit::Text::same(name);
    label.at = free ? p.at(x, q.bullet_y - q.radius - 4.0 * p.pixel)
                    : p.at(outwards * std::max(outwards * edge, outwards * x + q.radius) + outwards * beside,
                           q.bullet_y - q.radius - beside);
    label.side = free ? kit::Side::below : outwards > 0.0 ? kit::Side::right : kit::Side::left;
    label.priority = 2;
    p.list.add(p.pane, Style{Role::muted}, label);
}

} // namespace

void draw_wall(const Picture& p) {
    const BulletParams& q = p.m.params;
    const double half = q.wall_half_thickness;
    const auto wall_at = [&](double x, Style style) {
        kit::Boxes boxes;
        boxes.boxes.push_back({p.at(x - half, BulletScene::wall_bottom), p.at(x + half, BulletScene::wall_top),
                               style.role, style.fill, true, style.ghost, style.pick});
        p.list.add(p.pane, style, boxes);
    };
    const auto label = [&](kit::Text text, double x) {
        kit::Label l;
        l.text = std::move(text);
        l.at = p.at(x, BulletScene::wall_bottom - 4.0 * p.pixel);
        l.side = kit::Side::below;
        l.size = kit::Size::small;
        l.priority = 1;
        p.list.add(p.pane, Style{Role::muted}, l);
    };
    const bool moves = q.wall_drift != 0.0;
    if (moves) {
        wall_at(q.wall_x, {Role::wall, Weight::fine, Dash::dashed, Fill::none, true, pick_wall});
        wall_at(q.wall_x + q.wall_drift, {Role::wall, Weight::fine, Dash::dashed, Fill::none, true, pick_wall});
        const double y = BulletScene::wall_bottom + 0.35;
        p.list.add(p.pane, Style{Role::second, Weight::main, Dash::solid, Fill::none, false, pick_wall},
                   kit::Arrow{p.at(q.wall_x, y), p.at(q.wall_x + q.wall_drift, y)});
        label({"wall, t = 0", "벽, t = 0"}, q.wall_x);
        label({"wall, t = 1", "벽, t = 1"}, q.wall_x + q.wall_drift);
    } else
        label({"wall", "벽"}, q.wall_x);
    wall_at(p.now.wall_x, {Role::wall, Weight::main, Dash::solid, Fill::solid, false, pick_wall});
    if (moves && p.m.result.contact)
        p.list.answers([&] {
            wall_at(q.wall_x + p.m.result.impact.t * q.wall_drift,
                    {Role::hit, Weight::fine, Dash::solid, Fill::none, false, pick_contact});
        });
}

void draw_path(const Picture& p) {
    const double r = p.m.params.radius, y = p.m.params.bullet_y;
    const double from = BulletScene::start_x, to = from + p.m.params.travel;
    p.list.add(p.pane, Style{Role::body, Weight::fine, Dash::solid, Fill::faint, true, pick_bullet},
               kit::Polygon{{p.at(from, y - r), p.at(to, y - r), p.at(to, y + r), p.at(from, y + r)}, false});
    p.list.line(p.pane, Style{Role::body, Weight::fine, Dash::dotted}, {from, y}, {to, y});
    p.list.add(p.pane, Style{Role::body, Weight::main, Dash::solid, Fill::faint, true, pick_bullet},
               kit::Disc{p.at(from, y), r, true});
    name_end(p, from, "t = 0", -1.0);
    name_end(p, to, "t = 1", 1.0);
}

void BulletScene::draw(const BulletMoment& m, kit::DrawList& list) {
    const kit::Pane pane = framed(m.params);
    const glm::dvec3 size = pane.hi - pane.lo;
    Picture p{m, list, list.pane(pane), now_at(m.params, m.result, m.step, m.view.fraction)};
    p.pixel = std::max(size.x / 860.0, size.y / 540.0);
    draw_path(p);
    draw_wall(p);
    draw_verdicts(p);
    list.answers([&] { draw_afterwards(p); });
    draw_live(p);
}

} // namespace tunnel::scenes
