// Answers: the hashes of the tiles, and those of flat geometry.
#include "app/render/damage.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <utility>

namespace tunnel::app {

namespace {

// Reaches one pixel past what it covers, for soft edges.
struct Extent {
    glm::vec2 lo{1e9f}, hi{-1e9f};
    void include(glm::vec2 at, glm::vec2 reach) {
        lo = {std::min(lo.x, at.x - reach.x), std::min(lo.y, at.y - reach.y)};
        hi = {std::max(hi.x, at.x + reach.x), std::max(hi.y, at.y + reach.y)};
    }
    [[nodiscard]] PixelBox box(glm::vec2 origin, const PixelBox& clip) const {
        const auto floor = [](float v) { // std::floor is a call on processors that this is built for
            const float in = std::clamp(v, -1e6f, 1e6f);
            const int whole = static_cast<int>(in);
            return whole - (static_cast<float>(whole) > in ? 1 : 0);
        };
        const glm::vec2 a = lo + origin, b = hi + origin;
        return overlap({floor(a.x) - 1, floor(a.y) - 1, 1 - floor(-b.x), 1 - floor(-b.y)}, clip);
    }
};

Extent extent_of(const StrokeInstance& s) {
    Extent out;
    for (const glm::vec2 end : {s.a, s.b})
        out.include(end, glm::vec2(1.5f * (s.half_width + 1.0f))); // square caps turned
    return out;
}

Extent extent_of(const ShapeInstance& s) {
    Extent out;
    out.include(s.centre, s.half + (s.half_line + 1.0f));
    return out;
}

using Triangle = std::array<FillVertex, 3>;
Extent extent_of(const Triangle& triangle) {
    Extent out;
    for (const FillVertex& v : triangle) out.include({v.at.x, v.at.y}, glm::vec2(0.0f));
    return out;
}

} // namespace

void Damage::begin(glm::ivec2 size, std::uint64_t on) {
    if (size != pixels) {
        pixels = size;
        tiles = tiles_of(size);
        layers.clear();
        before.clear();
    }
    same = !before.empty() && on == ground;
    ground = on;
    last_used = std::exchange(used, 0);
}

bool Damage::open_layer(std::initializer_list<Bytes> content) {
    if (used++ == layers.size()) layers.emplace_back();
    Layer& layer = layers[used - 1];
    std::size_t size = 0;
    for (const Bytes& part : content) size += part.size();
    bool equal = used <= last_used && size == layer.content.size();
    const std::byte* at = layer.content.data();
    for (const Bytes& part : content) {
        equal = equal && (part.empty() || std::memcmp(at, part.data(), part.size()) == 0);
        if (!equal) break;
        at += part.size();
    }
    if (equal) return false;
    same = false;
    layer.content.clear();
    for (const Bytes& part : content) layer.content.insert(layer.content.end(), part.begin(), part.end());
    layer.tiles.assign(static_cast<std::size_t>(tiles.x) * static_cast<std::size_t>(tiles.y), 0);
    return true;
}

void Damage::add(const PixelBox& where, std::uint64_t what, const PixelBox& cut) {
    const PixelBox inside = overlap(where, {0, 0, pixels.x, pixels.y});
    if (inside.empty()) return;
    const int right = (inside.right - 1) / tile_side, bottom = (inside.bottom - 1) / tile_side;
    for (int y = inside.top / tile_side; y <= bottom; ++y) {
        std::uint64_t* row = &layers[used - 1].tiles[static_cast<std::size_t>(y) * static_cast<std::size_t>(tiles.x)];
        for (int x = inside.left / tile_side; x <= right; ++x) {
            const PixelBox tile{x * tile_side, y * tile_side, (x + 1) * tile_side, (y + 1) * tile_side};
            const PixelBox left = overlap(cut, tile);
            row[x] = (std::rotl(row[x], 23) ^ (left == tile ? what : hash_of(left, what))) * 0x9fb21c651e98df25U;
        }
    }
}

const Marks& Damage::end() {
    const std::size_t count = static_cast<std::size_t>(tiles.x) * static_cast<std::size_t>(tiles.y);
    if (same && used == last_used) {
        marks.assign(count, 0);
        return marks;
    }
    now.assign(count, mixed(ground));
    for (std::size_t k = 0; k < used; ++k)
        for (std::size_t i = 0; i < count; ++i)
            if (const std::uint64_t what = layers[k].tiles[i])
                now[i] = (std::rotl(now[i], 23) ^ what) * 0x9fb21c651e98df25U;
    marks.assign(count, 1);
    if (before.size() == count)
        for (std::size_t i = 0; i < count; ++i) marks[i] = now[i] != before[i];
    std::swap(now, before);
    return marks;
}

void Damage::forget() { before.clear(); }

void add_damage(Damage& damage, const Geometry& geometry, std::span<const Batch> batches, glm::vec2 origin,
                const PixelBox& clip, std::uint64_t seed) {
    const auto add = [&](const auto& primitive, Pipe pipe) {
        damage.add(extent_of(primitive).box(origin, clip), hash_of(primitive, seed + static_cast<std::uint64_t>(pipe)),
                   clip);
    };
    for (const Batch& batch : batches)
        for (std::size_t i = batch.first; i < batch.first + batch.count; ++i) {
            if (batch.pipe == Pipe::stroke)
                add(geometry.strokes[i], batch.pipe);
            else if (batch.pipe == Pipe::shape)
                add(geometry.shapes[i], batch.pipe);
            else if (i + 2 < geometry.fills.size()) {
                add(Triangle{geometry.fills[i], geometry.fills[i + 1], geometry.fills[i + 2]}, batch.pipe);
                i += 2;
            }
        }
}

} // namespace tunnel::app
