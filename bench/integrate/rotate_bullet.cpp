// Answers: Bullet's step of an orientation. Its packaged library is built for float; the step is all in headers, which
// this file alone takes for double, so that nothing of the library is linked.
#include "bench/integrate/rotate.hpp"

#ifdef TUNNEL_PEER_BULLET
#define BT_USE_DOUBLE_PRECISION
#include <LinearMath/btTransformUtil.h>
#undef BT_USE_DOUBLE_PRECISION

namespace tunnel::bench {

namespace {

class BulletTurns final : public RotatePeer {
  public:
    explicit BulletTurns(const TurningBodies& bodies) : h(bodies.h) {
        for (const integrate::Quaternion& q : bodies.q) poses.emplace_back(btQuaternion(q.x, q.y, q.z, q.w));
        for (const glm::dvec3& w : bodies.omega) omega.emplace_back(w.x, w.y, w.z);
    }
    void step() override {
        const btVector3 rest(0.0, 0.0, 0.0);
        for (std::size_t i = 0; i < poses.size(); ++i)
            btTransformUtil::integrateTransform(poses[i], rest, omega[i], h, poses[i]);
    }
    [[nodiscard]] integrate::Quaternion orientation(std::size_t i) const override {
        const btQuaternion q = poses[i].getRotation();
        return {q.w(), q.x(), q.y(), q.z()};
    }

  private:
    static_assert(sizeof(btScalar) == sizeof(double));
    std::vector<btTransform> poses;
    std::vector<btVector3> omega;
    double h;
};

} // namespace

std::unique_ptr<RotatePeer> make_bullet_turns(const TurningBodies& bodies) {
    return std::make_unique<BulletTurns>(bodies);
}

} // namespace tunnel::bench
#else
namespace tunnel::bench {
std::unique_ptr<RotatePeer> make_bullet_turns(const TurningBodies&) { return nullptr; }
} // namespace tunnel::bench
#endif
