// Answers: the greedy placement. Each label tries eight sides at growing distances and takes the cheapest place.
#include "app/render/place_labels.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tunnel::app {

namespace {

using kit::Side;

struct Candidate {
    glm::vec2 direction; // from the anchor to the box; components -1, 0, 1
    Side side;           // the one it stands for
    float price;         // of not being straight
};
constexpr std::array<Candidate, 8> candidates{{{{0, -1}, Side::above, 0.0f},
                                               {{0, 1}, Side::below, 0.0f},
                                               {{1, 0}, Side::right, 0.0f},
                                               {{-1, 0}, Side::left, 0.0f},
                                               {{1, -1}, Side::above, 0.15f},
                                               {{-1, -1}, Side::above, 0.15f},
                                               {{1, 1}, Side::below, 0.15f},
                                               {{-1, 1}, Side::below, 0.15f}}};

constexpr float wrong_side = 0.5f, opposite_side = 0.8f, per_ring = 0.6f, on_label = 40.0f;

constexpr int lesser = 5; // priority
constexpr float long_share = 0.2f, crowded = 1.2f;

float overlap_area(const Rect& a, const Rect& b) {
    const float w = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float h = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return w > 0.0f && h > 0.0f ? w * h : 0.0f;
}

Rect beside(const LabelWish& wish, glm::vec2 direction, float gap) {
    const glm::vec2 middle = wish.anchor + direction * (glm::vec2(gap) + 0.5f * wish.size);
    return {middle.x - 0.5f * wish.size.x, middle.y - 0.5f * wish.size.y, wish.size.x, wish.size.y};
}

Rect pushed_into(Rect r, const Rect& bounds) {
    r.x = std::clamp(r.x, bounds.x, std::max(bounds.x, bounds.x + bounds.w - r.w));
    r.y = std::clamp(r.y, bounds.y, std::max(bounds.y, bounds.y + bounds.h - r.h));
    return r;
}

bool opposite(Side a, Side b) {
    return (a == Side::above && b == Side::below) || (a == Side::below && b == Side::above) ||
           (a == Side::left && b == Side::right) || (a == Side::right && b == Side::left);
}

struct Placed {
    Rect rect{};
    glm::vec2 anchor{0.0f};
};

float price_of(const Rect& r, std::span<const Obstacle> obstacles, const std::vector<Placed>& placed) {
    float price = 0.0f;
    for (const Obstacle& o : obstacles) {
        const float smaller = std::min(o.rect.w * o.rect.h, r.w * r.h);
        const float area = overlap_area(r, o.rect);
        if (smaller <= 0.0f || area <= 0.0f) continue;
        // A mark or handle may not even be touched; lines come in many pieces and count by length.
        price += o.cost * (area / smaller + (o.cost >= 2.0f ? 0.25f : 0.0f));
    }
    for (const auto& [other, anchor] : placed)
        if (const float area = overlap_area(r, other); area > 0.0f)
            price += on_label * (0.25f + area / std::max(1.0f, std::min(r.w * r.h, other.w * other.h)));
    return price;
}

glm::vec2 nearest_on(const Rect& r, glm::vec2 p) {
    return {std::clamp(p.x, r.x, r.x + r.w), std::clamp(p.y, r.y, r.y + r.h)};
}

// How often the leader would run over labels that stand already.
float leader_price(const Rect& r, const LabelWish& wish, const std::vector<Placed>& placed) {
    if (!wish.leader) return 0.0f;
    const glm::vec2 from = nearest_on(r, wish.anchor);
    float price = 0.0f;
    for (const Placed& other : placed)
        for (int i = 1; i < 8; ++i) {
            const float t = static_cast<float>(i) / 8.0f;
            if (other.rect.contains(from + t * (wish.anchor - from))) price += 1.0f;
        }
    return price;
}

struct Choice {
    Rect rect{};
    float price = 1e30f;
    void offer(const Rect& r, float cost) {
        if (cost < price) {
            rect = r;
            price = cost;
        }
    }
};

Rect wished_place(const LabelWish& wish) {
    if (wish.side == Side::centre) return beside(wish, {0, 0}, 0.0f);
    for (const Candidate& c : candidates)
        if (c.side == wish.side) return beside(wish, c.direction, wish.gap);
    return beside(wish, {0, -1}, wish.gap);
}

// Words on the same thing belong together: above or below what already stands there.
template <class Offer> void stack(const LabelWish& wish, const std::vector<Placed>& placed, Offer&& offer) {
    for (const auto& [rect, anchor] : placed) {
        if (std::abs(anchor.x - wish.anchor.x) + std::abs(anchor.y - wish.anchor.y) > 3.0f) continue;
        for (const float share : {0.5f, 0.0f, 1.0f}) { // middle, left, right
            const float x = rect.x + share * (rect.w - wish.size.x), price = share == 0.5f ? 0.3f : 0.32f;
            const bool down = wish.side == Side::below;
            offer({x, rect.y - wish.size.y, wish.size.x, wish.size.y}, price + (down ? opposite_side : 0.0f));
            offer({x, rect.y + rect.h, wish.size.x, wish.size.y}, price + (down ? 0.0f : opposite_side));
        }
    }
}

Rect best_place(const LabelWish& wish, std::span<const Obstacle> obstacles, const std::vector<Placed>& placed) {
    Choice best;
    const auto offer = [&](const Rect& free, float price) {
        const Rect r = pushed_into(free, wish.bounds);
        const float shifted = std::abs(r.x - free.x) + std::abs(r.y - free.y);
        best.offer(r, price + 0.02f * shifted + price_of(r, obstacles, placed) + leader_price(r, wish, placed));
    };
    if (wish.side == Side::centre) offer(beside(wish, {0, 0}, 0.0f), 0.0f);
    for (int ring = 0; ring < 5; ++ring) {
        // The nearest free place wins; farther rings only when the nearer ones cost something.
        if (best.price < per_ring * static_cast<float>(ring)) break;
        const float gap = wish.gap + static_cast<float>(ring) * 0.9f * wish.size.y;
        for (const Candidate& c : candidates) {
            float price = c.price + per_ring * static_cast<float>(ring);
            if (wish.side == Side::centre)
                price += wrong_side;
            else if (c.side != wish.side)
                price += opposite(c.side, wish.side) ? opposite_side : wrong_side;
            offer(beside(wish, c.direction, gap), price);
        }
    }
    stack(wish, placed, offer);
    return best.rect;
}

} // namespace

