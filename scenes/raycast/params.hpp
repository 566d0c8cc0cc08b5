// Answers: what the student can change in the raycast scene.
#pragma once

#include "core/ray/world.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::raycast {

using ray::Method, ray::Start;
enum class Place { room, crowd, panels };
enum class Asks { closest, any, colliders, surfaces };
enum class Mask { everything, bullet, sight, camera };
enum class Frame { room, ball, knot, panels }; // what the picture of the room holds
enum class Ends { never, not_glass };          // where a list of hits ends

struct Params {
    Place place = Place::room;
    Asks asks = Asks::closest;
    Mask mask = Mask::sight;
    bool triggers = false;
    Start start = Start::exit;
    double max_distance = 11.0;
    Method method = Method::bvh;
    Frame frame = Frame::room;
    int level = 0; // of the tree, shown alone; 0: all
    int ignored = -1;
    Ends ends = Ends::never;
    double tie = 0.0;
    double thickness = 0.06;
    double offset = 0.0;
    int pebbles = 400;
    double t_min = 0.0;
    double from_x = 1.4, from_y = 0.9, from_z = 0.3; // the hit and its normal face the first view
    double to_x = 2.4, to_y = 1.0, to_z = 0.2;
    bool normalised = true;
    bool document_tie = false;
    bool descending = false;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice places[] = {{"room", {"a room", "방"}},
                                         {"crowd", {"a crowded room", "붐비는 방"}},
                                         {"panels", {"panels and tiles", "판과 타일"}}};
inline constexpr kit::Choice questions[] = {{"closest", {"closest", "가장 가까운 것"}},
                                            {"any", {"any", "하나라도"}},
                                            {"colliders", {"all colliders", "모든 콜라이더"}},
                                            {"surfaces", {"all surfaces", "모든 표면"}}};
inline constexpr kit::Choice masks[] = {{"everything", {"everything", "모두"}},
                                        {"bullet", {"bullet", "총알"}},
                                        {"sight", {"sight", "시야"}},
                                        {"camera", {"camera", "카메라"}}};
inline constexpr kit::Choice starts[] = {
    {"exit", {"report exit", "나가는 점"}}, {"zero", {"report start", "시작점"}}, {"ignore", {"ignore", "무시"}}};
inline constexpr kit::Choice methods[] = {
    {"brute_force", {"brute force", "전수 검사"}}, {"grid", {"grid", "격자"}}, {"bvh", {"BVH", "BVH"}}};
inline constexpr kit::Choice endings[] = {{"never", {"whole list", "끝까지"}},
                                          {"not_glass", {"first not glass", "유리가 아닌 첫 충돌"}}};
inline constexpr kit::Choice frames[] = {{"room", {"the room", "방 전체"}},
                                         {"ball", {"the ball", "공"}},
                                         {"knot", {"the knot's hole", "매듭의 구멍"}},
                                         {"panels", {"the panels", "판"}}};
inline constexpr kit::Choice orders[] = {{"off", {"ids upwards", "작은 ID부터"}},
                                         {"on", {"ids downwards", "큰 ID부터"}}};

constexpr bool lists(const Params& p) { return p.asks == Asks::colliders || p.asks == Asks::surfaces; }
constexpr bool one_hit(const Params& p) { return p.asks == Asks::closest; }
constexpr bool has_glass(const Params& p) { return p.place != Place::panels; }
constexpr bool crowded(const Params& p) { return p.place == Place::crowd; }
constexpr bool has_tree(const Params& p) { return p.method == Method::bvh; }
constexpr bool by_document(const Params& p) { return p.document_tie && p.asks == Asks::closest; }
inline constexpr kit::Words only_lists{"Set the query to a list to use this", "‘질의’를 목록으로 바꾸면 쓰인다"};
inline constexpr kit::Words only_closest{"Set the query to closest to use this",
                                         "‘질의’를 ‘가장 가까운 것’으로 바꾸면 쓰인다"};
inline constexpr kit::Words only_glass{"There is no glass here", "여기에는 유리가 없다"};
inline constexpr kit::Words only_crowd{"Choose the crowded room to use this", "붐비는 방을 고르면 쓰인다"};
inline constexpr kit::Words only_tree{"Set the method to BVH to use this", "‘방법’을 BVH로 바꾸면 쓰인다"};
inline constexpr kit::Words only_document{"Switch the document's tie rule on to use this",
                                          "문서의 동률 규칙을 켜면 쓰인다"};

constexpr auto rows_of_the_query() {
    using enum kit::Group;
    using kit::choice, kit::number;
    using P = Params;
    return std::tuple{
        choice(&P::place, "place", {"place", "장소"},
               {"A room, the same with many pebbles, or panels that are hit at nearly one distance",
                "방, 조약돌이 가득한 방, 거의 같은 거리에서 맞는 판들"},
               places),
        choice(&P::asks, "query", {"query", "질의"},
               {"The closest hit, whether there is any, or a list of all: one entry a collider or a surface",
                "가장 가까운 충돌, 충돌이 있는지만, 또는 전부의 목록(콜라이더마다 또는 표면마다 하나)"},
               questions),
        choice(&P::mask, "mask", {"layer mask", "레이어 마스크"},
               {"A named set of layers: what is not in it is rejected before any geometry",
                "이름을 붙인 레이어 집합. 여기에 없는 것은 도형을 보기도 전에 제외한다"},
               masks),
        choice(&P::triggers, "triggers", {"include triggers", "트리거 포함"},
               {"Triggers are met only by those who ask for them", "트리거는 포함하라고 한 질의에만 맞는다"},
               kit::on_off),
        choice(&P::start, "start", {"starting inside", "안에서 시작하면"},
               {"What a solid says to a ray that starts inside: part of the contract",
                "물체 안에서 시작한 광선에 무엇을 돌려줄지 정하는 규약"},
               starts),
        number(&P::max_distance, "max_distance", {"maximum distance", "최대 거리"},
               {"What is farther does not count; a hit exactly there does",
                "이보다 멀면 충돌로 치지 않는다. 정확히 이 거리면 충돌이다"},
               "m", {0.1, 15.0, 0.1}),
        choice(&P::method, "method", {"method", "방법"},
               {"How candidates are found; the answer is the same, to the bit",
                "후보를 찾는 방법. 답은 마지막 비트까지 같다"},
               methods),
        number(&P::level, "level", {"tree level shown", "표시할 트리 레벨"},
               {"0: all levels; the mesh's own tree begins a level below the world's",
                "0이면 모든 레벨. 메시의 트리는 월드 트리보다 한 레벨 아래에서 시작한다"},
               "", {0.0, 16.0, 1.0}, main, has_tree, only_tree),
    };
}

constexpr auto coordinate(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label,
                       {"The direction leads from the start to the aim", "방향은 시작점에서 조준점으로 향한다"}, "m",
                       {-2.0, 12.0, 0.05}, kit::Group::more);
}

