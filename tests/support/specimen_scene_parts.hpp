// Answers: the specimen scene's declarations, for its two source files.
#pragma once

#include "scenes/kit/run_of.hpp"

namespace tunnel::test {

enum class Mode { levels, queue };
enum class Method { explicit_euler, semi_implicit, verlet, runge_kutta };
inline constexpr kit::Choice modes[] = {{"levels", {"levels", "단계별"}}, {"queue", {"queue", "큐"}}};
inline constexpr kit::Choice methods[] = {{"explicit_euler", {"explicit Euler", "양함수 오일러"}},
                                          {"semi_implicit", {"semi-implicit Euler", "반음함수 오일러"}},
                                          {"verlet", {"velocity Verlet", "속도 베를레"}},
                                          {"runge_kutta", {"Runge–Kutta 4", "룽게–쿠타 4차"}}};

struct Specimen {
    struct Params {
        double travel = 8.0;
        double drift = 0.0;
        double delta = 0.06;
        int count = 200;
        double locked = 0.5;
        Mode mode = Mode::levels;
        Method method = Method::semi_implicit;
        bool gravity = true;
        double frames = 60;
        kit::FileValue mesh{};
        int trials = 400;
        bool guard = true;
        friend bool operator==(const Params&, const Params&) = default;
    };
    struct Result {
        double relative = 0;
    };
    struct State {
        double height = 0, speed = 0;
    };
    static const kit::SceneInfo& info();
    static constexpr bool falls(const Params& p) { return p.gravity; }
    static constexpr auto table() {
        return std::tuple{
            kit::number(&Params::travel, "travel", {"travel", "이동 거리"},
                        {"how far the bullet goes in one frame", "총알이 한 프레임에 가는 거리"}, "m", {0.5, 20, 0.1}),
            kit::number(&Params::drift, "drift", {"wall drift", "벽의 이동"},
                        {"how far the wall goes", "벽이 가는 거리"}, "m", {-6, 6, 0.1}),
            kit::number(&Params::delta, "delta", {"tolerance \u03B4", "허용 오차 \u03B4"},
                        {"where to stop", "멈추는 폭"}, "", {1e-6, 0.5, 0.01, kit::Scale::log}),
            kit::number(&Params::count, "count", {"number of boxes", "상자의 수"}, {"how many", "몇 개"}, "",
                        {2, 1000, 1}),
            kit::number(&Params::locked, "locked", {"restitution, when gravity is on", "반발 계수(중력이 켜졌을 때)"},
                        {"how it bounces", "튀는 정도"}, "", {0, 1, 0.05}, kit::Group::main, &falls),
            kit::choice(&Params::mode, "mode", {"search", "탐색 방식"}, {"in which order", "어떤 차례로"}, modes),
            kit::choice(&Params::method, "method", {"method", "적분법"}, {"how states follow", "다음 상태를 얻는 법"},
                        methods),
            kit::choice(&Params::gravity, "gravity", {"gravity", "중력"}, {"falls or floats", "떨어지거나 뜬다"},
                        kit::on_off),
            kit::number(&Params::frames, "frames", {"frames", "프레임 수"}, {"how long", "얼마나 오래"}, "",
                        {10, 1000, 10}, kit::Group::more),
            kit::file(&Params::mesh, "mesh", {"mesh", "메시"}, {"a mesh from a file", "파일에서 읽은 메시"},
                      kit::Group::more),
            kit::number(&Params::trials, "trials", {"trials", "시행 횟수"}, {"random trials", "무작위 시행"}, "",
                        {10, 1000000, 10}, kit::Group::more),
            kit::choice(&Params::guard, "guard", {"rounding guard", "반올림 보호"},
                        {"widens each hull", "껍질을 넓힌다"}, kit::on_off, kit::Group::break_it)};
    }
    static Result solve(const Params& p);
    static int last_step(const Params& p, const Result& result);
    static State start(const Params& p);
    static double step_seconds(const Params& p);
    static State advance(State state, const Params& p, std::span<const kit::Input> drags, double dt);
    static void draw(const kit::Moment<Specimen>& m, kit::DrawList& list);
    static void read(const kit::Moment<Specimen>& m, kit::Readouts& out);
    static std::vector<kit::Claim> claims();
    static std::vector<kit::Preset> presets();
    static std::unique_ptr<kit::Job> job(const Params& p);
};

struct SpecimenJob final : kit::Job {
    int total, count = 0;
    explicit SpecimenJob(int wanted) : total(wanted) {}
    bool slice() override { return ++count >= total; }
    double progress() const override { return static_cast<double>(count) / total; }
    kit::Text title() const override { return {"Random phases", "무작위 위상"}; }
    double done() const override { return count; }
    kit::Text unit() const override { return {"trials", "번"}; }
    void read(kit::Readouts& out) const override {
        out.add("trials_done", {"trials done", "끝난 시행"}, static_cast<std::int64_t>(count));
    }
};

} // namespace tunnel::test
