// The arithmetic of a turn, for one body or several at once, the same bits everywhere: products are fused with sums by
// call, never by a compiler's choice; where the processor cannot, the library's fma rounds alike (slowly). No guard
// against a second inclusion: it is included in a namespace of its own for each `On`, which says what a Row is and how
// it is fused, after core/math/sine_cosine.hpp. Nothing is refused here; the caller keeps to max_turn and to unit
// quaternions. Source: the polynomials interpolate at Chebyshev's points. Internal to core/integrate/rotation.

using Row = On::Row;

struct RowQuaternion {
    Row w, x, y, z;
};

constexpr double near_square = 0.62; // rad^2: turns to 45 degrees in one step are near

// p becomes p * s + c
[[gnu::always_inline]] inline void next_term(Row& p, const Row& s, double c) {
    Row term;
    On::fill(term, c);
    On::fma(p, s, term, p);
}

// sin(a / 2) / a and cos(a / 2) from the square of the angle a, up to near_square: no root and no division, since both
// are power series in the square. Within 1 ulp.
[[gnu::always_inline]] inline void near_half_turn(const Row& square, Row& half_sinc, Row& cosine) {
    On::fill(half_sinc, -0x1.ad52fb12ae94ap-37);
    next_term(half_sinc, square, 0x1.71ddf036c2bc5p-28);
    next_term(half_sinc, square, -0x1.a01a018fb131ap-20);
    next_term(half_sinc, square, 0x1.111111110fcb8p-12);
    next_term(half_sinc, square, -0x1.5555555555554p-6);
    next_term(half_sinc, square, 0.5);
    On::fill(cosine, 0x1.1e5154c2ef2a1p-41);
    next_term(cosine, square, -0x1.27e4d11abb083p-32);
    next_term(cosine, square, 0x1.a01a0196b9042p-24);
    next_term(cosine, square, -0x1.6c16c16c16076p-16);
    next_term(cosine, square, 0x1.5555555555555p-9);
    next_term(cosine, square, -0.125);
    next_term(cosine, square, 1.0);
}

// Near or far, each by its own form; far ones are as exact as the angle that the root gives.
[[gnu::always_inline]] inline void any_half_turn(const Row& square, Row& half_sinc, Row& cosine) {
    Row near_half_sinc, near_cosine, angle, sine, far_cosine;
    near_half_turn(square, near_half_sinc, near_cosine);
    math::LanesOf<Row>::square_root(square, angle);
    const Row half = 0.5 * angle;
    math::sine_cosine(half, sine, far_cosine);
    const auto near = square <= near_square;
    half_sinc = near ? near_half_sinc : sine / angle;
    cosine = near ? near_cosine : far_cosine;
}

[[gnu::always_inline]] inline void squared_length(const Row& x, const Row& y, const Row& z, Row& out) {
    out = z * z;
    On::fma(y, y, out, out);
    On::fma(x, x, out, out);
}

[[gnu::always_inline]] inline void multiply(const RowQuaternion& a, const RowQuaternion& b, RowQuaternion& q) {
    q.w = a.w * b.w, q.x = a.w * b.x, q.y = a.w * b.y, q.z = a.w * b.z;
    On::fnma(a.x, b.x, q.w, q.w), On::fnma(a.y, b.y, q.w, q.w), On::fnma(a.z, b.z, q.w, q.w);
    On::fma(a.x, b.w, q.x, q.x), On::fma(a.y, b.z, q.x, q.x), On::fnma(a.z, b.y, q.x, q.x);
    On::fma(a.y, b.w, q.y, q.y), On::fma(a.z, b.x, q.y, q.y), On::fnma(a.x, b.z, q.y, q.y);
    On::fma(a.z, b.w, q.z, q.z), On::fma(a.x, b.y, q.z, q.z), On::fnma(a.y, b.x, q.z, q.z);
}

// One step of Newton's for q / |q|; `squared` is what |q|^2 was.
[[gnu::always_inline]] inline void renormalise(RowQuaternion& q, Row& squared) {
    Row scale, half;
    squared_length(q.x, q.y, q.z, squared);
    On::fma(q.w, q.w, squared, squared);
    On::fill(half, 0.5), On::fill(scale, 1.5);
    On::fnma(squared, half, scale, scale);
    q.w *= scale, q.x *= scale, q.y *= scale, q.z *= scale;
}
