// Answers: the values, marks on sliders and timeline: of the whole flight at these settings, and of the run so far.
#include "scenes/frames/pieces.hpp"
#include "scenes/kit/slider_marks.hpp"

#include <cmath>
#include <limits>

namespace tunnel::scenes {

int seeing_test(const FramesMoment& m) { return m.params.phase == 0.0 ? m.result.before : m.result.after; }
double frame_of(const FramesMoment& m, int test) { return kit::tidy(static_cast<double>(test) / m.params.substeps); }

namespace {

using kit::Readout;
using kit::Role;
using kit::Text;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

void read_flight(const FramesMoment& m, kit::Readouts& out) {
    const FramesResult& r = m.result;
    Readout& overlap = out.add("overlap", {"overlap in any frame", "한 프레임에서라도 겹침"}, r.seen);
    overlap.verdict = true;
    overlap.role = r.seen ? Role::hit : Role::miss;
    overlap.shown = r.seen ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"};
    const double before = frame_of(m, r.before), after = frame_of(m, r.after);
    out.add("frame_before", {"stepped over after frame", "건너뛰기 직전 프레임"},
            kit::finite_or_null(r.seen ? none : before))
        .role = Role::miss;
    out.add("frame_after", {"and before frame", "건너뛴 직후 프레임"}, kit::finite_or_null(r.seen ? none : after))
        .role = Role::miss;
    out.add("seen_frame", {"seen in frame", "벽을 본 프레임"},
            kit::finite_or_null(r.seen ? frame_of(m, seeing_test(m)) : none));
    Readout& way = out.add("push_side", {"push-out goes to", "밀려나는 쪽"}, kit::Value{});
    way.role = Role::push;
    way.hidden_first = true;
    if (r.way != WayOut::none) {
        way.value = std::string(r.way == WayOut::back ? "near" : "far");
        way.shown = r.way == WayOut::back ? Text{"the side it came from", "들어온 쪽"}
                                          : Text{"the far side (wrong)", "반대편 (틀림)"};
    }
}

void read_lengths(const FramesMoment& m, kit::Readouts& out) {
    const FramesResult& r = m.result;
    out.add("step_length", {"one step", "한 스텝"}, kit::tidy(r.step), "m");
    out.add("reach", {"wall + bullet", "벽 + 총알"}, kit::tidy(r.reach), "m");
    out.add("threshold_speed", {"threshold speed", "문턱 속력"}, kit::tidy(r.threshold), "m/s").role = Role::hit;
    out.add("share_formula", {"share of phases seen, formula", "보이는 위상의 비율 (공식)"}, r.share);
    out.add("sigma", {"standard deviation of 10 000 trials", "1만 번 시행의 표준편차 σ"},
            std::sqrt(r.share * (1.0 - r.share) / FramesScene::trials));
    out.add("share_back", {"share of phases pushed back, formula", "되밀리는 위상의 비율 (공식)"}, r.share_back);
    out.add("tests_per_second", {"cost: tests per second", "비용: 초당 검사 횟수"},
            static_cast<std::int64_t>(m.params.fps) * m.params.substeps);
    const int flight = FramesScene::flight_frames * m.params.substeps + 1;
    out.add("tests_in_flight", {"tests in this flight", "이 비행의 검사 횟수"},
            static_cast<std::int64_t>(r.seen ? seeing_test(m) + 1 : flight));
    const bool some = r.substeps_needed > 0;
    Readout& needed = out.add("substeps_needed", {"sub-steps that are enough", "충분한 서브스텝 수"},
                              some ? kit::Value{static_cast<std::int64_t>(r.substeps_needed)} : kit::Value{});
    if (!some) needed.shown = {"no number is enough", "아무리 많아도 모자람"};
}

void read_live(const FramesMoment& m, kit::Readouts& out) {
    const FramesState& s = m.state;
    out.add("frame", {"frame now", "현재 프레임"}, static_cast<std::int64_t>(s.frame));
    out.add("x", {"bullet now", "현재 총알 x"}, kit::tidy(s.x), "m");
    out.add("tests_so_far", {"tests so far", "지금까지의 검사 횟수"}, static_cast<std::int64_t>(s.tests));
    const bool pushed = s.returned && s.way != WayOut::none;
    Readout& run = out.add("run", {"this run", "이번 실행"},
                           std::string(s.caught   ? "caught"
                                       : pushed   ? "pushed"
                                       : s.passed ? "passed"
                                                  : "flying"));
    run.role = s.caught ? Role::hit : s.passed ? Role::miss : Role::text;
    run.shown = s.caught   ? Text{"caught", "잡힘"}
                : pushed   ? Text{"passed, then pushed out on the far side", "지나간 뒤 반대편으로 밀림"}
                : s.passed ? Text{"passed unseen", "보이지 않고 지나감"}
                           : Text{"in flight", "비행 중"};
    kit::Value side{};
    if (s.way != WayOut::none) side = std::string(s.way == WayOut::back ? "near" : "far");
    Readout& way = out.add("run_push_side", {"pushed in this run to", "이번 실행에서 밀린 쪽"}, side);
    if (s.way != WayOut::none)
        way.shown = s.way == WayOut::back ? Text{"the side it came from", "들어온 쪽"}
                                          : Text{"the far side (wrong)", "반대편 (틀림)"};
}

void tick(kit::Readouts& out, std::string_view key, double at, Text label) {
    kit::mark_slider(out, FramesScene::table(), key, at, at, std::move(label));
}

void read_marks(const FramesMoment& m, kit::Readouts& out) {
    const FramesParams& p = m.params;
    const FramesResult& r = m.result;
    tick(out, "speed", r.threshold, {"faster can slip through", "더 빠르면 빠져나갈 수 있음"});
    tick(out, "fps", p.speed / (r.reach * p.substeps), {"always seen from here", "여기부터 늘 보임"});
    if (r.substeps_needed > 0) tick(out, "substeps", r.substeps_needed, {"always seen from here", "여기부터 늘 보임"});
    tick(out, "wall_thickness", r.step - 2.0 * p.radius, {"always seen from here", "여기부터 늘 보임"});
    tick(out, "radius", 0.5 * (r.step - p.wall_thickness), {"always seen from here", "여기부터 늘 보임"});
    if (r.share < 1.0) kit::mark_slider(out, FramesScene::table(), "phase", 1.0 - r.share, 1.0, {"seen", "보임"});
    const double meets = (r.before + p.phase) / p.substeps;
    out.timeline_marks.push_back({kit::tidy(meets), {"meets the wall", "벽과 만남"}, Role::hit});
    if (r.seen) return;
    out.timeline_marks.push_back({static_cast<double>(FramesScene::flight_frames + 1),
                                  {"comes back (assumed)", "되돌아옴 (가정)"},
                                  Role::muted});
}

} // namespace

void FramesScene::read(const FramesMoment& m, kit::Readouts& out) {
    out.headline = headline(m);
    const std::string n = std::to_string(m.step);
    out.timeline_label = {"frame " + n, n + "번 프레임"};
    read_flight(m, out);
    read_lengths(m, out);
    read_live(m, out);
    read_formulas(m, out);
    read_loop(m, out);
    read_rates(m, out);
    read_plots(m, out);
    read_marks(m, out);
}

} // namespace tunnel::scenes
