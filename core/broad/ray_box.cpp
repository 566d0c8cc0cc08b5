// Answers: do a box and a ray share a point? Exactly: three intervals of t (that of the ray and one per axis) have a
// common point if each pair of them has one, and each such question is the sign of a sum of products.
// Refuses: invalid boxes and rays (false).
// Source: Kay and Kajiya 1986 (slabs), Helly's theorem on a line, Kulisch (sums of products in one long number).
#include "core/broad/broad_phase.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace tunnel::broad {

namespace {

struct Product {
    double u, v;
};

// Holds any sum of a few products of doubles without rounding: digit i weighs 2^(32 i - 2148).
class LongSum {
  public:
    void add(const Product& p) {
        int u_at = 0, v_at = 0;
        const std::int64_t u = whole(p.u, u_at), v = whole(p.v, v_at);
        const bool negative = (u < 0) != (v < 0);
        const std::uint64_t magnitude = static_cast<std::uint64_t>(std::abs(v));
        const int at = u_at + v_at + 2148;
        add(static_cast<std::uint64_t>(std::abs(u)), magnitude & 0xffffffffU, at, negative);
        add(static_cast<std::uint64_t>(std::abs(u)), magnitude >> 32U, at + 32, negative);
    }
    [[nodiscard]] int sign() const {
        std::int64_t carry = 0;
        bool any = false;
        for (const std::int64_t digit : digits_) {
            const std::int64_t sum = digit + carry;
            any = any || (sum & 0xffffffff) != 0;
            carry = sum >> 32; // towards minus infinity
        }
        return carry < 0 ? -1 : any || carry > 0 ? 1 : 0;
    }

  private:
    __extension__ using Wide = unsigned __int128;

    // x = whole * 2^at, |whole| < 2^53, at >= -1074.
    static std::int64_t whole(double x, int& at) {
        if (x == 0.0) return 0;
        at = std::max(std::ilogb(x) - 52, -1074);
        return static_cast<std::int64_t>(std::ldexp(x, -at));
    }
    void add(std::uint64_t u, std::uint64_t v, int at, bool negative) {
        Wide part = static_cast<Wide>(u) * v << (at % 32); // below 2^(53 + 32 + 31)
        for (auto i = static_cast<std::size_t>(at / 32); part != 0; ++i, part >>= 32U) {
            const auto digit = static_cast<std::int64_t>(static_cast<std::uint64_t>(part) & 0xffffffffU);
            digits_[i] += negative ? -digit : digit;
        }
    }

    std::array<std::int64_t, 136> digits_{};
};

// By plain arithmetic where the rounding errors cannot reach zero.
int sign_of_sum(std::initializer_list<Product> products) {
    double sum = 0.0, size = 0.0;
    for (const Product& p : products) {
        sum += p.u * p.v;
        size += std::abs(p.u * p.v);
    }
    if (std::abs(sum) > 0x1p-49 * size + 0x1p-1000 && size < std::numeric_limits<double>::infinity())
        return sum > 0.0 ? 1 : -1;
    LongSum exact;
    for (const Product& p : products) exact.add(p);
    return exact.sign();
}

// One axis, mirrored so that d >= 0. With d > 0 the ray is inside for (lo - o) / d <= t <= (hi - o) / d.
struct Slab {
    double lo, hi, o, d;

    Slab(double min, double max, double origin, double direction)
        : lo(direction < 0.0 ? -max : min), hi(direction < 0.0 ? -min : max), o(direction < 0.0 ? -origin : origin),
          d(std::abs(direction)) {}
    [[nodiscard]] bool meets(double t_max) const {
        if (d == 0.0) return lo <= o && o <= hi;
        if (hi < o || lo == std::numeric_limits<double>::infinity()) return false;
        if (lo <= o || t_max == std::numeric_limits<double>::infinity()) return true;
        return sign_of_sum({{lo, 1.0}, {-o, 1.0}, {-t_max, d}}) <= 0;
    }
    // Is this axis entered no later than the other is left? Both have d > 0.
    [[nodiscard]] bool enters_before_end_of(const Slab& other) const {
        if (std::isinf(lo) || std::isinf(other.hi)) return true; // meets() saw to those on the wrong side
        return sign_of_sum({{lo, other.d}, {-o, other.d}, {-other.hi, d}, {other.o, d}}) <= 0;
    }
};

} // namespace

bool touches(const shape::Aabb& box, const shape::Ray& ray) {
    if (!is_legal(box) || !shape::is_valid(ray)) return false;
    const Slab x(box.min.x, box.max.x, ray.origin.x, ray.direction.x);
    const Slab y(box.min.y, box.max.y, ray.origin.y, ray.direction.y);
    if (!x.meets(ray.t_max) || !y.meets(ray.t_max)) return false;
    return x.d == 0.0 || y.d == 0.0 || (x.enters_before_end_of(y) && y.enters_before_end_of(x));
}

} // namespace tunnel::broad
