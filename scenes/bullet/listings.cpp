// Answers: the two tests side by side as listings, each with the line that runs now.
#include "scenes/bullet/words.hpp"

namespace tunnel::scenes {
namespace {

using kit::Text;

kit::Listing endpoint_test(const Now& now, const BulletResult& r) {
    kit::Listing list;
    list.key = "endpoint_test";
    list.title = {"Endpoint test", "끝점 검사"};
    list.lines = {
        Text{"if overlap(bullet(0), wall(0)): hit", "겹침(총알(0), 벽(0))이면: 충돌"},
        Text{"move everything by the whole step", "모든 물체를 한 스텝만큼 옮긴다"},
        Text{"if overlap(bullet(1), wall(1)): hit", "겹침(총알(1), 벽(1))이면: 충돌"},
        Text{"otherwise: miss", "아니면: 충돌 없음"},
    };
    if (now.t <= 0.0)
        list.active = 0;
    else if (now.t < 1.0)
        list.active = 1;
    else // its answer stands until the next frame's test, which sees the overlap that is pushed out
        list.active = r.touch_end || now.part == Part::push_out ? 2 : 3;
    list.answer = now.t >= 1.0;
    return list;
}

kit::Listing path_test(const Now& now, const BulletResult& r) {
    kit::Listing list;
    list.key = "path_test";
    list.title = {"Whole-path test (continuous)", "전체 경로 검사 (연속)"};
    list.lines = {
        Text{"gap(t) = gap at 0 - t (travel - drift)", "간격(t) = 처음 간격 - t (이동 거리 - 벽 이동량)"},
        Text{"t* = first t in [0, 1] with gap(t) <= 0", "t* = [0, 1]에서 간격(t) <= 0인 첫 t"},
        Text{"if there is one: hit at t*, stop there", "있으면: t*에서 충돌, 거기서 멈춘다"},
        Text{"otherwise: clear, proved", "없으면: 충돌 없음, 증명됨"},
    };
    list.active = now.t <= 0.0 ? 1 : !r.contact ? 3 : now.t < r.impact.t ? 1 : 2;
    list.answer = now.t > 0.0;
    return list;
}

} // namespace

void read_listings(const Now& now, const BulletResult& result, kit::Readouts& out) {
    out.listings.push_back(endpoint_test(now, result));
    out.listings.push_back(path_test(now, result));
}

} // namespace tunnel::scenes
