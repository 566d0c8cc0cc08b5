// Answers: the settings worth opening: the usual test of orders, smooth and jumping forces, a stiff one, and three ways
// in which a slope misleads.
#include "scenes/orders/settings.hpp"

namespace tunnel::scenes {
namespace orders_lab {

Settings stiff() { return {{"system", "stiff"}}; }
Settings bounce() { return {{"system", "bounce"}}; }
Settings half_swing() { return {{"time", "0.5"}}; }
Settings to_the_floor() { return {{"halvings", "8"}, {"wanted", "-12"}}; }
Settings with(Settings base, const char* key, const char* value) {
    base.push_back({key, value});
    return base;
}

namespace {

kit::Preset preset_of(const char* id, kit::Words label, Settings settings, kit::Words note) {
    return {id, label, std::move(settings), kit::last_step, note};
}

} // namespace
} // namespace orders_lab

std::vector<kit::Preset> OrdersScene::presets() {
    using namespace orders_lab;
    return {
        preset_of("document", {"A spring, T = 0.7 s", "스프링, T = 0.7 s"}, {},
                  {"The document speaks of smooth forces and gives no numbers: spring, start, T and h are ours.",
                   "문서는 매끄러운 힘을 말할 뿐 수치는 없다. 스프링, 시작, T, h는 우리가 정했다."}),
        preset_of("smooth", {"Smooth: a pendulum, far out", "매끄러운 힘: 크게 흔들리는 진자"},
                  {{"system", "pendulum"}},
                  {"Not linear, yet smooth: the same slopes.", "선형은 아니지만 매끄럽다. 기울기는 같다."}),
        preset_of("stiff", {"Stiff: explicit methods blow up", "강성: 명시적 방법이 발산"}, stiff(),
                  {"Stability, not accuracy, dictates h: look right of hλ = 2.",
                   "정확도가 아니라 안정성이 h를 정한다. hλ = 2의 오른쪽을 보자."}),
        preset_of("bounce", {"A bounce: the force jumps", "튕김: 불연속 힘"}, bounce(),
                  {"All slopes about 1; the cheapest is no longer RK4.",
                   "기울기가 모두 1쯤이고, 가장 싼 방법은 이제 RK4가 아니다."}),
        preset_of("one_fall", {"A bounce, one fall only", "튕김, 한 번만"}, with(bounce(), "falls", "one"),
                  {"Up and down by chance: one run says little.", "우연히 오르내린다. 한 번으로는 알 수 없다."}),
        preset_of("half_swing", {"T = half a swing", "T = 반주기"}, half_swing(),
                  {"Errors cancel: semi-implicit Euler shows slope 2.",
                   "오차가 상쇄되어 반암시적 오일러의 기울기가 2로 나온다."}),
        preset_of("floor", {"Down to the floor of rounding", "반올림 한계까지"}, to_the_floor(),
                  {"RK4 stops getting better; crosses are not counted.",
                   "RK4가 더 나아지지 않는다. 십자는 기울기에서 뺀다."}),
        preset_of("one_short", {"Stopped one step too early", "한 스텝 모자라게 멈춤"}, {{"ending", "one_short"}},
                  {"A wrong loop makes every method first order.", "반복문 하나가 틀리면 모든 방법이 1차가 된다."}),
        preset_of("gravity", {"A throw in gravity", "중력 속의 던지기"}, {{"system", "gravity"}},
                  {"Three first-order lines; the others are exact.", "1차 선 셋. 나머지는 정확하다."}),
        preset_of("orbit", {"An orbit", "궤도"}, {{"system", "orbit"}},
                  {"Smooth, in a plane: the same slopes.", "평면에서도 매끄러우면 기울기가 같다."}),
        preset_of("coarse", {"Large steps: is it worth it?", "큰 스텝: 그럴 값어치가 있나"},
                  {{"first", "6"}, {"halvings", "6"}, {"wanted", "-1"}},
                  {"For a rough answer a low order is cheap enough. Drag the line down.",
                   "대강의 답이면 낮은 차수로도 넉넉하다. 선을 아래로 끌어 보자."}),
    };
}

} // namespace tunnel::scenes
