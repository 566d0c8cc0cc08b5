// Rows of four become columns, for one kind of machine: no guard against a second inclusion, since the kernels that
// need it are included once for each.

[[gnu::always_inline]] inline void transpose(Four& p, Four& q, Four& r, Four& s) {
    const Four low = __builtin_shufflevector(p, q, 0, 4, 2, 6), high = __builtin_shufflevector(p, q, 1, 5, 3, 7);
    const Four low2 = __builtin_shufflevector(r, s, 0, 4, 2, 6), high2 = __builtin_shufflevector(r, s, 1, 5, 3, 7);
    p = __builtin_shufflevector(low, low2, 0, 1, 4, 5), q = __builtin_shufflevector(high, high2, 0, 1, 4, 5);
    r = __builtin_shufflevector(low, low2, 2, 3, 6, 7), s = __builtin_shufflevector(high, high2, 2, 3, 6, 7);
}
