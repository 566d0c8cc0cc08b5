// Answers: the comparison rotate_expmap, n = 10^3 and 10^5 bodies, whole steps; and figures of ours, slow and fast
// turns. `wrong`: orientations off by more than 2e-15 from the product in long double after one step. Ours and Bullet
// keep the norm, and eigen_unit; eigen does not, which is less work. Ours reads rows, the peers their own arrays of
// bodies, and Bullet's hold a matrix: that is how each is used.
#include "bench/integrate/rotate.hpp"
#include "core/integrate/rotation/exponential.hpp"
#include "core/integrate/rotation/rotate_batch.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <random>

namespace tunnel::bench {

namespace {

class OurTurns final : public RotatePeer {
  public:
    explicit OurTurns(const TurningBodies& bodies) : h(bodies.h) {
        for (const integrate::Quaternion& q : bodies.q)
            rows[0].push_back(q.w), rows[1].push_back(q.x), rows[2].push_back(q.y), rows[3].push_back(q.z);
        for (const glm::dvec3& w : bodies.omega) rows[4].push_back(w.x), rows[5].push_back(w.y), rows[6].push_back(w.z);
    }
    void step() override {
        const std::size_t refused =
            integrate::rotate_expmap({rows[0], rows[1], rows[2], rows[3]}, {rows[4], rows[5], rows[6]}, h);
        if (refused != 0) std::puts("# rotate_expmap: bodies refused");
    }
    [[nodiscard]] integrate::Quaternion orientation(std::size_t i) const override {
        return {rows[0][i], rows[1][i], rows[2][i], rows[3][i]};
    }

  private:
    std::array<std::vector<double>, 7> rows;
    double h;
};

using Long = std::array<long double, 4>; // w, x, y, z

Long long_step(const integrate::Quaternion& q, const glm::dvec3& omega, double h) {
    const long double x = omega.x, y = omega.y, z = omega.z, rate = std::sqrt(x * x + y * y + z * z);
    const long double half = 0.5L * rate * static_cast<long double>(h), c = std::cos(half);
    const long double s = rate > 0.0L ? std::sin(half) / rate : 0.0L, a = s * x, b = s * y, d = s * z;
    return {c * q.w - a * q.x - b * q.y - d * q.z, c * q.x + a * q.w + b * q.z - d * q.y,
            c * q.y + b * q.w + d * q.x - a * q.z, c * q.z + d * q.w + a * q.y - b * q.x};
}

std::size_t count_wrong_turns(std::unique_ptr<RotatePeer> peer, const TurningBodies& bodies) {
    std::size_t wrong = 0;
    peer->step();
    for (std::size_t i = 0; i < bodies.q.size(); ++i) {
        const Long truth = long_step(bodies.q[i], bodies.omega[i], bodies.h);
        const integrate::Quaternion q = peer->orientation(i);
        const long double dot = q.w * truth[0] + q.x * truth[1] + q.y * truth[2] + q.z * truth[3];
        const long double sign = dot < 0.0L ? -1.0L : 1.0L; // q and -q are the same turn
        const long double off = std::abs(sign * q.w - truth[0]) + std::abs(sign * q.x - truth[1]) +
                                std::abs(sign * q.y - truth[2]) + std::abs(sign * q.z - truth[3]);
        wrong += !(off <= 2e-15L);
    }
    return wrong;
}

using MakeTurns = std::unique_ptr<RotatePeer> (*)(const TurningBodies&);
struct NamedTurns {
    const char* name;
    MakeTurns make;
};
constexpr std::array rotate_peers = {NamedTurns{"bullet", make_bullet_turns}, NamedTurns{"eigen", make_eigen_turns},
                                     NamedTurns{"eigen_unit", make_eigen_unit_turns}};

void rotate_figure(benchmark::State& state) {
    const TurningBodies bodies =
        turning_bodies(static_cast<std::size_t>(state.range(0)), static_cast<double>(state.range(1)));
    OurTurns ours(bodies);
    for (auto _ : state) ours.step();
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
// The second number: the fastest omega, rad/s, at h = 1/60. By 200 most turns are beyond the short form.
BENCHMARK(rotate_figure)->ArgsProduct({{1000, 100000}, {10, 200}});

} // namespace

TurningBodies turning_bodies(std::size_t n, double fastest) {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> uniform(-1.0, 1.0);
    TurningBodies out;
    for (std::size_t i = 0; i < n; ++i) {
        glm::dvec3 turn, omega;
        for (int k = 0; k < 3; ++k) turn[k] = 3.0 * uniform(random);
        for (int k = 0; k < 3; ++k) omega[k] = fastest / std::sqrt(3.0) * uniform(random);
        out.q.push_back(integrate::renormalised(integrate::exponential(turn)));
        out.omega.push_back(omega);
    }
    return out;
}

std::unique_ptr<RotatePeer> make_our_turns(const TurningBodies& bodies) { return std::make_unique<OurTurns>(bodies); }

void rotate_ratios(const TurnOptions& options) {
    for (const std::size_t n : {std::size_t{1000}, std::size_t{100000}}) {
        const TurningBodies bodies = turning_bodies(n, 10.0);
        for (const NamedTurns& kind : rotate_peers) {
            const std::unique_ptr<RotatePeer> peer = kind.make(bodies), ours = make_our_turns(bodies);
            if (peer == nullptr) {
                std::printf("# peer %s: not found\n", kind.name);
                continue;
            }
            Line line{"rotate_expmap", kind.name, n};
            line.time = in_turn({[&] { ours->step(); }}, {[&] { peer->step(); }}, options);
            line.wrong = count_wrong_turns(make_our_turns(bodies), bodies);
            line.peer_wrong = count_wrong_turns(kind.make(bodies), bodies);
            print(line);
        }
    }
}

} // namespace tunnel::bench
