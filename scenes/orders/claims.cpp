// Answers: what document 003 says of order and work, judged by the scene's tables; and how slopes mislead.
#include "scenes/orders/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace orders_lab {
namespace {

using Holds = std::optional<bool>;
using kit::Readouts;

const kit::Value* cell_of(const Readouts& r, std::string_view method, std::string_view column) {
    const kit::Table* table = r.table("methods");
    if (table == nullptr) return nullptr;
    for (const kit::TableRow& row : table->rows) {
        const auto* key = std::get_if<std::string>(&row.cells[0]);
        if (key == nullptr || *key != method) continue;
        for (std::size_t c = 0; c < table->columns.size(); ++c)
            if (table->columns[c].key == column) return &row.cells[c];
    }
    return nullptr;
}
double number_in(const Readouts& r, std::string_view method, std::string_view column) {
    const kit::Value* cell = cell_of(r, method, column);
    const auto* real = cell == nullptr ? nullptr : std::get_if<double>(cell);
    return real == nullptr ? std::nan("") : *real;
}
std::string word_in(const Readouts& r, std::string_view method, std::string_view column) {
    const kit::Value* cell = cell_of(r, method, column);
    const auto* word = cell == nullptr ? nullptr : std::get_if<std::string>(cell);
    return word == nullptr ? std::string() : *word;
}
bool all_slopes(const Readouts& r, const double (&wanted)[7], double within) {
    for (std::size_t i = 0; i < 7; ++i)
        if (!(std::abs(number_in(r, method_names[i].word, "slope") - wanted[i]) <= within)) return false;
    return true;
}
double ratio_of(const Readouts& r, std::string_view method) { // the last point's error to the one before
    const kit::Table* table = r.table("points");
    double out = std::nan("");
    if (table != nullptr)
        for (const kit::TableRow& row : table->rows)
            if (std::get<std::string>(row.cells[0]) == method)
                if (const auto* real = std::get_if<double>(&row.cells[5])) out = *real;
    return out;
}

constexpr double orders_of_all[] = {1, 1, 1, 2, 2, 2, 4}, ones[] = {1, 1, 1, 1, 1, 1, 1};

Holds slopes_are_orders(const Readouts& r) { return all_slopes(r, orders_of_all, 0.05); }
Holds halving(const Readouts& r) {
    return std::abs(ratio_of(r, "semi_implicit_euler") - 2.0) < 0.02 && std::abs(ratio_of(r, "verlet") - 4.0) < 0.02 &&
           std::abs(ratio_of(r, "rk4") - 16.0) < 0.5;
}
Holds slopes_fall_to_one(const Readouts& r) { return r.is("system", "bounce") && all_slopes(r, ones, 0.1); }
Holds explicit_blows_up(const Readouts& r) {
    bool all = r.number("angular_step") > 3.0;
    for (const char* method : {"explicit_euler", "midpoint", "heun", "rk4"})
        all = all && (word_in(r, method, "state") == "large" || word_in(r, method, "state") == "stopped");
    return all;
}
Holds stable_below(const Readouts& r) {
    return r.number("angular_step") < 2.0 && std::abs(number_in(r, "explicit_euler", "slope") - 1.0) < 0.05 &&
           word_in(r, "explicit_euler", "state") == "counted";
}
Holds implicit_is_calm(const Readouts& r) {
    return r.number("angular_step") > 10.0 && number_in(r, "implicit_euler", "error") < 0.05;
}
Holds order_pays(const Readouts& r) {
    return number_in(r, "rk4", "same_work") < 1e-6 * number_in(r, "semi_implicit_euler", "same_work");
}
Holds order_does_not_pay(const Readouts& r) {
    return number_in(r, "rk4", "same_work") > number_in(r, "semi_implicit_euler", "same_work") &&
           number_in(r, "rk4", "same_work") > number_in(r, "verlet", "same_work");
}
Holds rk4_is_cheapest(const Readouts& r) {
    return r.is("cheapest", "rk4") && number_in(r, "verlet", "cost") > 5.0 * number_in(r, "rk4", "cost");
}
Holds rk4_is_not_cheapest(const Readouts& r) {
    return r.word("cheapest") != nullptr && !r.is("cheapest", "rk4") &&
           number_in(r, "rk4", "cost") > r.number("cheapest_forces");
}
Holds looks_like_two(const Readouts& r) { return std::abs(number_in(r, "semi_implicit_euler", "slope") - 2.0) < 0.05; }
Holds rounding_is_left_out(const Readouts& r) {
    return word_in(r, "rk4", "state") == "rounding" && std::abs(number_in(r, "rk4", "slope") - 4.0) < 0.05;
}
Holds rounding_spoils(const Readouts& r) {
    return word_in(r, "rk4", "state") == "rounding" && number_in(r, "rk4", "slope") < 3.7;
}
Holds one_step_short(const Readouts& r) { return all_slopes(r, ones, 0.05); }
Holds half_g_t_h(const Readouts& r) {
    if (!r.is("system", "gravity")) return {};
    const double error = 0.5 * 9.81 * r.number("time") * r.number("h");
    return std::abs(number_in(r, "explicit_euler", "error") - error) < 1e-9 * error &&
           std::abs(number_in(r, "semi_implicit_euler", "error") - error) < 1e-9 * error;
}
Holds others_are_exact(const Readouts& r) {
    for (const char* method : {"verlet", "midpoint", "heun", "rk4"})
        if (word_in(r, method, "state") != "rounding") return false;
    return true;
}
Holds flattered(const Readouts& r) {
    return std::abs(number_in(r, "verlet", "slope") - 4.0) < 0.05 &&
           std::abs(number_in(r, "midpoint", "slope") - 3.0) < 0.05;
}

kit::Claim claim_of(int number, kit::Words text, Settings settings, Holds (*holds)(const Readouts&),
                    int step = kit::last_step) {
    return {"orders-" + std::to_string(number), text, std::move(settings), step, holds};
}

std::vector<kit::Claim> claims_of_order() {
    return {
        claim_of(1,
                 {"On a spring the slopes are 1, 1, 1, 2, 2, 2 and 4, within 0.05.",
                  "스프링에서 기울기는 차례로 1, 1, 1, 2, 2, 2, 4다(0.05 이내)."},
                 {}, slopes_are_orders),
        claim_of(2,
                 {"Half of h: the error falls by 2 (Euler), by 4 (Verlet), by 16 (RK4).",
                  "h가 절반이면 오차는 오일러 1/2, 베를레 1/4, RK4 1/16."},
                 {}, halving),
        claim_of(3, {"Where the force jumps all slopes are about 1.", "힘이 불연속이면 기울기가 모두 1쯤 된다."},
                 bounce(), slopes_fall_to_one),
        claim_of(4,
                 {"Stiff, at hλ = 3.5: explicit Euler, midpoint, Heun and RK4 blow up.",
                  "강성, hλ = 3.5: 명시적 오일러, 중점법, 호인법, RK4가 발산한다."},
                 stiff(), explicit_blows_up, 2),
        claim_of(5,
                 {"Stiff, below hλ = 2: explicit Euler is stable, of first order.",
                  "강성, hλ < 2: 명시적 오일러가 안정하고 1차다."},
                 stiff(), stable_below),
        claim_of(6, {"Implicit Euler is calm even at hλ = 13.9.", "암시적 오일러는 hλ = 13.9에서도 안정하다."}, stiff(),
                 implicit_is_calm, 0),
        claim_of(7,
                 {"For the same work RK4 is over a million times better than the document's Euler.",
                  "같은 계산량이면 RK4가 문서의 오일러보다 백만 배 넘게 정확하다."},
                 {}, order_pays),
        claim_of(8,
                 {"On the bounce, for the same work, RK4 is worse than the document's Euler, and than Verlet.",
                  "튕김에서는 같은 계산량이면 RK4가 문서의 오일러나 베를레보다 못하다."},
                 bounce(), order_does_not_pay),
        claim_of(9,
                 {"For an error of 1e-6 RK4 is cheapest: Verlet takes over 5 times the work.",
                  "오차 1e-6에는 RK4가 가장 싸다. 베를레는 계산량이 5배가 넘는다."},
                 {{"first", "20"}, {"halvings", "7"}}, rk4_is_cheapest),
    };
}

std::vector<kit::Claim> claims_of_misleading() {
    return {
        claim_of(10,
                 {"On the bounce, for an error of 0.01, RK4 is not the cheapest.",
                  "튕김에서 오차 0.01에는 RK4가 가장 싸지 않다."},
                 bounce(), rk4_is_not_cheapest),
        claim_of(11,
                 {"At half a swing semi-implicit Euler shows slope 2.", "반주기에서는 반암시적 오일러의 기울기가 2다."},
                 half_swing(), looks_like_two),
        claim_of(12,
                 {"RK4 reaches the floor of rounding; without those points its slope is 4.",
                  "RK4는 반올림 한계에 닿는다. 그 점들을 빼면 기울기가 4다."},
                 to_the_floor(), rounding_is_left_out),
        claim_of(13, {"Counted, they pull it below 3.7.", "그 점들을 넣으면 기울기가 3.7 아래로 내려간다."},
                 with(to_the_floor(), "rounding", "counted"), rounding_spoils),
        claim_of(14, {"One step too few: every slope is 1.", "한 스텝 모자라면 기울기가 모두 1이다."},
                 {{"ending", "one_short"}}, one_step_short),
        claim_of(15, {"A throw: both Eulers err by ½ g T h exactly.", "던지기: 두 오일러의 오차는 꼭 ½gTh다."},
                 {{"system", "gravity"}}, half_g_t_h),
        claim_of(16,
                 {"There Verlet, midpoint, Heun and RK4 err by rounding alone.",
                  "거기서 베를레, 중점법, 호인법, RK4의 오차는 반올림뿐이다."},
                 {{"system", "gravity"}}, others_are_exact),
        claim_of(17,
                 {"Of the position alone, at half a swing, Verlet shows slope 4 and midpoint 3.",
                  "반주기에서 위치만 보면 베를레의 기울기가 4, 중점법이 3으로 나온다."},
                 with(half_swing(), "norm", "place"), flattered),
    };
}

} // namespace
} // namespace orders_lab

std::vector<kit::Claim> OrdersScene::claims() {
    std::vector<kit::Claim> all = orders_lab::claims_of_order();
    for (kit::Claim& claim : orders_lab::claims_of_misleading()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
