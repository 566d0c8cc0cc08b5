// Answers: what things, layers, fates and methods are called.
#include "scenes/raycast/moment.hpp"

namespace tunnel::scenes::raycast {

Text grouped(std::int64_t n) {
    std::string en = std::to_string(n), ko = en;
    for (std::size_t i = en.size(); i > 3; i -= 3) en.insert(i - 3, " "), ko.insert(i - 3, ",");
    return {en, ko};
}

Text name_of(const Moment& m, ray::Id id) { return "#" + std::to_string(id) + " " + Text(thing(m, id).name); }

Text word_of(base::Status status) {
    switch (status) {
    case base::Status::hit: return {"HIT", "충돌"};
    case base::Status::clear: return {"NO HIT", "충돌 없음"};
    default: return {"no direction", "방향 없음"};
    }
}

Role role_of(base::Status status) {
    return status == base::Status::hit ? Role::hit : status == base::Status::clear ? Role::miss : Role::muted;
}

Text word_of(Why why) {
    switch (why) {
    case Why::disabled: return {"switched off", "비활성"};
    case Why::layer: return {"masked out", "마스크 밖"};
    case Why::trigger: return {"a trigger", "트리거"};
    case Why::ignored: return {"ignored id", "제외한 ID"};
    }
    return {};
}

std::string_view key_word(Why why) {
    constexpr std::string_view words[] = {"disabled", "layer", "trigger", "ignored"};
    return words[static_cast<std::size_t>(why)];
}

Text layer_name(int layer) {
    switch (layer) {
    case ray::layer::scenery: return {"scenery", "배경"};
    case ray::layer::player: return {"player", "플레이어"};
    case ray::layer::enemy: return {"enemy", "적"};
    case ray::layer::prop: return {"prop", "소품"};
    case ray::layer::glass: return {"glass", "유리"};
    case ray::layer::foliage: return {"foliage", "수풀"};
    case ray::layer::sensor: return {"sensor", "센서"};
    default: return Text::same(std::to_string(layer));
    }
}

Text name_of(Method method) {
    switch (method) {
    case Method::brute_force: return {"brute force", "전수 검사"};
    case Method::grid: return {"grid", "격자"};
    case Method::bvh: return {"BVH", "BVH"};
    }
    return {};
}

Text word_of_fate(const Moment& m, ray::Id id, ray::Fate fate) {
    switch (fate) {
    case ray::Fate::filtered: {
        const auto& why = m.result.filtered_by[id];
        return Text{"rejected by the filter: ", "필터가 제외: "} + (why ? word_of(*why) : Text{});
    }
    case ray::Fate::box_missed: return {"rejected: box missed", "제외: 상자를 빗나감"};
    case ray::Fate::too_far: return {"rejected: box too far", "제외: 상자가 너무 멂"};
    case ray::Fate::shape_missed: return {"shape missed", "도형을 빗나감"};
    case ray::Fate::met: return {"met", "충돌"};
    }
    return {};
}

Role role_of(ray::Fate fate) {
    switch (fate) {
    case ray::Fate::filtered: return Role::miss;
    case ray::Fate::box_missed:
    case ray::Fate::too_far: return Role::muted;
    case ray::Fate::shape_missed: return Role::text;
    case ray::Fate::met: return Role::hit;
    }
    return Role::text;
}

} // namespace tunnel::scenes::raycast
