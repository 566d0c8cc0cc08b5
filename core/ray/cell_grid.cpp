// Answers: the grid's making, and what a ray may pass of each slice.
#include "core/ray/cell_grid.hpp"

#include "core/ray/bounds.hpp"
#include "core/ray/vec.hpp"

namespace tunnel::ray {

namespace {
constexpr int most_cells_of_one = 512, most_along_axis = 256;
} // namespace

// About as many cells as boxes, as near to cubes as the axes allow; a flat world gets a flat grid.
void CellGrid::set_up(std::span<const Box> boxes) {
    all_ = empty_box();
    for (const Box& box : boxes) grow(all_, box);
    const glm::dvec3 extent = all_.max - all_.min;
    const double longest = largest_of(extent);
    int axes = 0;
    for (int i = 0; i < 3; ++i) axes += extent[i] > 0.01 * longest;
    const double along = std::pow(static_cast<double>(boxes.size()), 1.0 / std::max(axes, 1));
    for (int i = 0; i < 3; ++i) {
        const double wanted = longest > 1e-200 ? std::ceil(along * extent[i] / longest) : 1.0;
        const int n = static_cast<int>(std::clamp(wanted, 1.0, static_cast<double>(most_along_axis)));
        count_[static_cast<std::size_t>(i)] = n;
        size_[i] = extent[i] / n;
        inverse_[i] = n > 1 ? n / extent[i] : 0.0;
    }
}

int CellGrid::number(int axis, double x) const {
    const int last = count_[static_cast<std::size_t>(axis)] - 1;
    return static_cast<int>(std::clamp((x - all_.min[axis]) * inverse_[axis], 0.0, static_cast<double>(last)));
}

std::size_t CellGrid::index(const std::array<int, 3>& c) const {
    return static_cast<std::size_t>((c[0] * count_[1] + c[1]) * count_[2] + c[2]);
}

std::size_t CellGrid::cell_at(const Path& path, int at, int u, int v) const {
    std::array<int, 3> c{};
    c[static_cast<std::size_t>(path.axis)] = at;
    c[static_cast<std::size_t>(path.u)] = u;
    c[static_cast<std::size_t>(path.v)] = v;
    return index(c);
}

void CellGrid::build(std::span<const Box> boxes) {
    boxes_ = boxes.size();
    ids_.clear(), large_.clear(), begins_.clear();
    if (boxes.empty()) return;
    set_up(boxes);
    const auto cells = static_cast<std::size_t>(count_[0] * count_[1] * count_[2]);
    begins_.assign(cells + 1, 0);
    const auto each_cell = [&](const Box& box, auto call) {
        std::array<int, 3> lo{}, hi{};
        double size = 1.0;
        for (std::size_t i = 0; i < 3; ++i) {
            const int axis = static_cast<int>(i);
            lo[i] = number(axis, box.min[axis]), hi[i] = number(axis, box.max[axis]);
            size *= hi[i] - lo[i] + 1;
        }
        if (size > most_cells_of_one) return false;
        for (int x = lo[0]; x <= hi[0]; ++x)
            for (int y = lo[1]; y <= hi[1]; ++y)
                for (int z = lo[2]; z <= hi[2]; ++z) call(index({x, y, z}));
        return true;
    };
    for (Id id = 0; id < boxes.size(); ++id)
        if (!each_cell(boxes[id], [&](std::size_t cell) { ++begins_[cell + 1]; })) large_.push_back(id);
    for (std::size_t i = 0; i < cells; ++i) begins_[i + 1] += begins_[i];
    ids_.resize(begins_[cells]);
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    for (Id id = 0; id < boxes.size(); ++id)
        (void)each_cell(boxes[id], [&](std::size_t cell) { ids_[next[cell]++] = id; });
}

// Far above all roundings, of the boxes as well as of the ray.
double CellGrid::margin(const Ray& ray, double t) const {
    return 0x1p-36 * (largest_of(ray.origin) + t + largest_of(all_.min) + largest_of(all_.max)) + 1e-40;
}

bool CellGrid::start(const Ray& ray, Path& path) const {
    for (int i = 1; i < 3; ++i)
        if (std::abs(ray.direction[i]) > std::abs(ray.direction[path.axis])) path.axis = i;
    path.u = (path.axis + 1) % 3, path.v = (path.axis + 2) % 3;
    path.slices = count_[static_cast<std::size_t>(path.axis)];
    const bool up = ray.direction[path.axis] > 0.0;
    path.first = up ? 0 : path.slices - 1, path.step = up ? 1 : -1;
    return true;
}

// Between the slice's planes, moved apart by the margin; there the ray's range along the other two axes.
bool CellGrid::cut(const Ray& ray, const Path& path, int k, Slice& slice) const {
    slice.at = path.first + k * path.step;
    const double o = ray.origin[path.axis], d = ray.direction[path.axis]; // |d| >= 0.57
    const double low = all_.min[path.axis] + slice.at * size_[path.axis], high = low + size_[path.axis];
    const double reach = std::max(std::abs(low - o), std::abs(high - o)) * 2.0, wide = margin(ray, reach);
    const double t0 = ((d > 0.0 ? low - wide : high + wide) - o) / d,
                 t1 = ((d > 0.0 ? high + wide : low - wide) - o) / d;
    const double from = std::max(t0, ray.t_min * (1.0 - 0x1p-38)),
                 to = std::min(t1, ray.t_max * (1.0 + 0x1p-38) + wide);
    if (!(from <= to)) return false;
    slice.near = from;
    int side = 0;
    for (const int axis : {path.u, path.v}) {
        const double a = ray.origin[axis] + from * ray.direction[axis], b = ray.origin[axis] + to * ray.direction[axis];
        const double lo = std::min(a, b) - 2.0 * wide, hi = std::max(a, b) + 2.0 * wide;
        if (hi < all_.min[axis] || lo > all_.max[axis]) return false;
        slice.lo[static_cast<std::size_t>(side)] = number(axis, lo);
        slice.hi[static_cast<std::size_t>(side++)] = number(axis, hi);
    }
    return true;
}

} // namespace tunnel::ray
