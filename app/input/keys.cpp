// Answers: the table of keys. Arrows and Space stand here for the timeline; who gets them first is decided elsewhere.
#include "app/input/keys.hpp"

namespace tunnel::app {

namespace {

constexpr CommandRow rows[] = {
    {Command::play_pause,
     {"Play or pause", "재생 또는 일시 정지"},
     "Space, P",
     {{{SDL_SCANCODE_SPACE}, {SDL_SCANCODE_P}}}},
    {Command::step_forward,
     {"One step forward", "한 단계 앞으로"},
     ". →",
     {{{SDL_SCANCODE_PERIOD}, {SDL_SCANCODE_RIGHT}}}},
    {Command::step_back, {"One step back", "한 단계 뒤로"}, ", ←", {{{SDL_SCANCODE_COMMA}, {SDL_SCANCODE_LEFT}}}},
    {Command::restart,
     {"Back to the start", "처음으로"},
     "R, Backspace",
     {{{SDL_SCANCODE_R}, {SDL_SCANCODE_BACKSPACE}}}},
    {Command::to_end, {"To the end", "끝으로"}, "End", {{{SDL_SCANCODE_END}}}},
    {Command::next_mark,
     {"To the next mark of the timeline", "시간축의 다음 표시로"},
     "Ctrl+→, Shift+.",
     {{{SDL_SCANCODE_RIGHT, ctrl}, {SDL_SCANCODE_PERIOD, shift}}}},
    {Command::previous_mark,
     {"To the mark before", "시간축의 이전 표시로"},
     "Ctrl+←, Shift+,",
     {{{SDL_SCANCODE_LEFT, ctrl}, {SDL_SCANCODE_COMMA, shift}}}},
    {Command::faster, {"Play faster", "더 빠르게 재생"}, "+", {{{SDL_SCANCODE_EQUALS}, {SDL_SCANCODE_KP_PLUS}}}},
    {Command::slower, {"Play slower", "더 느리게 재생"}, "-", {{{SDL_SCANCODE_MINUS}, {SDL_SCANCODE_KP_MINUS}}}},
    {Command::previous_scene,
     {"Previous scene", "이전 장면"},
     "[ , PageUp",
     {{{SDL_SCANCODE_LEFTBRACKET}, {SDL_SCANCODE_PAGEUP}}}},
    {Command::next_scene,
     {"Next scene", "다음 장면"},
     "] , PageDown",
     {{{SDL_SCANCODE_RIGHTBRACKET}, {SDL_SCANCODE_PAGEDOWN}}}},
    {Command::focus_next, {"Next control", "다음 컨트롤로"}, "Tab", {{{SDL_SCANCODE_TAB}}}},
    {Command::focus_previous, {"Previous control", "이전 컨트롤로"}, "Shift+Tab", {{{SDL_SCANCODE_TAB, shift}}}},
    {Command::frame_all, {"Show everything", "전체 보기"}, "Home", {{{SDL_SCANCODE_HOME}}}},
    {Command::hide_panels, {"Hide the panels", "패널 숨기기"}, "F10", {{{SDL_SCANCODE_F10}}}},
    {Command::undo,
     {"Undo", "실행 취소"},
     "Ctrl+Z, Alt+Backspace",
     {{{SDL_SCANCODE_Z, ctrl}, {SDL_SCANCODE_BACKSPACE, alt}}}},
    {Command::redo,
     {"Redo", "다시 실행"},
     "Ctrl+Y",
     {{{SDL_SCANCODE_Y, ctrl}, {SDL_SCANCODE_Z, ctrl | shift}, {SDL_SCANCODE_BACKSPACE, alt | shift}}}},
    {Command::save, {"Save scenario", "시나리오 저장"}, "Ctrl+S, F4", {{{SDL_SCANCODE_S, ctrl}, {SDL_SCANCODE_F4}}}},
    {Command::open, {"Open scenario", "시나리오 열기"}, "Ctrl+O, F3", {{{SDL_SCANCODE_O, ctrl}, {SDL_SCANCODE_F3}}}},
    {Command::copy,
     {"Copy scenario as text", "시나리오를 텍스트로 복사"},
     "Ctrl+C, Ctrl+Insert",
     {{{SDL_SCANCODE_C, ctrl}, {SDL_SCANCODE_INSERT, ctrl}}}},
    {Command::paste,
     {"Paste scenario", "시나리오 붙여넣기"},
     "Ctrl+V, Shift+Insert",
     {{{SDL_SCANCODE_V, ctrl}, {SDL_SCANCODE_INSERT, shift}}}},
    {Command::help, {"Keys and mouse", "키와 마우스"}, "F1", {{{SDL_SCANCODE_F1}}}},
    {Command::switch_language, {"Switch language", "언어 바꾸기"}, "F2", {{{SDL_SCANCODE_F2}}}},
    {Command::lecture, {"Lecture mode", "강의 모드"}, "F5", {{{SDL_SCANCODE_F5}}}},
    {Command::predict_first,
     {"Predict first: cover the answers", "먼저 예측하기: 답 가리기"},
     "F7",
     {{{SDL_SCANCODE_F7}}}},
    {Command::reveal, {"Show or cover the answers", "답 보기 또는 다시 가리기"}, "F8", {{{SDL_SCANCODE_F8}}}},
    {Command::full_screen, {"Full screen", "전체 화면"}, "F11", {{{SDL_SCANCODE_F11}}}},
    {Command::screenshot, {"Save a picture of the window", "화면을 그림으로 저장"}, "F12", {{{SDL_SCANCODE_F12}}}},
    {Command::text_larger,
     {"Larger", "화면 배율 키우기"},
     "Ctrl +",
     {{{SDL_SCANCODE_EQUALS, ctrl}, {SDL_SCANCODE_KP_PLUS, ctrl}}}},
    {Command::text_smaller,
     {"Smaller", "화면 배율 줄이기"},
     "Ctrl -",
     {{{SDL_SCANCODE_MINUS, ctrl}, {SDL_SCANCODE_KP_MINUS, ctrl}}}},
    {Command::text_normal,
     {"Normal size", "원래 배율"},
     "Ctrl 0",
     {{{SDL_SCANCODE_0, ctrl}, {SDL_SCANCODE_KP_0, ctrl}}}},
    {Command::light_theme, {"Light theme (projector)", "밝은 테마 (빔프로젝터)"}, "F6", {{{SDL_SCANCODE_F6}}}},
    {Command::reduced_motion, {"Reduce motion", "움직임 줄이기"}, "", {}},
    {Command::document_values, {"The document's values", "문서의 값으로"}, "", {}},
    {Command::open_folder, {"Open the folder of my files", "내 파일 폴더 열기"}, "", {}},
    {Command::about, {"About Tunnel Lab", "Tunnel Lab 정보"}, "", {}},
    {Command::quit, {"Quit", "끝내기"}, "Ctrl+Q, Alt+F4", {{{SDL_SCANCODE_Q, ctrl}, {SDL_SCANCODE_F4, alt}}}},
};

} // namespace

std::span<const CommandRow> command_rows() { return rows; }

const CommandRow* row_of(Command command) {
    for (const CommandRow& row : rows)
        if (row.command == command) return &row;
    return nullptr;
}

std::string_view say(Command command, kit::Lang lang) {
    const CommandRow* row = row_of(command);
    return row == nullptr ? std::string_view() : row->words.in(lang);
}

std::string_view keys_of(Command command) {
    const CommandRow* row = row_of(command);
    return row == nullptr ? std::string_view() : row->shown;
}

std::string_view main_key(Command command) {
    const std::string_view all = keys_of(command), first = all.substr(0, all.find(' '));
    return first.size() > 1 && first.back() == ',' ? first.substr(0, first.size() - 1) : first;
}

std::optional<Command> command_of(SDL_Scancode code, unsigned modifiers) {
    if (code == SDL_SCANCODE_UNKNOWN) return std::nullopt;
    for (const unsigned wanted : {modifiers, modifiers & ~static_cast<unsigned>(shift)})
        for (const CommandRow& row : rows)
            for (const Chord& chord : row.chords)
                if (chord.code == code && chord.modifiers == wanted) return row.command;
    return std::nullopt;
}

unsigned modifiers_of(Uint16 sdl_modifiers) {
    unsigned out = no_modifier;
    if ((sdl_modifiers & (KMOD_CTRL | KMOD_GUI)) != 0) out |= ctrl;
    if ((sdl_modifiers & KMOD_SHIFT) != 0) out |= shift;
    if ((sdl_modifiers & KMOD_ALT) != 0) out |= alt;
    return out;
}

} // namespace tunnel::app
