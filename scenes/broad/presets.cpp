// Answers: who the scene is, and the cases worth seeing.
#include "scenes/broad/broad.hpp"

namespace tunnel::scenes {
namespace {

std::vector<kit::Preset> hard_cases() {
    return {
        {"one_x",
         {"All on one x", "모두 같은 x"},
         {{"layout", "one_x"}, {"axis", "x"}, {"sweep_at", "50"}},
         0,
         {"Swept along x, every box is open at once: all pairs are tested. By spread, the axis is y.",
          "x축으로 훑으면 모든 상자가 한꺼번에 열려 모든 쌍을 검사한다. 퍼진 쪽을 고르면 y축이 된다."}},
        {"giant",
         {"One giant among small ones", "작은 것들 사이의 큰 것 하나"},
         {{"sizes", "giant"}, {"method", "grid"}},
         0,
         {"It would fill most cells, so the grid tests it against all.",
          "칸을 거의 다 차지할 것이라 격자는 이것을 따로 두고 나머지 모두와 검사한다."}},
        {"clusters",
         {"Clustered", "뭉쳐 있을 때"},
         {{"layout", "clusters"}},
         0,
         {"The same boxes, and several times as many touch.", "같은 상자들인데 닿은 쌍은 몇 배로 늘어난다."}},
        {"mixed",
         {"Sizes 1 : 100", "크기 1 : 100"},
         {{"boxes", "2000"}, {"sizes", "mixed"}, {"method", "tree"}},
         0,
         {"The tree's own total hardly changes from even sizes, the grid's grows many times. The sweep may still test "
          "fewer than both.",
          "크기가 비슷할 때에 견주어 트리 자신의 검사 수는 거의 그대로고, 격자의 검사는 몇십 배로 는다. 그래도 검사 "
          "수는 훑기가 둘보다 적을 수 있다."}},
    };
}

} // namespace

const kit::SceneInfo& BroadScene::info() {
    static constexpr kit::SceneInfo it{
        "broad",
        {"Which pairs to test", "어떤 쌍을 검사할까"},
        {"Document 001, broad phase", "문서 001, 넓은 단계"},
        {"Play, change the method, and compare the pairs tested with the pairs that touch.",
         "재생한 다음 방법을 바꾸어 가며, 검사한 쌍의 수와 닿은 쌍의 수를 견주어 보자."},
        60.0};
    return it;
}

std::vector<kit::Preset> BroadScene::presets() {
    std::vector<kit::Preset> all{{"document",
                                  {"The document's 200 boxes", "문서의 상자 200개"},
                                  {},
                                  0,
                                  {"19 900 pairs; drag the sweep line to see what is tested.",
                                   "쌍은 19,900개다. 훑는 선을 끌면서 어떤 쌍을 검사하는지 보자."}}};
    for (kit::Preset& preset : hard_cases()) all.push_back(std::move(preset));
    all.push_back({"two_thousand",
                   {"2 000 boxes", "상자 2,000개"},
                   {{"boxes", "2000"}, {"method", "grid"}},
                   0,
                   {"Ten times the boxes, a hundred times the pairs, ten times the tests.",
                    "상자는 열 배, 쌍은 백 배, 검사는 열 배."}});
    all.push_back({"twenty_thousand",
                   {"20 000 boxes", "상자 20,000개"},
                   {{"boxes", "20000"}, {"method", "fastest"}},
                   0,
                   {"Nearly 200 million pairs, all boxes moving.", "2억에 가까운 쌍, 모든 상자가 움직인다."}});
    return all;
}

} // namespace tunnel::scenes
