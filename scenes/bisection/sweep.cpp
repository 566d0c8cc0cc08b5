// Answers: what δ costs and buys: the same search at many δ, off the frame.
#include "scenes/bisection/search.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace {

constexpr int per_decade = 4;
constexpr int samples = 24; // from 0.5 down past 1e-6

double delta_of(int index) { return std::max(1e-6, 0.5 * std::pow(10.0, -static_cast<double>(index) / per_decade)); }

class DeltaSweep final : public kit::Job {
  public:
    explicit DeltaSweep(const bisection::Params& params)
        : motion(bisection::motion_of(params)), options(bisection::options_of(params)), shown_delta(params.delta) {}

    bool slice() override {
        options.delta = delta_of(next);
        const ccd::BisectionResult result = ccd::first_contact(motion, options);
        delta.push_back(options.delta);
        checks.push_back(static_cast<double>(result.checks));
        if (result.status == base::Status::hit || result.status == base::Status::budget_exhausted) {
            width_delta.push_back(options.delta);
            width.push_back(result.box.t1 - result.box.t0);
        }
        return ++next == samples;
    }
    double progress() const override { return static_cast<double>(next) / samples; }
    double done() const override { return next; }
    kit::Text title() const override { return {"Sweep over δ", "δ 훑기"}; }
    kit::Text unit() const override { return {"searches", "회 탐색"}; }
    void read(kit::Readouts& out) const override {
        add_plot(out, "checks_against_delta", {"What δ costs", "δ의 비용"}, {"checks", "검사 횟수"}, delta, checks,
                 kit::Role::active);
        add_plot(out, "width_against_delta", {"What δ buys", "δ로 얻는 것"}, {"bracket width in t", "t 구간의 폭"},
                 width_delta, width, kit::Role::converged);
    }

  private:
    void add_plot(kit::Readouts& out, const char* key, kit::Text title, kit::Text y, const std::vector<double>& xs,
                  const std::vector<double>& ys, kit::Role role) const {
        kit::Plot plot;
        plot.key = key;
        plot.title = std::move(title);
        plot.x = {{"tolerance δ", "허용 오차 δ"}, "", true};
        plot.y = {y, "", true};
        kit::Series series;
        series.key = key;
        series.label = std::move(y);
        series.role = role;
        series.markers = true;
        series.x = xs;
        series.y = ys;
        plot.series.push_back(std::move(series));
        plot.marks.push_back({shown_delta, true, {"δ now", "현재 δ"}, kit::Role::muted});
        out.plots.push_back(std::move(plot));
    }

    ccd::PointSegmentMotion motion;
    ccd::BisectionOptions options;
    double shown_delta;
    int next = 0;
    std::vector<double> delta, checks, width_delta, width;
};

} // namespace

std::unique_ptr<kit::Job> BisectionScene::job(const Params& params) { return std::make_unique<DeltaSweep>(params); }

} // namespace tunnel::scenes
