// Shewchuk's algorithms, each under its name in the paper.
#include "core/math/expansion.hpp"

#include "core/math/exact_pairs.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::math {

Expansion::Expansion(double x) {
    sound_ = std::isfinite(x);
    if (x != 0.0) append(x);
}

Expansion::Expansion(const Expansion& other) : size_(other.size_), sound_(other.sound_) {
    std::copy_n(other.parts_.begin(), size_, parts_.begin());
}

Expansion& Expansion::operator=(const Expansion& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    sound_ = other.sound_;
    std::copy_n(other.parts_.begin(), size_, parts_.begin());
    return *this;
}

Expansion Expansion::difference(double a, double b) {
    Expansion result(a);
    result.add(-b);
    return result;
}

int Expansion::sign() const {
    if (size_ == 0) return 0;
    return parts_[size_ - 1] > 0.0 ? 1 : -1; // the last part outweighs all before it
}

double Expansion::estimate() const {
    double sum = 0.0;
    for (std::size_t i = 0; i < size_; ++i) sum += parts_[i];
    return sum;
}

Expansion Expansion::operator-() const {
    Expansion result(*this);
    for (std::size_t i = 0; i < size_; ++i) result.parts_[i] = -parts_[i];
    return result;
}

void Expansion::append(double part) {
    if (part == 0.0) return;
    if (size_ == capacity) {
        sound_ = false;
        return;
    }
    parts_[size_++] = part;
}

// Shewchuk's GROW-EXPANSION, in place: part i is read before anything is written at or above it.
void Expansion::add(double x) {
    const std::size_t count = size_;
    size_ = 0;
    double carry = x;
    for (std::size_t i = 0; i < count; ++i) {
        const ExactPair pair = two_sum(carry, parts_[i]);
        append(pair.tail);
        carry = pair.head;
    }
    append(carry);
    if (!std::isfinite(carry)) sound_ = false;
}

// Shewchuk's COMPRESS: the same value in as few parts as its bits need, so that storage does not run out.
void Expansion::compress() {
    if (size_ < 2) return;
    std::size_t bottom = size_ - 1;
    double carry = parts_[bottom];
    for (std::size_t i = size_ - 1; i-- > 0;) {
        const ExactPair pair = fast_two_sum(carry, parts_[i]);
        carry = pair.head;
        if (pair.tail == 0.0) continue;
        parts_[bottom--] = carry;
        carry = pair.tail;
    }
    parts_[bottom] = carry;
    const std::size_t end = size_;
    size_ = 0;
    for (std::size_t i = bottom + 1; i < end; ++i) {
        const ExactPair pair = fast_two_sum(parts_[i], carry);
        carry = pair.head;
        append(pair.tail);
    }
    append(carry);
}

Expansion operator+(const Expansion& a, const Expansion& b) {
    Expansion result(a);
    result.sound_ = a.sound_ && b.sound_;
    for (std::size_t i = 0; i < b.size_; ++i) result.add(b.parts_[i]);
    result.compress();
    return result;
}

Expansion operator-(const Expansion& a, const Expansion& b) { return a + (-b); }

// Shewchuk's SCALE-EXPANSION.
Expansion operator*(const Expansion& a, double b) {
    Expansion result;
    result.sound_ = a.sound_ && std::abs(b) <= greatest_factor;
    if (b == 0.0 || a.size_ == 0) return result;
    double carry = 0.0;
    for (std::size_t i = 0; i < a.size_; ++i) {
        const ExactPair product = two_product(a.parts_[i], b);
        const double size = std::abs(product.head);
        if (!(size >= least_product && size <= greatest_factor && std::abs(a.parts_[i]) <= greatest_factor)) {
            result.sound_ = false;
        }
        const ExactPair low = two_sum(carry, product.tail);
        const ExactPair high = fast_two_sum(product.head, low.head);
        result.append(low.tail);
        result.append(high.tail);
        carry = high.head;
    }
    result.append(carry);
    result.compress();
    return result;
}

Expansion operator*(const Expansion& a, const Expansion& b) {
    if (a.size_ < b.size_) return b * a;
    Expansion result;
    result.sound_ = a.sound_ && b.sound_;
    for (std::size_t i = 0; i < b.size_; ++i) result = result + a * b.parts_[i];
    return result;
}

Expansion abs(const Expansion& a) { return a.sign() < 0 ? -a : a; }

} // namespace tunnel::math
