// Answers: what one press does: push B out by the MTV, let A and B change places, or edit a polygon's corners.
#include "scenes/kit/points.hpp"
#include "scenes/sat/corners.hpp"
#include "scenes/sat/search.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace sat_lab {
namespace {

using Corners = std::vector<glm::dvec2>;

kit::Action apply_mtv(const Moment& m) {
    kit::Action out{"apply_mtv",
                    {"apply the MTV", "MTV만큼 밀기"},
                    {"Moves B by the MTV; undo brings it back", "B를 MTV만큼 옮긴다. 실행을 취소하면 돌아온다"}};
    const Result& r = m.result;
    if (!r.valid() || r.search.status != base::Status::hit)
        out.why_disabled = {"There is no MTV: they are apart, or not convex",
                            "MTV가 없다. 떨어져 있거나 볼록하지 않다"};
    else if (r.search.mtv == glm::dvec2(0.0))
        out.why_disabled = {"They just touch: nothing is left to push", "맞닿기만 해서 더 밀 것이 없다"};
    out.settings = {{"b_x", kit::number_text(m.params.b_x + r.search.mtv.x)},
                    {"b_y", kit::number_text(m.params.b_y + r.search.mtv.y)}};
    out.answer = true;
    return out;
}

kit::Action swap(const Moment& m) {
    const Params& p = m.params;
    kit::Action out{"swap", {"swap A and B", "A와 B 맞바꾸기"}, {"The answer is mirrored", "답의 방향만 뒤집힌다"}};
    const auto both = [&](const char* part, double of_a, double of_b) {
        out.settings.push_back({std::string("a_") + part, kit::number_text(of_b)});
        out.settings.push_back({std::string("b_") + part, kit::number_text(of_a)});
    };
    both("corners", p.a_corners, p.b_corners), both("size", p.a_size, p.b_size), both("angle", p.a_angle, p.b_angle);
    both("x", p.a_x, p.b_x), both("y", p.a_y, p.b_y);
    out.settings.push_back({"a_vertices", kit::points_text(p.b_vertices)});
    out.settings.push_back({"b_vertices", kit::points_text(p.a_vertices)});
    return out;
}

// In full: taking the corners in hand must not change the answer.
kit::Setting listed(const Body& b, const Corners& corners) { return {b.key("vertices"), kit::points_text(corners)}; }

// One button, there and back.
kit::Action edit(const Body& b) {
    kit::Action out;
    out.id = b.key("edit");
    const std::string name = b.is_a ? "A" : "B";
    if (b.list.empty()) {
        out.label = {"edit corners of " + name, name + " 꼭짓점 편집"};
        out.hint = {"Turns the regular polygon into a list of corners: drag each",
                    "정다각형을 꼭짓점 목록으로 바꾼다. 하나씩 끌 수 있다"};
        out.settings = {{b.key("angle"), "0"}, listed(b, turned(b))};
    } else {
        out.label = {"make " + name + " regular", name + " 정다각형으로"};
        out.hint = {"Forgets the list of corners", "꼭짓점 목록을 버린다"};
        out.settings = {{b.key("vertices"), ""}};
    }
    return out;
}

double length(const glm::dvec2& v) { return std::hypot(v.x, v.y); }

// On the longest edge, bulged a little so that the outline stays convex where it can.
Corners one_more(Corners corners) {
    std::size_t longest = 0;
    const auto edge = [&](std::size_t i) { return corners[(i + 1) % corners.size()] - corners[i]; };
    for (std::size_t i = 1; i < corners.size(); ++i)
        if (length(edge(i)) > length(edge(longest))) longest = i;
    const glm::dvec2 along = edge(longest), outwards{along.y, -along.x};
    const auto whole = [](double v) { return std::round(100.0 * v) / 100.0 + 0.0; }; // centimetres
    const glm::dvec2 free = corners[longest] + 0.5 * along + 0.1 * outwards, at{whole(free.x), whole(free.y)};
    corners.insert(corners.begin() + static_cast<std::ptrdiff_t>(longest) + 1, at);
    return corners;
}

kit::Action change(const Body& b, bool more) {
    kit::Action out;
    const std::string name = b.is_a ? "A" : "B";
    out.id = b.key(more ? "add_corner" : "drop_corner");
    out.label = more ? kit::Text{name + ": add corner", name + ": 꼭짓점 넣기"}
                     : kit::Text{name + ": drop corner", name + ": 꼭짓점 빼기"};
    out.hint = more ? kit::Text{"Puts a corner into the longest edge", "가장 긴 변에 꼭짓점을 넣는다"}
                    : kit::Text{"Takes the last corner away", "마지막 꼭짓점을 뺀다"};
    if (b.list.empty()) {
        out.why_disabled = {"It is regular: its number of corners is on the slider above",
                            "정다각형이다. 꼭짓점 수는 위의 슬라이더로 바꾼다"};
        return out;
    }
    Corners corners = turned(b);
    if (more && corners.size() >= static_cast<std::size_t>(shape::max_vertices))
        out.why_disabled = {"16 corners are the most", "꼭짓점은 16개까지다"};
    if (!more && corners.size() <= 3) out.why_disabled = {"3 corners are the least", "꼭짓점은 3개 이상이어야 한다"};
    if (!out.why_disabled.empty()) return out;
    if (more)
        corners = one_more(std::move(corners));
    else
        corners.pop_back();
    out.settings = {{b.key("angle"), "0"}, listed(b, corners)};
    return out;
}

} // namespace
} // namespace sat_lab

std::vector<kit::Action> SatScene::actions(const kit::Moment<SatScene>& m) {
    using namespace sat_lab;
    const Body a = body_a(m.params), b = body_b(m.params);
    return {apply_mtv(m),    swap(m),          edit(a),         edit(b),
            change(a, true), change(a, false), change(b, true), change(b, false)};
}

} // namespace tunnel::scenes
