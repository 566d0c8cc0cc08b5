// Answers: the settings worth opening: parallel, on a plane, inside, behind, a corner, the end of the ray, and NaN.
#include "scenes/slab/settings.hpp"

namespace tunnel::scenes {
namespace slab_lab {

Settings from(const char* x, const char* y, const char* aim_x, const char* aim_y) {
    return {{"origin_x", x}, {"origin_y", y}, {"aim_x", aim_x}, {"aim_y", aim_y}};
}
Settings level(const char* y) { return from("-4", y, "1.25", "0"); }
Settings on_left_plane() { return from("0", "-3", "0", "1.25"); }
Settings inside() { return from("0.5", "0.25", "1", "0.75"); }
Settings behind() { return from("6", "3.25", "1", "0.75"); }
Settings at_corner(const char* y) { return from("-3.5", y, "1", "1"); }
Settings with(Settings base, const char* key, const char* value) {
    base.push_back({key, value});
    return base;
}
Settings by_the_document(Settings base) { return with(std::move(base), "code", "document"); }

namespace {

kit::Preset preset(const char* id, kit::Words label, Settings settings, kit::Words note) {
    return {id, label, std::move(settings), kit::last_step, note};
}

std::vector<kit::Preset> presets_of_method() {
    return {
        preset("document", {"A ray through the box", "상자를 지나는 광선"}, {},
               {"The document gives no numbers; these are ours, and come out round.",
                "문서에 수치가 없어서 값이 깔끔하게 나오도록 정했다."}),
        preset("parallel_inside", {"Parallel, inside a slab", "평행, 슬랩 안"}, level("1"),
               {"In the y slab always: the x slab alone decides.", "y 슬랩에는 항상 있으므로 x 슬랩만으로 정해진다."}),
        preset("parallel_outside", {"Parallel, outside a slab", "평행, 슬랩 밖"}, level("3.5"),
               {"Never in the y slab: whatever x says, a miss.", "y 슬랩에 들지 못한다. x가 어떻든 충돌이 없다."}),
        preset("on_plane", {"Exactly on a plane", "정확히 면 위"}, on_left_plane(),
               {"Touching counts: it runs along the left face.", "닿아도 맞은 것이다. 왼쪽 면을 따라간다."}),
        preset("inside", {"Starting inside", "안에서 시작"}, inside(),
               {"Try the three rules under “starting inside reports”.", "‘안에서 시작하면’의 세 규칙을 바꿔 보자."}),
        preset("on_surface", {"Starting on the surface", "표면에서 시작"}, from("0", "1", "1", "0.75"),
               {"t = 0 is a hit; to ignore it always would lose it.", "t = 0도 충돌이다. 무조건 무시하면 놓친다."}),
        preset("behind", {"The box lies behind", "상자가 뒤에 있음"}, behind(),
               {"The intervals share something, at t < 0.", "공통 구간이 있지만 t < 0이다."}),
        preset("corner", {"Grazing a corner", "꼭짓점을 스침"}, at_corner("-1"),
               {"One single t is shared.", "공통 구간이 t 하나뿐이다."}),
        preset("corner_missed", {"Just past the corner", "꼭짓점을 살짝 비켜 감"}, at_corner("-0.875"),
               {"Out of the y slab before it is in the x slab.", "x 슬랩에 들어가기 전에 y 슬랩에서 나간다."}),
        preset("short", {"Max distance just short", "최대 거리가 조금 모자람"}, {{"reach", "4.875"}},
               {"It ends an eighth of a metre before the box.", "상자 앞 0.125 m에서 끝난다."}),
        preset("enough", {"Max distance just enough", "최대 거리가 딱 맞음"}, {{"reach", "5"}},
               {"It ends on the face: a hit.", "면에 닿으며 끝난다. 충돌이다."}),
        preset("no_direction", {"No direction", "방향이 없음"}, from("-4", "-2", "0", "0"),
               {"Refused, and said so.", "거절하고 그렇다고 알린다."}),
    };
}

std::vector<kit::Preset> presets_of_document() {
    return {
        preset("nan", {"Document's code: NaN", "문서의 코드: NaN"}, by_the_document(on_left_plane()),
               {"0 · ∞: the NaN reaches the last line, and a hit is lost.",
                "0 · ∞: NaN이 마지막 줄까지 가서 충돌을 놓친다."}),
        preset("nan_top", {"Document's code: along the top", "문서의 코드: 윗면을 따라"}, by_the_document(level("2.5")),
               {"Here Min and Max drop the NaN, and keep the wrong infinity.",
                "여기서는 Min과 Max가 NaN을 버리고 엉뚱한 무한대를 남긴다."}),
        preset("nan_bottom", {"Document's code: along the bottom", "문서의 코드: 아랫면을 따라"},
               by_the_document(level("-0.5")),
               {"Right by luck: change what Min and Max are.", "운이 좋아 맞았다. Min과 Max를 바꿔 보자."}),
        preset("unsaid", {"Document's code: inside", "문서의 코드: 안에서 시작"}, by_the_document(inside()),
               {"It returns the way out as if it were a hit ahead.", "나가는 거리를 앞에서 맞은 것처럼 돌려준다."}),
        preset("not_unit", {"Document's code: not a unit direction", "문서의 코드: 정규화하지 않은 방향"},
               with(by_the_document(from("-4", "-2", "2", "1.5")), "normalise", "off"),
               {"t = 2, but the point is 5 m away.", "t = 2인데 충돌 지점은 5 m 떨어져 있다."}),
    };
}

} // namespace
} // namespace slab_lab

std::vector<kit::Preset> SlabScene::presets() {
    std::vector<kit::Preset> all = slab_lab::presets_of_method();
    for (kit::Preset& preset : slab_lab::presets_of_document()) all.push_back(std::move(preset));
    return all;
}

} // namespace tunnel::scenes
