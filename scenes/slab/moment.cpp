// Answers: words and numbers of the moment, shared by panes, formula, ledger and headline.
#include "scenes/slab/moment.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes::slab_lab {

using kit::Role, kit::Text;

bool share(const Moment& m) { return m.result.answer.why != Why::refused && m.result.any; }

int last_entered(const Moment& m) {
    const Interval &x = axis_of(m, 0), &y = axis_of(m, 1);
    if (!x.seen || !y.seen || x.nan() || y.nan() || (x.parallel && y.parallel)) return -1;
    return y.parallel || (!x.parallel && x.enter >= y.enter) ? 0 : 1;
}
int first_left(const Moment& m) {
    const Interval &x = axis_of(m, 0), &y = axis_of(m, 1);
    if (!x.seen || !y.seen || x.nan() || y.nan() || (x.parallel && y.parallel)) return -1;
    return y.parallel || (!x.parallel && x.exit <= y.exit) ? 0 : 1;
}

bool unsaid(const Moment& m) { return hit(m) && m.result.starts_inside && !m.result.answer.says_inside; }

std::string number(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value < 0.0 ? "-∞" : "∞";
    return kit::digits(std::round(value * 1e4) / 1e4 + 0.0, 6);
}

std::string interval_text(double enter, double exit) { return "[" + number(enter) + ", " + number(exit) + "]"; }

Text words_of(const Moment& m, int index) {
    const Interval& axis = axis_of(m, index);
    if (!axis.seen) return {"not looked at", "보지 않음"};
    if (documents(m) || !axis.parallel) return Text::same(interval_text(axis.enter, axis.exit));
    return axis.holds ? Text{"always", "항상"} : Text{"never", "없음"};
}

Text truth_text(const Moment& m) {
    const ray::Hit& truth = m.result.hit;
    if (truth.status == base::Status::invalid_input) return {"refused: no direction", "거절: 방향이 없음"};
    if (truth.status == base::Status::clear) return {"no hit", "충돌 없음"};
    return {"hit at t = " + number(truth.distance), "t = " + number(truth.distance) + "에서 충돌"};
}

namespace {

Text miss_detail(const Moment& m) {
    switch (m.result.answer.why) {
    case Why::ignored: return {"it starts inside: ignored", "안에서 시작: 무시"};
    case Why::behind: return {"the box lies behind", "상자가 뒤에 있음"};
    case Why::too_far: return {"beyond the max distance", "최대 거리 밖"};
    case Why::nan: return {"NaN: no comparison is true", "NaN: 어떤 비교도 참이 아님"};
    case Why::refused: return {"a direction of length 0", "길이가 0인 방향"};
    default: break;
    }
    for (const int i : {0, 1})
        if (axis_of(m, i).seen && !axis_of(m, i).holds) {
            const std::string n = name_of(i);
            return {"never in the " + n + " slab", n + " 슬랩 안에 들지 않음"};
        }
    return {"no t lies in both", "두 구간에 다 드는 t가 없음"};
}

// "x = 0": the plane through which the line comes into this slab, or leaves it.
std::string plane_text(const Moment& m, int axis, bool in) {
    const shape::Aabb& box = m.result.box;
    const double at = (m.result.direction[axis] > 0.0) == in ? box.min[axis] : box.max[axis];
    return std::string(name_of(axis)) + " = " + number(at);
}

Text hit_detail(const Moment& m) {
    const int in = last_entered(m), out = first_left(m);
    switch (m.result.answer.why) {
    case Why::exit:
        if (documents(m)) return {"it started inside, but does not say so", "안에서 시작했는데 알리지 않음"};
        if (out < 0) return {"it leaves here", "여기서 나감"};
        return {"out through the plane " + plane_text(m, out, false), plane_text(m, out, false) + " 면으로 나감"};
    case Why::zero: return {"it starts inside", "안에서 시작함"};
    default: break;
    }
    if (in < 0) return {};
    return {"in through the plane " + plane_text(m, in, true), plane_text(m, in, true) + " 면으로 들어감"};
}

} // namespace

Verdict verdict_of(const Moment& m) {
    Verdict v;
    const Result& r = m.result;
    if (r.answer.status == base::Status::invalid_input) return {{"REFUSED", "거절"}, miss_detail(m), Role::muted};
    if (hit(m))
        v = {{"HIT t = " + number(r.answer.t), "충돌 t = " + number(r.answer.t)}, hit_detail(m), Role::hit};
    else
        v = {{"MISS", "충돌 없음"}, miss_detail(m), Role::miss};
    if (!r.right()) v.role = Role::hit; // not the calm colour of a right miss
    if (!r.right()) v.word = std::move(v.word) + Text{" – wrong", " – 틀림"};
    if (!r.right()) v.detail = Text{"in truth ", "실제: "} + truth_text(m);
    return v;
}

Window window_of(const Moment& m) {
    const Result& r = m.result;
    double far = 1.0;
    for (const double x : {r.box.min.x, r.box.max.x})
        for (const double y : {r.box.min.y, r.box.max.y})
            far = std::max(far, std::hypot(x - r.ray.origin.x, y - r.ray.origin.y));
    const double size = std::hypot(r.direction.x, r.direction.y); // not 1 where it was not made unit
    if (size > 0.0) far /= size;
    Window w{-0.15 * far, 0.5 * far};
    const auto take = [&](double t) {
        if (!std::isfinite(t)) return;
        w.lo = std::min(w.lo, std::max(t, -1.5 * far) - 0.1 * far);
        w.hi = std::max(w.hi, std::min(t, 1.5 * far) + 0.1 * far);
    };
    for (const Interval& axis : r.axes) take(axis.enter), take(axis.exit);
    if (m.params.reach < 1.3 * far) w.hi = std::max(w.hi, m.params.reach + 0.1 * far);
    if (r.hit.status == base::Status::hit) take(r.hit.distance / (size > 0.0 ? size : 1.0));
    return w;
}

} // namespace tunnel::scenes::slab_lab
