// Answers: the headline of the moment, the formula with its numbers, and each method in a few lines.
#include "scenes/broad/pieces.hpp"
#include "scenes/broad/words.hpp"

#include <cstdio>

namespace tunnel::scenes::broad_lab {
namespace {

using kit::Text;

Text of_brute_force(const Moment& m) {
    const Text tests = grouped(pairs_of(m.params.boxes));
    const Text found = counted(static_cast<std::int64_t>(world_of(m).pairs.size()), "pair", "pairs", "쌍");
    return {"Every box against every other: " + tests.en + " tests to find " + found.en + ".",
            "모든 상자를 하나하나 견준다. " + found.ko + "을 찾으려고 " + tests.ko + "번 검사한다."};
}

Text of_sweep(const Moment& m) {
    const World& w = world_of(m);
    const std::string axis(1, axis_letter(w.axis));
    constexpr int telling = 10; // boxes: with fewer, chance may open them all
    if (m.params.boxes > telling && w.of(Method::sort_and_sweep).tests == pairs_of(m.params.boxes))
        return {"Along " + axis + " all are open at once: nothing is saved, every pair is tested.",
                axis + "축에서는 모두가 한꺼번에 열려 있다. 하나도 줄이지 못하고 모든 쌍을 검사한다."};
    return {"Sorted along " + axis + ": a box is tested only against those that are open where it begins.",
            axis + "축을 따라 정렬하면, 상자가 시작하는 곳에서 열려 있는 상자들과만 검사하면 된다."};
}

Text of_grid(const Moment& m) {
    const World& w = world_of(m);
    const auto large = static_cast<std::int64_t>(w.grid.large.size());
    if (large == 0)
        return {"Only boxes that share a cell can touch, so only they are tested.",
                "같은 칸에 걸친 상자끼리만 닿을 수 있으니, 그런 쌍만 검사한다."};
    const Text n = counted(large, "box is", "boxes are", "개");
    return {n.en + " too large for the cells, and tested against all others.",
            "상자 " + n.ko + "는 칸에 넣기에 너무 커서 나머지 모두와 검사한다."};
}

Text headline(const Moment& m) {
    switch (m.params.method) {
    case Method::brute_force: return of_brute_force(m);
    case Method::sort_and_sweep: return of_sweep(m);
    case Method::grid: return of_grid(m);
    case Method::tree:
        return {"Where a box does not reach into a branch, all of that branch is skipped.",
                "상자가 어느 가지의 상자와 닿지 않으면 그 가지는 통째로 건너뛴다."};
    case Method::fastest: break;
    }
    return {"Sorted in strips, a box meets eight neighbours in one go: it may test more and still take less time.",
            "띠마다 순서대로 늘어놓고 이웃 상자 여덟 개와 한꺼번에 견준다. 검사가 늘어도 시간은 덜 걸릴 수 있다."};
}

kit::Formula formula(const Moment& m) {
    const Text n = grouped(m.params.boxes), before = grouped(m.params.boxes - 1);
    const Text pairs = grouped(pairs_of(m.params.boxes)), four = grouped(4 * pairs_of(m.params.boxes));
    kit::Formula f;
    f.key = "pairs";
    f.title = {"Pairs of n boxes, and the comparisons to test them all", "상자 n개의 쌍, 모두 검사할 때의 비교 횟수"};
    f.lines = {
        {Text{"pairs = \\frac{n (n \\minus 1)}{2} = \\frac{" + n.en + " \\cdot " + before.en + "}{2} = " + pairs.en,
              "쌍 = \\frac{n (n \\minus 1)}{2} = \\frac{" + n.ko + " \\cdot " + before.ko + "}{2} = " + pairs.ko},
         kit::Role::text},
        {Text{"comparisons = 4 \\cdot " + pairs.en + " = " + four.en, "비교 = 4 \\cdot " + pairs.ko + " = " + four.ko},
         kit::Role::muted}};
    return f;
}

std::vector<Text> lines_of(Method method) {
    switch (method) {
    case Method::brute_force:
        return {{"for each box b", "상자 b마다"},
                {"  for each later box a", "  그 뒤의 상자 a마다"},
                {"    test a, b", "    a와 b를 검사"}};
    case Method::sort_and_sweep:
        return {{"sort the boxes by where they begin on the axis", "상자를 축 위의 시작점으로 정렬"},
                {"for each box b, in this order", "그 순서로 상자 b마다"},
                {"  close what ends before b begins", "  b가 시작하기 전에 끝난 것을 닫음"},
                {"  for each open box a: test a, b", "  열린 상자 a마다: a와 b를 검사"},
                {"  open b", "  b를 엶"}};
    case Method::grid:
        return {{"enter each box into the cells it covers", "상자마다 걸친 칸에 모두 적어 넣음"},
                {"for each occupied cell", "상자가 든 칸마다"},
                {"  for each pair a, b in it", "  그 칸의 쌍 a, b마다"},
                {"    test them, if it is their first common cell", "    둘의 첫 공통 칸이면 검사"}};
    case Method::tree:
        return {{"put boxes that left their fat box in anew", "여유 상자를 벗어난 상자만 다시 넣음"},
                {"for each box b, from the root down", "상자 b마다 루트에서 내려가며"},
                {"  node misses b: skip all below it", "  노드가 b와 안 닿으면 아래를 모두 건너뜀"},
                {"  leaf a: test a, b", "  리프 a에 닿으면: a와 b를 검사"}};
    case Method::fastest: break;
    }
    return {{"deal the boxes into strips across y", "상자를 y 방향으로 나눈 띠에 담음"},
            {"in each strip, sort by where they begin in x", "띠마다 x의 시작점으로 정렬"},
            {"for each box: test those that begin before it ends,", "상자마다 그 끝보다 먼저 시작하는 것들을"},
            {"  eight at a time", "  여덟 개씩 한꺼번에 검사"}};
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    const Text pairs = grouped(pairs_of(m.params.boxes));
    out.question = {"how many of the " + pairs.en + " pairs touch, and how many does this method test?",
                    pairs.ko + "쌍 가운데 몇 쌍이 닿아 있고, 이 방법은 몇 쌍을 검사할까?"};
    char seconds[32];
    (void)std::snprintf(seconds, sizeof seconds, "%.2f", m.step * BroadScene::step_seconds(m.params));
    out.timeline_label = {std::string(seconds) + " s", std::string(seconds) + "초"};
}

void read_teaching(const Moment& m, kit::Readouts& out) {
    out.formulas.push_back(formula(m));
    kit::Listing loop;
    loop.key = "loop";
    loop.title = kit::Text(name_of(m.params.method)) + kit::Text{": what it does", ": 하는 일"};
    loop.lines = lines_of(m.params.method);
    out.listings.push_back(std::move(loop));
}

} // namespace tunnel::scenes::broad_lab
