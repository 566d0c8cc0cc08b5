// Answers: what the student can change in the rotation scene.
#pragma once

#include "core/integrate/rotation/rotation_method.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::rotation_lab {

using integrate::Orthogonaliser, integrate::ProductOrder;
enum class Motion { one_axis, changing, wandering, free, top };
enum class Axis { eye, clock, up, side, skew };
enum class Watched { matrix_euler, quaternion_euler, exponential_map, lie_midpoint, lie_rk4 };
enum class WatchedFree { explicit_euler, implicit_euler, implicit_midpoint, lie_midpoint, lie_rk4 };

// The document gives h = 1/60 (section 12.6.3), and says that the error grows with h omega; 0.5 rad is ours.
struct Params {
    Motion motion = Motion::one_axis;
    double turn = 0.5;
    double h = 1.0 / 60.0;
    int steps = 60;
    Axis axis = Axis::eye;
    double last = 0.75, ratio = 0.5, stray = 0.01;
    double tilt = 0.0;
    Watched watched = Watched::quaternion_euler;
    WatchedFree watched_free = WatchedFree::explicit_euler;
    Orthogonaliser orthogonaliser = Orthogonaliser::gram_schmidt;
    ProductOrder order = ProductOrder::omega_q;
    bool correct = true;
    bool gyroscope = true;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice motions[] = {{"one_axis", {"one axis, ω constant", "한 축, ω 일정"}},
                                          {"changing", {"one axis, ω changes", "한 축, ω가 변함"}},
                                          {"wandering", {"the axis wanders", "축이 움직임"}},
                                          {"free", {"a free box", "자유로운 상자"}},
                                          {"top", {"a free symmetric top", "자유 대칭 팽이"}}};
inline constexpr kit::Choice axis_names[] = {{"eye", {"towards you (z)", "앞쪽 (z)"}},
                                             {"clock", {"away, clockwise (-z)", "뒤쪽, 시계 방향 (-z)"}},
                                             {"up", {"up (y)", "위쪽 (y)"}},
                                             {"side", {"right (x)", "오른쪽 (x)"}},
                                             {"skew", {"skew (0.6, 0, 0.8)", "비스듬히 (0.6, 0, 0.8)"}}};
inline constexpr kit::Choice watched_names[] = {{"matrix_euler", {"matrix Euler", "행렬 오일러"}},
                                                {"quaternion_euler", {"quaternion Euler", "쿼터니언 오일러"}},
                                                {"exponential_map", {"exponential map", "지수 사상"}},
                                                {"lie_midpoint", {"Lie midpoint", "리 군 중점법"}},
                                                {"lie_rk4", {"Lie RK4", "리 군 RK4"}}};
inline constexpr kit::Choice free_names[] = {{"explicit_euler", {"explicit Euler", "명시적 오일러"}},
                                             {"implicit_euler", {"implicit Euler", "암시적 오일러"}},
                                             {"implicit_midpoint", {"implicit midpoint", "암시적 중점법"}},
                                             {"lie_midpoint", {"Lie midpoint", "리 군 중점법"}},
                                             {"lie_rk4", {"Lie RK4", "리 군 RK4"}}};
inline constexpr kit::Choice orthogonalisers[] = {{"gram_schmidt", {"Gram–Schmidt", "그람–슈미트"}},
                                                  {"polar", {"nearest rotation", "가장 가까운 회전"}}};
inline constexpr kit::Choice product_orders[] = {{"omega_q", {"ω·q (right)", "ω·q (맞음)"}},
                                                 {"q_omega", {"q·ω (wrong)", "q·ω (틀림)"}}};
inline constexpr kit::Choice terms[] = {{"off", {"dropped", "뺌"}}, {"on", {"kept", "넣음"}}};

constexpr bool is_free(const Params& p) { return p.motion == Motion::free || p.motion == Motion::top; }
constexpr bool is_driven(const Params& p) { return !is_free(p); }
constexpr bool is_changing(const Params& p) { return p.motion == Motion::changing; }
constexpr bool is_wandering(const Params& p) { return p.motion == Motion::wandering; }
constexpr bool one_axis(const Params& p) { return p.motion == Motion::one_axis || p.motion == Motion::changing; }

inline constexpr kit::Words only_driven{"A free body has no given ω; choose another motion",
                                        "자유로운 물체에는 주어진 ω가 없다. 다른 운동을 고르자"};
inline constexpr kit::Words only_free{"Choose a free box or top under “motion”",
                                      "‘운동’에서 자유로운 상자나 팽이를 고르자"};
inline constexpr kit::Words only_changing{"Choose “one axis, ω changes” under “motion”",
                                          "‘운동’에서 ‘한 축, ω가 변함’을 고르자"};
inline constexpr kit::Words only_wandering{"Choose “the axis wanders” under “motion”",
                                           "‘운동’에서 ‘축이 움직임’을 고르자"};

inline constexpr kit::Words names_of_turn[] = {{"angle a step, hω", "스텝당 각도 hω"},
                                               {"hω at the start", "처음의 hω"}};
constexpr std::size_t name_of_turn(const Params& p) { return is_changing(p) || is_free(p) ? 1U : 0U; }

constexpr auto numbers_of_table() {
    using enum kit::Group;
    using kit::choice, kit::number, kit::Scale;
    using P = Params;
    return std::tuple{
        choice(&P::motion, "motion", {"motion", "운동"},
               {"How ω goes on; a new motion comes with its own numbers",
                "ω가 어떻게 변하는지. 바꾸면 알맞은 수치도 함께 바뀐다"},
               motions),
        kit::named(number(&P::turn, "turn", {"angle a step, hω", "스텝당 각도 hω"},
                          {"How far the body should turn in one step", "한 스텝에 돌아야 하는 각도"}, "rad",
                          {0.001, 3.0, 0.001, Scale::log}),
                   {names_of_turn, name_of_turn}),
        number(&P::steps, "steps", {"steps", "스텝 수"},
               {"Of h; a free body makes at most 2000", "길이가 h인 스텝의 수. 자유로운 물체는 2,000스텝까지"}, "",
               {1.0, 43200.0, 1.0, Scale::log}),
        number(&P::h, "h", {"step h", "스텝 h"},
               {"How long one step is; with hω it gives ω. 1/60 at 60 Hz",
                "한 스텝의 길이. hω와 함께 ω를 정한다. 60 Hz면 1/60"},
               "s", {0.0001, 10.0, 0.0001, Scale::log}),
        choice(&P::axis, "axis", {"axis", "회전축"},
               {"About what it turns; a free body: about which of its own axes at first",
                "무엇을 축으로 도는지. 자유로운 물체라면 처음에 도는 자기 축"},
               axis_names),
        number(
            &P::last, "last", {"ω at the end, by its start", "끝의 ω (처음의 몇 배)"},
            {"Below 1 the body slows down evenly, above 1 it speeds up", "1보다 작으면 고르게 느려지고 크면 빨라진다"},
            "×", {0.0, 2.0, 0.01}, main, is_changing, only_changing),
        number(&P::ratio, "ratio", {"the axis turns", "축의 각속도"},
               {"About the vertical, by ω: 0 keeps the axis where it is",
                "연직축 둘레로 도는 각속도가 ω의 몇 배인지. 0이면 축이 움직이지 않는다"},
               "× ω", {0.0, 2.0, 0.05}, main, is_wandering, only_wandering),
        number(&P::stray, "stray", {"off its axis", "축에서 벗어남"},
               {"The share of ω about the next axis at the start", "처음에 옆 축으로 새는 ω의 비율"}, "× ω",
               {0.001, 1.0, 0.001, Scale::log}, main, is_free, only_free),
        number(&P::tilt, "tilt", {"turned about x first", "먼저 x축으로 돌린 각도"},
               {"How the body lies at the start. The test of order needs 90°",
                "시작할 때의 자세. 곱셈 순서를 시험하려면 90°여야 한다"},
               "°", {0.0, 180.0, 1.0}, more),
    };
}

constexpr auto choices_of_table() {
    using enum kit::Group;
    using kit::choice;
    using P = Params;
    return std::tuple{
        choice(&P::watched, "watched", {"code and ledger of", "코드와 표로 볼 방법"},
               {"Whose steps are shown in numbers", "스텝마다 숫자로 볼 방법"}, watched_names, more, is_driven,
               only_driven),
        choice(&P::watched_free, "watched_free", {"code and ledger of", "코드와 표로 볼 방법"},
               {"Whose steps are shown in numbers", "스텝마다 숫자로 볼 방법"}, free_names, more, is_free, only_free),
        choice(&P::orthogonaliser, "orthogonaliser", {"matrix made orthogonal by", "행렬 직교화"},
               {"Gram–Schmidt keeps the first column's direction; the nearest rotation favours none",
                "그람–슈미트는 첫 열의 방향을 지킨다. 가장 가까운 회전은 어느 열도 우선하지 않는다"},
               orthogonalisers, more, is_driven, only_driven),
        choice(&P::order, "order", {"order of the product", "곱셈 순서"},
               {"ω is in world coordinates: it belongs on the left", "ω는 월드 좌표의 값이라 왼쪽에 와야 한다"},
               product_orders, break_it, is_driven, only_driven),
        choice(&P::correct, "correct", {"correction", "보정"},
               {"Off: neither normalised nor made orthogonal again", "끄면 정규화도 직교화도 하지 않는다"}, kit::on_off,
               break_it, is_driven, only_driven),
        choice(&P::gyroscope, "gyroscope", {"gyroscopic term", "자이로 항"},
               {"Dropped, as some engines do: the first body keeps its ω",
                "몇몇 엔진처럼 빼면 첫 물체의 ω가 변하지 않는다"},
               terms, break_it, is_free, only_free),
    };
}

constexpr auto make_table() { return std::tuple_cat(numbers_of_table(), choices_of_table()); }

inline constexpr int most_free_steps = 2000, most_ticks = 720;

} // namespace tunnel::scenes::rotation_lab