constexpr auto rows_of_more() {
    using enum kit::Group;
    using kit::choice, kit::number, kit::Scale;
    using P = Params;
    return std::tuple{
        number(&P::ignored, "ignored", {"ignored id", "제외할 ID"},
               {"This collider is rejected before any geometry; −1: none",
                "이 콜라이더는 도형을 보기 전에 제외한다. −1이면 없음"},
               "", {-1.0, 30.0, 1.0}, more),
        choice(&P::ends, "ends", {"the list ends with", "목록의 끝"},
               {"A bullet that goes through glass and stops in a wall lists both, and nothing behind",
                "유리를 뚫고 벽에 박힌 총알의 목록에는 둘만 있고 그 뒤는 없다"},
               endings, more, lists, only_lists),
        choice(&P::frame, "view", {"view", "보는 곳"}, {"What the picture of the room holds", "방 그림에 담을 곳"},
               frames, more),
        number(&P::tie, "tie", {"tie band ε", "동률 범위 ε"},
               {"Within it above the smallest distance the smallest id wins",
                "가장 짧은 거리에서 이 범위 안이면 ID가 가장 작은 것을 고른다"},
               "m", {0.0, 0.5, 0.01}, more, one_hit, only_closest),
        number(&P::thickness, "thickness", {"glass thickness", "유리 두께"},
               {"However thin: a box is met", "아무리 얇아도 맞는다"}, "m", {1e-6, 0.5, 0.01, Scale::log}, more,
               has_glass, only_glass),
        number(&P::offset, "offset", {"world offset x", "월드 오프셋 x"},
               {"Everything that far from the world's origin", "모든 것을 월드 원점에서 이만큼 옮긴다"}, "m",
               {0.0, 1e7, 1.0, Scale::log}, more),
        number(&P::pebbles, "pebbles", {"pebbles", "조약돌 수"},
               {"Small balls strewn about the room", "방에 흩뿌린 작은 공"}, "", {10.0, 2000.0, 10.0, Scale::log}, more,
               crowded, only_crowd),
        number(&P::t_min, "t_min", {"minimum distance", "최소 거리"},
               {"What is nearer does not count", "이보다 가까우면 충돌로 치지 않는다"}, "m", {0.0, 5.0, 0.05}, more),
        coordinate(&P::from_x, "from_x", {"start x", "시작점 x"}),
        coordinate(&P::from_y, "from_y", {"start y", "시작점 y"}),
        coordinate(&P::from_z, "from_z", {"start z", "시작점 z"}),
        coordinate(&P::to_x, "to_x", {"aim x", "조준점 x"}),
        coordinate(&P::to_y, "to_y", {"aim y", "조준점 y"}),
        coordinate(&P::to_z, "to_z", {"aim z", "조준점 z"}),
        choice(&P::normalised, "normalised", {"normalise the direction", "방향을 정규화"},
               {"Off: D is aim minus start, so t is no distance and is compared wrongly with the maximum",
                "끄면 D가 ‘조준점 − 시작점’ 그대로라서 t가 거리가 아니고, 최대 거리와 잘못 비교된다"},
               kit::on_off, break_it),
        choice(&P::document_tie, "document_tie", {"the document's tie rule", "문서의 동률 규칙"},
               {"Compares each hit with the best so far: the winner depends on the visiting order",
                "충돌마다 지금까지의 최선과 비교한다. 그래서 방문 순서에 따라 고르는 것이 달라진다"},
               kit::on_off, break_it, one_hit, only_closest),
        choice(&P::descending, "descending", {"its visiting order", "방문 순서"},
               {"In which order the document's rule sees the hits", "문서의 규칙이 충돌을 보는 순서"}, orders, break_it,
               by_document, only_document),
    };
}

constexpr auto make_table() { return std::tuple_cat(rows_of_the_query(), rows_of_more()); }

} // namespace tunnel::scenes::raycast
