// Answers: how often does a start at random get through? 10 000 seeded flights at the present settings, and fewer at
// other speeds for the curve; in slices, with progress.
#include "scenes/frames/pieces.hpp"
#include "scenes/kit/random.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::scenes {
namespace {

constexpr int slice_trials = 250, curve_slice_trials = 2000; // well under a millisecond
constexpr int curve_points = 25, curve_trials = 4000;

double curve_speed(int point) { return std::pow(1000.0, static_cast<double>(point) / (curve_points - 1)); }

struct Count {
    int done = 0, seen = 0, back = 0;
    [[nodiscard]] double share(int of) const { return done > 0 ? static_cast<double>(of) / done : 0.0; }
};

static_assert(curve_trials % curve_slice_trials == 0);

class ShareOfPhases final : public kit::Job {
  public:
    explicit ShareOfPhases(const FramesParams& p) : params(p), random(static_cast<std::uint64_t>(p.seed)) {}

    bool slice() override {
        if (here.done < FramesScene::trials) {
            fly_some(here, params.speed, std::min(slice_trials, FramesScene::trials - here.done));
            running_n.push_back(here.done);
            running.push_back(here.share(here.seen));
        } else {
            const auto point = static_cast<std::size_t>(
                curve.empty() || curve.back().done == curve_trials ? curve.size() : curve.size() - 1);
            if (point == curve.size()) curve.emplace_back();
            fly_some(curve[point], curve_speed(static_cast<int>(point)), curve_slice_trials);
        }
        return here.done == FramesScene::trials && curve.size() == curve_points && curve.back().done == curve_trials;
    }

    double done() const override {
        const auto full =
            curve.empty() ? 0.0 : static_cast<double>(curve.size() - 1) * curve_trials + curve.back().done;
        return here.done + full;
    }
    double progress() const override { return done() / (FramesScene::trials + curve_points * curve_trials); }
    kit::Text title() const override { return {"random phases", "무작위 위상"}; }
    kit::Text unit() const override { return {"trials", "회 시행"}; }

    void read(kit::Readouts& out) const override {
        const bool known = here.done == FramesScene::trials;
        const auto value = [&](int of) { return known ? kit::Value{here.share(of)} : kit::Value{}; };
        kit::Readout& share =
            out.add("share_measured", {"detected, measured in 10 000 trials", "감지된 비율 (1만 번 시행에서 측정)"},
                    value(here.seen));
        share.role = kit::Role::truth;
        share.answer = true;
        out.add("share_back_measured", {"pushed back, measured", "되밀린 비율 (측정)"}, value(here.back)).answer = true;
        out.add("trials", {"trials so far", "지금까지의 시행 수"}, static_cast<std::int64_t>(here.done));
        add_dots(out);
        out.plots.push_back(convergence());
    }

  private:
    FramesParams params;
    kit::Random random;
    Count here;
    std::vector<Count> curve;
    std::vector<double> running_n, running;

    void fly_some(Count& count, double speed, int flights) {
        for (int i = 0; i < flights; ++i) {
            const Trial trial = fly(params, speed, random.uniform());
            ++count.done;
            count.seen += trial.seen ? 1 : 0;
            count.back += trial.way == WayOut::back ? 1 : 0;
        }
    }

    // On the curve of the formula, when the scene has drawn one.
    void add_dots(kit::Readouts& out) const {
        kit::Series dots;
        dots.key = "measured";
        dots.label = {"measured", "측정"};
        dots.role = kit::Role::truth;
        dots.markers = true;
        dots.dash = kit::Dash::dotted;
        for (std::size_t i = 0; i < curve.size(); ++i)
            if (curve[i].done == curve_trials) {
                dots.x.push_back(curve_speed(static_cast<int>(i)));
                dots.y.push_back(curve[i].share(curve[i].seen));
            }
        for (kit::Plot& plot : out.plots)
            if (plot.key == "share_over_speed") plot.series.push_back(dots);
    }

    kit::Plot convergence() const {
        kit::Plot plot;
        plot.key = "convergence";
        plot.answer = true;
        plot.title = {"Measured share as trials add up", "시행 수에 따른 측정 비율"};
        plot.x = {{"trials", "시행 수"}, "", false};
        plot.y = {{"share detected", "감지된 비율"}, "", false};
        plot.series.push_back(
            {"running", {"measured", "측정"}, kit::Role::truth, kit::Dash::solid, false, running_n, running});
        const double share = FramesScene::solve(params).share;
        plot.marks.push_back({share, false, {"formula", "공식"}, kit::Role::hit});
        return plot;
    }
};

} // namespace

std::unique_ptr<kit::Job> FramesScene::job(const FramesParams& params) {
    return std::make_unique<ShareOfPhases>(params);
}

} // namespace tunnel::scenes
