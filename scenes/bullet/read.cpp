// Answers: values, the table of instants, marks on sliders and timeline.
#include "scenes/bullet/words.hpp"
#include "scenes/kit/slider_marks.hpp"

#include <algorithm>
#include <limits>

namespace tunnel::scenes {
namespace {

using kit::Readout;
using kit::Role;
using kit::Text;

constexpr double none = std::numeric_limits<double>::quiet_NaN();

void verdict(Readout& r, bool hit) {
    r.verdict = true;
    r.role = hit ? Role::hit : Role::miss;
    r.shown = hit ? Text{"HIT", "충돌"} : Text{"MISS", "충돌 없음"};
}

std::string_view word_of(PushSide side) {
    switch (side) {
    case PushSide::near_side: return "near";
    case PushSide::far_side: return "far";
    case PushSide::around_end: return "end";
    case PushSide::none: break;
    }
    return "none";
}

std::string_view word_of(Meeting meeting) {
    switch (meeting) {
    case Meeting::start: return "start";
    case Meeting::face: return "face";
    case Meeting::corner: return "corner";
    case Meeting::short_of: return "short_of";
    case Meeting::passes_by: return "passes_by";
    case Meeting::runs_away: return "runs_away";
    }
    return "passes_by";
}

Text shown(Meeting meeting) {
    switch (meeting) {
    case Meeting::start: return {"touching at the start", "처음부터 닿음"};
    case Meeting::face: return {"on the wall's face", "벽의 면"};
    case Meeting::corner: return {"at the wall's corner", "벽의 꼭짓점"};
    case Meeting::short_of: return {"none: stops short", "없음: 못 미침"};
    case Meeting::passes_by: return {"none: flies past the end", "없음: 끝을 비켜 감"};
    case Meeting::runs_away: return {"none: the wall runs away", "없음: 벽이 달아남"};
    }
    return {};
}

void read_verdicts(const BulletMoment& m, kit::Readouts& out) {
    const BulletResult& r = m.result;
    const bool seen = r.touch_start || r.touch_end;
    Readout& discrete =
        out.add("discrete", {"endpoints only (discrete)", "끝점만 (이산)"}, std::string(seen ? "hit" : "miss"));
    verdict(discrete, seen);
    Readout& toi = out.add("toi", {"whole path (continuous)", "전체 경로 (연속)"},
                           kit::finite_or_null(r.contact ? r.impact.t : none));
    toi.verdict = true;
    toi.role = r.contact ? Role::hit : Role::miss;
    const std::string t = digits(r.impact.t, digits_to_tell(r.impact.t, 1.0, 5));
    toi.shown = r.contact ? Text{"HIT t = " + t, "충돌 t = " + t} : Text{"no contact", "접촉 없음"};
    Readout& tunneled = out.add("tunneled", {"tunneled", "터널링(tunneling)"}, r.tunneled);
    tunneled.shown = r.tunneled ? Text{"yes", "예"} : Text{"no", "아니요"};
    tunneled.role = r.tunneled ? Role::hit : Role::text;
    tunneled.answer = true;
}

// A contact of the decimals that is none of the doubles is counted, and said to be so.
void read_proof(const BulletResult& r, kit::Readouts& out) {
    Readout& proved =
        out.add("contact_proved", {"contact proved", "접촉이 증명됨"}, r.contact ? kit::Value{r.proved} : kit::Value{});
    proved.answer = true;
    if (!r.contact) return;
    proved.shown = r.proved ? Text{"yes", "예"}
                            : Text{"no: less than 1e-14 m apart, counted as touching",
                                   "아니요: 1e-14 m보다 좁은 틈이라 닿은 것으로 침"};
}

void read_push(const After& after, kit::Readouts& out) {
    const kit::Value null{};
    Readout& side = out.add("push_side", {"push-out goes to", "밀려나는 쪽"},
                            after.any ? kit::Value{std::string(word_of(after.side))} : null);
    side.answer = true;
    side.role = Role::push;
    switch (after.side) {
    case PushSide::far_side: side.shown = {"the far side (wrong)", "반대편 (틀림)"}; break;
    case PushSide::near_side: side.shown = {"the side it came from", "들어온 쪽"}; break;
    case PushSide::around_end: side.shown = {"around the wall's end", "벽 끝을 도는 쪽"}; break;
    case PushSide::none: break;
    }
    out.add("push_x", {"push-out along x", "x 방향으로 밀어낸 거리"},
            after.any ? kit::finite_or_null(tidy(after.push.x)) : null, "m")
        .answer = true;
    Readout& assumed =
        out.add("push_assumes_return", {"assumed", "가정"}, after.any ? kit::Value{after.next_frame} : null);
    assumed.answer = true;
    if (after.any)
        assumed.shown = after.next_frame ? Text{"next frame ends in the wall's far half",
                                                "다음 프레임 끝에 총알이 벽의 먼 쪽 절반에 있음"}
                                         : Text{"nothing: this frame's end", "없음: 이 프레임 끝의 위치 그대로"};
}

void read_numbers(const BulletMoment& m, const Now& now, kit::Readouts& out) {
    const BulletResult& r = m.result;
    const double start = BulletScene::start_x, end = start + m.params.travel;
    out.add("contact_x", {"bullet centre at contact", "접촉 순간 총알 중심 x"},
            kit::finite_or_null(r.contact ? tidy(start + r.impact.t * m.params.travel) : none), "m")
        .answer = true;
    const int tell = digits_to_tell(r.gap_x, r.relative_travel); // which is the larger decides
    out.add("relative_travel", {"travel - drift", "이동 거리 - 벽 이동량"}, tidy(r.relative_travel), "m").digits = tell;
    out.add("gap_x", {"distance to close", "좁혀야 할 거리"}, kit::finite_or_null(tidy(r.gap_x)), "m").digits = tell;
    Readout& kind = out.add("contact_kind", {"contact", "접촉"}, std::string(word_of(r.meeting)));
    kind.shown = shown(r.meeting);
    kind.answer = true;
    read_proof(r, out);
    out.add("start_gap", {"gap at t = 0", "t = 0의 간격"}, tidy(r.start_gap), "m");
    out.add("end_gap", {"gap at t = 1", "t = 1의 간격"}, tidy(r.end_gap), "m").answer = true;
    out.add("end_x", {"bullet at t = 1", "t = 1의 총알 x"}, tidy(end), "m");
    const bool known = r.seen_travel.any && !r.touch_start;
    out.add("travel_seen_lo", {"endpoint test detects it for travel from", "끝점 검사가 감지하는 최소 이동 거리"},
            kit::finite_or_null(known ? tidy(r.seen_travel.lo) : none), "m")
        .answer = true;
    out.add("travel_seen_hi", {"and for travel up to", "끝점 검사가 감지하는 최대 이동 거리"},
            kit::finite_or_null(known ? tidy(r.seen_travel.hi) : none), "m")
        .answer = true;
    out.add("now_gap", {"gap now", "현재 간격"}, tidy(now.gap), "m");
}

void mark(kit::Readouts& out, std::string_view key, const Stretch& stretch, Text label, Role role) {
    if (!stretch.any) return;
    const std::size_t before = out.slider_marks.size();
    kit::mark_slider(out, BulletScene::table(), key, stretch.lo, stretch.hi, std::move(label), role);
    if (out.slider_marks.size() > before) out.slider_marks.back().answer = true;
}

void read_marks(const BulletResult& r, kit::Readouts& out) {
    if (!r.touch_start) { // else every end is seen
        mark(out, "travel", r.seen_travel, {"endpoint test detects it only at #", "끝점 검사는 #에서만 감지"},
             Role::hit);
        mark(out, "wall_x", r.seen_wall_x, {"detected at #", "#에서 감지"}, Role::hit);
        mark(out, "wall_drift", r.seen_drift, {"detected at #", "#에서 감지"}, Role::hit);
    }
    mark(out, "bullet_y", r.path_y, {"the path meets the wall at #", "경로가 벽과 만나는 높이 #"}, Role::muted);
    if (r.contact) {
        const double at = r.impact.t * BulletScene::frame_steps;
        out.timeline_marks.push_back({at, {"first contact", "첫 접촉"}, Role::hit, true});
    }
    if (!r.after.any) return;
    out.timeline_marks.push_back(
        {static_cast<double>(BulletScene::frame_steps), {"frame ends", "프레임 끝"}, Role::muted, true});
    const int flight = (r.after.next_frame ? 2 : 1) * BulletScene::frame_steps;
    out.timeline_marks.push_back({static_cast<double>(flight), {"push-out", "밀어냄"}, Role::push, true});
}

void instant(kit::Table& table, const BulletMoment& m, double t, bool looked_at, double gap) {
    const double x = BulletScene::start_x + t * m.params.travel;
    kit::TableRow row;
    const bool overlap = gap <= 0.0;
    row.cells = {tidy(t), tidy(x), tidy(m.params.wall_x + t * m.params.wall_drift), tidy(gap), looked_at, overlap};
    row.shown = {{},
                 {},
                 {},
                 {},
                 looked_at ? Text{"both tests", "두 검사 모두"} : Text{"whole path only", "전체 경로 검사만"},
                 overlap ? Text{"yes: hit", "예: 충돌"} : Text{"no", "아니요"}};
    row.role = overlap ? Role::hit : Role::miss;
    table.rows.push_back(std::move(row));
}

void read_instants(const BulletMoment& m, kit::Readouts& out) {
    kit::Table table;
    table.key = "instants";
    table.title = {"Which test asks when", "어느 검사가 언제 묻는가"};
    table.answer = true;
    table.columns = {{"t", {"t", "t"}, ""},
                     {"bullet_x", {"bullet x", "총알 x"}, "m"},
                     {"wall_x", {"wall x", "벽 x"}, "m"},
                     {"gap", {"gap", "간격"}, "m"},
                     {"endpoint", {"asked by", "이때 묻는 검사"}, ""},
                     {"overlap", {"do they touch?", "닿아 있는가?"}, ""}};
    const BulletResult& r = m.result;
    instant(table, m, 0.0, true, r.start_gap);
    if (r.contact && r.impact.t > 0.0 && r.impact.t < 1.0) instant(table, m, r.impact.t, false, 0.0);
    instant(table, m, 1.0, true, r.end_gap);
    out.tables.push_back(std::move(table));
}

Text timeline(const Now& now) {
    const std::string t = digits(now.t, 4);
    if (now.part == Part::next_frame) return {"next frame, t = " + t, "다음 프레임, t = " + t};
    if (now.part == Part::push_out) return {"push-out", "밀어냄"};
    return Text::same("t = " + t);
}

} // namespace

void BulletScene::read(const BulletMoment& m, kit::Readouts& out) {
    const Now now = now_at(m.params, m.result, m.step, 0.0);
    out.headline = headline(m, now);
    out.timeline_label = timeline(now);
    read_verdicts(m, out);
    read_numbers(m, now, out);
    read_push(m.result.after, out);
    out.formulas.push_back(worked_formula(m));
    read_listings(now, m.result, out);
    read_instants(m, out);
    read_plots(m, now, out);
    read_marks(m.result, out);
}

} // namespace tunnel::scenes
