// Answers: a lesson's text as blocks: headings, paragraphs, lists, code, formulas between $$. A small part of Markdown;
// what is not understood is shown as it stands. Never fails.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tunnel::app {

enum class SpanKind { text, bold, code, formula };
struct Span {
    SpanKind kind = SpanKind::text;
    std::string text{};
    friend bool operator==(const Span&, const Span&) = default;
};

enum class BlockKind { heading, paragraph, bullet, number, code, formula, quote, rule };
struct Block {
    BlockKind kind = BlockKind::paragraph;
    int level = 1; // heading: 1 … 3; lists: depth from 0; number: see `number`
    int number = 0;
    std::vector<Span> spans{}; // heading, paragraph, lists, quote
    std::string text{};        // code (with line ends), formula (markup)
};

[[nodiscard]] std::vector<Block> parse_markdown(std::string_view text);
[[nodiscard]] std::vector<Span> parse_spans(std::string_view line);

} // namespace tunnel::app
