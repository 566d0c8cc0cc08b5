// Answers: the numbers of the moment: pairs, tests of every method, what each method is made of.
#include "scenes/broad/pieces.hpp"
#include "scenes/broad/words.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace broad_lab {
namespace {

using kit::Role, kit::Readout, kit::Readouts, kit::Value;

Value value_of(const std::optional<std::int64_t>& n) { return n ? Value{*n} : Value{}; }

Readout& whole(Readouts& out, const char* key, kit::Text label, const std::optional<std::int64_t>& n) {
    Readout& r = out.add(key, std::move(label), value_of(n));
    if (n) r.shown = grouped(*n);
    r.answer = true;
    return r;
}

void read_pairs(const Moment& m, Readouts& out) {
    const World& w = world_of(m);
    const std::int64_t possible = pairs_of(m.params.boxes), found = static_cast<std::int64_t>(w.pairs.size());
    const std::optional<std::int64_t> tests = w.of(m.params.method).tests;
    whole(out, "boxes", {"boxes", "상자"}, m.params.boxes).answer = false;
    whole(out, "possible_pairs", {"possible pairs, n(n − 1)/2", "가능한 쌍 n(n − 1)/2"}, possible).answer = false;
    out.add("even_side", {"side of an even box, about", "비슷한 크기일 때 상자의 한 변 (약)"},
            kit::tidy(even_side(m.params)), "m")
        .digits = 3;
    whole(out, "comparisons_all",
          {"comparisons to test them all, four each", "모두 검사할 때의 비교 횟수, 쌍마다 네 번"}, 4 * possible)
        .answer = false;
    whole(out, "tests", {"tests of this method (its candidates)", "이 방법의 검사 횟수 (후보 쌍)"}, tests).role =
        Role::active;
    whole(out, "comparisons", {"comparisons, four a test at most", "비교 횟수, 검사마다 많아야 네 번"},
          tests ? std::optional(4 * *tests) : std::nullopt);
    Readout& share =
        out.add("share_tested", {"share of the pairs that were tested", "검사한 쌍의 비율"},
                tests ? Value{100.0 * static_cast<double>(*tests) / static_cast<double>(possible)} : Value{}, "%");
    share.digits = 3;
    share.answer = true;
    whole(out, "touching", {"pairs that touch", "닿은 쌍"}, found).role = Role::hit;
    whole(out, "touching_boxes", {"boxes that touch another", "다른 상자와 닿은 상자"}, w.touching_boxes);
    Readout& same = out.add("same_sets", {"all methods found the same set", "모든 방법이 같은 쌍을 찾음"},
                            w.same_sets ? Value{*w.same_sets} : Value{});
    if (w.same_sets) same.shown = *w.same_sets ? kit::Text{"yes", "예"} : kit::Text{"no", "아니요"};
    same.role = Role::truth;
    same.answer = true;
}

// All else about them is in the table of the five.
void read_each(const Moment& m, Readouts& out) {
    const World& w = world_of(m);
    for (const kit::Choice& method : methods) {
        const auto& count = w.counts[static_cast<std::size_t>(&method - methods)];
        const std::string word(method.word);
        whole(out, ("tests_" + word).c_str(), kit::Text(method.label) + kit::Text{": tests", ": 검사"}, count.tests);
    }
    whole(out, "box_tests_tree", {"tree: tests, nodes included", "트리: 노드까지 포함한 검사"},
          w.of(Method::tree).box_tests);
}

void read_axis(const Moment& m, Readouts& out) {
    const World& w = world_of(m);
    const bool now = sweeps(m.params);
    out.add("swept_axis", {"swept axis", "훑는 축"}, now ? Value{std::string(1, axis_letter(w.axis))} : Value{});
    whole(out, "sweep_x", {"tests of a sweep along x", "x축을 따라 훑을 때의 검사"},
          w.sweep_tests ? std::optional((*w.sweep_tests)[0]) : std::nullopt);
    whole(out, "sweep_y", {"tests of a sweep along y", "y축을 따라 훑을 때의 검사"},
          w.sweep_tests ? std::optional((*w.sweep_tests)[1]) : std::nullopt);
    std::int64_t open = 0;
    const double line = line_of(m.params, w.axis);
    for (const shape::Aabb& box : w.boxes) open += begun(box.min[w.axis], line) && !(box.max[w.axis] < line) ? 1 : 0;
    whole(out, "open", {"boxes open at the line", "훑는 선에서 열려 있는 상자"},
          now ? std::optional(open) : std::nullopt)
        .role = Role::active;
    const std::optional<SweepSoFar> so_far = sweep_so_far(m);
    whole(out, "tests_so_far", {"tests up to the line", "훑는 선까지의 검사"},
          so_far ? std::optional(so_far->tests) : std::nullopt);
    whole(out, "found_so_far", {"pairs found up to the line", "훑는 선까지 찾은 쌍"},
          so_far ? std::optional(so_far->found) : std::nullopt);
}

void read_grid_and_tree(const Moment& m, Readouts& out) {
    const World& w = world_of(m);
    const bool grid = !w.grid.cells.empty() || !w.grid.large.empty();
    std::int64_t fullest = 0;
    for (const broad::GridCell& c : w.grid.cells) fullest = std::max<std::int64_t>(fullest, c.end - c.begin);
    const auto of_grid = [&](std::size_t n) {
        return grid ? std::optional(static_cast<std::int64_t>(n)) : std::nullopt;
    };
    Readout& size = out.add("cell_size", {"side of a cell", "칸의 한 변"},
                            grid ? kit::finite_or_null(w.grid.cell_size) : Value{}, "m");
    size.digits = 3;
    whole(out, "cells", {"occupied cells", "상자가 든 칸"}, of_grid(w.grid.cells.size()));
    whole(out, "fullest_cell", {"boxes in the fullest cell", "가장 붐비는 칸의 상자"},
          of_grid(static_cast<std::size_t>(fullest)));
    whole(out, "kept_apart", {"too large for cells, tested against all", "칸에 넣기엔 커서 모두와 검사하는 상자"},
          of_grid(w.grid.large.size()));
    const auto of_tree = [&](std::int64_t n) { return w.tree.empty() ? std::nullopt : std::optional(n); };
    whole(out, "tree_levels", {"levels of the tree", "트리의 레벨 수"}, of_tree(w.tree_levels));
    whole(out, "reinserted", {"boxes put in anew at this step", "이 스텝에서 다시 넣은 상자"}, of_tree(w.reinserted));
}

// Mixed sizes against sizes much alike, all else as it is.
void read_mixes(const Moment& m, Readouts& out) {
    const auto add = [&](const char* even, const char* mixed, kit::Text name, const auto& both) {
        whole(out, even,
              name + kit::Text{": tests at the start with nodes, even sizes", ": 처음의 검사(노드 포함), 비슷한 크기"},
              both ? std::optional((*both)[0]) : std::nullopt);
        whole(out, mixed,
              name +
                  kit::Text{": tests at the start with nodes, sizes 1 : 100", ": 처음의 검사(노드 포함), 크기 1 : 100"},
              both ? std::optional((*both)[1]) : std::nullopt);
    };
    add("grid_even", "grid_mixed", name_of(Method::grid), m.result.grid_tests);
    add("tree_even", "tree_mixed", name_of(Method::tree), m.result.tree_tests);
}

} // namespace
} // namespace broad_lab

void BroadScene::read(const kit::Moment<BroadScene>& m, kit::Readouts& out) {
    using namespace broad_lab;
    read_lesson(m, out);
    read_pairs(m, out);
    read_axis(m, out);
    read_grid_and_tree(m, out);
    read_each(m, out);
    read_mixes(m, out);
    read_methods(m, out);
    read_sweep_list(m, out);
    read_teaching(m, out);
    read_timings(m, out);
}

} // namespace tunnel::scenes
