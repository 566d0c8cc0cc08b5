// Answers: what the student can change in the integrators scene.
#pragma once

#include "core/integrate/method.hpp"
#include "scenes/kit/method_guise.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::integrators_lab {

enum class System { gravity, spring, damped, contact, bounce, orbit, pendulum, drag, tetrahedron, cloth };
enum class Order { velocity_first, position_first };
enum class Mass { one, zero, infinite };

// The document gives h = 1/60, a body on a spring and the code; the start and the spring's rate are ours.
struct Params {
    System system = System::spring;
    double h = 1.0 / 60.0;
    int steps = 60;
    bool explicit_euler = true, semi_implicit = true, implicit_euler = false, verlet = false, midpoint = false,
         heun = false, rk4 = false, adaptive = false;
    double omega = 6.283185307179586, damping = 0.1, drag = 0.05;
    double x0 = 0.0, y0 = 1.0, vx = 0.0, vy = 0.0;
    double grown = 10.0;
    bool by_line = true;
    Order order = Order::velocity_first;
    Mass mass = Mass::one;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice system_names[] = {{"gravity", {"a throw in gravity", "던지기(중력)"}},
                                               {"spring", {"a spring", "스프링"}},
                                               {"damped", {"a damped spring", "감쇠 스프링"}},
                                               {"contact", {"a stiff floor (penalty)", "뻣뻣한 바닥(페널티)"}},
                                               {"bounce", {"a bounce (force jumps)", "튕김(불연속 힘)"}},
                                               {"orbit", {"an orbit", "궤도"}},
                                               {"pendulum", {"a pendulum", "진자"}},
                                               {"drag", {"a throw with air drag", "던지기(공기 저항)"}},
                                               {"tetrahedron", {"spring tetrahedron, one corner wet", "스프링 사면체"}},
                                               {"cloth", {"a small cloth", "작은 천"}}};
inline constexpr kit::Choice orders[] = {{"velocity_first", {"velocity, then position", "속도 먼저"}},
                                         {"position_first", {"position, then velocity", "위치 먼저"}}};
inline constexpr kit::Choice granularity[] = {{"steps", {"step by step", "한 스텝씩"}},
                                              {"lines", {"line by line", "한 줄씩"}}};
inline constexpr kit::Choice masses[] = {
    {"one", {"1 kg", "1 kg"}}, {"zero", {"0", "0"}}, {"infinite", {"infinite", "무한대"}}};

constexpr bool in_plane(const Params& p) {
    return p.system == System::gravity || p.system == System::orbit || p.system == System::drag;
}
constexpr bool is_mesh(const Params& p) { return p.system == System::tetrahedron || p.system == System::cloth; }
constexpr bool on_line(const Params& p) { return !in_plane(p) && !is_mesh(p); }
constexpr bool is_free(const Params& p) { return !is_mesh(p); }
constexpr bool has_rate(const Params& p) {
    return p.system == System::spring || p.system == System::damped || p.system == System::contact;
}
constexpr bool has_damping(const Params& p) { return p.system == System::damped; }
constexpr bool has_drag(const Params& p) { return p.system == System::drag; }

constexpr auto use(bool Params::*member, std::string_view key, std::size_t method, kit::Words hint) {
    return kit::choice(member, key, kit::method_guises[method].name, hint, kit::on_off);
}
constexpr auto start(double Params::*member, std::string_view key, kit::Words label, std::string_view unit,
                     bool (*applies)(const Params&), kit::Words why) {
    return kit::number(member, key, label, {"Drag it in a pane, or type it", "창에서 끌거나 값을 입력한다"}, unit,
                       {-50.0, 50.0, 0.1}, kit::Group::more, applies, why);
}

inline constexpr kit::Words only_springs{"Only springs and the stiff floor have it; choose one under “system”",
                                         "스프링과 뻣뻣한 바닥에만 있다. ‘계’에서 고르자"};
inline constexpr kit::Words only_damped{"Choose the damped spring under “system”", "‘계’에서 감쇠 스프링을 고르자"};
inline constexpr kit::Words only_drag{"Choose the throw with air drag under “system”",
                                      "‘계’에서 던지기(공기 저항)를 고르자"};
inline constexpr kit::Words only_plane{"This system moves along one line, or starts as it is",
                                       "이 계는 한 직선 위에서 움직이거나 시작이 정해져 있다"};
inline constexpr kit::Words only_free{"Tetrahedron and cloth start at rest, as they are",
                                      "사면체와 천은 정해진 모양에서 멈춘 채 시작한다"};

inline constexpr kit::Words names_of_y0[] = {
    {"start y, m", "시작 y, m"}, {"start place, m", "시작 위치, m"}, {"start angle, rad", "시작 각도, rad"}};
inline constexpr kit::Words names_of_vy[] = {{"velocity y, m/s", "속도 y, m/s"},
                                             {"start velocity, m/s", "시작 속도, m/s"},
                                             {"start rate, rad/s", "시작 각속도, rad/s"}};
constexpr std::size_t name_by_system(const Params& p) {
    return p.system == System::pendulum ? 2U : on_line(p) ? 1U : 0U;
}

constexpr auto make_table() {
    using enum kit::Group;
    using kit::choice;
    using kit::number;
    return std::tuple{
        number(&Params::h, "h", {"step h", "스텝 h"},
               {"How long one step is; 1/60 at 60 Hz", "한 스텝의 길이. 60 Hz면 1/60"}, "s",
               {0.0005, 2.0, 0.0005, kit::Scale::log}),
        number(&Params::steps, "steps", {"steps", "스텝 수"}, {"How long the run is, in steps", "몇 스텝을 갈지"}, "",
               {1.0, 2000.0, 1.0}),
        use(&Params::explicit_euler, "explicit_euler", 0,
            {"Position from the old velocity: first order", "옛 속도로 위치를 옮긴다. 1차"}),
        use(&Params::semi_implicit, "semi_implicit", 1,
            {"Position from the new velocity: first order, one evaluation of the force",
             "새 속도로 위치를 옮긴다. 1차, 힘은 한 번만 구한다"}),
        use(&Params::implicit_euler, "implicit_euler", 2,
            {"The force at the end of the step, solved for: first order, and calm at any h",
             "스텝 끝의 힘을 방정식으로 푼다. 1차이고 h가 커도 안정하다"}),
        use(&Params::verlet, "verlet", 3, {"Second order, one evaluation of the force", "2차, 힘은 한 번만 구한다"}),
        use(&Params::midpoint, "midpoint", 4, {"Second order, two evaluations", "2차, 힘을 두 번 구한다"}),
        use(&Params::heun, "heun", 5, {"Second order, two evaluations", "2차, 힘을 두 번 구한다"}),
        use(&Params::rk4, "rk4", 6,
            {"Runge–Kutta: fourth order, four evaluations", "룽게–쿠타. 4차, 힘을 네 번 구한다"}),
        use(&Params::adaptive, "adaptive", 7,
            {"Takes as many steps inside h as a tolerance of 1e-9 asks for",
             "허용 오차 1e-9에 맞을 만큼 h를 더 잘게 나눈다"}),
        choice(&Params::system, "system", {"system", "계"},
               {"What moves; a new one comes with its own start and h",
                "무엇이 움직이는지. 바꾸면 시작과 h도 함께 바뀐다"},
               system_names),
        number(&Params::omega, "omega", {"rate ω", "각진동수 ω"},
               {"Of the spring, √(k/m): 2π is one swing a second", "스프링의 √(k/m). 2π면 1초에 한 번 진동한다"},
               "rad/s", {0.1, 500.0, 0.1, kit::Scale::log}, main, has_rate, only_springs),
        number(&Params::damping, "damping", {"damping ratio", "감쇠비"},
               {"1: no swing any more", "1이면 진동하지 않는다"}, "", {0.0, 2.0, 0.05}, main, has_damping, only_damped),
        number(&Params::drag, "drag", {"drag", "저항 계수"},
               {"Force by the square of the speed", "속력의 제곱에 비례하는 힘"}, "kg/m", {0.0, 2.0, 0.05}, main,
               has_drag, only_drag),
        start(&Params::x0, "x0", {"start x", "시작 x"}, "m", in_plane, only_plane),
        kit::named(start(&Params::y0, "y0", {"start place, m", "시작 위치, m"}, "", is_free, only_free),
                   {names_of_y0, name_by_system}),
        start(&Params::vx, "vx", {"velocity x", "속도 x"}, "m/s", in_plane, only_plane),
        kit::named(start(&Params::vy, "vy", {"start velocity, m/s", "시작 속도, m/s"}, "", is_free, only_free),
                   {names_of_vy, name_by_system}),
        number(&Params::grown, "grown", {"diverged beyond", "발산으로 볼 배수"},
               {"A run counts as diverged when its energy is off by so many times the motion's own",
                "에너지 오차가 운동 자체의 에너지의 이 배수를 넘으면 발산으로 본다"},
               "×", {1.0, 1000.0, 1.0, kit::Scale::log}, more),
        choice(&Params::by_line, "by_line", {"timeline goes", "시간축 단위"},
               {"Line by line through the code, or step by step", "코드 한 줄씩, 또는 한 스텝씩"}, granularity, more),
        choice(&Params::order, "order", {"the code's two lines", "코드의 두 줄 순서"},
               {"The document's code changes velocity first. Swap its last two lines",
                "문서의 코드는 속도를 먼저 바꾼다. 마지막 두 줄을 맞바꿔 보자"},
               orders, break_it),
        choice(&Params::mass, "mass", {"mass", "질량"},
               {"The document's code divides by it", "문서의 코드는 질량으로 나눈다"}, masses, break_it),
    };
}

} // namespace tunnel::scenes::integrators_lab
