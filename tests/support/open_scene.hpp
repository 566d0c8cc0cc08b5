// Answers: a scene opened at given settings, and what it then says. A setting that is refused fails the test.
#pragma once

#include "scenes/kit/run_of.hpp"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace tunnel::test {

template <class S> struct Opened {
    kit::RunOf<S> run;
    explicit Opened(const std::vector<kit::Setting>& settings = {}) {
        const kit::SetResult set = run.set_all(settings);
        EXPECT_TRUE(set.ok()) << set.message.en;
    }
    // Without the job's figures.
    kit::Readouts at(int step) {
        run.seek(step);
        kit::Readouts out;
        run.read(out);
        return out;
    }
    kit::Readouts at_end() { return at(run.last_step()); }
};

inline bool is_null(const kit::Readouts& r, std::string_view key) {
    return r.find(key) != nullptr && std::holds_alternative<std::monostate>(r.find(key)->value);
}
inline bool flag(const kit::Readouts& r, std::string_view key) {
    const bool* value = r.flag(key);
    EXPECT_NE(value, nullptr) << key;
    return value != nullptr && *value;
}

} // namespace tunnel::test
