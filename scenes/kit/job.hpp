// Answers: how long work (random trials, sweeps) runs off the frame: in bounded slices, with progress and a rate.
#pragma once

#include "scenes/kit/readout.hpp"

namespace tunnel::kit {

class Job {
  public:
    virtual ~Job() = default;
    // Does a few milliseconds' worth at most; true when all is done. Not called again after that.
    virtual bool slice() = 0;
    // Whoever has a clock says after a slice how long it took; where there is none this is never called. The figure may
    // be shown, and takes part in nothing else.
    virtual void took(double /*seconds*/) {}
    [[nodiscard]] virtual double progress() const = 0; // [0, 1]
    [[nodiscard]] virtual Text title() const = 0;
    [[nodiscard]] virtual double done() const = 0; // units of work so far, for the rate
    [[nodiscard]] virtual Text unit() const = 0;   // e.g. trials
    // Adds its readouts, tables and plots: keys always, values null until they are known.
    virtual void read(Readouts& out) const = 0;
};

} // namespace tunnel::kit
