// Answers: does any frame of a flight see the bullet in the wall? Which speed is safe at which rate, what does it
// cost, and how often does a random start get through?
// Refuses: the whole-path test (see the bullet scene); flights that are not head-on.
#pragma once

#include "scenes/kit/param.hpp"
#include "scenes/kit/scene.hpp"

#include <glm/vec2.hpp>

#include <tuple>

namespace tunnel::scenes {

struct FramesParams {
    double speed = 120.0; // along +x
    int fps = 60;
    int substeps = 1; // tests per frame
    double wall_thickness = 0.36;
    double radius = 0.18;
    double phase = 0.5; // share of a step that is over when the bullet meets the wall
    std::int64_t seed = 5;
    friend bool operator==(const FramesParams&, const FramesParams&) = default;
};

// Which way the shortest push goes: back to where the bullet came from, or onward.
enum class WayOut { none, back, onward };

// One run of the endpoint test. x: of the bullet's centre; the wall's middle is at 0.
struct Look {
    double x = 0.0;
    double time = 0.0;    // in frames since the start; whole at the end of a frame
    bool between = false; // at a sub-step, not at the end of a frame
    bool overlap = false;
    bool assumed = false; // after the assumed return
};

// What holds at these parameters for any flight; nothing of the run, whose parameters may have been edited on its way.
struct FramesResult {
    double step = 0.0;       // length of one step between two tests, m
    double reach = 0.0;      // wall + bullet: the length of the zone in which a test sees the wall, m
    double zone_lo = 0.0;    // where the bullet's centre enters that zone
    double threshold = 0.0;  // m/s
    double share = 0.0;      // of phases in which some test sees the wall
    double share_back = 0.0; // of phases in which it is also pushed back
    int substeps_needed = 0; // so that every phase is seen; 0: no number is enough
};

struct FramesState {
    double x = 0.0;
    double steps_to_go = 0.0; // (x - zone_lo) / step, counted instead of added up, so that phases 0 and 1 are exact
    double step = 0.0, zone_lo = 0.0; // that count's
    bool edited = false;              // a step, a zone or the number of tests changed on the way
    int substeps = 1;                 // of the last frame
    int frame = 0;
    int tests = 0;
    double met = -1.0;   // when the bullet met the wall, in frames since the start; < 0: not yet
    double met_x = 0.0;  // met: the centre then
    int after = -1;      // number of the look that saw the wall, or else of the first one beyond it; < 0: none yet
    bool caught = false; // a test saw the overlap, and the push-out ended the flight
    bool passed = false; // the wall lies behind, and no test saw it
    bool returned = false;
    double push = 0.0;
    WayOut way = WayOut::none;
    std::vector<Look> looks; // all tests so far
};

struct FramesScene {
    using Params = FramesParams;
    using Result = FramesResult;
    using State = FramesState;

    static constexpr int lead_frames = 3;   // before the one in which the bullet meets the wall
    static constexpr int flight_frames = 8; // of the flight that is shown
    static constexpr int return_frames = 2; // after a miss: the assumed return, the push-out
    static constexpr int trials = 10000;

    static constexpr auto table() {
        using P = FramesParams;
        using enum kit::Group;
        using kit::number, kit::Scale;
        return std::tuple{
            number(&P::speed, "speed", {"speed", "속력"}, {"of the bullet", "총알의 속력"}, "m/s",
                   {1.0, 1000.0, 1.0, Scale::log}),
            number(&P::fps, "fps", {"frame rate", "프레임률(fps)"}, {"frames per second", "1초에 계산하는 프레임 수"},
                   "1/s", {10.0, 1000.0, 1.0, Scale::log}),
            number(&P::substeps, "substeps", {"sub-steps", "서브스텝(substeps)"},
                   {"endpoint tests per frame", "프레임마다 하는 끝점 검사 횟수"}, "", {1.0, 64.0, 1.0}),
            number(&P::wall_thickness, "wall_thickness", {"wall thickness", "벽 두께"},
                   {"0 makes the wall a line", "0이면 벽은 선이다"}, "m", {0.0, 2.0, 0.01}),
            number(&P::radius, "radius", {"bullet radius", "총알 반지름"},
                   {"0 makes the bullet a point", "0이면 총알은 점이다"}, "m", {0.0, 1.0, 0.01}),
            number(&P::phase, "phase", {"phase", "위상(phase)"},
                   {"share of the step that is over when the bullet meets the wall; it sets where the flight starts",
                    "총알이 벽에 닿을 때까지 지난 스텝의 비율. 이 값이 비행의 출발점을 정한다"},
                   "", {0.0, 1.0, 0.01}),
            number(&P::seed, "seed", {"random seed", "난수 시드(seed)"},
                   {"of the trials; the same seed gives the same trials",
                    "시행에 쓰는 시드. 시드가 같으면 시행 결과도 같다"},
                   "", {1.0, 1000000.0, 1.0}, more)};
    }

    static const kit::SceneInfo& info();
    static Result solve(const Params& params);
    static State start(const Params& params);
    static State advance(const State& state, const Params& params, std::span<const kit::Input> drags, double dt);
    static double step_seconds(const Params& params);
    static bool over(const Params& params, const State& state);
    static void draw(const kit::Moment<FramesScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<FramesScene>& moment, kit::Readouts& out);
    static std::unique_ptr<kit::Job> job(const Params& params);
    static std::vector<kit::Handle> handles(const kit::Moment<FramesScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

using FramesMoment = kit::Moment<FramesScene>;

} // namespace tunnel::scenes
