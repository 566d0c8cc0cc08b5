// Answers: what the student can change in the bisection scene.
#pragma once

#include "core/base/contact_rule.hpp"
#include "core/ccd/point_segment.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::bisection {

enum class Motion { family, free }; // the document's two-parameter family, or six end points of one's own
using base::ContactRule;
using ccd::SearchOrder;

struct Params {
    double travel = 8.0;
    double wall_drift = 1.5;
    double delta = 0.06;
    double separation = 0.0;
    SearchOrder mode = SearchOrder::levels;
    int max_checks = 200000;
    Motion motion = Motion::family;
    double p0_x = 0.5, p0_y = 3.5, p1_x = 8.5, p1_y = 3.5;
    double a0_x = 5.0, a0_y = 1.0, a1_x = 6.5, a1_y = 1.0;
    double b0_x = 5.0, b0_y = 6.0, b1_x = 6.5, b1_y = 6.0;
    ContactRule comparison = ContactRule::closed;
    bool rounding_guard = true;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice modes[] = {{"levels", {"levels", "레벨별"}}, {"queue", {"queue", "큐"}}};
inline constexpr kit::Choice motions[] = {{"family", {"document", "문서"}}, {"free", {"free", "자유"}}};
inline constexpr kit::Choice comparisons[] = {{"closed", {"closed ≤", "닫힘 ≤"}}, {"open", {"open <", "열림 <"}}};

inline bool in_family(const Params& p) { return p.motion == Motion::family; }

inline constexpr kit::Words set_by_hand{"Motion is free: the end points set it. Choose the document's motion first",
                                        "움직임이 ‘자유’라 끝점이 정한다. 먼저 움직임을 ‘문서’로 바꾸자"};

constexpr auto coordinate(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label,
                       {"End point of the motion; setting or dragging it turns the motion to free",
                        "움직임의 끝점. 값을 정하거나 끌어 옮기면 움직임이 ‘자유’가 된다"},
                       "m", {-25.0, 25.0, 0.05}, kit::Group::more);
}

constexpr auto make_table() {
    using enum kit::Group;
    using kit::choice, kit::number;
    return std::tuple{
        number(&Params::travel, "travel", {"point travel", "점의 이동 거리"},
               {"How far the point moves in one step; in use while the motion is the document's",
                "한 스텝에 점이 움직이는 거리. 움직임이 ‘문서’일 때 쓰인다"},
               "m", {0.5, 20.0, 0.1}, main, in_family, set_by_hand),
        number(&Params::wall_drift, "wall_drift", {"wall drift", "벽 이동량"},
               {"How far the wall moves in the same step; in use while the motion is the document's",
                "같은 스텝에 벽이 움직이는 거리. 움직임이 ‘문서’일 때 쓰인다"},
               "m", {-6.0, 6.0, 0.1}, main, in_family, set_by_hand),
        number(&Params::delta, "delta", {"tolerance δ", "허용 오차 δ"},
               {"A box narrower than this in both t and s counts as converged; no unit",
                "t와 s의 폭이 모두 이보다 좁은 상자는 수렴한 것으로 본다. 단위는 없다"},
               "", {1e-6, 0.5, 0.01, kit::Scale::log}),
        number(&Params::separation, "separation", {"separation d", "최소 분리 거리 d"},
               {"Chebyshev distance that already counts as contact",
                "체비셰프 거리(Chebyshev, L∞)가 이 값 이내면 접촉으로 친다. 최소 분리(minimum separation)"},
               "m", {0.0, 1.0, 0.01}),
        choice(&Params::mode, "mode", {"search", "탐색 방식"},
               {"Level by level, or always the earliest box first", "한 레벨씩, 또는 언제나 가장 이른 상자부터"},
               modes),
        number(&Params::max_checks, "max_checks", {"check limit", "검사 횟수 상한"},
               {"The search stops undecided after this many boxes", "상자를 이만큼 검사하면 미결정으로 멈춘다"}, "",
               {10.0, 200000.0, 1.0, kit::Scale::log}, more),
        choice(&Params::motion, "motion", {"motion", "움직임"},
               {"The document's bullet and wall (travel and drift count), or end points of your own (they count)",
                "문서의 총알과 벽(이동 거리와 이동량을 쓴다), 또는 직접 정한 끝점(끝점 값을 쓴다)"},
               motions, more),
        coordinate(&Params::p0_x, "p0_x", {"P start x", "P 시작 x"}),
        coordinate(&Params::p0_y, "p0_y", {"P start y", "P 시작 y"}),
        coordinate(&Params::p1_x, "p1_x", {"P end x", "P 끝 x"}),
        coordinate(&Params::p1_y, "p1_y", {"P end y", "P 끝 y"}),
        coordinate(&Params::a0_x, "a0_x", {"A start x", "A 시작 x"}),
        coordinate(&Params::a0_y, "a0_y", {"A start y", "A 시작 y"}),
        coordinate(&Params::a1_x, "a1_x", {"A end x", "A 끝 x"}),
        coordinate(&Params::a1_y, "a1_y", {"A end y", "A 끝 y"}),
        coordinate(&Params::b0_x, "b0_x", {"B start x", "B 시작 x"}),
        coordinate(&Params::b0_y, "b0_y", {"B start y", "B 시작 y"}),
        coordinate(&Params::b1_x, "b1_x", {"B end x", "B 끝 x"}),
        coordinate(&Params::b1_y, "b1_y", {"B end y", "B 끝 y"}),
        choice(&Params::comparison, "comparison", {"comparison", "비교"},
               {"Open comparisons lose a root that lies exactly on a split line",
                "열린 비교는 분할선 위에 정확히 놓인 근을 놓친다"},
               comparisons, break_it),
        choice(&Params::rounding_guard, "rounding_guard", {"rounding guard", "반올림 여유"},
               {"Widens each image box by the proved rounding error",
                "상(image)을 감싸는 직사각형을 증명된 반올림 오차 한계만큼 키운다"},
               kit::on_off, break_it),
    };
}

// The end points always say what moves, in both kinds of motion (see settle.cpp).
ccd::PointSegmentMotion motion_of(const Params& params);
ccd::BisectionOptions options_of(const Params& params);

} // namespace tunnel::scenes::bisection
