// Answers: what the student can change in the separating axis scene.
#pragma once

#include "core/base/contact_rule.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::sat_lab {

using base::ContactRule;
enum class DepthRule { push, overlap }; // how far out: the true push, or the width of the overlap (the document's)

inline constexpr double farthest_corner = 25.0; // along x and y, of a list

struct Params {
    // Lists of corners about the middle, before the turn; empty: the regular polygon of `corners` and `size`.
    kit::Points a_vertices{}, b_vertices{};
    int a_corners = 5;
    double a_size = 1.3, a_x = 0.0, a_y = 0.0, a_angle = 0.0;
    int b_corners = 4;
    double b_size = 0.9, b_x = 1.65, b_y = 0.75, b_angle = 25.0;
    bool early_exit = true;
    ContactRule touching = ContactRule::closed;
    DepthRule depth = DepthRule::push;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice touch_rules[] = {{"closed", {"contact", "접촉"}},
                                              {"open", {"apart (≤ 0)", "떨어짐 (≤ 0)"}}};
inline constexpr kit::Choice depth_rules[] = {{"push", {"push", "밀어낼 거리"}},
                                              {"overlap", {"overlap width", "겹침 폭"}}};

// A list of corners overrules both; its count is shown all the same.
constexpr bool a_is_regular(const Params& p) { return p.a_vertices.empty(); }
constexpr bool b_is_regular(const Params& p) { return p.b_vertices.empty(); }
inline constexpr kit::Words list_of_a{"The corner list of A decides; “make A regular” forgets it",
                                      "A의 꼭짓점 목록으로 정해진다. ‘A 정다각형으로’를 누르면 목록이 사라진다"};
inline constexpr kit::Words list_of_b{"The corner list of B decides; “make B regular” forgets it",
                                      "B의 꼭짓점 목록으로 정해진다. ‘B 정다각형으로’를 누르면 목록이 사라진다"};

constexpr auto corners(int Params::*member, std::string_view key, kit::Words label, bool (*applies)(const Params&),
                       kit::Words why_not) {
    return kit::number(member, key, label,
                       {"Number of corners of the regular polygon, and of its edges: each edge gives one axis",
                        "정다각형의 꼭짓점 수이자 변의 수. 변마다 축이 하나씩 나온다"},
                       "", {3.0, 16.0, 1.0}, kit::Group::main, applies, why_not);
}
constexpr auto size(double Params::*member, std::string_view key, kit::Words label, bool (*applies)(const Params&),
                    kit::Words why_not) {
    return kit::number(member, key, label,
                       {"From the middle to each edge: a square of size 1 is 2 m wide",
                        "중심에서 각 변까지의 거리. 크기가 1인 정사각형은 폭이 2 m다"},
                       "m", {0.1, 6.0, 0.05}, kit::Group::main, applies, why_not);
}
constexpr auto turn(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label,
                       {"Turned counter-clockwise; at 0 the first edge is the flat bottom",
                        "반시계 방향으로 돌린 각. 0이면 첫째 변이 수평인 밑변이다"},
                       "°", {-180.0, 180.0, 1.0});
}
constexpr auto place(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label,
                       {"Where the middle lies; drag it in the world", "중심의 위치. 월드에서 끌어 옮길 수 있다"}, "m",
                       {-25.0, 25.0, 0.05}, kit::Group::more);
}

constexpr auto vertices(kit::Points Params::*member, std::string_view key, kit::Words label) {
    return kit::points(member, key, label,
                       {"Corners of your own, counter-clockwise about the middle; empty: the regular polygon",
                        "직접 정한 꼭짓점들. 중심이 원점이고 반시계 방향으로 적는다. 비어 있으면 정다각형이다"},
                       "m", {0, 16, -farthest_corner, farthest_corner, 0.05}, kit::Group::more);
}

constexpr auto make_table() {
    using enum kit::Group;
    using kit::choice;
    return std::tuple{
        corners(&Params::a_corners, "a_corners", {"A corners", "A 꼭짓점 수"}, a_is_regular, list_of_a),
        size(&Params::a_size, "a_size", {"A size", "A 크기"}, a_is_regular, list_of_a),
        turn(&Params::a_angle, "a_angle", {"A angle", "A 각도"}),
        corners(&Params::b_corners, "b_corners", {"B corners", "B 꼭짓점 수"}, b_is_regular, list_of_b),
        size(&Params::b_size, "b_size", {"B size", "B 크기"}, b_is_regular, list_of_b),
        turn(&Params::b_angle, "b_angle", {"B angle", "B 각도"}),
        place(&Params::a_x, "a_x", {"A x", "A x"}),
        place(&Params::a_y, "a_y", {"A y", "A y"}),
        place(&Params::b_x, "b_x", {"B x", "B x"}),
        place(&Params::b_y, "b_y", {"B y", "B y"}),
        vertices(&Params::a_vertices, "a_vertices", {"A corner list", "A 꼭짓점 목록"}),
        vertices(&Params::b_vertices, "b_vertices", {"B corner list", "B 꼭짓점 목록"}),
        choice(&Params::early_exit, "early_exit", {"stop at the first gap", "첫 틈에서 멈추기"},
               {"One gap proves that they are apart; off: all other axes are examined all the same",
                "틈이 하나라도 있으면 떨어진 것이 증명된다. 끄면 나머지 축도 모두 살핀다"},
               kit::on_off, more),
        choice(&Params::touching, "touching", {"shadows that just touch", "그림자가 맞닿기만 하면"},
               {"The document's listing says overlap ≤ 0 is apart, while its boxes count touching as overlap",
                "문서의 코드는 겹침 ≤ 0이면 떨어진 것으로 보지만, 같은 문서의 상자 판정은 맞닿아도 겹침으로 친다"},
               touch_rules, break_it),
        choice(&Params::depth, "depth", {"push out by", "밀어내는 기준"},
               {"When one shadow lies inside the other, the width of the overlap is not the way out",
                "한 그림자가 다른 그림자 안에 들어가면 겹침 폭만큼 밀어서는 빠져나오지 못한다"},
               depth_rules, break_it),
    };
}

} // namespace tunnel::scenes::sat_lab
