// Answers: the curves of tests and of time against n, for each mix of sizes.
#include "scenes/broad/growth.hpp"

namespace tunnel::scenes::broad_lab {
namespace {

kit::Role role_of(Method m) {
    constexpr kit::Role roles[] = {kit::Role::miss, kit::Role::active, kit::Role::push, kit::Role::second,
                                   kit::Role::normal};
    return roles[static_cast<std::size_t>(m)];
}

// One curve a method, of what `value` says; nothing where it says 0.
template <class Value>
void add_curves(kit::Plot& plot, const std::vector<GrowthFound>& found, Sizes sizes, Value value) {
    for (std::size_t i = 0; i < method_count; ++i) {
        const auto m = static_cast<Method>(i);
        kit::Series curve{std::string(methods[i].word), methods[i].label, role_of(m), {}, true, {}, {}};
        for (const GrowthFound& f : found)
            if (f.task.sizes == sizes && f.task.method == m && value(f) > 0.0) {
                curve.x.push_back(f.task.boxes);
                curve.y.push_back(value(f));
            }
        plot.series.push_back(std::move(curve));
    }
}

kit::Plot frame(const char* key, kit::Text title, kit::PlotAxis y, int boxes_now) {
    kit::Plot plot;
    plot.key = key;
    plot.answer = true;
    plot.title = std::move(title);
    plot.x = {{"boxes", "상자 수"}, "", true};
    plot.y = std::move(y);
    plot.marks.push_back({static_cast<double>(boxes_now), true, {"now", "현재"}, kit::Role::muted});
    return plot;
}

kit::Text of_mix(kit::Text what, Sizes sizes) {
    return what + (sizes == Sizes::even ? kit::Text{", even sizes", ", 비슷한 크기"}
                                        : kit::Text{", sizes 1 : 100", ", 크기 1 : 100"});
}

} // namespace

std::vector<GrowthTask> growth_tasks() {
    std::vector<GrowthTask> out;
    for (const int n : growth_numbers)
        for (const Sizes mix : {Sizes::even, Sizes::mixed})
            for (std::size_t i = 0; i < method_count; ++i) {
                const auto method = static_cast<Method>(i);
                if (method != Method::brute_force || n <= most_brute) out.push_back({mix, n, method});
            }
    return out;
}

kit::Plot tests_plot(const std::vector<GrowthFound>& found, Sizes sizes, int boxes_now) {
    kit::Plot plot = frame(
        sizes == Sizes::even ? "tests_even" : "tests_mixed", of_mix({"Tests against n", "n에 따른 검사 횟수"}, sizes),
        {{"tests in a step, tree nodes included", "한 스텝의 검사 횟수 (트리 노드 포함)"}, "", true}, boxes_now);
    add_curves(plot, found, sizes, [](const GrowthFound& f) { return static_cast<double>(f.tests); });
    kit::Series formula{"formula", {"n(n − 1)/2", "n(n − 1)/2"}, kit::Role::miss, kit::Dash::dashed, false, {}, {}};
    for (const int n : growth_numbers)
        if (n >= most_brute) formula.x.push_back(n), formula.y.push_back(static_cast<double>(pairs_of(n)));
    plot.series.push_back(std::move(formula));
    return plot;
}

kit::Plot times_plot(const std::vector<GrowthFound>& found, Sizes sizes, int boxes_now) {
    kit::Plot plot =
        frame(sizes == Sizes::even ? "times_even" : "times_mixed",
              of_mix({"Time against n, measured here", "n에 따른 시간 (이 컴퓨터에서 측정)"}, sizes),
              {{"one step: move all, find all pairs", "한 스텝: 모두 옮기고 모든 쌍 찾기"}, "ms", true}, boxes_now);
    add_curves(plot, found, sizes, [](const GrowthFound& f) { return 1e3 * f.seconds; });
    return plot;
}

} // namespace tunnel::scenes::broad_lab
