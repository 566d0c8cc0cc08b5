// Answers: counts each call of operator new in the program that this file is linked into.
#include "tests/support/allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::size_t> calls{0};
} // namespace

std::size_t tunnel::support::allocations() { return calls.load(); }

void* operator new(std::size_t size) {
    ++calls;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
// The library's own would be paired with these deletes; a sanitizer's is not one of malloc.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++calls;
    return std::malloc(size > 0 ? size : 1);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
