// Answers: what the student can change in the reflection scene.
#pragma once

#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::reflection_lab {

enum class Mirrors { room, gap, corner, gallery };
enum class Rule { fixed, scaled, both };
enum class Arithmetic { single, twice }; // where the fixed rule's next start is stored: float or double
enum class Along { normal, direction };
enum class ZeroHits { kept, ignored };

struct Params {
    Mirrors mirrors = Mirrors::room;
    double epsilon = 1e-4;
    double offset = 1.0; // of the whole world, see shift_of()
    int bounces = 16;
    Rule rule = Rule::both;
    Arithmetic arithmetic = Arithmetic::single;
    double gap = 0.3;                                    // also what the corner and its ray are measured in
    double start_x = -3.4, start_y = 2.0, angle = -55.0; // of the ray; in gaps where the gap is the measure
    double disc_x = 1.8, disc_y = 0.6, radius = 0.8;
    double opening = 30.0; // of the corner
    Along along = Along::normal;
    ZeroHits zero_hits = ZeroHits::kept;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice mirror_sets[] = {{"room", {"room", "방"}},
                                              {"gap", {"thin gap", "좁은 틈"}},
                                              {"corner", {"corner", "구석"}},
                                              {"gallery", {"gallery", "둥근 회랑"}}};
inline constexpr kit::Choice rules[] = {
    {"fixed", {"fixed", "고정"}}, {"scaled", {"scaled", "비례"}}, {"both", {"both", "둘 다"}}};
inline constexpr kit::Choice arithmetics[] = {{"float", {"float, 32 bit", "float, 32비트"}},
                                              {"double", {"double, 64 bit", "double, 64비트"}}};
inline constexpr kit::Choice ways_off[] = {{"normal", {"normal", "법선"}},
                                           {"direction", {"new direction", "새 진행 방향"}}};
inline constexpr kit::Choice zero_rules[] = {{"kept", {"count", "인정"}}, {"ignored", {"ignored", "무시"}}};
inline constexpr kit::Words start_names_x[] = {{"start x", "시작 x"}, {"start x, in gaps", "시작 x (틈 단위)"}};
inline constexpr kit::Words start_names_y[] = {{"start y", "시작 y"}, {"start y, in gaps", "시작 y (틈 단위)"}};
inline constexpr kit::Words gap_names[] = {{"gap", "틈"}, {"distance from the tip", "꼭짓점까지 거리"}};

constexpr bool measured_in_gaps(const Params& p) { return p.mirrors == Mirrors::gap || p.mirrors == Mirrors::corner; }
constexpr std::size_t start_name(const Params& p) { return measured_in_gaps(p) ? 1 : 0; }
constexpr std::size_t gap_name(const Params& p) { return p.mirrors == Mirrors::corner ? 1 : 0; }
constexpr bool has_gap(const Params& p) { return p.mirrors != Mirrors::gallery; }
constexpr bool has_disc(const Params& p) { return p.mirrors == Mirrors::room; }
constexpr bool has_circle(const Params& p) { return p.mirrors == Mirrors::room || p.mirrors == Mirrors::gallery; }
constexpr bool has_opening(const Params& p) { return p.mirrors == Mirrors::corner; }
constexpr bool asks_fixed(const Params& p) { return p.rule != Rule::scaled; }

inline constexpr kit::Words only_room{"Only the room has a disc: set the mirrors to room",
                                      "원판은 방에만 있다. 거울을 ‘방’으로 바꾸자"};
inline constexpr kit::Words only_circles{"No round mirror here: set the mirrors to room or gallery",
                                         "여기에는 둥근 거울이 없다. 거울을 ‘방’이나 ‘둥근 회랑’으로 바꾸자"};
inline constexpr kit::Words only_corner{"Only the corner opens: set the mirrors to corner",
                                        "구석에만 있다. 거울을 ‘구석’으로 바꾸자"};
inline constexpr kit::Words not_gallery{"The gallery has no gap: choose other mirrors",
                                        "둥근 회랑에는 틈이 없다. 다른 거울을 고르자"};
inline constexpr kit::Words only_fixed{"Only the fixed rule asks for it: set the rule to fixed or both",
                                       "고정 규칙에서만 쓴다. 규칙을 ‘고정’이나 ‘둘 다’로 바꾸자"};

constexpr auto main_rows() {
    using kit::choice, kit::number;
    using enum kit::Scale;
    using enum kit::Group;
    return std::tuple{
        choice(
            &Params::mirrors, "mirrors", {"mirrors", "거울"},
            {"A room with a round mirror and a plate over the floor; two parallel mirrors; two that meet; one circle "
             "seen from inside",
             "둥근 거울과 바닥 위 판이 있는 방, 나란한 두 거울, 맞닿은 두 거울, 안에서 보는 원 하나"},
            mirror_sets),
        number(&Params::epsilon, "epsilon", {"epsilon", "엡실론"},
               {"Fixed rule: the next ray starts this far off the mirror. The document takes 1e-4",
                "고정 규칙에서 다음 광선은 거울에서 이만큼 떨어져 출발한다. 문서의 값은 1e-4"},
               "m", {1e-16, 1.0, 1e-16, log}, main, asks_fixed, only_fixed),
        number(
            &Params::offset, "offset", {"world offset", "월드 오프셋"},
            {"The whole arrangement moved this far from the origin, along a slanted line (x by 0.80 of it, y by 0.60), "
             "so that "
             "no coordinate is a round number by chance",
             "전체 배치를 원점에서 비스듬히 이만큼 옮긴다(x로 0.80배, y로 0.60배). 좌표가 우연히 딱 떨어지는 수가 되지 "
             "않게 하려는 것이다"},
            "m", {1.0, 1e7, 1.0, log}),
        choice(&Params::rule, "rule", {"rule", "규칙"},
               {"Fixed: one epsilon for all. Scaled: the core's, from coordinates, distance and size",
                "고정: 언제나 같은 엡실론. 비례: 코어의 규칙. 좌표, 거리, 크기로 정한다"},
               rules),
        choice(&Params::arithmetic, "arithmetic", {"start stored as", "시작점 저장"},
               {"Fixed rule: the next start is rounded to float, as in the document, or kept in double. All else is "
                "double",
                "고정 규칙의 다음 시작점을 문서처럼 float로 반올림하거나 double로 둔다. 나머지는 모두 double이다"},
               arithmetics, main, asks_fixed, only_fixed),
        kit::named(number(&Params::gap, "gap", {"gap", "틈"},
                          {"Between the two mirrors; in the corner: how near its tip the ray passes at start y = 1",
                           "두 거울 사이의 폭. 구석에서는 시작 y = 1일 때 광선이 꼭짓점에서 떨어져 지나는 거리"},
                          "m", {1e-3, 1.0, 1e-3, log}, main, has_gap, not_gallery),
                   kit::Naming<Params>{gap_names, gap_name}),
        number(&Params::bounces, "bounces", {"bounces", "반사 횟수"}, {"How many at most", "최대 반사 횟수"}, "",
               {1.0, 60.0, 1.0}),
    };
}

constexpr auto place_rows() {
    using kit::number;
    using enum kit::Group;
    const auto start = [](double Params::*member, std::string_view key, kit::Words label,
                          std::span<const kit::Words> names) {
        return kit::named(
            number(member, key, label,
                   {"Where the ray begins; drag it in the world", "광선이 시작하는 곳. 월드에서 끌어 옮길 수 있다"}, "",
                   {-8.0, 8.0, 0.01}, more),
            kit::Naming<Params>{names, start_name});
    };
    const auto disc = [](double Params::*member, std::string_view key, kit::Words label) {
        return number(member, key, label, {"Middle of the round mirror", "둥근 거울의 중심"}, "m", {-3.0, 3.0, 0.01},
                      more, has_disc, only_room);
    };
    return std::tuple{
        start(&Params::start_x, "start_x", {"start x", "시작 x"}, start_names_x),
        start(&Params::start_y, "start_y", {"start y", "시작 y"}, start_names_y),
        number(&Params::angle, "angle", {"aim", "조준 각도"},
               {"Direction of the ray, counter-clockwise from x", "광선의 방향. x축에서 반시계 방향으로 잰다"}, "°",
               {-180.0, 180.0, 0.1}),
        disc(&Params::disc_x, "disc_x", {"disc x", "원판 x"}),
        disc(&Params::disc_y, "disc_y", {"disc y", "원판 y"}),
        number(&Params::radius, "radius", {"radius", "반지름"}, {"Of the round mirror", "둥근 거울의 반지름"}, "m",
               {0.2, 3.0, 0.01}, more, has_circle, only_circles),
        number(&Params::opening, "opening", {"opening", "벌어진 각"},
               {"Angle between the two mirrors of the corner", "구석을 이루는 두 거울 사이의 각"}, "°",
               {15.0, 90.0, 0.5}, main, has_opening, only_corner),
    };
}

constexpr auto broken_rows() {
    using kit::choice;
    using enum kit::Group;
    return std::tuple{
        choice(&Params::along, "along", {"step off along", "떼어 놓는 방향"},
               {"Along the new direction a grazing ray hardly leaves the mirror", "새 진행 방향으로 떼면 스치는 광선은 "
                                                                                  "거울에서 거의 멀어지지 않는다"},
               ways_off, break_it),
        choice(&Params::zero_hits, "zero_hits", {"hits at t = 0", "t = 0 충돌"},
               {"Ignored always: some self-hits go, and real contact is lost",
                "언제나 무시하면 자기 충돌 일부는 사라지지만 진짜 접촉도 놓친다"},
               zero_rules, break_it),
    };
}

constexpr auto make_table() { return std::tuple_cat(main_rows(), place_rows(), broken_rows()); }

} // namespace tunnel::scenes::reflection_lab
