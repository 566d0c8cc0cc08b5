// Answers: what App holds. Only for app*.cpp.
#pragma once

#include "app/app.hpp"
#include "app/fonts/fonts.hpp"
#include "app/input/input.hpp"
#include "app/render/backing_store.hpp"
#include "app/render/damage.hpp"
#include "app/render/draw_data.hpp"

namespace tunnel::app {

// ImGui with its two backends, for as long as App lives.
struct ImGuiLife {
    explicit ImGuiLife(Window& window);
    ~ImGuiLife();
    ImGuiLife(const ImGuiLife&) = delete;
    ImGuiLife& operator=(const ImGuiLife&) = delete;
};

struct App::Impl {
    Impl(std::span<const scenes::Entry> catalogue, StartOptions options, Window& window);

    Window& window;
    ImGuiLife imgui;
    FontSet fonts;
    PaneRenderer renderer;
    Damage damage;
    BackingStore store;
    DrawDataPart part;
    kit::DrawList nothing;
    Shell shell;
    InputQueue queue;
    MouseState mouse;
    std::function<double()> clock;
    kit::Text problem;
    std::string window_title;
    Settings saved, wished; // as on disk; and with what the command line asked for

    int frames_due = 0;
    std::uint64_t drawn = 0;
    double last_drawn = 0.0, ticked = 0.0; // ticked: seconds that the last advance_time() took
    bool editing = false;                  // text was being typed in the last frame
    int largest_texture = 2048;
    struct Look { // what the fonts and the style were made for
        float em = 0.0f, pixels_per_point = 0.0f;
        Theme theme = Theme::dark;
        bool new_texts = true;
        friend bool operator==(const Look&, const Look&) = default;
    } look{};
    struct Seen { // whose texts the fonts were last asked for
        const Session* session = nullptr;
        std::uint64_t list = 0, params = 0;
        int step = -1;
        friend bool operator==(const Seen&, const Seen&) = default;
    } seen{};
    bool new_texts = false;

    void start_scene(std::unique_ptr<Session> session);
    void collect_texts(); // of the whole catalogue and the lessons, once
    void follow_texts();  // of this moment
    void refresh_look();  // fonts and style, when size, theme or texts changed
    void take(const SDL_Event& event);
    void take_key(const SDL_KeyboardEvent& key);
    void take_window(const SDL_WindowEvent& event);
    void follow_typing();
    [[nodiscard]] bool due() const;
    void advance_time();
    void draw(Image* picture);
    struct Picture { // all that a frame's pixels depend on
        glm::ivec2 size{0};
        RenderStyle style{};
        const kit::DrawList* list = nullptr;
        std::uint64_t revision = 0;
        std::span<const PaneFrame> frames{};
        const ImDrawData& words;
    };
    [[nodiscard]] kit::View view();  // what the panes show
    [[nodiscard]] Picture picture(); // of what ImGui rendered last
    void draw_part(const Picture& of, const PixelBox& box);
    void draw_what_differs();
    void note_cost(double step_seconds, double drawing_since);
    void save_picture(const Image& picture);
    void save_text(const std::string& name, const std::string& text);
    Failure save_if_changed();
};

} // namespace tunnel::app
