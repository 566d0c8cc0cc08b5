// Answers: the t axis: a bar for each slab, what both share shaded through all rows, and the t that is chosen.
#include "scenes/slab/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::slab_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Text, kit::Weight;

constexpr double rows = 4.0;   // words of the marks, x, y, what both share
constexpr double names = 0.34; // of the window, to the left of it

struct BarsPicture : kit::PanePicture {
    const Moment& m;
    Window window{};
    [[nodiscard]] double width() const { return window.hi - window.lo; }
    [[nodiscard]] double left() const { return window.lo - names * width(); }
    [[nodiscard]] double x(double t) const { return window.clamped(t); }
    [[nodiscard]] double row(int index) const { return rows - 1.5 - index; }
};

void row_words(const BarsPicture& p, int index, Text name, Text value, Role role, bool now) {
    kit::Label l;
    l.text = value.empty() ? name : name + ": " + value;
    l.at = {p.left() + 0.012 * p.width(), p.row(index), 0.0};
    l.side = kit::Side::right;
    l.size = kit::Size::small;
    l.priority = now ? 9 : 7;
    l.stays = true; // in another row it would speak of another slab
    p.list.add(p.pane, {role}, std::move(l));
}

// An end that lies out of sight goes on as an arrow.
void open_end(const BarsPicture& p, int index, double t, Style style) {
    if (t >= p.window.lo && t <= p.window.hi) return;
    const double way = t < p.window.lo ? -1.0 : 1.0, tip = way < 0.0 ? p.window.lo : p.window.hi;
    style.fill = Fill::none;
    p.list.add(p.pane, style,
               kit::Arrow{{tip - 0.05 * way * p.width(), p.row(index), 0.0},
                          {tip + 0.03 * way * p.width(), p.row(index), 0.0}});
}

void bar(const BarsPicture& p, int index, double enter, double exit, const Style& style) {
    if (!(enter <= exit)) return;
    if (exit < p.window.lo) return open_end(p, index, exit, style);
    if (enter > p.window.hi) return open_end(p, index, enter, style);
    p.box({p.x(enter), p.row(index) - 0.3}, {p.x(exit), p.row(index) + 0.3}, style);
    // One point only: a box of no width would not be seen.
    p.list.line(p.pane, {style.role, Weight::verdict, Dash::solid, Fill::none, false, style.pick},
                {p.x(enter), p.row(index) - 0.3}, {p.x(enter), p.row(index) + 0.3});
    open_end(p, index, enter, style), open_end(p, index, exit, style);
}

// Words in a row, whatever band lies under them.
void instead_of_bar(const BarsPicture& p, int index, Text words, Role role) {
    kit::Label l;
    l.text = std::move(words);
    l.at = {p.window.lo + 0.72 * p.width(), p.row(index), 0.0}; // beside the true t, which is near the middle
    l.side = kit::Side::centre;
    l.size = kit::Size::small;
    l.priority = 8;
    l.stays = l.plate = true;
    p.list.add(p.pane, {role}, std::move(l));
}

// No bar can be drawn of it.
void no_number(const BarsPicture& p, int index, unsigned pick) {
    p.box({p.window.lo, p.row(index) - 0.3}, {p.window.hi, p.row(index) + 0.3},
          {Role::hit, Weight::fine, Dash::dashed, Fill::none, false, pick});
    instead_of_bar(p, index, {"NaN: neither here nor there", "NaN: 어디에도 없는 값"}, Role::hit);
}

void slab_row(const BarsPicture& p, int index) {
    const Interval& axis = axis_of(p.m, index);
    const bool now = active(p.m, index);
    if (now)
        p.box({p.left(), p.row(index) - 0.46}, {p.left() + 0.008 * p.width(), p.row(index) + 0.46},
              {Role::active, Weight::fine, Dash::solid, Fill::solid}, false);
    const Text name{name_of(index), name_of(index)};
    const bool told = p.m.step >= x_slab + index;
    row_words(p, index, name, told ? words_of(p.m, index) : Text{}, role_axis[index], now);
    if (!told || !axis.seen) return;
    if (axis.parallel && !axis.holds)
        instead_of_bar(p, index, {"parallel and outside: never in it", "평행하고 밖: 들어가지 못함"}, Role::miss);
    if (axis.nan()) return no_number(p, index, pick_axis[index]);
    bar(p, index, axis.enter, axis.exit,
        {role_axis[index], Weight::fine, Dash::solid, Fill::solid, false, pick_axis[index]});
}

// Shaded through both bars; where there is none the gap between the later entry and the earlier exit.
void shared_band(const BarsPicture& p) {
    if (p.m.step < shared) return;
    const Result& r = p.m.result;
    const double bottom = p.row(2) - 0.46, top = p.row(0) + 0.46;
    if (share(p.m)) {
        if (r.exit >= p.window.lo && r.enter <= p.window.hi)
            p.box({p.x(r.enter), bottom}, {p.x(r.exit), top},
                  {Role::active, Weight::fine, Dash::solid, Fill::hatched, false, pick_shared});
    } else if (r.enter > r.exit && std::isfinite(r.enter) && std::isfinite(r.exit))
        p.box({p.x(r.exit), bottom}, {p.x(r.enter), top},
              {Role::miss, Weight::main, Dash::dashed, Fill::none, false, pick_shared});
}

