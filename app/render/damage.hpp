// Answers: which tiles of the window will look different from the frame before, told from what is to be drawn and
// before it is drawn. A tile keeps a hash of all primitives that touch it, in painter's order: same hash, same pixels.
// What is painted comes in layers, and a layer that is byte by byte the old one is not looked into.
// Refuses: to look at pixels.
#pragma once

#include "app/render/geometry.hpp"
#include "app/render/tiles.hpp"

#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <span>
#include <type_traits>

struct ImDrawData;

namespace tunnel::app {

class Damage {
  public:
    using Bytes = std::span<const std::byte>;

    void begin(glm::ivec2 pixels, std::uint64_t ground); // `ground`: what everything is drawn on
    // The next layer, of which `content` says everything. False: it was the same in the last frame, add nothing.
    [[nodiscard]] bool open_layer(std::initializer_list<Bytes> content);
    // To the open layer: what touches no pixel outside `where`. Of `cut` (what the pixels depend on as a box: a clip
    // rectangle, the edges of a plain one) a tile keeps only what lies in it: a bar that grows changes at its end.
    void add(const PixelBox& where, std::uint64_t what, const PixelBox& cut);
    [[nodiscard]] const Marks& end();
    void forget(); // the next frame differs everywhere, e.g. because a texture changed under its name

  private:
    struct Layer {
        std::vector<std::byte> content{};
        std::vector<std::uint64_t> tiles{};
    };
    glm::ivec2 pixels{0}, tiles{0};
    std::uint64_t ground = 0;
    std::vector<Layer> layers{};
    std::size_t used = 0, last_used = 0; // layers of this frame and of the one before
    bool same = false;                   // so far as in the last one
    std::vector<std::uint64_t> now, before;
    Marks marks;
};

template <class T> [[nodiscard]] Damage::Bytes bytes_of(const T& data) {
    return std::as_bytes(std::span<const T, 1>(&data, 1));
}

void add_damage(Damage& damage, const ImDrawData& data); // a layer a draw list
// To the open layer: flat primitives as they stand in a pane: moved by `origin` (pixels), cut to `clip`; `seed` for all
// else that they depend on.
void add_damage(Damage& damage, const Geometry& geometry, std::span<const Batch> batches, glm::vec2 origin,
                const PixelBox& clip, std::uint64_t seed);

[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t h) {
    h ^= h >> 32U;
    h *= 0xd6e8feb86659fd93U;
    return h ^ (h >> 29U);
}

// Of plain data without padding. Every bit counts: each word times its own odd number.
template <class T> [[nodiscard]] std::uint64_t hash_of(const T& data, std::uint64_t seed) {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) % 4 == 0);
    constexpr std::size_t words = (sizeof(T) + 7) / 8;
    std::uint64_t word[words] = {};
    std::memcpy(word, &data, sizeof data);
    std::uint64_t sum = seed, odd = 0x9e3779b97f4a7c15U;
    for (std::size_t i = 0; i < words; ++i) {
        sum += (word[i] ^ (word[i] >> 31U)) * odd;
        odd = odd * 0x2545f4914f6cdd1dU + 2;
    }
    return mixed(sum);
}

} // namespace tunnel::app
