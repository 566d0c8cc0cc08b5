// Answers: which polygon is meant after an edit: naming the number of corners or the size makes it regular again,
// unless its list is named as well. A list sets the number of corners.
#include "scenes/sat/sat.hpp"

#include <algorithm>

namespace tunnel::scenes {

void SatScene::settle(Params& p, std::span<const std::string_view> keys) {
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    if (!named("a_vertices") && (named("a_corners") || named("a_size"))) p.a_vertices.clear();
    if (!named("b_vertices") && (named("b_corners") || named("b_size"))) p.b_vertices.clear();
    const auto count = [](const kit::Points& list, int& corners) {
        if (!list.empty()) corners = std::clamp(static_cast<int>(list.size()), 3, 16);
    };
    count(p.a_vertices, p.a_corners);
    count(p.b_vertices, p.b_corners);
}

} // namespace tunnel::scenes
