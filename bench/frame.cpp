// Answers: how long a finished frame of the whole window takes, for each 2D scene at its document's values, beside an
// empty ImGui window of the same size in the same run. Without vsync; glFinish ends each frame. --ratios [rounds
// [part of a task's name]]: ours and the empty window in turn, one line a comparison. The program keeps its last
// picture in a texture: a frame is that copied, and drawn again only where it differs. So frame_<scene>, in which
// nothing differs, is the price of building the interface, comparing and copying, not of drawing; that of drawing is in
// the other tasks:
//   frame_<scene>            the first step, at rest, frames asked for although nothing moves
//   frame_<scene>_end        the last step, the same
//   frame_<scene>_whole      as the first, but every frame draws every pixel
//   frame_<scene>_playing    the run plays at 60 frames a second of its own time
//   frame_<scene>_dragging   the first number moves to and fro, so that every frame solves the scene anew
//   frame_boxes_20000_playing  20 000 boxes, each of which moves in every frame (bench/boxes: the parts of that)
// `wrong`: frames that were asked for and not drawn, and of eight sampled ones those whose picture is not that of the
// same frame drawn whole. `peer_wrong`: of eight, those that do not show the empty window as its first frame did.
// # idle_<scene>: frames that the program draws by itself in two seconds after it came to rest, and its processor time.
#include "app/app.hpp"
#include "bench/support/entry.hpp"
#include "bench/support/moving_boxes.hpp"
#include "bench/support/turns.hpp"

#include <benchmark/benchmark.h>
#include <glad/gl.h>

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#if __has_include(<imgui_impl_sdl2.h>)
#include <imgui_impl_sdl2.h>
#else
#include <imgui_impl_sdl.h>
#endif
#include <SDL.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace {

using namespace tunnel;

constexpr glm::ivec2 window_size{1280, 800};

// The program's scenes, and the boxes after them.
std::span<const scenes::Entry> shown_scenes() {
    static const std::vector<scenes::Entry> all = [] {
        std::vector<scenes::Entry> out(scenes::catalogue().begin(), scenes::catalogue().end());
        out.push_back(bench::moving_boxes);
        return out;
    }();
    return all;
}
constexpr int samples = 8; // pictures compared for each task

std::unique_ptr<app::Window> open_window() {
    app::WindowOptions wanted;
    wanted.size = window_size;
    wanted.offscreen = true;
    wanted.vsync = false;
    kit::Text error;
    auto window = app::Window::open(wanted, error);
    if (window) return window;
    std::fprintf(stderr, "frame: %s\n", error.en.c_str());
    std::exit(3);
}

// A window with an ImGui context of its own; enter() makes both current.
struct OwnWindow {
    std::unique_ptr<app::Window> window = open_window();
    ImGuiContext* imgui = nullptr;

    OwnWindow() { ImGui::SetCurrentContext(nullptr); }
    void enter() const {
        SDL_GL_MakeCurrent(window->handle(), window->context());
        ImGui::SetCurrentContext(imgui);
    }
};

class EmptyWindow {
  public:
    EmptyWindow() {
        own.imgui = ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        ImGui_ImplSDL2_InitForOpenGL(own.window->handle(), own.window->context());
        ImGui_ImplOpenGL3_Init("#version 330 core");
    }
    ~EmptyWindow() {
        own.enter();
        ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplSDL2_Shutdown();
        ImGui::DestroyContext();
    }
    EmptyWindow(const EmptyWindow&) = delete;
    EmptyWindow& operator=(const EmptyWindow&) = delete;

    void enter() const { own.enter(); }
    void frame(app::Image* picture = nullptr) {
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplSDL2_NewFrame();
        ImGui::NewFrame();
        ImGui::Begin("Empty");
        ImGui::End();
        ImGui::Render();
        glViewport(0, 0, window_size.x, window_size.y);
        glClearColor(0.1f, 0.1f, 0.1f, 1.0f);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        if (picture != nullptr) *picture = own.window->read_pixels();
        own.window->present();
        glFinish();
    }
    [[nodiscard]] std::size_t wrong_pictures() {
        enter();
        std::size_t out = 0;
        for (int i = 0; i < samples; ++i) {
            app::Image picture;
            frame(&picture);
            if (first.rgba.empty()) first = picture;
            const bool blank = std::equal(picture.rgba.begin() + 4, picture.rgba.end(), picture.rgba.begin());
            out += blank || picture.rgba != first.rgba ? 1 : 0;
        }
        return out;
    }

  private:
    OwnWindow own;
    app::Image first{};
};

// What moves from one frame to the next.
enum class Motion { rest, end, whole, playing, dragging };
constexpr Motion motions[] = {Motion::rest, Motion::end, Motion::whole, Motion::playing, Motion::dragging};

std::string task_name(const scenes::Entry& entry, Motion motion) {
    const char* const endings[] = {"", "_end", "_whole", "_playing", "_dragging"};
    return "frame_" + std::string(entry.id) + endings[static_cast<int>(motion)];
}

class AppWindow {
  public:
    AppWindow() {
        app::StartOptions start;
        start.lang = kit::Lang::en;
        start.clock = [this] { return now; };
        program = std::make_unique<app::App>(shown_scenes(), std::move(start), *own.window);
        own.imgui = ImGui::GetCurrentContext();
        if (program->error().empty()) return;
        std::fprintf(stderr, "frame: %s\n", program->error().en.c_str());
        std::exit(3);
    }
    ~AppWindow() {
        own.enter();
        program.reset();
    }
    AppWindow(const AppWindow&) = delete;
    AppWindow& operator=(const AppWindow&) = delete;

