// Answers: both rules with the numbers of the bounce in view, and the document's lines as a listing.
#include "core/ray/recast.hpp"
#include "scenes/reflection/words.hpp"

#include <cmath>

namespace tunnel::scenes::reflection_lab {
namespace {

using kit::Role, kit::Text;

// 1.5e-4 as 1.5 · 10^{-4}.
std::string power(double v) {
    std::string text = short_number(v);
    const std::size_t e = text.find('e');
    if (e == std::string::npos) return text;
    const int exponent = std::stoi(text.substr(e + 1));
    const std::string sign = exponent < 0 ? "\\minus " : "";
    return text.substr(0, e) + " \\cdot 10^{" + sign + std::to_string(std::abs(exponent)) + "}";
}

// The last bounce whose next start is known.
int bounce_in_view(const Moment& m, const Path& path) {
    const int last = static_cast<int>(path.bounces.size()) - 2;
    return std::min(m.step - 1, last);
}

void fixed_lines(const Moment& m, kit::Formula& f) {
    f.lines.push_back({Text{"start = hit + \\epsilon n", "시작점 = 충돌 지점 + \\epsilon n"}, Role::body});
    const int i = bounce_in_view(m, m.result.fixed);
    if (i < 0) return;
    const Bounce& b = m.result.fixed.bounces[static_cast<std::size_t>(i)];
    const glm::dvec2 world = b.point + shift_of(m.params.offset);
    const bool single = m.params.arithmetic == Arithmetic::single;
    const double spacing = spacing_at(std::max(std::abs(world.x), std::abs(world.y)), single);
    const double rounding = 0.5 * spacing;
    const std::string type = single ? "float" : "double", eps = power(m.params.epsilon);
    f.lines.push_back(
        {Text{"rounding of " + type + ": up to half of " + power(spacing) + " = " + power(rounding) + " m",
              type + " 반올림: 최대 " + power(spacing) + "의 절반 = " + power(rounding) + " m"},
         Role::text, true});
    const bool enough = m.params.epsilon > rounding;
    f.lines.push_back({Text::same("\\epsilon = " + eps + " m" + (enough ? " > " : " \\le ") + power(rounding) + " m"),
                       enough ? Role::miss : Role::hit, true});
}

void scaled_lines(const Moment& m, kit::Formula& f) {
    f.lines.push_back({Text{"step off = 2^{\\minus 38} (largest coordinate + distance + size)",
                            "떼는 거리 = 2^{\\minus 38} (가장 큰 좌표 + 진행 거리 + 크기)"},
                       Role::converged});
    const int i = bounce_in_view(m, m.result.scaled);
    if (i < 0) return;
    const Bounce& b = m.result.scaled.bounces[static_cast<std::size_t>(i)];
    const glm::dvec3 world(b.point + shift_of(m.params.offset), 0.0);
    const double largest = std::max(std::abs(world.x), std::abs(world.y));
    const double size =
        b.mirror < 0 ? 0.0 : world_at(m.result.mirrors, m.params.offset).size_of(static_cast<ray::Id>(b.mirror));
    const double off = ray::recast_offset(world, b.distance, size);
    f.lines.push_back({Text::same("= 2^{\\minus 38} (" + power(largest) + " + " + power(b.distance) + " + " +
                                  power(size) + ") = " + power(off) + " m"),
                       Role::converged, true});
}

void read_listing(const Moment& m, kit::Readouts& out) {
    kit::Listing listing;
    listing.key = "next_ray";
    listing.title = {"The next ray", "다음 광선"};
    const Params& p = m.params;
    const std::string way = p.along == Along::normal ? "normal" : "reflected";
    const bool ignored = p.zero_hits == ZeroHits::ignored;
    listing.lines = {
        {"hit = raycast(origin, direction)", "hit = raycast(origin, direction)"},
        {"reflected = direction - 2 (direction · normal) normal",
         "reflected = direction - 2 (direction · normal) normal"},
        Text::same("offset = " +
                   std::string(speaks_of_scaled(m) ? "2^-38 (largest + distance + size)" : short_number(p.epsilon, 6))),
        Text::same("next = hit.point + offset * " + way),
        p.arithmetic == Arithmetic::single && !speaks_of_scaled(m)
            ? Text{"round next to float", "next를 float로 반올림"}
            : Text{"keep next in double", "next를 double로 둔다"},
        ignored ? Text{"raycast(next, reflected), t = 0 ignored", "raycast(next, reflected), t = 0 무시"}
                : Text{"raycast(next, reflected), t = 0 counts", "raycast(next, reflected), t = 0도 인정"},
    };
    listing.active = m.step == 0 ? 0 : 5;
    out.listings.push_back(std::move(listing));
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    kit::Formula f;
    f.key = "step_off";
    f.title = {"How far off the mirror", "거울에서 얼마나 떼는가"};
    if (m.params.rule != Rule::scaled) fixed_lines(m, f);
    if (m.params.rule != Rule::fixed) scaled_lines(m, f);
    out.formulas.push_back(std::move(f));
    read_listing(m, out);
}

} // namespace tunnel::scenes::reflection_lab
