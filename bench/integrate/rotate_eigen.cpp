// Answers: the exponential map as Eigen has it: axis and angle to a quaternion, times the orientation.
#include "bench/integrate/rotate.hpp"

#ifdef TUNNEL_PEER_EIGEN
#include <Eigen/Geometry>

namespace tunnel::bench {

namespace {

template <bool normalise> class EigenTurns final : public RotatePeer {
  public:
    explicit EigenTurns(const TurningBodies& bodies) : h(bodies.h) {
        for (const integrate::Quaternion& o : bodies.q) q.emplace_back(o.w, o.x, o.y, o.z);
        for (const glm::dvec3& w : bodies.omega) omega.emplace_back(w.x, w.y, w.z);
    }
    void step() override {
        for (std::size_t i = 0; i < q.size(); ++i) {
            const double rate = omega[i].norm();
            if (rate == 0.0) continue;
            q[i] = Eigen::Quaterniond(Eigen::AngleAxisd(rate * h, omega[i] / rate)) * q[i];
            if (normalise) q[i].normalize();
        }
    }
    [[nodiscard]] integrate::Quaternion orientation(std::size_t i) const override {
        return {q[i].w(), q[i].x(), q[i].y(), q[i].z()};
    }

  private:
    std::vector<Eigen::Quaterniond, Eigen::aligned_allocator<Eigen::Quaterniond>> q;
    std::vector<Eigen::Vector3d> omega;
    double h;
};

} // namespace

std::unique_ptr<RotatePeer> make_eigen_turns(const TurningBodies& bodies) {
    return std::make_unique<EigenTurns<false>>(bodies);
}
std::unique_ptr<RotatePeer> make_eigen_unit_turns(const TurningBodies& bodies) {
    return std::make_unique<EigenTurns<true>>(bodies);
}

} // namespace tunnel::bench
#else
namespace tunnel::bench {
std::unique_ptr<RotatePeer> make_eigen_turns(const TurningBodies&) { return nullptr; }
std::unique_ptr<RotatePeer> make_eigen_unit_turns(const TurningBodies&) { return nullptr; }
} // namespace tunnel::bench
#endif
