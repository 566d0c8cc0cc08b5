// Answers: the list of scenes; adding one is one include and one line here.
#include "scenes/catalogue.hpp"

#include "scenes/bisection/bisection.hpp"
#include "scenes/broad/broad.hpp"
#include "scenes/bullet/bullet.hpp"
#include "scenes/coplanarity/coplanarity.hpp"
#include "scenes/frames/frames.hpp"
#include "scenes/integrators/integrators.hpp"
#include "scenes/kit/run_of.hpp"
#include "scenes/orders/orders.hpp"
#include "scenes/overlap/overlap.hpp"
#include "scenes/raycast/raycast.hpp"
#include "scenes/reflection/reflection.hpp"
#include "scenes/rotation/rotation.hpp"
#include "scenes/sat/sat.hpp"
#include "scenes/slab/slab.hpp"

namespace tunnel::scenes {

namespace {

template <kit::Scene S> std::unique_ptr<kit::SceneRun> open() { return std::make_unique<kit::RunOf<S>>(); }

constexpr Entry entries[] = {
    {"bullet", open<BulletScene>},
    {"frames", open<FramesScene>},
    {"bisection", open<BisectionScene>},
    {"overlap", open<OverlapScene>},
    {"sat", open<SatScene>},
    {"broad", open<BroadScene>},
    {"coplanarity", open<CoplanarityScene>},
    {"slab", open<SlabScene>},
    {"raycast", open<RaycastScene>},
    {"reflection", open<ReflectionScene>},
    {"integrators", open<IntegratorsScene>},
    {"orders", open<OrdersScene>},
    {"rotation", open<RotationScene>},
};

} // namespace

std::span<const Entry> catalogue() { return entries; }

const Entry* find(std::span<const Entry> list, std::string_view id) {
    for (const Entry& entry : list)
        if (entry.id == id) return &entry;
    return nullptr;
}

} // namespace tunnel::scenes
