// Answers: the settings worth opening: touching, one gap only, ties, one shape inside the other, many corners.
#include "scenes/sat/settings.hpp"

namespace tunnel::scenes {
namespace sat_lab {

std::vector<kit::Setting> squares(const char* b_x, const char* b_y) {
    return {{"a_corners", "4"}, {"a_size", "1"}, {"b_corners", "4"}, {"b_size", "1"},
            {"b_angle", "0"},   {"b_x", b_x},    {"b_y", b_y}};
}
std::vector<kit::Setting> five_in_ten() {
    return {{"a_corners", "4"}, {"a_size", "5"},  {"a_x", "5"},   {"a_y", "5"}, {"b_corners", "4"},
            {"b_size", "0.5"},  {"b_angle", "0"}, {"b_x", "4.5"}, {"b_y", "5"}};
}
std::vector<kit::Setting> one_gap() {
    return {{"a_corners", "3"}, {"a_size", "0.8"}, {"a_angle", "32"}, {"b_corners", "3"},
            {"b_size", "0.8"},  {"b_angle", "0"},  {"b_x", "2.65"},   {"b_y", "-0.45"}};
}
std::vector<kit::Setting> corner_in_face() {
    return {{"a_corners", "4"}, {"a_size", "1"}, {"b_corners", "4"}, {"b_size", "0.8"},
            {"b_angle", "45"},  {"b_x", "2"},    {"b_y", "0"}};
}
std::vector<kit::Setting> needle() {
    return {{"a_corners", "6"}, {"a_size", "1.2"}, {"b_vertices", "-2,-0.02 2,0 -2,0.02"},
            {"b_angle", "20"},  {"b_x", "1.4"},    {"b_y", "0.3"}};
}
std::vector<kit::Setting> dented() {
    return {{"a_vertices", "-1.3,-1.2 1.3,-1.2 1.3,1.2 0,-0.2 -1.3,1.2"}, {"b_x", "0.2"}, {"b_y", "1.1"}};
}
std::vector<kit::Setting> many() {
    return {{"a_corners", "16"}, {"b_corners", "16"}, {"b_size", "1.1"}, {"b_angle", "7"}};
}
std::vector<kit::Setting> with(std::vector<kit::Setting> base, const std::vector<kit::Setting>& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

} // namespace sat_lab

std::vector<kit::Preset> SatScene::presets() {
    using namespace sat_lab;
    using kit::last_step;
    return {
        {"document", {"Two polygons that overlap", "겹친 두 다각형"}, {}, 0, {}},
        {"touching",
         {"Just touching", "맞닿기만 함"},
         squares("2", "0"),
         last_step,
         {"Depth 0, exactly, and still contact.", "깊이는 정확히 0이지만 그래도 접촉이다."}},
        {"first_gap",
         {"A gap on the second axis", "둘째 축에 틈"},
         squares("2.4", "0.3"),
         last_step,
         {"Two axes of eight are enough.", "축 8개 가운데 2개면 충분하다."}},
        {"one_gap",
         {"A gap on one axis only", "단 한 축에만 틈"},
         one_gap(),
         last_step,
         {"Five axes show an overlap; the last one shows the gap.", "다섯 축에서는 겹치고 마지막 축에만 틈이 있다."}},
        {"tie",
         {"A tie: corner over corner", "똑같이 짧은 출구: 꼭짓점끼리 겹침"},
         squares("1.5", "1.5"),
         last_step,
         {"Right and up are equally short.", "오른쪽과 위쪽이 똑같이 짧다."}},
        {"containment",
         {"One inside the other", "하나가 다른 하나 안에"},
         five_in_ten(),
         last_step,
         {"[4, 5] in [0, 10]: 1 wide, but 5 to move.", "[0, 10] 안의 [4, 5]: 겹침 폭은 1인데 5만큼 밀어야 한다."}},
        {"corner",
         {"A corner in an edge", "변에 박힌 꼭짓점"},
         corner_in_face(),
         last_step,
         {"One contact point; edge on edge gives two.", "접촉점이 하나다. 변끼리 닿으면 둘이다."}},
        {"needle",
         {"A needle", "바늘"},
         needle(),
         last_step,
         {"Its long edges are almost parallel: two axes that are nearly the same.",
          "긴 두 변이 거의 나란해서 축 둘이 거의 같다."}},
        {"dented",
         {"Not convex", "볼록하지 않음"},
         dented(),
         last_step,
         {"Drag the dented corner outwards: the theorem speaks again.",
          "움푹한 꼭짓점을 바깥으로 끌어 보자. 분리축 정리가 다시 통한다."}},
        {"many",
         {"Many corners: 16 and 16", "꼭짓점 16개씩"},
         many(),
         last_step,
         {"32 axes, each as simple as the first.", "축이 32개지만 하나하나는 똑같이 간단하다."}},
    };
}

} // namespace tunnel::scenes
