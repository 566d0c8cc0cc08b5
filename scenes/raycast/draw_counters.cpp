// Answers: what each method had to do for the same answer: boxes and cells, shapes, triangles; and the ratio to brute
// force.
#include "scenes/raycast/picture.hpp"

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

Text ratio_words(double ours, double brute) {
    if (!(ours > 0.0) || !(brute > 0.0)) return Text::same("–");
    const double ratio = brute / ours;
    if (ratio < 1.0) return Text::same("× " + digits(1.0 / ratio, 2));
    return "÷ " + (ratio < 10.0 ? Text::same(digits(ratio, 2)) : grouped(std::llround(ratio)));
}

} // namespace

void draw_counters(const Moment& m, kit::DrawList& list) {
    kit::Pane pane;
    pane.id = "counters";
    pane.title = {"one answer, three methods: what each tested", "답은 하나, 방법은 셋: 무엇을 얼마나 검사했나"};
    pane.place_lo = {0.0, counters_top}, pane.place_hi = {0.6, 1.0};
    pane.lo = {0.01, 0.0, 0.0}, pane.hi = {1.0, 4.0, 0.0};
    pane.equal_aspect = false;
    pane.grid = pane.x.shown = pane.y.shown = false;
    const Picture p{m, list, list.pane(pane)};
    const auto head = [&](Text text, double x) { p.cell(std::move(text), x, 3.5, Role::muted, Side::left, 6); };
    head({"nodes, cells", "노드, 칸"}, 0.38);
    head({"candidates", "후보"}, 0.56);
    head({"shapes", "도형"}, 0.68);
    head({"triangles", "삼각형"}, 0.84);
    head({"all tests", "전체 검사"}, 0.99);
    double y = 2.5;
    const auto brute = static_cast<double>(m.result.of(Method::brute_force).tests());
    for (const Method method : {Method::brute_force, Method::grid, Method::bvh}) {
        const Asked& asked = m.result.of(method);
        const Role role = method == m.params.method ? Role::active : Role::text;
        p.cell(name_of(method), 0.02, y, role, Side::right, 7);
        list.answers([&] {
            const auto number = [&](std::int64_t n, double x) { p.cell(grouped(n), x, y, role, Side::left, 5); };
            number(asked.counts.nodes, 0.38);
            number(asked.counts.candidates, 0.56);
            number(asked.counts.narrow, 0.68);
            number(asked.counts.triangles, 0.84);
            p.cell(method == Method::brute_force ? Text::same("÷ 1")
                                                 : ratio_words(static_cast<double>(asked.tests()), brute),
                   0.99, y, role, Side::left, 6);
        });
        y -= 1.0;
    }
}

} // namespace tunnel::scenes::raycast
