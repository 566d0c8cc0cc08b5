// Answers: does an answer of closest, any or all agree with the exact meetings? See ray_world_oracle.hpp.
#include "tests/oracle/ray_world_oracle.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>
#include <tuple>

namespace tunnel::oracle {

using base::Status;
using ray::Hit;
using ray::Id;

namespace {

bool is_it(const Meeting& m, const Hit& hit) {
    if (m.collider != hit.collider || m.inside != hit.inside || (m.face && *m.face != hit.face)) return false;
    if (m.mesh ? m.part != hit.part : hit.part > 31 || (m.parts >> hit.part & 1U) == 0U) return false;
    return m.at.low <= hit.distance && hit.distance <= m.at.high;
}

std::string told(const char* what, const Hit& hit, const std::vector<Meeting>& all) {
    std::ostringstream out;
    out.precision(17);
    out << what << "; said: " << to_word(hit.status) << ' ' << hit.distance << " collider " << hit.collider << " part "
        << hit.part << (hit.face == ray::Face::front ? " front" : " back") << (hit.inside ? " inside" : "") << "\n";
    for (const Meeting& m : all)
        out << "  " << (m.sure == Sure::yes ? "sure " : "maybe ") << m.at.low << " .. " << m.at.high << " collider "
            << m.collider << " part " << m.part
            << (!m.face                       ? ""
                : *m.face == ray::Face::front ? " front"
                                              : " back")
            << " of " << m.parts << (m.inside ? " inside" : "") << (m.first ? "" : " later") << "\n";
    return out.str();
}

// What can win: not beyond the band above the smallest distance, nor beaten for certain by a smaller number within it.
struct Race {
    double least, most, low_band, high_band; // the smallest distance is least .. most

    Race(const std::vector<Meeting>& all, const ray::Ray& ray, const ray::Query& query)
        : least(std::numeric_limits<double>::infinity()), most(least) {
        for (const Meeting& m : all) {
            if (!m.first) continue;
            least = std::min(least, m.at.low);
            if (m.sure == Sure::yes) most = std::min(most, m.at.high);
        }
        least = std::max(least, ray.t_min);
        const double place = std::max({std::abs(ray.origin.x), std::abs(ray.origin.y), std::abs(ray.origin.z)});
        // A hair off: the sum is rounded.
        low_band = least + std::max(query.tie, 0x1p-38 * (place + least)) * (1.0 - 0x1p-45);
        high_band = most + std::max(query.tie, 0x1p-38 * (place + most)) * (1.0 + 0x1p-45);
        low_band -= 0x1p-50 * std::abs(low_band), high_band += 0x1p-50 * std::abs(high_band);
    }
    [[nodiscard]] bool can_win(const Meeting& m, const std::vector<Meeting>& all) const {
        if (!m.first || m.at.low > high_band) return false;
        return std::none_of(all.begin(), all.end(), [&](const Meeting& n) {
            return n.first && n.sure == Sure::yes && std::tie(n.collider, n.part) < std::tie(m.collider, m.part) &&
                   n.at.high <= low_band;
        });
    }
};

} // namespace

std::string judge_closest(const std::vector<Meeting>& all, const ray::Ray& ray, const ray::Query& query,
                          const Hit& answer, bool& decided) {
    const Race race(all, ray, query);
    const bool sure = race.most < std::numeric_limits<double>::infinity();
    std::int64_t winners = 0;
    bool agrees = false;
    for (const Meeting& m : all) {
        if (!race.can_win(m, all)) continue;
        ++winners;
        agrees = agrees || is_it(m, answer);
    }
    decided = sure ? winners == 1 : winners == 0;
    if (answer.status == Status::clear) return sure ? told("a hit is missing", answer, all) : "";
    if (answer.status != Status::hit) return told("no such status", answer, all);
    if (answer.distance < ray.t_min || answer.distance > ray.t_max) return told("beyond the ends", answer, all);
    return agrees ? "" : told("not what is met first", answer, all);
}

std::string judge_any(const std::vector<Meeting>& all, Status answer) {
    bool sure = false, maybe = false;
    for (const Meeting& m : all) sure = sure || (m.first && m.sure == Sure::yes), maybe = maybe || m.first;
    Hit hit;
    hit.status = answer;
    if (answer == Status::hit ? maybe : answer == Status::clear && !sure) return "";
    return told("any", hit, all);
}

std::string judge_all(const Held& held, const std::vector<Meeting>& all, const ray::ListQuery& list,
                      const std::vector<Hit>& answer) {
    const bool once = list.per == ray::Per::collider;
    double end = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < answer.size(); ++i) {
        const Hit& hit = answer[i];
        const auto key = [](const Hit& h) { return std::tuple(h.distance, h.collider, h.face, h.part); };
        if (i > 0 && !(key(answer[i - 1]) < key(hit))) return told("not sorted", hit, all);
        if (std::none_of(all.begin(), all.end(), [&](const Meeting& m) { return (m.first || !once) && is_it(m, hit); }))
            return told("listed, not met", hit, all);
        const auto stops = (list.pierced >> static_cast<unsigned>(held[hit.collider]->layer) & 1U) == 0U;
        if (stops && i + 1 != answer.size()) return told("listed behind what is not pierced", hit, all);
        if (stops) end = hit.distance;
    }
    for (const Meeting& m : all) {
        if (m.sure != Sure::yes || m.at.high >= end || (once && !m.first)) continue;
        // Per collider: itself, or (of a mesh) what is nearer.
        const auto is = [&](const Hit& h) {
            return once ? h.collider == m.collider && h.distance <= m.at.high : is_it(m, h);
        };
        if (std::none_of(answer.begin(), answer.end(), is)) {
            Hit missing;
            missing.collider = m.collider, missing.part = m.part, missing.distance = m.at.low;
            return told("not listed", missing, all);
        }
    }
    if (once)
        for (std::size_t i = 0; i < answer.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (answer[i].collider == answer[k].collider) return told("listed twice", answer[i], all);
    return "";
}

} // namespace tunnel::oracle
