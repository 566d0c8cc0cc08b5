// Answers: a table, a plot or the values as CSV (RFC 4180, line feeds): exactly what is shown, with all digits.
// Null is an empty cell; the first line holds the keys.
#pragma once

#include "scenes/kit/readout.hpp"

#include <string>

namespace tunnel::app {

[[nodiscard]] std::string csv_text(const kit::Table& table);
[[nodiscard]] std::string csv_text(const kit::Plot& plot); // one line a sample: series, x, y
[[nodiscard]] std::string csv_values(const kit::Readouts& readouts);

// A value as text: shortest round trip, true/false; "" for null.
[[nodiscard]] std::string plain_text(const kit::Value& value);

} // namespace tunnel::app
