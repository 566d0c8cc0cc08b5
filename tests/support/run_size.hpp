// Answers: how many seeded cases does this run do? All of them in a plain build, 2 % under sanitizers (they cost
// more than ten times as much), twenty times as many when TUNNEL_LAB_NIGHTLY=1.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace tunnel::support {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(undefined_behavior_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

[[nodiscard]] inline std::int64_t case_count(std::int64_t full) {
    const char* nightly = std::getenv("TUNNEL_LAB_NIGHTLY");
    const std::int64_t wanted = nightly != nullptr && std::string_view(nightly) == "1" ? full * 20 : full;
    return sanitized ? std::max<std::int64_t>(wanted / 50, 1) : wanted;
}

} // namespace tunnel::support
