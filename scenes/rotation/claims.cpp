// Answers: what document 003 says of integrating rotation, as closed forms where there are any.
#include "scenes/rotation/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace rotation_lab {
namespace {

using Holds = std::optional<bool>;
using kit::Readouts;

constexpr double per_degree = 0.017453292519943295; // rad

// A number of one row of a table; NaN when there is none.
double cell_of(const Readouts& r, const char* key, std::string_view row_key, std::string_view column) {
    const kit::Table* table = r.table(key);
    if (table == nullptr) return std::nan("");
    for (const kit::TableRow& row : table->rows) {
        const auto* name = std::get_if<std::string>(&row.cells[0]);
        if (name == nullptr || *name != row_key) continue;
        for (std::size_t c = 0; c < table->columns.size(); ++c) {
            if (table->columns[c].key != column) continue;
            if (const auto* whole = std::get_if<std::int64_t>(&row.cells[c])) return static_cast<double>(*whole);
            if (const auto* real = std::get_if<double>(&row.cells[c])) return *real;
        }
    }
    return std::nan("");
}
double method_is(const Readouts& r, const char* method, std::string_view column) {
    return cell_of(r, "methods", method, column);
}
double axis_to(const Readouts& r, const char* body, std::string_view world) { return cell_of(r, "axes", body, world); }
bool about(double a, double b, double within) { return std::abs(a - b) <= within; }

// Laws: at any h omega, axis and length.
Holds map_is_exact(const Readouts& r) {
    if (!r.is("motion", "one_axis")) return {};
    const double slack = 1e-10 * (1.0 + r.number("wanted"));
    for (const char* method : {"exponential_map", "lie_midpoint", "lie_rk4"})
        if (!(method_is(r, method, "error") <= slack)) return false;
    return true;
}
Holds quaternion_lags(const Readouts& r) {
    if (!r.is("motion", "one_axis")) return {};
    const double turn = r.number("angular_step");
    const double lag = r.number("steps_done") * (turn - 2.0 * std::atan(0.5 * turn)) / per_degree;
    return about(method_is(r, "quaternion_euler", "error"), std::abs(std::remainder(lag, 360.0)),
                 1e-9 * (1.0 + r.number("wanted")));
}
Holds matrix_lags(const Readouts& r) {
    const double turn = r.number("angular_step");
    const double lag = r.number("steps_done") * (turn - std::atan(turn)) / per_degree;
    return about(method_is(r, "matrix_euler", "lag"), lag, 1e-9 * (1.0 + r.number("wanted")));
}
Holds wheel_lags(const Readouts& r) {
    return about(method_is(r, "quaternion_euler", "lag"), 0.328447, 5e-7) &&
           about(method_is(r, "matrix_euler", "lag"), 1.307356, 5e-7) &&
           method_is(r, "exponential_map", "error") < 1e-10;
}
Holds hand_lags(const Readouts& r) {
    return about(method_is(r, "quaternion_euler", "lag"), 236.48, 5e-3) &&
           about(method_is(r, "matrix_euler", "lag"), 941.30, 5e-3) && method_is(r, "exponential_map", "error") < 1e-8;
}
// 2 (a - atan a) = 2 a - 2 atan(2 a / 2): the matrix at half of h lags as the quaternion at h did.
Holds halved(const Readouts& r) {
    return about(method_is(r, "quaternion_euler", "lag"), 0.082213, 5e-7) &&
           about(method_is(r, "matrix_euler", "lag"), 0.328447, 5e-7);
}
Holds corrected(const Readouts& r) {
    if (r.is("motion", "free") || r.is("motion", "top")) return {};
    for (const char* method : {"matrix_euler", "quaternion_euler", "exponential_map", "lie_midpoint", "lie_rk4"})
        if (!(method_is(r, method, "after") <= 2e-15)) return false;
    return true;
}
Holds drift_of_formula(const Readouts& r) {
    return about(method_is(r, "quaternion_euler", "before"), std::sqrt(1.0 + 0.0625) - 1.0, 1e-14) &&
           about(method_is(r, "matrix_euler", "before"), 0.25, 1e-14);
}
Holds order_is_right(const Readouts& r) {
    return about(axis_to(r, "x", "y"), 1.0, 1e-12) && about(axis_to(r, "y", "z"), 1.0, 1e-12);
}
Holds order_is_wrong(const Readouts& r) {
    return about(axis_to(r, "x", "z"), 1.0, 1e-12) && about(axis_to(r, "y", "x"), -1.0, 1e-12);
}
Holds nothing_found(const Readouts& r) { return method_is(r, "exponential_map", "error") < 1e-10; }
Holds map_runs_ahead(const Readouts& r) { // h / 2 times the 3 rad/s that are lost
    return about(method_is(r, "exponential_map", "lag"), -0.025 / per_degree, 1e-9);
}
Holds map_is_not_best(const Readouts& r) {
    return method_is(r, "quaternion_euler", "error") < 0.2 * method_is(r, "exponential_map", "error");
}
Holds errors_cancel(const Readouts& r) {
    return method_is(r, "quaternion_euler", "error") < 1e-3 * method_is(r, "exponential_map", "error");
}
Holds map_is_better(const Readouts& r) {
    return method_is(r, "exponential_map", "error") < method_is(r, "quaternion_euler", "error") &&
           method_is(r, "quaternion_euler", "error") < method_is(r, "matrix_euler", "error");
}
Holds order_wins(const Readouts& r) {
    return method_is(r, "lie_rk4", "error") < 1e-2 * method_is(r, "lie_midpoint", "error") &&
           method_is(r, "lie_midpoint", "error") < 0.2 * method_is(r, "exponential_map", "error");
}
Holds large_step(const Readouts& r) { // 2 atan 1.5 and atan 3, of 171.887
    return about(method_is(r, "quaternion_euler", "turned"), 112.619865, 1e-6) &&
           about(method_is(r, "matrix_euler", "turned"), 71.565051, 1e-6);
}
Holds only_grows(const Readouts& r) {
    return about(method_is(r, "quaternion_euler", "size"), std::pow(1.0625, 60.0), 1e-9 * std::pow(1.0625, 60.0)) &&
           about(method_is(r, "quaternion_euler", "lag"), 34.524, 1e-3);
}
// 1 + (h omega)^2 = 10 and 1 + (h omega / 2)^2 = 3.25 a step: beyond 1.8e308 at 10^309 and 3.25^603.
Holds each_stops(const Readouts& r) {
    return about(method_is(r, "matrix_euler", "stopped"), 309.0, 0.0) &&
           about(method_is(r, "quaternion_euler", "stopped"), 603.0, 0.0);
}
Holds turns_over(const Readouts& r) { return r.number("flips") >= 2.0; }
Holds stays_up(const Readouts& r) { return r.number("flips") == 0.0; }
Holds gains_and_loses(const Readouts& r) {
    return method_is(r, "explicit_euler", "energy") > 0.1 && method_is(r, "implicit_euler", "energy") < -0.1;
}
Holds mean_keeps(const Readouts& r) {
    return std::abs(method_is(r, "implicit_midpoint", "energy")) < 1e-12 &&
           std::abs(method_is(r, "lie_midpoint", "energy")) > 1e-6 &&
           std::abs(method_is(r, "lie_rk4", "energy")) > 1e-9;
}
Holds momentum_kept(const Readouts& r) {
    return method_is(r, "lie_midpoint", "momentum") < 1e-12 && method_is(r, "lie_rk4", "momentum") < 1e-12 &&
           method_is(r, "implicit_midpoint", "momentum") > 1e-6;
}
Holds term_is_missed(const Readouts& r) { return method_is(r, "no_gyroscope", "momentum") > 0.25; }
Holds top_is_met(const Readouts& r) {
    return method_is(r, "lie_rk4", "error") < 1e-2 && method_is(r, "explicit_euler", "error") > 1.0;
}

kit::Claim claim(int n, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    return {"rotation-" + std::to_string(n), text, std::move(settings), kit::last_step, holds};
}
kit::Claim law(int n, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(n, text, std::move(settings), holds);
    out.everywhere = true;
    return out;
}

std::vector<kit::Claim> claims_of_one_axis() {
    const Settings half{{"turn", "0.05235987755982988"}, {"h", "0.008333333333333333"}, {"steps", "120"}};
    return {
        law(1,
            {"Where ω is constant the exponential map is exact at any h.",
             "ω가 일정하면 지수 사상은 h가 얼마든 정확하다."},
            {{"tilt", "30"}}, map_is_exact),
        law(2, {"Quaternion Euler turns 2 atan(hω/2) a step.", "쿼터니언 오일러는 스텝마다 2 atan(hω/2)만큼 돈다."}, {},
            quaternion_lags),
        claim(3, {"Matrix Euler turns atan(hω) a step.", "행렬 오일러는 스텝마다 atan(hω)만큼 돈다."}, {}, matrix_lags),
        claim(4,
              {"One turn a second at 60 Hz: quaternion 0.328447° behind, matrix 1.307356°, exponential map 0.",
               "1초에 한 바퀴, 60 Hz: 뒤처진 각도는 쿼터니언 0.328447°, 행렬 1.307356°, 지수 사상 0."},
              wheel(), wheel_lags),
        claim(5, {"Half of h, a quarter of those lags.", "h가 절반이면 뒤처지는 각도는 4분의 1이다."}, half, halved),
        claim(6,
              {"A clock's hand after 12 hours: quaternion 236.48° behind, matrix 941.30°, exponential map 0.",
               "시계 바늘, 12시간 뒤: 뒤처진 각도는 쿼터니언 236.48°, 행렬 941.30°, 지수 사상 0."},
              second_hand(), hand_lags),
        claim(7,
              {"hω = 3 rad, one step: of 171.89° the quaternion turns 112.62°, the matrix 71.57°.",
               "hω = 3 rad, 한 스텝: 171.89° 가운데 쿼터니언은 112.62°, 행렬은 71.57°만 돈다."},
              {{"turn", "3"}, {"steps", "1"}}, large_step),
        claim(8,
              {"Before correction: |q|² - 1 is (hω/2)², and the matrix is off by (hω)².",
               "보정 전: |q|² - 1은 (hω/2)²이고 행렬은 (hω)²만큼 어긋난다."},
              {}, drift_of_formula),
        law(9, {"After correction only rounding is left.", "보정한 뒤에는 반올림 오차만 남는다."}, {}, corrected),
        claim(10,
              {"Without correction the angles are the same, and the body is 38 times too large.",
               "보정하지 않으면 각도는 같지만 물체가 38배로 커진다."},
              {{"correct", "off"}, {"watched", "matrix_euler"}}, only_grows),
        claim(11,
              {"Without correction numbers run over in the end; the run stops there, and is not reset.",
               "보정하지 않으면 끝내 오버플로가 난다. 거기서 멈추고, 되돌리지 않는다."},
              {{"correct", "off"}, {"turn", "3"}, {"steps", "720"}}, each_stops),
        claim(12,
              {"90° about x, then about world z: body x points up, body y towards you.",
               "x축으로 90°, 이어서 월드 z축으로 90°: 물체의 x는 위를, y는 앞을 가리킨다."},
              two_axes(), order_is_right),
        claim(13,
              {"In the wrong order: body x towards you, body y to the left.",
               "순서가 틀리면: 물체의 x는 앞을, y는 왼쪽을 가리킨다."},
              with(two_axes(), {{"order", "q_omega"}}), order_is_wrong),
        claim(14, {"From rest, one axis alone finds no wrong order.", "한 축만으로는 틀린 순서를 찾지 못한다."},
              with(two_axes(), {{"order", "q_omega"}, {"tilt", "0"}}), nothing_found),
    };
}

std::vector<kit::Claim> claims_of_motions() {
    return {
        claim(15,
              {"Braking from 12 to 9 rad/s the exponential map runs ahead by 0.025 rad.",
               "12 rad/s에서 9 rad/s로 느려지면 지수 사상이 0.025 rad 앞선다."},
              brake("0.2", "0.75"), map_runs_ahead),
        claim(
            16,
            {"There quaternion Euler is over five times better.", "여기서는 쿼터니언 오일러가 다섯 배 넘게 정확하다."},
            brake("0.2", "0.75"), map_is_not_best),
        claim(17,
              {"A little slower its two errors cancel: over a thousand times better.",
               "조금만 더 느리게 시작하면 두 오차가 상쇄되어 천 배 넘게 정확하다."},
              brake("0.1909841", "0.75"), errors_cancel),
        claim(18,
              {"Speeding up, the exponential map is the better one, and the matrix the worst.",
               "빨라질 때는 지수 사상이 쿼터니언보다, 쿼터니언이 행렬보다 정확하다."},
              brake("0.15", "1.333"), map_is_better),
        claim(19,
              {"Where the axis wanders, order decides: RK4 before midpoint before the exponential map.",
               "축이 움직이면 차수가 가른다: RK4, 중점법, 지수 사상 순서."},
              of_motion("wandering"), order_wins),
        claim(20, {"About its middle axis a free box turns over.", "가운데 축으로 도는 자유로운 상자는 뒤집힌다."},
              of_motion("free"), turns_over),
        claim(21, {"About its long axis it does not.", "긴 축으로 돌면 뒤집히지 않는다."},
              with(of_motion("free"), {{"axis", "side"}}), stays_up),
        claim(22,
              {"Explicit Euler gains over a tenth of the energy, implicit Euler loses over a tenth.",
               "명시적 오일러는 에너지를 10분의 1 넘게 얻고 암시적 오일러는 10분의 1 넘게 잃는다."},
              of_motion("free"), gains_and_loses),
        claim(23,
              {"Implicit midpoint keeps the energy to rounding, the Lie methods do not.",
               "암시적 중점법은 에너지를 반올림 오차 안에서 지키고 리 군 방법은 그러지 못한다."},
              of_motion("free"), mean_keeps),
        claim(24,
              {"The Lie methods keep the angular momentum to rounding; implicit midpoint only its size.",
               "리 군 방법은 각운동량을 반올림 오차 안에서 지키고, 암시적 중점법은 크기만 지킨다."},
              of_motion("free"), momentum_kept),
        claim(25,
              {"Without the gyroscopic term the momentum is off by more than a quarter.",
               "자이로 항을 빼면 각운동량이 4분의 1 넘게 어긋난다."},
              with(of_motion("free"), {{"gyroscope", "off"}, {"stray", "0.3"}}), term_is_missed),
        claim(26,
              {"A symmetric top against its closed form: RK4 within 0.01°, explicit Euler off by more than 1°.",
               "대칭 팽이를 공식과 비교하면 RK4는 0.01° 이내이고 명시적 오일러는 1° 넘게 어긋난다."},
              of_motion("top"), top_is_met),
    };
}

} // namespace
} // namespace rotation_lab

std::vector<kit::Claim> RotationScene::claims() {
    std::vector<kit::Claim> all = rotation_lab::claims_of_one_axis();
    for (kit::Claim& claim : rotation_lab::claims_of_motions()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