    void enter() const { own.enter(); }
    [[nodiscard]] std::size_t missed() const { return asked - program->frames_drawn(); }

    // The scene at its document's values, its long work done, the claims judged: what is measured is the frame alone.
    void show(int scene, Motion wanted) {
        enter();
        app::show_scene(program->shell(), scene);
        app::Session& session = program->shell().session();
        session.to_defaults();
        session.seek(wanted == Motion::end ? session.run().last_step() : 0);
        motion = Motion::rest;
        for (int i = 0; i < 10; ++i) frame();
        session.finish_job();
        static_cast<void>(session.claims_at_own()); // asked for, they are judged beside the frames
        while (session.claims_ready() < session.run().claims().size()) {
            frame();
            SDL_Delay(1);
        }
        for (int i = 0; i < 10; ++i) frame();
        motion = wanted;
    }

    void frame() {
        move();
        program->wake();
        program->frame();
        glFinish();
        ++asked;
    }

    [[nodiscard]] std::size_t wrong_pictures() {
        enter();
        std::size_t out = 0;
        for (int i = 0; i < samples; ++i) {
            move();
            ++asked;
            const app::Image seen = program->snapshot();
            out += seen.rgba != program->drawn_whole().rgba ? 1 : 0;
        }
        return out;
    }

    // As the program's own loop: it sleeps for as long as the app allows.
    void idle(const char* scene) {
        enter();
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0) program->handle(event);
        for (int i = 0; i < 100 && !program->at_rest(); ++i) program->frame();
        const double began = seconds(), end = began + 2.0;
        const double start = now;
        const std::uint64_t drawn = program->frames_drawn();
        const std::clock_t processor = std::clock();
        for (double at = began; at < end; at = seconds()) {
            now = start + at - began;
            program->frame();
            const double wait = std::min(program->wait_seconds(), end - at);
            if (wait > 0.0 && SDL_WaitEventTimeout(&event, static_cast<int>(1000.0 * wait) + 1) != 0)
                program->handle(event);
        }
        std::printf("# idle_%s: frames=%llu cpu_ns=%.0f\n", scene,
                    static_cast<unsigned long long>(program->frames_drawn() - drawn),
                    1e9 * static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC);
    }

  private:
    static double seconds() {
        return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
    }
    void move() {
        now += 1.0 / 60.0;
        app::Session& session = program->shell().session();
        if (motion == Motion::playing && !session.playing()) session.play(true);
        if (motion == Motion::dragging) drag(session);
        if (motion == Motion::whole) program->redraw();
    }
    void drag(app::Session& session) {
        for (const kit::ParamRow& row : session.run().rows()) {
            if (row.kind != kit::Kind::real) continue;
            swing = (swing + 1) % 64;
            const double part = (swing < 32 ? swing : 64 - swing) / 32.0;
            session.set_number(row.key, row.range.min + part * (row.range.max - row.range.min));
            return;
        }
    }

    OwnWindow own;
    std::unique_ptr<app::App> program;
    Motion motion = Motion::rest;
    double now = 0.0;
    std::size_t asked = 0;
    int swing = 0;
};

bool flat(const scenes::Entry& entry) {
    const auto run = entry.open();
    kit::DrawList list;
    run->draw({}, list);
    for (const kit::Pane& pane : list.panes)
        if (pane.three_d) return false;
    return true;
}

template <class Visit> void each_task(Visit visit) {
    const auto catalogue = shown_scenes();
    for (std::size_t i = 0; i < catalogue.size(); ++i)
        if (flat(catalogue[i]))
            for (const Motion motion : motions)
                if (catalogue[i].id != bench::moving_boxes.id || motion == Motion::playing)
                    visit(static_cast<int>(i), motion, task_name(catalogue[i], motion));
}

int ratios(int rounds, std::string_view wanted) {
    AppWindow ours;
    EmptyWindow empty;
    each_task([&](int scene, Motion motion, const std::string& task) {
        if (task.find(wanted) == std::string::npos) return;
        ours.show(scene, motion);
        bench::Line line{task, "empty"};
        bench::TurnOptions options;
        options.rounds = rounds;
        const std::size_t missed = ours.missed();
        line.time = bench::in_turn({[&] { ours.frame(); }, [&] { ours.enter(); }},
                                   {[&] { empty.frame(); }, [&] { empty.enter(); }}, options);
        line.wrong = ours.wrong_pictures() + ours.missed() - missed;
        line.peer_wrong = empty.wrong_pictures();
        bench::print(line);
        if (motion == Motion::rest) ours.idle(shown_scenes()[static_cast<std::size_t>(scene)].id.data());
    });
    return 0;
}

int figures(int argc, char** argv) {
    AppWindow ours;
    EmptyWindow empty;
    benchmark::RegisterBenchmark("empty",
                                 [&](benchmark::State& state) {
                                     empty.enter();
                                     for (auto _ : state) empty.frame();
                                 })
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    each_task([&](int scene, Motion motion, const std::string& task) {
        benchmark::RegisterBenchmark(task.c_str(),
                                     [&ours, scene, motion](benchmark::State& state) {
                                         ours.show(scene, motion);
                                         for (auto _ : state) ours.frame();
                                     })
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    });
    return bench::figures(argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    if (const auto request = bench::ratio_request(argc, argv))
        return ratios(request->rounds, request->more.empty() ? std::string_view() : request->more[0]);
    return figures(argc, argv);
}
