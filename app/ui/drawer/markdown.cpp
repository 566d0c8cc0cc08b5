// Answers: reads the lessons' Markdown, line by line.
#include "app/ui/drawer/markdown.hpp"

#include <algorithm>
#include <cctype>

namespace tunnel::app {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

// Digits and a point before a space: the length of "12. "; 0 for no such thing.
std::size_t numbered(std::string_view line) {
    std::size_t i = 0;
    while (i < line.size() && i < 4 && std::isdigit(static_cast<unsigned char>(line[i])) != 0) ++i;
    return i > 0 && i + 1 < line.size() && line[i] == '.' && line[i + 1] == ' ' ? i + 2 : 0;
}

bool is_rule(std::string_view line) {
    return line.size() >= 3 && line.find_first_not_of('-') == std::string_view::npos;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : rest(text) {}

    std::vector<Block> read() {
        while (!rest.empty()) {
            const std::string_view line = take_line();
            const std::string_view content = trimmed(line);
            if (content.starts_with("```"))
                code();
            else if (content.starts_with("$$"))
                formula(content.substr(2));
            else
                prose(line, content);
        }
        close();
        return std::move(blocks);
    }

  private:
    std::string_view rest;
    std::vector<Block> blocks;
    Block open{}; // a paragraph or list item that may go on in the next line
    std::string joined;

    std::string_view take_line() {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        return line;
    }
    void close() {
        if (joined.empty()) return;
        open.spans = parse_spans(joined);
        blocks.push_back(std::move(open));
        open = {};
        joined.clear();
    }
    void start(BlockKind kind, int level, int number, std::string_view content) {
        close();
        open = {kind, level, number, {}, {}};
        joined = content;
    }
    void code() {
        close();
        Block block{BlockKind::code, 0, 0, {}, {}};
        while (!rest.empty()) {
            std::string_view line = take_line();
            if (trimmed(line).starts_with("```")) break;
            if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
            if (!block.text.empty()) block.text += '\n';
            block.text += line;
        }
        blocks.push_back(std::move(block));
    }
    void formula(std::string_view first) {
        close();
        Block block{BlockKind::formula, 0, 0, {}, {}};
        std::string_view line = first;
        while (true) {
            const std::size_t end = line.find("$$");
            const std::string_view piece = trimmed(line.substr(0, end));
            if (!piece.empty()) block.text += (block.text.empty() ? "" : "\n") + std::string(piece);
            if (end != std::string_view::npos || rest.empty()) break;
            line = take_line();
        }
        blocks.push_back(std::move(block));
    }
    void prose(std::string_view line, std::string_view content) {
        const std::size_t indent = line.find_first_not_of(" \t");
        const int depth = indent == std::string_view::npos ? 0 : static_cast<int>(std::min<std::size_t>(indent / 2, 3));
        const std::size_t hashes = std::min(content.find_first_not_of('#'), content.size());
        if (content.empty()) return close();
        if (hashes > 0 && hashes < content.size() && content[hashes] == ' ') {
            start(BlockKind::heading, static_cast<int>(std::min<std::size_t>(hashes, 3)), 0,
                  trimmed(content.substr(hashes)));
            return close();
        }
        if (is_rule(content)) {
            close();
            blocks.push_back({BlockKind::rule, 0, 0, {}, {}});
            return;
        }
        if (content.starts_with("- ") || content.starts_with("* "))
            return start(BlockKind::bullet, depth, 0, trimmed(content.substr(2)));
        if (const std::size_t n = numbered(content); n > 0)
            return start(BlockKind::number, depth, std::stoi(std::string(content.substr(0, n - 2))),
                         trimmed(content.substr(n)));
        if (content.starts_with("> ") && (joined.empty() || open.kind != BlockKind::quote))
            return start(BlockKind::quote, 0, 0, trimmed(content.substr(2)));
        go_on(content);
    }
    // A line that continues what is open.
    void go_on(std::string_view content) {
        if (joined.empty()) open = {};
        if (open.kind == BlockKind::quote && content.starts_with("> ")) content = trimmed(content.substr(2));
        if (!joined.empty()) joined += ' ';
        joined += content;
    }
};

// The span that opens with `mark` at `at`, closed by the same mark; false when it is not closed.
bool take_span(std::string_view line, std::size_t& at, std::string_view mark, SpanKind kind, std::vector<Span>& out) {
    if (!line.substr(at).starts_with(mark)) return false;
    const std::size_t first = at + mark.size(), end = line.find(mark, first);
    if (end == std::string_view::npos || end == first) return false;
    out.push_back({kind, std::string(line.substr(first, end - first))});
    at = end + mark.size();
    return true;
}

} // namespace

std::vector<Span> parse_spans(std::string_view line) {
    std::vector<Span> out;
    for (std::size_t at = 0; at < line.size();) {
        if (take_span(line, at, "**", SpanKind::bold, out) || take_span(line, at, "`", SpanKind::code, out) ||
            take_span(line, at, "$", SpanKind::formula, out))
            continue;
        if (line[at] == '\\' && at + 1 < line.size() &&
            std::string_view("*`$\\").find(line[at + 1]) != std::string_view::npos)
            ++at;
        if (out.empty() || out.back().kind != SpanKind::text) out.push_back({});
        out.back().text += line[at++];
    }
    return out;
}

std::vector<Block> parse_markdown(std::string_view text) { return Reader(text).read(); }

} // namespace tunnel::app
