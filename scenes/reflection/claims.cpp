// Answers: what document 004 and ERRATA 8 claim of the epsilon, each at settings of its own.
#include "scenes/reflection/settings.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace reflection_lab {
namespace {

using Holds = std::optional<bool>;
using kit::Readouts;

bool fixed_whole(const Readouts& r) {
    return r.is("fixed_verdict", "ok") && r.number("fixed_survived") == r.number("due") && r.number("due") > 0;
}
bool fixed_fails(const Readouts& r, const char* how) {
    return r.is("fixed_verdict", how) && r.is("scaled_verdict", "ok");
}

Holds works(const Readouts& r) { return fixed_whole(r); }
Holds self_hit_at_once(const Readouts& r) { return fixed_fails(r, "self_hit") && r.number("fixed_survived") == 1; }
Holds self_hit(const Readouts& r) { return fixed_fails(r, "self_hit"); }
Holds skipped(const Readouts& r) { return fixed_fails(r, "skipped"); }
Holds none_good(const Readouts& r) { return std::isnan(r.number("good_from")) && r.is("scaled_verdict", "ok"); }
Holds none_for_all(const Readouts& r) { return r.number("best_rows") < r.number("rows"); }
Holds everywhere(const Readouts& r) {
    return r.number("scaled_faults") == 0 && r.number("scaled_least") == r.number("due") && r.number("due") > 0 &&
           r.number("offsets_checked") > 100;
}
Holds contact_seen(const Readouts& r) { return r.is("fixed_verdict", "ok") && r.number("first_distance") == 0; }
Holds contact_lost(const Readouts& r) { return r.is("fixed_verdict", "missed") && r.number("first_distance") > 0; }

kit::Claim claim(int number, kit::Words text, std::vector<kit::Setting> settings, Holds (*holds)(const Readouts&)) {
    return {"reflection-" + std::to_string(number), text, std::move(settings), kit::last_step, holds};
}

std::vector<kit::Claim> of_the_fixed_rule() {
    return {
        claim(1,
              {"Near the origin the document's 1e-4 survives every bounce.",
               "원점 가까이에서는 문서의 1e-4로 모든 반사에 성공한다."},
              {}, works),
        claim(2,
              {"Too small: at 1e-8 the second hit is the same mirror.",
               "너무 작은 1e-8에서는 두 번째도 같은 거울에 부딪힌다."},
              {{"epsilon", "1e-8"}}, self_hit_at_once),
        claim(3,
              {"The same 1e-4 fails 10 km from the origin, in float.",
               "같은 1e-4도 원점에서 10 km 떨어지면 float에서는 실패한다."},
              {{"offset", "10000"}}, self_hit),
        claim(4, {"Kept in double, 1e-4 survives there, and at 1e7.", "double로 두면 거기서도, 1e7에서도 성공한다."},
              {{"offset", "1e7"}, {"arithmetic", "double"}}, works),
        claim(5, {"Too large: it skips a gap thinner than epsilon.", "너무 크면 엡실론보다 좁은 틈을 건너뛴다."},
              with(in_gap("0.005"), {{"epsilon", "0.008"}}), skipped),
        claim(6,
              {"Far out and in a thin gap no epsilon works, in float.",
               "멀리 있는 좁은 틈에서는 float로 통하는 엡실론이 없다."},
              with(in_gap("0.005"), {{"offset", "1e5"}}), none_good),
        claim(7,
              {"No single epsilon serves all offsets, in float.",
               "float에서는 모든 오프셋에 통하는 엡실론이 하나도 없다."},
              {}, none_for_all),
    };
}

std::vector<kit::Claim> of_the_scaled_rule() {
    return {
        claim(8,
              {"In the room the scaled rule survives all offsets from 1 to 1e7.",
               "방에서 비례 규칙은 오프셋 1~1e7에서 모두 성공한다."},
              {}, everywhere),
        claim(9, {"In a gap of 1 mm it does so, too.", "폭 1 mm의 틈에서도 그렇다."}, in_gap("0.001"), everywhere),
        claim(10, {"In a corner, 1 cm from the tip, as well.", "구석에서 꼭짓점 1 cm 곁을 지날 때도 그렇다."},
              in_corner("0.01"), everywhere),
        claim(11, {"And along a round wall.", "둥근 벽을 따라 돌 때도 그렇다."}, in_gallery(), everywhere),
    };
}

std::vector<kit::Claim> of_the_switches() {
    const auto grazing = with(in_gallery(), {{"start_y", "-2.4995"}, {"offset", "100"}});
    return {
        claim(12,
              {"Stepped off along the ray, a grazing one hits its own mirror.",
               "진행 방향으로 떼면 스치는 광선은 방금 떠난 거울에 부딪힌다."},
              with(grazing, {{"along", "direction"}}),
              [](const Readouts& r) -> Holds { return r.is("fixed_verdict", "self_hit"); }),
        claim(
            13,
            {"A ray that begins in contact says so: distance 0.", "접촉한 채 시작한 광선은 거리 0으로 접촉을 알린다."},
            in_contact(), contact_seen),
        claim(14, {"With t = 0 ignored that contact is lost.", "t = 0을 무시하면 그 접촉을 놓친다."},
              with(in_contact(), {{"zero_hits", "ignored"}}), contact_lost),
    };
}

} // namespace
} // namespace reflection_lab

std::vector<kit::Claim> ReflectionScene::claims() {
    std::vector<kit::Claim> all = reflection_lab::of_the_fixed_rule();
    for (auto* more : {&reflection_lab::of_the_scaled_rule, &reflection_lab::of_the_switches})
        for (kit::Claim& one : more()) all.push_back(std::move(one));
    return all;
}

} // namespace tunnel::scenes
