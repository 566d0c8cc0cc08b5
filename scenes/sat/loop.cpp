// Answers: the document's loop under the chosen rules, and the line that this step came to.
#include "scenes/sat/search.hpp"

namespace tunnel::scenes::sat_lab {
namespace {

enum Line { loop, project_a, project_b, width, gap, push, turn, remember, answer };

int line_of(const Moment& m) {
    if (!m.result.valid()) return -1;
    const Search& s = m.result.search;
    if (m.step == 0) return loop;
    if (finished(m)) return s.status == base::Status::hit ? answer : gap;
    switch (stand_of(m, m.step - 1)) {
    case Stand::gap:
    case Stand::touch: return gap;
    case Stand::least: return remember;
    default: return m.params.depth == DepthRule::push && axis_at(m, m.step - 1).sense < 0.0 ? turn : push;
    }
}

} // namespace

void read_loop(const Moment& m, kit::Readouts& out) {
    const bool closed = m.params.touching == ContactRule::closed, true_push = m.params.depth == DepthRule::push;
    kit::Listing listing;
    listing.key = "loop";
    listing.title = {"The loop", "반복문"};
    listing.lines = {
        {"for n in edge normals of A, then of B:", "A의 변 법선, 이어서 B의 변 법선 n마다:"},
        {"  project A on n: [a0, a1]", "  A를 n에 투영: [a0, a1]"},
        {"  project B on n: [b0, b1]", "  B를 n에 투영: [b0, b1]"},
        {"  overlap = min(a1, b1) - max(a0, b0)", "  겹침 = min(a1, b1) - max(a0, b0)"},
        closed ? kit::Text{"  if overlap < 0: apart", "  겹침 < 0이면: 떨어져 있음"}
               : kit::Text{"  if overlap <= 0: apart", "  겹침 <= 0이면: 떨어져 있음"},
        true_push ? kit::Text{"  push = min(a1 - b0, b1 - a0)", "  밀어낼 거리 = min(a1 - b0, b1 - a0)"}
                  : kit::Text{"  push = overlap", "  밀어낼 거리 = 겹침"},
        true_push ? kit::Text{"  if b1 - a0 < a1 - b0: n = -n", "  b1 - a0 < a1 - b0이면: n = -n"}
                  : kit::Text{"  if n · (middle of B - of A) < 0: n = -n", "  n · (B 중심 - A 중심) < 0이면: n = -n"},
        {"  keep the least push and its n", "  가장 짧은 거리와 그 n을 기억"},
        {"no gap found: overlap, MTV = push · n", "틈이 없으면: 겹침, MTV = 거리 · n"},
    };
    if (m.params.early_exit) listing.lines[gap] = listing.lines[gap] + kit::Text{", stop", ", 끝"};
    listing.active = line_of(m);
    listing.answer = finished(m);
    out.listings.push_back(std::move(listing));
}

} // namespace tunnel::scenes::sat_lab
