// Answers: what document 004 and its test list claim of ray queries, and what its errata add, each at its own settings.
#include "scenes/raycast/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace raycast {
namespace {

using Holds = std::optional<bool>;
using kit::Readouts;

bool flag(const Readouts& r, const char* key) { return r.flag(key) != nullptr && *r.flag(key); }
bool hits(const Readouts& r, int id, double distance, double within = 1e-12) {
    return r.is("status", "hit") && r.number("collider") == id && std::abs(r.number("distance") - distance) <= within;
}
bool clear(const Readouts& r) { return r.is("status", "clear"); }

// Laws.
Holds methods_agree(const Readouts& r) { return flag(r, "methods_agree") && flag(r, "order_free"); }
Holds trace_free(const Readouts& r) { return flag(r, "trace_free"); }
Holds filter_first(const Readouts& r) {
    if (r.is("status", "invalid_input")) return {};
    if (r.number("candidates_brute_force") < r.number("colliders")) return {}; // “any” stopped early
    const double left = r.number("colliders") - r.number("filtered_here");
    const double tested =
        r.number("by_box_brute_force") + r.number("by_distance_brute_force") + r.number("shapes_brute_force");
    const double looks = r.number("candidates_brute_force") / r.number("colliders"); // a tie may need a second look
    return r.number("by_filter_brute_force") == looks * r.number("filtered_here") && tested == looks * left;
}

Holds sight(const Readouts& r) {
    return r.is("status", "hit") && r.number("collider") == id_knot && r.number("skipped_layer") >= 2 &&
           r.number("skipped_trigger") >= 1 && r.number("skipped_disabled") == 1;
}
Holds bullet_stops(const Readouts& r) {
    return r.number("collider") == id_glass && r.number("skipped") >= 1 && r.number("skipped_disabled") == 1;
}
Holds to_the_enemy(const Readouts& r) { return r.number("collider") == id_enemy && r.number("skipped_layer") == 1; }
Holds to_the_bush(const Readouts& r) { return r.number("collider") == id_bush; }
Holds past_the_player(const Readouts& r) { return r.number("collider") == id_glass && r.number("skipped_layer") >= 1; }
Holds at_the_player(const Readouts& r) { return r.number("collider") == id_player; }
Holds at_the_zone(const Readouts& r) { return r.number("collider") == id_zone; }

Holds from_outside(const Readouts& r) { return hits(r, id_ball, 0.5) && std::abs(r.number("normal_x") + 1.0) < 1e-12; }
Holds from_surface(const Readouts& r) { return hits(r, id_ball, 0.0); }
Holds out_of(const Readouts& r) { return hits(r, id_ball, 0.5) && r.is("face", "back"); }
Holds at_once(const Readouts& r) { return hits(r, id_ball, 0.0) && flag(r, "inside"); }
Holds to_the_wall(const Readouts& r) { return hits(r, 1, 3.5); }
Holds along_the_plane(const Readouts& r) { return hits(r, id_glass, 3.5); }
Holds within(const Readouts& r) { return hits(r, id_glass, 3.5); }
Holds beyond(const Readouts& r) { return clear(r); }

Holds left_tile(const Readouts& r) { return hits(r, id_left_tile, 4.5) && flag(r, "order_free"); }
Holds two_winners(const Readouts& r) {
    return r.number("document_winner_up") == id_near_panel && r.number("document_winner_down") == id_far_panel;
}
Holds one_winner(const Readouts& r) {
    return r.number("collider") == id_middle_panel && flag(r, "methods_agree") && flag(r, "order_free");
}
Holds thin(const Readouts& r) { return hits(r, id_glass, 3.5); }
Holds sorted_out(const Readouts& r) {
    return r.is("status", "hit") && r.number("skipped_ignored") == 1 && r.number("collider") == id_knot &&
           r.number("hits") == 2;
}
Holds two_triggers_more(const Readouts& r) { return r.number("hits") == 4 && r.number("collider") == id_zone; }
Holds through_the_hole(const Readouts& r) {
    return r.number("triangles_brute_force") == knot_triangles && r.number("triangles_bvh") < 200 && clear(r);
}
Holds glass_both_sides(const Readouts& r) {
    return r.number("collider") == id_glass && r.number("hits") == 3 && r.number("last_collider") == id_knot;
}
Holds few_tests(const Readouts& r) {
    return r.number("triangles_brute_force") == knot_triangles &&
           r.number("triangles_bvh") < 0.01 * r.number("triangles_brute_force") && flag(r, "methods_agree");
}
Holds few_in_a_crowd(const Readouts& r) {
    return r.number("candidates_bvh") < 0.2 * r.number("candidates_brute_force") && flag(r, "methods_agree");
}
Holds wrong_hit(const Readouts& r) {
    return r.is("status", "hit") && r.is("right_status", "clear") && r.number("told_distance") == 1.75 &&
           r.number("distance") == 3.5;
}
Holds right_clear(const Readouts& r) { return clear(r); }

kit::Claim claim(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    return {"raycast-" + std::to_string(number), text, std::move(settings), 0, holds};
}
kit::Claim law(int number, kit::Words text, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(number, text, {}, holds);
    out.everywhere = true;
    return out;
}

std::vector<kit::Claim> laws_and_masks() {
    return {
        law(1,
            {"Brute force, grid and BVH give one answer, to the bit, whatever the order of insertion.",
             "전수 검사, 격자, BVH의 답은 삽입 순서와 상관없이 마지막 비트까지 같다."},
            methods_agree),
        law(2,
            {"The filter comes first: what it rejects costs neither a box test nor a shape test.",
             "필터가 먼저다. 필터가 제외한 것에는 상자 검사도 도형 검사도 하지 않는다."},
            filter_first),
        law(3, {"Recording the search changes no bit of the answer.", "탐색을 기록해도 답은 한 비트도 바뀌지 않는다."},
            trace_free),
        claim(4,
              {"Sight goes through the glass, the triggers and the switched-off lamp, to the knot.",
               "시야는 유리, 트리거, 꺼 둔 등을 통과해 매듭에 닿는다."},
              {}, sight),
        claim(5,
              {"A bullet skips the triggers and is stopped by the glass.", "총알은 트리거를 무시하고 유리에서 멈춘다."},
              bullet(), bullet_stops),
        claim(6, {"A bullet goes through the bush and meets the enemy.", "총알은 덤불을 지나 적에게 맞는다."}, bush(),
              to_the_enemy),
        claim(7, {"Sight is stopped by the bush.", "시야는 덤불에 막힌다."}, with(bush(), {{"mask", "sight"}}),
              to_the_bush),
        claim(8, {"A camera behind the player does not see the player.", "플레이어 뒤의 카메라는 플레이어를 제외한다."},
              camera(), past_the_player),
        claim(9, {"Sight from there meets the player.", "같은 곳에서 시야는 플레이어에게 맞는다."},
              with(camera(), {{"mask", "sight"}}), at_the_player),
        claim(10, {"Who asks for triggers meets the zone first.", "트리거를 포함하면 감지 구역에 먼저 맞는다."},
              {{"mask", "everything"}, {"triggers", "on"}}, at_the_zone),
    };
}

std::vector<kit::Claim> of_the_test_list() {
    return {
        claim(11,
              {"Outside: the ball after 0.5 m, the normal against the ray.",
               "밖에서 시작: 0.5 m에서 공, 법선은 광선을 마주 본다."},
              at_ball("5.5"), from_outside),
        claim(12, {"On the surface: a hit at distance 0.", "표면에서 시작: 거리 0에서 맞는다."}, at_ball("6"),
              from_surface),
        claim(13, {"Inside, “report exit”: the back after 0.5 m.", "안에서 시작, ‘나가는 점’: 0.5 m에서 뒷면."},
              at_ball("6.5"), out_of),
        claim(14, {"Inside, “report start”: distance 0.", "안에서 시작, ‘시작점’: 거리 0."},
              with(at_ball("6.5"), {{"start", "zero"}}), at_once),
        claim(
            15,
            {"Inside, “ignore”: the ball is left, and the wall is met.", "안에서 시작, ‘무시’: 공을 지나 벽에 맞는다."},
            with(at_ball("6.5"), {{"start", "ignore"}}), to_the_wall),
        claim(16,
              {"Two zero components, exactly on a face's plane: a hit, where the document's code has 0 · ∞.",
               "성분 둘이 0이고 정확히 면 위를 지나도 충돌이다. 문서의 코드라면 0 · ∞가 된다."},
              on_a_plane(), along_the_plane),
        claim(17, {"A hit 1 mm before the maximum counts.", "최대 거리보다 1 mm 안쪽이면 충돌이다."}, at_glass("3.501"),
              within),
        claim(18, {"A hit exactly at the maximum counts.", "정확히 최대 거리여도 충돌이다."}, at_glass("3.5"), within),
        claim(19, {"A hit 1 mm beyond the maximum does not.", "최대 거리보다 1 mm 바깥이면 충돌이 아니다."},
              at_glass("3.499"), beyond),
        claim(20,
              {"Two colliders at one distance: the smaller id, whatever the order of insertion.",
               "거리가 같은 둘에서는 삽입 순서와 상관없이 작은 ID를 고른다."},
              at_joint(), left_tile),
        claim(21,
              {"A pane 1 µm thick, 1000 km from the origin, is met at 3.5 m.",
               "원점에서 1000 km 떨어진 두께 1 µm의 유리도 3.5 m에서 맞는다."},
              thin_and_far(), thin),
        claim(22,
              {"Without triggers, the switched-off lamp and the ignored glass the list holds knot and wall.",
               "트리거, 꺼 둔 등, 제외한 유리가 빠진 목록에는 매듭과 벽만 있다."},
              mixed(), sorted_out),
        claim(23, {"With triggers it holds two more.", "트리거를 포함하면 둘이 늘어난다."},
              with(mixed(), {{"triggers", "on"}}), two_triggers_more),
    };
}

std::vector<kit::Claim> of_search_and_errata() {
    return {
        claim(24,
              {"Of 51 200 triangles the BVH tests under 1 %; brute force tests them all.",
               "삼각형 51,200개 가운데 BVH는 1%도 검사하지 않고, 전수 검사는 모두 검사한다."},
              {}, few_tests),
        claim(25,
              {"In a crowd the BVH looks at under a fifth of the colliders.",
               "붐비는 방에서 BVH는 콜라이더의 5분의 1도 보지 않는다."},
              {{"place", "crowd"}}, few_in_a_crowd),
        claim(26,
              {"Through the knot's hole: its box is entered, none of its triangles is met.",
               "매듭의 구멍: 상자에는 들어가지만 삼각형에는 하나도 맞지 않는다."},
              hole(), through_the_hole),
        claim(27,
              {"Surfaces through glass: in, out, and the knot ends the list.",
               "유리를 뚫는 표면 목록: 들어가고 나온 뒤 매듭에서 끝난다."},
              pierced(), glass_both_sides),
        claim(28,
              {"The document's tie rule has another winner in another order.",
               "문서의 동률 규칙은 순서에 따라 다른 것을 고른다."},
              with(at_panels(), {{"document_tie", "on"}}), two_winners),
        claim(29,
              {"Smallest distance first, then the smallest id within ε of it: one winner in every order.",
               "가장 짧은 거리를 먼저 정하고 거기서 ε 안의 가장 작은 ID를 고르면 순서가 어떻든 고르는 것이 같다."},
              at_panels(), one_winner),
        claim(30,
              {"D not normalised, 2 m long: a hit at 3.5 m passes a maximum of 2 as t = 1.75.",
               "길이가 2 m인 D를 정규화하지 않으면 3.5 m의 충돌이 t = 1.75라서 최대 2 안에 든다."},
              long_d(), wrong_hit),
        claim(31, {"Normalised, it is beyond the maximum.", "정규화하면 최대 거리 밖이다."},
              with(long_d(), {{"normalised", "on"}}), right_clear),
    };
}

} // namespace
} // namespace raycast

std::vector<kit::Claim> RaycastScene::claims() {
    std::vector<kit::Claim> all = raycast::laws_and_masks();
    for (kit::Claim& claim : raycast::of_the_test_list()) all.push_back(std::move(claim));
    for (kit::Claim& claim : raycast::of_search_and_errata()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
