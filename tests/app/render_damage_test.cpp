// Laws of drawing in parts: marked tiles are covered, what is equal is not damaged, what differs is, wherever it lies.
#include "app/render/damage.hpp"
#include "app/render/draw_data.hpp"

#include <gtest/gtest.h>

#include <random>

namespace tunnel::app {
namespace {

constexpr glm::ivec2 window{333, 201}; // no multiple of the tile

std::size_t marked(const Marks& marks) {
    return static_cast<std::size_t>(std::count_if(marks.begin(), marks.end(), [](auto m) { return m != 0; }));
}

bool covers(const std::vector<PixelBox>& boxes, int x, int y) {
    return std::any_of(boxes.begin(), boxes.end(),
                       [&](const PixelBox& b) { return x >= b.left && x < b.right && y >= b.top && y < b.bottom; });
}

TEST(Tiles, EveryMarkedPixelIsCoveredByFewBoxes) {
    const glm::ivec2 tiles = tiles_of(window);
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::mt19937 random(seed);
        Marks marks(static_cast<std::size_t>(tiles.x * tiles.y));
        for (auto& mark : marks) mark = random() % (1 + seed % 13) == 0;
        const std::vector<PixelBox> boxes = cover(marks, window);
        EXPECT_LE(boxes.size(), 6U);
        EXPECT_EQ(boxes.empty(), marked(marks) == 0);
        for (int y = 0; y < window.y; ++y)
            for (int x = 0; x < window.x; ++x) {
                if (!marks[static_cast<std::size_t>(y / tile_side * tiles.x + x / tile_side)]) continue;
                ASSERT_TRUE(covers(boxes, x, y)) << "seed " << seed << " at " << x << ", " << y;
            }
        for (const PixelBox& b : boxes) EXPECT_EQ(overlap(b, {0, 0, window.x, window.y}), b);
    }
}

TEST(Tiles, FarMarksStayApart) {
    const glm::ivec2 size{1280, 800}, tiles = tiles_of(size);
    Marks marks(static_cast<std::size_t>(tiles.x * tiles.y));
    marks.front() = marks.back() = 1;
    const auto boxes = cover(marks, size);
    ASSERT_EQ(boxes.size(), 2U);
    EXPECT_EQ(boxes[0], (PixelBox{0, 0, tile_side, tile_side}));
    EXPECT_EQ(boxes[1], (PixelBox{1248, 768, 1280, 800}));
}

struct Frame {
    std::vector<std::pair<PixelBox, std::uint64_t>> parts{};
    std::uint64_t ground = 0;
};
std::size_t damaged(Damage& damage, const Frame& frame) {
    damage.begin(window, frame.ground);
    if (damage.open_layer({std::as_bytes(std::span(frame.parts))}))
        for (const auto& [box, what] : frame.parts) damage.add(box, what, {0, 0, window.x, window.y});
    return marked(damage.end());
}

TEST(Damage, OnlyWhatDiffersIsMarked) {
    const std::size_t all = static_cast<std::size_t>(tiles_of(window).x * tiles_of(window).y);
    Damage damage;
    Frame frame{{{{0, 0, 100, 100}, 1}, {{10, 10, 20, 20}, 2}, {{200, 100, 210, 110}, 3}}};
    EXPECT_EQ(damaged(damage, frame), all); // the first
    EXPECT_EQ(damaged(damage, frame), 0U);
    frame.parts[2].second = 4; // one small thing within one tile
    EXPECT_EQ(damaged(damage, frame), 1U);
    std::swap(frame.parts[0], frame.parts[1]); // another painter's order where both lie: one tile
    EXPECT_EQ(damaged(damage, frame), 1U);
    frame.parts.pop_back(); // what is gone
    EXPECT_EQ(damaged(damage, frame), 1U);
    frame.ground = 9;
    EXPECT_EQ(damaged(damage, frame), all);
    damage.forget();
    EXPECT_EQ(damaged(damage, frame), all);
    frame.parts.push_back({{-50, -50, 5000, 0}, 7}); // outside
    EXPECT_EQ(damaged(damage, frame), 0U);
}

TEST(Damage, ALayerThatGoesOrComesIsDamaged) {
    Damage damage;
    const auto draw = [&](std::initializer_list<int> layers) {
        damage.begin(window, 0);
        for (const int layer : layers)
            if (damage.open_layer({bytes_of(layer)}))
                damage.add({layer * tile_side, 0, (layer + 1) * tile_side, 5}, static_cast<std::uint64_t>(layer) + 7,
                           {});
        return marked(damage.end());
    };
    static_cast<void>(draw({1, 2, 3}));
    EXPECT_EQ(draw({1, 2, 3}), 0U);
    EXPECT_EQ(draw({1, 3}), 1U);
    EXPECT_EQ(draw({1, 3}), 0U);
    EXPECT_EQ(draw({1, 2, 3}), 1U);
    EXPECT_EQ(draw({3, 2, 1}), 0U); // none lies on another
    EXPECT_EQ(draw({}), 3U);
    EXPECT_EQ(draw({1}), 1U);
}

TEST(Damage, EveryBitOfAPrimitiveCounts) {
    const StrokeInstance stroke{{3, 4}, {50, 60}, 2, 0, 0, 0, {0, 0}, {1, 2, 3, 4}};
    const std::uint64_t hash = hash_of(stroke, 5);
    EXPECT_NE(hash, hash_of(stroke, 6));
    for (std::size_t bit = 0; bit < 8 * sizeof stroke; ++bit) {
        StrokeInstance other = stroke;
        reinterpret_cast<unsigned char*>(&other)[bit / 8] ^= static_cast<unsigned char>(1U << (bit % 8));
        EXPECT_NE(hash, hash_of(other, 5)) << "bit " << bit;
    }
}

TEST(Damage, GeometryDamagesWhereItLiesWithItsSoftEdge) {
    Geometry geometry;
    geometry.add(StrokeInstance{{10, 10}, {40, 10}, 2});
    geometry.add(ShapeInstance{{150, 100}, {9, 9}});
    geometry.add({{200, 20, 0}}, {{210, 20, 0}}, {{200, 30, 0}});
    int version = 0;
    const auto draw = [&](Damage& damage) {
        damage.begin(window, 0);
        static_cast<void>(damage.open_layer({bytes_of(++version)}));
        add_damage(damage, geometry, geometry.batches, {0, 0}, {0, 0, window.x, window.y}, 0);
        return marked(damage.end());
    };
    Damage damage;
    EXPECT_GT(draw(damage), 0U);
    EXPECT_EQ(draw(damage), 0U);
    geometry.strokes[0].color.r ^= 1; // reaches over the first two tiles
    EXPECT_EQ(draw(damage), 2U);
    geometry.shapes[0].fill.g ^= 1; // 139 … 161 by 89 … 111: two by two
    EXPECT_EQ(draw(damage), 4U);
    geometry.fills[1].at.x = 211;
    EXPECT_EQ(draw(damage), 1U);
}

// --- ImGui's triangles ---

struct Drawn {
    ImDrawList list{nullptr};
    ImDrawList* lists[1] = {&list};
    ImDrawData data{};

