// Answers: what document 003 says of Euler integration and of better methods, as closed forms where there are any.
#include "scenes/integrators/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace integrators_lab {
namespace {

using Holds = std::optional<bool>;
using kit::last_step;
using kit::Readouts;

// A number of one method's row; NaN when it does not take part.
double of(const Readouts& r, const char* method, std::string_view column) {
    const kit::Table* table = r.table("methods");
    if (table == nullptr) return std::nan("");
    for (const kit::TableRow& row : table->rows) {
        const auto* key = std::get_if<std::string>(&row.cells[0]);
        if (key == nullptr || *key != method) continue;
        for (std::size_t c = 0; c < table->columns.size(); ++c) {
            if (table->columns[c].key != column) continue;
            if (const auto* whole = std::get_if<std::int64_t>(&row.cells[c])) return static_cast<double>(*whole);
            if (const auto* real = std::get_if<double>(&row.cells[c])) return *real;
        }
    }
    return std::nan("");
}
bool near(double a, double b, double within) { return std::abs(a - b) <= within; }

// Laws: at any h, length and start.
Holds short_by(const Readouts& r) {
    if (!r.is("system", "gravity") || r.is("code_status", "refused")) return {};
    const double error = -0.5 * 9.81 * r.number("t") * r.number("t") / r.number("steps_done");
    if (r.number("steps_done") == 0.0 || r.number("code_acceleration") == 0.0) return {}; // an infinite mass
    return near(r.number("code_error"), error, 1e-11 * (1.0 + std::abs(error) + std::abs(r.number("code_place"))));
}
Holds too_high_by(const Readouts& r) { return near(r.number("code_error"), 0.08175, 1e-12); }
Holds half_as_short(const Readouts& r) { return near(r.number("code_error"), -0.040875, 1e-12); }
Holds others_exact(const Readouts& r) {
    for (const char* method : {"verlet", "midpoint", "heun", "rk4"})
        if (!(of(r, method, "distance") < 1e-12)) return false;
    return true;
}
// 1.92397…: 60 steps of 1 + (2π/60)².
Holds grown_in_a_second(const Readouts& r) { return near(of(r, "explicit_euler", "energy_ratio"), 1.9239721, 1e-6); }
Holds code_grows(const Readouts& r) { return near(r.number("code_energy"), std::pow(1.9239721, 3.0), 1e-5); }
Holds keeps_energy(const Readouts& r) {
    const double step = r.number("angular_step");
    if (!r.is("system", "spring") || r.is("code_status", "refused") || !(step < 2.0)) return {};
    const double most = of(r, r.word("code_is")->c_str(), "energy_most");
    if (std::isnan(most)) return {}; // no energy at the start
    return most <= (2.0 + step) / (2.0 - step) * (1.0 + 1e-9);
}
Holds bounded(const Readouts& r) { return r.is("code_status", "going"); }
Holds blows_up(const Readouts& r) {
    return !r.is("code_status", "going") && r.number("code_diverged") > 0.0 && r.number("angular_step") > 2.0;
}
Holds implicit_loses(const Readouts& r) { return near(of(r, "implicit_euler", "energy_ratio"), 1.0 / 1.9239721, 1e-6); }
Holds orbit_kept(const Readouts& r) {
    return of(r, "verlet", "energy_off") < 0.01 && r.is("code_is", "semi_implicit_euler") &&
           of(r, "semi_implicit_euler", "energy_off") < 0.1;
}
Holds orbit_lost(const Readouts& r) { return of(r, "explicit_euler", "energy_off") > 0.3; }
Holds order_is_not_all(const Readouts& r) {
    return of(r, "rk4", "diverged") > 0.0 && of(r, "verlet", "energy_off") < 0.05;
}
Holds floor_throws(const Readouts& r) { return r.number("code_energy") > 1.5 && r.number("angular_step") > 2.0; }
Holds floor_calm(const Readouts& r) { return of(r, "implicit_euler", "energy_most") <= 1.0 + 1e-9; }
Holds jump_costs(const Readouts& r) {
    return of(r, "rk4", "distance") > 0.1 * of(r, "verlet", "distance") && of(r, "rk4", "distance") > 1e-4;
}
Holds smooth_pays(const Readouts& r) { return of(r, "rk4", "distance") < 1e-2 * of(r, "verlet", "distance"); }
Holds refused(const Readouts& r) { return r.is("code_status", "refused"); }
Holds straight_on(const Readouts& r) {
    return near(r.number("code_place"), 3.0, 1e-12) && r.number("code_acceleration") == 0.0;
}
Holds stops(const Readouts& r) {
    return r.is("code_status", "stopped") && of(r, "explicit_euler", "stopped") > 0.0 &&
           of(r, "explicit_euler", "steps") == of(r, "explicit_euler", "stopped") - 1.0;
}

kit::Claim claim(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    return {"integrators-" + std::to_string(number), text, std::move(settings), last_step, holds};
}

kit::Claim law(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&)) {
    kit::Claim out = claim(number, text, std::move(settings), holds);
    out.everywhere = true;
    return out;
}

