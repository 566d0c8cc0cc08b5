// Answers: the parameter box (t, u, v) with every box of the inclusion search, and where the contact lies in it.
// t runs to the right, u towards the eye, v up.
#include "scenes/coplanarity/picture.hpp"

#include <algorithm>

namespace tunnel::scenes::coplanarity {
namespace {

constexpr std::size_t most_drawn = 1500, most_excluded = 160;

glm::dvec3 at(double t, double u, double v) { return {t, v, u}; }

kit::BoxInstance drawn(const ccd::ImpactBox& box, BoxState state, std::size_t index) {
    kit::BoxInstance out;
    out.lo = at(box.t0, box.u0, box.v0), out.hi = at(box.t1, box.u1, box.v1);
    out.pick = pick_of_box(index);
    out.role = state == BoxState::converged ? Role::converged
               : state == BoxState::open    ? Role::active
                                            : Role::discarded;
    out.fill = state == BoxState::converged ? Fill::solid : state == BoxState::open ? Fill::faint : Fill::none;
    out.ghost = state == BoxState::excluded;
    return out;
}

void frame_of_parameters(const Picture& p) {
    const bool face = p.m.result.pair.kind == PairKind::vertex_face;
    const Style line{Role::axis, Weight::fine};
    for (const double t : {0.0, 1.0}) {
        const std::vector<glm::dvec3> side =
            face ? std::vector<glm::dvec3>{at(t, 0, 0), at(t, 1, 0), at(t, 0, 1)}
                 : std::vector<glm::dvec3>{at(t, 0, 0), at(t, 1, 0), at(t, 1, 1), at(t, 0, 1)};
        p.list.add(p.pane, line, kit::Polyline{side, true});
    }
    for (const auto& [u, v] : {std::array<double, 2>{0, 0}, {1, 0}, {0, 1}, {1, 1}})
        if (!face || u + v < 2.0) p.line(line, at(0, u, v), at(1, u, v));
    // At the axes' tips, clear of the arrows in the corner.
    p.label(Text::same("t"), at(1, 1, 0), Role::text, 4, Side::right);
    p.label(Text::same("u"), at(0, 1, 0), Role::text, 4, Side::left);
    p.label(Text::same("v"), at(0, 0, 1), Role::text, 4, Side::above);
}

void boxes(const Picture& p) {
    const auto& all = trace_of(p.m, ImpactMethod::inclusion).boxes;
    kit::Boxes excluded, open, converged;
    std::size_t last = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const BoxState state = state_of(p.m, all[i]);
        if (state == BoxState::excluded && excluded.boxes.size() < most_excluded)
            excluded.boxes.push_back(drawn(all[i], state, i));
        if (state == BoxState::open && open.boxes.size() < most_drawn) open.boxes.push_back(drawn(all[i], state, i));
        if (state == BoxState::converged && converged.boxes.size() < most_drawn)
            converged.boxes.push_back(drawn(all[i], state, i)), last = i;
    }
    const bool any = !converged.boxes.empty();
    if (told(p.m, ImpactMethod::inclusion) && any) // later than the answer: they no longer matter
        for (kit::BoxInstance& box : open.boxes) box.fill = Fill::none, box.ghost = true;
    p.list.add(p.pane, {Role::discarded, Weight::fine, Dash::solid, Fill::none, true}, std::move(excluded));
    p.list.add(p.pane, {Role::active, Weight::fine}, std::move(open));
    p.list.add(p.pane, {Role::converged, Weight::fine}, std::move(converged));
    if (!any) return; // a converged box is a speck: a mark that the eye finds
    const ccd::ImpactBox& b = all[last];
    p.mark({Role::converged}, at(0.5 * (b.t0 + b.t1), 0.5 * (b.u0 + b.u1), 0.5 * (b.v0 + b.v1)), kit::Mark::square,
           9.0f);
}

void focus(const Picture& p) {
    const std::int64_t index = box_in_view(p.m);
    if (index < 0) return;
    const ccd::ImpactBox& b = trace_of(p.m, ImpactMethod::inclusion).boxes[static_cast<std::size_t>(index)];
    kit::BoxInstance box = drawn(b, BoxState::open, static_cast<std::size_t>(index));
    box.fill = Fill::none;
    p.list.add(p.pane, {Role::active, Weight::verdict}, kit::Boxes{{box}});
}

// The instant that the world shows: a slice of the box.
void now(const Picture& p) {
    const double t = time_of(p.m);
    const bool face = p.m.result.pair.kind == PairKind::vertex_face;
    std::vector<glm::dvec3> slice{at(t, 0, 0), at(t, 1, 0)};
    if (!face) slice.push_back(at(t, 1, 1));
    slice.push_back(at(t, 0, 1));
    p.list.add(p.pane, {Role::active, Weight::main}, kit::Polyline{std::move(slice), true});
}

Text count_of(const Moment& m) {
    int open = 0, converged = 0, gone = 0;
    for (const ccd::ImpactBox& box : trace_of(m, ImpactMethod::inclusion).boxes) {
        const BoxState s = state_of(m, box);
        open += s == BoxState::open ? 1 : 0;
        converged += s == BoxState::converged ? 1 : 0;
        gone += s == BoxState::excluded || s == BoxState::outside ? 1 : 0;
    }
    const std::string o = std::to_string(open), c = std::to_string(converged), g = std::to_string(gone);
    return {o + " active, " + g + " thrown away, " + c + " converged", "활성 " + o + ", 버림 " + g + ", 수렴 " + c};
}

} // namespace

void draw_boxes(const Moment& m, kit::DrawList& list) {
    kit::Pane pane;
    pane.id = "parameters";
    pane.title = {"(t, u, v): where can the gap be 0?", "(t, u, v): 간격이 0일 수 있는 곳"};
    pane.three_d = pane.snug = true;
    pane.place_lo = {0.58, 0.46};
    pane.grid = false;
    pane.x.label = Text::same("t"), pane.y.label = Text::same("v"), pane.z.label = Text::same("u");
    pane.lo = {-0.1, -0.1, 0.0}, pane.hi = {1.1, 1.12, 1.1};
    const Picture p{m, list, list.pane(pane)};
    frame_of_parameters(p);
    if (!m.result.asked) return;
    now(p);
    list.answers([&] { boxes(p); });
    focus(p);
    list.answers([&] {
        if (truth_hits(m)) {
            const double t = m.result.truth.lo;
            const Weights w = nearest(m.result.pair, t);
            p.mark({Role::truth, Weight::main}, at(t, w.u, w.v), kit::Mark::ring, 16.0f);
            p.line({Role::truth, Weight::fine, Dash::dashed}, at(t, w.u, w.v), at(t, w.u, 1.1));
            p.label({"true contact", "실제 접촉"}, at(t, w.u, 1.1), Role::truth, 6, Side::above);
        }
        p.label(count_of(m), at(0.05, 1.1, -0.1), Role::muted, 2, Side::below);
    });
}

} // namespace tunnel::scenes::coplanarity
