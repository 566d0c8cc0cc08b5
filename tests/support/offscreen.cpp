// Answers: the offscreen window.
#include "tests/support/offscreen.hpp"

#include "app/files/resources.hpp"

#include <glad/gl.h>

#include <imgui.h>
#include <imgui_impl_opengl3.h>

#define STB_IMAGE_WRITE_STATIC
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace tunnel::test {

app::Color Picture::at(int x, int y) const {
    if (x < 0 || y < 0 || x >= w || y >= h) return {0, 0, 0, 0};
    const std::uint8_t* p =
        &rgba[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(w) + static_cast<std::size_t>(x))];
    return {p[0], p[1], p[2], p[3]};
}

bool near(app::Color a, app::Color b, int tolerance) {
    return std::abs(a.r - b.r) <= tolerance && std::abs(a.g - b.g) <= tolerance && std::abs(a.b - b.b) <= tolerance;
}

int Picture::count(app::Color color, int tolerance) const {
    int out = 0;
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) out += near(at(x, y), color, tolerance);
    return out;
}

std::string Picture::save(const std::string& name) const {
    const char* asked = std::getenv("TEST_UNDECLARED_OUTPUTS");
    const auto folder =
        asked ? std::filesystem::path(asked) : std::filesystem::temp_directory_path() / "tunnel-lab-tests";
    std::filesystem::create_directories(folder);
    const std::string file = (folder / name).string();
    stbi_write_png(file.c_str(), w, h, 4, rgba.data(), 4 * w);
    return file;
}

Picture read_pixels(int w, int h) {
    Picture out{w, h, std::vector<std::uint8_t>(static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 4)};
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, w, h, GL_RGBA, GL_UNSIGNED_BYTE, out.rgba.data());
    const auto row = static_cast<std::ptrdiff_t>(w) * 4;
    for (int y = 0; y < h / 2; ++y)
        std::swap_ranges(out.rgba.begin() + y * row, out.rgba.begin() + (y + 1) * row,
                         out.rgba.begin() + (h - 1 - y) * row);
    return out;
}

void keep_drivers_loaded() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "offscreen");
    static const bool held = SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 && SDL_GL_LoadLibrary(nullptr) == 0;
    static_cast<void>(held);
}

Offscreen::Offscreen(int w, int h) : width(w), height(h) {
    keep_drivers_loaded();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        problem = std::string("SDL: ") + SDL_GetError();
        return;
    }
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    window = SDL_CreateWindow("test", 0, 0, w, h, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN);
    if (window) context = SDL_GL_CreateContext(window);
    if (!context || !gladLoadGL(reinterpret_cast<GLADloadfunc>(SDL_GL_GetProcAddress))) {
        problem = std::string("OpenGL: ") + SDL_GetError();
        return;
    }
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui_ImplOpenGL3_Init("#version 330 core");
    ImGui_ImplOpenGL3_CreateDeviceObjects();
}

Offscreen::~Offscreen() {
    if (ImGui::GetCurrentContext()) {
        ImGui_ImplOpenGL3_Shutdown();
        ImGui::DestroyContext();
    }
    if (context) SDL_GL_DeleteContext(context);
    if (window) SDL_DestroyWindow(window);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

app::LabelFonts Offscreen::fonts(float pixels) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const auto load = [&](const char* name, float size) {
        const auto path = app::resource_path(name);
        return path ? atlas.AddFontFromFileTTF(path->string().c_str(), size) : atlas.AddFontDefault();
    };
    const char *regular = "fonts/NanumGothic.ttf", *bold = "fonts/NanumGothicBold.ttf";
    const app::LabelFonts out{load(regular, 13.0f * pixels / 16.0f), load(regular, pixels), load(bold, 1.5f * pixels)};
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
    return out;
}

Picture Offscreen::render(app::PaneRenderer& renderer, const kit::DrawList& list,
                          const std::vector<app::PaneFrame>& frames, const app::LabelFonts& fonts,
                          const app::RenderStyle& style, std::uint64_t list_revision) {
    const auto points = [&](int px) { return static_cast<float>(px) / style.pixels_per_point; };
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {points(width), points(height)};
    io.DisplayFramebufferScale = {style.pixels_per_point, style.pixels_per_point};
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    app::draw_words(*ImGui::GetBackgroundDrawList(), list, frames, fonts, style);
    ImGui::Render();
    const app::Color ground = style.palette->ground;
    glViewport(0, 0, width, height);
    glClearColor(static_cast<float>(ground.r) / 255.0f, static_cast<float>(ground.g) / 255.0f,
                 static_cast<float>(ground.b) / 255.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    renderer.draw(list, list_revision, frames, style, height);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    return read_pixels(width, height);
}

} // namespace tunnel::test
