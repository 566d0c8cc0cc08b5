// Answers: one opened scene with its types erased: parameters, timeline, drawing, readouts. Pure: no clock, no files.
// The same calls with the same arguments give the same bits.
#pragma once

#include "scenes/kit/scene.hpp"
#include "scenes/kit/set.hpp"

#include <cstdint>

namespace tunnel::kit {

class SceneRun {
  public:
    virtual ~SceneRun() = default;
    [[nodiscard]] virtual std::unique_ptr<SceneRun> clone() const = 0;

    [[nodiscard]] virtual const SceneInfo& info() const = 0;
    [[nodiscard]] virtual std::span<const ParamRow> rows() const = 0;
    [[nodiscard]] virtual bool moving() const = 0;
    [[nodiscard]] virtual std::vector<Claim> claims() const = 0;
    [[nodiscard]] virtual std::vector<Preset> presets() const = 0;

    // Parameters as at the present step. In a moving scene past step 0 a change is a dated input: it drops the
    // inputs and states after this step (a new branch; whoever wants the old one keeps its scenario()).
    [[nodiscard]] virtual double value(std::size_t row) const = 0;
    [[nodiscard]] virtual const FileValue* file(std::size_t row) const = 0; // null for other kinds
    [[nodiscard]] virtual const Points* points(std::size_t row) const = 0;  // null for other kinds
    [[nodiscard]] RowValue held(std::size_t row) const;                     // number or points
    // By key, or by that of a coordinate, "key[2].x"; nothing where there is no such number.
    [[nodiscard]] std::optional<double> number(std::string_view key) const;
    // Has the row an effect, and what is it called, as the others stand now?
    [[nodiscard]] virtual bool applies(std::size_t row) const = 0;
    [[nodiscard]] virtual Words label(std::size_t row) const = 0;
    // What every row would hold if these settings were made from the defaults; solves nothing.
    [[nodiscard]] virtual std::vector<RowValue> values_with(const std::vector<Setting>& settings) const = 0;
    virtual SetResult set_number(std::string_view key, double value) = 0;
    virtual SetResult set_file(std::string_view key, FileValue value) = 0;
    SetResult set(std::string_view key, std::string_view text);
    // All or nothing: on an error nothing changes.
    SetResult set_all(const std::vector<Setting>& settings);
    [[nodiscard]] SetResult check_all(const std::vector<Setting>& settings) const; // what set_all would say

    [[nodiscard]] virtual int step() const = 0;
    [[nodiscard]] virtual int last_step() const = 0;
    virtual void seek(int step) = 0;                                         // beyond either end is that end
    virtual void drag_body(std::string_view body, const glm::dvec3& at) = 0; // moving scenes; dated

    [[nodiscard]] virtual Scenario scenario() const = 0;
    virtual SetResult load(const Scenario& scenario) = 0; // all or nothing

    virtual void draw(const View& view, DrawList& list) const = 0;
    virtual void read(Readouts& out) const = 0; // without the job's
    [[nodiscard]] virtual std::vector<Handle> handles() const = 0;
    [[nodiscard]] virtual std::vector<Action> actions() const = 0;
    [[nodiscard]] virtual std::unique_ptr<Job> job() const = 0; // null: this scene has none
    // Changes whenever the parameters do: a job started under another number is out of date.
    [[nodiscard]] virtual std::uint64_t params_revision() const = 0;

  protected:
    struct KeyValue {
        std::string_view key;
        RowValue value{};
    };
    virtual void put_checked(std::span<const KeyValue> values) = 0; // as one change
    // Stops at the first that is refused. A coordinate belongs to the list as it is by then: now, or by default.
    SetResult gather(const std::vector<Setting>& settings, std::vector<KeyValue>& values, bool from_defaults) const;
};

// A row's value as text, a file's name; and whether it is the default.
[[nodiscard]] std::string row_text(const SceneRun& run, std::size_t row);
[[nodiscard]] bool at_default(const SceneRun& run, std::size_t row);

// Why this action cannot be done now; empty when it can.
[[nodiscard]] Text why_not(const SceneRun& run, const Action& action);

// Reads everything, the job (if any) run to its end or not begun.
[[nodiscard]] Readouts read_all(const SceneRun& run, bool job_ended = true);

// A claim at its own settings and step, in a fresh run: true, false, or nothing when it does not apply.
[[nodiscard]] std::optional<bool> holds_at_own_settings(const SceneRun& scene, const Claim& claim);

// Does the claim speak of the run's present parameters? See Claim::everywhere.
[[nodiscard]] bool applies_here(const SceneRun& run, const Claim& claim);

// A fresh run of the same scene at the defaults, with the preset's or claim's settings and step.
[[nodiscard]] std::unique_ptr<SceneRun> fresh(const SceneRun& scene, const std::vector<Setting>& settings, int step);

// Earliest first; those of one step stay in their order. Not in a run's template: sorting is much to compile.
void sort_by_step(std::vector<Input>& inputs);

} // namespace tunnel::kit
