// Answers: edit distances, and the two ways to end a line about an unknown name.
#include "scenes/kit/suggest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace tunnel::kit {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

} // namespace

std::optional<std::string> nearest(std::string_view wrong, std::span<const std::string_view> known) {
    constexpr std::size_t longest = 80; // letters; no name of ours is as long
    const std::string_view asked = wrong.substr(0, longest);
    std::optional<std::string> best;
    std::size_t least = 0;
    for (const std::string_view name : known) {
        const std::size_t distance = edit_distance(asked, name);
        if (best && distance >= least) continue;
        best = std::string(name);
        least = distance;
    }
    const std::size_t allowed = std::max<std::size_t>(1, (asked.size() + 1) / 3);
    const bool alike = best && least <= allowed && least < best->size() && least < asked.size();
    return alike ? best : std::nullopt;
}

Text suggestion(std::string_view wrong, std::span<const std::string_view> known) {
    if (known.empty()) return {"; there are none", ". 하나도 없음"};
    if (const auto near = nearest(wrong, known)) return {"; did you mean '" + *near + "'?", ". 혹시 '" + *near + "'?"};
    constexpr std::size_t most = 24;
    std::string list;
    for (std::size_t i = 0; i < std::min(most, known.size()); ++i) list += (i > 0 ? ", " : "") + std::string(known[i]);
    if (known.size() > most) list += ", ...";
    return {"; known: " + list, ". 있는 것: " + list};
}

} // namespace tunnel::kit
