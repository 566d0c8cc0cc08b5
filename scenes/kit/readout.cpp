// Answers: looking up readouts by key; a missing or null number is NaN, so that every claim on it fails.
#include "scenes/kit/readout.hpp"

#include <cmath>
#include <limits>

namespace tunnel::kit {

Readout& Readouts::add(std::string key, Text label, Value value, std::string unit) {
    Readout& added = values.emplace_back();
    added.key = std::move(key);
    added.label = std::move(label);
    added.value = std::move(value);
    added.unit = std::move(unit);
    return added;
}

const Readout* Readouts::find(std::string_view key) const {
    for (const Readout& readout : values)
        if (readout.key == key) return &readout;
    return nullptr;
}

const bool* Readouts::flag(std::string_view key) const {
    const Readout* readout = find(key);
    return readout == nullptr ? nullptr : std::get_if<bool>(&readout->value);
}

const std::string* Readouts::word(std::string_view key) const {
    const Readout* readout = find(key);
    return readout == nullptr ? nullptr : std::get_if<std::string>(&readout->value);
}

double Readouts::number(std::string_view key) const {
    if (const Readout* readout = find(key); readout != nullptr) {
        if (const double* real = std::get_if<double>(&readout->value)) return *real;
        if (const std::int64_t* whole = std::get_if<std::int64_t>(&readout->value)) return static_cast<double>(*whole);
    }
    return std::numeric_limits<double>::quiet_NaN();
}

bool Readouts::is(std::string_view key, std::string_view word_expected) const {
    const std::string* found = word(key);
    return found != nullptr && *found == word_expected;
}

const Table* Readouts::table(std::string_view key) const {
    for (const Table& t : tables)
        if (t.key == key) return &t;
    return nullptr;
}

Value finite_or_null(double value) { return std::isfinite(value) ? Value{value} : Value{std::monostate{}}; }

} // namespace tunnel::kit
