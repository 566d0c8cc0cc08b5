// Answers: the questions one by one, the box's steps one by one, and touching for every pair of kinds.
#include "scenes/overlap/moment.hpp"

namespace tunnel::scenes::overlap_lab {
namespace {

kit::Text yes_no(bool yes) { return yes ? kit::Text{"true", "참"} : kit::Text{"false", "거짓"}; }
kit::Text contact_word(bool yes) { return yes ? kit::Text{"contact", "접촉"} : kit::Text{"apart", "떨어짐"}; }

constexpr const char* what_words[] = {"a_right",  "b_right",  "a_top", "b_top", "bounds_x",
                                      "bounds_y", "distance", "reach", "exact"};

kit::Table questions(const Moment& m) {
    kit::Table t;
    t.key = "questions";
    t.title = {"The questions", "질문"};
    t.answer = true;
    t.columns = {{"question", {"question", "질문"}, ""},
                 {"left", {"left", "왼쪽 값"}, "m"},
                 {"right", {"right", "오른쪽 값"}, "m"},
                 {"holds", {"holds", "참인가"}, ""}};
    if (on_floor(m)) return t;
    const std::vector<Check>& checks = m.result.checks;
    for (std::size_t i = 0; i < checks.size() && (whole(m) || static_cast<int>(i) < m.step); ++i) {
        const Check& c = checks[i];
        kit::TableRow row;
        row.cells = {std::string(what_words[c.what]), c.left, c.right, c.holds};
        row.shown = {words_of(c, m.params), {}, {}, yes_no(c.holds)};
        row.role = c.holds ? kit::Role::text : kit::Role::miss;
        if (&c == check_now(m)) t.current = static_cast<int>(i);
        t.rows.push_back(std::move(row));
    }
    return t;
}

kit::Table film(const Moment& m) {
    kit::Table t;
    t.key = "film";
    t.title = {"The box on the floor", "바닥의 상자"};
    t.answer = true;
    t.columns = {{"step", {"step", "스텝"}, ""},
                 {"bottom", {"bottom", "밑면 높이"}, "m"},
                 {"detection", {"detection", "감지"}, ""},
                 {"response", {"response", "반응"}, ""},
                 {"pushed", {"pushed up", "밀어 올림"}, "m"}};
    if (!on_floor(m)) return t;
    for (int i = 0; i <= m.step; ++i) {
        const Moved& then = m.result.film[static_cast<std::size_t>(i)];
        kit::TableRow row;
        row.cells = {static_cast<std::int64_t>(i), then.bottom, then.detected, then.confirmed, then.pushed};
        row.shown = {{}, {}, contact_word(then.detected), contact_word(then.confirmed), {}};
        row.role = then.confirmed ? kit::Role::hit : kit::Role::miss;
        t.rows.push_back(std::move(row));
    }
    t.current = m.step;
    return t;
}

kit::Table kinds(const Moment& m) {
    kit::Table t;
    t.key = "kinds";
    t.title = {"Just touching, every pair of kinds", "맞닿기만 한 도형: 종류의 모든 쌍"};
    t.answer = true;
    t.columns = {{"a", {"A", "A"}, ""}};
    for (const kit::Choice& form : forms) t.columns.push_back({std::string(form.word), form.label, ""});
    for (int a = 0; a < form_count; ++a) {
        kit::TableRow row;
        row.cells = {std::string(forms[a].word)};
        row.shown = {forms[a].label};
        for (int b = 0; b < form_count; ++b) {
            const bool contact = touch_exactly(static_cast<Form>(a), static_cast<Form>(b), m.params.detection);
            row.cells.emplace_back(contact);
            row.shown.push_back(contact_word(contact));
        }
        t.rows.push_back(std::move(row));
    }
    return t;
}

} // namespace

void read_tables(const Moment& m, kit::Readouts& out) {
    out.tables.push_back(questions(m));
    out.tables.push_back(film(m));
    out.tables.push_back(kinds(m));
}

} // namespace tunnel::scenes::overlap_lab
