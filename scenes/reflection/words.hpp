// Answers: the words and colours of verdicts, and numbers as this scene prints them.
#pragma once

#include "scenes/kit/digits.hpp"
#include "scenes/kit/role.hpp"
#include "scenes/reflection/reflection.hpp"

#include <algorithm>

namespace tunnel::scenes::reflection_lab {

using Moment = kit::Moment<ReflectionScene>;

// tidy() would call an offset of 1e-13 nothing; here that is the news.
[[nodiscard]] inline std::string short_number(double value, int significant = 3) {
    return kit::number_text(value + 0.0, significant);
}

[[nodiscard]] inline kit::Text words_of(Verdict v) {
    switch (v) {
    case Verdict::ok: return {"ok", "정상"};
    case Verdict::self_hit: return {"self-hit", "자기 충돌"};
    case Verdict::skipped: return {"mirror skipped", "거울 건너뜀"};
    case Verdict::drifted: return {"off the path", "경로 이탈"};
    case Verdict::missed: return {"contact missed", "접촉 놓침"};
    case Verdict::lost: return {"lost already", "이미 벗어남"};
    }
    return {};
}

[[nodiscard]] inline kit::Role role_of(Verdict v) {
    switch (v) {
    case Verdict::ok: return kit::Role::miss;
    case Verdict::skipped: return kit::Role::push;
    case Verdict::drifted: return kit::Role::second;
    case Verdict::lost: return kit::Role::discarded;
    default: return kit::Role::hit;
    }
}

// The path that the numbers speak of: the fixed rule's, unless only the scaled one is asked for.
[[nodiscard]] inline bool speaks_of_scaled(const Moment& m) { return m.params.rule == Rule::scaled; }
[[nodiscard]] inline const Path& path_in_view(const Moment& m) {
    return speaks_of_scaled(m) ? m.result.scaled : m.result.fixed;
}
// Of that path, up to this step.
[[nodiscard]] inline int bounces_seen(const Moment& m, const Path& path) {
    return std::min(m.step, static_cast<int>(path.bounces.size()));
}
// The first fault's bounce, from 1; 0: none.
[[nodiscard]] inline int fault_bounce(const Path& path) {
    return path.whole() ? 0
                        : static_cast<int>(std::find_if(path.bounces.begin(), path.bounces.end(),
                                                        [](const Bounce& b) { return b.verdict != Verdict::ok; }) -
                                           path.bounces.begin()) +
                              1;
}
// The very first hit is where the ray starts.
[[nodiscard]] inline bool in_contact(const Bounce& first) { return first.met && first.distance == 0.0; }
[[nodiscard]] inline int hits_due(const Moment& m) {
    return static_cast<int>(
        std::count_if(m.result.truth.begin(), m.result.truth.end(), [](const Bounce& b) { return b.met; }));
}
[[nodiscard]] inline unsigned pick_of_bounce(int index) { return static_cast<unsigned>(index) + 1U; }

// Spacing of float's or double's numbers about a coordinate.
[[nodiscard]] double spacing_at(double coordinate, bool single);

void draw_world(const Moment& m, kit::DrawList& list);
void draw_map(const Moment& m, kit::DrawList& list);
void draw_close_up(const Moment& m, kit::DrawList& list);
void read_lesson(const Moment& m, kit::Readouts& out);
void read_formula(const Moment& m, kit::Readouts& out);
void read_ledger(const Moment& m, kit::Readouts& out);
void read_plots(const Moment& m, kit::Readouts& out);
void read_marks(const Moment& m, kit::Readouts& out);

} // namespace tunnel::scenes::reflection_lab
