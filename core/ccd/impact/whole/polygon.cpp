// Which bits a pair's coordinates use; see polygon.hpp.
#include "core/ccd/impact/whole/polygon.hpp"

#include <algorithm>

namespace tunnel::ccd::whole {

BitRange bit_range(const MovingPair& pair) {
    bool any = false;
    BitRange out;
    for (const auto* points : {&pair.start, &pair.end})
        for (std::size_t i = 0; i < tunnel::ccd::count(pair.kind); ++i)
            for (int k = 0; k < 3; ++k) {
                const math::WholeDouble x((*points)[i][k]);
                if (x.digits == 0) continue;
                out.low = any ? std::min(out.low, x.low()) : x.low();
                out.high = any ? std::max(out.high, x.high()) : x.high();
                any = true;
            }
    return out;
}

} // namespace tunnel::ccd::whole
