// Answers: what the document claims about the bullet, each as a predicate over readouts. Numbers belong to settings, so
// a claim with numbers first recognises its settings by readouts, and does not apply elsewhere.
#include "scenes/bullet/bullet.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace {

using kit::Readouts;
using Holds = std::optional<bool>;

constexpr double exact = 1e-12; // of numbers that the text gives in full
constexpr double just = 1e-9;   // of "inside" and "outside"

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance; }
bool none(const Readouts& r, std::string_view key) { return std::isnan(r.number(key)); }

// The document's wall and bullet, with this travel and relative travel.
bool is_at(const Readouts& r, double end_x, double relative) {
    return near(r.number("gap_x"), 4.14, exact) && near(r.number("end_x"), end_x, exact) &&
           near(r.number("relative_travel"), relative, exact);
}

Holds document(const Readouts& r) {
    if (!is_at(r, 8.5, 8.0)) return std::nullopt;
    const bool* tunneled = r.flag("tunneled");
    return r.is("discrete", "miss") && near(r.number("toi"), 0.5175, exact) && tunneled != nullptr && *tunneled;
}

// Where the end of the flight lies against the stretch that the endpoint test sees: -1, 0, 1; 2: nowhere.
int side_of_stretch(const Readouts& r) {
    const double travel = r.number("end_x") - BulletScene::start_x;
    const double lo = r.number("travel_seen_lo"), hi = r.number("travel_seen_hi");
    if (std::isnan(lo) || std::isnan(hi) || !(r.number("relative_travel") > 0.0)) return 2;
    if (travel < lo - just) return -1;
    if (travel > hi + just) return 1;
    return lo + just <= travel && travel <= hi - just ? 0 : 2;
}

Holds stretch(const Readouts& r) {
    if (!near(r.number("gap_x"), 4.14, exact) || !near(r.number("end_x") - 0.5, r.number("relative_travel"), exact))
        return std::nullopt;
    const double width = r.number("travel_seen_hi") - r.number("travel_seen_lo");
    if (!near(width, 0.72, just)) return std::nullopt; // another thickness with the same gap
    return near(r.number("travel_seen_lo"), 4.14, exact) && near(r.number("travel_seen_hi"), 4.86, exact);
}

Holds short_of(const Readouts& r) {
    if (side_of_stretch(r) != -1) return std::nullopt;
    return r.is("discrete", "miss") && none(r, "toi");
}
Holds inside(const Readouts& r) {
    if (side_of_stretch(r) != 0) return std::nullopt;
    return r.is("discrete", "hit") && r.number("toi") <= 1.0;
}
Holds beyond(const Readouts& r) {
    if (side_of_stretch(r) != 1) return std::nullopt;
    const bool* tunneled = r.flag("tunneled");
    return r.is("discrete", "miss") && r.number("toi") < 1.0 && tunneled != nullptr && *tunneled;
}

Holds backwards(const Readouts& r) {
    const bool* tunneled = r.flag("tunneled");
    if (tunneled == nullptr || !*tunneled || r.is("push_side", "end") || r.word("push_side") == nullptr)
        return std::nullopt;
    return r.is("push_side", "far") && r.number("push_x") > 0.0;
}

// Seen, but past the middle of a wall that is thinner than it is far to its ends.
Holds forwards(const Readouts& r) {
    if (!is_at(r, 5.2, 4.7)) return std::nullopt;
    return r.is("discrete", "hit") && r.is("push_side", "far") && near(r.number("push_x"), 0.16, exact);
}

Holds relative(const Readouts& r) {
    if (!r.is("contact_kind", "face") && !r.is("contact_kind", "corner")) return std::nullopt;
    return near(r.number("toi") * r.number("relative_travel"), r.number("gap_x"), just);
}
Holds rushes_in(const Readouts& r) {
    if (!is_at(r, 8.5, 12.0)) return std::nullopt;
    return near(r.number("toi"), 0.345, exact);
}
Holds flees(const Readouts& r) {
    if (!(r.number("relative_travel") <= 0.0) || r.number("start_gap") <= just) return std::nullopt;
    return none(r, "toi") && r.is("discrete", "miss");
}
Holds corner(const Readouts& r) {
    const double gap = 4.5 - 0.18 - std::sqrt(0.18 * 0.18 - 0.1 * 0.1); // to the corner, 0.1 m beside the end
    if (!near(r.number("gap_x"), gap, just)) return std::nullopt;
    return r.is("contact_kind", "corner") && r.number("toi") > 4.14 / r.number("relative_travel");
}

