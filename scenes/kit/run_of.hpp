// Answers: SceneRun for a scene type S: solve only when the parameters changed, states by replay of dated inputs.
#pragma once

#include "scenes/kit/describe.hpp"
#include "scenes/kit/scene_run.hpp"

#include <algorithm>

namespace tunnel::kit {

template <Scene S> class RunOf final : public SceneRun {
    using Params = typename S::Params;
    using Result = typename S::Result;
    using State = StateOf<S>;

  public:
    RunOf() : result(S::solve(params)) { restart_states(); }
    // The same, with what was expensive about another run's result.
    explicit RunOf(const Result& before) : result(solved(params, before)) { restart_states(); }

    std::unique_ptr<SceneRun> clone() const override { return std::make_unique<RunOf>(*this); }
    const SceneInfo& info() const override { return S::info(); }
    std::span<const ParamRow> rows() const override { return row_list; }
    bool moving() const override { return MovingScene<S>; }
    std::vector<Claim> claims() const override { return S::claims(); }
    std::vector<Preset> presets() const override { return S::presets(); }
    std::uint64_t params_revision() const override { return revision; }
    int step() const override { return at; }
    int last_step() const override { // an edit in a run's middle may end it: then now is the end
        if constexpr (WholeRunScene<S>)
            return static_cast<int>(states.size()) - 1;
        else
            return std::max(MovingScene<S> ? at : 0, S::last_step(params, result));
    }

    double value(std::size_t index) const override {
        return index < fields.size() ? fields[index].number(params) : 0.0;
    }
    const FileValue* file(std::size_t index) const override {
        return index < fields.size() ? fields[index].file(params) : nullptr;
    }
    const Points* points(std::size_t index) const override {
        return index < fields.size() ? fields[index].points(params) : nullptr;
    }
    bool applies(std::size_t index) const override {
        return index < fields.size() && (fields[index].applies == nullptr || fields[index].applies(params));
    }
    Words label(std::size_t index) const override {
        if (index >= fields.size()) return {};
        const Field<Params>& field = fields[index];
        return field.naming.which == nullptr ? field.label : field.naming.names[field.naming.which(params)];
    }

    std::vector<RowValue> values_with(const std::vector<Setting>& settings) const override {
        std::vector<KeyValue> values;
        (void)gather(settings, values, true);
        const Params wanted = with_edits({}, values);
        std::vector<RowValue> out;
        for (const Field<Params>& field : fields) out.push_back(field.value(wanted));
        return out;
    }

    SetResult set_number(std::string_view key, double wanted) override {
        const ParamRow* row = row_of(row_list, key);
        if (row == nullptr) return unknown_key(row_list, key);
        if (row->key != key) // a coordinate
            return set_all({{std::string(key), std::isfinite(wanted) ? number_text(wanted) : "nan"}});
        const Checked checked = check_number(*row, wanted);
        if (!checked.result.ok()) return checked.result;
        const KeyValue one{key, checked.held()};
        put_checked({&one, 1});
        return {};
    }
    SetResult set_file(std::string_view key, FileValue content) override {
        const ParamRow* row = find_row(row_list, key);
        if (row == nullptr || row->kind != Kind::file) return unknown_key(row_list, key);
        for (const Field<Params>& field : fields)
            if (field.key == key && field.kind == Kind::file) *field.file(start_params) = content;
        inputs.clear();
        at = MovingScene<S> ? 0 : at;
        change_params(start_params);
        return {};
    }

    void seek(int wanted) override {
        wanted = std::max(0, wanted);
        if constexpr (MovingScene<S>)
            seek_moving(wanted);
        else
            at = std::min(wanted, last_step());
    }

    void drag_body(std::string_view body, const glm::dvec3& to) override {
        if constexpr (MovingScene<S>) {
            Input input{at, {}, {}, std::string(body), to.x, to.y, to.z};
            add_input(std::move(input));
            carry_on();
        }
    }

    Scenario scenario() const override {
        Scenario out{std::string(S::info().id), {}, inputs, at};
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const FileValue* file = fields[i].file(start_params);
            out.settings.push_back(
                {std::string(fields[i].key),
                 file != nullptr ? file->name : value_text(row_list[i], fields[i].value(start_params))});
        }
        return out;
    }

    SetResult load(const Scenario& scenario) override {
        RunOf next(result);
        next.revision = revision + 1;
        if (const SetResult set = next.set_all(scenario.settings); !set.ok()) return set;
        next.keep_files_of(*this, scenario);
        for (const Input& input : scenario.inputs) {
            if (input.key.empty()) continue;
            const ParamRow* row = find_row(row_list, input.key);
            if (row == nullptr) return unknown_key(row_list, input.key);
            if (const Checked checked = check_text(*row, input.value); !checked.result.ok()) return checked.result;
        }
        next.inputs = scenario.inputs;
        sort_by_step(next.inputs);
        next.adopt(next.params_at(0));
        next.restart_states();
        next.seek(scenario.step);
        *this = std::move(next);
        return {};
    }

    void draw(const View& view, DrawList& list) const override { S::draw(moment(view), list); }
    void read(Readouts& out) const override { S::read(moment({}), out); }
    std::vector<Handle> handles() const override {
        if constexpr (requires { S::handles(moment({})); })
            return S::handles(moment({}));
        else
            return {};
    }
    std::vector<Action> actions() const override {
        if constexpr (requires { S::actions(moment({})); })
            return S::actions(moment({}));
        else
            return {};
    }
    std::unique_ptr<Job> job() const override {
        if constexpr (requires { S::job(params); })
            return S::job(params);
        else
            return nullptr;
    }

