// Answers: what is the exact value, above all the exact sign, of a sum or product of doubles? A number is kept as
// a sum of doubles that do not overlap, smallest first, without zeros.
// Refuses: values whose parts would overflow, underflow or outgrow the fixed storage; `sound()` is then false, in
// the value and in all that is computed from it.
// Source: Shewchuk 1997 (adaptive precision arithmetic), Dekker 1971 (splitting).
#pragma once

#include <array>
#include <cstddef>

namespace tunnel::math {

class Expansion {
  public:
    static constexpr std::size_t capacity = 64;

    Expansion() {} // zero; the storage stays unset on purpose, only `size_` parts are ever read
    explicit Expansion(double x);
    Expansion(const Expansion& other);
    Expansion& operator=(const Expansion& other);

    [[nodiscard]] static Expansion difference(double a, double b); // a - b

    [[nodiscard]] bool sound() const { return sound_; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] int sign() const;        // -1, 0, +1; meaningful only while sound
    [[nodiscard]] double estimate() const; // the value, to about one unit in the last place

    [[nodiscard]] Expansion operator-() const;
    friend Expansion operator+(const Expansion& a, const Expansion& b);
    friend Expansion operator-(const Expansion& a, const Expansion& b);
    friend Expansion operator*(const Expansion& a, double b);
    friend Expansion operator*(const Expansion& a, const Expansion& b);

  private:
    void append(double part);
    void add(double x);
    void compress();

    std::array<double, capacity> parts_;
    std::size_t size_ = 0;
    bool sound_ = true;
};

[[nodiscard]] Expansion operator+(const Expansion& a, const Expansion& b);
[[nodiscard]] Expansion operator-(const Expansion& a, const Expansion& b);
[[nodiscard]] Expansion operator*(const Expansion& a, double b);
[[nodiscard]] Expansion operator*(const Expansion& a, const Expansion& b);
[[nodiscard]] Expansion abs(const Expansion& a);

} // namespace tunnel::math
