// Answers: the boxes in the cells under a box or along a ray: column by column, in each only the occupied rows that can
// matter.
// Source: Amanatides and Woo 1987 go from cell to cell along the ray; here a whole column's rows are one piece of the
// sorted entries, so that empty stretches cost nothing, however long.
#include "core/broad/grid.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::broad {

namespace {

// Where o + t * d may be, whatever was rounded: two roundings made t, two more follow, and t may have underflowed.
void reach(double o, double d, double t, double& lo, double& hi) {
    const double way = t * d, end = o + way;
    const double margin =
        0x1p-48 * (std::abs(o) + std::abs(way)) + std::numeric_limits<double>::denorm_min() * (1.0 + std::abs(d));
    if (std::isfinite(end) && std::isfinite(margin))
        lo = std::min(lo, end - margin), hi = std::max(hi, end + margin);
    else
        lo = -std::numeric_limits<double>::infinity(), hi = -lo;
}

} // namespace

std::int64_t Grid::number_of(double coordinate) const {
    constexpr auto most = static_cast<double>(farthest);
    return static_cast<std::int64_t>(std::clamp(std::floor(coordinate * inverse_), -most, most));
}

// The rows that the ray may pass in the column. The column's own sides are rounded: it is taken a little wider.
Grid::Span Grid::ray_in_column(const shape::Ray& ray, std::int64_t column) const {
    const double o = ray.origin.x, d = ray.direction.x;
    double lo = ray.origin.y, hi = lo;
    if (ray.direction.y == 0.0) return {number_of(lo), number_of(hi)};
    constexpr double rim = 0x1p-10; // far above the rounding of numbers up to 2^30
    const auto from = static_cast<double>(column) - rim, to = static_cast<double>(column) + 1.0 + rim;
    lo = std::numeric_limits<double>::infinity(), hi = -lo;
    for (const double side : {size_ * from, size_ * to}) {
        const double t = (side - o) / d; // infinite at worst: the side may be, the ray is not
        reach(ray.origin.y, ray.direction.y, std::clamp(t, 0.0, ray.t_max), lo, hi);
    }
    return {number_of(lo), number_of(hi)};
}

template <class RowsOf, class Test>
void Grid::look(std::int64_t column0, std::int64_t column1, RowsOf rows_of, Test test, std::vector<Id>& out) {
    counts_ = {};
    out.clear();
    seen_.resize(boxes_.end(), query_);
    if (++query_ == 0) seen_.assign(seen_.size(), 0), query_ = 1;
    const auto try_box = [&](Id id) {
        ++counts_.visits;
        if (seen_[id] == query_) return;
        seen_[id] = query_;
        ++counts_.tests;
        if (test(boxes_[id])) out.push_back(id);
    };
    const auto at = [&](auto from, std::int64_t column, std::int64_t row) {
        return std::lower_bound(from, entries_.cend(), key_of(column, row),
                                [](const Entry& e, std::uint64_t key) { return e.key < key; });
    };
    for (auto e = at(entries_.cbegin(), column0, -farthest); e != entries_.cend();) {
        const std::int64_t column = column_of(e->key);
        if (column > column1) break;
        const Span rows = rows_of(column);
        ++counts_.visits;
        for (e = at(e, column, rows.first); e != entries_.cend() && e->key <= key_of(column, rows.last); ++e)
            try_box(e->id);
        e = at(e, column + 1, -farthest);
    }
    for (const Id id : large_) try_box(id);
    std::sort(out.begin(), out.end());
    counts_.found = static_cast<std::int64_t>(out.size());
}

void Grid::query(const shape::Aabb& box, std::vector<Id>& out) {
    bring_up_to_date();
    counts_ = {};
    out.clear();
    if (!is_legal(box)) return;
    const Span rows{number_of(box.min.y), number_of(box.max.y)};
    look(
        number_of(box.min.x), number_of(box.max.x), [&](std::int64_t) { return rows; },
        [&](const shape::Aabb& other) { return touch(box, other); }, out);
}

void Grid::query(const shape::Ray& ray, std::vector<Id>& out) {
    bring_up_to_date();
    counts_ = {};
    out.clear();
    if (!shape::is_valid(ray)) return;
    const shape::Aabb all = bounds_of(ray);
    const Span upright{number_of(all.min.y), number_of(all.max.y)};
    look(
        number_of(all.min.x), number_of(all.max.x),
        [&](std::int64_t column) { return ray.direction.x == 0.0 ? upright : ray_in_column(ray, column); },
        [&](const shape::Aabb& other) { return touches(other, ray); }, out);
}

} // namespace tunnel::broad
