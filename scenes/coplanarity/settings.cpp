// Answers: the end points of each preset.
#include "scenes/coplanarity/settings.hpp"

#include "scenes/coplanarity/query.hpp"

namespace tunnel::scenes::coplanarity {
namespace {

using Place = std::array<const char*, 3>;

void put(Settings& out, std::size_t point, const Place& start, const Place& end) {
    for (const bool last : {false, true})
        for (std::size_t i = 0; i < 3; ++i)
            out.push_back({key_of(point, last) + std::array{"_x", "_y", "_z"}[i], (last ? end : start)[i]});
}

Settings at_upright_triangle(const Place& start, const Place& end) {
    Settings out;
    put(out, 0, start, end);
    put(out, 1, {"0", "0", "-1"}, {"0", "0", "-1"});
    put(out, 2, {"0", "0", "1"}, {"0", "0", "1"});
    put(out, 3, {"0", "2", "0"}, {"0", "2", "0"});
    return out;
}

} // namespace

Settings with(Settings base, const Settings& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

Settings clean_hit() { return at_upright_triangle({"-2", "0.75", "0"}, {"3", "0.75", "0"}); }
Settings outside() { return at_upright_triangle({"-2", "1", "1.5"}, {"3", "1", "1.5"}); }
Settings grazing() { return at_upright_triangle({"-2", "1", "0.5"}, {"3", "1", "0.5"}); }
Settings vertex_on_vertex() { return at_upright_triangle({"-2", "2", "0"}, {"3", "2", "0"}); }
Settings near_miss() {
    Settings out;
    put(out, 0, {"-2", "1.601", "-0.4"}, {"3", "2.601", "0.6"});
    put(out, 1, {"-0.6", "0", "-1"}, {"0.9", "0", "-1"});
    put(out, 2, {"0.2", "0", "1"}, {"-0.3", "0", "1"});
    put(out, 3, {"-0.4", "2", "0"}, {"0.6", "2", "0"});
    return out;
}

Settings handcrafted() {
    Settings out;
    put(out, 0, {"0", "0.5", "0"}, {"0", "0.5", "0"});
    put(out, 1, {"-9.146549652549418e-18", "0.514365180756892", "8.380715214190635e-17"},
        {"-8.279187914561014e-18", "0.277626403784438", "5.414484376341513e-17"});
    put(out, 2, {"-2.0149487117225052e-17", "1.514365180756892", "-1.3489787097463496e-16"},
        {"-1.5892736519536962e-16", "1.2776264037844378", "-2.6547544729958156e-16"});
    put(out, 3, {"1", "1.514365180756892", "-5.523683601951412e-17"},
        {"0.9999999999999998", "1.2776264037844383", "-3.2489181972637187e-16"});
    return out;
}

Settings in_float() {
    Settings out;
    put(out, 0, {"-0.45", "1.21", "0.45"}, {"0.29500000000000004", "1.7", "1.075"});
    put(out, 1, {"1.27", "0.04", "-1.48"}, {"1.81", "1.42", "1.65"});
    put(out, 2, {"1.83", "0.71", "-0.42"}, {"-1.22", "1.98", "0.5"});
    put(out, 3, {"1.35", "2.49", "0.26"}, {"-0.05", "0.25", "-1.66"});
    return with(out, {{"single", "on"}});
}

Settings sliding() {
    Settings out;
    put(out, 0, {"-2", "1", "0"}, {"2", "1", "0"});
    put(out, 1, {"1", "1", "-1"}, {"0", "1", "-1"});
    put(out, 2, {"1", "1", "1"}, {"0", "1", "1"});
    put(out, 3, {"2.5", "1", "0"}, {"1.5", "1", "0"});
    return out;
}

Settings crossing_edges() {
    Settings out{{"kind", "edge_edge"}};
    put(out, 0, {"-1.5", "0.5", "0"}, {"-1.5", "2", "0"});
    put(out, 1, {"1.5", "0.5", "0"}, {"1.5", "2", "0"});
    put(out, 2, {"0.25", "1.5", "-1.5"}, {"0.25", "0.5", "-1.5"});
    put(out, 3, {"0.25", "1.5", "1.5"}, {"0.25", "0.5", "1.5"});
    return out;
}

Settings sliding_edges() {
    Settings out{{"kind", "edge_edge"}};
    put(out, 0, {"-1.5", "1", "0"}, {"0", "1", "0"});
    put(out, 1, {"-0.5", "1", "0.75"}, {"1", "1", "0.75"});
    put(out, 2, {"0.5", "1", "-0.75"}, {"0.5", "1", "-0.75"});
    put(out, 3, {"0.75", "1", "0.75"}, {"0.75", "1", "0.75"});
    return out;
}

Settings vertex_on_edge() {
    Settings out{{"kind", "vertex_edge"}};
    put(out, 0, {"-1.5", "0.5", "0"}, {"1.5", "1.5", "0"});
    put(out, 1, {"0", "1", "-1"}, {"0", "1", "-1"});
    put(out, 2, {"0", "1", "1"}, {"0", "1", "1"});
    return out;
}

Settings two_vertices() {
    Settings out{{"kind", "vertex_vertex"}};
    put(out, 0, {"-1.5", "0.5", "-0.5"}, {"1.5", "2", "1"});
    put(out, 1, {"1.5", "2", "-0.5"}, {"-1.5", "0.5", "1"});
    return out;
}

Settings meshes() { return {{"source", "meshes"}}; }

} // namespace tunnel::scenes::coplanarity
