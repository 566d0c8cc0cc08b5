// Answers: what can be dragged: where each own point begins and ends; and the one press that takes a shown query over
// as own points.
#include "scenes/coplanarity/query.hpp"

#include "scenes/coplanarity/moment.hpp"
#include "scenes/kit/set.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace coplanarity {
namespace {

kit::Handle handle(const Moment& m, std::size_t point, bool end) {
    const ccd::MovingPair& pair = m.result.pair;
    const std::string key = key_of(point, end);
    kit::Handle h;
    h.id = key;
    const std::string name = point_name(pair.kind, point);
    h.label = end ? Text{name + " at t = 1", name + " (t = 1)"} : Text{name + " at t = 0", name + " (t = 0)"};
    h.pane = "world";
    h.at = (end ? pair.end : pair.start)[point];
    for (std::size_t i = 0; i < 3; ++i) h.axes[i] = {key + std::array{"_x", "_y", "_z"}[i], 0.0, 1.0 / m.params.scale};
    h.pick = first_handle_pick + 2 * static_cast<unsigned>(point) + (end ? 1U : 0U);
    return h;
}

bool can_be_own(const ccd::MovingPair& pair) {
    for (std::size_t i = 0; i < ccd::count(pair.kind); ++i)
        for (const glm::dvec3& p : {pair.start[i], pair.end[i]})
            for (int k = 0; k < 3; ++k)
                if (!(std::abs(p[k]) <= farthest)) return false;
    return true;
}

kit::Action take_over(const Moment& m) {
    kit::Action out;
    out.id = "take_over";
    out.label = {"make these my own points", "이 점들을 직접 끌기"};
    out.hint = {"The same coordinates, bit for bit, as points to drag",
                "같은 좌표를 한 비트도 바꾸지 않고 끌어 옮길 수 있는 점으로 만든다"};
    const ccd::MovingPair pair = m.result.pair;
    if (m.params.source == Source::points)
        out.why_disabled = {"They are your own already", "이미 직접 정한 점이다"};
    else if (!m.result.asked)
        out.why_disabled = {"There is no query to take over", "가져올 질의가 없다"};
    else if (!can_be_own(pair))
        out.why_disabled = {"They lie beyond 20 m: lower the scale first",
                            "20 m 밖에 있는 점이 있다. 먼저 배율을 낮추자"};
    else {
        out.settings = {{"source", "points"}, {"scale", "1"}, {"kind", std::string(ccd::to_word(pair.kind))}};
        for (std::size_t i = 0; i < ccd::count(pair.kind); ++i)
            for (const bool end : {false, true})
                for (int k = 0; k < 3; ++k)
                    out.settings.push_back({key_of(i, end) + std::array{"_x", "_y", "_z"}[static_cast<std::size_t>(k)],
                                            kit::number_text((end ? pair.end : pair.start)[i][k])});
    }
    return out;
}

// The view of one moment is also one of the methods' steps, and back: the other way to look.
kit::Action other_timeline(const Moment& m) {
    kit::Action out;
    out.id = "other_timeline";
    out.label =
        stepping(m) ? Text{"play time", "시간으로 재생"} : Text{"step through the methods", "방법을 한 단계씩 보기"};
    out.hint = {"Lets the timeline count time, or the methods' steps",
                "시간축으로 시각을 따라갈지, 방법의 단계를 따라갈지 바꾼다"};
    out.settings = {{"plays", stepping(m) ? "time" : "steps"}};
    return out;
}

} // namespace
} // namespace coplanarity

std::vector<kit::Handle> CoplanarityScene::handles(const kit::Moment<CoplanarityScene>& m) {
    using namespace coplanarity;
    std::vector<kit::Handle> out;
    if (m.params.source != Source::points) return out;
    for (std::size_t i = 0; i < ccd::count(m.params.kind); ++i)
        for (const bool end : {false, true}) out.push_back(handle(m, i, end));
    return out;
}

std::vector<kit::Action> CoplanarityScene::actions(const kit::Moment<CoplanarityScene>& m) {
    return {coplanarity::other_timeline(m), coplanarity::take_over(m)};
}

} // namespace tunnel::scenes
