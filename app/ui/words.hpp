// Answers: what the interface itself says, in both languages, in one table. Scenes bring their own words.
#pragma once

#include "scenes/kit/text.hpp"

#include <array>
#include <cstddef>

namespace tunnel::app {

enum class Word {
    scene_menu,
    view_menu,
    language_menu,
    help_menu,
    play_pause,
    step_forward,
    step_back,
    restart,
    next_scene,
    previous_scene,
    focus_next,
    focus_previous,
    hide_panels,
    frame_all,
    faster,
    slower,
    undo,
    redo,
    save,
    open,
    copy,
    paste,
    help,
    switch_language,
    lecture,
    screenshot,
    text_larger,
    text_smaller,
    text_normal,
    light_theme,
    reduced_motion,
    document_values,
    quit,
    close,
    cancel,
    file_name,
    folder,
    save_title,
    open_title,
    no_files,
    given_with,
    keys_title,
    mouse_title,
    key_arrows,
    key_arrows_what,
    key_enter,
    key_enter_what,
    key_escape,
    key_escape_what,
    mouse_left,
    mouse_left_what,
    mouse_handle,
    mouse_handle_what,
    mouse_right,
    mouse_right_what,
    mouse_wheel,
    mouse_wheel_what,
    mouse_orbit,
    mouse_orbit_what,
    mouse_default,
    mouse_default_what,
    saved_to,
    opened,
    copied,
    pasted,
    nothing_to_paste,
    picture_saved,
    nothing_to_undo,
    nothing_to_redo,
    scale_is,
    speed_is,
    empty_catalogue,
    drag_hint,
    count
};

struct WordRow {
    Word id;
    kit::Words text;
};

inline constexpr std::array<WordRow, static_cast<std::size_t>(Word::count)> word_table{{
    {Word::scene_menu, {"Scene", "장면"}},
    {Word::view_menu, {"View", "보기"}},
    {Word::language_menu, {"Language", "언어"}},
    {Word::help_menu, {"Help", "도움말"}},
    {Word::play_pause, {"Play or pause", "재생 또는 멈춤"}},
    {Word::step_forward, {"One step forward", "한 단계 앞으로"}},
    {Word::step_back, {"One step back", "한 단계 뒤로"}},
    {Word::restart, {"Back to the start", "처음으로"}},
    {Word::next_scene, {"Next scene", "다음 장면"}},
    {Word::previous_scene, {"Previous scene", "이전 장면"}},
    {Word::focus_next, {"Next control", "다음 컨트롤로"}},
    {Word::focus_previous, {"Previous control", "이전 컨트롤로"}},
    {Word::hide_panels, {"Hide the panels", "패널 숨기기"}},
    {Word::frame_all, {"Show everything", "전체 보기"}},
    {Word::faster, {"Play faster", "더 빠르게 재생"}},
    {Word::slower, {"Play slower", "더 느리게 재생"}},
    {Word::undo, {"Undo", "실행 취소"}},
    {Word::redo, {"Redo", "다시 실행"}},
    {Word::save, {"Save scenario", "시나리오 저장"}},
    {Word::open, {"Open scenario", "시나리오 열기"}},
    {Word::copy, {"Copy scenario as text", "시나리오를 텍스트로 복사"}},
    {Word::paste, {"Paste scenario", "시나리오 붙여넣기"}},
    {Word::help, {"Keys and mouse", "키와 마우스"}},
    {Word::switch_language, {"Switch language", "언어 바꾸기"}},
    {Word::lecture, {"Lecture mode", "강의 모드"}},
    {Word::screenshot, {"Save a picture of the window", "화면을 그림으로 저장"}},
    {Word::text_larger, {"Larger", "크게"}},
    {Word::text_smaller, {"Smaller", "작게"}},
    {Word::text_normal, {"Normal size", "원래 크기"}},
    {Word::light_theme, {"Light theme (projector)", "밝은 테마 (빔프로젝터)"}},
    {Word::reduced_motion, {"Reduce motion", "움직임 줄이기"}},
    {Word::document_values, {"The document's values", "문서의 값으로"}},
    {Word::quit, {"Quit", "끝내기"}},
    {Word::close, {"Close", "닫기"}},
    {Word::cancel, {"Cancel", "취소"}},
    {Word::file_name, {"File", "파일"}},
    {Word::folder, {"Your scenarios", "내 시나리오"}},
    {Word::save_title, {"Save scenario", "시나리오 저장"}},
    {Word::open_title, {"Open scenario", "시나리오 열기"}},
    {Word::no_files, {"No scenario here yet", "아직 시나리오가 없습니다"}},
    {Word::given_with, {"Given with the program", "기본 제공"}},
    {Word::keys_title, {"Keys", "키"}},
    {Word::mouse_title, {"Mouse", "마우스"}},
    {Word::key_arrows, {"Arrows", "화살표"}},
    {Word::key_arrows_what,
     {"Change the focused control, else move the selected handle (Shift: finely), else step",
      "초점이 있는 컨트롤을 바꾸고, 없으면 고른 손잡이를 옮기고(Shift: 조금씩), 없으면 단계 이동"}},
    {Word::key_enter, {"Enter, Space", "Enter, Space"}},
    {Word::key_enter_what, {"Use the focused control", "초점이 있는 컨트롤 쓰기"}},
    {Word::key_escape, {"Esc", "Esc"}},
    {Word::key_escape_what, {"Close, or let go of the focus and the handle", "닫기, 또는 초점과 손잡이 놓기"}},
    {Word::mouse_left, {"Click", "클릭"}},
    {Word::mouse_left_what, {"Select what is under the cursor, in every pane", "커서 아래의 것을 모든 창에서 고르기"}},
    {Word::mouse_handle, {"Drag a handle", "손잡이 끌기"}},
    {Word::mouse_handle_what, {"Change the parameters that it stands for", "손잡이가 나타내는 매개변수 바꾸기"}},
    {Word::mouse_right, {"Right drag", "오른쪽 버튼으로 끌기"}},
    {Word::mouse_right_what, {"Move the view", "보는 곳 옮기기"}},
    {Word::mouse_wheel, {"Wheel", "휠"}},
    {Word::mouse_wheel_what, {"Zoom about the cursor", "커서를 중심으로 확대와 축소"}},
    {Word::mouse_orbit, {"Left drag in 3D", "3D에서 왼쪽 버튼으로 끌기"}},
    {Word::mouse_orbit_what, {"Turn the view", "시점 돌리기"}},
    {Word::mouse_default, {"Right click on a control", "컨트롤에서 오른쪽 클릭"}},
    {Word::mouse_default_what, {"Back to its default", "기본값으로"}},
    {Word::saved_to, {"Saved:", "저장함:"}},
    {Word::opened, {"Opened:", "열었음:"}},
    {Word::copied, {"Scenario copied as text", "시나리오를 텍스트로 복사했습니다"}},
    {Word::pasted, {"Scenario pasted", "시나리오를 붙여넣었습니다"}},
    {Word::nothing_to_paste, {"The clipboard holds no text", "클립보드에 텍스트가 없습니다"}},
    {Word::picture_saved, {"Picture saved:", "그림 저장함:"}},
    {Word::nothing_to_undo, {"Nothing to undo", "취소할 것이 없습니다"}},
    {Word::nothing_to_redo, {"Nothing to redo", "다시 실행할 것이 없습니다"}},
    {Word::scale_is, {"Display scale", "표시 배율"}},
    {Word::speed_is, {"Playback speed", "재생 속도"}},
    {Word::empty_catalogue, {"No scene in this build", "이 빌드에는 장면이 없습니다"}},
    {Word::drag_hint, {"drag", "끌기"}},
}};

namespace detail {
constexpr bool in_order() {
    for (std::size_t i = 0; i < word_table.size(); ++i)
        if (static_cast<std::size_t>(word_table[i].id) != i || word_table[i].text.ko.empty()) return false;
    return true;
}
static_assert(in_order(), "word_table lists every Word once, in the order of the enum, in both languages");
} // namespace detail

[[nodiscard]] constexpr std::string_view say(Word word, kit::Lang lang) {
    return word_table[static_cast<std::size_t>(word)].text.in(lang);
}

} // namespace tunnel::app
