// Answers: what can be dragged: the line of the wanted error, in either pane.
#include "scenes/orders/moment.hpp"

namespace tunnel::scenes {

std::vector<kit::Handle> OrdersScene::handles(const kit::Moment<OrdersScene>& m) {
    std::vector<kit::Handle> out;
    for (const bool cost : {false, true}) {
        kit::Handle& h = out.emplace_back();
        h.id = cost ? "wanted_work" : "wanted";
        h.label = {"wanted error", "목표 오차"};
        h.pane = cost ? "cost" : "error";
        h.at = {orders_lab::handle_place(m, cost), m.params.wanted, 0.0};
        h.axes[1].key = "wanted";
        h.pick = cost ? 202U : 201U;
    }
    return out;
}

} // namespace tunnel::scenes
