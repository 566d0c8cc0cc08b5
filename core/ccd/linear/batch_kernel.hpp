// The filters for four motions at a time: part of core/ccd/linear/batch.cpp, and compiled for wide registers. Every
// lane does what the filter for a single motion does, so the bits are the same; and no branch hangs on a motion, so
// that none is mispredicted.
#include "core/ccd/linear/lanes_kernel.hpp"
//
#include "core/ccd/linear/boxes_kernel.hpp"
#include "core/ccd/linear/circle_box_kernel.hpp"
#include "core/ccd/linear/turned_kernel.hpp"
