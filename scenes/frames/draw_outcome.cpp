// Answers: the verdict over the wall, and once it happens the push-out and the side it goes to.
#include "scenes/frames/film.hpp"
#include "scenes/kit/digits.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

struct Verdict {
    Text about, word;
    bool hit;
    glm::dvec2 at;
    kit::Side side;
    int priority;
    bool leader = true;
};

// What it is about and what it says are one block.
void write(const Film& f, const Verdict& v) {
    kit::Label label;
    label.caption = v.about;
    label.text = v.word;
    label.at = {v.at, 0.0};
    label.side = v.side;
    label.size = kit::Size::large;
    label.leader = v.leader;
    label.priority = v.priority;
    label.symbol = v.hit ? kit::Mark::dot : kit::Mark::ring;
    label.has_symbol = true;
    f.list.add(f.close_up, Style{v.hit ? Role::hit : Role::miss, Weight::verdict}, label);
}

// The path meets the wall whether or not a test is awake.
void path_contact(const Film& f) {
    const FramesState& run = f.whole;
    if (run.met < 0.0) return;
    const double radius = f.m.params.radius;
    f.list.add(f.close_up, Style{Role::hit, Weight::main}, kit::Disc{{run.met_x, 0.0, 0.0}, radius + 7.0 * f.pixel});
    const std::string n = kit::digits(run.met, 4);
    write(f, {{"whole path", "전체 경로"},
              {"HIT at frame " + n, "충돌, 프레임 " + n},
              true,
              {run.met_x, radius + 26.0 * f.pixel},
              kit::Side::left,
              9,
              !run.caught}); // its line would end at the other verdict's disc
}

void tests_verdict(const Film& f) {
    const bool seen = f.whole.caught;
    const double at = f.after >= 0 ? f.look(f.after).x : f.live_x;
    const double x = std::max(at, -f.m.result.zone_lo); // off wall and zone
    write(f, {{"frame tests only", "프레임 검사만"},
              seen ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"},
              seen,
              {x, f.m.params.radius + 14.0 * f.pixel},
              kit::Side::right,
              10});
}

void note(const Film& f, Text text, double x, double y, Role role, kit::Size size) {
    kit::Label label;
    label.text = std::move(text);
    label.at = {x, y, 0.0};
    label.size = size;
    label.priority = 9;
    f.list.add(f.close_up, Style{role}, label);
}

void push(const Film& f, double from) {
    const FramesState& s = f.m.state;
    const double y = f.m.params.radius + 34.0 * f.pixel, length = 80.0 * f.pixel;
    const double way = std::copysign(1.0, s.push), edge = way * (0.5 * f.m.params.wall_thickness + f.m.params.radius);
    f.list.add(f.close_up, Style{Role::push, Weight::verdict}, kit::Arrow{{from, 0.0, 0.0}, {from + s.push, 0.0, 0.0}});
    f.list.add(f.close_up, Style{Role::push, Weight::verdict},
               kit::Arrow{{edge, y, 0.0}, {edge + way * length, y, 0.0}});
    note(f,
         s.way == WayOut::back ? Text{"pushed back", "되밀림"}
                               : Text{"pushed onward: wrong side", "앞으로 밀림: 반대편"},
         edge + 0.5 * way * length, y + 6.0 * f.pixel, Role::push, kit::Size::normal);
}

} // namespace

void draw_outcome(const Film& f) {
    const FramesState& s = f.m.state;
    f.list.answers([&] {
        if (s.way == WayOut::none) path_contact(f); // then the push-out needs its place
        if (!s.returned) tests_verdict(f);
    });
    if (s.way != WayOut::none) f.list.answers([&] { push(f, s.x - s.push); });
    if (!s.returned) return;
    const double y = -f.m.params.radius - 24.0 * f.pixel, from = 120.0 * f.pixel - f.m.result.zone_lo;
    f.list.add(f.close_up, Style{Role::muted, Weight::fine, Dash::dashed},
               kit::Arrow{{from, y, 0.0}, {come_back(f.m.params), y, 0.0}});
    note(f, {"assumed: it comes back", "가정: 되돌아옴"}, from, y + 4.0 * f.pixel, Role::muted, kit::Size::normal);
}

} // namespace tunnel::scenes
