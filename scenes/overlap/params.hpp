// Answers: what the student can change in the overlap scene.
#pragma once

#include "core/base/contact_rule.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::overlap_lab {

using base::ContactRule;
enum class Stage { pair, floor };
enum class Form { box, circle, capsule, segment, turned, polygon };
inline constexpr int form_count = static_cast<int>(Form::polygon) + 1;
enum class Direction { fallback, divide }; // of the push where two centres coincide

struct Params {
    Stage stage = Stage::pair;
    Form a_kind = Form::box;
    double a_half_x = 1.5, a_half_y = 1.0, a_angle = 0.0;
    int a_corners = 5;
    Form b_kind = Form::box;
    double b_half_x = 1.0, b_half_y = 0.75, b_angle = 0.0;
    int b_corners = 5;
    double a_x = 0.0, a_y = 0.0, b_x = 1.5, b_y = 0.5;
    ContactRule detection = ContactRule::closed, response = ContactRule::closed;
    Direction coincident = Direction::fallback;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice stages[] = {{"pair", {"two shapes", "두 도형"}},
                                         {"floor", {"box on floor", "바닥의 상자"}}};
inline constexpr kit::Choice forms[] = {{"box", {"box", "상자"}},
                                        {"circle", {"circle", "원"}},
                                        {"capsule", {"capsule", "캡슐"}},
                                        {"segment", {"segment", "선분"}},
                                        {"turned", {"turned box", "돌린 상자"}},
                                        {"polygon", {"polygon", "정다각형"}}};
inline constexpr kit::Choice touch_rules[] = {{"closed", {"contact", "접촉"}}, {"open", {"apart", "떨어짐"}}};
inline constexpr kit::Choice directions[] = {{"fallback", {"take +x", "+x로 정하기"}},
                                             {"divide", {"divide by 0", "0으로 나누기"}}};

inline constexpr bool has_height(Form f) { return f == Form::box || f == Form::turned || f == Form::capsule; }
inline constexpr bool can_turn(Form f) { return f != Form::box && f != Form::circle; }

inline constexpr kit::Words no_pair{"The box on the floor has fixed sizes; choose two shapes",
                                    "바닥의 상자는 크기가 정해져 있다. 장면을 두 도형으로 바꾸자"};
template <Form Params::*K> constexpr bool uses_height(const Params& p) {
    return p.stage == Stage::pair && has_height(p.*K);
}
template <Form Params::*K> constexpr bool uses_angle(const Params& p) {
    return p.stage == Stage::pair && can_turn(p.*K);
}
template <Form Params::*K> constexpr bool uses_corners(const Params& p) {
    return p.stage == Stage::pair && p.*K == Form::polygon;
}
constexpr bool is_pair(const Params& p) { return p.stage == Stage::pair; }
constexpr bool is_floor(const Params& p) { return p.stage == Stage::floor; }
constexpr bool are_circles(const Params& p) {
    return is_pair(p) && p.a_kind == Form::circle && p.b_kind == Form::circle;
}

constexpr auto kind(Form Params::*member, std::string_view key, kit::Words label) {
    return kit::choice(member, key, label,
                       {"Any two kinds can meet; sizes and angles are dragged in the world, or set under more settings",
                        "어떤 두 종류든 만나게 할 수 있다. 크기와 각도는 월드에서 끌거나 설정 더 보기에서 정한다"},
                       forms, kit::Group::main, is_pair, no_pair);
}
// What a shape of this kind calls its two sizes. Of a capsule the smaller is the radius.
enum SizeName : std::size_t { half_width, half_height, half_length, radius, to_edges };
inline constexpr kit::Words size_names[] = {{"half width", "반너비"},
                                            {"half height", "반높이"},
                                            {"half length", "반길이"},
                                            {"radius", "반지름"},
                                            {"middle to edge", "중심에서 변까지"}};
inline constexpr kit::Words a_size_names[] = {{"A half width", "A 반너비"},
                                              {"A half height", "A 반높이"},
                                              {"A half length", "A 반길이"},
                                              {"A radius", "A 반지름"},
                                              {"A middle to edge", "A 중심에서 변까지"}};
inline constexpr kit::Words b_size_names[] = {{"B half width", "B 반너비"},
                                              {"B half height", "B 반높이"},
                                              {"B half length", "B 반길이"},
                                              {"B radius", "B 반지름"},
                                              {"B middle to edge", "B 중심에서 변까지"}};
constexpr SizeName name_of_x(Form f, double half_x, double half_y) {
    switch (f) {
    case Form::circle: return radius;
    case Form::capsule: return half_x >= half_y ? half_length : radius;
    case Form::segment: return half_length;
    case Form::polygon: return to_edges;
    case Form::box:
    case Form::turned: break;
    }
    return half_width;
}
constexpr SizeName name_of_y(Form f, double half_x, double half_y) {
    if (f != Form::capsule) return half_height;
    return half_x >= half_y ? radius : half_length;
}

constexpr auto half_x(double Params::*member, std::string_view key, kit::Words label, kit::Naming<Params> naming) {
    return named(
        kit::number(member, key, label,
                    {"From the middle to the side: of a circle the radius, of a capsule to its tip or side, "
                     "of a polygon to each edge",
                     "중심에서 옆까지의 거리. 원이면 반지름, 캡슐이면 끝이나 옆면까지, 정다각형이면 각 변까지의 "
                     "거리다"},
                    "m", {0.1, 6.0, 0.05}, kit::Group::more, is_pair, no_pair),
        naming);
}
template <Form Params::*K>
constexpr auto half_y(double Params::*member, std::string_view key, kit::Words label, kit::Naming<Params> naming) {
    return named(kit::number(member, key, label,
                             {"From the middle to the top; of a capsule the smaller of both sizes is its radius",
                              "중심에서 위까지의 거리. 캡슐은 두 크기 가운데 작은 쪽이 반지름이다"},
                             "m", {0.1, 6.0, 0.05}, kit::Group::more, uses_height<K>,
                             {"This kind has one size; choose box, turned box or capsule",
                              "이 종류는 크기가 하나뿐이다. 상자, 돌린 상자, 캡슐 가운데 고르자"}),
                 naming);
}
template <Form Params::*K> constexpr auto angle(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label, {"Turned counter-clockwise", "반시계 방향으로 돌린 각"}, "°",
                       {-180.0, 180.0, 1.0}, kit::Group::more, uses_angle<K>,
                       {"A circle looks the same, and a box stays upright; choose another kind",
                        "원은 돌려도 같고 상자는 늘 똑바로 서 있다. 다른 종류를 고르자"});
}
template <Form Params::*K> constexpr auto corners(int Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label, {"Corners of the regular polygon", "정다각형의 꼭짓점 수"}, "",
                       {3.0, 12.0, 1.0}, kit::Group::more, uses_corners<K>,
                       {"Only a polygon has a number of corners; choose polygon",
                        "꼭짓점 수는 정다각형에만 있다. 종류를 정다각형으로 바꾸자"});
}
constexpr auto place(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label,
                       {"Where the middle lies; drag it in the world", "중심의 위치. 월드에서 끌어 옮길 수 있다"}, "m",
                       {-12.0, 12.0, 0.05}, kit::Group::more, is_pair, no_pair);
}

