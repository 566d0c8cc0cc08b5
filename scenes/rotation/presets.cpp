// Answers: the settings worth opening: the document's cases, the test of order, where the errors cancel, free bodies.
#include "scenes/rotation/settings.hpp"

namespace tunnel::scenes {
namespace rotation_lab {

Settings wheel() { return {{"turn", wheel_turn}}; }
Settings second_hand() { return {{"turn", wheel_turn}, {"h", "1"}, {"steps", "43200"}, {"axis", "clock"}}; }
Settings two_axes() { return {{"turn", "0.02617993877991494"}, {"tilt", "90"}, {"watched", "exponential_map"}}; }
Settings brake(const char* turn, const char* last) { return {{"motion", "changing"}, {"turn", turn}, {"last", last}}; }
Settings of_motion(const char* motion) { return {{"motion", motion}}; }
Settings with(Settings base, const Settings& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

namespace {

kit::Preset at_end(const char* id, kit::Words label, Settings settings, kit::Words note) {
    return {id, label, std::move(settings), kit::last_step, note};
}

} // namespace
} // namespace rotation_lab

std::vector<kit::Preset> RotationScene::presets() {
    using namespace rotation_lab;
    return {
        at_end("document", {"One second at 60 Hz, hω = 0.5", "60 Hz로 1초, hω = 0.5"}, {},
               {"h is the document's, ω is ours: so large that it shows.",
                "h는 문서의 것이고, ω는 차이가 눈에 띄도록 우리가 크게 정했다."}),
        at_end("wheel", {"One turn a second, at 60 Hz", "1초에 한 바퀴, 60 Hz"}, wheel(),
               {"0.33° and 1.31° behind after one turn.", "한 바퀴 뒤에 쿼터니언은 0.33°, 행렬은 1.31° 뒤처진다."}),
        at_end("second_hand", {"Document's example: a clock's hand", "문서의 예: 시계 바늘"}, second_hand(),
               {"Twelve hours in steps of one second: the same hω as the wheel, 720 times as long.",
                "1초 스텝으로 열두 시간. 바퀴와 hω가 같고 720배 길다."}),
        at_end("two_axes", {"The test that finds the order", "순서를 찾아내는 시험"}, two_axes(),
               {"90° about x, then 90° about z: body x must point up, body y towards you.",
                "x축으로 90°, 이어서 z축으로 90°. 물체의 x는 위를, y는 앞을 가리켜야 한다."}),
        at_end("wrong_order", {"The same test, wrong order", "같은 시험, 틀린 순서"},
               with(two_axes(), {{"order", "q_omega"}}),
               {"Every method turns about the wrong axis.", "모든 방법이 엉뚱한 축으로 돈다."}),
        at_end("one_axis_test", {"A test that finds nothing", "아무것도 못 찾는 시험"},
               with(two_axes(), {{"order", "q_omega"}, {"tilt", "0"}}),
               {"Also in the wrong order, and all is well: one axis is not enough.",
                "역시 순서가 틀렸는데 멀쩡하다. 한 축으로는 모자란다."}),
        at_end("brake", {"A braking wheel, 12 to 9 rad/s", "느려지는 바퀴, 12 → 9 rad/s"}, brake("0.2", "0.75"),
               {"Here the exponential map is not the best.", "여기서는 지수 사상이 가장 정확하지는 않다."}),
        at_end(
            "cancel", {"Two errors that cancel", "두 오차가 상쇄될 때"}, brake("0.1909841", "0.75"),
            {"Quaternion Euler ends where it should, by luck.", "쿼터니언 오일러가 운 좋게 정확한 자세에서 끝난다."}),
        at_end("speed_up", {"A wheel that speeds up", "빨라지는 바퀴"}, brake("0.15", "1.333"),
               {"Both errors add up, and the exponential map wins.", "두 오차가 더해져서 지수 사상이 이긴다."}),
        at_end(
            "wandering", {"An axis that wanders", "움직이는 축"}, of_motion("wandering"),
            {"Only order helps: halve h and compare.", "차수를 높여야만 나아진다. h를 절반으로 줄이고 비교해 보자."}),
        at_end("flip", {"A box turns over in free flight", "날아가며 뒤집히는 상자"}, of_motion("free"),
               {"Explicit gains, implicit loses, the mean of both keeps.",
                "명시적 오일러는 에너지를 얻고 암시적 오일러는 잃고, 암시적 중점법은 지킨다."}),
        at_end("stable", {"The same box about its long axis", "같은 상자, 긴 축으로"},
               with(of_motion("free"), {{"axis", "side"}}), {"It does not turn over.", "뒤집히지 않는다."}),
        at_end("dropped", {"Without the gyroscopic term", "자이로 항 없이"},
               with(of_motion("free"), {{"gyroscope", "off"}, {"stray", "0.3"}}),
               {"The first body never turns over, and its momentum is not kept.",
                "첫 물체는 뒤집히지 않고 각운동량도 지키지 못한다."}),
        at_end("top", {"A symmetric top", "대칭 팽이"}, of_motion("top"),
               {"Beside its closed form.", "정확한 공식과 나란히."}),
        at_end("large", {"hω = 3", "hω = 3"}, {{"turn", "3"}, {"steps", "12"}},
               {"172° wanted a step; 113° and 72° turned.",
                "스텝마다 172°를 돌아야 하는데 쿼터니언은 113°, 행렬은 72°만 돈다."}),
        at_end("no_correction", {"Without correction", "보정 없이"}, {{"correct", "off"}},
               {"The same angles, but look at the sizes.", "각도는 같다. 그런데 크기를 보자."}),
        at_end("overflow", {"Without correction, to overflow", "보정 없이 오버플로까지"},
               {{"correct", "off"}, {"turn", "3"}, {"steps", "720"}},
               {"Each stops at its own step, and is not reset.", "저마다 다른 스텝에서 멈추고, 되돌리지 않는다."}),
    };
}

} // namespace tunnel::scenes
