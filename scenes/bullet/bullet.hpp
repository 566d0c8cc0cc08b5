// Answers: does a round bullet meet a thick wall within one frame, and who notices: the test of the two endpoints,
// or the test of the whole path?
// Refuses: bounces and forces. What follows a miss is shown under one stated assumption (see After).
#pragma once

#include "core/ccd/disc_box.hpp"
#include "scenes/kit/param.hpp"
#include "scenes/kit/scene.hpp"

#include <tuple>

namespace tunnel::scenes {

struct BulletParams {
    double travel = 8.0; // of the bullet in this frame, along +x
    double bullet_y = 3.5;
    double wall_x = 5.0; // the wall's middle at t = 0
    double wall_drift = 0.0;
    double radius = 0.18;
    double wall_half_thickness = 0.18;
    friend bool operator==(const BulletParams&, const BulletParams&) = default;
};

// Where in the wall's outline the path meets it, or why it does not.
enum class Meeting { start, face, corner, short_of, passes_by, runs_away };

// Which way the shortest push goes, seen from the side the bullet came from.
enum class PushSide { none, near_side, far_side, around_end };

// What the simulator does about it. Seen at the end of the frame: the push from there. Missed: we assume that in the
// next frame the wall stands still and the bullet comes back, to end half-way into the wall's far half.
struct After {
    bool any = false;
    bool next_frame = false; // the assumption is in use
    glm::dvec2 from{0.0};    // the bullet's centre when the overlap is seen
    glm::dvec2 push{0.0};
    PushSide side = PushSide::none;
};

// Stretch of a parameter in which a test says hit; not any: nowhere.
struct Stretch {
    bool any = false;
    double lo = 0.0, hi = 0.0;
};

struct BulletResult {
    ccd::DiscBoxMotion motion;
    ccd::DiscBoxImpact impact;
    bool touch_start = false, touch_end = false;
    bool contact = false;  // somewhere in t in [0, 1]
    bool proved = false;   // contact: by the core, for exactly these doubles; else a touch within rounding (1e-14 m)
    bool tunneled = false; // contact, and neither endpoint touches
    Meeting meeting = Meeting::passes_by;
    double relative_travel = 0.0;
    double gap_x = 0.0;   // along x, to the first contact; NaN when the wall is out of reach at this height
    double reach_x = 0.0; // distance of the centres along x at contact; NaN likewise
    double start_gap = 0.0, end_gap = 0.0;
    Stretch seen_travel, seen_wall_x, seen_drift; // by the endpoint test at t = 1
    Stretch path_y;                               // heights at which the whole path meets the wall
    After after;
};

struct BulletScene {
    using Params = BulletParams;
    using Result = BulletResult;

    static constexpr double start_x = 0.5, wall_bottom = 1.0, wall_top = 6.0;
    static constexpr int frame_steps = 100; // one frame, t = 0 … 1
    static constexpr int push_steps = 40;   // the push-out takes no time of the world; these show it

    static constexpr auto table() {
        using P = BulletParams;
        using kit::number;
        return std::tuple{number(&P::travel, "travel", {"travel", "이동 거리"},
                                 {"how far the bullet flies in this frame", "이 프레임 동안 총알이 날아가는 거리"}, "m",
                                 {0.5, 20.0, 0.02}),
                          number(&P::bullet_y, "bullet_y", {"bullet height", "총알 높이"},
                                 {"height of the flight; the wall stands from 1 to 6 m",
                                  "총알이 나는 높이. 벽은 높이 1~6 m에 걸쳐 있다"},
                                 "m", {0.0, 7.0, 0.05}),
                          number(&P::wall_x, "wall_x", {"wall x", "벽 x"},
                                 {"middle of the wall at the start of the frame", "프레임이 시작할 때 벽 중심의 x좌표"},
                                 "m", {1.0, 15.0, 0.05}),
                          number(&P::wall_drift, "wall_drift", {"wall drift", "벽 이동량"},
                                 {"how far the wall moves in this frame; negative: towards the bullet",
                                  "이 프레임 동안 벽이 움직이는 거리. 음수면 총알 쪽으로 온다"},
                                 "m", {-6.0, 6.0, 0.05}),
                          number(&P::radius, "radius", {"bullet radius", "총알 반지름"},
                                 {"0 makes the bullet a point", "0이면 총알은 점이다"}, "m", {0.0, 1.0, 0.01}),
                          number(&P::wall_half_thickness, "wall_half_thickness",
                                 {"wall half-thickness", "벽 두께의 절반"},
                                 {"0 makes the wall a line", "0이면 벽은 선이다"}, "m", {0.0, 1.0, 0.01})};
    }

    static const kit::SceneInfo& info();
    static Result solve(const Params& params);
    static int last_step(const Params& params, const Result& result);
    static void draw(const kit::Moment<BulletScene>& moment, kit::DrawList& list);
    static void read(const kit::Moment<BulletScene>& moment, kit::Readouts& out);
    static std::vector<kit::Handle> handles(const kit::Moment<BulletScene>& moment);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
};

using BulletMoment = kit::Moment<BulletScene>;

} // namespace tunnel::scenes
