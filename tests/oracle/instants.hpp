// Answers: the earliest t in [0, 1] at which polynomial conditions hold, as a set of exact instants that holds the
// earliest one. The set in time is closed, so it begins at 0 or at a root of one of its polynomials.
// Refuses: sorting instants among each other; the earliest is found by comparing each with one double.
#pragma once

#include "tests/oracle/algebraic.hpp"

#include <vector>

namespace tunnel::oracle {

// All of `zero` vanish and all of `nonpositive` are <= 0.
struct Conditions {
    std::vector<Quadratic> zero, nonpositive;
};

// Instants of contact; when there is any contact in [0, 1], the first contact is among them.
class Instants {
  public:
    void add_where(const Conditions& conditions); // union with the times at which they hold
    void add_start() { roots.push_back({}); }

    [[nodiscard]] bool any() const { return !roots.empty(); }
    [[nodiscard]] int compare_first(double t) const; // sign of (first - t); any() must hold
    [[nodiscard]] bool by(double t) const;           // is there a contact at or before t?
    [[nodiscard]] bool before(double t) const;       // is there a contact strictly before t?
    [[nodiscard]] double first_rounded_down() const; // the largest double <= first; any() must hold

  private:
    std::vector<Root> roots;
};

} // namespace tunnel::oracle