void shared_row(const BarsPicture& p) {
    const Result& r = p.m.result;
    const bool now = p.m.step == shared, nan = !(r.enter == r.enter) || !(r.exit == r.exit);
    Text value;
    if (p.m.step >= shared)
        value = nan          ? Text::same(interval_text(r.enter, r.exit))
                : share(p.m) ? Text::same(interval_text(r.enter, r.exit))
                             : Text{"nothing", "없음"};
    row_words(p, 2, {"both", "공통"}, std::move(value), p.m.step >= shared && !share(p.m) ? Role::miss : Role::active,
              now);
    if (p.m.step < shared || r.answer.why == Why::refused) return;
    if (nan) return no_number(p, 2, pick_shared);
    bar(p, 2, r.enter, r.exit, {Role::active, Weight::fine, Dash::solid, Fill::solid, false, pick_shared});
}

// Where the ray is not: behind its origin, and beyond its end.
void ray_range(const BarsPicture& p) {
    const double bottom = p.row(2) - 0.5, top = p.row(0) + 0.5, reach = p.m.params.reach;
    const Style off{Role::discarded, Weight::fine, Dash::solid, Fill::hatched, true};
    if (p.window.lo < 0.0) p.box({p.window.lo, bottom}, {std::min(0.0, p.window.hi), top}, off, false);
    if (reach < p.window.hi)
        p.box({std::max(reach, p.window.lo), bottom}, {p.window.hi + 0.05 * p.width(), top}, off, false);
    p.list.line(p.pane, {Role::text, Weight::fine}, {0.0, bottom}, {0.0, top + 0.1});
    p.label({"origin", "시작점"}, {0.0, top}, Role::muted, 5, kit::Side::above);
    if (reach > p.window.hi) return;
    p.list.line(p.pane, {Role::text, Weight::fine}, {reach, bottom}, {reach, top + 0.1});
    p.label({"max", "최대"}, {reach, top}, Role::muted, 5, kit::Side::above);
}

void mark_t(const BarsPicture& p, double t, Text words, Role role, unsigned pick, kit::Mark mark) {
    if (!(t >= p.window.lo && t <= p.window.hi)) return;
    p.list.line(p.pane, {role, Weight::verdict, Dash::solid, Fill::none, false, pick}, {t, p.row(2) - 0.5},
                {t, p.row(0) + 0.5});
    p.list.add(p.pane, {role, Weight::verdict, Dash::solid, Fill::solid, false, pick},
               kit::Point{{t, p.row(2), 0.0}, mark, 13.0f});
    p.label(std::move(words), {t, p.row(0) + 0.5}, role, 10, kit::Side::above, kit::Size::normal);
}

// On an axis that may count lengths of the direction.
double truth_on_axis(const Result& r) {
    const double size = std::hypot(r.direction.x, r.direction.y);
    return size > 0.0 ? r.hit.distance / size : r.hit.distance;
}

void chosen(const BarsPicture& p) {
    const Result& r = p.m.result;
    if (hit(p.m))
        mark_t(p, r.answer.t, Text::same("t = " + number(r.answer.t)), Role::hit, pick_answer, kit::Mark::dot);
    if (!r.right() && r.hit.status == base::Status::hit)
        mark_t(p, truth_on_axis(r), {"in truth t = " + number(r.hit.distance), "실제 t = " + number(r.hit.distance)},
               Role::truth, pick_truth, kit::Mark::ring);
}

} // namespace

void draw_bars(const Moment& m, kit::DrawList& list) {
    const Window window = window_of(m);
    BarsPicture p{{list}, m, window};
    kit::Pane pane;
    pane.id = "t_axis";
    pane.title = {"On the ray: when in each slab?", "t축: 광선이 슬랩 안에 있는 구간"};
    pane.place_lo = {0.0, 0.6};
    pane.lo = {p.left(), 0.0, 0.0};
    pane.hi = {window.hi + 0.05 * p.width(), rows, 0.0};
    pane.equal_aspect = false;
    pane.x.label = {"t", "t"};
    pane.x.unit = m.params.normalise || by_core(m.params) ? "m" : "";
    pane.y.shown = false;
    p.pane = list.pane(std::move(pane));
    ray_range(p);
    const auto outcome = [&] {
        shared_band(p);
        slab_row(p, 0), slab_row(p, 1);
        shared_row(p);
        if (finished(m)) chosen(p);
    };
    if (finished(m))
        list.answers(outcome);
    else
        outcome();
}

} // namespace tunnel::scenes::slab_lab
