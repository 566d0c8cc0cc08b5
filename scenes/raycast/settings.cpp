// Answers: where the ray of each preset starts and aims.
#include "scenes/raycast/settings.hpp"

namespace tunnel::scenes::raycast {
namespace {

Settings ray(const char* fx, const char* fy, const char* fz, const char* tx, const char* ty, const char* tz) {
    return {{"from_x", fx}, {"from_y", fy}, {"from_z", fz}, {"to_x", tx}, {"to_y", ty}, {"to_z", tz}};
}

} // namespace

Settings with(Settings base, const Settings& more) {
    base.insert(base.end(), more.begin(), more.end());
    return base;
}

Settings bullet() { return {{"mask", "bullet"}}; }
Settings bush() { return with(ray("1.5", "1", "2", "2.5", "1", "2"), {{"mask", "bullet"}}); }
Settings camera() { return with(ray("-1", "1.4", "0.2", "0", "1.4", "0.2"), {{"mask", "camera"}}); }
Settings at_ball(const char* from_x) {
    return with(ray(from_x, "0.5", "-2", "8", "0.5", "-2"), {{"mask", "everything"}, {"view", "ball"}});
}
Settings on_a_plane() { return with(ray("1.5", "2.2", "0", "2.5", "2.2", "0"), {{"mask", "bullet"}}); }
Settings at_glass(const char* most) {
    return with(ray("1.5", "1", "0", "2.5", "1", "0"), {{"mask", "bullet"}, {"max_distance", most}});
}
Settings at_joint() {
    return with(ray("1.5", "1.2", "1.8", "2.5", "1.2", "1.8"), {{"place", "panels"}, {"mask", "everything"}});
}
Settings at_panels() {
    return with(ray("1.5", "1.2", "-1.8", "2.5", "1.2", "-1.8"),
                {{"place", "panels"}, {"mask", "everything"}, {"tie", "0.2"}, {"view", "panels"}});
}
Settings thin_and_far() { return with(at_glass("11"), {{"thickness", "0.000001"}, {"offset", "1000000"}}); }
Settings mixed() { return {{"query", "colliders"}, {"mask", "everything"}, {"ignored", "5"}}; }
Settings hole() {
    return with(ray("8", "1.35", "2.8", "8", "1.35", "1.8"), {{"max_distance", "5.6"}, {"view", "knot"}});
}
Settings pierced() { return {{"query", "surfaces"}, {"mask", "bullet"}, {"ends", "not_glass"}}; }
Settings long_d() {
    return with(ray("1.5", "1", "0", "3.5", "1", "0"),
                {{"mask", "bullet"}, {"max_distance", "2"}, {"normalised", "off"}});
}

} // namespace tunnel::scenes::raycast
