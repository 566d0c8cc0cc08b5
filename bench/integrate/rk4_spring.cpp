// Answers: the classical Runge-Kutta method on n damped springs, each with its own stiffness, damping and mass, beside
// odeint's runge_kutta4 on one vector of all x and v. `wrong`: springs that are not within the method's error of their
// exact motion.
#include "bench/integrate/tasks.hpp"
#include "core/integrate/batch/batch.hpp"
#include "core/integrate/systems/spring.hpp"

#include <benchmark/benchmark.h>
#ifdef TUNNEL_PEER_ODEINT
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>
#endif

#include <cmath>
#include <vector>

namespace tunnel::bench {

namespace {

constexpr double rk4_h = 1.0 / 4096.0;

struct Springs {
    std::size_t n;
    std::vector<double> stiffness, damping, inverse_mass;
    std::vector<double> all = std::vector<double>(2 * n); // x of all, then v of all
    std::size_t done = 0;

    explicit Springs(std::size_t count) : n(count), stiffness(n), damping(n), inverse_mass(n) {
        for (std::size_t i = 0; i < n; ++i) {
            const integrate::Spring one = spring(i);
            stiffness[i] = one.stiffness, damping[i] = one.damping, inverse_mass[i] = one.inverse_mass(0);
            all[i] = 1.0, all[n + i] = first_v(i);
        }
    }
    static double first_v(std::size_t i) { return static_cast<double>(i % 31) / 8.0 - 2.0; }
    static integrate::Spring spring(std::size_t i) {
        return {0.5 + static_cast<double>(i % 7), 4.0 + static_cast<double>(i % 101),
                1e-3 * static_cast<double>(i % 5)};
    }
    [[nodiscard]] std::size_t count_wrong() const {
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < n; ++i) {
            integrate::State end{0.0, {0.0}, {0.0}};
            const double t = static_cast<double>(done) * rk4_h;
            const bool known = spring(i).exact({0.0, {1.0}, {first_v(i)}}, t, end);
            const double far = std::hypot(all[i] - end.x[0], (all[n + i] - end.v[0]) / 15.0);
            wrong += !known || !(far <= 1e-6);
        }
        return wrong;
    }
};

struct OursSprings : Springs {
    using Springs::Springs;
    void step() {
        const integrate::Out both(all);
        done += integrate::rk4_spring(rk4_h, {stiffness, damping, inverse_mass, both.first(n), both.subspan(n)}) ==
                integrate::StepStatus::done;
    }
};

#ifdef TUNNEL_PEER_ODEINT
struct OdeintSprings : Springs {
    using Springs::Springs;
    boost::numeric::odeint::runge_kutta4<std::vector<double>> stepper{};

    void step() {
        const auto rates = [this](const std::vector<double>& at, std::vector<double>& rate, double) {
            const double *x = at.data(), *v = x + n;
            double *to_x = rate.data(), *to_v = to_x + n;
            for (std::size_t i = 0; i < n; ++i) {
                to_x[i] = v[i];
                to_v[i] = (-stiffness[i] * x[i] - damping[i] * v[i]) * inverse_mass[i];
            }
        };
        stepper.do_step(rates, all, 0.0, rk4_h);
        ++done;
    }
};

void compare_with_odeint(std::size_t n, int rounds) {
    const std::size_t steps = steps_per_call(n) / 10 + 1;
    OursSprings ours(n);
    OdeintSprings peer(n);
    const auto many = [steps](auto& one) {
        return Subject{[&one, steps] {
            for (std::size_t k = 0; k < steps; ++k) one.step();
            benchmark::ClobberMemory();
        }};
    };
    Line line{"rk4_spring", "odeint", n};
    line.time = in_turn(many(ours), many(peer), turns_for(rounds, n));
    per_step(line.time, steps);
    line.wrong = ours.count_wrong(), line.peer_wrong = peer.count_wrong();
    print(line);
}
#endif

void rk4_spring_figure(benchmark::State& state) {
    OursSprings ours(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        ours.step();
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(rk4_spring_figure)->Name("rk4_spring")->Arg(1000)->Arg(100000);

} // namespace

void compare_rk4_spring([[maybe_unused]] int rounds) {
#ifdef TUNNEL_PEER_ODEINT
    for (const std::size_t n : {std::size_t{1000}, std::size_t{100000}}) compare_with_odeint(n, rounds);
#endif
}

} // namespace tunnel::bench
