// Answers: what one press does: push B out by the MTV, or let A and B change places.
#include "scenes/kit/set.hpp"
#include "scenes/sat/search.hpp"

namespace tunnel::scenes {
namespace sat_lab {
namespace {

kit::Action apply_mtv(const Moment& m) {
    kit::Action out{"apply_mtv",
                    {"apply the MTV", "MTV만큼 밀기"},
                    {"Moves B by the MTV; undo brings it back", "B를 MTV만큼 옮긴다. 실행 취소하면 돌아온다"}};
    const Result& r = m.result;
    if (!r.valid() || r.search.status != base::Status::hit)
        out.why_disabled = {"There is no MTV: they are apart, or not convex",
                            "MTV가 없음. 떨어져 있거나 볼록하지 않다"};
    else if (r.search.mtv == glm::dvec2(0.0))
        out.why_disabled = {"They just touch: nothing is left to push", "맞닿기만 해서 더 밀 것이 없다"};
    out.settings = {{"b_x", kit::number_text(m.params.b_x + r.search.mtv.x)},
                    {"b_y", kit::number_text(m.params.b_y + r.search.mtv.y)}};
    out.answer = true;
    return out;
}

kit::Action swap(const Moment& m) {
    const Params& p = m.params;
    kit::Action out{"swap", {"swap A and B", "A와 B 맞바꾸기"}, {"The answer is mirrored", "답이 반대로 뒤집힌다"}};
    const auto both = [&](const char* part, double of_a, double of_b) {
        out.settings.push_back({std::string("a_") + part, kit::number_text(of_b)});
        out.settings.push_back({std::string("b_") + part, kit::number_text(of_a)});
    };
    both("corners", p.a_corners, p.b_corners), both("size", p.a_size, p.b_size), both("angle", p.a_angle, p.b_angle);
    both("x", p.a_x, p.b_x), both("y", p.a_y, p.b_y);
    return out;
}

} // namespace
} // namespace sat_lab

std::vector<kit::Action> SatScene::actions(const kit::Moment<SatScene>& m) {
    return {sat_lab::apply_mtv(m), sat_lab::swap(m)};
}

} // namespace tunnel::scenes
