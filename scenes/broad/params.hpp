// Answers: what the student can change in the broad phase scene.
#pragma once

#include "core/broad/broad_phase.hpp"
#include "core/broad/sort_and_sweep.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::broad_lab {

using broad::Method;
using broad::SweepAxis;
enum class Sizes { even, mixed, giant };
enum class Layout { uniform, one_x, clusters };

struct Params {
    int boxes = 200;
    Method method = Method::sort_and_sweep;
    Sizes sizes = Sizes::even;
    Layout layout = Layout::uniform;
    double filled = 12.5; // % of the area that the boxes cover together
    double speed = 6.0;
    SweepAxis axis = SweepAxis::by_variance;
    double sweep_at = 46.0; // % of the way along the swept axis
    int tree_level = 4;
    std::int64_t seed = 1;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice methods[] = {
    {"brute_force", {"brute force", "전수 검사"}},
    {"sort_and_sweep", {"sort and sweep", "정렬과 훑기"}},
    {"grid", {"grid", "격자"}},
    {"tree", {"tree", "트리"}},
    {"fastest", {"fastest", "가장 빠른 방법"}},
};
inline constexpr kit::Choice size_mixes[] = {
    {"even", {"even", "비슷함"}}, {"mixed", {"1 : 100", "1 : 100"}}, {"giant", {"one giant", "큰 것 하나"}}};
inline constexpr kit::Choice layouts[] = {{"uniform", {"uniform", "고르게"}},
                                          {"one_x", {"all on one x", "모두 같은 x"}},
                                          {"clusters", {"clustered", "뭉쳐서"}}};
inline constexpr kit::Choice axes[] = {{"by_variance", {"by spread", "퍼진 쪽"}}, {"x", {"x", "x"}}, {"y", {"y", "y"}}};

constexpr bool sweeps(const Params& p) { return p.method == Method::sort_and_sweep; }
constexpr bool deals_strips(const Params& p) { return p.method == Method::fastest; }
constexpr bool has_line(const Params& p) { return sweeps(p) || deals_strips(p); }
constexpr bool climbs(const Params& p) { return p.method == Method::tree; }
inline constexpr kit::Words only_sweep{"Only sort and sweep has an axis: choose it as the method",
                                       "훑는 축은 정렬과 훑기에만 있다. 방법을 정렬과 훑기로 바꾸자"};
inline constexpr kit::Words only_lined{"Only sort and sweep and the fastest method have a line: choose one of them",
                                       "훑는 선은 정렬과 훑기, 가장 빠른 방법에만 있다. 둘 중 하나로 바꾸자"};
inline constexpr kit::Words only_tree{"Only the tree has levels: choose it as the method",
                                      "레벨은 트리에만 있다. 방법을 트리로 바꾸자"};

constexpr auto rows_of_the_world() {
    using kit::choice, kit::number, kit::Scale;
    using P = Params;
    return std::tuple{
        number(&P::boxes, "boxes", {"boxes", "상자 수"},
               {"n boxes make n(n − 1)/2 pairs", "상자가 n개면 쌍은 n(n − 1)/2개"}, "",
               {2.0, 20000.0, 1.0, Scale::log}),
        choice(&P::method, "method", {"method", "방법"},
               {"All find the same pairs; they differ in how many they test",
                "찾아내는 쌍은 모두 같다. 다른 것은 검사하는 쌍의 수다"},
               methods),
        choice(&P::sizes, "sizes", {"sizes", "크기"},
               {"Much alike; one in fifty a hundred times as wide as the others; or one giant among small ones",
                "서로 비슷하게, 쉰 개에 하나꼴로 폭이 나머지의 백 배, 또는 작은 것들 사이에 아주 큰 것 하나"},
               size_mixes),
        choice(&P::layout, "layout", {"layout", "배치"},
               {"Spread evenly, plates stacked over one x, or in five clusters",
                "고르게 퍼뜨리기, 납작한 판을 같은 x에 쌓기, 다섯 무리로 뭉치기"},
               layouts),
    };
}

constexpr auto rows_of_the_methods() {
    using kit::choice, kit::number;
    using P = Params;
    using enum kit::Group;
    return std::tuple{
        choice(&P::axis, "axis", {"swept axis", "훑는 축"},
               {"By spread: the axis along which the boxes' middles lie further apart",
                "퍼진 쪽: 상자의 중심들이 더 넓게 퍼진 축을 고른다"},
               axes, main, sweeps, only_sweep),
        number(&P::sweep_at, "sweep_at", {"sweep line", "훑는 선"},
               {"How far the line has come along the axis; drag it in the world",
                "훑는 선이 축을 따라 얼마나 왔는지. 월드에서 끌어도 된다"},
               "%", {0.0, 100.0, 0.5}, main, has_line, only_lined),
        number(&P::tree_level, "tree_level", {"tree level", "트리 레벨"},
               {"0 is the root, the box around everything", "0은 루트(root), 곧 전체를 감싸는 상자"}, "",
               {0.0, 24.0, 1.0}, main, climbs, only_tree),
        number(&P::filled, "filled", {"area covered", "덮인 넓이"},
               {"Sum of the areas of boxes much alike, as a share of the area they move in: it sets their size",
                "크기가 비슷한 상자들의 넓이를 모두 더하면 움직이는 영역의 얼마가 되는지. 상자의 크기가 이 값으로 "
                "정해진다"},
               "%", {0.1, 40.0, 0.1}, more),
        number(&P::speed, "speed", {"speed", "속력"},
               {"The fastest along each axis", "축 방향마다 가장 빠른 상자의 속력"}, "m/s", {0.0, 40.0, 0.5}, more),
        number(&P::seed, "seed", {"random seed", "난수 시드(seed)"},
               {"Of places, sizes and ways; the same seed gives the same run",
                "위치와 크기와 방향을 정하는 시드. 시드가 같으면 실행도 같다"},
               "", {1.0, 1000000.0, 1.0}, more),
    };
}

constexpr auto make_table() { return std::tuple_cat(rows_of_the_world(), rows_of_the_methods()); }

} // namespace tunnel::scenes::broad_lab
