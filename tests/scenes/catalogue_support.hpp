// What the generated tests over the catalogue share: one test per scene, the settings worth visiting, and any
// readouts or drawing as text, bit for bit.
#pragma once

#include "scenes/catalogue.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

namespace tunnel::scenes {

inline void PrintTo(const Entry& entry, std::ostream* out) { *out << entry.id; }

class CatalogueTest : public testing::TestWithParam<Entry> {
  protected:
    [[nodiscard]] std::unique_ptr<kit::SceneRun> open() const { return GetParam().open(); }
};

inline std::string scene_name(const testing::TestParamInfo<Entry>& info) { return std::string(info.param.id); }

// 0, the middle, the end.
[[nodiscard]] std::vector<int> steps_of(const kit::SceneRun& run);

// The document's values, every preset, and `random_count` seeded draws from the whole range of every parameter.
struct Visit {
    std::string name;
    std::vector<kit::Setting> settings;
};
[[nodiscard]] std::vector<Visit> visits_of(const kit::SceneRun& run, unsigned random_count);

// Doubles as hexadecimal: equal text means equal bits.
[[nodiscard]] std::string dump(const kit::Readouts& readouts);
[[nodiscard]] std::string dump(const kit::DrawList& list);
[[nodiscard]] std::string dump_all(const kit::SceneRun& run); // readouts without the job's, and the drawing

[[nodiscard]] bool has_hangul(std::string_view text);
// Why a text is not there in both languages; empty when it is. Words need Hangul; symbols and numbers may be shared.
[[nodiscard]] std::string language_fault(const kit::Text& text);

} // namespace tunnel::scenes
