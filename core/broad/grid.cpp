// Answers: which cells a box covers, and the pairs cell by cell.
#include "core/broad/grid.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::broad {

namespace {

double take(std::vector<double>& values, std::size_t rank) {
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

bool is_finite(const shape::Aabb& b) {
    return std::isfinite(b.min.x) && std::isfinite(b.min.y) && std::isfinite(b.max.x) && std::isfinite(b.max.y);
}

} // namespace

// The distance between the middles that a tenth lie below and a tenth above.
double Grid::spread(int axis) {
    scratch_.clear();
    for (const shape::Aabb& b : boxes_.all())
        if (is_finite(b)) scratch_.push_back(0.5 * b.min[axis] + 0.5 * b.max[axis]);
    if (scratch_.empty()) return 0.0;
    const std::size_t rank = scratch_.size() / 10;
    const double low = take(scratch_, rank);
    return take(scratch_, scratch_.size() - 1 - rank) - low;
}

// Twice the middle size, but no smaller than the spacing asks for: four cells a box are enough.
double Grid::choose_size() {
    scratch_.clear();
    for (const shape::Aabb& b : boxes_.all())
        if (is_finite(b)) scratch_.push_back(std::max(b.max.x - b.min.x, b.max.y - b.min.y));
    if (scratch_.empty()) return 1.0;
    const double spacing_cells = 2.0 * std::sqrt(static_cast<double>(scratch_.size()));
    const double middle = take(scratch_, scratch_.size() / 2);
    const double size = std::max(2.0 * middle, std::max(spread(0), spread(1)) / spacing_cells);
    return size >= 1e-300 && size <= 1e300 ? size : 1.0;
}

Grid::Cells Grid::cells_of(const shape::Aabb& box) const {
    const double column0 = std::floor(box.min.x * inverse_), column1 = std::floor(box.max.x * inverse_);
    const double row0 = std::floor(box.min.y * inverse_), row1 = std::floor(box.max.y * inverse_);
    constexpr auto most = static_cast<double>(farthest - 1);
    if (!(column0 >= -most && column1 <= most && row0 >= -most && row1 <= most)) return {};
    if ((column1 - column0 + 1.0) * (row1 - row0 + 1.0) > static_cast<double>(most_cells)) return {};
    return {static_cast<std::int64_t>(column0), static_cast<std::int64_t>(row0), static_cast<std::int64_t>(column1),
            static_cast<std::int64_t>(row1)};
}

void Grid::bring_up_to_date() {
    if (!stale_) return;
    stale_ = false;
    size_ = choose_size();
    inverse_ = 1.0 / size_;
    entries_.clear(), large_.clear();
    cells_.resize(boxes_.end());
    for (Id id = 0; id < boxes_.end(); ++id) {
        if (!boxes_.holds(id)) continue;
        const Cells c = cells_[id] = cells_of(boxes_[id]);
        if (c.none()) large_.push_back(id);
        for (std::int64_t column = c.column0; column <= c.column1; ++column)
            for (std::int64_t row = c.row0; row <= c.row1; ++row) entries_.push_back({key_of(column, row), id});
    }
    std::sort(entries_.begin(), entries_.end(),
              [](const Entry& a, const Entry& b) { return a.key < b.key || (a.key == b.key && a.id < b.id); });
}

std::size_t Grid::end_of_cell(std::size_t begin) const {
    std::size_t end = begin + 1;
    while (end < entries_.size() && entries_[end].key == entries_[begin].key) ++end;
    return end;
}

std::span<const Pair> Grid::pairs() {
    bring_up_to_date();
    counts_ = {};
    pairs_.clear();
    for (std::size_t begin = 0, end = 0; begin < entries_.size(); begin = end) {
        end = end_of_cell(begin);
        pairs_in_cell(begin, end);
    }
    pairs_of_large();
    pair_order_.sort(pairs_, boxes_.end());
    counts_.visits += static_cast<std::int64_t>(entries_.size());
    counts_.found = static_cast<std::int64_t>(pairs_.size());
    return pairs_;
}

void Grid::pairs_in_cell(std::size_t begin, std::size_t end) {
    const std::uint64_t here = entries_[begin].key;
    for (std::size_t i = begin; i < end; ++i) {
        const Id a = entries_[i].id;
        for (std::size_t j = i + 1; j < end; ++j) {
            const Id b = entries_[j].id;
            const std::int64_t column = std::max(cells_[a].column0, cells_[b].column0);
            const std::int64_t row = std::max(cells_[a].row0, cells_[b].row0);
            if (key_of(column, row) != here) continue;
            ++counts_.tests;
            if (touch(boxes_[a], boxes_[b])) pairs_.push_back({a, b});
        }
    }
}

void Grid::pairs_of_large() {
    for (const Id a : large_)
        for (Id b = 0; b < boxes_.end(); ++b) {
            if (!boxes_.holds(b) || (cells_[b].none() && b <= a)) continue;
            ++counts_.visits, ++counts_.tests;
            if (touch(boxes_[a], boxes_[b])) pairs_.push_back({std::min(a, b), std::max(a, b)});
        }
}

void Grid::show(GridPicture& out) {
    bring_up_to_date();
    out.cell_size = size_;
    out.large = large_;
    out.cells.clear(), out.ids.clear();
    for (const Entry& e : entries_) {
        const auto at = static_cast<std::uint32_t>(out.ids.size());
        if (at == 0 || entries_[at - 1].key != e.key) out.cells.push_back({column_of(e.key), row_of(e.key), at, at});
        out.ids.push_back(e.id);
        out.cells.back().end = at + 1;
    }
}

} // namespace tunnel::broad
