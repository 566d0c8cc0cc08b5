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
    close,
    cancel,
    no_files,
    given_with,
    key_arrows,
    key_arrows_what,
    key_pane,
    key_pane_what,
    key_pane_short,
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
    no_folder,
    click_copies_path,
    path_copied,
    no_file_manager,
    type_a_name,
    is_a_folder,
    already_there,
    replace,
    whole_path,
    clipboard_not_text,
    clipboard_too_large,
    about_what,
    about_lecture,
    about_version,
    about_licences,
    about_folder,
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
    {Word::close, {"Close", "닫기"}},
    {Word::cancel, {"Cancel", "취소"}},
    {Word::no_files, {"No scenario here yet", "아직 저장한 시나리오 없음"}},
    {Word::given_with, {"Given with the program", "기본 제공"}},
    {Word::key_arrows, {"Arrows", "화살표"}},
    {Word::key_arrows_what,
     {"Change the focused control, else move the selected handle (Shift: finely), else step",
      "초점이 있으면 컨트롤의 값 바꾸기, 없으면 선택한 손잡이 옮기기(Shift: 조금씩), 둘 다 없으면 단계 이동"}},
    {Word::key_pane, {"Arrows, + − in a pane", "창 안에서 화살표, + −"}},
    {Word::key_pane_what,
     {"With the focus on a pane: move the view, in 3D turn it (Ctrl: move, Shift: finely); zoom",
      "초점이 창에 있을 때: 화면 이동, 3D에서는 시점 돌리기(Ctrl: 이동, Shift: 조금씩), 확대와 축소"}},
    {Word::key_pane_short, {"arrows move  ·  + − zoom  ·  Home all", "화살표 이동  ·  + − 확대, 축소  ·  Home 전체"}},
    {Word::key_enter, {"Enter, Space", "Enter, Space"}},
    {Word::key_enter_what, {"Use the focused control", "초점이 있는 컨트롤 실행"}},
    {Word::key_escape, {"Esc", "Esc"}},
    {Word::key_escape_what, {"Close, or let go of the focus and the handle", "닫기, 또는 초점과 손잡이 선택 해제"}},
    {Word::mouse_left, {"Click", "클릭"}},
    {Word::mouse_left_what,
     {"Select what is under the cursor, in every pane", "커서 아래의 대상 선택(모든 창에 함께 표시)"}},
    {Word::mouse_handle, {"Drag a handle", "손잡이 끌기"}},
    {Word::mouse_handle_what, {"Change the parameters that it stands for", "손잡이가 나타내는 매개변수 바꾸기"}},
    {Word::mouse_right, {"Right drag", "오른쪽 버튼으로 끌기"}},
    {Word::mouse_right_what, {"Move the view", "화면 이동"}},
    {Word::mouse_wheel, {"Wheel", "휠"}},
    {Word::mouse_wheel_what, {"Zoom about the cursor", "커서를 중심으로 확대, 축소"}},
    {Word::mouse_orbit, {"Left drag in 3D", "3D에서 왼쪽 버튼으로 끌기"}},
    {Word::mouse_orbit_what, {"Turn the view", "시점 돌리기"}},
    {Word::mouse_default, {"Right click on a control", "컨트롤에서 오른쪽 클릭"}},
    {Word::mouse_default_what, {"Back to its default", "기본값으로"}},
    {Word::saved_to, {"Saved:", "저장 완료:"}},
    {Word::opened, {"Opened:", "열기 완료:"}},
    {Word::copied, {"Scenario copied as text", "시나리오를 텍스트로 복사함"}},
    {Word::pasted, {"Scenario pasted", "시나리오를 붙여넣음"}},
    {Word::nothing_to_paste,
     {"No text came from the clipboard: it is empty, holds something else, or too much",
      "클립보드에서 가져온 텍스트 없음: 비었거나, 텍스트가 아니거나, 너무 큼"}},
    {Word::picture_saved, {"Picture saved:", "그림 저장 완료:"}},
    {Word::nothing_to_undo, {"Nothing to undo", "취소할 작업 없음"}},
    {Word::nothing_to_redo, {"Nothing to redo", "다시 실행할 작업 없음"}},
    {Word::scale_is, {"Display scale", "표시 배율"}},
    {Word::speed_is, {"Playback speed", "재생 속도"}},
    {Word::empty_catalogue, {"No scene in this build", "이 빌드에는 장면 없음"}},
    {Word::no_folder, {"There is no folder to save in", "저장할 폴더 없음"}},
    {Word::click_copies_path, {"click: copy the path", "클릭: 경로 복사"}},
    {Word::path_copied, {"Path copied:", "경로 복사함:"}},
    {Word::no_file_manager,
     {"No program here opens a folder; its path is copied:", "폴더를 열 프로그램 없음. 경로 복사함:"}},
    {Word::type_a_name, {"Type a file's name", "파일 이름을 입력한다"}},
    {Word::is_a_folder, {"This is a folder; add a file's name:", "폴더임. 뒤에 파일 이름을 붙인다:"}},
    {Word::already_there,
     {"There is such a file already. Enter again writes over it, Esc cancels:",
      "같은 이름의 파일이 이미 있음. Enter를 다시 누르면 덮어쓰고, Esc를 누르면 취소한다:"}},
    {Word::replace, {"Write over it", "덮어쓰기"}},
    {Word::whole_path, {"a whole path, e.g. /tmp/lesson.toml", "전체 경로. 예: /tmp/lesson.toml"}},
    {Word::clipboard_not_text,
     {"The clipboard holds no text but other data", "클립보드에 텍스트가 아닌 데이터가 있음"}},
    {Word::clipboard_too_large,
     {"The clipboard holds too much text for a scenario; at most, in bytes:",
      "클립보드의 텍스트가 시나리오로는 너무 큼. 최대 바이트 수:"}},
    {Word::about_what,
     {"A sandbox for collision detection: why a fast bullet passes a thin wall unseen, and how continuous collision "
      "detection finds it. Change the values, step through the method, and check what the scene claims.",
      "충돌 감지 실험실. 빠른 총알이 왜 얇은 벽을 들키지 않고 지나가는지, 연속 충돌 감지(continuous collision "
      "detection)는 "
      "그것을 어떻게 찾아내는지 보여 준다. 값을 바꾸고, 방법을 한 단계씩 따라가고, 장면의 주장을 확인해 보자."}},
    {Word::about_lecture,
     {"Lecture mode (F5): larger type, and results that can be predicted stay covered until they are clicked. F6: "
      "light "
      "colours for a projector. F11: full screen.",
      "강의 모드(F5): 글자가 커지고, 예측해 볼 결과는 클릭할 때까지 가려진다. F6: 빔프로젝터용 밝은 색. F11: 전체 "
      "화면."}},
    {Word::about_version, {"Version", "버전"}},
    {Word::about_licences,
     {"Fonts: NanumGothic and NanumGothicCoding, (c) 2010 NAVER Corporation, SIL Open Font License 1.1. Libraries: "
      "SDL2 "
      "(zlib), Dear ImGui (MIT), GLM (MIT), glad (MIT), CLI11 (BSD-3-Clause), toml++ (MIT), stb (public domain).",
      "글꼴: NanumGothic, NanumGothicCoding, (c) 2010 NAVER Corporation, SIL Open Font License 1.1. 라이브러리: "
      "SDL2(zlib), "
      "Dear ImGui(MIT), GLM(MIT), glad(MIT), CLI11(BSD-3-Clause), toml++(MIT), stb(퍼블릭 도메인)."}},
    {Word::about_folder,
     {"Settings, scenarios, pictures and tables are kept in", "설정, 시나리오, 그림, 표를 저장하는 폴더:"}},
}};

namespace detail {
constexpr bool in_order() {
    for (std::size_t i = 0; i < word_table.size(); ++i)
        if (static_cast<std::size_t>(word_table[i].id) != i || word_table[i].text.ko.empty()) return false;
    return true;
}
static_assert(in_order(), "word_table lists every Word once, in the order of the enum, in both languages");
} // namespace detail

[[nodiscard]] constexpr kit::Words words_of(Word word) { return word_table[static_cast<std::size_t>(word)].text; }
[[nodiscard]] constexpr std::string_view say(Word word, kit::Lang lang) { return words_of(word).in(lang); }

} // namespace tunnel::app
