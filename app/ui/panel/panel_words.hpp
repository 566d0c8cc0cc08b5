// Answers: what the right panel and the drawer say of themselves, in both languages, in one table.
#pragma once

#include "scenes/kit/text.hpp"

#include <array>
#include <cstddef>

namespace tunnel::app {

enum class PanelWord {
    play,
    pause,
    speed,
    presets,
    more,
    break_it,
    break_it_hint,
    what_this_shows,
    own_settings,
    now,
    holds,
    fails,
    not_here,
    working,
    claim_hint,
    covered,
    covered_here,
    predict,
    predict_this,
    show_answers,
    cover_again,
    back_to_default,
    not_a_number,
    not_finite,
    out_of_range,
    unknown_word,
    file_hint,
    path,
    bytes,
    cancel,
    again,
    per_second,
    measure,
    measured,
    picture,
    settings,
    timeline,
    plots,
    ledger,
    lesson,
    branches,
    branches_hint,
    no_plots,
    no_curve,
    measure_all,
    times,
    live_cost,
    no_table,
    no_lesson,
    save_csv,
    rows,
    truncated,
    step_of,
    row,
    plot_alone,
    all_plots,
    numbers,
    code,
    count
};

struct PanelWordRow {
    PanelWord id;
    kit::Words text;
};

inline constexpr std::array<PanelWordRow, static_cast<std::size_t>(PanelWord::count)> panel_word_table{{
    {PanelWord::play, {"play", "재생"}},
    {PanelWord::pause, {"pause", "일시 정지"}},
    {PanelWord::speed, {"speed", "재생 속도"}},
    {PanelWord::presets, {"Situations", "상황"}},
    {PanelWord::more, {"More settings", "설정 더 보기"}},
    {PanelWord::break_it, {"Break it", "고장 내 보기"}},
    {PanelWord::break_it_hint,
     {"Take a safeguard away and watch which claims fall.", "안전장치를 하나 빼고 어떤 주장이 무너지는지 보자."}},
    {PanelWord::what_this_shows, {"What this shows", "여기서 확인할 것"}},
    {PanelWord::own_settings, {"at its settings", "주장의 설정"}},
    {PanelWord::now, {"now", "현재 설정"}},
    {PanelWord::holds, {"holds", "성립"}},
    {PanelWord::fails, {"does not hold", "성립하지 않음"}},
    {PanelWord::not_here, {"does not apply", "해당 없음"}},
    {PanelWord::working, {"checking…", "확인 중…"}},
    {PanelWord::claim_hint, {"Go to this claim's own settings and step", "이 주장의 설정과 단계로 이동"}},
    {PanelWord::covered, {"predict first, then show", "먼저 예측한 뒤 보기"}},
    {PanelWord::covered_here, {"Predict first, then show the answers.", "먼저 예측한 뒤 답을 보자."}},
    {PanelWord::predict,
     {"Predict first: what will the tests say, and what will happen?",
      "먼저 예측해 보자. 검사는 무엇이라 답하고, 무슨 일이 일어날까?"}},
    {PanelWord::predict_this, {"Predict first: ", "먼저 예측해 보자. "}},
    {PanelWord::show_answers, {"Show the answers", "답 보기"}},
    {PanelWord::cover_again, {"Cover the answers again", "답 다시 가리기"}},
    {PanelWord::back_to_default, {"Right click: back to", "오른쪽 클릭: 기본값"}},
    {PanelWord::not_a_number, {"Not a number; enter", "수가 아님. 입력할 수 있는 값:"}},
    {PanelWord::not_finite, {"Not a finite number; enter", "유한한 수가 아님. 입력할 수 있는 값:"}},
    {PanelWord::out_of_range, {"Out of range; enter", "범위를 벗어남. 입력할 수 있는 값:"}},
    {PanelWord::unknown_word, {"Not one of the choices", "고를 수 있는 값이 아님"}},
    {PanelWord::file_hint, {"Type a path and press Enter", "경로를 입력하고 Enter 누르기"}},
    {PanelWord::path, {"path of a file", "파일 경로"}},
    {PanelWord::bytes, {"bytes", "바이트"}},
    {PanelWord::cancel, {"cancel", "취소"}},
    {PanelWord::again, {"run again", "다시 계산"}},
    {PanelWord::per_second, {"per second", "초당"}},
    {PanelWord::measure, {"measure", "측정"}},
    {PanelWord::measured, {"Measured on this machine", "이 컴퓨터에서 측정한 시간"}},
    {PanelWord::picture, {"Picture", "그림"}},
    {PanelWord::settings, {"Settings", "설정"}},
    {PanelWord::timeline, {"Timeline", "시간축"}},
    {PanelWord::plots, {"Plots", "그래프"}},
    {PanelWord::ledger, {"Ledger", "기록표"}},
    {PanelWord::lesson, {"Lesson", "해설"}},
    {PanelWord::branches, {"Branches", "갈래"}},
    {PanelWord::branches_hint,
     {"A change made after going back starts a branch; the run that had gone further is kept.",
      "되돌아가서 값을 바꾸면 새 갈래가 생기고, 더 나아갔던 실행은 그대로 남는다."}},
    {PanelWord::no_plots, {"This scene draws no plot.", "이 장면에는 그래프가 없다."}},
    {PanelWord::no_curve, {"not measured yet", "아직 측정하지 않음"}},
    {PanelWord::measure_all, {"measure all", "모두 측정"}},
    {PanelWord::times, {"Times", "시간"}},
    {PanelWord::live_cost, {"step # ms  ·  picture # ms", "스텝 # ms  ·  그림 # ms"}},
    {PanelWord::no_table, {"This scene keeps no ledger.", "이 장면에는 기록표가 없다."}},
    {PanelWord::no_lesson, {"There is no lesson text for this scene yet.", "이 장면의 해설은 아직 없다."}},
    {PanelWord::save_csv, {"Save what is shown as CSV", "보이는 내용을 CSV로 저장"}},
    {PanelWord::rows, {"rows", "행"}},
    {PanelWord::truncated, {"cut off at the limit", "상한에서 잘림"}},
    {PanelWord::step_of, {"step", "단계"}},
    {PanelWord::row, {"row", "행"}},
    {PanelWord::plot_alone, {"Show this plot alone, larger", "이 그래프만 크게 보기"}},
    {PanelWord::all_plots, {"Show all plots", "모든 그래프 보기"}},
    {PanelWord::numbers, {"Numbers", "수치"}},
    {PanelWord::code, {"Code", "코드"}},
}};

namespace detail {
constexpr bool panel_words_in_order() {
    for (std::size_t i = 0; i < panel_word_table.size(); ++i)
        if (static_cast<std::size_t>(panel_word_table[i].id) != i || panel_word_table[i].text.ko.empty()) return false;
    return true;
}
static_assert(panel_words_in_order(), "panel_word_table lists every PanelWord once, in order, in both languages");
} // namespace detail

[[nodiscard]] constexpr std::string_view say(PanelWord word, kit::Lang lang) {
    return panel_word_table[static_cast<std::size_t>(word)].text.in(lang);
}

} // namespace tunnel::app
