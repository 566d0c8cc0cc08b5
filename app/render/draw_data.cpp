// Answers: picking triangles out of ImGui's draw data, and their part in the tiles' hashes.
#include "app/render/draw_data.hpp"

#include "app/render/damage.hpp"

#include <glad/gl.h>

#include <array>
#include <cmath>

namespace tunnel::app {

namespace {

constexpr int most_vertices = 65000; // that an index of 16 bits reaches

template <class T> Damage::Bytes bytes_in(const ImVector<T>& list) {
    return std::as_bytes(std::span<const T>(list.Data, static_cast<std::size_t>(list.Size)));
}

constexpr long long large_area = 4000; // pixels: worth a command of its own

bool opaque(ImU32 color) { return (color >> IM_COL32_A_SHIFT) == 255U; }

// The texel that plain shapes are painted with.
bool white(const ImDrawVert& v, ImTextureID texture) {
    if (ImGui::GetCurrentContext() == nullptr) return false;
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    return texture == atlas.TexID && v.uv.x == atlas.TexUvWhitePixel.x && v.uv.y == atlas.TexUvWhitePixel.y;
}

// ImGui's callback: its clip rectangle holds x, y, width and height as OpenGL counts them.
void clear_box(const ImDrawList*, const ImDrawCmd* cmd) {
    const auto whole = [](float v) { return static_cast<GLint>(v); };
    glScissor(whole(cmd->ClipRect.x), whole(cmd->ClipRect.y), whole(cmd->ClipRect.z), whole(cmd->ClipRect.w));
    const ImVec4 color =
        ImGui::ColorConvertU32ToFloat4(static_cast<ImU32>(reinterpret_cast<std::uintptr_t>(cmd->UserCallbackData)));
    glClearColor(color.x, color.y, color.z, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
}

template <int count> std::uint64_t hash_corners(const ImDrawVert* v, std::uint64_t seed) {
    std::array<ImDrawVert, count> corners;
    std::memcpy(corners.data(), v, sizeof corners);
    return hash_of(corners, seed);
}

} // namespace

PixelBox plain_box(const ImDrawVert* q, ImVec2 scale) {
    for (int i = 1; i < 4; ++i)
        if (q[i].col != q[0].col || q[i].uv.x != q[0].uv.x || q[i].uv.y != q[0].uv.y) return {};
    if (q[1].pos.y != q[0].pos.y || q[2].pos.x != q[1].pos.x || q[3].pos.y != q[2].pos.y || q[3].pos.x != q[0].pos.x)
        return {};
    const float at[4] = {q[0].pos.x * scale.x, q[0].pos.y * scale.y, q[2].pos.x * scale.x, q[2].pos.y * scale.y};
    constexpr float most = 1e6f;
    for (const float v : at)
        if (!(std::abs(v) < most) || v != std::floor(v)) return {};
    return {static_cast<int>(at[0]), static_cast<int>(at[1]), static_cast<int>(at[2]), static_cast<int>(at[3])};
}

void add_damage(Damage& damage, const ImDrawData& data) {
    for (int i = 0; i < data.CmdListsCount; ++i) {
        const ImDrawList& list = *data.CmdLists[i];
        if (!damage.open_layer({bytes_in(list.VtxBuffer), bytes_in(list.IdxBuffer), bytes_in(list.CmdBuffer),
                                bytes_of(data.FramebufferScale)}))
            continue;
        for (const ImDrawCmd& cmd : list.CmdBuffer) {
            const PixelBox clip = clip_of(cmd, data);
            if (clip.empty()) continue;
            const std::uint64_t seed = mixed(reinterpret_cast<std::uintptr_t>(cmd.TextureId));
            each_primitive(list, cmd, [&](const ImDrawVert* v, int count) {
                const PixelBox around = box_around(v, count, data.FramebufferScale, clip);
                const PixelBox plain = count == 4 ? plain_box(v, data.FramebufferScale) : PixelBox{};
                if (!plain.empty())
                    damage.add(around, hash_of(v->uv, seed ^ v->col), overlap(plain, clip));
                else
                    damage.add(around, count == 4 ? hash_corners<4>(v, seed) : hash_corners<3>(v, seed), clip);
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

void DrawDataPart::clear(const PixelBox& box, ImU32 color, int window_height) {
    ImDrawCmd cmd;
    cmd.ClipRect = {static_cast<float>(box.left), static_cast<float>(window_height - box.bottom),
                    static_cast<float>(box.width()), static_cast<float>(box.height())};
    cmd.UserCallback = clear_box;
    cmd.UserCallbackData = reinterpret_cast<void*>(static_cast<std::uintptr_t>(color));
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
    const int window_height = static_cast<int>(whole.DisplaySize.y * whole.FramebufferScale.y);
    for (int i = 0; i < whole.CmdListsCount; ++i) {
        const ImDrawList& from = *whole.CmdLists[i];
        for (const ImDrawCmd& cmd : from.CmdBuffer) {
            const PixelBox clip = overlap(clip_of(cmd, whole), box);
            if (clip.empty() || cmd.ElemCount == 0) continue;
            open(cmd.TextureId, clip_to(clip, whole));
            each_primitive(from, cmd, [&](const ImDrawVert* v, int count) {
                const PixelBox around = box_around(v, count, whole.FramebufferScale, clip);
                if (around.empty()) return;
                if (count == 4 && around.area() >= large_area && opaque(v->col) && white(*v, cmd.TextureId)) {
                    const PixelBox plain = overlap(plain_box(v, whole.FramebufferScale), clip);
                    if (!plain.empty()) {
                        if (list.CmdBuffer.back().ElemCount == 0) list.CmdBuffer.pop_back();
                        clear(plain, v->col, window_height);
                        return open(cmd.TextureId, clip_to(clip, whole));
                    }
                }
                add(v, count);
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
