// Answers: --help: the options, and with a scene its parameters with their ranges.
#include "app/headless/headless.hpp"
#include "app/headless/words.hpp"
#include "app/options_table.hpp"
#include "scenes/kit/set.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

std::string allowed(const kit::ParamRow& row) {
    std::string out;
    for (const kit::Choice& choice : row.choices) out += (out.empty() ? "" : "|") + std::string(choice.word);
    if (!out.empty()) return out;
    if (row.kind == kit::Kind::file) return "FILE";
    const std::string range = kit::number_text(row.range.min) + ".." + kit::number_text(row.range.max) +
                              (row.unit.empty() ? "" : " " + std::string(row.unit));
    if (row.kind == kit::Kind::points)
        return "\"x,y x,y ...\" " + std::to_string(row.least_points) + ".." + std::to_string(row.most_points) + ", " +
               range;
    if (row.kind == kit::Kind::toggle) return "off|on";
    return range;
}

std::string parameters(const kit::SceneRun& run, kit::Lang lang) {
    const std::span<const kit::ParamRow> rows = run.rows();
    std::size_t keys = 0, ranges = 0, initials = 0;
    for (const kit::ParamRow& row : rows) {
        keys = std::max(keys, row.key.size());
        ranges = std::max(ranges, allowed(row).size());
        initials = std::max(initials, std::min<std::size_t>(kit::initial_text(row).size(), 30)); // a list may be long
    }
    std::string out = "\n" + std::string(run.info().id) + ": " + std::string(run.info().title.in(lang)) + "\n" +
                      std::string(kit::Words{"--set KEY=VALUE, with the document's value and the range:\n",
                                             "--set KEY=VALUE, 문서의 값과 범위:\n"}
                                      .in(lang));
    for (const kit::ParamRow& row : rows) {
        out += "  " + padded(row.key, keys) + "  " + padded(kit::initial_text(row), initials) + "  " +
               padded(allowed(row), ranges) + "  " + std::string(row.label.in(lang)) +
               (row.hint.empty() ? "" : ". " + std::string(row.hint.in(lang))) + "\n";
    }
    return out;
}

} // namespace

std::string help_text(const Session* session, kit::Lang lang) {
    std::string out(kit::Words{"Tunnel Lab: a sandbox for collision detection\n"
                               "tunnel-lab [options]; with none of the marked ones (*) a window opens\n\n",
                               "Tunnel Lab: 충돌 감지 실험실\n"
                               "tunnel-lab [옵션]. 별표(*)가 붙은 옵션이 없으면 창이 열린다\n\n"}
                        .in(lang));
    std::size_t widest = 0;
    for (const OptionInfo& info : options_table) widest = std::max(widest, info.name.size() + info.value.size() + 1);
    for (const OptionInfo& info : options_table)
        out += (info.headless ? "* " : "  ") + padded(std::string(info.name) + " " + std::string(info.value), widest) +
               "  " + std::string(info.what.in(lang)) + "\n";
    out +=
        kit::Words{"\nexit codes: 0 done, 1 a claim does not hold, 2 bad usage, 3 display, OpenGL, font or disk\n",
                   "\n종료 코드: 0 정상, 1 성립하지 않는 주장 있음, 2 잘못된 사용법, 3 화면·OpenGL·글꼴·디스크 오류\n"}
            .in(lang);
    return session == nullptr ? out : out + parameters(session->run(), lang);
}

} // namespace tunnel::app
