// Answers: at which root of a polynomial with whole coefficients, in (0, limit], does the polygon of whole/polygon.hpp
// first hold the origin?
// Refuses: the polynomial 0.
// A multiple root is a fraction (of a cubic: its partner, too), so it is looked at as one. Otherwise the roots are
// parted by a Sturm chain, at doubles; what is left between two adjacent doubles is one answer, whichever root it is.
// Internal to core/ccd.
#pragma once

#include "core/ccd/impact/whole/contact.hpp"

#include <optional>

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

[[nodiscard]] inline Dyadic instant(double t) { // in [0, 1]
    const math::WholeDouble parts(t);
    if (parts.digits == 0) return {};
    return {parts.digits >> (parts.low() - parts.exponent), static_cast<std::size_t>(-parts.low())};
}

// Halfway between, while its numerator fits.
[[nodiscard]] inline std::optional<Dyadic> middle(const Dyadic& a, const Dyadic& b) {
    const std::size_t down = std::max(a.down, b.down);
    const auto fits = [down](const Dyadic& x) {
        return static_cast<std::size_t>(std::bit_width(static_cast<std::uint64_t>(x.num))) + (down - x.down) < 62;
    };
    if (!fits(a) || !fits(b)) return {};
    return Dyadic{(a.num << (down - a.down)) + (b.num << (down - b.down)), down + 1};
}

template <std::size_t L> class Search {
  public:
    using Cubic = typename Polygon<L>::Cubic;

    Search(const Polygon<L>& moving, double t_limit) : polygon(moving), limit(t_limit) {}

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
    // A root other than 0 is above 2^-most_down: its reciprocal is below 1 + the largest ratio of coefficients.
    static constexpr std::size_t most_down = 64 * cube + 1;
    static_assert(most_down < 64 * Dyadic::room);
    static constexpr std::size_t room = 3 * L + 2 + Dyadic::room;
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

    // The sign of root - t.
    [[nodiscard]] static int compare(const Rational& root, double t) {
        const Dyadic x = instant(t);
        WideInt<rational_room + Dyadic::room + 1> difference(root.num);
        difference.shift(x.down);
        difference -= root.den * WideInt<1>(x.num);
        return difference.sign();
    }

    [[nodiscard]] Bracket at_fraction(const Rational& root) const {
        if (root.num.sign() <= 0 || compare(root, limit) > 0 || !holds_origin_at(polygon, root)) return {};
        const double hi = first_double(0.0, limit, [&root](double t) { return compare(root, t) <= 0; });
        return {true, compare(root, hi) == 0 ? hi : std::nextafter(hi, 0.0), hi};
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
            const Dyadic left = instant(lo), right = instant(hi);
            const bool root = sign_at(f, right) == 0;
            const int between = now - late - (root ? 1 : 0);
            const bool held = lo > 0.0 ? holds_between(f, chain, left, right, between)
                                       : between > 0 && holds_below_doubles(f, chain, now, most_down, right.down);
            if (held) return {true, lo, hi};
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
        return first_double(from, std::bit_cast<double>(high),
                            [&](double t) { return sign_at(f, instant(t)) != early; });
    }

    // At any of the roots in the open (lo, hi), as many as said?
    template <typename Point> [[nodiscard]] bool holds_between(const Cubic& f, const Sturm& chain, const Point& lo,
                                                               const Point& hi, int roots) const {
        if (roots == 0) return false;
        if constexpr (std::is_same_v<Point, Dyadic>) {
            if (roots > 1)
                if (const auto half = middle(lo, hi)) return holds_in_halves(f, chain, lo, *half, hi);
            if (roots == 3) return parted_by_mean(f, chain, lo, hi);
        }
        const int last_slope = sign_beside(f, hi, -1);
        if (holds_origin(polygon, SimpleRoot<L, Point>{f, lo, hi, roots, last_slope})) return true;
        return roots == 2 && holds_origin(polygon, SimpleRoot<L, Point>{f, lo, hi, roots, -last_slope});
    }

    [[nodiscard]] bool holds_in_halves(const Cubic& f, const Sturm& chain, const Dyadic& lo, const Dyadic& half,
                                       const Dyadic& hi) const {
        if (sign_at(f, half) == 0 && holds_origin_at(polygon, half)) return true;
        return holds_between(f, chain, lo, half, chain.index(lo, half)) ||
               holds_between(f, chain, half, hi, chain.index(half, hi));
    }

    // The mean of three simple roots parts them.
    [[nodiscard]] bool parted_by_mean(const Cubic& f, const Sturm& chain, const Dyadic& from, const Dyadic& to) const {
        using Point = Fraction<room>;
        const auto point = [](const auto& x) { return Point{WideInt<room>(x.num), WideInt<room>(x.den)}; };
        const Point lo = point(from.fraction()), mean = point(inflection(f)), hi = point(to.fraction());
        if (sign_at(f, mean) == 0 && holds_origin_at(polygon, mean)) return true;
        return holds_between(f, chain, lo, mean, chain.index(lo, mean)) ||
               holds_between(f, chain, mean, hi, chain.index(mean, hi));
    }

    // At a root in (2^-high, 2^-low), which no double brackets from below? `now`: the sign changes right of 2^-high.
    // By halves of the exponent: a narrow bracket shows most signs without a chain.
    [[nodiscard]] bool holds_below_doubles(const Cubic& f, const Sturm& chain, int now, std::size_t high,
                                           std::size_t low) const {
        const Dyadic lo{1, high}, hi{1, low};
        const int roots = now - chain.changes(hi, -1);
        if (roots == 0 || high - low == 1) return holds_between(f, chain, lo, hi, roots);
        const std::size_t middle = (high + low) / 2;
        const Dyadic half{1, middle};
        return holds_below_doubles(f, chain, now, high, middle) ||
               (sign_at(f, half) == 0 && holds_origin_at(polygon, half)) ||
               holds_below_doubles(f, chain, chain.changes(half, 1), middle, low);
    }

    const Polygon<L>& polygon;
    double limit;
};

} // namespace tunnel::ccd::whole
