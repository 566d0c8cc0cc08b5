// Answers: the settings worth opening: the document's value near and far, a gap too thin for it, a corner, a gallery,
// and the two ways to break it.
#include "scenes/reflection/settings.hpp"

namespace tunnel::scenes {
namespace reflection_lab {

std::vector<kit::Setting> in_gap(const char* gap) {
    return {{"mirrors", "gap"}, {"start_x", "0"}, {"start_y", "0.4"}, {"angle", "63"}, {"gap", gap}};
}
std::vector<kit::Setting> in_corner(const char* distance) {
    return {{"mirrors", "corner"}, {"start_x", "5"}, {"start_y", "1"}, {"angle", "180"}, {"gap", distance}};
}
std::vector<kit::Setting> in_gallery() {
    return {{"mirrors", "gallery"}, {"start_x", "0"},  {"start_y", "-2.4"},
            {"angle", "0"},         {"radius", "2.5"}, {"bounces", "30"}};
}
std::vector<kit::Setting> in_contact() { return {{"start_x", "-4"}, {"start_y", "0.8"}, {"angle", "-160"}}; }
std::vector<kit::Setting> with(std::vector<kit::Setting> base, const std::vector<kit::Setting>& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

} // namespace reflection_lab

std::vector<kit::Preset> ReflectionScene::presets() {
    using namespace reflection_lab;
    using kit::last_step;
    return {
        {"document", {"The document's 1e-4, near the origin", "문서의 1e-4, 원점 가까이"}, {}, last_step, {}},
        {"far_away",
         {"The same, 10 km out", "같은 값, 10 km 밖"},
         {{"offset", "10000"}},
         last_step,
         {"Same shapes, same epsilon; float's steps are wider than it.",
          "모양도 엡실론도 같다. float의 간격이 엡실론보다 넓을 뿐이다."}},
        {"thin_gap",
         {"A gap thinner than epsilon", "엡실론보다 좁은 틈"},
         with(in_gap("0.005"), {{"epsilon", "0.008"}}),
         last_step,
         {"The next ray starts inside the second mirror.", "다음 광선이 두 번째 거울 속에서 출발한다."}},
        {"no_epsilon",
         {"No epsilon will do", "통하는 엡실론이 없음"},
         with(in_gap("0.005"), {{"epsilon", "0.003"}, {"offset", "100000"}}),
         last_step,
         {"Rounding is wider than the gap: the good region has ended below this offset.",
          "반올림이 틈보다 크다. 정상 영역은 이보다 작은 오프셋에서 이미 끝났다."}},
        {"corner",
         {"Into a corner", "구석으로"},
         in_corner("0.01"),
         last_step,
         {"Near the tip every gap is thin. Raise epsilon.",
          "꼭짓점 가까이에서는 틈이 얼마든지 좁아진다. 엡실론을 키워 보자."}},
        {"gallery",
         {"Whispering gallery", "속삭임의 회랑"},
         in_gallery(),
         last_step,
         {"It hugs the wall; each step inwards shows.", "벽을 따라 돈다. 안쪽으로 뗄 때마다 경로가 어긋난다."}},
        {"along_the_ray",
         {"Stepped off along the ray", "광선 방향으로 떼기"},
         with(in_gallery(), {{"start_y", "-2.4995"}, {"along", "direction"}, {"offset", "100"}}),
         last_step,
         {"A grazing ray gains hardly any height.", "스치는 광선은 거울에서 거의 멀어지지 못한다."}},
        {"contact",
         {"A ray that begins in contact", "접촉한 채 시작하는 광선"},
         in_contact(),
         1,
         {"Set hits at t = 0 to ignored: the wall is gone.", "‘t = 0 충돌’을 무시로 바꾸면 벽이 사라진다."}},
    };
}

} // namespace tunnel::scenes
