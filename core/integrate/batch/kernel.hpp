// The loops over all particles, for one kind of machine: no guard against a second inclusion, since
// core/integrate/batch/batch.cpp includes it once for each. The operations and their order are those of the methods for
// one particle. What is left of four at the end goes through a block of its own.

// Stays 0 in every lane as long as all that it has seen is finite.
struct Strays {
    Four seen{};
    [[gnu::always_inline]] void look(const Four& x) { seen += x - x; }
    [[nodiscard]] bool none() const { return seen[0] + seen[1] + seen[2] + seen[3] == 0.0; }
};

// The last n < 4 numbers of an array, and what fills up the four.
struct Tail {
    double four[4];
    Tail(const double* from, std::size_t n) : four{} {
        for (std::size_t i = 0; i < n; ++i) four[i] = from[i];
    }
    void back(double* to, std::size_t n) const {
        for (std::size_t i = 0; i < n; ++i) to[i] = four[i];
    }
};

[[gnu::always_inline]] inline void glide(double* x, double* v, const Four& gain, const Four& h, Strays& strays) {
    Four at, rate;
    load(at, x), load(rate, v);
    rate += gain;
    at += h * rate;
    store(v, rate), store(x, at);
    strays.look(at); // a velocity that is not finite has made x so, too
}

inline bool move_alike(double step, double acceleration, Out x, Out v) {
    Four h, gain;
    fill(h, step), fill(gain, step * acceleration);
    Strays even, odd; // two chains of sums
    const std::size_t n = x.size();
    std::size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        glide(&x[i], &v[i], gain, h, even);
        glide(&x[i + 4], &v[i + 4], gain, h, odd);
    }
    for (; i < n; i += 4) {
        const std::size_t left = n - i < 4 ? n - i : 4;
        Tail at(&x[i], left), rate(&v[i], left);
        glide(at.four, rate.four, gain, h, even);
        at.back(&x[i], left), rate.back(&v[i], left);
    }
    return even.none() && odd.none();
}

[[gnu::always_inline]] inline void to_acceleration(Four& force, const Four& inverse) {
    const Four none{};
    force = inverse == none ? none : force * inverse;
}

[[gnu::always_inline]] inline void glide_by(double* x, double* v, const double* force, const double* inverse,
                                            const Four& h, Strays& strays) {
    Four a, w;
    load(a, force), load(w, inverse);
    to_acceleration(a, w);
    glide(x, v, h * a, h, strays);
}

inline bool move_by_force(double step, In force, In inverse, Out x, Out v) {
    Four h;
    fill(h, step);
    Strays strays;
    const std::size_t n = x.size();
    std::size_t i = 0;
    for (; i + 4 <= n; i += 4) glide_by(&x[i], &v[i], &force[i], &inverse[i], h, strays);
    if (i == n) return strays.none();
    const std::size_t left = n - i;
    Tail at(&x[i], left), rate(&v[i], left), f(&force[i], left), w(&inverse[i], left);
    glide_by(at.four, rate.four, f.four, w.four, h, strays);
    at.back(&x[i], left), rate.back(&v[i], left);
    return strays.none();
}

struct SpringFour {
    Four stiffness, damping, inverse;
    [[gnu::always_inline]] void acceleration(const Four& x, const Four& v, Four& out) const {
        out = -stiffness * x - damping * v;
        to_acceleration(out, inverse);
    }
};

[[gnu::always_inline]] inline void swing(double* x, double* v, const SpringFour& spring, double h, Strays& strays) {
    Four x0, v0, a, half, all, sixth;
    load(x0, x), load(v0, v);
    fill(half, 0.5 * h), fill(all, h), fill(sixth, h / 6.0);
    spring.acceleration(x0, v0, a);
    Four sum_x = v0, sum_v = a, rate = v0;
    for (int stage = 1; stage <= 3; ++stage) {
        const Four& reach = stage == 3 ? all : half;
        const Four at = x0 + reach * rate;
        rate = v0 + reach * a;
        spring.acceleration(at, rate, a);
        sum_x += stage == 3 ? rate : rate + rate; // twice is exact
        sum_v += stage == 3 ? a : a + a;
    }
    const Four end_x = x0 + sixth * sum_x, end_v = v0 + sixth * sum_v;
    store(x, end_x), store(v, end_v);
    strays.look(end_x), strays.look(end_v);
}

inline bool move_springs(double h, const SpringBatch& s) {
    Strays strays;
    const std::size_t n = s.x.size();
    std::size_t i = 0;
    SpringFour spring;
    for (; i + 4 <= n; i += 4) {
        load(spring.stiffness, &s.stiffness[i]), load(spring.damping, &s.damping[i]);
        load(spring.inverse, &s.inverse_mass[i]);
        swing(&s.x[i], &s.v[i], spring, h, strays);
    }
    if (i == n) return strays.none();
    const std::size_t left = n - i;
    Tail x(&s.x[i], left), v(&s.v[i], left);
    load(spring.stiffness, Tail(&s.stiffness[i], left).four), load(spring.damping, Tail(&s.damping[i], left).four);
    load(spring.inverse, Tail(&s.inverse_mass[i], left).four);
    swing(x.four, v.four, spring, h, strays);
    x.back(&s.x[i], left), v.back(&s.v[i], left);
    return strays.none();
}
