// Answers: what the student can change in the orders scene.
#pragma once

#include "scenes/kit/method_guise.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::orders_lab {

enum class System { spring, damped, gravity, stiff, bounce, orbit, pendulum };
enum class Watched { explicit_euler, semi_implicit, implicit_euler, verlet, midpoint, heun, rk4 };
enum class Norm { both, place };
enum class Ending { right, one_short };
enum class Rounding { left_out, counted };
enum class Falls { many, one };

// The document gives no numbers here. Spring, start, time and range of h are those of the usual test of orders.
struct Params {
    System system = System::spring;
    double time = 0.7;
    int first = 100;
    int halvings = 4;
    double wanted = -6.0;
    bool explicit_euler = true, semi_implicit = true, implicit_euler = true, verlet = true, midpoint = true,
         heun = true, rk4 = true;
    double omega = 6.283185307179586, damping = 0.1;
    Watched watched = Watched::rk4;
    Norm norm = Norm::both;
    Ending ending = Ending::right;
    Rounding rounding = Rounding::left_out;
    Falls falls = Falls::many;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice system_names[] = {{"spring", {"a spring", "스프링"}},
                                               {"damped", {"a damped spring", "감쇠 스프링"}},
                                               {"gravity", {"a throw in gravity", "던지기(중력)"}},
                                               {"stiff", {"a stiff spring", "강성(stiff) 스프링"}},
                                               {"bounce", {"a bounce (force jumps)", "튕김(불연속 힘)"}},
                                               {"orbit", {"an orbit", "궤도"}},
                                               {"pendulum", {"a pendulum", "진자"}}};
constexpr kit::Choice choice_of(std::size_t method) {
    return {kit::method_guises[method].key, kit::method_guises[method].name};
}
inline constexpr kit::Choice method_names[] = {choice_of(0), choice_of(1), choice_of(2), choice_of(3),
                                               choice_of(4), choice_of(5), choice_of(6)};
inline constexpr kit::Choice norms[] = {{"both", {"position and velocity", "위치와 속도"}},
                                        {"place", {"position alone", "위치만"}}};
inline constexpr kit::Choice endings[] = {{"right", {"at T", "T까지"}},
                                          {"one_short", {"one step too early", "한 스텝 모자라게"}}};
inline constexpr kit::Choice roundings[] = {{"left_out", {"left out", "뺌"}}, {"counted", {"counted", "넣음"}}};
inline constexpr kit::Choice falls_names[] = {{"many", {"32 heights", "높이 32가지"}}, {"one", {"one", "한 번"}}};

constexpr bool is_spring(const Params& p) {
    return p.system == System::spring || p.system == System::damped || p.system == System::stiff;
}
constexpr bool has_damping(const Params& p) { return p.system == System::damped || p.system == System::stiff; }
constexpr bool is_bounce(const Params& p) { return p.system == System::bounce; }

constexpr auto use(bool Params::*member, std::size_t i, kit::Words hint) {
    return kit::choice(member, method_names[i].word, method_names[i].label, hint, kit::on_off);
}

inline constexpr kit::Words only_springs{"Choose a spring under “system”", "‘계’에서 스프링을 고르자"};
inline constexpr kit::Words only_damped{"Choose the damped or the stiff spring under “system”",
                                        "‘계’에서 감쇠 스프링이나 강성 스프링을 고르자"};
inline constexpr kit::Words only_bounce{"Choose the bounce under “system”", "‘계’에서 튕김을 고르자"};

constexpr auto methods_of_table() {
    return std::tuple{
        use(&Params::explicit_euler, 0, {"First order, one force a step", "1차, 스텝마다 힘 한 번"}),
        use(&Params::semi_implicit, 1,
            {"First order, one force a step: the document's code", "1차, 스텝마다 힘 한 번. 문서의 코드"}),
        use(&Params::implicit_euler, 2,
            {"First order; what solving costs is not in the count", "1차. 방정식을 푸는 비용은 횟수에 넣지 않는다"}),
        use(&Params::verlet, 3,
            {"Second order, one force a step; two where it depends on the velocity",
             "2차, 스텝마다 힘 한 번. 힘이 속도에 따라 다르면 두 번"}),
        use(&Params::midpoint, 4, {"Second order, two forces a step", "2차, 스텝마다 힘 두 번"}),
        use(&Params::heun, 5, {"Second order, two forces a step", "2차, 스텝마다 힘 두 번"}),
        use(&Params::rk4, 6, {"Fourth order, four forces a step", "4차, 스텝마다 힘 네 번"}),
    };
}

constexpr auto numbers_of_table() {
    using enum kit::Group;
    using kit::choice;
    using kit::number;
    return std::tuple{
        choice(
            &Params::system, "system", {"system", "계"},
            {"What moves; a new one comes with its own time and h", "무엇이 움직이는지. 바꾸면 시간과 h도 함께 바뀐다"},
            system_names),
        number(&Params::wanted, "wanted", {"wanted error, log10", "목표 오차, log10"},
               {"-6 is 0.000001. Drag the line in either pane", "-6이면 0.000001. 두 창의 선을 끌어도 된다"}, "",
               {-14.0, 1.0, 0.1}),
        number(&Params::time, "time", {"time T", "시간 T"},
               {"All runs end there, and are compared there", "모든 계산이 여기서 끝나고 여기서 비교된다"}, "s",
               {0.05, 10.0, 0.01, kit::Scale::log}),
        number(&Params::first, "first", {"steps at first", "처음 스텝 수"},
               {"The largest h is T divided by this", "가장 큰 h는 T를 이것으로 나눈 값"}, "",
               {2.0, 200.0, 1.0, kit::Scale::log}),
        number(&Params::halvings, "halvings", {"h is halved", "절반으로 줄이는 횟수"},
               {"So many times; fewer where a method would need over 52 000 steps",
                "이만큼 되풀이한다. 한 방법이 52,000스텝을 넘으면 거기서 그친다"},
               "×", {1.0, 8.0, 1.0}),
        number(&Params::omega, "omega", {"rate ω", "각진동수 ω"}, {"Of the spring, √(k/m)", "스프링의 √(k/m)"}, "rad/s",
               {0.5, 100.0, 0.1, kit::Scale::log}, main, is_spring, only_springs),
        number(&Params::damping, "damping", {"damping ratio", "감쇠비"},
               {"Above 1 one part decays fast, one slowly: stiff",
                "1을 넘으면 빨리 줄어드는 부분과 천천히 줄어드는 부분이 있다(강성)"},
               "", {0.0, 10.0, 0.05}, main, has_damping, only_damped),
    };
}

constexpr auto switches_of_table() {
    using enum kit::Group;
    using kit::choice;
    return std::tuple{
        choice(&Params::watched, "watched", {"formula for", "식으로 볼 방법"},
               {"Whose slope is worked out in numbers; it always takes part",
                "기울기를 숫자로 풀어 볼 방법. 언제나 함께 계산한다"},
               method_names, more),
        choice(&Params::ending, "ending", {"runs stop", "계산을 멈출 곳"},
               {"A loop that counts one step too few", "반복문이 한 스텝 덜 센다"}, endings, break_it),
        choice(&Params::norm, "norm", {"error is of", "오차의 기준"},
               {"Position alone hides errors that stand in the velocity", "위치만 보면 속도에 든 오차가 감춰진다"},
               norms, break_it),
        choice(&Params::rounding, "rounding", {"points of rounding", "반올림에 묻힌 점"},
               {"Points under the floor of rounding say nothing of the order",
                "반올림 한계 아래의 점은 차수를 말해 주지 않는다"},
               roundings, break_it),
        choice(&Params::falls, "falls", {"falls", "떨어뜨리기"},
               {"How far into a step the jump falls is chance: one fall says little",
                "힘이 바뀌는 때가 스텝의 어디인지는 우연이다. 한 번으로는 알 수 없다"},
               falls_names, break_it, is_bounce, only_bounce),
    };
}

constexpr auto make_table() { return std::tuple_cat(numbers_of_table(), methods_of_table(), switches_of_table()); }

} // namespace tunnel::scenes::orders_lab
