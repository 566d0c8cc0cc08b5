// Answers: how a query ended. One set of words for every query, in code, JSON and files.
// Refuses: a bool; "ran out of budget" is never "no collision".
#pragma once

#include <string_view>

namespace tunnel::base {

enum class Status {
    clear,            // proved: no contact
    hit,              // contact, or not excluded to the tolerance that the query names
    budget_exhausted, // undecided; the query's lower bound still holds
    invalid_input,    // a number not finite, or outside the query's contract; nothing else is set
};

[[nodiscard]] constexpr std::string_view to_word(Status status) {
    switch (status) {
    case Status::clear: return "clear";
    case Status::hit: return "hit";
    case Status::budget_exhausted: return "budget_exhausted";
    case Status::invalid_input: return "invalid_input";
    }
    return "invalid_input";
}

} // namespace tunnel::base
