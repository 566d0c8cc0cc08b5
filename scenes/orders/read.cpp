// Answers: what the scene is, its readouts, and its picture.
#include "scenes/kit/slider_marks.hpp"
#include "scenes/orders/moment.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace orders_lab {
namespace {

using kit::Role, kit::Text;

void read_cheapest(const Moment& m, kit::Readouts& out) {
    const std::size_t best = cheapest_at(m, m.step);
    const bool none = best == no_method;
    kit::Readout& cheapest = out.add("cheapest", {"cheapest for the wanted error", "목표 오차까지 가장 싼 방법"},
                                     none ? kit::Value{} : kit::Value{std::string(method_names[best].word)});
    cheapest.shown = none ? Text{"NONE YET", "아직 없음"} : Text(name_of(best));
    cheapest.role = none ? Role::muted : guise_of(best).role;
    if (!none) cheapest.mark = guise_of(best).mark;
    cheapest.verdict = cheapest.answer = true;
    const Cost cost = none ? Cost{std::nan(""), false} : cost_of(m, m.result.lines[best], m.step);
    out.add("cheapest_forces", {"its force evaluations", "그 힘 계산 횟수"}, kit::finite_or_null(cost.evaluations))
        .answer = true;
    kit::Readout& at_most = out.add("cheapest_at_most", {"or fewer", "또는 더 적게"}, cost.at_most);
    at_most.shown = cost.at_most
                        ? Text{"perhaps: a larger h is too rough to say", "그럴 수 있음: 더 큰 h는 판단할 수 없음"}
                        : Text{"no", "아님"};
    at_most.answer = true;
}

void read_setting(const Moment& m, kit::Readouts& out) {
    const kit::Choice& system = system_names[static_cast<std::size_t>(m.params.system)];
    out.add("system", {"system", "계"}, std::string(system.word)).shown = system.label;
    out.add("steps", {"steps", "스텝 수"}, static_cast<std::int64_t>(steps_now(m)));
    out.add("h", {"h", "h"}, h_now(m), "s");
    out.add("time", {"time T", "시간 T"}, m.params.time, "s");
    out.add("wanted", {"wanted error", "목표 오차"}, wanted_error(m.params));
    kit::Readout& cut = out.add("halvings_cut", {"fewer halvings than asked", "줄인 횟수가 요청보다 적음"},
                                m.result.levels < m.params.halvings + 1);
    cut.shown = m.result.levels < m.params.halvings + 1 ? Text{"yes: over 52 000 steps", "예: 52,000스텝을 넘음"}
                                                        : Text{"no", "아니요"};
    out.add("floor", {"floor of rounding", "반올림 한계"}, m.result.floor[static_cast<std::size_t>(m.step)]);
    out.add("angular_step", {"h times the fastest rate", "h × 가장 빠른 변화율"},
            m.result.fast > 0.0 ? kit::Value{h_now(m) * m.result.fast} : kit::Value{});
}

// The number of steps at which h λ = 2, and the half swing, where slopes mislead.
void read_marks(const Moment& m, kit::Readouts& out) {
    const auto table = OrdersScene::table();
    if (m.result.fast > 0.0) {
        const double n = 0.5 * m.result.fast * m.params.time;
        const bool stiff = has_damping(m.params) && m.params.damping > 1.0;
        kit::mark_slider(out, table, "first", n, n,
                         stiff ? Text{"hλ = 2: #", "hλ = 2: #"} : Text{"hω = 2: #", "hω = 2: #"});
    }
    if (m.params.system != System::spring) return;
    const double half = 3.141592653589793 / m.params.omega;
    kit::mark_slider(out, table, "time", half, half, {"half a swing: #", "반주기: #"}, Role::muted);
}

} // namespace
} // namespace orders_lab

const kit::SceneInfo& OrdersScene::info() {
    static constexpr kit::SceneInfo it{
        "orders",
        {"Smaller h, or higher order?", "h를 줄일까, 차수를 높일까"},
        {"Document 003, section 12.6.3: Euler integration, and what is better",
         "문서 003, 12.6.3절: 오일러 적분과 더 나은 방법"},
        {"Halve h step by step, then drag the wanted error by a ring of its dashed line.",
         "h를 한 단계씩 절반으로 줄인 다음, 목표 오차를 파선의 고리로 끌어 보자."},
        1.5};
    return it;
}

void OrdersScene::read(const kit::Moment<OrdersScene>& m, kit::Readouts& out) {
    orders_lab::read_cheapest(m, out);
    orders_lab::read_setting(m, out);
    orders_lab::read_marks(m, out);
    orders_lab::read_lesson(m, out);
    orders_lab::read_formula(m, out);
    orders_lab::read_ledger(m, out);
    orders_lab::read_plots(m, out);
}

void OrdersScene::draw(const kit::Moment<OrdersScene>& m, kit::DrawList& list) {
    orders_lab::draw_chart(m, list, false);
    orders_lab::draw_chart(m, list, true);
}

} // namespace tunnel::scenes
