// Answers: can a program outside this tree use the installed core? Exit code 0 when it can.
#include "core/base/contact_rule.hpp"
#include "core/base/status.hpp"

int main() {
    const bool touching = tunnel::base::reaches(1.0, 1.0);
    return touching && tunnel::base::to_word(tunnel::base::Status::clear) == "clear" ? 0 : 1;
}
