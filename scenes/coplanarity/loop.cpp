// Answers: the three methods as listings, and the line that each has come to.
#include "scenes/coplanarity/moment.hpp"

namespace tunnel::scenes::coplanarity {
namespace {

int line_of_univariate(const Moment& m) {
    if (!m.result.asked || told(m, ImpactMethod::univariate)) return -1;
    return m.step == 0 ? 0 : 2;
}

int line_of_inclusion(const Moment& m) {
    if (!stepping(m) || m.step == 0) return stepping(m) ? 0 : -1;
    const std::int64_t index = box_in_view(m);
    if (index < 0) return -1;
    switch (state_of(m, trace_of(m, ImpactMethod::inclusion).boxes[static_cast<std::size_t>(index)])) {
    case BoxState::outside: return 1;
    case BoxState::excluded: return 2;
    case BoxState::converged: return 3;
    case BoxState::split: return 4;
    default: return 0;
    }
}

// The latest step of the proof.
int line_of_certified(const Moment& m) {
    const auto& proof = trace_of(m, ImpactMethod::certified).proof;
    if (!stepping(m) || m.step == 0 || proof.empty()) return -1;
    const std::size_t at = std::min(static_cast<std::size_t>(m.step), proof.size()) - 1;
    switch (proof[at].stage) {
    case ccd::ProofStage::bounds: return 0;
    case ccd::ProofStage::volume: return 1;
    case ccd::ProofStage::isolate: return 2;
    case ccd::ProofStage::inside: return 3;
    case ccd::ProofStage::exact: return 4;
    case ccd::ProofStage::in_plane: return 5;
    case ccd::ProofStage::refine: return 6;
    }
    return -1;
}

void add(kit::Readouts& out, const char* key, Text title, std::vector<Text> lines, int active) {
    kit::Listing listing;
    listing.key = key;
    listing.title = std::move(title);
    listing.lines = std::move(lines);
    listing.active = active;
    listing.answer = true;
    out.listings.push_back(std::move(listing));
}

} // namespace

void read_loop(const Moment& m, kit::Readouts& out) {
    add(out, "univariate", {"Univariate: roots of the cubic", "단변량: 삼차식의 근"},
        {{"solve f(t) = 0 in floating point", "f(t) = 0을 부동소수점으로 푼다"},
         {"for each root t in [0, 1]:", "[0, 1]의 근 t마다:"},
         {"  inside? hit", "  안쪽이면: 충돌"},
         {"no root inside: clear (it may be wrong)", "안쪽인 근이 없으면: 충돌 없음 (틀릴 수 있음)"}},
        line_of_univariate(m));
    add(out, "inclusion", {"Inclusion: bisection in (t, u, v)", "포함: (t, u, v)의 이분법"},
        {{"take the earliest box B", "가장 이른 상자 B를 꺼낸다"},
         {"all of B beyond the face: throw away", "B 전체가 면 밖이면: 버린다"},
         {"0 outside the hull of F(B): throw away", "0이 F(B)의 껍질 밖이면: 버린다"},
         {"hull narrower than δ: hit, t ≥ B.t0", "껍질이 δ보다 좁으면: 충돌, t ≥ B.t0"},
         {"else split B in two", "아니면 B를 둘로 가른다"},
         {"no box left: clear; out of checks: undecided", "남은 상자가 없으면: 충돌 없음. 횟수를 다 쓰면: 미결정"}},
        line_of_inclusion(m));
    add(out, "certified", {"Certified: reject fast, prove the rest", "증명: 빨리 거르고 나머지는 따진다"},
        {{"one coordinate parts them all the time: clear", "한 좌표에서 내내 떨어져 있으면: 충돌 없음"},
         {"f has one sign throughout: clear", "f의 부호가 내내 같으면: 충돌 없음"},
         {"isolate each root of f", "f의 근을 하나씩 구간에 가둔다"},
         {"signs at the root: inside?", "근에서 부호를 본다: 안쪽인가"},
         {"in doubt: exact integers", "의심스러우면: 정확한 정수로 계산한다"},
         {"f = 0 throughout: the same in the plane", "내내 f = 0이면: 그 평면 안에서 따진다"},
         {"narrow the bracket of t", "t의 구간을 좁힌다"}},
        line_of_certified(m));
}

} // namespace tunnel::scenes::coplanarity
