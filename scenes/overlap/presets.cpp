// Answers: the settings worth opening: touching, one inside the other, one centre, corner, faces, a gap, the floor.
#include "scenes/overlap/settings.hpp"

namespace tunnel::scenes {
namespace overlap_lab {

Settings touching() { return {{"b_x", "2.5"}, {"b_y", "0.5"}}; }
Settings five_in_ten() {
    return {{"a_half_x", "5"},   {"a_half_y", "5"},   {"a_x", "5"},   {"a_y", "5"},
            {"b_half_x", "0.5"}, {"b_half_y", "0.5"}, {"b_x", "4.5"}, {"b_y", "5"}};
}
Settings circles(const char* b_x, const char* b_y) {
    return {{"a_kind", "circle"}, {"b_kind", "circle"}, {"b_x", b_x}, {"b_y", b_y}};
}
Settings capsule_on_corner() {
    return {{"b_kind", "capsule"}, {"b_half_x", "1"}, {"b_half_y", "0.5"},
            {"b_angle", "-45"},    {"b_x", "1.7"},    {"b_y", "1.2"}};
}
Settings faces() { return {{"b_x", "0.5"}, {"b_y", "1.5"}}; }
Settings apart() { return {{"a_half_x", "1"}, {"b_half_x", "1"}, {"b_half_y", "1"}, {"b_x", "5"}, {"b_y", "6"}}; }
Settings on_the_floor(const char* detection, const char* response) {
    return {{"stage", "floor"}, {"detection", detection}, {"response", response}};
}

} // namespace overlap_lab

std::vector<kit::Preset> OverlapScene::presets() {
    using namespace overlap_lab;
    using kit::last_step;
    return {
        {"document", {"The document's case: two boxes", "문서의 경우: 두 상자"}, {}, 0, {}},
        {"circles",
         {"Two circles", "두 원"},
         circles("1.2", "1.6"),
         0,
         {"Depth r1 + r2 - distance: 1.5 + 1 - 2.", "깊이는 r1 + r2 - 거리, 곧 1.5 + 1 - 2다."}},
        {"touching",
         {"Touching exactly", "정확히 맞닿음"},
         touching(),
         0,
         {"Depth 0, and contact all the same.", "깊이가 0이어도 접촉이다."}},
        {"contained",
         {"One inside the other", "하나가 다른 하나 안에"},
         five_in_ten(),
         0,
         {"[4, 5] in [0, 10]: width 1, but 5 to move.", "[0, 10] 안의 [4, 5]: 폭은 1인데 5만큼 밀어야 한다."}},
        {"coincident",
         {"Circles with one centre", "중심이 같은 두 원"},
         circles("0", "0"),
         0,
         {"No direction follows from the centres: +x by rule.", "중심만으로는 방향이 나오지 않는다. 규칙대로 +x다."}},
        {"capsule_corner",
         {"A capsule on a box's corner", "상자 꼭짓점에 걸린 캡슐"},
         capsule_on_corner(),
         0,
         {"Not along x or y: away from the corner.", "x 방향도 y 방향도 아니고 꼭짓점에서 멀어지는 쪽이다."}},
        {"faces",
         {"Face on face: two points", "변과 변: 접촉점 2개"},
         faces(),
         0,
         {"The ends of the side that they share.", "두 변이 함께 닿은 부분의 양 끝이다."}},
        {"apart",
         {"Apart: a gap of 5 m", "떨어져 있음: 틈 5 m"},
         apart(),
         0,
         {"3 m on x and 4 m on y: the corners are 5 m apart.", "x로 3 m, y로 4 m 떨어져 있으니 꼭짓점 사이는 5 m다."}},
        {"resting",
         {"A box at rest: one rule", "멈춘 상자: 규칙 하나"},
         on_the_floor("closed", "closed"),
         last_step,
         {"Contact in every step after the first.", "한 번 닿은 뒤로는 모든 스텝이 접촉이다."}},
        {"jittering",
         {"A jittering box: two rules", "떠는 상자: 규칙 둘"},
         on_the_floor("closed", "open"),
         last_step,
         {"Contact, none, contact, none …", "접촉, 아님, 접촉, 아님 …"}},
    };
}

} // namespace tunnel::scenes
