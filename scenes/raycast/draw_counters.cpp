// Answers: what each method had to do for the same answer: boxes and cells, shapes, triangles, their sum; and
// the share of brute force's.
#include "scenes/raycast/picture.hpp"

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

Text ratio_words(double ours, double brute) {
    if (!(ours > 0.0) || !(brute > 0.0)) return Text::same("–");
    const double share = ours / brute;
    return share >= 0.1 ? Text::same(digits(share, 2)) : "1/" + grouped(std::llround(1.0 / share));
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
    head({"boxes, cells", "상자, 칸"}, 0.38);
    head({"shapes", "도형"}, 0.51);
    head({"triangles", "삼각형"}, 0.66);
    head({"sum", "합계"}, 0.79);
    head({"brute = 1", "전수 = 1"}, 0.99);
    double y = 2.5;
    const auto brute = static_cast<double>(m.result.of(Method::brute_force).tests());
    for (const Method method : {Method::brute_force, Method::grid, Method::bvh}) {
        const Asked& asked = m.result.of(method);
        const Role role = method == m.params.method ? Role::active : Role::text;
        p.cell(name_of(method), 0.02, y, role, Side::right, 7);
        list.answers([&] {
            const auto number = [&](std::int64_t n, double x) { p.cell(grouped(n), x, y, role, Side::left, 5); };
            number(asked.boxes + asked.cells, 0.38);
            number(asked.counts.narrow, 0.51);
            number(asked.counts.triangles, 0.66);
            number(asked.tests(), 0.79);
            p.cell(ratio_words(static_cast<double>(asked.tests()), brute), 0.99, y, role, Side::left, 6);
        });
        y -= 1.0;
    }
}

} // namespace tunnel::scenes::raycast
