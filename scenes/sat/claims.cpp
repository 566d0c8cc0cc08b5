// Answers: what document 001 claims of the separating axis test, and what its errata add, each at its own settings.
#include "scenes/sat/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace sat_lab {
namespace {

using Holds = std::optional<bool>;
using kit::last_step;
using kit::Readouts;

bool hit(const Readouts& r) { return r.is("status", "hit"); }
bool clear(const Readouts& r) { return r.is("status", "clear"); }
bool flag(const Readouts& r, const char* key) { return r.flag(key) != nullptr && *r.flag(key); }

// Laws: wherever two convex polygons lie.
Holds frees(const Readouts& r) {
    if (!hit(r)) return {};
    return std::abs(r.number("left_over")) <= 1e-9;
}
Holds at_most_all(const Readouts& r) {
    if (!hit(r) && !clear(r)) return {};
    return r.number("examined") <= r.number("axes");
}
Holds verdict_is_true(const Readouts& r) {
    if (!hit(r) && !clear(r)) return {};
    return r.is("status", *r.word("truth_status"));
}

Holds two_of_eight(const Readouts& r) { return clear(r) && r.number("examined") == 2 && r.number("axes") == 8; }
Holds all_eight(const Readouts& r) {
    return clear(r) && r.number("examined") == 8 && std::abs(r.number("gap") - 0.4) < 1e-12;
}
Holds the_last_of_six(const Readouts& r) {
    return clear(r) && r.number("examined") == 6 && r.number("axes") == 6 && r.is("axis", "B3");
}
Holds five_to_move(const Readouts& r) { return hit(r) && r.number("overlap") == 1 && r.number("depth") == 5; }
// Down by 1 from the middle of a height of 10: 4.5 to go.
Holds still_inside(const Readouts& r) { return hit(r) && r.number("depth") == 1 && r.number("left_over") == 4.5; }
Holds touch_is_contact(const Readouts& r) { return hit(r) && flag(r, "touching") && r.number("depth") == 0; }
Holds touch_is_lost(const Readouts& r) { return clear(r) && r.is("truth_status", "hit") && flag(r, "touching"); }
Holds tie_goes_right(const Readouts& r) {
    return hit(r) && r.number("ties") == 4 && r.number("mtv_x") == 0.5 && r.number("mtv_y") == 0;
}
Holds pushed_right(const Readouts& r) { return hit(r) && r.number("mtv_x") == 0.5 && r.number("mtv_y") == 0; }
Holds pushed_left(const Readouts& r) { return hit(r) && r.number("mtv_x") == -0.5 && r.number("mtv_y") == 0; }
Holds two_points(const Readouts& r) {
    return hit(r) && r.number("contact_1_depth") == 0.5 && r.number("contact_2_depth") == 0.5;
}
Holds one_point(const Readouts& r) {
    const double depth = 0.8 * std::sqrt(2.0) - 1.0;
    return hit(r) && std::abs(r.number("contact_1_depth") - depth) < 1e-12 && std::isnan(r.number("contact_2_depth"));
}
Holds refused(const Readouts& r) {
    return r.is("status", "invalid_input") && r.is("fault_a", "dent") && r.number("axes") == 0;
}
Holds thirty_two(const Readouts& r) { return hit(r) && r.number("examined") == 32 && r.number("axes") == 32; }

kit::Claim claim(int number, kit::Words text, std::vector<kit::Setting> settings, Holds (*holds)(const Readouts&)) {
    return {"sat-" + std::to_string(number), text, std::move(settings), last_step, holds};
}
kit::Claim law(int number, kit::Words text, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(number, text, {}, holds);
    out.everywhere = true;
    return out;
}

std::vector<kit::Claim> of_the_document() {
    return {law(1,
                {"The MTV really frees B: after the push they just touch.",
                 "MTV만큼 밀면 정말로 빠져나온다. 밀어낸 뒤에는 맞닿기만 한다."},
                frees),
            law(2,
                {"The verdict is the exact one: no gap is missed, none is invented.",
                 "판정은 정확하다. 있는 틈을 놓치지도, 없는 틈을 만들지도 않는다."},
                verdict_is_true),
            law(3, {"There are never more axes to examine than edges.", "살필 축의 수는 변의 수를 넘지 않는다."},
                at_most_all),
            claim(4,
                  {"The first gap ends the loop: two of eight axes are enough.",
                   "처음 찾은 틈에서 끝난다. 축 8개 가운데 2개면 충분하다."},
                  squares("2.4", "0.3"), two_of_eight),
            claim(5,
                  {"Without that stop all eight are examined, for the same gap of 0.4 m.",
                   "멈추지 않으면 8개를 모두 살피지만 답은 같은 틈 0.4 m다."},
                  with(squares("2.4", "0.3"), {{"early_exit", "off"}}), all_eight),
            claim(6,
                  {"At worst the only gap is on the last axis: six of six.",
                   "운이 나쁘면 하나뿐인 틈이 마지막 축에 있다. 축 6개를 다 살핀다."},
                  one_gap(), the_last_of_six),
            claim(7,
                  {"Two squares, 0.5 m into each other: the way out is 0.5 m to the right.",
                   "0.5 m 겹친 두 정사각형: 빠져나오는 길은 오른쪽으로 0.5 m다."},
                  squares("1.5", "0.2"), pushed_right),
            claim(8,
                  {"With A and B swapped the answer is mirrored: 0.5 m to the left.",
                   "A와 B를 맞바꾸면 답의 방향이 뒤집힌다. 왼쪽으로 0.5 m다."},
                  with(squares("0", "0"), {{"a_x", "1.5"}, {"a_y", "0.2"}}), pushed_left)};
}

std::vector<kit::Claim> of_the_errata() {
    return {
        claim(9,
              {"[4, 5] in [0, 10] overlaps by 1, but the way out is 5.",
               "[0, 10] 안의 [4, 5]는 겹침 폭이 1이지만 밀어낼 거리는 5다."},
              five_in_ten(), five_to_move),
        claim(10, {"Pushed by that width of 1 it is still 4.5 m deep.", "그 폭 1만큼만 밀면 아직도 깊이가 4.5 m다."},
              with(five_in_ten(), {{"depth", "overlap"}}), still_inside),
        claim(11, {"Touching counts as contact, at depth 0 exactly.", "맞닿아도 접촉으로 친다. 깊이는 정확히 0이다."},
              squares("2", "0"), touch_is_contact),
        claim(12, {"The document's “≤ 0 is apart” loses that contact.", "문서의 ‘≤ 0이면 떨어짐’은 그 접촉을 놓친다."},
              with(squares("2", "0"), {{"touching", "open"}}), touch_is_lost),
        claim(13,
              {"Equally short ways out: four edges tie, and the way along x is taken.",
               "똑같이 짧은 출구: 네 변에서 모두 같고, 그중 x 방향을 고른다."},
              squares("1.5", "1.5"), tie_goes_right),
        claim(
            14,
            {"Edge on edge touches in two points, each 0.5 m deep.", "변과 변은 두 점에서 닿고, 깊이는 둘 다 0.5 m다."},
            squares("1.5", "0.2"), two_points),
        claim(15, {"A corner in an edge touches in one point.", "변에 박힌 꼭짓점은 한 점에서 닿는다."},
              corner_in_face(), one_point),
        claim(16, {"16 and 16 corners are 32 axes, and no more.", "꼭짓점이 16개씩이면 축은 32개이고, 그게 전부다."},
              many(), thirty_two),
        claim(17,
              {"A shape with a dent gets no verdict, and is told where the dent is.",
               "움푹 들어간 도형에는 판정을 내리지 않고, 어디가 들어갔는지 알려 준다."},
              dented(), refused)};
}

} // namespace
} // namespace sat_lab

std::vector<kit::Claim> SatScene::claims() {
    std::vector<kit::Claim> all = sat_lab::of_the_document();
    for (kit::Claim& claim : sat_lab::of_the_errata()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
