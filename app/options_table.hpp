// Answers: which options there are and what each does, once, for --help and for naming the nearest.
#pragma once

#include "scenes/kit/text.hpp"

#include <array>
#include <string_view>

namespace tunnel::app {

struct OptionInfo {
    std::string_view name, value;
    kit::Words what;
    bool headless = false; // opens no window
};

inline constexpr std::array options_table{
    OptionInfo{
        "--list", "", {"the scenes, one a line, id first", "장면 목록을 출력한다. 한 줄에 하나씩, ID가 맨 앞"}, true},
    OptionInfo{"--scene", "ID", {"the scene; without it the first", "장면을 고른다. 생략하면 첫 장면"}},
    OptionInfo{"--set",
               "KEY=VALUE",
               {"a parameter; may be repeated; points: KEY=\"0,0 1,2\" or KEY[0].x=1",
                "매개변수 값을 정한다. 여러 번 쓸 수 있다. 점 목록: KEY=\"0,0 1,2\", KEY[0].x=1"}},
    OptionInfo{"--act",
               "ID",
               {"what a button of the scene does, before --steps; may be repeated",
                "장면의 버튼을 누른 것과 같다. --steps보다 먼저 한다. 여러 번 쓸 수 있다"}},
    OptionInfo{"--scenario", "FILE", {"open a saved scenario (TOML)", "저장한 시나리오(TOML)를 연다"}},
    OptionInfo{"--steps",
               "N",
               {"move the timeline by N steps; beyond the end is the end",
                "시간축에서 N단계 나아간다. 끝을 넘으면 끝에서 멈춘다"}},
    OptionInfo{"--print", "text|json", {"parameters, results and claims", "매개변수, 결과, 주장을 출력한다"}, true},
    OptionInfo{"--measure",
               "",
               {"with --print: measure times on this machine, else null",
                "--print와 함께 쓴다. 이 컴퓨터에서 시간을 잰다. 쓰지 않으면 null"}},
    OptionInfo{"--csv",
               "FILE",
               {"save the main table as CSV; - is standard output", "기본 표를 CSV로 저장한다. -는 표준 출력"},
               true},
    OptionInfo{
        "--csv-table",
        "KEY",
        {"with --csv: another table or plot, or 'values'", "--csv와 함께 쓴다. 다른 표나 그래프의 키, 또는 'values'"}},
    OptionInfo{
        "--png", "FILE", {"draw the window to a picture, off screen", "창을 띄우지 않고 그림 파일로 저장한다"}, true},
    OptionInfo{"--size",
               "WxH",
               {"with --png: pixels, 64x64 to 8192x8192 (1280x800)",
                "--png와 함께 쓴다. 크기(픽셀), 64x64~8192x8192, 기본값 1280x800"}},
    OptionInfo{"--check",
               "",
               {"check every scene's claims; with a scene its own, at the given --set too",
                "모든 장면의 주장을 확인한다. 장면을 정하면 그 장면만, --set 값에서도"},
               true},
    OptionInfo{
        "--describe", "", {"the scene in words, for a screen reader", "장면을 글로 설명한다 (화면 낭독기용)"}, true},
    OptionInfo{"--lang", "en|ko", {"the language; without it the system's", "언어. 생략하면 시스템 언어"}},
    OptionInfo{"--theme", "dark|light", {"the colours; light for a projector", "색 테마. light는 빔프로젝터용"}},
    OptionInfo{"--scale", "PERCENT", {"the size of everything, 50 to 300", "화면 전체의 배율, 50~300"}},
    OptionInfo{"--lecture", "", {"lecture mode: larger, results covered", "강의 모드: 더 크게, 예측할 결과는 가린다"}},
    OptionInfo{
        "--tab", "timeline|plots|ledger|lesson", {"the tab that is open in the drawer", "아래 서랍에서 열어 둘 탭"}},
    OptionInfo{"--version", "", {"the version", "버전"}, true},
    OptionInfo{
        "--help",
        "",
        {"this text; with --scene also its parameters", "이 도움말을 출력한다. --scene과 함께 쓰면 매개변수도 나온다"},
        true},
};

} // namespace tunnel::app
