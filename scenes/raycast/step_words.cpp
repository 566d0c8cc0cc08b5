// Answers: what happens at one step of the search, or of the document's tie rule, in a sentence or two.
#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes::raycast {
namespace {

std::string metres(double d) { return digits(d, 4) + " m"; }

// Of Korean names that stand before "에서" or "을", no ending is guessed: names are set off by commas.
Text of_node(const Moment& m, const ray::QueryStep& step) {
    const std::string boxes = std::to_string(boxes_in(tree_of(m, step), step.index).size());
    const std::string limit = metres(step.limit);
    if (step.mesh != ray::no_id)
        return {"Inside the mesh: a node is opened, its " + boxes + " boxes are tested up to " + limit + ".",
                "메시 안의 노드를 열고 상자 " + boxes + "개를 " + limit + "까지 검사한다."};
    if (step.moving)
        return {"The tree of moving colliders: " + boxes + " boxes are tested up to " + limit + ".",
                "움직이는 콜라이더의 트리다. 상자 " + boxes + "개를 " + limit + "까지 검사한다."};
    return {"A node is opened: its " + boxes + " boxes are tested up to " + limit + ".",
            "노드를 열고 상자 " + boxes + "개를 " + limit + "까지 검사한다."};
}

Text nothing_beyond(const std::string& limit) {
    return {" Nothing beyond " + limit + " counts any more.", " 이제 " + limit + "보다 먼 것은 볼 필요가 없다."};
}

Text of_met(const Moment& m, const ray::QueryStep& step, const ray::Hit& hit) {
    const std::string d = metres(hit.distance);
    if (m.params.asks == Asks::any) return {"met: one is enough.", "맞았다. 하나면 된다."};
    if (lists(m.params)) {
        const Text listed{"met at " + d + ".", d + "에서 맞았다."};
        return step.limit < m.result.ray.t_max ? listed + nothing_beyond(metres(step.limit)) : listed;
    }
    if (second_look(m)) {
        const std::string id = "#" + std::to_string(hits_now(m).front().collider);
        return {"met at " + d + ". The smallest id so far: " + id + ".",
                d + "에서 맞았다. 지금까지 가장 작은 ID는 " + id + "."};
    }
    const double before = least_by(m, steps_shown(m) - 1);
    if (hit.distance < before) {
        const Text first{"met at " + d + ", the smallest distance so far.",
                         d + "에서 맞았다. 지금까지 가장 짧은 거리다."};
        return first + nothing_beyond(metres(step.limit));
    }
    return {"met at " + d + "; the smallest distance stays " + metres(before) + ".",
            d + "에서 맞았다. 가장 짧은 거리는 그대로 " + metres(before) + "."};
}

Text of_candidate(const Moment& m, const ray::QueryStep& step) {
    const Text name = name_of(m, step.index);
    if (step.fate == ray::Fate::met) {
        const ray::Hit* hit = met_at(m, steps_shown(m) - 1);
        return hit != nullptr ? name + Text::same(": ") + of_met(m, step, *hit) : name;
    }
    if (step.fate == ray::Fate::filtered)
        return name + ", " + word_of_fate(m, step.index, step.fate) +
               Text{". No geometry was needed.", ". 도형은 볼 필요도 없다."};
    return name + ", " + word_of_fate(m, step.index, step.fate) + Text::same(".");
}

// A tie that the first look could not settle: which look this is, and what for.
Text of_look(const Moment& m) {
    if (m.result.again == 0) return {};
    if (!second_look(m)) return {"First look, for the smallest distance. ", "첫 번째 탐색은 가장 짧은 거리. "};
    const std::string end = digits(least_by(m, m.result.again), 4) + " + " + metres(m.params.tie);
    return {"Second look, for the smallest id up to " + end + ". ", "두 번째 탐색은 " + end + "까지의 가장 작은 ID. "};
}

Text of_turn(const Moment& m, const Turn& turn) {
    using Kind = Turn::Kind;
    const Text name = name_of(m, turn.hit.collider) + Text::same(", " + metres(turn.hit.distance) + ": ");
    if (turn.kind == Kind::first) return name + Text{"the first is the best so far.", "처음이니 지금까지의 최선."};
    const std::string best = "#" + std::to_string(turn.best.collider) + ", " + metres(turn.best.distance);
    const bool nearer = turn.hit.distance<turn.best.distance, farther = turn.hit.distance> turn.best.distance;
    switch (turn.kind) {
    case Kind::nearer:
        return name + Text{"nearer than the best (" + best + ") by more than ε. Taken.",
                           "최선(" + best + ")보다 ε 넘게 가깝다. 고른다."};
    case Kind::smaller_id:
        return name +
               Text{"within ε of the best (" + best + "), and the id is smaller. Taken" +
                        (farther ? ", though it is farther." : "."),
                    "최선(" + best + ")과 ε 안이고 ID가 더 작다. " + (farther ? "더 먼데도 고른다." : "고른다.")};
    case Kind::larger_id:
        return name + Text{"within ε of the best (" + best + "), but the id is larger. Not taken" +
                               (nearer ? ", though it is nearer." : "."),
                           "최선(" + best + ")과 ε 안이지만 ID가 더 크다. " +
                               (nearer ? "더 가까운데도 고르지 않는다." : "고르지 않는다.")};
    default:
        return name + Text{"farther than the best (" + best + ") by more than ε. Not taken.",
                           "최선(" + best + ")보다 ε 넘게 멀다. 고르지 않는다."};
    }
}

} // namespace

Text step_words(const Moment& m) {
    if (const Turn* turn = turn_now(m)) return of_turn(m, *turn);
    const ray::QueryStep* step = current(m);
    if (step == nullptr) return {};
    return of_look(m) + (step->node ? of_node(m, *step) : of_candidate(m, *step));
}

} // namespace tunnel::scenes::raycast
