// Answers: the settings worth opening: the document's examples, the edge of stability, an orbit, stiff and jumping
// forces.
#include "scenes/integrators/settings.hpp"

namespace tunnel::scenes {
namespace integrators_lab {

Settings of_system(const char* system) { return {{"system", system}}; }
Settings with(Settings base, const char* key, const char* value) {
    base.push_back({key, value});
    return base;
}
Settings with(Settings base, const Settings& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}
Settings edge(const char* h, const char* steps) {
    return {{"omega", "20"},           {"h", h},     {"steps", steps}, {"by_line", "steps"},
            {"explicit_euler", "off"}, {"vy", "20"}, {"grown", "250"}};
}
Settings stiff(const char* h) {
    return with(of_system("contact"),
                {{"omega", "200"}, {"h", h}, {"steps", "150"}, {"implicit_euler", "on"}, {"explicit_euler", "off"}});
}
Settings long_orbit() {
    return with(of_system("orbit"), {{"steps", "2000"},
                                     {"h", "0.5"},
                                     {"by_line", "steps"},
                                     {"explicit_euler", "off"},
                                     {"verlet", "on"},
                                     {"rk4", "on"}});
}
Settings overflow() { return {{"omega", "200"}, {"h", "0.1"}, {"steps", "240"}, {"by_line", "steps"}}; }

namespace {

kit::Preset preset(const char* id, kit::Words label, Settings settings, kit::Words note) {
    return {id, label, std::move(settings), kit::last_step, note};
}

std::vector<kit::Preset> presets_of_euler() {
    return {
        preset("document", {"The spring, 60 steps at 60 Hz", "스프링, 60 Hz로 60스텝"}, {},
               {"h, the spring and the code are the document's; start and rate are ours.",
                "h, 스프링, 코드는 문서의 것이고 시작과 ω는 우리가 정했다."}),
        preset("swapped", {"The two lines swapped", "두 줄을 맞바꿈"}, {{"order", "position_first"}, {"steps", "180"}},
               {"Every step multiplies the energy by 1 + (hω)².", "스텝마다 에너지가 1 + (hω)²배가 된다."}),
        preset("by_line", {"Four large steps, line by line", "큰 스텝 넷을 한 줄씩"}, {{"h", "0.1"}, {"steps", "4"}},
               {"Step through: which variable changes with which line?",
                "한 줄씩 넘기며 어느 변수가 언제 바뀌는지 보자."}),
        preset("throw", {"A throw: ±½ g t h", "던지기: ±½gth"},
               with(of_system("gravity"), {{"h", "0.1"}, {"steps", "10"}, {"verlet", "on"}}),
               {"One too high, one too low by as much; Verlet is exact here.",
                "하나는 높고 하나는 꼭 그만큼 낮다. 베를레는 여기서 정확하다."}),
        preset("throw_60", {"The same throw at 60 Hz", "같은 던지기, 60 Hz"}, of_system("gravity"),
               {"8.175 cm off after one second.", "1초 뒤에 8.175 cm 어긋난다."}),
        preset("edge", {"hω = 2", "hω = 2"}, edge("0.1", "20"),
               {"The edge: it leaps to and fro, a hair from blowing up.",
                "경계다. 털끝만 넘어도 발산할 자리에서 크게 왔다 갔다 한다."}),
        preset("below_edge", {"Just below hω = 2", "hω = 2 바로 아래"}, edge("0.099", "60"),
               {"Far from exact, yet bounded.", "정확하지는 않지만 범위 안에 머문다."}),
        preset("beyond_edge", {"Just beyond hω = 2", "hω = 2를 살짝 넘음"}, edge("0.101", "20"),
               {"It blows up; the timeline marks the step.", "발산한다. 시간축에 그 스텝이 표시된다."}),
        preset("overflow", {"To overflow", "오버플로까지"}, overflow(),
               {"Each stops at its own step, and is not reset.", "저마다 다른 스텝에서 멈추고, 되돌리지 않는다."}),
        preset("massless", {"Mass 0", "질량 0"}, {{"mass", "zero"}},
               {"The document's code divides by it.", "문서의 코드는 질량으로 나눈다."}),
    };
}

std::vector<kit::Preset> presets_of_systems() {
    const Settings all{{"verlet", "on"}, {"rk4", "on"}};
    return {
        preset("orbit", {"An orbit", "궤도"},
               with(of_system("orbit"), with({{"by_line", "steps"}}, {{"verlet", "on"}})),
               {"Explicit Euler spirals out, the others stay.", "명시적 오일러만 밖으로 소용돌이친다."}),
        preset("orbit_long", {"An orbit for long, large steps", "오래 도는 궤도, 큰 스텝"}, long_orbit(),
               {"RK4 loses energy until the sun flings it away; Verlet, of half its order, stays.",
                "RK4는 에너지를 잃다가 태양 곁에서 튕겨 나간다. 차수가 절반인 베를레는 남는다."}),
        preset("damped", {"A damped spring", "감쇠 스프링"}, with(of_system("damped"), all),
               {"Explicit Euler eats up part of the damping.", "명시적 오일러가 감쇠의 일부를 갉아먹는다."}),
        preset("stiff", {"A stiff floor, hω > 2", "뻣뻣한 바닥, hω > 2"}, stiff("0.016666666666666666"),
               {"The floor throws it up higher than it fell; implicit Euler takes all bounce away instead.",
                "바닥이 물체를 떨어뜨린 높이보다 더 높이 튕겨 올린다. 암시적 오일러는 거꾸로 튕김을 모두 없앤다."}),
        preset("stiff_small", {"The same floor, smaller h", "같은 바닥, 작은 h"}, with(stiff("0.001"), "steps", "2000"),
               {"hω = 0.2: calm again, at many times the work.", "hω = 0.2. 다시 안정해지지만 계산량이 훨씬 많다."}),
        preset("bounce", {"A bounce: the force jumps", "튕김: 불연속 힘"}, with(of_system("bounce"), all),
               {"Look at the error plot: RK4 is hardly better than Verlet.",
                "오차 그래프를 보자. RK4가 베를레보다 별로 낫지 않다."}),
        preset("pendulum", {"A pendulum, far out", "크게 흔들리는 진자"}, with(of_system("pendulum"), all),
               {"Explicit Euler makes it turn over.", "명시적 오일러는 진자를 넘겨 버린다."}),
        preset("drag", {"Air drag, by the square of the speed", "속력의 제곱에 비례하는 저항"}, of_system("drag"),
               {"No formula is known here: compared with many small steps.",
                "알려진 공식이 없어서 아주 작은 스텝과 비교한다."}),
        preset("tetrahedron",
               {"Document's example: tetrahedron, one corner wet", "문서의 예: 한 꼭짓점만 물에 잠긴 사면체"},
               with(of_system("tetrahedron"), {{"explicit_euler", "off"}, {"rk4", "on"}}),
               {"Sizes and springs are ours.", "크기와 스프링은 우리가 정했다."}),
        preset("cloth", {"Document's example: a cloth", "문서의 예: 천"},
               with(of_system("cloth"), {{"explicit_euler", "off"}, {"by_line", "steps"}, {"rk4", "on"}}),
               {"Seen from its side; hung at two corners.", "옆에서 본 모습. 두 귀퉁이에 걸려 있다."}),
    };
}

} // namespace
} // namespace integrators_lab

std::vector<kit::Preset> IntegratorsScene::presets() {
    std::vector<kit::Preset> all = integrators_lab::presets_of_euler();
    for (kit::Preset& preset : integrators_lab::presets_of_systems()) all.push_back(std::move(preset));
    return all;
}

} // namespace tunnel::scenes