std::vector<kit::Claim> claims_of_order() {
    const Settings swapped{{"order", "position_first"}};
    const Settings half{{"h", "0.008333333333333333"}, {"steps", "120"}};
    const Settings others{{"verlet", "on"}, {"midpoint", "on"}, {"heun", "on"}, {"rk4", "on"}};
    return {
        law(1,
            {"A throw: the document's code is too low by ½ g t h, 8.175 cm after one second at 60 Hz.",
             "던지기: 문서의 코드는 ½gth만큼 낮다. 60 Hz로 1초면 8.175 cm다."},
            of_system("gravity"), short_by),
        claim(2, {"With its two lines swapped it is too high by as much.", "두 줄을 맞바꾸면 꼭 그만큼 높다."},
              with(of_system("gravity"), swapped), too_high_by),
        claim(3, {"Half of h, half of the error: first order.", "h가 절반이면 오차도 절반: 1차."},
              with(of_system("gravity"), half), half_as_short),
        claim(
            4,
            {"Verlet, midpoint, Heun and RK4 throw exactly.", "베를레, 중점법, 호인법, RK4는 던지기를 정확히 구한다."},
            with(of_system("gravity"), others), others_exact),
        claim(5,
              {"A spring by explicit Euler: ×1.92397 in energy after 60 steps.",
               "명시적 오일러의 스프링: 60스텝 뒤 에너지가 1.92397배."},
              {}, grown_in_a_second),
        law(6,
            {"In the document's order the energy stays within (2 + hω)/(2 − hω).",
             "문서의 순서면 에너지가 (2 + hω)/(2 − hω)배를 넘지 않는다."},
            {{"steps", "1200"}}, keeps_energy),
        claim(7, {"hω = 1.98: still bounded.", "hω = 1.98: 아직 범위 안에 머문다."},
              with(edge("0.099", "1000"), "grown", "250"), bounded),
        claim(8, {"hω = 2.02: it blows up.", "hω = 2.02: 발산한다."}, edge("0.101", "1000"), blows_up),
        claim(9,
              {"Implicit Euler divides the energy by the same 1.92397.",
               "암시적 오일러는 에너지를 같은 1.92397로 나눈다."},
              {{"implicit_euler", "on"}}, implicit_loses),
    };
}

std::vector<kit::Claim> claims_of_systems() {
    const Settings both{{"verlet", "on"}, {"rk4", "on"}};
    const Settings orbit = with(of_system("orbit"), {{"verlet", "on"}, {"steps", "2000"}});
    return {
        claim(10,
              {"On an orbit semi-implicit Euler and Verlet keep the energy within bounds.",
               "궤도에서 반암시적 오일러와 베를레는 에너지를 범위 안에 지킨다."},
              orbit, orbit_kept),
        claim(11, {"Explicit Euler loses the orbit.", "명시적 오일러는 궤도를 벗어난다."}, orbit, orbit_lost),
        claim(12,
              {"A floor with hω > 2 throws the body up with energy it never had.",
               "hω > 2인 바닥은 없던 에너지를 만들어 물체를 던져 올린다."},
              stiff("0.016666666666666666"), floor_throws),
        claim(
            13,
            {"On that floor implicit Euler never gains energy.", "같은 바닥에서 암시적 오일러는 에너지를 얻지 않는다."},
            stiff("0.016666666666666666"), floor_calm),
        claim(14,
              {"Where the force jumps, RK4 is not even 10 times better than Verlet.",
               "힘이 불연속이면 RK4라도 베를레보다 10배 더 정확하지도 못하다."},
              with(of_system("bounce"), both), jump_costs),
        claim(15, {"Where it is smooth, RK4 is over 100 times better.", "힘이 매끄러우면 RK4가 100배 넘게 정확하다."},
              with(both, "steps", "42"), smooth_pays),
        claim(16,
              {"Over 100 turns in large steps RK4 is flung out of its orbit, and Verlet keeps it.",
               "큰 스텝으로 100바퀴 넘게 돌면 RK4는 궤도에서 튕겨 나가고 베를레는 지킨다."},
              long_orbit(), order_is_not_all),
        claim(17, {"Mass 0 is refused.", "질량 0은 거절한다."}, {{"mass", "zero"}, {"steps", "30"}}, refused),
        claim(18,
              {"An infinite mass goes straight on: 1 + 2 · 1 = 3.", "질량이 무한대면 곧게 나아간다: 1 + 2 · 1 = 3."},
              {{"mass", "infinite"}, {"vy", "2"}}, straight_on),
        claim(19,
              {"A step that is not finite ends the run; the step before it stays.",
               "값이 유한하지 않은 스텝에서 멈추고, 그 앞 스텝의 값이 남는다."},
              overflow(), stops),
        claim(20,
              {"The code with its lines swapped: 1.92397³ = 7.12 times after 180 steps.",
               "두 줄을 바꾼 코드: 180스텝 뒤 1.92397³ = 7.12배."},
              {{"order", "position_first"}, {"steps", "180"}}, code_grows),
    };
}

} // namespace
} // namespace integrators_lab

std::vector<kit::Claim> IntegratorsScene::claims() {
    std::vector<kit::Claim> all = integrators_lab::claims_of_order();
    for (kit::Claim& claim : integrators_lab::claims_of_systems()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
