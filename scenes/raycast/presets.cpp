// Answers: the settings worth opening: the named masks, the document's test list item by item, the two faults.
#include "scenes/raycast/settings.hpp"

namespace tunnel::scenes {
namespace raycast {
namespace {

std::vector<kit::Preset> of_masks() {
    return {
        {"document", {"Sight goes through glass", "시야는 유리를 통과"}, {}, 0, {}},
        {"bullet",
         {"A bullet skips triggers", "총알은 트리거를 무시"},
         bullet(),
         0,
         {"The zone is passed as if it were not there; the glass stops the bullet.",
          "감지 구역은 없는 듯이 지나고 유리에서 멈춘다."}},
        {"bush",
         {"A bullet goes through the bush", "총알은 덤불을 통과"},
         bush(),
         0,
         {"Change the mask to sight: now the bush is in the way.", "마스크를 시야로 바꾸면 덤불에 가려진다."}},
        {"camera",
         {"The camera skips the player", "카메라는 플레이어를 제외"},
         camera(),
         0,
         {"It looks from behind the player. Change the mask to sight.",
          "플레이어 뒤에서 본다. 마스크를 시야로 바꿔 보자."}},
        {"triggers",
         {"Asking for triggers", "트리거 포함"},
         {{"mask", "everything"}, {"triggers", "on"}},
         0,
         {"The same ray, but the zone is met first.", "같은 광선이지만 감지 구역에 먼저 맞는다."}},
        {"mixed",
         {"Trigger, disabled and ignored in one", "트리거, 비활성, 제외가 섞임"},
         mixed(),
         0,
         {"A list of all, without the two triggers, the lamp and id 5.",
          "전체 목록에 트리거 둘, 꺼 둔 등, 5번은 없다."}},
    };
}

std::vector<kit::Preset> of_starts() {
    return {
        {"outside",
         {"Start outside", "밖에서 시작"},
         at_ball("5.5"),
         0,
         {"The ball is 0.5 m away.", "공까지 0.5 m다."}},
        {"on_surface",
         {"Start on the surface", "표면에서 시작"},
         at_ball("6"),
         0,
         {"Touching counts: distance 0.", "닿기만 해도 충돌이다. 거리 0."}},
        {"inside",
         {"Start inside", "안에서 시작"},
         at_ball("6.5"),
         0,
         {"Three contracts: choose what a start inside reports.", "규약은 셋이다. 무엇을 돌려줄지 바꿔 보자."}},
        {"zero_component",
         {"Zero components, on a slab's plane", "0인 성분, 상자 면 위"},
         on_a_plane(),
         0,
         {"D = (1, 0, 0) along the top of the glass: 0 · ∞ in the document's code, a hit here.",
          "D = (1, 0, 0)이 유리 윗면을 따라간다. 문서의 코드라면 0 · ∞이지만 여기서는 충돌이다."}},
        {"just_inside",
         {"Just within the maximum", "최대 거리 바로 안"},
         at_glass("3.501"),
         0,
         {"The glass is 3.5 m away.", "유리까지 3.5 m다."}},
        {"just_outside",
         {"Just beyond the maximum", "최대 거리 바로 밖"},
         at_glass("3.499"),
         0,
         {"1 mm short; at exactly 3.5 it is a hit.", "1 mm 모자란다. 정확히 3.5면 충돌이다."}},
    };
}

std::vector<kit::Preset> of_order_and_scale() {
    return {
        {"tie",
         {"Two at one distance", "같은 거리의 둘"},
         at_joint(),
         0,
         {"The ray meets the joint of two tiles: the smaller id wins.",
          "두 타일의 이음새에 맞는다. 작은 ID를 고른다."}},
        {"tie_document",
         {"The document's tie rule", "문서의 동률 규칙"},
         with(at_panels(), {{"document_tie", "on"}}),
         0,
         {"Turn its visiting order round: another panel wins.", "방문 순서를 뒤집으면 다른 판을 고른다."}},
        {"thin_far",
         {"A thin pane, far from the origin", "아주 얇은 유리, 먼 월드"},
         thin_and_far(),
         0,
         {"1 µm thick, 1000 km away.", "두께 1 µm, 원점에서 1000 km."}},
        {"hole",
         {"Through the knot's hole", "매듭의 구멍"},
         hole(),
         0,
         {"Its box is entered, its triangles are missed.", "상자에는 들어가지만 삼각형은 빗나간다."}},
        {"pierced",
         {"Through glass, surface by surface", "유리를 뚫는 표면 목록"},
         pierced(),
         0,
         {"In and out of the glass, then the first that is not glass ends the list.",
          "유리에 들어가고 나온 뒤, 유리가 아닌 첫 충돌에서 목록이 끝난다."}},
        {"crowd",
         {"A crowded room", "붐비는 방"},
         {{"place", "crowd"}},
         0,
         {"Play: how few boxes are opened.", "재생해 보자. 여는 상자가 얼마나 적은가."}},
        {"not_normalised",
         {"D not normalised", "정규화하지 않은 D"},
         long_d(),
         0,
         {"Maximum 2, glass at 3.5 m: reported, for t = 1.75.",
          "최대 2인데 3.5 m의 유리가 t = 1.75라서 맞았다고 한다."}},
    };
}

} // namespace
} // namespace raycast

std::vector<kit::Preset> RaycastScene::presets() {
    std::vector<kit::Preset> all = raycast::of_masks();
    for (kit::Preset& preset : raycast::of_starts()) all.push_back(std::move(preset));
    for (kit::Preset& preset : raycast::of_order_and_scale()) all.push_back(std::move(preset));
    return all;
}

} // namespace tunnel::scenes
