// Answers: how words come in both languages. Words: written in the source. Text: made at run time.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace tunnel::kit {

enum class Lang { en, ko };

struct Words {
    std::string_view en{}, ko{};
    [[nodiscard]] constexpr std::string_view in(Lang lang) const { return lang == Lang::ko ? ko : en; }
    [[nodiscard]] constexpr bool empty() const { return en.empty(); }
};

struct Text {
    std::string en{}, ko{};
    Text() = default;
    Text(Words words) : en(words.en), ko(words.ko) {}
    Text(std::string english, std::string korean) : en(std::move(english)), ko(std::move(korean)) {}
    // The same in both languages: numbers, symbols.
    static Text same(const std::string& both) { return {both, both}; }
    [[nodiscard]] const std::string& in(Lang lang) const { return lang == Lang::ko ? ko : en; }
    [[nodiscard]] bool empty() const { return en.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
    friend Text operator+(const Text& a, const Text& b) { return {a.en + b.en, a.ko + b.ko}; }
    friend Text operator+(const Text& a, const std::string& both) { return {a.en + both, a.ko + both}; }
    friend Text operator+(const std::string& both, const Text& b) { return {both + b.en, both + b.ko}; }
};

} // namespace tunnel::kit
