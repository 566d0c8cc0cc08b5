// Answers: how often does each method miss a contact, or report one that is none? Random queries of a chosen kind
// against the exact answer; in slices, with progress.
#include "scenes/coplanarity/moment.hpp"
#include "scenes/coplanarity/query.hpp"
#include "scenes/kit/random.hpp"

#include <cmath>

namespace tunnel::scenes {
namespace coplanarity {
namespace {

constexpr int slice_queries = 8;

// Sixteenths in [-2, 2]: sums and halves of them are exact.
double sixteenth(kit::Random& random) { return std::floor(random.between(-32.0, 33.0)) / 16.0; }
glm::dvec3 lattice(kit::Random& random) {
    const double x = sixteenth(random), y = sixteenth(random), z = sixteenth(random);
    return {x, y, z};
}
glm::dvec3 anywhere(kit::Random& random) {
    const double x = random.between(-2.0, 2.0), y = random.between(-2.0, 2.0), z = random.between(-2.0, 2.0);
    return {x, y, z};
}

void random_points(kit::Random& random, ccd::MovingPair& pair) {
    for (std::size_t i = 0; i < 4; ++i) {
        pair.start[i] = anywhere(random);
        pair.end[i] = anywhere(random);
    }
}

// At t = 1 both hold one and the same point, to the last bit; where they come from is any doubles.
void touching_points(kit::Random& random, ccd::MovingPair& pair) {
    random_points(random, pair);
    for (std::size_t i = 1; i < 4; ++i) pair.end[i] = lattice(random);
    const double where = random.uniform();
    if (pair.kind == PairKind::edge_edge) // an end of one on the middle of the other
        pair.end[0] = where < 0.5 ? pair.end[2] : 0.5 * (pair.end[2] + pair.end[3]);
    else
        pair.end[0] = where < 0.3   ? pair.end[1]
                      : where < 0.6 ? 0.5 * (pair.end[1] + pair.end[2])
                                    : 0.5 * pair.end[1] + 0.25 * (pair.end[2] + pair.end[3]);
}

// Every point stays in the plane y = x + z: exact for sixteenths.
void points_in_plane(kit::Random& random, ccd::MovingPair& pair) {
    for (std::size_t i = 0; i < 4; ++i)
        for (auto* places : {&pair.start, &pair.end}) {
            const double x = sixteenth(random), z = sixteenth(random);
            (*places)[i] = {x, x + z, z};
        }
}

// Touching, but for a hair: up to 1e-9 either way.
void near_points(kit::Random& random, ccd::MovingPair& pair) {
    touching_points(random, pair);
    pair.end[0] += 5e-10 * anywhere(random);
}

ccd::MovingPair drawn(kit::Random& random, const Params& p) {
    ccd::MovingPair pair{p.kind == PairKind::edge_edge ? PairKind::edge_edge : PairKind::vertex_face, {}, {}};
    switch (p.meter) {
    case Meter::random: random_points(random, pair); break;
    case Meter::touching: touching_points(random, pair); break;
    case Meter::in_plane: points_in_plane(random, pair); break;
    case Meter::near: near_points(random, pair); break;
    }
    return scaled(pair, p.scale);
}

struct Tally {
    std::int64_t missed = 0, invented = 0, undecided = 0;
};

class ConservativenessMeter final : public kit::Job {
  public:
    explicit ConservativenessMeter(const Params& params) : p(params), random(20260731U) {}

    bool slice() override {
        for (int i = 0; i < slice_queries && asked < p.trials; ++i) ask();
        return asked >= p.trials;
    }
    double done() const override { return static_cast<double>(asked); }
    double progress() const override { return static_cast<double>(asked) / p.trials; }
    kit::Text title() const override { return {"conservativeness meter", "보수성 측정"}; }
    kit::Text unit() const override { return {"queries", "회 질의"}; }

    void read(kit::Readouts& out) const override {
        add(out, "meter_queries", {"meter: queries so far", "측정: 지금까지의 질의"}, asked);
        add(out, "meter_hits", {"meter: of them hits, exact", "측정: 그중 실제 충돌"}, hits).role = Role::truth;
        for (std::size_t i = 0; i < method_count; ++i) {
            const auto method = static_cast<ImpactMethod>(i);
            const std::string word(ccd::to_word(method));
            const Text name = name_of(method);
            add(out, "meter_missed_" + word, name + Text{": contacts missed", ": 놓친 접촉"}, tallies[i].missed).role =
                tallies[i].missed > 0 ? Role::miss : Role::text;
            add(out, "meter_false_" + word, name + Text{": false hits", ": 거짓 충돌"}, tallies[i].invented);
        }
        add(out, "meter_undecided", name_of(ImpactMethod::inclusion) + Text{": undecided at m_I", ": m_I에서 미결정"},
            tallies[1].undecided);
    }

  private:
    Params p;
    kit::Random random;
    std::int64_t asked = 0, hits = 0;
    std::array<Tally, method_count> tallies{};

    static kit::Readout& add(kit::Readouts& out, std::string key, Text label, std::int64_t n) {
        kit::Readout& r = out.add(std::move(key), std::move(label), n);
        r.answer = true;
        return r;
    }
    void ask() {
        const ccd::MovingPair pair = drawn(random, p);
        const bool hit = ccd::exact_first_impact(pair).status == base::Status::hit;
        ++asked;
        hits += hit ? 1 : 0;
        for (std::size_t i = 0; i < method_count; ++i) {
            const base::Status said = ccd::first_impact(pair, options_of(p, static_cast<ImpactMethod>(i))).status;
            tallies[i].missed += hit && said == base::Status::clear ? 1 : 0;
            tallies[i].invented += !hit && said == base::Status::hit ? 1 : 0;
            tallies[i].undecided += said == base::Status::budget_exhausted ? 1 : 0;
        }
    }
};

} // namespace
} // namespace coplanarity

std::unique_ptr<kit::Job> CoplanarityScene::job(const Params& params) {
    return std::make_unique<coplanarity::ConservativenessMeter>(params);
}

} // namespace tunnel::scenes
