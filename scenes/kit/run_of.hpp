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
    RunOf() : row_list(describe<Params>(S::table())), result(S::solve(params)) { restart_states(); }
    // The same, with what was expensive about another run's result.
    explicit RunOf(const Result& before) : row_list(describe<Params>(S::table())), result(solved(params, before)) {
        restart_states();
    }

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
        return at_row<double>(index, [&](const auto& row) { return get_number(params, row); });
    }
    const FileValue* file(std::size_t index) const override {
        return at_row<const FileValue*>(index, [&](const auto& row) -> const FileValue* {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(params.*(row.member))>, FileValue>)
                return &(params.*(row.member));
            else
                return nullptr;
        });
    }
    const Points* points(std::size_t index) const override {
        return at_row<const Points*>(index, [&](const auto& row) -> const Points* {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(params.*(row.member))>, Points>)
                return &(params.*(row.member));
            else
                return nullptr;
        });
    }
    bool applies(std::size_t index) const override {
        return at_row<bool>(index, [&](const auto& row) { return row.applies == nullptr || row.applies(params); });
    }
    Words label(std::size_t index) const override {
        return at_row<Words>(index, [&](const auto& row) {
            return row.naming.which == nullptr ? row.label : row.naming.names[row.naming.which(params)];
        });
    }

    std::vector<RowValue> values_with(const std::vector<Setting>& settings) const override {
        std::vector<KeyValue> values;
        (void)gather(settings, values, true);
        const Params wanted = with_edits({}, values);
        std::vector<RowValue> out;
        for_each_row(S::table(), [&](const auto& row) { out.push_back(get_value(wanted, row)); });
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
        for_each_row(S::table(), [&](const auto& typed) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(params.*(typed.member))>, FileValue>)
                if (typed.key == key) start_params.*(typed.member) = content;
        });
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
        std::size_t index = 0;
        for_each_row(S::table(), [&](const auto& row) { out.settings.push_back(setting(row, row_list[index++])); });
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
        std::stable_sort(next.inputs.begin(), next.inputs.end(),
                         [](const Input& a, const Input& b) { return a.step < b.step; });
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
    std::vector<ParamRow> row_list;
    Params start_params{};
    Params params{}; // as at step `at`
    Result result;
    std::vector<State> states; // [0 … furthest step reached on this branch; of a WholeRunScene, its end]
    std::vector<Input> inputs; // by step; moving scenes only
    int at = 0;
    std::uint64_t revision = 0;

    template <class R, class Get> R at_row(std::size_t wanted, Get&& get) const {
        R out{};
        std::size_t index = 0;
        for_each_row(S::table(), [&](const auto& row) {
            if (index++ == wanted) out = get(row);
        });
        return out;
    }
    static void put(Params& target, std::string_view key, const RowValue& value) {
        for_each_row(S::table(), [&](const auto& row) {
            if (row.key == key) put_value(target, row, value);
        });
    }
    static Params with_edits(Params target, std::span<const KeyValue> values) {
        for (const KeyValue& one : values) put(target, one.key, one.value);
        if constexpr (requires(std::span<const std::string_view> keys) { S::settle(target, keys); }) {
            std::vector<std::string_view> keys;
            for (const KeyValue& one : values) keys.push_back(one.key);
            S::settle(target, keys);
        }
        return target;
    }
    template <class RowType> Setting setting(const RowType& row, const ParamRow& erased) const {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(start_params.*(row.member))>, FileValue>)
            return {std::string(row.key), (start_params.*(row.member)).name};
        else
            return {std::string(row.key), value_text(erased, get_value(start_params, row))};
    }
    // A scenario names files; bytes already held under the same name stay.
    void keep_files_of(const RunOf& other, const Scenario& scenario) {
        for_each_row(S::table(), [&](const auto& row) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(params.*(row.member))>, FileValue>)
                for (const Setting& s : scenario.settings)
                    if (s.key == row.key && s.value == (other.start_params.*(row.member)).name)
                        start_params.*(row.member) = other.start_params.*(row.member);
        });
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
        std::size_t index = 0;
        for_each_row(S::table(), [&](const auto& row) {
            const ParamRow& erased = row_list[index++];
            if (const RowValue value = get_value(edited, row); !(value == get_value(params, row)))
                add_input({at, std::string(row.key), value_text(erased, value)});
        });
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
