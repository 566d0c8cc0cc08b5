// Answers: a scene of many boxes that all move in every frame, for measuring what the window makes of them.
#pragma once

#include "scenes/catalogue.hpp"
#include "scenes/kit/run_of.hpp"

#include <cmath>
#include <cstdint>

namespace tunnel::bench {

struct MovingBoxes {
    static constexpr int count = 20000;
    struct Params {
        double speed = 1.0;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {};
    static const kit::SceneInfo& info() {
        static constexpr kit::SceneInfo it{
            "boxes_20000", {"Moving boxes", "움직이는 상자"}, {"none", "없음"}, {"Look.", "보기."}, 60.0};
        return it;
    }
    static constexpr auto table() {
        return std::tuple{
            kit::number(&Params::speed, "speed", {"speed", "속력"}, {"of all", "모두"}, "", {0.1, 4.0, 0.1})};
    }
    static Result solve(const Params&) { return {}; }
    static int last_step(const Params&, const Result&) { return 1 << 20; }
    // A whole number in [0, 1 << 16), the same for the same box and salt.
    static double draw_lots(int box, std::uint32_t salt) {
        std::uint32_t h = (static_cast<std::uint32_t>(box) + salt * 0x9e3779b9U) * 0x85ebca6bU;
        h = (h ^ (h >> 13U)) * 0xc2b2ae35U;
        return static_cast<double>((h ^ (h >> 16U)) & 0xffffU) / 65536.0;
    }
    static double to_and_fro(double x) { // [0, 1]
        const double part = x - 2.0 * std::floor(0.5 * x);
        return part < 1.0 ? part : 2.0 - part;
    }
    static kit::Boxes boxes_at(double time) {
        kit::Boxes out;
        out.boxes.resize(count);
        for (int i = 0; i < count; ++i) {
            const glm::dvec3 at(to_and_fro(draw_lots(i, 1) + time * (0.02 + 0.1 * draw_lots(i, 2))) * 160.0,
                                to_and_fro(draw_lots(i, 3) + time * (0.02 + 0.1 * draw_lots(i, 4))) * 100.0, 0.0);
            const glm::dvec3 half(0.2 + 0.3 * draw_lots(i, 5), 0.2 + 0.3 * draw_lots(i, 6), 0.0);
            kit::BoxInstance& box = out.boxes[static_cast<std::size_t>(i)];
            box.lo = at - half;
            box.hi = at + half;
            box.role = i % 7 == 0 ? kit::Role::hit : kit::Role::body;
            box.fill = i % 3 == 0 ? kit::Fill::faint : kit::Fill::none;
            box.ghost = i % 11 == 0;
            box.pick = static_cast<unsigned>(i) + 1;
        }
        return out;
    }
    static void draw(const kit::Moment<MovingBoxes>& m, kit::DrawList& list) {
        const int pane = list.pane({"world", {"World", "월드"}, false, {0, 0}, {1, 1}, {0, 0, 0}, {160, 100, 0}});
        list.add(pane, {kit::Role::body, kit::Weight::fine},
                 boxes_at((m.step + m.view.fraction) * m.params.speed / 60.0));
        for (int i = 0; i < 8; ++i)
            list.add(pane, {kit::Role::text},
                     kit::Label{{"label", "이름"}, {}, {10.0 + 20.0 * i, 50.0, 0.0}, kit::Side::above});
    }
    static void read(const kit::Moment<MovingBoxes>& m, kit::Readouts& out) {
        out.add("step", {"step", "단계"}, static_cast<std::int64_t>(m.step));
    }
    static std::vector<kit::Claim> claims() { return {}; }
    static std::vector<kit::Preset> presets() { return {{"document", {"document", "문서"}, {}, 0, {}}}; }
};

inline const scenes::Entry moving_boxes{"boxes_20000",
                                        [] { return std::unique_ptr<kit::SceneRun>(new kit::RunOf<MovingBoxes>()); }};

} // namespace tunnel::bench
