// Answers: sizes, places and ways by seed, and the zigzag of each box.
#include "scenes/broad/cast.hpp"

#include "scenes/kit/random.hpp"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::broad_lab {
namespace {

constexpr double least = 0.75, most = 1.25;   // of the side, each way
constexpr double large = 12.5, small = 0.125; // mixed sizes, of a side that is even: 100 : 1
constexpr int one_large_in = 50;
constexpr double plate = 6.0;         // so many times wider, and as many times lower
constexpr double giant_share = 0.4;   // of the area's sides
constexpr double cluster_reach = 9.0; // m, from its middle
constexpr glm::dvec2 clusters[] = {{24, 22}, {60, 66}, {88, 28}, {120, 60}, {142, 20}};

glm::dvec2 half_of(const Params& p, int box, double even, kit::Random& random) {
    const double side = p.sizes != Sizes::mixed ? even : even * (box % one_large_in == 0 ? large : small);
    // One after the other: compilers do not agree on which argument of a call comes first.
    const double height = random.between(least, most), width = random.between(least, most);
    glm::dvec2 full = side * glm::dvec2(width, height);
    if (p.sizes == Sizes::giant && box == 0) full = giant_share * area;
    if (p.layout == Layout::one_x) full = {full.x * plate, full.y / plate};
    return 0.5 * glm::min(full, 0.9 * area);
}

// Between which two places the middle goes to and fro.
void choose_room(const Params& p, int box, Mover& m) {
    glm::dvec2 lo = m.half, hi = area - m.half;
    if (p.layout == Layout::clusters) {
        const glm::dvec2 middle = clusters[static_cast<std::size_t>(box) % std::size(clusters)];
        lo = glm::clamp(middle - cluster_reach, lo, hi);
        hi = glm::clamp(middle + cluster_reach, lo, hi);
    }
    if (p.layout == Layout::one_x) lo.x = hi.x = 0.5 * area.x;
    m.from = lo;
    m.range = hi - lo;
}

double zigzag(double way, double range) {
    if (range <= 0.0) return 0.0;
    const double turns = way / (2.0 * range), part = 2.0 * range * (turns - std::floor(turns));
    return part < range ? part : 2.0 * range - part;
}

} // namespace

// Of squares that cover the chosen share of the area.
double even_side(const Params& p) { return std::sqrt(0.01 * p.filled * area.x * area.y / p.boxes); }

Cast make_cast(const Params& p) {
    Cast cast(static_cast<std::size_t>(p.boxes));
    kit::Random random(static_cast<std::uint64_t>(p.seed) * 0xD1342543DE82EF95ULL);
    const double even = even_side(p);
    for (int i = 0; i < p.boxes; ++i) {
        Mover& m = cast[static_cast<std::size_t>(i)];
        m.half = half_of(p, i, even, random);
        choose_room(p, i, m);
        for (glm::dvec2::length_type axis : {0, 1}) {
            m.start[axis] = 2.0 * m.range[axis] * random.uniform();
            m.velocity[axis] = random.between(0.25, 1.0); // the start decides which way it goes first
        }
    }
    return cast;
}

void place(const Cast& cast, double travelled, std::vector<shape::Aabb>& out) {
    out.resize(cast.size());
    for (std::size_t i = 0; i < cast.size(); ++i) {
        const Mover& m = cast[i];
        const glm::dvec2 way = m.start + travelled * m.velocity;
        const glm::dvec2 at = m.from + glm::dvec2(zigzag(way.x, m.range.x), zigzag(way.y, m.range.y));
        out[i] = {at - m.half, at + m.half};
    }
}

} // namespace tunnel::scenes::broad_lab
