// Answers: the method as a listing, this program's or the document's, and the line that this step came to.
#include "scenes/slab/moment.hpp"

namespace tunnel::scenes::slab_lab {
namespace {

using kit::Text;

std::vector<Text> listing_of_core(const Moment& m) {
    const char* en = m.params.start == Start::exit ? "exit, if exit <= max" : "";
    const char* ko = m.params.start == Start::exit ? "exit (exit <= 최대일 때)" : "";
    if (m.params.start == Start::zero) en = "0", ko = "0";
    if (m.params.start == Start::ignore) en = "nothing: miss", ko = "무시: 충돌 없음";
    return {{"for each axis a:", "축 a마다:"},
            {"  if D.a = 0: (parallel)", "  D.a = 0이면: (평행)"},
            {"    O.a in the slab: always; else miss, stop", "    O.a가 슬랩 안이면 항상, 아니면 충돌 없음, 끝"},
            {"  else: in  = (near plane - O.a) / D.a", "  아니면: in  = (가까운 면 - O.a) / D.a"},
            {"        out = (far plane - O.a) / D.a", "          out = (먼 면 - O.a) / D.a"},
            {"enter = latest in, exit = earliest out", "enter = 가장 늦은 in, exit = 가장 이른 out"},
            {"if enter > exit: miss", "enter > exit이면: 충돌 없음"},
            {"if exit < 0 or enter > max: miss", "exit < 0 또는 enter > 최대이면: 충돌 없음"},
            {"if enter >= 0: hit, t = enter", "enter >= 0이면: 충돌, t = enter"},
            Text{"else it starts inside: t = ", "아니면 안에서 시작: t = "} + Text{en, ko}};
}

int line_of_core(const Moment& m) {
    switch (m.step) {
    case question: return 0;
    case x_slab:
    case y_slab: {
        const Interval& axis = axis_of(m, m.step - x_slab);
        return !axis.seen || axis.parallel ? 2 : 4;
    }
    case shared: return 5;
    default: break;
    }
    switch (m.result.answer.why) {
    case Why::front: return 8;
    case Why::exit:
    case Why::zero:
    case Why::ignored: return 9;
    case Why::empty: return axis_of(m, 1).seen && axis_of(m, 1).holds ? 6 : 2;
    case Why::behind: return 7;
    case Why::too_far: return m.result.starts_inside ? 9 : 7;
    default: return -1;
    }
}

std::vector<Text> listing_of_document() {
    return {Text::same("inv = 1 / D"),
            Text::same("t0 = (min - O) * inv"),
            Text::same("t1 = (max - O) * inv"),
            Text::same("in = Min(t0, t1), out = Max(t0, t1)"),
            Text::same("enter = Max(in.x, in.y)"),
            Text::same("exit = Min(out.x, out.y)"),
            {"if enter > exit or exit < 0: miss", "enter > exit 또는 exit < 0이면: 충돌 없음"},
            {"t = enter if enter >= 0, else t = exit", "enter >= 0이면 t = enter, 아니면 t = exit"},
            {"hit if t <= max", "t <= 최대이면: 충돌"}};
}

int line_of_document(const Moment& m) {
    if (m.step == question) return 0;
    if (m.step <= y_slab) return 3;
    if (m.step == shared) return 5;
    const Why why = m.result.answer.why;
    if (why == Why::empty || why == Why::behind) return 6;
    return 8;
}

} // namespace

void read_listing(const Moment& m, kit::Readouts& out) {
    kit::Listing listing;
    listing.key = "method";
    listing.title = documents(m) ? Text{"The document's RayAabb, two axes", "문서의 RayAabb (두 축)"}
                                 : Text{"The slab method, nothing divided by 0", "0으로 나누지 않는 슬랩 방법"};
    listing.lines = documents(m) ? listing_of_document() : listing_of_core(m);
    listing.active = documents(m) ? line_of_document(m) : line_of_core(m);
    listing.answer = finished(m);
    out.listings.push_back(std::move(listing));
}

} // namespace tunnel::scenes::slab_lab