std::vector<kit::Claim> about_the_tests() {
    return {
        {"bullet-1",
         {"Both endpoints miss, yet the path hits at t = 0.5175 (the document prints 0.517).",
          "두 끝점에서는 겹치지 않지만 경로는 t = 0.5175에 벽에 닿는다. (문서에는 0.517로 나온다.)"},
         {},
         0,
         document},
        {"bullet-2",
         {"The endpoint test detects the wall only for travel from 4.14 to 4.86 m.",
          "끝점 검사는 이동 거리가 4.14~4.86 m일 때만 벽을 감지한다."},
         {},
         0,
         stretch},
        {"bullet-3",
         {"Just short of that stretch (4.13 m) nothing touches: the MISS is right.",
          "그 구간 바로 앞(4.13 m)에서는 아무것도 닿지 않는다. ‘충돌 없음’이 옳다."},
         {{"travel", "4.13"}},
         0,
         short_of},
        {"bullet-4",
         {"Inside it (4.15 m) the endpoint test says hit.", "구간 안(4.15 m)에서는 끝점 검사가 충돌이라고 한다."},
         {{"travel", "4.15"}},
         0,
         inside},
        {"bullet-5",
         {"At its far edge (4.85 m) it still does.", "구간 끝(4.85 m)에서도 그렇다."},
         {{"travel", "4.85"}},
         0,
         inside},
        {"bullet-6",
         {"Past it (4.87 m) the endpoint test is blind, though the path still hits.",
          "구간을 지나면(4.87 m) 경로는 여전히 벽에 닿는데 끝점 검사는 감지하지 못한다."},
         {{"travel", "4.87"}},
         0,
         beyond},
        {"bullet-7",
         {"Travel 4 is a real miss: no contact at any t.",
          "이동 거리가 4면 정말로 닿지 않는다. 어떤 t에서도 접촉이 없다."},
         {{"travel", "4"}},
         0,
         short_of},
    };
}

std::vector<kit::Claim> about_push_and_drift() {
    return {
        {"bullet-8",
         {"After a miss, the next push-out goes to the wrong side.", "한번 놓치면 다음번에는 반대편으로 밀려난다."},
         {},
         kit::last_step,
         backwards},
        {"bullet-9",
         {"Even when seen, past the wall's middle (4.7 m) the push-out goes forwards, by 0.16 m.",
          "검사가 감지하더라도 총알이 벽의 중심을 지났으면(4.7 m) 앞으로 0.16 m 밀려난다."},
         {{"travel", "4.7"}},
         kit::last_step,
         forwards},
        {"bullet-10",
         {"Only the relative travel counts: t = distance to close / (travel - drift).",
          "중요한 것은 상대 이동뿐이다. t = 좁혀야 할 거리 / (이동 거리 - 벽 이동량)."},
         {{"wall_drift", "1.5"}},
         0,
         relative},
        {"bullet-11",
         {"A wall that rushes in 4 m is met at t = 4.14/12 = 0.345.",
          "벽이 4 m 달려오면 t = 4.14/12 = 0.345에 만난다."},
         {{"wall_drift", "-4"}},
         0,
         rushes_in},
        {"bullet-12",
         {"A wall that runs away as fast as the bullet is never met.", "총알만큼 빨리 달아나는 벽과는 만나지 않는다."},
         {{"travel", "5"}, {"wall_drift", "5"}},
         0,
         flees},
        {"bullet-13",
         {"At height 6.1 m the round bullet meets the corner, later than it would the face.",
          "높이 6.1 m에서 둥근 총알은 벽의 꼭짓점에 닿는다. 면에 닿을 때보다 늦다."},
         {{"bullet_y", "6.1"}},
         0,
         corner},
    };
}

} // namespace

std::vector<kit::Claim> BulletScene::claims() {
    std::vector<kit::Claim> all = about_the_tests();
    for (kit::Claim& claim : about_push_and_drift()) all.push_back(std::move(claim));
    return all;
}

} // namespace tunnel::scenes
