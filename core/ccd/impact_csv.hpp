// Answers: which queries stand in a text of the field's query format? One query a line after a header line, 26 columns:
// source, 24 coordinates (v0x … v7z, C hexadecimal or decimal floats), ground truth 0 | 1. Kinds and their vertex order
// are those of MovingPair's vertex_face and edge_edge: four points at t = 0, then the same at t = 1. Lines end with LF
// or CRLF, the last one with or without. No quotes: a source holds no comma.
// Refuses: a first line that is no header; a line with another number of columns; what is no finite double (also one
// too large or too small for it). The error names line and column. Nothing is read beyond it.
#pragma once

#include "core/ccd/impact.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tunnel::ccd {

struct ImpactQuery {
    std::string source; // the query's name in its origin
    MovingPair pair;
    bool hit = false; // ground truth
};

struct ImpactQueries {
    std::vector<ImpactQuery> queries;
    std::size_t line = 0;   // of the first fault, from 1; 0: none
    std::size_t column = 0; // from 1; of "columns" the first that lacks or is too many
    std::string_view fault; // "header" | "columns" | "number" | "ground truth"; empty: none
};

// What stands before the fault is in `queries`. A header alone is no fault.
[[nodiscard]] ImpactQueries read_impact_csv(std::string_view text, PairKind kind);

} // namespace tunnel::ccd
