// Answers: the pairs by a uniform grid, of which only the occupied cells are kept (a spatial hash): boxes are tested
// against those that share a cell with them. Cells are twice as large as the middle one of the boxes by size.
// Refuses: as broad_phase.hpp says.
// Degenerate cases: boxes that would cover more than `most_cells` cells, or are infinite or too far out to be numbered,
// stand in a list of their own and are tested against all. Boxes of no size: the cells' size comes from their spread.
// Source: Ericson 2005, 7.1; a pair is tested only in the cell where the first column and row of both begin.
#pragma once

#include "core/broad/boxes.hpp"
#include "core/broad/pair_order.hpp"

namespace tunnel::broad {

// Covers [column, column + 1) * size in x, [row, row + 1) * size in y.
struct GridCell {
    std::int64_t column = 0, row = 0;
    std::uint32_t begin = 0, end = 0; // of GridPicture::ids: in ascending order
};

// The grid as it stands, for the boxes as they are now.
struct GridPicture {
    double cell_size = 0.0;
    std::vector<GridCell> cells{}; // the occupied ones, by column, then row
    std::vector<Id> ids{};
    std::vector<Id> large{}; // kept apart
};

class Grid final : public BroadPhase {
  public:
    static constexpr std::int64_t most_cells = 64; // of one box

    Id insert(const shape::Aabb& box) override { return changed(boxes_.insert(box)); }
    bool move(Id id, const shape::Aabb& box) override { return changed(boxes_.move(id, box)); }
    bool remove(Id id) override { return changed(boxes_.remove(id)); }
    std::span<const Pair> pairs() override;
    void query(const shape::Aabb& box, std::vector<Id>& out) override;
    void query(const shape::Ray& ray, std::vector<Id>& out) override;
    [[nodiscard]] std::size_t size() const override { return boxes_.size(); }
    [[nodiscard]] Counts counts() const override { return counts_; }

    // Changes no answer.
    void show(GridPicture& out);

  private:
    // The cells that a box covers: columns and rows first to last.
    struct Cells {
        std::int64_t column0 = 0, row0 = 0, column1 = -1, row1 = -1;
        [[nodiscard]] bool none() const { return column1 < column0; } // a large one
    };
    static constexpr std::int64_t farthest = std::int64_t{1} << 30; // columns and rows are numbered up to here
    static constexpr std::uint64_t key_of(std::int64_t column, std::int64_t row) {
        return static_cast<std::uint64_t>(column + farthest) << 32U | static_cast<std::uint64_t>(row + farthest);
    }
    static constexpr std::int64_t column_of(std::uint64_t key) {
        return static_cast<std::int64_t>(key >> 32U) - farthest;
    }
    static constexpr std::int64_t row_of(std::uint64_t key) {
        return static_cast<std::int64_t>(key & 0xffffffffU) - farthest;
    }
    struct Entry {
        std::uint64_t key = 0; // column and row
        Id id = 0;
    };
    struct Span {
        std::int64_t first = 0, last = -1;
    };

    template <class Outcome> Outcome changed(Outcome outcome) {
        stale_ = true;
        return outcome;
    }
    void bring_up_to_date();
    [[nodiscard]] double choose_size();
    [[nodiscard]] double spread(int axis);
    [[nodiscard]] Cells cells_of(const shape::Aabb& box) const; // none() if too many or too far out
    void pairs_in_cell(std::size_t begin, std::size_t end);
    void pairs_of_large();
    [[nodiscard]] std::size_t end_of_cell(std::size_t begin) const;
    // Looks into the occupied cells of [column0, column1] whose row is in rows_of(column).
    template <class RowsOf, class Test>
    void look(std::int64_t column0, std::int64_t column1, RowsOf rows_of, Test test, std::vector<Id>& out);
    [[nodiscard]] std::int64_t number_of(double coordinate) const; // of a row or column; the last one if farther out
    [[nodiscard]] Span ray_in_column(const shape::Ray& ray, std::int64_t column) const;

    BoxStore boxes_;
    double size_ = 1.0, inverse_ = 1.0;
    std::vector<Entry> entries_; // by key, then id
    std::vector<Cells> cells_;   // by id
    std::vector<Id> large_;
    std::vector<double> scratch_;
    std::vector<std::uint32_t> seen_; // by id: the last query that tested it
    std::uint32_t query_ = 0;
    std::vector<Pair> pairs_;
    PairOrder pair_order_;
    Counts counts_;
    bool stale_ = false;
};

} // namespace tunnel::broad
