// JSON as RFC 8259 has it; no leniency, since programs read what we print.
#include "tests/app/cli_json.hpp"

#include <cctype>

namespace tunnel::app {

namespace {

class Parser {
  public:
    explicit Parser(std::string_view all) : rest(all) {}
    Json whole() {
        Json value = any();
        space();
        return good && rest.empty() ? value : Json{};
    }

  private:
    std::string_view rest;
    bool good = true;

    void space() {
        while (!rest.empty() && std::string_view(" \t\r\n").find(rest[0]) != std::string_view::npos)
            rest.remove_prefix(1);
    }
    bool take(std::string_view word) {
        space();
        if (!rest.starts_with(word)) return false;
        rest.remove_prefix(word.size());
        return true;
    }
    void expect(std::string_view word) { good = take(word) && good; }

    Json any() {
        space();
        if (!good || rest.empty()) return fail();
        if (rest[0] == '{') return group('{', '}', Json::Kind::object);
        if (rest[0] == '[') return group('[', ']', Json::Kind::list);
        if (rest[0] == '"') return {Json::Kind::string, string(), {}};
        for (const std::string_view word : {"true", "false", "null"})
            if (take(word)) return {word == "null" ? Json::Kind::null : Json::Kind::boolean, std::string(word), {}};
        return number();
    }
    Json group(char open, char close, Json::Kind kind) {
        Json out{kind, {}, {}};
        expect(std::string_view(&open, 1));
        if (take(std::string_view(&close, 1))) return out;
        do {
            std::string name;
            if (kind == Json::Kind::object) {
                space();
                name = string();
                expect(":");
            }
            out.members.emplace_back(std::move(name), any());
        } while (good && take(","));
        expect(std::string_view(&close, 1));
        return out;
    }
    std::string string() {
        std::string out;
        expect("\"");
        while (good && !rest.empty() && rest[0] != '"') {
            char c = rest[0];
            rest.remove_prefix(1);
            if (static_cast<unsigned char>(c) < 0x20) good = false;
            if (c == '\\') {
                if (rest.empty()) break;
                c = rest[0];
                rest.remove_prefix(c == 'u' && rest.size() > 5 ? 5 : 1);
                if (std::string_view("\"\\/bfnrtu").find(c) == std::string_view::npos) good = false;
                if (c == 'n') c = '\n';
            }
            out += c;
        }
        expect("\"");
        return out;
    }
    Json number() {
        std::size_t at = 0;
        const auto digits = [&] {
            const std::size_t from = at;
            while (at < rest.size() && std::isdigit(static_cast<unsigned char>(rest[at])) != 0) ++at;
            return at - from;
        };
        const auto is = [&](char c) { return at < rest.size() && rest[at] == c; };
        if (is('-')) ++at;
        const bool zero = is('0');
        const std::size_t whole_digits = digits();
        good = good && whole_digits > 0 && !(zero && whole_digits > 1);
        if (is('.')) ++at, good = digits() > 0 && good;
        if (is('e') || is('E')) {
            ++at;
            if (is('+') || is('-')) ++at;
            good = digits() > 0 && good;
        }
        Json out{Json::Kind::number, std::string(rest.substr(0, at)), {}};
        rest.remove_prefix(at);
        return out;
    }
    Json fail() {
        good = false;
        return {};
    }
};

} // namespace

Json parse_json(std::string_view text) { return Parser(text).whole(); }

} // namespace tunnel::app
