// Answers: what one press does: push B out, move it by the overlap width instead, or let A and B change places.
#include "scenes/kit/set.hpp"
#include "scenes/overlap/moment.hpp"

namespace tunnel::scenes {
namespace overlap_lab {
namespace {

constexpr kit::Words no_shapes_here{"There are no two shapes here; choose them as the scene",
                                    "여기에는 두 도형이 없다. 장면을 두 도형으로 바꾸자"};

kit::Action move_b(const Moment& m, kit::Action out, const glm::dvec2& by) {
    out.applies = !on_floor(m);
    if (on_floor(m))
        out.why_disabled = no_shapes_here;
    else if (!hit(m))
        out.why_disabled = {"They are apart: there is nothing to push", "떨어져 있어서 밀 것이 없다"};
    else if (!(by.x * by.x + by.y * by.y > 0.0))
        out.why_disabled = m.result.lost()
                               ? kit::Text{"0/0 is no direction", "0/0은 방향이 아니다"}
                               : kit::Text{"They just touch: nothing is left to push", "맞닿기만 해서 더 밀 것이 없다"};
    if (!out.why_disabled.empty()) return out;
    out.settings = {{"b_x", kit::number_text(m.params.b_x + by.x)}, {"b_y", kit::number_text(m.params.b_y + by.y)}};
    out.answer = true;
    return out;
}

kit::Action swap(const Moment& m) {
    const Params& p = m.params;
    kit::Action out{"swap", {"swap A and B", "A와 B 맞바꾸기"}, {"The answer is mirrored", "답의 방향만 뒤집힌다"}};
    out.applies = !on_floor(m);
    if (on_floor(m)) out.why_disabled = no_shapes_here;
    const auto both = [&](const char* part, const std::string& of_a, const std::string& of_b) {
        out.settings.push_back({std::string("a_") + part, of_b});
        out.settings.push_back({std::string("b_") + part, of_a});
    };
    const auto number = [](double v) { return kit::number_text(v); };
    const auto word = [](Form f) { return std::string(forms[static_cast<int>(f)].word); };
    both("kind", word(p.a_kind), word(p.b_kind));
    both("half_x", number(p.a_half_x), number(p.b_half_x)), both("half_y", number(p.a_half_y), number(p.b_half_y));
    both("angle", number(p.a_angle), number(p.b_angle));
    both("corners", std::to_string(p.a_corners), std::to_string(p.b_corners));
    both("x", number(p.a_x), number(p.b_x)), both("y", number(p.a_y), number(p.b_y));
    return out;
}

} // namespace
} // namespace overlap_lab

std::vector<kit::Action> OverlapScene::actions(const kit::Moment<OverlapScene>& m) {
    using namespace overlap_lab;
    return {move_b(m,
                   {"push_out",
                    {"push B out", "B 밀어내기"},
                    {"Moves B by the MTV; undo brings it back", "B를 MTV만큼 옮긴다. 실행을 취소하면 돌아온다"}},
                   m.result.mtv),
            move_b(m,
                   {"move_by_width",
                    {"move B by the width", "겹침 폭만큼 옮기기"},
                    {"The document's way: out, unless one lies inside the other",
                     "문서의 방법이다. 하나가 다른 하나 안에 있으면 빠져나오지 못한다"}},
                   m.result.by_width),
            swap(m)};
}

} // namespace tunnel::scenes
