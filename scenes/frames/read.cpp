// Answers: the values and marks, of two kinds that an edit on the way sets apart: of this run as it is dated, and of
// any flight at the present settings (labelled so).
#include "scenes/frames/pieces.hpp"
#include "scenes/kit/slider_marks.hpp"

#include <cmath>
#include <limits>

namespace tunnel::scenes {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

Around around_wall(const FramesState& run) {
    if (run.after < 1) return {none, none};
    const auto after = static_cast<std::size_t>(run.after);
    return {kit::tidy(run.looks[after - 1].time), kit::tidy(run.looks[after].time)};
}

namespace {

using kit::Readout;
using kit::Role;
using kit::Text;

Text side_words(WayOut way) {
    return way == WayOut::back ? Text{"the side it came from", "들어온 쪽"}
                               : Text{"the far side (wrong)", "반대편 (틀림)"};
}
kit::Value side_value(WayOut way) {
    return way == WayOut::none ? kit::Value{} : kit::Value{std::string(way == WayOut::back ? "near" : "far")};
}

void read_verdicts(const FramesState& run, kit::Readouts& out) {
    Readout& overlap =
        out.add("overlap", {"frame tests only: overlap in any", "프레임 검사만: 하나라도 겹침"}, run.caught);
    overlap.verdict = true;
    overlap.role = run.caught ? Role::hit : Role::miss;
    overlap.shown = run.caught ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"};
    const bool met = run.met >= 0.0;
    Readout& path = out.add("meets_wall", {"whole path: meets the wall", "전체 경로: 벽과 만남"},
                            kit::finite_or_null(met ? kit::tidy(run.met) : none));
    path.verdict = true;
    path.role = met ? Role::hit : Role::miss;
    const std::string at = digits(run.met, 4);
    path.shown = met ? Text{"HIT, frame " + at, "충돌, 프레임 " + at} : Text{"no contact", "접촉 없음"};
}

// This run as it is dated, from its start to its end.
void read_flight(const FramesState& run, kit::Readouts& out) {
    read_verdicts(run, out);
    const Around at = around_wall(run);
    const auto frame = [&](const char* key, Text label, double value) -> Readout& {
        Readout& r = out.add(key, std::move(label), kit::finite_or_null(value));
        r.answer = true;
        return r;
    };
    frame("frame_before", {"stepped over after frame", "건너뛰기 직전 프레임"}, run.caught ? none : at.before).role =
        Role::miss;
    frame("frame_after", {"and before frame", "건너뛴 직후 프레임"}, run.caught ? none : at.after).role = Role::miss;
    frame("seen_frame", {"detected in frame", "벽을 감지한 프레임"}, run.caught ? at.after : none);
    Readout& way =
        out.add("push_side", {"push-out of this run goes to", "이 실행에서 밀려나는 쪽"}, side_value(run.way));
    way.role = Role::push;
    way.answer = true;
    if (run.way != WayOut::none) way.shown = side_words(run.way);
    const auto flown = static_cast<std::int64_t>(run.looks.size()) - (run.looks.back().assumed ? 1 : 0);
    out.add("tests_in_flight", {"tests in this flight", "이 비행의 검사 횟수"}, flown).answer = true;
}

// What holds for any flight at the present settings.
void read_lengths(const FramesMoment& m, kit::Readouts& out) {
    const FramesResult& r = m.result;
    const int tell = digits_to_tell(r.step, r.reach), of_one = digits_to_tell(r.share, 1.0);
    out.add("step_length", {"one step now", "현재 한 스텝"}, kit::tidy(r.step), "m").digits = tell;
    out.add("reach", {"wall + bullet now", "현재 벽 + 총알"}, kit::tidy(r.reach), "m").digits = tell;
    Readout& threshold = out.add("threshold_speed", {"threshold speed at these settings", "이 설정의 문턱 속력"},
                                 kit::tidy(r.threshold), "m/s");
    threshold.role = Role::hit;
    threshold.digits = digits_to_tell(r.threshold, m.params.speed);
    threshold.answer = true;
    Readout& share = out.add(
        "share_formula",
        {"share of phases detected at these settings, formula", "이 설정에서 감지되는 위상의 비율 (공식)"}, r.share);
    share.digits = of_one;
    share.answer = true;
    out.add("sigma", {"standard deviation of 10 000 trials", "1만 번 시행의 표준편차 σ"},
            std::sqrt(r.share * (1.0 - r.share) / FramesScene::trials))
        .answer = true;
    Readout& back =
        out.add("share_back",
                {"share of phases pushed back at these settings, formula", "이 설정에서 되밀리는 위상의 비율 (공식)"},
                r.share_back);
    back.digits = digits_to_tell(r.share_back, 1.0);
    back.answer = true;
    out.add("tests_per_second", {"cost: tests per second", "비용: 초당 검사 횟수"},
            static_cast<std::int64_t>(m.params.fps) * m.params.substeps);
    const bool some = r.substeps_needed > 0;
    Readout& needed =
        out.add("substeps_needed", {"sub-steps that are enough at these settings", "이 설정에서 충분한 서브스텝 수"},
                some ? kit::Value{static_cast<std::int64_t>(r.substeps_needed)} : kit::Value{});
    needed.answer = true;
    if (!some) needed.shown = {"no number is enough", "아무리 많아도 모자람"};
}

void read_live(const FramesMoment& m, kit::Readouts& out) {
    const FramesState& s = m.state;
    out.add("frame", {"frame now", "현재 프레임"}, static_cast<std::int64_t>(s.frame));
    out.add("x", {"bullet now", "현재 총알 x"}, kit::tidy(s.x), "m");
    out.add("tests_so_far", {"tests so far", "지금까지의 검사 횟수"}, static_cast<std::int64_t>(s.tests));
    const bool pushed = s.returned && s.way != WayOut::none;
    Readout& run = out.add("run", {"this run so far", "지금까지의 실행"},
                           std::string(s.caught   ? "caught"
                                       : pushed   ? "pushed"
                                       : s.passed ? "passed"
                                                  : "flying"));
    run.role = s.caught ? Role::hit : s.passed ? Role::miss : Role::text;
    run.shown = s.caught   ? Text{"caught", "잡힘"}
                : pushed   ? Text{"passed, then pushed out on the far side", "지나간 뒤 반대편으로 밀림"}
                : s.passed ? Text{"passed undetected", "감지되지 않고 지나감"}
                           : Text{"in flight", "비행 중"};
    Readout& way = out.add("run_push_side", {"pushed so far to", "지금까지 밀린 쪽"}, side_value(s.way));
    if (s.way != WayOut::none) way.shown = side_words(s.way);
}

void mark(kit::Readouts& out, std::string_view key, double lo, double hi, Text label) {
    const std::size_t before = out.slider_marks.size();
    kit::mark_slider(out, FramesScene::table(), key, lo, hi, std::move(label));
    if (out.slider_marks.size() > before) out.slider_marks.back().answer = true;
}

void read_slider_marks(const FramesMoment& m, kit::Readouts& out) {
    const FramesParams& p = m.params;
    const FramesResult& r = m.result;
    const auto tick = [&](std::string_view key, double at, Text label) { mark(out, key, at, at, std::move(label)); };
    const Text from{"always detected from #", "#부터 늘 감지"};
    tick("speed", r.threshold, {"faster than # can slip through", "#보다 빠르면 빠져나갈 수 있음"});
    tick("fps", std::ceil(kit::tidy(p.speed / (r.reach * p.substeps))), from);
    if (r.substeps_needed > 0) tick("substeps", r.substeps_needed, from);
    tick("wall_thickness", r.step - 2.0 * p.radius, from);
    tick("radius", 0.5 * (r.step - p.wall_thickness), from);
    if (r.share < 1.0) mark(out, "phase", 1.0 - r.share, 1.0, {"detected at #", "#에서 감지"});
}

void read_timeline_marks(const FramesState& run, kit::Readouts& out) {
    if (run.met >= 0.0)
        out.timeline_marks.push_back({kit::tidy(run.met), {"meets the wall", "벽과 만남"}, Role::hit, true});
    if (!run.returned) return;
    out.timeline_marks.push_back({static_cast<double>(FramesScene::flight_frames + 1),
                                  {"comes back (assumed)", "되돌아옴 (가정)"},
                                  Role::muted,
                                  true});
}

} // namespace

void FramesScene::read(const FramesMoment& m, kit::Readouts& out) {
    out.headline = headline(m);
    const std::string n = std::to_string(m.step);
    out.timeline_label = {"frame " + n, "프레임 " + n};
    read_flight(m.end, out);
    read_lengths(m, out);
    read_live(m, out);
    read_formulas(m, out);
    read_loop(m, out);
    read_rates(m, out);
    read_plots(m, out);
    read_slider_marks(m, out);
    read_timeline_marks(m.end, out);
}

} // namespace tunnel::scenes