std::vector<PlacedLabel> place_labels(std::span<const LabelWish> wishes, std::span<const Obstacle> obstacles) {
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return wishes[a].priority > wishes[b].priority; });
    std::vector<PlacedLabel> out(wishes.size());
    std::vector<Placed> placed;
    for (const std::size_t i : order) {
        const LabelWish& wish = wishes[i];
        if (wish.size.x > wish.bounds.w || wish.size.y > wish.bounds.h) {
            out[i].shown = false;
            continue;
        }
        out[i].rect = wish.stays ? pushed_into(wished_place(wish), wish.bounds) : best_place(wish, obstacles, placed);
        // No clear place at all: the lesser label yields.
        out[i].shown = std::none_of(placed.begin(), placed.end(),
                                    [&](const Placed& p) { return overlap_area(out[i].rect, p.rect) > 0.01f; });
        if (!wish.stays && wish.priority <= lesser && wish.size.x > long_share * wish.bounds.w &&
            price_of(out[i].rect, obstacles, {}) > crowded)
            out[i].shown = false; // a long remark in a small pane, over what it speaks of
        if (!out[i].shown) continue;
        const Rect wished = wished_place(wish);
        out[i].moved = std::abs(out[i].rect.x - wished.x) + std::abs(out[i].rect.y - wished.y) > 1.0f;
        placed.push_back({out[i].rect, wish.anchor});
    }
    return out;
}

} // namespace tunnel::app
