// Answers: the settings worth opening: the document's, the errata's, and the cases that a search must survive.
#include "scenes/bisection/bisection.hpp"

namespace tunnel::scenes {
namespace {

using kit::Setting;

std::vector<Setting> free_motion(const char* p0x, const char* p0y, const char* p1x, const char* p1y, const char* a0x,
                                 const char* a0y, const char* a1x, const char* a1y, const char* b0x, const char* b0y,
                                 const char* b1x, const char* b1y) {
    return {{"motion", "free"}, {"p0_x", p0x}, {"p0_y", p0y}, {"p1_x", p1x}, {"p1_y", p1y},
            {"a0_x", a0x},      {"a0_y", a0y}, {"a1_x", a1x}, {"a1_y", a1y}, {"b0_x", b0x},
            {"b0_y", b0y},      {"b1_x", b1x}, {"b1_y", b1y}};
}

std::vector<Setting> with(std::vector<Setting> base, std::vector<Setting> more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

} // namespace

namespace bisection {

std::vector<Setting> article() { return {{"travel", "9"}, {"wall_drift", "0"}, {"delta", "1e-4"}, {"mode", "queue"}}; }
std::vector<Setting> near_miss() {
    return free_motion("0.5", "2.1125", "8.5", "9.1125", "5", "1", "5", "1", "5", "6", "5", "6");
}
std::vector<Setting> invented() {
    return with(
        free_motion("0", "0", "0", "0", "-1", "0.5", "-1", "-4.5", "-0.375175", "-1.125175", "0.875075", "2.625075"),
        {{"mode", "queue"}});
}
std::vector<Setting> sliding() { return free_motion("5", "-1", "5", "7", "5", "1", "5", "1", "5", "6", "5", "6"); }
std::vector<Setting> parallel() { return free_motion("4", "0.5", "4", "7.5", "5", "1", "5", "1", "5", "6", "5", "6"); }
std::vector<Setting> touching() { return free_motion("5", "3.5", "9", "3.5", "5", "1", "5", "1", "5", "6", "5", "6"); }

namespace {

std::vector<kit::Preset> document_presets() {
    return {
        {"document", {"The document's values", "문서의 값"}, {}, 0, {}},
        {"article",
         {"The document's listing", "문서의 코드"},
         article(),
         0,
         {"The document prints 0.50000 after 53 boxes; run it and see.",
          "문서에는 상자 53개에 0.50000이라고 적혀 있다. 직접 돌려 보자."}},
        {"off_lines",
         {"Root off the split lines", "분할선을 벗어난 근"},
         free_motion("0.5", "2.7", "8.5", "2.7", "5", "1", "6.5", "1", "5", "6", "6.5", "6"),
         kit::last_step,
         {"No root on a split line: one box is enough.", "근이 분할선 위에 없으면 상자 하나만 남는다."}},
        {"near_miss",
         {"Near miss: δ invents a hit", "아슬아슬하게 빗나감: δ가 만든 충돌"},
         near_miss(),
         kit::last_step,
         {"The point passes 5 cm over the wall; lower δ and the hit goes.",
          "점은 벽보다 5 cm 위로 지나간다. δ를 줄이면 충돌이 사라진다."}},
        {"invented",
         {"δ invents an earlier hit", "δ가 앞당긴 충돌"},
         invented(),
         kit::last_step,
         {"The first contact is t = 0.7; at δ = 0.06 the answer ends at 0.3125.",
          "첫 접촉은 t = 0.7인데 δ = 0.06이면 답이 0.3125에서 끝난다."}},
        {"parallel", {"Parallel, never meeting", "나란해서 만나지 않음"}, parallel(), kit::last_step, {}},
    };
}

std::vector<kit::Preset> hard_cases() {
    return {
        {"sliding",
         {"Sliding along the wall's line", "벽의 직선을 따라 미끄러짐"},
         sliding(),
         kit::last_step,
         {"Infinitely many contacts: the boxes follow a curve.", "접촉이 무한히 많다. 상자가 곡선을 따라 남는다."}},
        {"short_wall",
         {"A short wall, a long path", "짧은 벽, 긴 경로"},
         free_motion("0.5", "3.4", "20.5", "3.6", "11", "3.3", "11", "3.3", "11", "3.7", "11", "3.7"),
         kit::last_step,
         {}},
        {"touching", {"Touching at the start", "처음부터 닿음"}, touching(), kit::last_step, {}},
        {"separation",
         {"Bridge to the bullet: d = 0.36", "총알 장면과의 연결: d = 0.36"},
         {{"wall_drift", "0"}, {"separation", "0.36"}, {"delta", "1e-4"}, {"mode", "queue"}},
         kit::last_step,
         {"The bullet's 0.18 + 0.18 as a separation: the same 0.5175.",
          "총알의 0.18 + 0.18을 최소 분리 거리로 삼으면 똑같이 0.5175가 나온다."}},
        {"lost",
         {"False negative: a lost contact", "거짓 음성: 놓친 접촉"},
         with(article(), {{"comparison", "open"}, {"rounding_guard", "off"}}),
         kit::last_step,
         {"Touching no longer counts, and no guard widens the boxes: clear after 3 boxes.",
          "닿은 것을 치지 않고 반올림 여유도 없다. 상자 3개 만에 ‘충돌 없음’이라고 한다."}},
        {"turning",
         {"A turning, stretching wall", "돌고 늘어나는 벽"},
         free_motion("1", "5", "9", "2", "6", "1", "3", "1.5", "6", "4", "7.5", "6"),
         kit::last_step,
         {}},
        {"budget",
         {"Out of checks", "검사 횟수 부족"},
         with(article(), {{"max_checks", "20"}}),
         kit::last_step,
         {"The limit answers “undecided”, never “clear”.", "상한에 닿으면 답은 ‘미결정’이지 ‘충돌 없음’이 아니다."}},
    };
}

} // namespace
} // namespace bisection

std::vector<kit::Preset> BisectionScene::presets() {
    std::vector<kit::Preset> all = bisection::document_presets();
    for (kit::Preset& preset : bisection::hard_cases()) all.push_back(std::move(preset));
    return all;
}

} // namespace tunnel::scenes
