// Answers: what document 004 says of the ray and the box, and what its errata add, each at its own settings.
#include "scenes/slab/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace slab_lab {
namespace {

using Holds = std::optional<bool>;
using kit::last_step;
using kit::Readouts;

bool is_hit(const Readouts& r) { return r.is("status", "hit"); }
bool clear(const Readouts& r) { return r.is("status", "clear"); }
bool hit_at(const Readouts& r, double t) { return is_hit(r) && std::abs(r.number("t") - t) < 1e-5; }
bool flag(const Readouts& r, const char* key) { return r.flag(key) != nullptr && *r.flag(key); }
bool truly(const Readouts& r, const char* word) { return r.is("truth_status", word); }

// Laws: wherever ray and box lie.
Holds verdict_is_true(const Readouts& r) {
    if (r.is("status", "searching")) return {};
    return r.is("status", *r.word("truth_status"));
}
Holds t_is_a_length(const Readouts& r) {
    if (!is_hit(r)) return {};
    const double t = r.number("t");
    return std::abs(r.number("distance") - t) <= 1e-5 * (1.0 + std::abs(t));
}
Holds inside_is_said(const Readouts& r) {
    if (!is_hit(r) || !flag(r, "starts_inside")) return {};
    return flag(r, "says_inside");
}

Holds five(const Readouts& r) { return hit_at(r, 5.0) && std::abs(r.number("exit") - 7.5) < 1e-5; }
Holds parallel_four(const Readouts& r) { return hit_at(r, 4.0); }
Holds parallel_never(const Readouts& r) { return clear(r) && truly(r, "clear") && r.is("y_slab", "never"); }
Holds along_the_face(const Readouts& r) { return hit_at(r, 2.5); }
Holds out_at(const Readouts& r) { return hit_at(r, 3.75) && flag(r, "starts_inside") && r.number("normal_y") == -1.0; }
Holds at_once(const Readouts& r) { return hit_at(r, 0.0) && flag(r, "starts_inside"); }
Holds ignored(const Readouts& r) { return clear(r) && flag(r, "starts_inside"); }
Holds zero_counts(const Readouts& r) {
    return hit_at(r, 0.0) && !flag(r, "starts_inside") && r.number("normal_x") == -1.0;
}
Holds all_behind(const Readouts& r) { return clear(r) && flag(r, "share") && std::abs(r.number("exit") + 2.5) < 1e-5; }
Holds grazes(const Readouts& r) { return hit_at(r, 3.5 * std::sqrt(2.0)) && flag(r, "compared_exactly"); }
Holds passes(const Readouts& r) {
    return clear(r) && r.number("enter") > r.number("exit") &&
           std::abs(r.number("exit") - 3.375 * std::sqrt(2.0)) < 1e-5;
}
Holds too_short(const Readouts& r) { return clear(r) && std::abs(r.number("enter") - 5.0) < 1e-5; }
Holds refused(const Readouts& r) { return r.is("status", "invalid_input"); }
Holds lost_by_nan(const Readouts& r) {
    return clear(r) && truly(r, "hit") && (r.is("x_slab", "nan") || r.is("y_slab", "nan"));
}
Holds right_by_luck(const Readouts& r) { return is_hit(r) && r.is("y_slab", "nan"); }
Holds left_unsaid(const Readouts& r) { return hit_at(r, 3.75) && flag(r, "starts_inside") && !flag(r, "says_inside"); }
Holds no_length(const Readouts& r) { return hit_at(r, 2.0) && std::abs(r.number("distance") - 5.0) < 1e-5; }

kit::Claim claim(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    return {"slab-" + std::to_string(number), text, std::move(settings), last_step, holds};
}
kit::Claim law(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(number, text, std::move(settings), holds);
    out.everywhere = true;
    return out;
}

std::vector<kit::Claim> claims_of_method() {
    return {
        law(1, {"The verdict is the exact one, whatever is zero.", "방향의 어느 성분이 0이든 판정은 정확하다."}, {},
            verdict_is_true),
        law(2, {"With a unit direction t is the distance.", "단위 방향이면 t가 곧 거리다."}, {}, t_is_a_length),
        law(3, {"A hit of a ray that starts inside says so.", "안에서 시작해 맞은 광선은 안에서 시작했다고 알린다."},
            inside(), inside_is_said),
        claim(4,
              {"[5, 10] and [2.5, 7.5] share [5, 7.5]: t = 5.", "[5, 10]과 [2.5, 7.5]의 공통 구간은 [5, 7.5]: t = 5."},
              {}, five),
        claim(5,
              {"Parallel to a slab and inside it: that axis never says no, t = 4.",
               "슬랩과 평행하고 그 안이면 그 축은 막지 않는다: t = 4."},
              level("1"), parallel_four),
        claim(6,
              {"Parallel and outside the slab: never in it, no hit.",
               "슬랩과 평행하고 그 밖이면 들어가지 못한다: 충돌 없음."},
              level("3.5"), parallel_never),
        claim(7, {"On the very plane of a face it touches: t = 2.5.", "면 위에 정확히 놓여도 닿은 것이다: t = 2.5."},
              on_left_plane(), along_the_face),
        claim(8,
              {"Starting inside, by the rule “exit”: 3.75, out through the top, seen from within.",
               "안에서 시작, ‘나가는 곳’ 규칙: t = 3.75에서 윗면을 안쪽에서 만난다."},
              inside(), out_at),
        claim(9, {"By the rule “t = 0” it is hit at once.", "‘t = 0’ 규칙이면 바로 맞는다."},
              with(inside(), "start", "zero"), at_once),
        claim(10, {"By the rule “nothing” it is no hit.", "‘무시’ 규칙이면 충돌이 없다."},
              with(inside(), "start", "ignore"), ignored),
        claim(11,
              {"On the surface t = 0 counts, and the face is known.",
               "표면에서 시작하면 t = 0도 치고, 어느 면인지도 안다."},
              from("0", "1", "1", "0.75"), zero_counts),
        claim(12,
              {"A box behind shares [-6.25, -2.5], yet no hit.",
               "뒤에 있는 상자는 공통 구간 [-6.25, -2.5]가 있어도 충돌이 아니다."},
              behind(), all_behind),
        claim(
            13,
            {"A grazed corner is a hit, by an exact comparison.", "꼭짓점을 스쳐도 충돌이다. 정확히 비교해서 정한다."},
            at_corner("-1"), grazes),
        claim(14, {"An eighth of a metre above the corner: no hit.", "꼭짓점보다 0.125 m만 높이 지나도 충돌이 없다."},
              at_corner("-0.875"), passes),
        claim(15, {"Max distance 4.875: just short.", "최대 거리 4.875: 조금 모자란다."}, {{"reach", "4.875"}},
              too_short),
        claim(16, {"Max distance 5: just enough.", "최대 거리 5: 딱 닿는다."}, {{"reach", "5"}}, five),
        claim(17, {"A direction of length 0 is refused.", "길이가 0인 방향은 거절한다."}, from("-4", "-2", "0", "0"),
              refused),
    };
}

std::vector<kit::Claim> claims_of_errata() {
    return {
        claim(18,
              {"The document's code makes a NaN on the left plane, and loses the hit.",
               "문서의 코드는 왼쪽 면 위에서 NaN을 만들고 충돌을 놓친다."},
              by_the_document(on_left_plane()), lost_by_nan),
        claim(19, {"Along the top face it loses it, too.", "윗면을 따라가도 놓친다."}, by_the_document(level("2.5")),
              lost_by_nan),
        claim(
            20,
            {"Along the bottom face std::min drops the NaN by luck.", "아랫면에서는 std::min이 운 좋게 NaN을 버린다."},
            by_the_document(level("-0.5")), right_by_luck),
        claim(21, {"With std::fmin it is lost there as well.", "std::fmin을 쓰면 거기서도 놓친다."},
              with(by_the_document(level("-0.5")), "min_max", "fmin"), lost_by_nan),
        claim(22,
              {"Starting inside it returns 3.75, the exit, and says nothing.",
               "안에서 시작하면 나가는 거리 3.75를 돌려주면서 안이었다고 알리지 않는다."},
              by_the_document(inside()), left_unsaid),
        claim(23,
              {"Direction not made unit: t = 2, while the point is 5 m away.",
               "정규화하지 않은 방향: t = 2인데 충돌 지점은 5 m 떨어져 있다."},
              with(by_the_document(from("-4", "-2", "2", "1.5")), "normalise", "off"), no_length),
    };
}

} // namespace
} // namespace slab_lab

std::vector<kit::Claim> SlabScene::claims() {
    std::vector<kit::Claim> all = slab_lab::claims_of_method();
    for (kit::Claim& claim : slab_lab::claims_of_errata()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
