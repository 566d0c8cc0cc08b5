// Answers: what a scene offers to do at one press: settings worked out from the moment, made together as one edit.
// Refuses: half an action. When one setting is out of range, none is made and the range is the reason.
#pragma once

#include "scenes/kit/scenario.hpp"
#include "scenes/kit/text.hpp"

#include <string>
#include <vector>

namespace tunnel::kit {

struct Action {
    std::string id{};                // lower_snake, the name on the command line
    Text label{};                    // what the press does
    Text hint{};                     // what to look at
    std::vector<Setting> settings{}; // as --set takes them; what is not named stays
    Text why_disabled{};             // and what to do about it; empty: enabled
    bool applies = true;             // false: not offered in this mode; by name it is refused with the reason
    bool answer = false;             // its effect gives an answer away: not offered while the answers are covered
};

} // namespace tunnel::kit
