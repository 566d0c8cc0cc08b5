// Answers: one frame from time to pixels.
#include "app/app_impl.hpp"

#include "app/files/files.hpp"
#include "app/files/png.hpp"
#include "app/files/resources.hpp"
#include "app/files/user_files.hpp"
#include "app/ui/widgets/style.hpp"

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

namespace tunnel::app {

namespace {
constexpr float base_em = 16.0f; // points at 100 %
constexpr double shortest_frame = 1e-4, longest_frame = 0.1;
} // namespace

ImGuiLife::ImGuiLife(Window& window) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr; // nothing is written into the current folder
    io.LogFilename = nullptr;
    io.ConfigFlags &= ~(ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad);
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    ImGui_ImplSDL2_InitForOpenGL(window.handle(), window.context());
    ImGui_ImplOpenGL3_Init("#version 330 core");
}

ImGuiLife::~ImGuiLife() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

void App::Impl::collect_texts() {
    const TextSink sink = [&](std::string_view text) { fonts.want(text); };
    for (const scenes::Entry& entry : shell.catalogue) {
        const auto run = entry.open();
        shell.titles.push_back(run->info().title);
        each_text(*run, sink);
        for (const int step : {0, run->moving() ? 0 : run->last_step()}) {
            run->seek(step);
            kit::Readouts readouts;
            kit::DrawList list;
            run->read(readouts);
            run->draw({}, list);
            each_text(readouts, sink);
            each_text(list, sink);
        }
    }
    const auto folder = resource_folder();
    if (!folder) return;
    std::error_code code;
    constexpr std::size_t largest_lesson = 1U << 20U;
    for (std::filesystem::directory_iterator it(*folder / "assets" / "text", code), end; !code && it != end;
         it.increment(code))
        sink(read_file(it->path(), largest_lesson).text);
}

void App::Impl::follow_texts() {
    const std::string name = shell.empty() ? "" : std::string(shell.session().run().info().title.in(shell.lang()));
    const std::string title = name.empty() ? "Tunnel Lab" : name + " - Tunnel Lab";
    if (title != window_title) window.set_title(window_title = title);
    const auto want = [&](std::string_view text) { new_texts |= fonts.want(text); };
    want(shell.status.text.in(shell.lang()));
    want(shell.folder.string());
    want(shell.dialog.path);
    want(shell.dialog.error.in(shell.lang()));
    for (const FileEntry& file : shell.dialog.files) want(file.label);
    if (shell.empty()) return;
    Session& session = shell.session();
    const Seen now{&session, session.list_revision(), session.run().params_revision(), session.run().step()};
    if (now == seen) return;
    seen = now;
    each_text(session.readouts(), want);
    each_text(session.drawing(view()), want); // the list that the panes will ask for
}

void App::Impl::refresh_look() {
    const float em = base_em * shell.scale();
    const Look wanted{em, window.pixels_per_point(), shell.settings.theme, false};
    const bool fonts_differ =
        new_texts || look.new_texts || look.em != wanted.em || look.pixels_per_point != wanted.pixels_per_point;
    if (fonts_differ) {
        fonts.build(em, wanted.pixels_per_point, largest_texture);
        ImGui_ImplOpenGL3_DestroyFontsTexture();
        ImGui_ImplOpenGL3_CreateFontsTexture();
        damage.forget();
        shell.wraps.forget();
        shell.ui.fonts = fonts.fonts();
        ImGui::GetIO().FontDefault = shell.ui.fonts.body;
        new_texts = false;
    }
    if (fonts_differ || wanted != look) apply_style(palette(shell.settings.theme), em);
    shell.ui.em = em;
    look = wanted;
}

void App::Impl::advance_time() {
    const double now = clock();
    const double passed = std::clamp(now - shell.now, 0.0, 1.0);
    shell.now = now;
    if (!shell.empty()) shell.session().tick(passed);
    ticked = clock() - now;
}

kit::View App::Impl::view() {
    const PaneView& panes = shell.panes;
    return {panes.hovered, panes.selected, shell.session().fraction(), shell.settings.reduced_motion};
}

