// Answers: what the document's opening claims, as predicates over readouts. A claim with numbers recognises its
// settings by readouts and does not apply elsewhere.
#include "scenes/frames/frames.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using Holds = std::optional<bool>;

constexpr double exact = 1e-12;

bool near(double a, double b) { return std::abs(a - b) <= exact; }
bool said(const Readouts& r, std::string_view key, bool expected) {
    const bool* value = r.flag(key);
    return value != nullptr && *value == expected;
}
bool is_at(const Readouts& r, double reach, double tests, double step) {
    return near(r.number("reach"), reach) && near(r.number("tests_per_second"), tests) &&
           near(r.number("step_length"), step);
}

Holds opening(const Readouts& r) {
    if (!is_at(r, 0.72, 60.0, 2.0) || said(r, "overlap", true)) return std::nullopt;
    return said(r, "overlap", false) && near(r.number("frame_before"), 3.0) && near(r.number("frame_after"), 4.0);
}

Holds threshold(const Readouts& r, double tests, double expected) {
    if (!near(r.number("reach"), 0.72) || !near(r.number("tests_per_second"), tests)) return std::nullopt;
    return near(r.number("threshold_speed"), expected);
}
Holds at_60(const Readouts& r) { return threshold(r, 60.0, 43.2); }

// At this many tests a second the threshold is `expected`, and yet this flight, faster than it, gets through.
Holds moved(const Readouts& r, double tests, double expected, double step) {
    if (!is_at(r, 0.72, tests, step) || said(r, "overlap", true)) return std::nullopt;
    return near(r.number("threshold_speed"), expected) && said(r, "overlap", false) && r.number("share_formula") < 1.0;
}
Holds at_120(const Readouts& r) { return moved(r, 120.0, 86.4, 1.0); }
Holds at_240(const Readouts& r) { return moved(r, 240.0, 172.8, 200.0 / 240.0); }

Holds thin(const Readouts& r) {
    if (!near(r.number("reach"), 0.001) || !near(r.number("tests_per_second"), 64000.0)) return std::nullopt;
    if (said(r, "overlap", true)) return std::nullopt; // a slower or luckier flight
    return std::abs(r.number("threshold_speed") - 64.0) < 1e-9 && said(r, "overlap", false);
}

Holds below(const Readouts& r) {
    if (!(r.number("step_length") <= r.number("reach")) || std::isnan(r.number("share_measured"))) return std::nullopt;
    return said(r, "overlap", true) && r.number("share_formula") == 1.0 && r.number("share_measured") == 1.0;
}

Holds agree(const Readouts& r) {
    const double measured = r.number("share_measured");
    if (std::isnan(measured)) return std::nullopt;
    return std::abs(measured - r.number("share_formula")) <= std::max(4.0 * r.number("sigma"), 1e-3);
}

Holds wrong_side(const Readouts& r) {
    if (!r.is("run", "pushed")) return std::nullopt;
    return r.is("run_push_side", "far") && r.number("x") > 0.0;
}
Holds too_late(const Readouts& r) {
    if (!is_at(r, 0.72, 60.0, 2.0) || !near(r.number("x"), 0.36)) return std::nullopt;
    return r.is("run", "caught") && r.is("run_push_side", "far");
}
Holds half(const Readouts& r) {
    if (!(r.number("step_length") <= 0.5 * r.number("reach")) || std::isnan(r.number("share_back_measured")))
        return std::nullopt;
    return r.number("share_back") == 1.0 && r.number("share_back_measured") == 1.0;
}

