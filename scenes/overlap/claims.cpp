// Answers: what document 001 claims of boxes, circles and touching, and what its errata add, each at its own settings.
#include "scenes/overlap/settings.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace overlap_lab {
namespace {

using Holds = std::optional<bool>;
using kit::last_step;
using kit::Readouts;

bool met(const Readouts& r) { return r.is("status", "hit"); }
bool pair_told(const Readouts& r) { return r.word("truth_status") != nullptr && !std::isnan(r.number("normal_x")); }
double least_push(const Readouts& r) {
    return std::min({r.number("push_up_x"), r.number("push_down_x"), r.number("push_up_y"), r.number("push_down_y")});
}
bool boxes(const Readouts& r) { return !std::isnan(r.number("comparisons_true")); }

// Laws: wherever the two shapes lie.
Holds four_comparisons(const Readouts& r) {
    if (!boxes(r)) return {};
    return (r.number("comparisons_true") == 4) == r.is("truth_status", "hit");
}
Holds push_frees(const Readouts& r) {
    if (!pair_told(r) || !met(r)) return {};
    return std::abs(r.number("left_by_push")) <= 1e-7;
}
Holds least_axis(const Readouts& r) {
    if (!boxes(r) || !met(r)) return {};
    return std::abs(r.number("depth") - least_push(r)) <= 1e-12;
}
Holds never_deeper(const Readouts& r) {
    if (!pair_told(r) || !met(r)) return {};
    return r.number("depth") <= least_push(r) + 1e-9;
}
Holds circle_depth(const Readouts& r) {
    if (std::isnan(r.number("distance")) || !met(r)) return {};
    return std::abs(r.number("depth") - (r.number("radius_sum") - r.number("distance"))) <= 1e-12;
}
Holds mirrored(const Readouts& r) {
    if (r.flag("mirrors") == nullptr) return {};
    return *r.flag("mirrors");
}

Holds the_shallower(const Readouts& r) {
    return r.number("width_x") == 1 && r.number("width_y") == 1.25 && r.number("mtv_x") == 1 && r.number("mtv_y") == 0;
}
Holds five_to_move(const Readouts& r) { return r.number("width_x") == 1 && r.number("depth") == 5; }
Holds width_leaves_it(const Readouts& r) { return r.number("left_by_width") == 4 && r.number("left_by_push") == 0; }
Holds by_rule(const Readouts& r) {
    return met(r) && r.number("normal_x") == 1 && r.number("normal_y") == 0 && r.number("depth") == 2.5;
}
Holds no_number(const Readouts& r) {
    return met(r) && std::isnan(r.number("normal_x")) && std::isnan(r.number("mtv_x"));
}
Holds all_touch(const Readouts& r) { return r.number("kinds_touching") == 36; }
Holds none_touches(const Readouts& r) { return r.number("kinds_touching") == 0; }
Holds touch_is_lost(const Readouts& r) { return r.is("status", "clear") && r.is("truth_status", "hit"); }
Holds two_points(const Readouts& r) {
    return r.number("contacts") == 2 && std::min(r.number("contact_1_x"), r.number("contact_2_x")) == -0.5 &&
           std::max(r.number("contact_1_x"), r.number("contact_2_x")) == 1.5;
}
// The corner (1.5, 1) lies 0.2 √2 from the capsule's middle line.
Holds at_the_corner(const Readouts& r) {
    return r.number("contacts") == 1 && std::abs(r.number("depth") - (0.5 - 0.2 * std::sqrt(2.0))) < 1e-12;
}
Holds three_four_five(const Readouts& r) { return std::abs(r.number("gap") - 5) < 1e-12 && r.number("axis_gap") == 4; }
Holds rests(const Readouts& r) { return r.number("flips") == 0 && r.number("steps_after") >= 10; }
Holds flips_always(const Readouts& r) {
    return r.number("flips") == r.number("steps_after") && r.number("flips") >= 10;
}

kit::Claim claim(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    return {"overlap-" + std::to_string(number), text, std::move(settings), last_step, holds};
}
kit::Claim law(int number, kit::Words text, Holds (*holds)(const Readouts&), Settings settings = {}) {
    kit::Claim out = claim(number, text, std::move(settings), holds);
    out.everywhere = true;
    return out;
}
Settings with(Settings base, const char* key, const char* value) {
    base.push_back({key, value});
    return base;
}

std::vector<kit::Claim> of_the_document() {
    return {
        law(1,
            {"Boxes overlap exactly when all four comparisons hold.", "두 상자는 비교 네 번이 모두 참일 때만 겹친다."},
            four_comparisons),
        claim(2,
              {"Widths 1 and 1.25: the shallower axis is the way out, 1 m to the right.",
               "폭은 1과 1.25. 더 좁은 축이 출구다. 오른쪽으로 1 m다."},
              {}, the_shallower),
        law(3,
            {"For boxes the way out is the least push of any axis.", "상자에서는 밀어낼 거리가 가장 짧은 축이 출구다."},
            least_axis),
        law(4, {"The depth of two circles is r1 + r2 - distance.", "두 원이 파고든 깊이는 r1 + r2 - 거리다."},
            circle_depth, circles("1.2", "1.6")),
        claim(5,
              {"Centres that coincide: pushed along +x, by 2.5 m, not by 0/0.",
               "중심이 같으면 0/0이 아니라 +x로 2.5 m 민다."},
              circles("0", "0"), by_rule),
        claim(6,
              {"Divided by the distance 0, direction and push are no numbers.",
               "거리 0으로 나누면 방향도 MTV도 수가 아니다."},
              with(circles("0", "0"), "coincident", "divide"), no_number),
        claim(7,
              {"One rule for touching: once landed, the box never flips.",
               "맞닿음의 규칙이 하나면 한 번 닿은 뒤로 판정이 뒤바뀌지 않는다."},
              on_the_floor("closed", "closed"), rests),
        claim(8,
              {"Detection ≥, response >: contact flips in every step.",
               "감지는 ≥, 반응은 >: 접촉 여부가 스텝마다 뒤바뀐다."},
              on_the_floor("closed", "open"), flips_always)};
}

std::vector<kit::Claim> of_the_errata() {
    return {
        claim(9,
              {"[4, 5] in [0, 10]: the width is 1, but 5 to move.",
               "[0, 10] 안의 [4, 5]: 폭은 1이지만 5만큼 밀어야 한다."},
              five_in_ten(), five_to_move),
        claim(10,
              {"Moved by that width they are still 4 m deep; by the push, out.",
               "그 폭만큼 옮기면 아직 깊이 4 m, 밀어낼 거리만큼 옮기면 빠져나온다."},
              five_in_ten(), width_leaves_it),
        law(11,
            {"The push frees B: after it they just touch.", "MTV만큼 밀면 빠져나온다. 밀어낸 뒤에는 맞닿기만 한다."},
            push_frees),
        law(12, {"No shape is deeper than its bounding box.", "도형끼리는 경계 상자끼리보다 깊이 겹치지 않는다."},
            never_deeper),
        law(13, {"Swap A and B: the same answer, turned round.", "A와 B를 맞바꾸면 답의 방향만 뒤집힌다."}, mirrored),
        claim(14, {"Touching is contact for all 36 pairs of kinds.", "도형 종류의 36쌍 모두 맞닿으면 접촉이다."},
              touching(), all_touch),
        claim(15, {"With < in place of ≤ not one of them is.", "≤ 대신 <로 비교하면 하나도 접촉이 아니다."},
              with(touching(), "detection", "open"), none_touches),
        claim(16, {"Then boxes that touch are called apart.", "그러면 맞닿은 상자를 떨어졌다고 한다."},
              with(touching(), "detection", "open"), touch_is_lost),
        claim(17,
              {"With > in both places it flips as well: the push ends where that rule sees no contact.",
               "두 곳 모두 >로 비교해도 뒤바뀐다. 밀어낸 자리를 그 규칙이 접촉으로 보지 않는다."},
              on_the_floor("open", "open"), flips_always),
        claim(18,
              {"Face on face: two contact points, the ends of the shared side.",
               "변과 변: 접촉점은 둘, 함께 닿은 부분의 양 끝이다."},
              faces(), two_points),
        claim(19,
              {"A capsule on a corner: one point, depth 0.5 - 0.2 √2.",
               "꼭짓점에 걸린 캡슐: 접촉점은 하나, 깊이는 0.5 - 0.2√2다."},
              capsule_on_corner(), at_the_corner),
        claim(20,
              {"Corners 3 m and 4 m away are 5 m apart; no axis of an edge shows more than 4.",
               "꼭짓점이 x로 3 m, y로 4 m 떨어지면 틈은 5 m다. 변의 축에서는 4 m까지만 보인다."},
              apart(), three_four_five)};
}

} // namespace
} // namespace overlap_lab

std::vector<kit::Claim> OverlapScene::claims() {
    std::vector<kit::Claim> all = overlap_lab::of_the_document();
    for (kit::Claim& claim : overlap_lab::of_the_errata()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
