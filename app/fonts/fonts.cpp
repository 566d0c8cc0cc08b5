// Answers: six fonts in one atlas. When it would not fit: first without the syllables nobody uses yet, then coarser.
#include "app/fonts/fonts.hpp"

#include "app/files/resources.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>

namespace tunnel::app {

namespace {

struct Cut {
    ImFont* Fonts::*slot;
    const std::vector<char>* file;
    float size; // of the body's
    bool typed;
};

std::vector<char> load_font(const char* name) {
    const auto path = resource_path(name);
    if (!path) return {};
    std::ifstream in(*path, std::ios::binary);
    std::vector<char> bytes((std::istreambuf_iterator<char>(in)), {});
    constexpr std::size_t header = 12;
    const bool truetype = bytes.size() > header && bytes[0] == 0 && bytes[1] == 1 && bytes[2] == 0 && bytes[3] == 0;
    return truetype ? bytes : std::vector<char>{};
}

ImFont* add_cut(const std::vector<char>& file, float pixels, float points, const std::vector<unsigned short>& ranges) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = pixels < 22.0f ? 2 : 1;
    config.PixelSnapH = false;
    config.FontData = const_cast<char*>(file.data());
    config.FontDataSize = static_cast<int>(file.size());
    config.SizePixels = pixels;
    config.GlyphRanges = ranges.data();
    ImFont* font = ImGui::GetIO().Fonts->AddFont(&config);
    font->Scale = points / pixels;
    return font;
}

} // namespace

float point_size(const ImFont* font) { return font->FontSize * font->Scale; }

FontSet::FontSet()
    : regular(load_font("fonts/NanumGothic.ttf")), bold(load_font("fonts/NanumGothicBold.ttf")),
      mono(load_font("fonts/NanumGothicCoding.ttf")), wanted(interface_glyphs()), typed(common_hangul()) {
    if (regular.empty())
        problem = "font NanumGothic not found beside the program: install fonts-nanum and build again; "
                  "until then the window is in English";
    if (bold.empty()) bold = regular;
    if (mono.empty()) mono = regular;
}

void FontSet::build(float em, float pixels_per_point, int largest) {
    if (regular.empty()) return fall_back(em, pixels_per_point);
    float raster = pixels_per_point;
    for (const bool with_typed : {true, false})
        if (fill(em, raster, with_typed, largest)) return;
    constexpr float finest = 0.2f;
    while (raster > finest * pixels_per_point) {
        raster *= 0.8f;
        if (fill(em, raster, false, largest)) return;
    }
}

bool FontSet::fill(float em, float raster, bool with_typed, int largest) {
    const std::array<Cut, 6> cuts{{{&Fonts::body, &regular, 1.0f, with_typed},
                                   {&Fonts::bold, &bold, 1.0f, false},
                                   {&Fonts::small, &regular, 13.0f / 16.0f, false},
                                   {&Fonts::heading, &bold, 1.35f, false},
                                   {&Fonts::large, &bold, 1.5f, false},
                                   {&Fonts::mono, &mono, 1.0f, false}}};
    GlyphSet body = wanted;
    if (with_typed) body.add(typed);
    const auto few = wanted.ranges(), many = body.ranges();
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    float area = 0.0f;
    for (const Cut& cut : cuts) {
        const float points = em * cut.size, pixels = std::max(6.0f, std::round(points * raster));
        made.*(cut.slot) = add_cut(*cut.file, pixels, points, cut.typed ? many : few);
        area +=
            pixels * pixels * static_cast<float>((cut.typed ? body : wanted).size()) * (pixels < 22.0f ? 2.0f : 1.0f);
    }
    const float side = std::exp2(std::ceil(std::log2(std::sqrt(area))));
    atlas.TexDesiredWidth = static_cast<int>(std::clamp(side, 512.0f, static_cast<float>(std::min(largest, 8192))));
    return atlas.Build() && atlas.TexHeight <= largest && atlas.TexWidth <= largest;
}

void FontSet::fall_back(float em, float raster) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    ImFontConfig config;
    const float points = em * 13.0f / 16.0f;
    config.SizePixels = std::max(6.0f, std::round(points * raster));
    ImFont* only = atlas.AddFontDefault(&config);
    only->Scale = points / config.SizePixels;
    made = {only, only, only, only, only, only};
    atlas.Build();
}

bool FontSet::covers(char32_t code) const {
    for (const ImFont* font : {made.body, made.bold, made.small, made.heading, made.large, made.mono})
        if (font == nullptr || font->FindGlyphNoFallback(static_cast<ImWchar>(code)) == nullptr) return false;
    return true;
}

} // namespace tunnel::app
