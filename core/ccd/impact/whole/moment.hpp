// Answers: the signs that doubles leave open, for one pair: of the coplanarity polynomial at a double, of the contact
// at its root. In whole numbers, made when first asked for. Refuses: pairs whose numbers need more room than ordinary
// data do (`fits` is false); exact_impact.cpp answers them. Internal to core/ccd.
#pragma once

#include "core/ccd/impact/whole/search.hpp"

namespace tunnel::ccd {

class WholeMoment {
  public:
    explicit WholeMoment(const MovingPair& pair);

    [[nodiscard]] bool fits() const { return fits_; }
    [[nodiscard]] bool always_flat() const { return volume.degree() < 0; } // the volume is 0 throughout
    [[nodiscard]] int volume_sign(double t) const;
    // Contact at a double.
    [[nodiscard]] bool holds_at(double t) const;
    // Contact at the one root in the open (lo, hi), simple; the volume has sign `late` at hi.
    [[nodiscard]] bool holds_between(double lo, double hi, int late) const;
    // Brings lo and hi to the root between them, as above: one double, or adjacent ones. `slope`: about the volume's
    // derivative, 2^up times.
    void narrow(double& lo, double& hi, int late, double slope, int up) const;

  private:
    static constexpr std::size_t room = 4;

    int low = 0;
    bool fits_ = false;
    whole::Polygon<room> polygon;
    whole::Polygon<room>::Cubic volume;
};

} // namespace tunnel::ccd