  protected:
    void put_checked(std::span<const KeyValue> values) override {
        const Params wanted = with_edits(params, values);
        if (wanted == params) return;
        if (MovingScene<S> && at > 0)
            add_edits(wanted);
        else
            start_params = wanted;
        change_params(wanted);
    }

  private:
    std::vector<ParamRow> row_list = describe<Params>(S::table());
    std::vector<Field<Params>> fields = fields_of<Params>(S::table()); // of the rows, in their order
    Params start_params{};
    Params params{}; // as at step `at`
    Result result;
    std::vector<State> states; // [0 … furthest step reached on this branch; of a WholeRunScene, its end]
    std::vector<Input> inputs; // by step; moving scenes only
    int at = 0;
    std::uint64_t revision = 0;

    void put(Params& target, std::string_view key, const RowValue& value) const {
        for (const Field<Params>& field : fields)
            if (field.key == key) field.put(target, value);
    }
    Params with_edits(Params target, std::span<const KeyValue> values) const {
        for (const KeyValue& one : values) put(target, one.key, one.value);
        if constexpr (requires(std::span<const std::string_view> keys) { S::settle(target, keys); }) {
            std::vector<std::string_view> keys;
            for (const KeyValue& one : values) keys.push_back(one.key);
            S::settle(target, keys);
        }
        return target;
    }
    // A scenario names files; bytes already held under the same name stay.
    void keep_files_of(const RunOf& other, const Scenario& scenario) {
        for (const Field<Params>& field : fields)
            if (const FileValue* held = field.file(other.start_params); held != nullptr)
                for (const Setting& s : scenario.settings)
                    if (s.key == field.key && s.value == held->name) *field.file(start_params) = *held;
    }

    static Result solved(const Params& wanted, const Result& before) {
        if constexpr (requires { S::solve(wanted, before); })
            return S::solve(wanted, before);
        else
            return S::solve(wanted);
    }

    Moment<S> moment(const View& view) const {
        const auto here = static_cast<std::size_t>(MovingScene<S> ? at : 0);
        const std::size_t next = std::min(here + 1, states.size() - 1);
        const State& end = WholeRunScene<S> ? states.back() : states[here];
        return {params, result, states[here], states[next], end, at, last_step(), view};
    }

    void restart_states() {
        states.clear();
        if constexpr (MovingScene<S>)
            states.push_back(S::start(start_params));
        else
            states.emplace_back();
        carry_on();
    }
    // To the end of the run, with what is dated to come.
    void carry_on() {
        if constexpr (WholeRunScene<S>)
            for (int step = static_cast<int>(states.size()) - 1;; ++step) {
                const Params then = params_at(step);
                if (S::over(then, states.back())) return;
                states.push_back(advanced(states.back(), step, then));
            }
    }
    void change_params(const Params& edited) {
        const bool solve_again = !(edited == params);
        const bool keep_end = stays_at_end() && at > 0 && at == last_step();
        params = edited;
        ++revision;
        if (solve_again) result = solved(params, result);
        if constexpr (MovingScene<S>) {
            if (at == 0) {
                // What was dragged at the start still was.
                std::erase_if(inputs, [](const Input& input) { return input.step > 0 || input.body.empty(); });
                restart_states();
            } else
                carry_on();
        } else
            at = keep_end ? last_step() : std::min(at, last_step());
    }
    static constexpr bool stays_at_end() {
        if constexpr (requires { S::stays_at_end; })
            return S::stays_at_end;
        else
            return false;
    }
    // A new branch from here: what came later is dropped.
    void add_input(Input input) {
        std::erase_if(inputs, [&](const Input& old) {
            return old.step > at || (old.step == at && old.key == input.key && old.body == input.body);
        });
        inputs.push_back(std::move(input));
        states.resize(static_cast<std::size_t>(at) + 1);
    }
    void add_edits(const Params& edited) {
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (const RowValue value = fields[i].value(edited); !(value == fields[i].value(params)))
                add_input({at, std::string(fields[i].key), value_text(row_list[i], value)});
    }
    Params params_at(int step) const {
        Params out = start_params;
        for (const Input& input : inputs)
            if (input.step <= step && !input.key.empty())
                if (const ParamRow* row = find_row(row_list, input.key); row != nullptr)
                    if (const Checked c = check_text(*row, input.value); c.result.ok()) put(out, input.key, c.held());
        return out;
    }
    void seek_moving(int wanted) requires MovingScene<S> {
        if (wanted < at) {
            at = wanted;
            adopt(params_at(at));
        }
        while (at < wanted && at < last_step()) {
            const auto here = static_cast<std::size_t>(at);
            if (here + 1 >= states.size()) states.push_back(advanced(states[here], at, params));
            ++at;
            if (!inputs.empty()) adopt(params_at(at));
        }
    }
    State advanced(const State& state, int step, const Params& then) const requires MovingScene<S> {
        std::vector<Input> drags;
        for (const Input& input : inputs)
            if (input.step == step && !input.body.empty()) drags.push_back(input);
        return S::advance(state, then, drags, S::step_seconds(then));
    }
    void adopt(const Params& other) {
        if (other == params) return;
        params = other;
        ++revision;
        result = solved(params, result);
    }
};

} // namespace tunnel::kit
