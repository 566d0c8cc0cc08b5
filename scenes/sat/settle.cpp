// Answers: which polygon is meant after an edit: naming the number of corners or the size makes it regular again,
// unless its list is named as well.
#include "scenes/sat/sat.hpp"

#include <algorithm>

namespace tunnel::scenes {

void SatScene::settle(Params& p, std::span<const std::string_view> keys) {
    const auto named = [&](std::string_view key) { return std::find(keys.begin(), keys.end(), key) != keys.end(); };
    if (!named("a_vertices") && (named("a_corners") || named("a_size"))) p.a_vertices.clear();
    if (!named("b_vertices") && (named("b_corners") || named("b_size"))) p.b_vertices.clear();
}

} // namespace tunnel::scenes
