// Answers: the earliest instant of a closed condition in time; see instants.hpp.
#include "tests/oracle/instants.hpp"

#include <algorithm>
#include <cassert>

namespace tunnel::oracle {

namespace {

bool hold_at(const Conditions& conditions, const Root& t) {
    const auto vanishes = [&](const Quadratic& f) { return sign_at(f, t) == 0; };
    const auto reaches = [&](const Quadratic& f) { return sign_at(f, t) <= 0; };
    return std::all_of(conditions.zero.begin(), conditions.zero.end(), vanishes) &&
           std::all_of(conditions.nonpositive.begin(), conditions.nonpositive.end(), reaches);
}

} // namespace

void Instants::add_where(const Conditions& conditions) {
    const auto try_roots_of = [&](const Quadratic& f) {
        for (const Root& t : roots_in_unit(f)) {
            if (hold_at(conditions, t)) {
                roots.push_back(t);
                return; // roots rise: the later ones of this polynomial cannot be first
            }
        }
    };
    if (hold_at(conditions, Root{})) {
        add_start();
        return;
    }
    for (const Quadratic& f : conditions.zero) {
        if (!is_zero(f)) { // then the conditions hold only at its roots
            try_roots_of(f);
            return;
        }
    }
    for (const Quadratic& f : conditions.nonpositive) {
        try_roots_of(f);
    }
}

int Instants::compare_first(double t) const {
    assert(any());
    int least = 1;
    for (const Root& root : roots) {
        least = std::min(least, compare(root, t));
    }
    return least;
}

bool Instants::by(double t) const { return any() && compare_first(t) <= 0; }

bool Instants::before(double t) const { return any() && compare_first(t) < 0; }

double Instants::first_rounded_down() const {
    assert(any());
    double least = 1.0;
    for (const Root& root : roots) {
        least = std::min(least, round_down(root));
    }
    return least;
}

} // namespace tunnel::oracle
