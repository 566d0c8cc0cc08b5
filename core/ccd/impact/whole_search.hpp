// Answers: at which root of a polynomial with whole coefficients, in (0, limit], does the polygon of whole_polygon.hpp
// first hold the origin?
// Refuses: the polynomial 0.
// A multiple root is a fraction (of a cubic: its partner, too), so it is looked at as one. Otherwise the roots are
// parted by a Sturm chain, at doubles; what is left between two adjacent doubles is one answer, whichever root it is.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/whole_contact.hpp"

namespace tunnel::ccd::whole {

// lo <= the instant <= hi; the same double or adjacent ones.
struct Bracket {
    bool found = false;
    double lo = 0.0, hi = 0.0;
};

// The least double in (lo, hi] of which `late` holds, where it holds of hi and, once true, stays so. 0 <= lo < hi.
template <typename Late> [[nodiscard]] double first_double(double lo, double hi, const Late& late) {
    auto low = std::bit_cast<std::uint64_t>(lo), high = std::bit_cast<std::uint64_t>(hi); // ordered as the doubles are
    while (high - low > 1) {
        const std::uint64_t mid = low + (high - low) / 2;
        (late(std::bit_cast<double>(mid)) ? high : low) = mid;
    }
    return std::bit_cast<double>(high);
}

template <std::size_t L> class Search {
  public:
    using Cubic = typename Polygon<L>::Cubic;
    using Instant = Fraction<3 * L + 18>; // any double in [0, 1], the mean of three roots

    Search(const Polygon<L>& moving, double t_limit) : polygon(moving), limit(t_limit) {}

    [[nodiscard]] static Instant instant(double t) {
        const math::WholeDouble parts(t);
        Instant out;
        out.den = WideInt<1>(1);
        if (parts.digits == 0) return out;
        out.num = WideInt<1>(parts.digits >> (parts.low() - parts.exponent));
        out.den.shift(static_cast<std::size_t>(-parts.low())); // t <= 1
        return out;
    }

    struct Value {
        int sign = 0;       // exact
        double about = 0.0; // 2^-down times, to rounding, 0 where that underflows
    };
    [[nodiscard]] static Value value_at(const Cubic& f, double t, int down = 0) {
        const Instant x = instant(t);
        const std::size_t fine = x.den.bits() - 1; // t = num / 2^fine
        WideInt<cube + 3 * 17 + 2> value(f.c[3]), term;
        for (std::size_t i = 3; i-- > 0;) { // Horner, all times 2^(3 fine)
            const auto higher = value * x.num;
            term = f.c[i];
            term.shift(fine * (3 - i));
            value.set_sum(higher, term, false);
        }
        return {value.sign(), value.estimate(3 * static_cast<int>(fine) + down)};
    }

    [[nodiscard]] Bracket first_contact(const Cubic& f) const {
        if (f.degree() <= 0 || limit <= 0.0) return {};
        const auto slope = derivative(f);
        const Sturm chain(f, slope);
        // The last remainder that is not 0 is the greatest common divisor of f and f'.
        if (f.degree() == 3 && chain.s2.degree() < 0) return at_fraction(inflection(f));
        if (f.degree() == 3 && chain.s2.degree() == 1 && chain.s3.degree() < 0) return double_root(f, chain);
        if (f.degree() == 2 && chain.s2.degree() < 0) return at_fraction(quotient(slope.c[0], slope.c[1]));
        return parted(f, chain);
    }

  private:
    static constexpr std::size_t cube = Polygon<L>::cube;
    static constexpr std::size_t rational_room = 12 * L + 14; // a cubic's simple root beside a double one
    using Sturm = Chain<cube, SimpleRoot<L>::room>;
    using Rational = Fraction<rational_room>;

    // The root of below + above t.
    template <std::size_t N> [[nodiscard]] static Rational quotient(const WideInt<N>& below, const WideInt<N>& above) {
        Rational out{WideInt<rational_room>(below), WideInt<rational_room>(above)};
        if (above.sign() > 0)
            out.num.negate();
        else
            out.den.negate();
        return out;
    }
    [[nodiscard]] static Rational inflection(const Cubic& f) {
        return quotient(WideInt<cube + 1>(f.c[2]), f.c[3] * WideInt<1>(3));
    }

    [[nodiscard]] static bool before(const Rational& a, const Rational& b) {
        return (a.num * b.den - b.num * a.den).sign() < 0;
    }

    [[nodiscard]] Bracket at_fraction(const Rational& root) const {
        const auto at_or_after_root = [&root](double t) {
            const Instant x = instant(t);
            return (root.num * x.den - x.num * root.den).sign() <= 0;
        };
        if (root.num.sign() <= 0 || !at_or_after_root(limit) || !holds_origin_at(polygon, root)) return {};
        const double hi = first_double(0.0, limit, at_or_after_root);
        const Instant x = instant(hi);
        const bool equal = (root.num * x.den - x.num * root.den).sign() == 0;
        return {true, equal ? hi : std::nextafter(hi, 0.0), hi};
    }

    [[nodiscard]] Bracket double_root(const Cubic& f, const Sturm& chain) const {
        const Rational twice = quotient(chain.s2.c[0], chain.s2.c[1]);
        // The sum of the roots is -c2 / c3.
        Rational once;
        once.num.set_sum(f.c[2] * twice.den, f.c[3] * (twice.num + twice.num), false);
        once.den = f.c[3] * twice.den;
        (f.c[3].sign() > 0 ? once.num : once.den).negate();
        const bool once_first = before(once, twice);
        const Bracket early = at_fraction(once_first ? once : twice);
        return early.found ? early : at_fraction(once_first ? twice : once);
    }

    [[nodiscard]] Bracket parted(const Cubic& f, const Sturm& chain) const {
        const int at_end = chain.changes(instant(limit), 1);
        double from = 0.0;
        int now = chain.changes(instant(0.0), 1);
        while (from < limit && now != at_end) {
            int late = at_end;
            const double hi = next_root(f, chain, from, now, late), lo = std::nextafter(hi, 0.0);
            const Instant left = instant(lo), right = instant(hi);
            const bool root = value_at(f, hi).sign == 0;
            if (holds_between(f, chain, left, right, now - late - (root ? 1 : 0))) return {true, lo, hi};
            if (root && holds_origin_at(polygon, right)) return {true, hi, hi};
            from = hi;
            now = late;
        }
        return {};
    }

    // The least double at or after the first root beyond `from`. `now`: the sign changes right of `from`; `late`: those
    // right of `limit`, then of the answer.
    [[nodiscard]] double next_root(const Cubic& f, const Sturm& chain, double from, int now, int& late) const {
        auto low = std::bit_cast<std::uint64_t>(from), high = std::bit_cast<std::uint64_t>(limit);
        while (now - late > 1 && high - low > 1) {
            const std::uint64_t mid = low + (high - low) / 2;
            const int changes = chain.changes(instant(std::bit_cast<double>(mid)), 1);
            (changes == now ? low : high) = mid;
            if (changes != now) late = changes;
        }
        if (now - late > 1) return std::bit_cast<double>(high);
        from = std::bit_cast<double>(low); // one root is left: its sign is enough
        const int early = sign_beside(f, instant(from), 1);
        return first_double(from, std::bit_cast<double>(high), [&](double t) { return value_at(f, t).sign != early; });
    }

    // At any of the roots in the open (lo, hi), as many as said?
    [[nodiscard]] bool holds_between(const Cubic& f, const Sturm& chain, const Instant& lo, const Instant& hi,
                                     int roots) const {
        if (roots == 0) return false;
        if (roots == 3) { // all simple: their mean parts them
            const Rational middle = inflection(f);
            const Instant mean{WideInt<3 * L + 18>(middle.num), WideInt<3 * L + 18>(middle.den)};
            if (sign_at(f, mean) == 0 && holds_origin_at(polygon, mean)) return true;
            return holds_between(f, chain, lo, mean, chain.index(lo, mean)) ||
                   holds_between(f, chain, mean, hi, chain.index(mean, hi));
        }
        const int last_slope = sign_beside(f, hi, -1);
        if (holds_origin(polygon, SimpleRoot<L>{f, lo, hi, roots, last_slope})) return true;
        return roots == 2 && holds_origin(polygon, SimpleRoot<L>{f, lo, hi, roots, -last_slope});
    }

    const Polygon<L>& polygon;
    double limit;
};

} // namespace tunnel::ccd::whole