constexpr auto make_table() {
    using enum kit::Group;
    using kit::choice;
    using P = Params;
    return std::tuple{
        choice(&P::stage, "stage", {"scene", "장면"},
               {"Two shapes to be dragged about, or a box that falls on a floor",
                "끌어서 움직이는 두 도형, 또는 바닥으로 떨어지는 상자"},
               stages),
        choice(&P::detection, "detection", {"detection: touching is", "감지: 맞닿으면"},
               {"The document's boxes compare with ≥, so touching is contact; its circles with <, so it is not",
                "문서의 상자는 ≥로 비교해서 맞닿으면 접촉이고, 원은 <로 비교해서 접촉이 아니다"},
               touch_rules),
        choice(&P::response, "response", {"response: touching is", "반응: 맞닿으면"},
               {"Set it unlike the detection's rule, and the box on the floor jitters",
                "감지와 다르게 정하면 바닥의 상자가 떤다"},
               touch_rules, main, is_floor,
               {"Only the box on the floor has a response; choose that scene",
                "반응은 바닥의 상자에만 있다. 장면을 바닥의 상자로 바꾸자"}),
        kind(&P::a_kind, "a_kind", {"A is a", "A의 종류"}),
        kind(&P::b_kind, "b_kind", {"B is a", "B의 종류"}),
        half_x(&P::a_half_x, "a_half_x", {"A half width, radius", "A 반너비, 반지름"},
               {a_size_names, [](const P& p) -> std::size_t { return name_of_x(p.a_kind, p.a_half_x, p.a_half_y); }}),
        half_y<&P::a_kind>(
            &P::a_half_y, "a_half_y", {"A half height", "A 반높이"},
            {a_size_names, [](const P& p) -> std::size_t { return name_of_y(p.a_kind, p.a_half_x, p.a_half_y); }}),
        angle<&P::a_kind>(&P::a_angle, "a_angle", {"A angle", "A 각도"}),
        half_x(&P::b_half_x, "b_half_x", {"B half width, radius", "B 반너비, 반지름"},
               {b_size_names, [](const P& p) -> std::size_t { return name_of_x(p.b_kind, p.b_half_x, p.b_half_y); }}),
        half_y<&P::b_kind>(
            &P::b_half_y, "b_half_y", {"B half height", "B 반높이"},
            {b_size_names, [](const P& p) -> std::size_t { return name_of_y(p.b_kind, p.b_half_x, p.b_half_y); }}),
        angle<&P::b_kind>(&P::b_angle, "b_angle", {"B angle", "B 각도"}),
        place(&P::a_x, "a_x", {"A x", "A x"}),
        place(&P::a_y, "a_y", {"A y", "A y"}),
        place(&P::b_x, "b_x", {"B x", "B x"}),
        place(&P::b_y, "b_y", {"B y", "B y"}),
        corners<&P::a_kind>(&P::a_corners, "a_corners", {"A corners", "A 꼭짓점 수"}),
        corners<&P::b_kind>(&P::b_corners, "b_corners", {"B corners", "B 꼭짓점 수"}),
        choice(&P::coincident, "coincident", {"same centre: direction", "같은 중심일 때 방향"},
               {"The direction is the line of centres divided by its length, and that length is 0",
                "방향은 중심을 잇는 벡터를 그 길이로 나눈 것인데, 그 길이가 0이다"},
               directions, break_it, are_circles,
               {"Only two circles push along the line of centres; choose circles",
                "중심을 잇는 선을 따라 미는 것은 두 원뿐이다. 둘 다 원으로 바꾸자"}),
    };
}

} // namespace tunnel::scenes::overlap_lab
