// Answers: the why-panel: every axis a row, both shadows as bars on a common scale, the number that decides at its end.
// Two columns, A's edges and B's, when there are many.
#include "scenes/kit/world_pane.hpp"
#include "scenes/sat/search.hpp"
#include "scenes/sat/words.hpp"

#include <algorithm>

namespace tunnel::scenes::sat_lab {
namespace {

using kit::Dash, kit::Fill, kit::Role, kit::Style, kit::Weight;

constexpr int most_in_column = 16;
constexpr double first_number = 1.02, second_number = 1.42; // beside bars of width 1
constexpr double edge = 1.0;    // where the drawing begins: beside the origin, whose mark would mean nothing here
constexpr double heading = 2.0; // rows of room above the first, for words

// Where things stand: bars of all rows on one scale, about the middle of A.
struct Why : kit::PanePicture {
    const Moment& m;
    double from = -1.0, scale = 1.0;
    int rows = 1, columns = 1;
    glm::dvec2 origin{0.0};

    // Beside bars of width 1: room for names and for numbers.
    [[nodiscard]] double name_room() const { return columns == 2 ? 0.5 : 0.17; }
    [[nodiscard]] double width() const { return name_room() + 1.0 + (columns == 2 ? 0.85 : 0.82); }
    // Where the numbers stand beside the bars: the overlap, then the push; with two columns only what decides.
    [[nodiscard]] bool both_numbers() const { return columns == 1; }
    [[nodiscard]] int column(const Axis& axis) const { return columns == 2 && !axis.of_a ? 1 : 0; }
    [[nodiscard]] double left(const Axis& axis) const { return edge + column(axis) * width(); }
    [[nodiscard]] double y(const Axis& axis, int index) const {
        return edge + rows - 0.5 - (columns == 2 ? axis.edge : index);
    }
    [[nodiscard]] double x(const Axis& axis, double at) const {
        return left(axis) + name_room() + (at - dot(axis.n, origin) - from) * scale;
    }
};

void fit(Why& w) {
    double lo = 0.0, hi = 0.0;
    int of_a = 0;
    for (const Axis& axis : w.m.result.axes) {
        const double zero = dot(axis.n, w.origin);
        lo = std::min({lo, axis.a_lo - zero, axis.b_lo - zero});
        hi = std::max({hi, axis.a_hi - zero, axis.b_hi - zero});
        of_a += axis.of_a ? 1 : 0;
    }
    const int all = axis_count(w.m);
    w.columns = all > most_in_column ? 2 : 1;
    w.rows = std::max(w.columns == 2 ? std::max(of_a, all - of_a) : all, 3);
    w.from = lo;
    w.scale = hi > lo ? 1.0 / (hi - lo) : 1.0;
}

// The whole row can be pointed at. Which one is the answer's is not told while answers are covered.
void band(const Why& w, const Axis& axis, int index) {
    const double left = w.left(axis), y = w.y(axis, index);
    w.box({left + 0.01, y - 0.48}, {left + w.width() - 0.01, y + 0.48},
          {Role::grid, Weight::fine, Dash::solid, Fill::faint, false, pick_of(index)}, false);
    if (index != axis_in_view(w.m)) return;
    const auto strip = [&] {
        w.box({left, y - 0.48}, {left + 0.02, y + 0.48}, {Role::active, Weight::fine, Dash::solid, Fill::solid}, false);
    };
    if (shown_openly(w.m))
        strip();
    else
        w.list.answers(strip);
}

void bars(const Why& w, const Axis& axis, int index, Stand stand) {
    const double y = w.y(axis, index);
    const bool faint = stand == Stand::waiting || stand == Stand::not_needed;
    const auto bar = [&](double lo, double hi, double bottom, double top, Role role) {
        w.box({w.x(axis, lo), y + bottom}, {w.x(axis, hi), y + top},
              {role, Weight::fine, Dash::solid, faint ? Fill::none : Fill::solid, faint}, true);
    };
    bar(axis.a_lo, axis.a_hi, 0.04, 0.34, Role::body);
    bar(axis.b_lo, axis.b_hi, -0.34, -0.04, Role::second);
}

// What they share, or the gap between them.
void shared_part(const Why& w, const Axis& axis, int index, Stand stand) {
    if (stand == Stand::waiting || stand == Stand::not_needed) return;
    const double y = w.y(axis, index);
    const double from = std::max(axis.a_lo, axis.b_lo), to = std::min(axis.a_hi, axis.b_hi);
    const bool gap = axis.separates;
    w.box({w.x(axis, std::min(from, to)), y - 0.4}, {w.x(axis, std::max(from, to)), y + 0.4},
          {gap                                             ? Role::miss
           : stand == Stand::least || stand == Stand::tied ? Role::push
                                                           : Role::active,
           Weight::main, gap ? Dash::dashed : Dash::solid, Fill::none});
    if (!axis.inside || gap) return;
    // From B's end to A's: what the way out really takes.
    const double start = axis.sense > 0.0 ? axis.b_lo : axis.b_hi;
    w.list.add(
        w.pane, {Role::push, Weight::main},
        kit::Arrow{{w.x(axis, start), y - 0.19, 0.0}, {w.x(axis, start + axis.sense * axis.push), y - 0.19, 0.0}});
}

kit::Label row_label(const Why& w, const Axis& axis, int index, kit::Text text, double x, kit::Side side,
                     int priority) {
    kit::Label l;
    l.text = std::move(text);
    l.at = {w.left(axis) + w.name_room() + x, w.y(axis, index), 0.0};
    l.side = side;
    l.size = kit::Size::small;
    l.priority = priority;
    l.stays = true; // in another row it would be another axis's
    return l;
}

void name(const Why& w, const Axis& axis, int index) {
    const bool now = index == axis_in_view(w.m) && shown_openly(w.m);
    w.list.add(w.pane,
               {now         ? Role::active
                : axis.of_a ? Role::body
                            : Role::second},
               row_label(w, axis, index, kit::Text::same(edge_name(axis)), -0.02, kit::Side::left, 6));
}

void number(const Why& w, const Axis& axis, int index, kit::Text text, double x, Stand stand, bool decides) {
    const bool gap = stand == Stand::gap || stand == Stand::touch, least = stand == Stand::least;
    const bool as_short = stand == Stand::tied || (stand == Stand::same && w.m.params.depth == DepthRule::push);
    const bool marked = decides && (gap || least || as_short);
    kit::Label l = row_label(w, axis, index, std::move(text), x, kit::Side::right, marked ? 8 : 5);
    l.has_symbol = marked;
    l.symbol = gap ? kit::Mark::ring : least ? kit::Mark::diamond : kit::Mark::square;
    w.list.add(w.pane, {decides ? role_of(stand) : Role::text}, std::move(l));
}

void words(const Why& w, const Axis& axis, int index, Stand stand) {
    if (stand == Stand::waiting) return;
    const auto same = [](double value) { return kit::Text::same(brief(value)); };
    const bool gap = axis.separates || stand == Stand::touch;
    if (stand == Stand::not_needed)
        number(w, axis, index, kit::Text::same("–"), first_number, stand, true);
    else if (gap || !w.both_numbers())
        number(w, axis, index, same(gap ? axis.overlap : way_out(w.m, axis)), first_number, stand, true);
    else {
        const bool by_push = w.m.params.depth == DepthRule::push;
        number(w, axis, index, same(axis.overlap), first_number, stand, !by_push);
        number(w, axis, index, same(axis.push), second_number, stand, by_push);
    }
}

// What the numbers are.
void column_heads(const Why& w) {
    const auto add = [&](kit::Text text, double x) {
        kit::Label l;
        l.text = std::move(text);
        l.at = {edge + w.name_room() + x, edge + w.rows + 0.35, 0.0};
        l.side = kit::Side::right;
        l.size = kit::Size::small;
        l.priority = 4;
        l.stays = true;
        w.list.add(w.pane, {Role::muted}, std::move(l));
    };
    const kit::Text width{"overlap", "겹침"}, push{"push", "밀어낼 거리"};
    const bool by_push = w.m.params.depth == DepthRule::push;
    if (w.both_numbers())
        add(width, first_number), add(push, second_number);
    else
        for (int i = 0; i < w.columns; ++i) add(by_push ? push : width, first_number + i * w.width());
}

void head(const Why& w) {
    const int in_view = axis_in_view(w.m);
    const auto say = [&] {
        w.label(in_view >= 0 ? words_of(w.m, in_view) : kit::Text{"one row for each edge", "변마다 한 줄"},
                {edge + 0.5 * w.columns * w.width(), edge + w.rows + 0.68 * heading},
                in_view >= 0 ? role_of(stand_of(w.m, in_view)) : Role::muted, 9, kit::Side::centre, kit::Size::normal);
    };
    if (finished(w.m))
        w.list.answers(say);
    else
        say();
}

kit::Pane pane_of(const Why& w) {
    kit::Pane pane;
    pane.id = "why";
    pane.title = {"Why: every axis, both shadows [m]", "왜 그런가: 축마다 두 그림자 [m]"};
    pane.place_lo = {0.58, 0.0};
    pane.lo = {edge, edge, 0.0};
    pane.hi = {edge + w.columns * w.width(), edge + w.rows + heading, 0.0};
    pane.equal_aspect = false;
    pane.grid = false;
    pane.x.shown = pane.y.shown = false;
    return pane;
}

} // namespace

void draw_why(const Moment& m, kit::DrawList& list) {
    Why w{{list}, m};
    w.origin = middle_of(m.result.a);
    fit(w);
    w.pane = list.pane(pane_of(w));
    if (!m.result.valid()) {
        w.label({"no axes: the theorem needs convex shapes", "축이 없음: 분리축 정리는 볼록한 도형에만 통한다"},
                {edge + 0.5 * w.width(), edge + 0.5 * w.rows}, Role::muted, 9, kit::Side::centre, kit::Size::normal);
        return;
    }
    for (int i = 0; i < axis_count(m); ++i) {
        const Axis& axis = axis_at(m, i);
        const Stand stand = stand_of(m, i);
        band(w, axis, i);
        bars(w, axis, i, stand);
        // At the end the numbers tell the answer; on the way they are the work.
        const auto outcome = [&] { shared_part(w, axis, i, stand), words(w, axis, i, stand); };
        name(w, axis, i);
        if (finished(m))
            list.answers(outcome);
        else
            outcome();
    }
    column_heads(w);
    head(w);
}

} // namespace tunnel::scenes::sat_lab