App::Impl::Picture App::Impl::picture() {
    const bool panes = !shell.empty() && renderer.ok();
    const RenderStyle style{&palette(shell.settings.theme), shell.lang(),        shell.ui.em / base_em,
                            window.pixels_per_point(),      shell.panes.hovered, shell.panes.selected};
    Picture out{window.size_pixels(), style, &nothing, 0, {}, *ImGui::GetDrawData()};
    if (!panes) return out;
    out.list = &shell.session().drawing(view());
    out.revision = shell.session().list_revision();
    out.frames = shell.panes.frames;
    return out;
}

void App::Impl::draw_part(const Picture& of, const PixelBox& box) {
    const Color ground = of.style.palette->ground;
    const auto share = [](std::uint8_t value) { return static_cast<float>(value) / 255.0f; };
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glViewport(0, 0, of.size.x, of.size.y);
    glEnable(GL_SCISSOR_TEST);
    glScissor(box.left, of.size.y - box.bottom, box.width(), box.height());
    glClearColor(share(ground.r), share(ground.g), share(ground.b), 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    renderer.draw(*of.list, of.revision, of.frames, of.style, of.size.y, &box);
    if (ImDrawData* some = part.of(of.words, box)) ImGui_ImplOpenGL3_RenderDrawData(some);
}

void App::Impl::draw_what_differs() {
    const Picture now = picture();
    damage.begin(now.size, hash_of(now.style.palette->ground, 0));
    renderer.note(damage, *now.list, now.revision, now.frames, now.style, now.size.y);
    add_damage(damage, now.words);
    for (const PixelBox& box : store.restore(now.size, damage.end())) draw_part(now, box);
    store.keep();
}

void App::Impl::draw(Image* picture) {
    const double since = clock() - last_drawn;
    last_drawn = clock();
    window.set_full_screen(shell.full_screen);
    follow_texts(); // asks for all that the scene says and draws
    const double solved = clock();
    refresh_look();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    const glm::vec2 points = window.size_points();
    const float density = window.pixels_per_point();
    io.DisplaySize = {points.x, points.y};
    io.DisplayFramebufferScale = {density, density};
    io.DeltaTime = static_cast<float>(std::clamp(since, shortest_frame, longest_frame));
    mouse.give_to_imgui();
    ImGui::NewFrame();
    draw_shell(shell, points);
    ImGui::Render();
    draw_what_differs();
    if (picture != nullptr) *picture = window.read_pixels();
    if (shell.picture_wanted) save_picture(window.read_pixels());
    note_cost(ticked + solved - last_drawn, solved);
    window.present();
    ++drawn;
    follow_typing();
    if (new_texts || shell.ui.wants_frame) frames_due = std::max(frames_due, 2);
}

// The picture counts as drawn when it is there, not when it is asked for.
void App::Impl::note_cost(double step_seconds, double drawing_since) {
    if (shell.empty() || !shell.session().playing() || !tells_cost(shell)) return;
    glFinish();
    const double picture_seconds = clock() - drawing_since;
    if (picture_seconds > 0.0) shell.cost.add(cost_owner(shell), step_seconds, picture_seconds);
}

void App::Impl::save_picture(const Image& picture) {
    shell.picture_wanted = false;
    frames_due = std::max(frames_due, 2);
    if (shell.folder.empty()) return tell(shell, shell.folder_problem, true);
    const std::string scene = shell.empty() ? "tunnel-lab" : shell.session().run().scenario().scene;
    const auto path = free_name(shell.folder / "pictures", scene, ".png");
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    if (const Failure failure = save_png(path, picture)) return tell(shell, failure.line, true);
    tell_saved(shell, Word::picture_saved, path);
}

void App::Impl::save_text(const std::string& name, const std::string& text) {
    if (shell.folder.empty()) return tell(shell, shell.folder_problem, true);
    const std::filesystem::path wanted = std::filesystem::path(name).filename();
    const auto path = free_name(shell.folder / "tables", wanted.stem().string(), wanted.extension().string());
    if (const Failure failure = write_user_file(path, text)) return tell(shell, failure.line, true);
    tell_saved(shell, Word::saved_to, path);
}

Failure App::Impl::save_if_changed() {
    const glm::vec2 size = window.size_points();
    if (!shell.folder.empty() && !window.full_screen())
        shell.settings.size = {static_cast<int>(size.x), static_cast<int>(size.y)};
    const Settings keep = without_wishes(shell.settings, wished, saved);
    if (keep == saved) return {};
    saved = keep;
    return save_settings(shell.folder, keep);
}

} // namespace tunnel::app
