// Answers: what the student can change in the slab scene.
#pragma once

#include "core/ray/ray.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::slab_lab {

using ray::Start;
enum class Code { core, document };
enum class MinMax { std_min, less_than, fmin };

// The document prints no numbers: these are ours, chosen so that all four distances come out round.
struct Params {
    double origin_x = -4.0, origin_y = -2.0, aim_x = 1.0, aim_y = 0.75, reach = 11.25;
    double box_x = 2.0, box_y = 1.0, half_x = 2.0, half_y = 1.5;
    Start start = Start::exit;
    Code code = Code::core;
    MinMax min_max = MinMax::std_min;
    bool normalise = true;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice start_rules[] = {
    {"exit", {"the exit", "나가는 곳"}}, {"zero", {"t = 0", "t = 0"}}, {"ignore", {"nothing", "무시"}}};
inline constexpr kit::Choice codes[] = {{"core", {"this program's", "이 프로그램"}},
                                        {"document", {"the document's", "문서의 코드"}}};
inline constexpr kit::Choice min_maxes[] = {{"std", {"std::min", "std::min"}},
                                            {"less_than", {"a < b ? a : b", "a < b ? a : b"}},
                                            {"fmin", {"std::fmin", "fmin 함수"}}};

constexpr bool by_document(const Params& p) { return p.code == Code::document; }
constexpr bool by_core(const Params& p) { return p.code == Code::core; }
inline constexpr kit::Words only_document{"Only the document's code does it so; choose it under “code”",
                                          "문서의 코드에만 있다. ‘코드’에서 문서의 코드를 고르자"};
inline constexpr kit::Words only_core{"The document's code knows one rule only; choose this program's under “code”",
                                      "문서의 코드에는 규칙이 하나뿐이다. ‘코드’에서 이 프로그램을 고르자"};

// Steps of an eighth: doubles hold them exactly, so “exactly on the plane” can be dragged to.
inline constexpr double fine_step = 0.125;

constexpr auto length(double Params::*member, std::string_view key, kit::Words label, kit::Words hint, double least,
                      double most, kit::Group group) {
    return kit::number(member, key, label, hint, "m", {least, most, fine_step}, group);
}
constexpr auto place(double Params::*member, std::string_view key, kit::Words label, kit::Group group) {
    return length(member, key, label, {"Drag it in the world, or type it", "월드에서 끌거나 값을 입력한다"}, -16.0,
                  16.0, group);
}
constexpr auto aim(double Params::*member, std::string_view key, kit::Words label) {
    return length(member, key, label,
                  {"The ray goes this way, however long the arrow is; 0 is parallel to the other axis",
                   "광선이 나아가는 방향. 화살표 길이는 상관없다. 0이면 다른 축과 평행하다"},
                  -16.0, 16.0, kit::Group::main);
}
constexpr auto half(double Params::*member, std::string_view key, kit::Words label) {
    return length(member, key, label,
                  {"Half the size of the box: drag a corner", "상자 크기의 절반. 꼭짓점을 끌어도 된다"}, 0.0, 8.0,
                  kit::Group::more);
}

constexpr auto make_table() {
    using enum kit::Group;
    using kit::choice;
    return std::tuple{
        place(&Params::origin_x, "origin_x", {"origin x", "시작점 x"}, main),
        place(&Params::origin_y, "origin_y", {"origin y", "시작점 y"}, main),
        aim(&Params::aim_x, "aim_x", {"direction x", "방향 x"}),
        aim(&Params::aim_y, "aim_y", {"direction y", "방향 y"}),
        length(&Params::reach, "reach", {"max distance", "최대 거리"},
               {"What is farther than that is not met; exactly as far still is",
                "이보다 멀면 맞지 않는다. 딱 그 거리면 맞은 것으로 친다"},
               0.0, 32.0, main),
        choice(&Params::start, "start", {"starting inside reports", "안에서 시작하면"},
               {"A ray that starts in the box: three rules are in use, and each is right for somebody",
                "상자 안에서 시작한 광선을 다루는 규칙은 셋이고, 쓰는 곳마다 알맞은 것이 다르다"},
               start_rules, main, by_core, only_core),
        place(&Params::box_x, "box_x", {"box x", "상자 x"}, more),
        place(&Params::box_y, "box_y", {"box y", "상자 y"}, more),
        half(&Params::half_x, "half_x", {"half width", "반너비"}),
        half(&Params::half_y, "half_y", {"half height", "반높이"}),
        choice(&Params::code, "code", {"code", "코드"},
               {"The document's code divides by every component of the direction, zero or not, in float",
                "문서의 코드는 방향 성분이 0이든 아니든 그 값으로 나눈다. 수는 float이다"},
               codes, break_it),
        choice(&Params::min_max, "min_max", {"Min and Max are", "Min과 Max는"},
               {"The document leaves them open. They differ in what they make of a NaN, and so does the verdict",
                "문서는 정하지 않았다. NaN을 받았을 때 돌려주는 값이 달라서 판정도 달라진다"},
               min_maxes, break_it, by_document, only_document),
        choice(&Params::normalise, "normalise", {"unit direction", "방향 정규화"},
               {"Off: the arrow goes into the document's code as it is, and t is no length",
                "끄면 화살표가 그대로 문서의 코드에 들어가서 t가 거리가 아니게 된다"},
               kit::on_off, break_it, by_document, only_document),
    };
}

} // namespace tunnel::scenes::slab_lab
