// Answers: picking triangles out of ImGui's draw data, and their part in the tiles' hashes.
#include "app/render/draw_data.hpp"

#include "app/render/damage.hpp"

#include <array>

namespace tunnel::app {

namespace {

constexpr int most_vertices = 65000; // that an index of 16 bits reaches

template <class T> Damage::Bytes bytes_in(const ImVector<T>& list) {
    return std::as_bytes(std::span<const T>(list.Data, static_cast<std::size_t>(list.Size)));
}

template <int count> std::uint64_t hash_corners(const ImDrawVert* v, std::uint64_t seed) {
    std::array<ImDrawVert, count> corners;
    std::memcpy(corners.data(), v, sizeof corners);
    return hash_of(corners, seed);
}

} // namespace

void add_damage(Damage& damage, const ImDrawData& data) {
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        if (!damage.open_layer({bytes_in(list.VtxBuffer), bytes_in(list.IdxBuffer), bytes_in(list.CmdBuffer),
                                bytes_of(data.FramebufferScale)}))
            continue;
        for (const ImDrawCmd& cmd : list.CmdBuffer) {
            const PixelBox clip = clip_of(cmd, data);
            if (clip.empty()) continue;
            std::uint64_t seed = mixed(reinterpret_cast<std::uintptr_t>(cmd.TextureId));
            seed = hash_of(cmd.ClipRect, seed);
            each_primitive(list, cmd, [&](const ImDrawVert* v, int count) {
                damage.add(box_around(v, count, data.FramebufferScale, clip),
                           count == 4 ? hash_corners<4>(v, seed) : hash_corners<3>(v, seed));
            });
        }
    }
}

void DrawDataPart::open(ImTextureID texture, const ImVec4& clip) {
    ImDrawCmd cmd;
    cmd.ClipRect = clip;
    cmd.TextureId = texture;
    cmd.VtxOffset = static_cast<unsigned>(list.VtxBuffer.Size);
    cmd.IdxOffset = static_cast<unsigned>(list.IdxBuffer.Size);
    cmd.ElemCount = 0;
    list.CmdBuffer.push_back(cmd);
}

void DrawDataPart::add(const ImDrawVert* vertices, int count) {
    const ImDrawCmd last = list.CmdBuffer.back();
    if (list.VtxBuffer.Size - static_cast<int>(last.VtxOffset) + count > most_vertices)
        open(last.TextureId, last.ClipRect);
    ImDrawCmd& cmd = list.CmdBuffer.back();
    const int first = list.VtxBuffer.Size - static_cast<int>(cmd.VtxOffset);
    for (int i = 0; i < count; ++i) list.VtxBuffer.push_back(vertices[i]);
    constexpr std::array corners = {0, 1, 2, 0, 2, 3};
    const int indices = count == 4 ? 6 : 3;
    for (int i = 0; i < indices; ++i)
        list.IdxBuffer.push_back(static_cast<ImDrawIdx>(first + corners[static_cast<std::size_t>(i)]));
    cmd.ElemCount += static_cast<unsigned>(indices);
}

ImDrawData* DrawDataPart::of(const ImDrawData& whole, const PixelBox& box) {
    list.CmdBuffer.resize(0);
    list.VtxBuffer.resize(0);
    list.IdxBuffer.resize(0);
    for (int i = 0; i < whole.CmdListsCount; ++i) {
        const ImDrawList& from = *whole.CmdLists[i];
        for (const ImDrawCmd& cmd : from.CmdBuffer) {
            const PixelBox clip = overlap(clip_of(cmd, whole), box);
            if (clip.empty() || cmd.ElemCount == 0) continue;
            open(cmd.TextureId, clip_to(clip, whole));
            each_primitive(from, cmd, [&](const ImDrawVert* v, int count) {
                if (!box_around(v, count, whole.FramebufferScale, clip).empty()) add(v, count);
            });
            if (list.CmdBuffer.back().ElemCount == 0) list.CmdBuffer.pop_back();
        }
    }
    if (list.CmdBuffer.empty()) return nullptr;
    data = whole;
    data.CmdListsCount = 1;
    data.TotalVtxCount = list.VtxBuffer.Size;
    data.TotalIdxCount = list.IdxBuffer.Size;
#if IMGUI_VERSION_NUM >= 18980
    data.CmdLists.resize(0);
    data.CmdLists.push_back(&list);
#else
    data.CmdLists = lists;
#endif
    return &data;
}

} // namespace tunnel::app
