// Answers: semi-implicit Euler in constant gravity, n particles in space, beside
//   odeint  its symplectic_euler on vectors, which takes the other order: x by the old v, then v
//   stream  a += c on as many bytes: what the memory can do at all
// `wrong`: particles whose x or v is not that of the method's closed form after so many steps.
#include "bench/integrate/tasks.hpp"
#include "core/integrate/batch/batch.hpp"

#include <benchmark/benchmark.h>
#ifdef TUNNEL_PEER_ODEINT
#include <boost/numeric/odeint/stepper/symplectic_euler.hpp>
#endif

#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace tunnel::bench {

namespace {

constexpr double euler_h = 1.0 / 4096.0;
constexpr std::array<double, 3> pull{0.5, -9.81, 0.25};

// All x, then all y, then all z; of rates likewise.
struct Falling {
    std::size_t n;
    std::vector<double> x = std::vector<double>(3 * n), v = std::vector<double>(3 * n);
    std::size_t done = 0; // steps

    explicit Falling(std::size_t count) : n(count) {
        for (std::size_t i = 0; i < 3 * n; ++i) x[i] = first_x(i), v[i] = first_v(i);
    }
    static double first_x(std::size_t i) { return static_cast<double>(i % 1013) / 64.0; }
    static double first_v(std::size_t i) { return static_cast<double>(i % 509) / 32.0 - 8.0; }

    // Sums of the steps' times: `extra` is 1 when x moves by the new v, -1 when by the old.
    [[nodiscard]] std::size_t count_wrong(double extra) const {
        const auto k = static_cast<double>(done);
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < 3 * n; ++i) {
            const double a = pull[i / n], t = k * euler_h;
            const double right_v = first_v(i) + a * t;
            const double right_x = first_x(i) + t * first_v(i) + 0.5 * a * t * (t + extra * euler_h);
            wrong += !(std::abs(v[i] - right_v) <= 1e-9 * (8.0 + std::abs(right_v))) ||
                     !(std::abs(x[i] - right_x) <= 1e-9 * (8.0 + std::abs(right_x) + t * t));
        }
        return wrong;
    }
};

struct OursFalling : Falling {
    using Falling::Falling;
    void step() {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto part = [&](std::vector<double>& all) { return integrate::Out(all).subspan(axis * n, n); };
            if (integrate::euler_semi(euler_h, pull[axis], part(x), part(v)) != integrate::StepStatus::done) return;
        }
        ++done;
    }
};

#ifdef TUNNEL_PEER_ODEINT
struct OdeintFalling : Falling {
    using Falling::Falling;
    boost::numeric::odeint::symplectic_euler<std::vector<double>> stepper{};

    void step() {
        const auto rate = [](const std::vector<double>& from, std::vector<double>& to) { to = from; };
        const auto acceleration = [this](const std::vector<double>&, std::vector<double>& to) {
            for (std::size_t axis = 0; axis < 3; ++axis)
                std::fill_n(to.begin() + static_cast<std::ptrdiff_t>(axis * n), n, pull[axis]);
        };
        stepper.do_step(std::make_pair(rate, acceleration), std::make_pair(std::ref(x), std::ref(v)), 0.0, euler_h);
        ++done;
    }
};
#endif

#if defined(__x86_64__) && !defined(__clang__)
[[gnu::target_clones("avx2", "default")]]
#endif
void add_to_all(double* to, std::size_t n, double c) {
    for (std::size_t i = 0; i < n; ++i) to[i] += c;
}

struct Streamed : Falling {
    using Falling::Falling;
    void step() {
        add_to_all(x.data(), x.size(), euler_h);
        add_to_all(v.data(), v.size(), euler_h);
    }
};

template <class Peer> void compare(const char* name, std::size_t n, int rounds, double extra) {
    const std::size_t steps = steps_per_call(n);
    OursFalling ours(n);
    Peer peer(n);
    const auto all = [steps](auto& one) {
        return Subject{[&one, steps] {
            for (std::size_t k = 0; k < steps; ++k) one.step();
            benchmark::ClobberMemory();
        }};
    };
    Line line{"euler_semi", name, n};
    line.time = in_turn(all(ours), all(peer), turns_for(rounds, n));
    per_step(line.time, steps);
    line.wrong = ours.count_wrong(1.0);
    line.peer_wrong = extra == 0.0 ? 0 : peer.count_wrong(extra);
    print(line);
}

void euler_semi_figure(benchmark::State& state) {
    OursFalling ours(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        ours.step();
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
    state.SetBytesProcessed(state.iterations() * state.range(0) * 96); // x and v, read and written
}
BENCHMARK(euler_semi_figure)->Name("euler_semi")->RangeMultiplier(10)->Range(1000, 10000000);

} // namespace

void compare_euler_semi(int rounds) {
    for (std::size_t n = 1000; n <= 10000000; n *= 10) {
#ifdef TUNNEL_PEER_ODEINT
        compare<OdeintFalling>("odeint", n, rounds, -1.0);
#endif
        compare<Streamed>("stream", n, rounds, 0.0);
    }
}

} // namespace tunnel::bench
