// Answers: the headline of the moment, the question, and the words and marks of the timeline.
#include "scenes/rotation/moment.hpp"

#include <cmath>

namespace tunnel::scenes::rotation_lab {
namespace {

using kit::Role, kit::Text;

Text of_the_switches(const Moment& m) {
    if (!m.params.correct)
        return {"Without correction the angle is what it was, but the body grows: it is no rotation any more.",
                "보정하지 않아도 각도는 그대로지만 물체가 자꾸 커진다. 더는 회전이 아니다."};
    if (m.params.order == ProductOrder::omega_q) return {};
    if (m.params.tilt == 0.0 && m.params.motion == Motion::one_axis)
        return {"The product is in the wrong order, and nothing shows: one axis from the start does not test it.",
                "곱셈 순서가 틀렸는데 티가 나지 않는다. 처음부터 한 축이면 순서를 시험하지 못한다."};
    return {"In the wrong order ω is taken for one in the body's frame: every method turns about the wrong axis.",
            "순서가 틀리면 ω를 물체 좌표의 값으로 여겨서 모든 방법이 엉뚱한 축으로 돈다."};
}

Text of_changing(const Moment& m) {
    if (m.params.last > 1.0)
        return {"Speeding up, both sources of error hold the Euler methods back; the exponential map has only one.",
                "빨라질 때는 두 오차가 모두 오일러를 뒤처지게 한다. 지수 사상에는 하나뿐이다."};
    if (m.params.last == 1.0)
        return {"ω does not change here: the exponential map has no error left.",
                "여기서는 ω가 변하지 않아서 지수 사상에 오차가 남지 않는다."};
    return {"Slowing down, a frozen ω runs ahead. The Euler methods turn too little: two errors that cancel in part.",
            "느려질 때 ω를 고정하면 앞서간다. 오일러는 덜 도니까 두 오차가 일부 상쇄된다."};
}

Text rotation_headline(const Moment& m) {
    if (is_driven(m.params))
        if (const Text words = of_the_switches(m); !words.empty()) return words;
    switch (m.params.motion) {
    case Motion::one_axis:
        if (m.params.axis == Axis::skew && m.params.orthogonaliser == Orthogonaliser::gram_schmidt)
            return {"About a skew axis Gram–Schmidt favours the first column: the matrix strays from the axis, too.",
                    "축이 비스듬하면 그람–슈미트가 첫 열을 우선하므로 행렬은 축에서도 벗어난다."};
        return {"Component by component both Euler methods turn too little. The exponential map turns by hω exactly.",
                "성분마다 적분하는 두 오일러는 덜 돈다. 지수 사상은 꼭 hω만큼 돈다."};
    case Motion::changing: return of_changing(m);
    case Motion::wandering:
        return {"The axis itself moves: freezing ω costs the exponential map its exactness, higher order wins.",
                "축까지 움직이면 ω를 고정하는 지수 사상도 정확하지 않다. 차수가 높은 쪽이 낫다."};
    case Motion::free:
        if (m.params.axis == Axis::up)
            return {"About its middle axis a free box turns over by itself. Which method keeps energy and momentum?",
                    "가운데 축으로 도는 자유로운 상자는 저절로 뒤집힌다. 에너지와 각운동량은 어느 방법이 지킬까?"};
        return {"About its longest or shortest axis a free box stays as it turns.",
                "가장 길거나 짧은 축으로 도는 자유로운 상자는 뒤집히지 않는다."};
    case Motion::top:
        return {"A symmetric top has a closed form: what each method makes of its wobble can be judged exactly.",
                "대칭 팽이에는 정확한 공식이 있어서 방법마다 오차를 정확히 잴 수 있다."};
    }
    return {};
}

Text what_to_try(const Moment& m) {
    if (is_driven(m.params) && m.params.order == ProductOrder::q_omega)
        return {"Turn the body about x first, by 0° and by 90°, then mend the order.",
                "먼저 x축으로 돌린 각도를 0°와 90°로 바꿔 본 다음 순서를 바로잡아 보자."};
    switch (m.params.motion) {
    case Motion::one_axis: return {};
    case Motion::changing:
        return {"Move hω to its mark, then let ω grow instead of fall.",
                "hω를 표시된 곳으로 옮겨 보자. 그다음 ω가 줄지 않고 커지게 해 보자."};
    case Motion::wandering:
        return {"Halve h by its button, and compare what that does to each.",
                "버튼으로 h를 절반으로 줄이고 방법마다 얼마나 나아지는지 비교해 보자."};
    case Motion::free:
        return {"Open the energy plot, then choose another axis.", "에너지 그래프를 열어 보고, 다른 축도 골라 보자."};
    case Motion::top:
        return {"Change how far it spins off its axis, and look at the momentum plot.",
                "축에서 벗어난 정도를 바꾸며 각운동량 그래프를 보자."};
    }
    return {};
}

Text timeline_words_of(const Moment& m) {
    const std::string k = std::to_string(step_at(m.result, m.step)), all = std::to_string(m.result.steps);
    return {"step " + k + " of " + all, "스텝 " + k + " / " + all};
}

} // namespace

void read_lesson(const Moment& m, kit::Readouts& out) {
    out.headline = rotation_headline(m);
    out.question = is_free(m.params)
                       ? Text{"which method gains energy, which loses it, and which stays with the outline?",
                              "어느 방법이 에너지를 얻고, 어느 방법이 잃고, 어느 방법이 윤곽과 함께 갈까?"}
                       : Text{"which body falls behind its outline, which runs ahead, and which stays with it?",
                              "어느 물체가 윤곽에 뒤처지고, 어느 물체가 앞서고, 어느 물체가 함께 갈까?"};
    out.try_now = what_to_try(m);
    out.timeline_label = timeline_words_of(m);
    for (std::size_t i = 0; i < method_count; ++i) {
        const MethodRun& run = m.result.runs[i];
        if (run.stopped <= 0) continue;
        kit::TimelineMark mark;
        mark.step = static_cast<double>((run.stopped + m.result.stride - 1) / m.result.stride);
        mark.label =
            Text(guise_of(m.params, i).name) + Text::same(": ") +
            Text{"stopped in step " + std::to_string(run.stopped), "스텝 " + std::to_string(run.stopped) + "에서 멈춤"};
        mark.role = guise_of(m.params, i).role;
        mark.answer = true;
        out.timeline_marks.push_back(std::move(mark));
    }
}

} // namespace tunnel::scenes::rotation_lab