    explicit Drawn(ImVec2 scale = {1, 1}) {
        data.CmdListsCount = 1;
        data.DisplaySize = {static_cast<float>(window.x) / scale.x, static_cast<float>(window.y) / scale.y};
        data.FramebufferScale = scale;
    }
    Drawn(const Drawn&) = delete;
    Drawn& operator=(const Drawn&) = delete;

    ImDrawData& seen() {
#if IMGUI_VERSION_NUM >= 18980
        data.CmdLists.resize(0);
        data.CmdLists.push_back(&list);
#else
        data.CmdLists = lists;
#endif
        return data;
    }
    void command(ImVec4 clip) {
        ImDrawCmd cmd;
        cmd.ClipRect = clip;
        cmd.IdxOffset = static_cast<unsigned>(list.IdxBuffer.Size);
        list.CmdBuffer.push_back(cmd);
    }
    void quad(float x, float y, float w, float h, ImU32 color) {
        const auto first = static_cast<ImDrawIdx>(list.VtxBuffer.Size);
        for (const ImVec2 at : {ImVec2(x, y), ImVec2(x + w, y), ImVec2(x + w, y + h), ImVec2(x, y + h)})
            list.VtxBuffer.push_back({at, {0, 0}, color});
        for (const int i : {0, 1, 2, 0, 2, 3}) list.IdxBuffer.push_back(static_cast<ImDrawIdx>(first + i));
        list.CmdBuffer.back().ElemCount += 6;
    }
};

TEST(DrawData, WhateverChangesAQuadDamagesItsTiles) {
    Drawn drawn;
    drawn.command({0, 0, 333, 201});
    drawn.quad(10, 10, 40, 10, 1); // over two tiles
    drawn.command({0, 0, 20, 20});
    drawn.quad(10, 100, 10, 10, 2); // cut away
    Damage damage;
    const auto draw = [&] {
        damage.begin(window, 0);
        add_damage(damage, drawn.seen());
        return marked(damage.end());
    };
    EXPECT_GT(draw(), 2U);
    EXPECT_EQ(draw(), 0U);
    ImDrawCmd& first = drawn.list.CmdBuffer[0];
    first.ClipRect.z = 40; // cuts the second of its tiles
    EXPECT_EQ(draw(), 1U);
    first.ClipRect.z = 30; // leaves it, and cuts the first
    EXPECT_EQ(draw(), 2U);
    first.TextureId = reinterpret_cast<ImTextureID>(std::uintptr_t{7});
    EXPECT_EQ(draw(), 1U);
    drawn.list.VtxBuffer[1].uv.y = 0.5f;
    EXPECT_EQ(draw(), 1U);
    drawn.list.VtxBuffer[2].col ^= 0x01000000U;
    EXPECT_EQ(draw(), 1U);
    drawn.list.VtxBuffer[5].pos.x += 1; // of what is cut away
    EXPECT_EQ(draw(), 0U);
}

TEST(DrawData, APlainBarThatGrowsIsDamagedAtItsEndOnly) {
    const auto damaged_to = [](Damage& damage, float to, ImVec2 scale, ImU32 color = 1) {
        Drawn drawn(scale);
        drawn.command({0, 0, 333, 201});
        drawn.quad(10 / scale.x, 10 / scale.y, (to - 10) / scale.x, 10 / scale.y, color);
        damage.begin(window, 0);
        add_damage(damage, drawn.seen());
        return marked(damage.end());
    };
    for (const float scale : {1.0f, 2.0f}) {
        Damage damage;
        static_cast<void>(damaged_to(damage, 200, {scale, scale}));
        EXPECT_EQ(damaged_to(damage, 210, {scale, scale}), 1U); // tiles of 32: 192 … 224
        EXPECT_EQ(damaged_to(damage, 230, {scale, scale}), 2U);
        EXPECT_EQ(damaged_to(damage, 200, {scale, scale}), 2U);
        EXPECT_EQ(damaged_to(damage, 200, {scale, scale}, 2), 7U);
    }
    Damage damage;
    static_cast<void>(damaged_to(damage, 200, {1, 1}));
    EXPECT_EQ(damaged_to(damage, 200.5f, {1, 1}), 7U); // between pixels: nothing is known of its tiles
}

TEST(DrawData, APartHoldsWhatTouchesItsBoxCutToIt) {
    Drawn drawn;
    drawn.command({0, 0, 333, 201});
    drawn.quad(0, 0, 10, 10, 1);
    drawn.quad(100, 100, 10, 10, 2);
    drawn.command({0, 0, 50, 50});
    drawn.quad(0, 0, 300, 200, 3);
    DrawDataPart part;
    const ImDrawData* out = part.of(drawn.seen(), {96, 96, 128, 128});
    ASSERT_NE(out, nullptr);
    ASSERT_EQ(out->CmdLists[0]->CmdBuffer.Size, 1); // the other one's clip rectangle ends before the box
    ASSERT_EQ(out->TotalVtxCount, 4);
    EXPECT_EQ(out->CmdLists[0]->VtxBuffer[0].col, 2U);
    EXPECT_EQ(clip_of(out->CmdLists[0]->CmdBuffer[0], *out), (PixelBox{96, 96, 128, 128}));
    EXPECT_EQ(part.of(drawn.seen(), {200, 100, 220, 120}), nullptr);
}

TEST(DrawData, ClipRectanglesComeBackToThePixelAtAnyScale) {
    for (const float scale : {1.0f, 1.25f, 1.5f, 1.75f, 2.0f, 3.0f}) {
        Drawn drawn({scale, scale});
        std::mt19937 random(3);
        for (int i = 0; i < 3000; ++i) {
            const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
            const int x = below(300), y = below(180);
            const PixelBox box{x, y, x + 1 + below(window.x - x), y + 1 + below(window.y - y)};
            ImDrawCmd cmd;
            cmd.ClipRect = clip_to(box, drawn.data);
            ASSERT_EQ(clip_of(cmd, drawn.data), box) << scale;
        }
    }
}

TEST(DrawData, MoreVerticesThanAnIndexReachesGoIntoSeveralCommands) {
    Drawn drawn;
    for (int i = 0; i < 5; ++i) {
        drawn.command({0, 0, 333, 201});
        for (int k = 0; k < 3200; ++k) drawn.quad(5, 5, 10, 10, static_cast<ImU32>(i));
    }
    DrawDataPart part;
    const ImDrawData* out = part.of(drawn.seen(), {0, 0, 32, 32});
    ASSERT_NE(out, nullptr);
    const ImDrawList& list = *out->CmdLists[0];
    ASSERT_EQ(list.VtxBuffer.Size, 5 * 3200 * 4);
    std::size_t at = 0;
    for (const ImDrawCmd& cmd : list.CmdBuffer)
        for (unsigned i = 0; i < cmd.ElemCount; ++i, ++at) {
            const auto index = static_cast<int>(cmd.VtxOffset) + list.IdxBuffer[static_cast<int>(cmd.IdxOffset + i)];
            ASSERT_EQ(list.VtxBuffer[index].col, at / (3200 * 6));
        }
    EXPECT_EQ(at, 5U * 3200U * 6U);
}

} // namespace
} // namespace tunnel::app
