// Answers: what the document says of the broad phase, as predicates over readouts, by counted tests and never by time.
#include "scenes/broad/words.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace broad_lab {
namespace {

using kit::Readouts;
using Verdict = std::optional<bool>;

double tests_of(const Readouts& r, const kit::Choice& method) { return r.number("tests_" + std::string(method.word)); }
bool all_counted(const Readouts& r) { // a method that was not counted gives no verdict
    return std::none_of(std::begin(methods), std::end(methods),
                        [&](const kit::Choice& m) { return std::isnan(tests_of(r, m)); });
}

Verdict pairs_are(const Readouts& r, double boxes, double pairs) {
    if (r.number("boxes") != boxes) return std::nullopt;
    return r.number("possible_pairs") == pairs && r.number("tests_brute_force") == pairs;
}
Verdict of_200(const Readouts& r) { return pairs_are(r, 200.0, 19900.0); }
Verdict of_2000(const Readouts& r) { return pairs_are(r, 2000.0, 1999000.0); }
Verdict four_each(const Readouts& r) { return r.number("comparisons_all") == 4.0 * r.number("possible_pairs"); }

Verdict same_sets(const Readouts& r) {
    const bool* same = r.flag("same_sets");
    if (same == nullptr) return std::nullopt;
    const kit::Table* table = r.table("methods");
    if (table == nullptr) return std::nullopt;
    return *same && std::all_of(table->rows.begin(), table->rows.end(), [&](const kit::TableRow& row) {
        const auto* found = std::get_if<std::int64_t>(&row.cells.back());
        return found != nullptr && static_cast<double>(*found) == r.number("touching");
    });
}

Verdict enough_candidates(const Readouts& r) {
    if (!all_counted(r)) return std::nullopt;
    return std::all_of(std::begin(methods), std::end(methods), [&](const kit::Choice& m) {
        return tests_of(r, m) >= r.number("touching") && tests_of(r, m) <= r.number("possible_pairs");
    });
}

Verdict grid_fewest(const Readouts& r) {
    if (!all_counted(r)) return std::nullopt;
    const double grid = r.number("tests_grid");
    return grid < r.number("box_tests_tree") && grid < r.number("tests_sort_and_sweep") &&
           grid < r.number("tests_brute_force");
}

// From even sizes to 1 : 100 the tree's tests hardly grow, the grid's many times, and the tree ends with fewer.
Verdict tree_holds(const Readouts& r) {
    const double grid = r.number("grid_mixed") / r.number("grid_even");
    const double tree = r.number("tree_mixed") / r.number("tree_even");
    if (std::isnan(grid) || std::isnan(tree)) return std::nullopt;
    return tree < 1.5 && grid > 10.0;
}

Verdict all_on_one_x(const Readouts& r) {
    if (r.number("sweep_x") != r.number("possible_pairs")) return std::nullopt;
    return r.number("tests_sort_and_sweep") == r.number("possible_pairs");
}
Verdict saved_by_y(const Readouts& r) {
    if (r.number("sweep_x") != r.number("possible_pairs")) return std::nullopt;
    return r.is("swept_axis", "y") && r.number("tests_sort_and_sweep") < 0.1 * r.number("possible_pairs");
}

Verdict one_apart(const Readouts& r) {
    if (std::isnan(r.number("kept_apart"))) return std::nullopt;
    return r.number("kept_apart") == 1.0 && r.number("tests_grid") >= r.number("boxes") - 1.0;
}

Verdict below_300(const Readouts& r) { return r.number("touching") < 300.0; }
Verdict above_300(const Readouts& r) { return r.number("touching") > 300.0; }

kit::Claim claim(const char* id, kit::Words text, std::vector<kit::Setting> settings, Verdict (*holds)(const Readouts&),
                 bool everywhere = false) {
    return {id, text, std::move(settings), 0, holds, everywhere};
}

std::vector<kit::Claim> about_numbers() {
    return {
        claim("broad-1", {"200 boxes make 19 900 pairs.", "상자 200개면 쌍은 19,900개다."}, {}, of_200),
        claim("broad-2", {"2 000 boxes make 1 999 000 pairs.", "상자 2,000개면 쌍은 1,999,000개다."},
              {{"boxes", "2000"}}, of_2000),
        claim("broad-3", {"A test takes at most four comparisons.", "검사 한 번에 하는 비교는 많아야 네 번이다."}, {},
              four_each, true),
        claim("broad-4",
              {"Every method finds exactly brute force's set.", "어느 방법이든 전수 검사와 똑같은 쌍을 찾는다."}, {},
              same_sets, true),
        claim(
            "broad-5",
            {"No method tests fewer pairs than there are to find.", "찾아야 할 쌍의 수보다 적게 검사하는 방법은 없다."},
            {}, enough_candidates, true),
        claim("broad-6",
              {"On even sizes the grid tests fewer than brute force, sweep and tree (its nodes are tests, too).",
               "크기가 비슷하면 격자의 검사가 전수 검사, 훑기, 트리보다 적다(트리는 노드도 검사로 친다)."},
              {{"boxes", "2000"}}, grid_fewest),
    };
}

std::vector<kit::Claim> about_cases() {
    return {
        claim("broad-7",
              {"From even sizes to 1 : 100 the tree's own total hardly changes (nodes counted); the grid's grows more "
               "than tenfold.",
               "비슷하던 크기를 1 : 100으로 섞어도 트리의 검사 수(노드 포함)는 거의 그대로지만, 격자의 검사 수는 열 배 "
               "넘게 는다."},
              {{"boxes", "2000"}, {"sizes", "mixed"}, {"method", "tree"}}, tree_holds),
        claim("broad-8",
              {"All on one x: a sweep along x tests all n(n − 1)/2 pairs.",
               "모두 같은 x에 있으면 x축 훑기는 n(n − 1)/2쌍을 모두 검사한다."},
              {{"layout", "one_x"}, {"axis", "x"}}, all_on_one_x),
        claim("broad-9",
              {"Chosen by spread, the axis is y, and less than a tenth is tested.",
               "퍼진 쪽을 고르면 y축이 되고, 검사하는 쌍은 10분의 1도 안 된다."},
              {{"layout", "one_x"}}, saved_by_y),
        claim("broad-10",
              {"The grid keeps one giant apart and tests it against all.",
               "격자는 아주 큰 상자 하나를 따로 두고 나머지 모두와 검사한다."},
              {{"sizes", "giant"}, {"method", "grid"}}, one_apart),
        claim("broad-11",
              {"Of these 200 boxes (160 m × 90 m, sides about 3 m, seed 1) fewer than 300 pairs touch, as the document "
               "says.",
               "이 상자 200개(160 m × 90 m, 한 변 약 3 m, 시드 1)에서 닿은 쌍은 문서의 말대로 300개가 안 된다."},
              {}, below_300),
        claim("broad-12",
              {"It depends on where they are: clustered, more than 300 touch.",
               "그 수는 배치에 달렸다. 뭉쳐 놓으면 300쌍이 넘는다."},
              {{"layout", "clusters"}}, above_300),
    };
}

} // namespace
} // namespace broad_lab

std::vector<kit::Claim> BroadScene::claims() {
    std::vector<kit::Claim> all = broad_lab::about_numbers();
    for (kit::Claim& claim : broad_lab::about_cases()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
