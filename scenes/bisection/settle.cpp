// Answers: which motion is meant after an edit, by one rule: what was named last counts. An end point means a motion of
// one's own, travel or drift mean the document's; naming the motion itself decides against both.
#include "scenes/bisection/bisection.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace bisection {
namespace {

struct Coordinate {
    std::string_view key;
    double Params::*member;
};
constexpr Coordinate coordinates[] = {{"p0_x", &Params::p0_x}, {"p0_y", &Params::p0_y}, {"p1_x", &Params::p1_x},
                                      {"p1_y", &Params::p1_y}, {"a0_x", &Params::a0_x}, {"a0_y", &Params::a0_y},
                                      {"a1_x", &Params::a1_x}, {"a1_y", &Params::a1_y}, {"b0_x", &Params::b0_x},
                                      {"b0_y", &Params::b0_y}, {"b1_x", &Params::b1_x}, {"b1_y", &Params::b1_y}};

// The document's bullet and wall, as end points.
Params in_the_document(Params p) {
    const Params start;
    for (const Coordinate& c : coordinates) p.*(c.member) = start.*(c.member);
    p.p1_x = p.p0_x + p.travel;
    p.a1_x = p.a0_x + p.wall_drift;
    p.b1_x = p.b0_x + p.wall_drift;
    return p;
}

} // namespace
} // namespace bisection

void BisectionScene::settle(Params& p, std::span<const std::string_view> keys) {
    using namespace bisection;
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    const bool own =
        std::any_of(std::begin(coordinates), std::end(coordinates), [&](const Coordinate& c) { return named(c.key); });
    if (!named("motion") && own && in_family(p)) {
        const Params from = in_the_document(p);
        for (const Coordinate& c : coordinates)
            if (!named(c.key)) p.*(c.member) = from.*(c.member);
        p.motion = Motion::free;
    } else if (!named("motion") && !own && (named("travel") || named("wall_drift")))
        p.motion = Motion::family;
    if (in_family(p)) p = in_the_document(p);
}

} // namespace tunnel::scenes
