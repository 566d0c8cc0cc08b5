// Answers: a broad phase by its method.
#include "core/broad/brute_force.hpp"
#include "core/broad/fastest.hpp"
#include "core/broad/grid.hpp"
#include "core/broad/sort_and_sweep.hpp"
#include "core/broad/tree.hpp"

namespace tunnel::broad {

std::unique_ptr<BroadPhase> make(Method method) {
    switch (method) {
    case Method::brute_force: return std::make_unique<BruteForce>();
    case Method::sort_and_sweep: return std::make_unique<SortAndSweep>();
    case Method::grid: return std::make_unique<Grid>();
    case Method::tree: return std::make_unique<Tree>();
    case Method::fastest: return std::make_unique<Fastest>();
    }
    return nullptr;
}

std::string_view to_word(Method method) {
    switch (method) {
    case Method::brute_force: return "brute_force";
    case Method::sort_and_sweep: return "sort_and_sweep";
    case Method::grid: return "grid";
    case Method::tree: return "tree";
    case Method::fastest: return "fastest";
    }
    return "brute_force";
}

} // namespace tunnel::broad
