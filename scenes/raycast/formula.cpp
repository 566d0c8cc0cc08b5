// Answers: P(t) = O + t D with the numbers of the hit.
#include "scenes/raycast/moment.hpp"

#include <glm/geometric.hpp>

#include <cmath>

namespace tunnel::scenes::raycast {
namespace {

std::string number(double value) {
    const double rounded = std::round(value * 1e4) / 1e4;
    const std::string text = kit::number_text(std::abs(rounded), 8);
    return rounded < 0.0 ? "\\minus " + text : text;
}
std::string vector(const glm::dvec3& v) { return "(" + number(v.x) + ", " + number(v.y) + ", " + number(v.z) + ")"; }

void add(kit::Formula& f, std::string markup, Role role = Role::text, bool answer = false) {
    f.lines.push_back({Text::same(std::move(markup)), role, answer});
}

} // namespace

void read_formula(const Moment& m, kit::Readouts& out) {
    if (answer(m).status == base::Status::invalid_input) return;
    const ray::Ray& r = m.result.ray;
    const double length = m.params.normalised ? 1.0 : m.result.length;
    kit::Formula f;
    f.key = "ray";
    f.title = {"The point at t", "광선 위의 점"};
    add(f, "P(t) = O + t D, {}0 \\le t \\le t_{max}");
    add(f, "O = {}" + vector(r.origin));
    const std::string d = "D = {}" + vector(length * r.direction);
    add(f, d, Role::active);
    add(f, "|D| = {}" + number(length) + (m.params.normalised ? "" : " \\ne 1"),
        m.params.normalised ? Role::text : Role::hit);
    if (const std::vector<ray::Hit> hits = hits_now(m); !hits.empty()) {
        const ray::Hit& hit = hits.front();
        const double t = told_distance(m, hit);
        add(f, "P = {}P(" + number(t) + ") = " + vector(hit.point), Role::hit, true);
        add(f, "N = {}" + vector(hit.normal), Role::normal, true);
        add(f, "N \\cdot D = {}" + number(length * glm::dot(hit.normal, r.direction)), Role::muted, true);
        if (hit.face == ray::Face::back)
            f.lines.push_back(
                {{"back side: N is turned against D", "뒷면: N을 D와 마주 보게 뒤집는다"}, Role::muted, true});
    }
    out.formulas.push_back(std::move(f));
}

} // namespace tunnel::scenes::raycast
