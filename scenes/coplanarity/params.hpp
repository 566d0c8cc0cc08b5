// Answers: what the student can change in the coplanarity scene.
#pragma once

#include "core/ccd/impact.hpp"
#include "scenes/kit/param.hpp"

#include <tuple>

namespace tunnel::scenes::coplanarity {

using ccd::DeltaUnit;
using ccd::PairKind;
enum class Source { points, file, meshes };            // what is asked about
enum class Plays { time, steps };                      // what the timeline counts
enum class Meter { random, touching, in_plane, near }; // which queries the meter draws

struct Params {
    PairKind kind = PairKind::vertex_face;
    Source source = Source::points;
    Plays plays = Plays::time;
    double delta = 0.01;
    DeltaUnit delta_unit = DeltaUnit::absolute;
    double scale = 1.0;
    int row = 1;
    kit::FileValue queries{};
    int detail = 2;
    Meter meter = Meter::touching;
    int trials = 2000;
    int max_checks = 100000;
    double p1_x = -1.8, p1_y = 1.4, p1_z = -1.4, q1_x = 2.2, q1_y = 1.0, q1_z = 0.8;
    double p2_x = 0.6, p2_y = 0.6, p2_z = 0.4, q2_x = 2.6, q2_y = 0.8, q2_z = 0.4;
    double p3_x = -0.2, p3_y = 0.4, p3_z = -0.4, q3_x = 1.6, q3_y = 0.2, q3_z = -0.2;
    double p4_x = 0.6, p4_y = 2.2, p4_z = 0.0, q4_x = -0.4, q4_y = 2.2, q4_z = 0.2;
    bool single = false;
    bool rounding_guard = true;
    bool cap = false;
    friend bool operator==(const Params&, const Params&) = default;
};

inline constexpr kit::Choice kinds[] = {{"vertex_face", {"vertex–face", "꼭짓점–면"}},
                                        {"edge_edge", {"edge–edge", "모서리–모서리"}},
                                        {"vertex_edge", {"vertex–edge", "꼭짓점–모서리"}},
                                        {"vertex_vertex", {"vertex–vertex", "꼭짓점–꼭짓점"}}};
inline constexpr kit::Choice sources[] = {
    {"points", {"own points", "직접 정한 점"}}, {"file", {"a file", "파일"}}, {"meshes", {"two meshes", "두 메시"}}};
inline constexpr kit::Choice playing[] = {{"time", {"time", "시간"}}, {"steps", {"the methods' steps", "방법의 단계"}}};
inline constexpr kit::Choice units[] = {{"absolute", {"in metres", "미터"}},
                                        {"relative", {"× scene size", "장면 크기 대비"}}};
inline constexpr kit::Choice meters[] = {{"random", {"at random", "무작위"}},
                                         {"touching", {"exact touches", "정확히 닿음"}},
                                         {"in_plane", {"in one plane", "한 평면 안"}},
                                         {"near", {"near misses", "아슬아슬함"}}};

// Own points are set and dragged on this range; those of a file may lie anywhere.
inline constexpr double farthest = 20.0;

constexpr bool of_points(const Params& p) { return p.source == Source::points; }
constexpr bool of_file(const Params& p) { return p.source == Source::file; }
constexpr bool of_meshes(const Params& p) { return p.source == Source::meshes; }
constexpr bool of_one_pair(const Params& p) { return p.source != Source::meshes; }
inline constexpr kit::Words only_points{"Set “query from” to own points to use these",
                                        "‘질의 대상’을 ‘직접 정한 점’으로 바꾸면 쓰인다"};
inline constexpr kit::Words only_file{"Set “query from” to a file to use this", "‘질의 대상’을 ‘파일’로 바꾸면 쓰인다"};
inline constexpr kit::Words only_meshes{"Set “query from” to two meshes to use this",
                                        "‘질의 대상’을 ‘두 메시’로 바꾸면 쓰인다"};
inline constexpr kit::Words only_pair{"Between meshes the first contact decides the kind",
                                      "메시끼리는 첫 접촉에 따라 종류가 정해진다"};

constexpr auto coordinate(double Params::*member, std::string_view key, kit::Words label) {
    return kit::number(member, key, label,
                       {"Points 1 to 4 in order: the vertex and then the face's corners, or the ends of both edges",
                        "점 1~4의 순서: 꼭짓점과 상대 면의 세 꼭짓점, 또는 두 모서리의 양 끝점"},
                       "m", {-farthest, farthest, 0.05}, kit::Group::more, of_points, only_points);
}

constexpr auto rows_of_points() {
    using P = Params;
    return std::tuple{coordinate(&P::p1_x, "p1_x", {"point 1 start x", "점 1 시작 x"}),
                      coordinate(&P::p1_y, "p1_y", {"point 1 start y", "점 1 시작 y"}),
                      coordinate(&P::p1_z, "p1_z", {"point 1 start z", "점 1 시작 z"}),
                      coordinate(&P::q1_x, "q1_x", {"point 1 end x", "점 1 끝 x"}),
                      coordinate(&P::q1_y, "q1_y", {"point 1 end y", "점 1 끝 y"}),
                      coordinate(&P::q1_z, "q1_z", {"point 1 end z", "점 1 끝 z"}),
                      coordinate(&P::p2_x, "p2_x", {"point 2 start x", "점 2 시작 x"}),
                      coordinate(&P::p2_y, "p2_y", {"point 2 start y", "점 2 시작 y"}),
                      coordinate(&P::p2_z, "p2_z", {"point 2 start z", "점 2 시작 z"}),
                      coordinate(&P::q2_x, "q2_x", {"point 2 end x", "점 2 끝 x"}),
                      coordinate(&P::q2_y, "q2_y", {"point 2 end y", "점 2 끝 y"}),
                      coordinate(&P::q2_z, "q2_z", {"point 2 end z", "점 2 끝 z"}),
                      coordinate(&P::p3_x, "p3_x", {"point 3 start x", "점 3 시작 x"}),
                      coordinate(&P::p3_y, "p3_y", {"point 3 start y", "점 3 시작 y"}),
                      coordinate(&P::p3_z, "p3_z", {"point 3 start z", "점 3 시작 z"}),
                      coordinate(&P::q3_x, "q3_x", {"point 3 end x", "점 3 끝 x"}),
                      coordinate(&P::q3_y, "q3_y", {"point 3 end y", "점 3 끝 y"}),
                      coordinate(&P::q3_z, "q3_z", {"point 3 end z", "점 3 끝 z"}),
                      coordinate(&P::p4_x, "p4_x", {"point 4 start x", "점 4 시작 x"}),
                      coordinate(&P::p4_y, "p4_y", {"point 4 start y", "점 4 시작 y"}),
                      coordinate(&P::p4_z, "p4_z", {"point 4 start z", "점 4 시작 z"}),
                      coordinate(&P::q4_x, "q4_x", {"point 4 end x", "점 4 끝 x"}),
                      coordinate(&P::q4_y, "q4_y", {"point 4 end y", "점 4 끝 y"}),
                      coordinate(&P::q4_z, "q4_z", {"point 4 end z", "점 4 끝 z"})};
}

constexpr auto rows_of_the_question() {
    using enum kit::Group;
    using kit::choice, kit::number, kit::Scale;
    using P = Params;
    return std::tuple{
        choice(&P::kind, "kind", {"pair", "쌍의 종류"},
               {"Which two move; of a file, its name decides where it says _vf_ or _ee_",
                "무엇과 무엇의 쌍인지 정한다. 파일은 이름에 _vf_나 _ee_가 있으면 그것을 따른다"},
               kinds, main, of_one_pair, only_pair),
        choice(&P::source, "source", {"query from", "질의 대상"},
               {"Points of your own to drag, one line of a file of queries, or the first contact of two meshes",
                "직접 끌어 옮기는 점, 질의 파일의 한 줄, 또는 두 메시의 첫 접촉"},
               sources),
        choice(&P::plays, "plays", {"timeline plays", "시간축"},
               {"Time from 0 to 1, or the three methods step by step beside each other",
                "0에서 1까지 시간을 재생하거나, 세 방법을 나란히 한 단계씩 진행한다"},
               playing),
        number(&P::delta, "delta", {"tolerance δ", "허용 오차 δ"},
               {"Inclusion: a box is small enough when the gap varies by less than this over it",
                "포함 방법은 상자 안에서 간격의 변화가 이보다 작으면 그만 가른다"},
               "", {1e-6, 1.0, 0.001, Scale::log}),
        choice(&P::delta_unit, "delta_unit", {"δ is", "δ의 단위"},
               {"A length, or a share of the size of what the pair sweeps",
                "길이로 정하거나, 쌍이 움직이며 지나간 영역의 크기에 대한 비율로 정한다"},
               units),
        number(&P::scale, "scale", {"scale", "장면 배율"},
               {"Everything that many times as large, δ in metres as it is",
                "모든 것의 크기를 이만큼 곱한다. 미터로 정한 δ는 그대로다"},
               "×", {0.001, 1000.0, 0.1, Scale::log}),
        kit::file(&P::queries, "queries", {"file of queries (CSV)", "질의 파일 (CSV)"},
                  {"26 columns a line: source, 24 coordinates, ground truth; unpacked CSV, not .gz",
                   "한 줄에 26열: 출처, 좌표 24개, 정답. 압축(.gz)을 푼 CSV"},
                  more),
        number(&P::row, "row", {"query of the file", "파일의 질의 번호"},
               {"Counted from 1; beyond the last it is the last", "1부터 센다. 마지막을 넘으면 마지막 질의다"}, "",
               {1.0, 1000000.0, 1.0}, more, of_file, only_file),
        number(&P::detail, "detail", {"mesh detail", "메시의 세밀도"},
               {"Each step cuts every triangle in four", "1 올릴 때마다 모든 삼각형을 넷으로 나눈다"}, "",
               {1.0, 3.0, 1.0}, more, of_meshes, only_meshes),
    };
}

constexpr auto rows_of_the_meter() {
    using enum kit::Group;
    using kit::choice, kit::number, kit::Scale;
    using P = Params;
    return std::tuple{
        choice(&P::meter, "meter", {"meter draws", "측정할 질의"},
               {"What kind of queries the conservativeness meter draws at random",
                "보수성 측정기가 무작위로 뽑는 질의의 종류"},
               meters, more),
        number(&P::trials, "trials", {"meter: queries", "측정할 질의 수"},
               {"How many queries the meter asks of all three methods", "세 방법 모두에 던질 질의의 수"}, "",
               {100.0, 10000.0, 100.0, Scale::log}, more),
        number(
            &P::max_checks, "max_checks", {"check limit m_I", "검사 횟수 상한 m_I"},
            {"Inclusion stops undecided after this many boxes", "포함 방법은 상자를 이만큼 검사하면 미결정으로 멈춘다"},
            "", {10.0, 100000.0, 1.0, Scale::log}, more),
    };
}

constexpr auto rows_of_faults() {
    using enum kit::Group;
    using kit::choice;
    using P = Params;
    return std::tuple{
        choice(&P::single, "single", {"compute in float32", "float32로 계산"},
               {"Univariate and inclusion with 24 bits instead of 53",
                "단변량 방법과 포함 방법을 53비트 대신 24비트로 계산한다"},
               kit::on_off, break_it),
        choice(&P::rounding_guard, "rounding_guard", {"rounding guard", "반올림 여유"},
               {"Off: the hull of the gap is no longer widened by its proved rounding error",
                "끄면 간격의 껍질(hull)을 증명된 반올림 오차 한계만큼 키우지 않는다"},
               kit::on_off, break_it),
        choice(&P::cap, "cap", {"stop after 5 checks", "검사 5번 만에 멈춤"},
               {"Out of checks is no “clear”", "검사 횟수를 다 썼다고 ‘충돌 없음’은 아니다"}, kit::on_off, break_it),
    };
}

constexpr auto make_table() {
    return std::tuple_cat(rows_of_the_question(), rows_of_the_meter(), rows_of_points(), rows_of_faults());
}

inline constexpr int cap_checks = 5;

} // namespace tunnel::scenes::coplanarity
