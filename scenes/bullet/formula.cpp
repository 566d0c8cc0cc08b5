// Answers: how t is found, with the live numbers: on the wall's face, at its corner, or why there is none.
#include "scenes/bullet/words.hpp"

#include <algorithm>

namespace tunnel::scenes {
namespace {

using kit::FormulaLine;
using kit::Role;
using kit::Text;

void add(kit::Formula& f, Text markup, Role role = Role::text, bool answer = false) {
    f.lines.push_back(FormulaLine{std::move(markup), role, answer});
}
void result(kit::Formula& f, Text markup, Role role) { add(f, std::move(markup), role, true); }

// Two numbers with as many digits as it takes to see which is the larger.
std::string compared(double a, const std::string& sign, double b) {
    const int n = digits_to_tell(a, b);
    return digits(a, n) + sign + digits(b, n);
}

double beside_the_end(const BulletParams& p) {
    return std::max({0.0, BulletScene::wall_bottom - p.bullet_y, p.bullet_y - BulletScene::wall_top});
}

// c, the distance of the centres along x at contact.
void distance_lines(kit::Formula& f, const BulletParams& p, const BulletResult& r) {
    const double aside = beside_the_end(p);
    if (aside == 0.0) {
        add(f,
            Text::same("c = r + h = " + digits(p.radius) + " + " + digits(p.wall_half_thickness) + " = " +
                       digits(r.reach_x, 6)),
            Role::muted);
        return;
    }
    const std::string d = digits(aside);
    add(f,
        Text{"at the corner, d = " + d + " beside the wall's end:",
             "꼭짓점에 닿음, 벽 끝에서 d = " + d + "만큼 벗어남:"},
        Role::muted);
    add(f, Text::same("c = h + \\sqrt{r^{2} \\minus d^{2}} = " + digits(r.reach_x, 6)), Role::muted);
}

void time_lines(kit::Formula& f, const BulletParams& p, const BulletResult& r) {
    add(f, Text{"t = \\frac{wall x \\minus c \\minus x_{0}}{travel \\minus drift}",
                "t = \\frac{벽 x \\minus c \\minus x_{0}}{이동 거리 \\minus 벽 이동량}"});
    const int n = digits_to_tell(r.gap_x, r.relative_travel);
    add(f,
        Text::same("= \\frac{" + digits(p.wall_x, 6) + " \\minus " + digits(r.reach_x, 6) + " \\minus " +
                   digits(BulletScene::start_x) + "}{" + digits(p.travel, n) + " \\minus " + in_formula(p.wall_drift) +
                   "} = \\frac{" + in_formula(r.gap_x, n) + "}{" + in_formula(r.relative_travel, n) + "}"),
        Role::muted);
}

} // namespace

kit::Formula worked_formula(const BulletMoment& m) {
    const BulletParams& p = m.params;
    const BulletResult& r = m.result;
    kit::Formula f;
    f.key = "toi";
    f.title = {"How t is found", "t를 구하는 법"};
    switch (r.meeting) {
    case Meeting::start:
        result(f, Text{"t = 0: they touch at the start", "t = 0: 처음부터 닿음"}, Role::hit);
        result(f, Text{"gap = " + in_formula(r.start_gap) + " \\le 0", "간격 = " + in_formula(r.start_gap) + " \\le 0"},
               Role::muted);
        break;
    case Meeting::passes_by:
        result(f, Text{"d > r: the wall's end is out of reach", "d > r: 벽 끝에 닿지 않음"}, Role::text);
        result(f, Text::same(compared(beside_the_end(p), " > ", p.radius)), Role::muted);
        result(f, Text{"no contact at any t", "어떤 t에서도 접촉 없음"}, Role::miss);
        break;
    case Meeting::runs_away:
        result(f,
               Text{"travel \\minus drift = " + in_formula(r.relative_travel) + " \\le 0",
                    "이동 거리 \\minus 벽 이동량 = " + in_formula(r.relative_travel) + " \\le 0"},
               Role::text);
        result(f, Text{"the gap does not close: no contact", "간격이 줄지 않음: 접촉 없음"}, Role::miss);
        break;
    case Meeting::short_of:
        distance_lines(f, p, r);
        time_lines(f, p, r);
        result(f,
               Text{"= " + compared(r.gap_x / r.relative_travel, " > ", 1.0) + ": not in this frame",
                    "= " + compared(r.gap_x / r.relative_travel, " > ", 1.0) + ": 이 프레임에서는 닿지 않음"},
               Role::miss);
        break;
    case Meeting::face:
    case Meeting::corner:
        distance_lines(f, p, r);
        time_lines(f, p, r);
        result(f, Text::same("= " + digits(r.impact.t, digits_to_tell(r.impact.t, 1.0))), Role::hit);
        break;
    }
    return f;
}

} // namespace tunnel::scenes
