// Answers: what must a thing offer to be integrated? Its degrees of freedom, their inverse masses, and the force as a
// function of time, position and velocity. What else it knows of itself (exact motion, derivatives) it may offer, too.
// AnySystem is a view of any such thing: it owns nothing, and the thing must live as long.
#pragma once

#include "core/integrate/state.hpp"

#include <concepts>
#include <span>

namespace tunnel::integrate {

using In = std::span<const double>;
using Out = std::span<double>;

// is_valid       its own numbers are in order (mass not 0, …); a step refuses it otherwise
// inverse_mass   1/kg of a degree of freedom; 0: infinite mass, no force moves it
// force          N, all of them written; may not keep anything from one call to the next
// potential      J, of those forces that have one; 0 where none has
template <class S>
concept System = requires(const S& system, std::size_t i, double t, In x, In v, Out force) {
    { system.size() } -> std::same_as<std::size_t>;
    { system.is_valid() } -> std::same_as<bool>;
    { system.inverse_mass(i) } -> std::same_as<double>;
    { system.force(t, x, v, force) } -> std::same_as<void>;
    { system.potential(x) } -> std::same_as<double>;
};

// May be offered: by_x[i * n + j] = d force_i / d x_j, by_v the same by v_j, all of them written; without it, the
// implicit method takes differences.
template <class S>
concept HasDerivatives = requires(const S& system, double t, In x, In v, Out by_x, Out by_v) {
    { system.derivatives(t, x, v, by_x, by_v) } -> std::same_as<void>;
};
// May be offered: bool is_linear(), the derivatives are constants (else false is taken); bool uses_velocity(), false if
// the force does not depend on v, so that a method may use the force at the end of a step again in the next (else
// true). May be offered: the motion from `start` at time t, as far as it is known; false: it is not known from there.
// `out` has the right sizes and is not `start`.
template <class S>
concept HasExact = requires(const S& system, const State& start, double t, State& out) {
    { system.exact(start, t, out) } -> std::same_as<bool>;
};

class AnySystem {
  public:
    template <System S> AnySystem(const S& system) : thing(&system), table(&table_of<S>) {} // any of them will do

    [[nodiscard]] std::size_t size() const { return table->size(thing); }
    [[nodiscard]] bool is_valid() const { return table->is_valid(thing); }
    [[nodiscard]] double inverse_mass(std::size_t i) const { return table->inverse_mass(thing, i); }
    void force(double t, In x, In v, Out out) const { table->force(thing, t, x, v, out); }
    [[nodiscard]] double potential(In x) const { return table->potential(thing, x); }
    [[nodiscard]] bool is_linear() const { return table->is_linear(thing); }
    [[nodiscard]] bool uses_velocity() const { return table->uses_velocity(thing); }
    [[nodiscard]] bool has_derivatives() const { return table->derivatives != nullptr; }
    void derivatives(double t, In x, In v, Out by_x, Out by_v) const { table->derivatives(thing, t, x, v, by_x, by_v); }
    // False: the exact motion is not known, and `out` means nothing. Masses that are all infinite move straight on.
    [[nodiscard]] bool exact(const State& start, double t, State& out) const;

  private:
    struct Table {
        std::size_t (*size)(const void*);
        bool (*is_valid)(const void*);
        double (*inverse_mass)(const void*, std::size_t);
        void (*force)(const void*, double, In, In, Out);
        double (*potential)(const void*, In);
        void (*derivatives)(const void*, double, In, In, Out, Out) = nullptr;
        bool (*exact)(const void*, const State&, double, State&) = nullptr;
        bool (*is_linear)(const void*) = [](const void*) { return false; };
        bool (*uses_velocity)(const void*) = [](const void*) { return true; };
    };
    template <class S> static const S& as(const void* thing) { return *static_cast<const S*>(thing); }
    template <System S> static constexpr Table make_table() {
        Table t{[](const void* p) { return as<S>(p).size(); }, [](const void* p) { return as<S>(p).is_valid(); },
                [](const void* p, std::size_t i) { return as<S>(p).inverse_mass(i); },
                [](const void* p, double at, In x, In v, Out out) { as<S>(p).force(at, x, v, out); },
                [](const void* p, In x) { return as<S>(p).potential(x); }};
        if constexpr (HasDerivatives<S>)
            t.derivatives = [](const void* p, double at, In x, In v, Out by_x, Out by_v) {
                as<S>(p).derivatives(at, x, v, by_x, by_v);
            };
        if constexpr (HasExact<S>)
            t.exact = [](const void* p, const State& start, double at, State& out) {
                return as<S>(p).exact(start, at, out);
            };
        if constexpr (requires(const S& s) { s.is_linear(); })
            t.is_linear = [](const void* p) { return as<S>(p).is_linear(); };
        if constexpr (requires(const S& s) { s.uses_velocity(); })
            t.uses_velocity = [](const void* p) { return as<S>(p).uses_velocity(); };
        return t;
    }
    template <System S> static constexpr Table table_of = make_table<S>();

    const void* thing;
    const Table* table;
};

// Of motion, J. A degree of freedom of infinite mass is left out.
[[nodiscard]] double kinetic_energy(const AnySystem& system, const State& state);
[[nodiscard]] double energy(const AnySystem& system, const State& state); // kinetic and potential

} // namespace tunnel::integrate
