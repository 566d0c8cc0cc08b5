// Answers: the headline of the moment, the question, and the words and marks of the timeline.
#include "scenes/integrators/moment.hpp"

#include <algorithm>

namespace tunnel::scenes::integrators_lab {
namespace {

using kit::Role, kit::Text;

// Was its energy ever above the exact one by a twentieth?
bool has_gained(const MethodRun& run) {
    return run.diverged > 0 || std::any_of(run.off.begin(), run.off.end(), [](double off) { return off > 0.05; });
}

Text of_the_floor(const Moment& m) {
    if (angular_step(m.params) < 2.0)
        return {"A stiff floor needs a small h: hω must stay below 2.",
                "바닥이 뻣뻣하면 h가 작아야 한다. hω가 2보다 작아야 한다."};
    if (!has_gained(m.result.code_run()))
        return {"hω is beyond 2: once the body sinks into the floor, such steps can throw it out.",
                "hω가 2를 넘는다. 물체가 바닥에 파고들면 이런 스텝은 물체를 내던질 수 있다."};
    return {"The floor is too stiff for this h: it throws the body out. Of fixed steps only implicit Euler stays calm.",
            "이 h로는 바닥이 너무 뻣뻣해서 물체를 내던진다. 스텝이 일정한 방법 가운데 암시적 오일러만 안정하다."};
}

// Below 0 all along: it cannot get away.
bool is_bound(const MethodRun& run) {
    return run.diverged < 0 &&
           std::all_of(run.energy.begin(), run.energy.end(), [](double energy) { return energy < 0.0; });
}

Text of_the_orbit(const Moment& m) {
    const integrate::State& start = m.result.code_run().at(0);
    const std::size_t x = m.result.across, y = m.result.up;
    if (start.x[x] * start.v[y] == start.x[y] * start.v[x])
        return {"Straight at the centre is a fall, not an orbit; there the force has no bound.",
                "중심을 향하면 궤도가 아니라 추락이다. 중심으로 갈수록 힘이 끝없이 커진다."};
    if (!(m.result.code_run().energy.front() < 0.0))
        return {"Fast enough to leave for good: no orbit, and no turn in which errors could add up.",
                "영영 떠날 만큼 빠르다. 궤도를 돌지 않으니 바퀴마다 오차가 쌓일 일도 없다."};
    const MethodRun &semi = m.result.runs[1], &verlet = m.result.runs[3], &rk4 = m.result.runs[6];
    if (rk4.on && rk4.diverged > 0 && now_of(m).k >= rk4.diverged && verlet.on && is_bound(verlet)) {
        const std::string k = std::to_string(rk4.diverged);
        return {"RK4 lost energy turn after turn and was flung out in step " + k + "; Verlet stays on its orbit.",
                "RK4는 돌 때마다 에너지를 잃다가 " + k + "번째 스텝에서 튕겨 나갔다. 베를레는 궤도를 지킨다."};
    }
    if ((semi.on && !is_bound(semi)) || (verlet.on && !is_bound(verlet)))
        return {"So near the centre this h is too large: even methods that keep orbits lose this one.",
                "중심에 이렇게 가까우면 h가 너무 크다. 궤도를 지키는 방법도 이 궤도는 지키지 못한다."};
    if (!m.result.runs[0].on || !has_gained(m.result.runs[0]))
        return {"Where a method keeps the energy within bounds, the orbit may turn, but it neither grows nor shrinks.",
                "에너지를 범위 안에 지키면 궤도가 조금씩 돌 수는 있어도 커지거나 줄지 않는다."};
    return {"Explicit Euler spirals out; semi-implicit Euler and Verlet stay on an orbit.",
            "명시적 오일러는 소용돌이치며 나가고, 반암시적 오일러와 베를레는 궤도에 남는다."};
}

Text of_the_system(const Moment& m) {
    const bool first = velocity_first(m);
    switch (m.params.system) {
    case System::gravity:
        return first ? Text{"Semi-implicit falls short by ½ g t h; swap the two lines, and it is too high by as much.",
                            "반암시적 오일러는 ½gth만큼 낮다. 두 줄을 맞바꾸면 꼭 그만큼 높다."}
                     : Text{"Swapped, the code comes out too high by ½ g t h, as much as it was too low before.",
                            "두 줄을 바꾸니 ½gth만큼 높다. 전에는 꼭 그만큼 낮았다."};
    case System::spring:
        if (m.result.energy_scale == 0.0)
            return {"It starts at rest in the middle: no method has anything to do.",
                    "한가운데에 멈춘 채 시작한다. 어느 방법도 할 일이 없다."};
        if (first && angular_step(m.params) > 2.0)
            return {"hω is beyond 2: the semi-implicit code blows up, too.",
                    "hω가 2를 넘으면 반암시적 코드도 발산한다."};
        if (first && angular_step(m.params) == 2.0)
            return {"hω is exactly 2, the edge: from most starts it grows by as much each step; beyond, by a factor.",
                    "hω가 꼭 2인 경계다. 대개는 스텝마다 같은 만큼씩 커지고, 2를 넘으면 같은 배수씩 커진다."};
        return first ? Text{"The order of two lines decides: one runs away, the other keeps its energy.",
                            "두 줄의 순서가 결과를 가른다. 하나는 밖으로 달아나고 하나는 에너지를 지킨다."}
                     : Text{"With the two lines swapped every step adds energy: the swing grows without end.",
                            "두 줄을 바꾸면 스텝마다 에너지가 늘어 진폭이 끝없이 커진다."};
    case System::damped:
        return {"Explicit Euler adds energy in each step: it can eat up the damping.",
                "명시적 오일러는 스텝마다 에너지를 더해서 감쇠를 갉아먹는다."};
    case System::contact: return of_the_floor(m);
    case System::bounce:
        return {"Where the force jumps, a higher order does not pay.",
                "힘이 불연속인 곳에서는 차수를 높여도 별 소용이 없다."};
    case System::orbit: return of_the_orbit(m);
    case System::pendulum:
        return {"Enough energy added step by step, and the pendulum turns over that never could.",
                "스텝마다 에너지가 붙으면 넘어갈 수 없던 진자가 한 바퀴 돌아 버린다."};
    case System::drag:
        if (m.params.drag == 0.0)
            return {"No drag: then it is a throw, and errors stand in full.",
                    "저항이 0이면 그냥 던지기다. 오차가 그대로 드러난다."};
        return {"Drag hides errors: what a method adds, the air takes away.",
                "공기 저항은 오차를 감춘다. 방법이 더한 에너지를 공기가 빼앗는다."};
    case System::tetrahedron:
        return {"Four bodies, six springs, one corner wet: no formula solves it, steps do.",
                "물체 넷, 스프링 여섯, 꼭짓점 하나만 물속. 공식으로는 못 풀지만 스텝을 밟으면 풀린다."};
    case System::cloth:
        return {"A cloth is many springs: forces are easy to work out, yet only steps lead on.",
                "천은 스프링의 모임이다. 힘은 구하기 쉽지만 한 스텝씩 나아갈 수밖에 없다."};
    }
    return {};
}

Text headline(const Moment& m) {
    if (m.result.refused())
        return {"force / mass with mass 0 is no number: the system is refused, and says so.",
                "질량이 0이면 힘 / 질량이 수가 아니다. 이 계를 거절하고 그렇다고 알린다."};
    if (m.params.mass == Mass::infinite)
        return {"An infinite mass: 1/m is 0, no force moves it, and it goes straight on.",
                "질량이 무한대면 1/m이 0이다. 어떤 힘에도 꿈쩍 않고 곧게 나아간다."};
    const MethodRun& code = m.result.code_run();
    const int k = now_of(m).k;
    if (code.stopped > 0 && k >= code.stopped)
        return {"Step " + std::to_string(code.stopped) +
                    " of the code is not finite: the run ends there, and is not reset.",
                "코드의 스텝 " + std::to_string(code.stopped) +
                    "에서 값이 유한하지 않다. 거기서 멈추고, 되돌리지 않는다."};
    return of_the_system(m);
}

Text timeline_words(const Moment& m) {
    const Now now = now_of(m);
    const std::string k = std::to_string(now.k), next = std::to_string(now.k + 1), all = std::to_string(m.params.steps);
    if (now.line == 0) return {"step " + k + " of " + all, "스텝 " + k + " / " + all};
    const std::string line = std::to_string(now.line);
    return {"step " + next + ", line " + line, "스텝 " + next + ", " + line + "번째 줄"};
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = headline(m);
    out.question = {"which method gains energy, which loses it, and which keeps it?",
                    "어느 방법이 에너지를 얻고, 어느 방법이 잃고, 어느 방법이 지킬까?"};
    out.timeline_label = timeline_words(m);
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodRun& run = m.result.runs[i];
        if (run.diverged <= 0) continue;
        kit::TimelineMark mark;
        mark.step = timeline_step(m.params, run.diverged);
        mark.label = Text(guise_of(i).name) + Text::same(": ") +
                     (run.diverged == run.stopped ? Text{"not finite", "유한하지 않음"} : Text{"diverged", "발산"});
        mark.role = guise_of(i).role;
        mark.answer = true;
        out.timeline_marks.push_back(std::move(mark));
    }
}

} // namespace tunnel::scenes::integrators_lab
