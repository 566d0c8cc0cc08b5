// Answers: the scene in words, for those who hear rather than see it: what it shows, what can be set, what came out,
// what is claimed and whether it holds. One fact a line, in reading order.
#include "app/headless/headless.hpp"
#include "app/headless/words.hpp"
#include "app/ui/formula/formula.hpp"
#include "scenes/kit/points.hpp"

namespace tunnel::app {

namespace {

class Description {
  public:
    Description(const Session& of, kit::Lang language) : run(of.run()), readouts(of.readouts()), lang(language) {}

    std::string all(std::span<const Judged> claims) {
        opening();
        parameters();
        presets();
        actions();
        results();
        formulas();
        listings();
        tables();
        judged(claims);
        return std::move(out);
    }

  private:
    const kit::SceneRun& run;
    const kit::Readouts& readouts;
    kit::Lang lang;
    std::string out{};

    [[nodiscard]] std::string words(std::string_view en, std::string_view ko) const {
        return std::string(lang == kit::Lang::ko ? ko : en);
    }
    void line(const std::string& text) { out += text + "\n"; }
    void item(const std::string& text) { out += "- " + text + "\n"; }
    void heading(std::string_view en, std::string_view ko) { out += "\n" + words(en, ko) + "\n"; }
    void told(const std::string& title, std::string_view text) {
        if (!text.empty()) line(title + ": " + std::string(text));
    }

    void opening() {
        const kit::SceneInfo& info = run.info();
        line(std::string(info.title.in(lang)) + " (" + std::string(info.id) + ")");
        told(words("From", "출처"), info.document.in(lang));
        told(words("Try this", "해 보기"),
             readouts.try_now.empty() ? info.try_this.in(lang) : readouts.try_now.in(lang));
        told(words("Now", "지금"), readouts.headline.in(lang));
        told(words("Timeline", "시간축"),
             step_words(run.step(), run.last_step(), lang) +
                 (readouts.timeline_label.in(lang).empty() ? std::string() : "; " + readouts.timeline_label.in(lang)));
    }

    // A Korean sentence that begins with the variable t keeps it small.
    [[nodiscard]] std::string sentence(std::string_view words_of) const {
        std::string out_text(words_of);
        if (lang == kit::Lang::en && !out_text.empty() && 'a' <= out_text[0] && out_text[0] <= 'z')
            out_text[0] = static_cast<char>(out_text[0] - 'a' + 'A');
        return out_text;
    }
    [[nodiscard]] std::string range_of(const kit::ParamRow& row) const {
        std::string choices;
        for (const kit::Choice& choice : row.choices)
            choices += (choices.empty() ? "" : ", ") + std::string(choice.word);
        if (!choices.empty()) return words("one of ", "다음 중 하나: ") + choices;
        if (row.kind == kit::Kind::file) return words("a file", "파일");
        if (row.kind == kit::Kind::toggle) return words("off or on", "off 또는 on");
        if (row.kind == kit::Kind::points) return kit::points_words(row).in(lang);
        return kit::number_text(row.range.min) + words(" to ", "~") + kit::number_text(row.range.max);
    }

    void parameters() {
        heading("Parameters", "매개변수");
        for (std::size_t i = 0; i < run.rows().size(); ++i) {
            const kit::ParamRow& row = run.rows()[i];
            std::string value = kit::row_text(run, i);
            if (value.empty()) value = words("none", "없음");
            if (!row.unit.empty() && row.kind != kit::Kind::points) value += " " + std::string(row.unit);
            std::string text =
                std::string(run.label(i).in(lang)) + " (" + std::string(row.key) + "): " + value + "; " + range_of(row);
            if (run.file(i) == nullptr && !kit::at_default(run, i))
                text += words("; the document's value is ", "; 문서의 값은 ") + kit::initial_text(row);
            if (!run.applies(i))
                text += words("; without effect now: ", "; 지금은 효과 없음: ") + std::string(row.why_not.in(lang));
            if (!row.hint.empty()) text += ". " + sentence(row.hint.in(lang));
            item(text);
        }
    }

    void presets() {
        heading("Situations", "상황");
        for (const kit::Preset& preset : run.presets())
            item(std::string(preset.label.in(lang)) +
                 (preset.note.empty() ? "" : ": " + std::string(preset.note.in(lang))));
    }

    void actions() {
        const std::vector<kit::Action> all = run.actions();
        if (all.empty()) return;
        heading("Actions, done with --act ID", "동작, --act ID로 실행");
        for (const kit::Action& action : all) {
            std::string text = action.label.in(lang) + " (" + action.id + ")";
            if (!action.hint.empty()) text += ": " + action.hint.in(lang);
            if (const kit::Text why = kit::why_not(run, action); !why.empty())
                text += words("; not now: ", "; 지금은 할 수 없음: ") + why.in(lang);
            item(text);
        }
    }

    void results() {
        heading("Results", "결과");
        for (const kit::Readout& readout : readouts.values)
            item(readout.label.in(lang) + " (" + readout.key + "): " + value_words(readout, lang));
    }

    void formulas() {
        if (readouts.formulas.empty()) return;
        heading("Formulas", "식");
        for (const kit::Formula& formula : readouts.formulas) {
            std::string text = formula.title.in(lang);
            for (const kit::FormulaLine& part : formula.lines)
                text += "; " + formula_as_text(parse_formula(part.markup.in(lang)));
            item(text);
        }
    }

    void listings() {
        for (const kit::Listing& listing : readouts.listings) {
            out += "\n" + listing.title.in(lang) + "\n";
            for (std::size_t i = 0; i < listing.lines.size(); ++i)
                line((static_cast<int>(i) == listing.active ? "> " : "  ") + listing.lines[i].in(lang));
        }
        for (const kit::FlowChart& chart : readouts.charts)
            if (chart.active >= 0 && static_cast<std::size_t>(chart.active) < chart.nodes.size())
                told(chart.title.in(lang), chart.nodes[static_cast<std::size_t>(chart.active)].text.in(lang));
    }

    void tables() {
        if (readouts.tables.empty() && readouts.plots.empty()) return;
        heading("Tables and plots, saved with --csv FILE --csv-table KEY",
                "표와 그래프, --csv FILE --csv-table KEY로 저장");
        for (const kit::Table& table : readouts.tables)
            item(table.title.in(lang) + " (" + table.key + "): " + std::to_string(table.size()) + words(" rows", "행") +
                 (table.truncated ? words(", cut off", ", 잘림") : ""));
        for (const kit::Plot& plot : readouts.plots)
            item(plot.title.in(lang) + " (" + plot.key + "): " + plot.x.label.in(lang) + ", " + plot.y.label.in(lang));
    }

    void judged(std::span<const Judged> claims) {
        heading("Claims, each at its own settings", "주장 (각 주장의 설정에서)");
        for (const Judged& claim : claims)
            item(claim.id + ", " + std::string(holds_words(claim.own).in(lang)) + ": " +
                 std::string(claim.text.in(lang)));
    }
};

} // namespace

std::string describe_text(const Session& session, std::span<const Judged> claims, kit::Lang lang) {
    return Description(session, lang).all(claims);
}

} // namespace tunnel::app