std::vector<kit::Claim> about_thresholds() {
    return {
        {"frames-1",
         {"At 60 frames a second a bullet of 120 m/s crosses the wall between frames 3 and 4, and no frame sees it.",
          "초당 60프레임에서 120 m/s의 총알은 3번과 4번 프레임 사이에 벽을 지나고, 어느 프레임도 보지 못한다."},
         {},
         0,
         opening},
        {"frames-2",
         {"The threshold is (0.36 + 2 · 0.18) · 60 = 43.2 m/s.", "문턱 속력은 (0.36 + 2 · 0.18) · 60 = 43.2 m/s다."},
         {},
         0,
         at_60},
        {"frames-3",
         {"At 43 m/s, below it, all 10 000 random starts are seen.",
          "그보다 느린 43 m/s에서는 무작위 출발 1만 번이 모두 보인다."},
         {{"speed", "43"}},
         0,
         below},
        {"frames-4",
         {"120 fps only moves the threshold to 86.4 m/s: 120 m/s still gets through.",
          "120 fps로 올려도 문턱이 86.4 m/s로 옮겨질 뿐, 120 m/s의 총알은 여전히 빠져나간다."},
         {{"fps", "120"}, {"phase", "0.1"}},
         0,
         at_120},
        {"frames-5",
         {"240 fps moves it to 172.8 m/s: 200 m/s still gets through.",
          "240 fps면 문턱은 172.8 m/s가 된다. 200 m/s의 총알은 여전히 빠져나간다."},
         {{"fps", "240"}, {"speed", "200"}, {"phase", "0.05"}},
         0,
         at_240},
        {"frames-6",
         {"Four sub-steps at 60 fps do the same as 240 fps: 172.8 m/s.",
          "60 fps에 서브스텝 네 번이면 240 fps와 똑같이 172.8 m/s다."},
         {{"substeps", "4"}, {"speed", "200"}, {"phase", "0.05"}},
         0,
         at_240},
        {"frames-7",
         {"Without a bound on speed and thickness it never goes away: 64 000 tests a second, and a point passes a "
          "1 mm wall at 100 m/s.",
          "속력과 두께를 제한하지 않으면 터널링은 결코 사라지지 않는다. 1초에 6만 4000번 검사해도 점은 두께 1 mm의 "
          "벽을 100 m/s로 "
          "지난다."},
         {{"wall_thickness", "0.001"},
          {"radius", "0"},
          {"fps", "1000"},
          {"substeps", "64"},
          {"speed", "100"},
          {"phase", "0.1"}},
         0,
         thin},
    };
}

std::vector<kit::Claim> about_chance_and_push() {
    return {
        {"frames-8",
         {"Formula and 10 000 trials agree within max(4σ, 0.001): 0.36 at 120 m/s, seed 5.",
          "공식과 1만 번 시행의 차이는 max(4σ, 0.001) 이내다(120 m/s에서 0.36, 시드 5)."},
         {{"seed", "5"}},
         0,
         agree},
        {"frames-9",
         {"So they do at 480 m/s (0.09), seed 2.", "480 m/s(0.09), 시드 2에서도 그렇다."},
         {{"speed", "480"}, {"seed", "2"}},
         0,
         agree},
        {"frames-10",
         {"And at 1000 m/s with 3 sub-steps (0.1296), seed 3.", "1000 m/s, 서브스텝 3번(0.1296), 시드 3에서도 그렇다."},
         {{"speed", "1000"}, {"substeps", "3"}, {"seed", "3"}},
         0,
         agree},
        {"frames-11",
         {"After a miss the push-out is on the wrong side.", "한번 놓치면 다음번에는 반대편으로 밀려난다."},
         {},
         kit::last_step,
         wrong_side},
        {"frames-12",
         {"Even a frame that sees the wall pushes onward when it comes too late (phase 0.7).",
          "벽을 본 프레임도 너무 늦으면(위상 0.7) 총알을 앞으로 밀어낸다."},
         {{"phase", "0.7"}},
         kit::last_step,
         too_late},
        {"frames-13",
         {"Only a step of at most half of wall + bullet is always pushed back (21 m/s at 60 fps).",
          "한 스텝이 ‘벽 + 총알’의 절반을 넘지 않아야 언제나 되밀린다(60 fps에서 21 m/s)."},
         {{"speed", "21"}},
         0,
         half},
    };
}

} // namespace

std::vector<kit::Claim> FramesScene::claims() {
    std::vector<kit::Claim> all = about_thresholds();
    for (kit::Claim& claim : about_chance_and_push()) all.push_back(std::move(claim));
    for (kit::Claim& claim : all) claim.of_job = claim.holds == below || claim.holds == agree || claim.holds == half;
    return all;
}

} // namespace tunnel::scenes
