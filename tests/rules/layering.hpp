// Answers: what may a file of one folder include? core ← scenes ← app, one way only.
// Refuses by allow list in core and scenes: a header that is not named here is not allowed there.
#pragma once

#include "tests/rules/source_tree.hpp"

namespace tunnel::rules {

// One line a fault, "path:line: what and why"; empty when the file keeps the order.
[[nodiscard]] std::vector<std::string> layering_faults(const SourceFile& file);

} // namespace tunnel::rules
