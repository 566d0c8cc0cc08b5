// Rows of four become columns, for one kind of machine: no guard against a second inclusion, since the kernels that
// need it are included once for each.

[[gnu::always_inline]] inline void transpose(Four& p, Four& q, Four& r, Four& s) {
    const Four low = __builtin_shufflevector(p, q, 0, 4, 2, 6), high = __builtin_shufflevector(p, q, 1, 5, 3, 7);
    const Four low2 = __builtin_shufflevector(r, s, 0, 4, 2, 6), high2 = __builtin_shufflevector(r, s, 1, 5, 3, 7);
    p = __builtin_shufflevector(low, low2, 0, 1, 4, 5), q = __builtin_shufflevector(high, high2, 0, 1, 4, 5);
    r = __builtin_shufflevector(low, low2, 2, 3, 6, 7), s = __builtin_shufflevector(high, high2, 2, 3, 6, 7);
}

using Half = double __attribute__((vector_size(16)));

// Two numbers of `low` and two of `high`.
[[gnu::always_inline]] inline void load_halves(const void* low, const void* high, Four& out) {
    Half u, v;
    std::memcpy(&u, low, sizeof u), std::memcpy(&v, high, sizeof v);
    out = __builtin_shufflevector(u, v, 0, 1, 2, 3);
}

// Four numbers from each place on, transposed: p gets the first one of all. Halves are put together as they are
// loaded, for shuffles wait for each other.
[[gnu::always_inline]] inline void load_columns(const std::byte* const* from, Four& p, Four& q, Four& r, Four& s) {
    constexpr std::size_t half = sizeof(Half);
    Four even, odd, even2, odd2;
    load_halves(from[0], from[2], even), load_halves(from[1], from[3], odd);
    load_halves(from[0] + half, from[2] + half, even2), load_halves(from[1] + half, from[3] + half, odd2);
    p = __builtin_shufflevector(even, odd, 0, 4, 2, 6), q = __builtin_shufflevector(even, odd, 1, 5, 3, 7);
    r = __builtin_shufflevector(even2, odd2, 0, 4, 2, 6), s = __builtin_shufflevector(even2, odd2, 1, 5, 3, 7);
}
