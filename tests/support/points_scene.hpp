// Answers: a small scene whose parameters are two lists of points, one of which may be empty, with a handle on a
// vertex and a button that inserts one. For tests.
#pragma once

#include "scenes/catalogue.hpp"
#include "scenes/kit/points.hpp"
#include "scenes/kit/run_of.hpp"

namespace tunnel::test {

struct PointsScene {
    struct Params {
        kit::Points vertices{{0.0, 0.0}, {2.0, 0.0}, {1.0, 1.5}};
        kit::Points extra{}; // empty: one at the middle
        double scale = 1.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {
        kit::Points shown{};
    };
    static const kit::SceneInfo& info() {
        static constexpr kit::SceneInfo it{"dots", {"Dots", "점들"}, {"none", "없음"}, {"Move one.", "옮겨 보자."}};
        return it;
    }
    static constexpr auto table() {
        using kit::points;
        return std::tuple{
            points(&Params::vertices, "vertices", {"vertices", "꼭짓점"}, {"Of the polygon", "다각형의 꼭짓점"}, "m",
                   {3, 6, -4.0, 4.0, 0.25}),
            points(&Params::extra, "extra", {"more points", "추가할 점"},
                   {"Empty: the scene's own", "비우면 장면이 정한다"}, "", {0, 2, -1.0, 1.0, 0.1}),
            kit::number(&Params::scale, "scale", {"scale", "배율"}, {"Of all", "전체의 배율"}, "", {0.5, 2.0, 0.1})};
    }
    static Result solve(const Params& p) { return {p.extra.empty() ? kit::Points{{0.0, 0.0}} : p.extra}; }
    static int last_step(const Params&, const Result&) { return 1; }
    static void draw(const kit::Moment<PointsScene>& m, kit::DrawList& list) {
        const int pane = list.pane({"world", {"World", "월드"}, false, {0, 0}, {1, 1}, {-8, -8, 0}, {8, 8, 0}});
        std::vector<glm::dvec3> corners;
        for (const glm::dvec2& p : m.params.vertices) corners.emplace_back(m.params.scale * p, 0.0);
        list.add(pane, {kit::Role::body}, kit::Polygon{corners});
        for (const glm::dvec2& p : m.result.shown) list.add(pane, {kit::Role::hit}, kit::Point{{p, 0.0}});
    }
    static void read(const kit::Moment<PointsScene>& m, kit::Readouts& out) {
        out.headline = {"Dots", "점들"};
        out.add("count", {"vertices", "꼭짓점 수"}, static_cast<std::int64_t>(m.params.vertices.size()));
    }
    static std::vector<kit::Handle> handles(const kit::Moment<PointsScene>& m) {
        std::vector<kit::Handle> out;
        for (std::size_t i = 0; i < m.params.vertices.size(); ++i) {
            const std::string name = "vertices[" + std::to_string(i) + "]";
            kit::Handle handle{name, {"vertex", "꼭짓점"}, "world", {m.params.scale * m.params.vertices[i], 0.0}};
            handle.axes[0] = {name + ".x", 0.0, 1.0 / m.params.scale};
            handle.axes[1] = {name + ".y", 0.0, 1.0 / m.params.scale};
            out.push_back(handle);
        }
        return out;
    }
    static std::vector<kit::Action> actions(const kit::Moment<PointsScene>& m) {
        kit::Action insert{"insert", {"insert a vertex", "꼭짓점 넣기"}, {"In the last edge", "마지막 변에 넣는다"}};
        kit::Points more = m.params.vertices;
        more.push_back(0.5 * (more.front() + more.back()));
        insert.settings = {{"vertices", kit::points_text(more)}};
        return {insert};
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() {
        return {{"document", {"document", "문서"}, {}, 0, {}},
                {"wide", {"wide", "넓게"}, {{"vertices[1].x", "3.5"}, {"extra", "0.5,0.5"}}, 0, {}}};
    }
};

inline const scenes::Entry points_entry{"dots",
                                        [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<PointsScene>()); }};

} // namespace tunnel::test
