// Answers: the numbers above the world: the three that matter, and below them the box tests of all five methods.
#include "scenes/broad/picture.hpp"
#include "scenes/broad/words.hpp"

namespace tunnel::scenes::broad_lab {
namespace {

struct Number {
    double x = 0.0, y = 0.0; // of the pane
    kit::Size size = kit::Size::normal;
    int priority = 0;
    double height = 0.0; // of the pane, at the most; 0: any
};

void number(const Picture& p, const Number& how, kit::Text caption, kit::Text text, Role role) {
    kit::Label l;
    l.caption = std::move(caption);
    l.text = std::move(text);
    l.at = {head_from + glm::dvec2(how.x, how.y), 0.0};
    l.side = kit::Side::centre;
    l.size = how.size;
    l.priority = how.priority;
    l.height = how.height;
    l.stays = how.height > 0.0;
    p.list.add(p.head, {role}, std::move(l));
}

// A tree's own boxes must be tested, too: said beside its name, for the other four have none.
kit::Text caption_of(Method method) {
    return kit::Text(name_of(method)) +
           (method == Method::tree ? kit::Text{": pairs + nodes", ": 쌍 + 노드"} : kit::Text{});
}

kit::Text tests_of(const MethodCount& count, Method method) {
    if (!count.tests) return kit::Text{"–", "–"};
    const kit::Text tests = grouped(*count.tests);
    return method == Method::tree && count.visits ? tests + kit::Text{" + ", " + "} + grouped(*count.visits) : tests;
}

// All five or, in a low pane, none: between the three above them they would be read as one row.
void draw_methods(const Picture& p) {
    constexpr double row = 0.42;
    constexpr double places[] = {0.1, 0.28, 0.44, 0.66, 0.89};
    for (std::size_t i = 0; i < method_count; ++i) {
        const auto method = static_cast<Method>(i);
        const bool chosen = method == p.m.params.method;
        number(p, {places[i], 0.17, kit::Size::small, chosen ? 12 : 10, row}, caption_of(method),
               tests_of(p.w.counts[i], method), chosen ? Role::active : Role::text);
    }
}

} // namespace

void draw_head(const Picture& p) {
    const Params& params = p.m.params;
    const kit::Words name = name_of(params.method);
    const auto large = [](double x, int priority) { return Number{x, 0.73, kit::Size::large, priority}; };
    number(p, large(0.16, 20), {"possible pairs", "가능한 쌍"}, grouped(pairs_of(params.boxes)), Role::text);
    p.list.answers([&] {
        number(p, large(0.5, 22), {"pairs tested: " + std::string(name.en), "검사한 쌍: " + std::string(name.ko)},
               grouped_or_dash(p.w.of(params.method).tests), Role::active);
        number(p, large(0.84, 21), {"touching", "닿은 쌍"}, grouped(static_cast<std::int64_t>(p.w.pairs.size())),
               Role::hit);
        draw_methods(p);
    });
}

} // namespace tunnel::scenes::broad_lab
