// Answers: TOML text as a scenario, checked against the scene's parameters before anything is opened.
#include "app/files/scenario_file.hpp"
#include "scenes/kit/set.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace tunnel::app {

namespace {

using Keys = std::span<const std::string_view>;

std::string type_word(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "a list";
    case toml::node_type::string: return "text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a decimal number";
    case toml::node_type::boolean: return "true or false";
    default: return "a date or time";
    }
}

// Reads one document; the first mistake is kept, and everything after it is skipped.
class Reader {
  public:
    Reader(std::string source_name, std::span<const scenes::Entry> scenes)
        : name(std::move(source_name)), catalogue(scenes) {}

    ScenarioRead read(const toml::table& root) {
        read_format(root);
        if (!failure) read_scene(root);
        if (!failure) read_root(root);
        if (!failure) read_params(root);
        if (!failure) read_inputs(root);
        if (failure) return {{}, failure};
        return {std::move(out), {}};
    }

  private:
    std::string name;
    std::span<const scenes::Entry> catalogue;
    std::unique_ptr<kit::SceneRun> run{};
    kit::Scenario out{};
    Failure failure{};

    void fail(const toml::node* node, const std::string& what) {
        if (failure) return;
        std::string where = name;
        if (node != nullptr && node->source().begin)
            where +=
                ":" + std::to_string(node->source().begin.line) + ":" + std::to_string(node->source().begin.column);
        failure = usage(where + ": " + what);
    }

    void only_keys(const toml::table& table, Keys known, const std::string& where) {
        for (const auto& [key, node] : table)
            if (std::find(known.begin(), known.end(), key.str()) == known.end())
                return fail(&node, "unknown key " + in_quotes(key.str()) + where + "; did you mean '" +
                                       kit::nearest(key.str(), known) + "'?");
    }

    // A whole number that is there, within int; else the failure is set.
    std::optional<int> whole(const toml::table& table, std::string_view key, int least) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return fail(&table, "'" + std::string(key) + "' is missing"), std::nullopt;
        const auto value = node->value_exact<std::int64_t>();
        if (!value)
            return fail(node, "'" + std::string(key) + "' must be a whole number, not " + type_word(*node)),
                   std::nullopt;
        if (*value < least || *value > std::numeric_limits<int>::max())
            return fail(node, "'" + std::string(key) + "' = " + std::to_string(*value) + " is out of range: " +
                                  std::to_string(least) + " to " + std::to_string(std::numeric_limits<int>::max())),
                   std::nullopt;
        return static_cast<int>(*value);
    }

    std::optional<std::string> word(const toml::table& table, std::string_view key) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return fail(&table, "'" + std::string(key) + "' is missing"), std::nullopt;
        const auto value = node->value_exact<std::string>();
        if (!value) return fail(node, "'" + std::string(key) + "' must be text, not " + type_word(*node)), std::nullopt;
        return value;
    }

    void read_format(const toml::table& root) {
        const std::string wanted = "; this program writes format " + std::to_string(kit::scenario_format);
        if (root.get("format") == nullptr) return fail(nullptr, "no scenario: 'format' is missing" + wanted);
        const auto format = whole(root, "format", 1);
        if (format && *format > kit::scenario_format)
            fail(root.get("format"), "format " + std::to_string(*format) + " is from a newer version" + wanted);
    }

    void read_scene(const toml::table& root) {
        const auto id = word(root, "scene");
        if (!id) return;
        const scenes::Entry* entry = scenes::find(catalogue, *id);
        if (entry == nullptr) {
            std::vector<std::string_view> ids;
            for (const scenes::Entry& known : catalogue) ids.push_back(known.id);
            return fail(root.get("scene"),
                        "unknown scene " + in_quotes(*id) + "; did you mean '" + kit::nearest(*id, ids) + "'?");
        }
        run = entry->open();
        out = run->scenario();
    }

    void read_root(const toml::table& root) {
        std::vector<std::string_view> known{"format", "scene", "step", "params", "inputs"};
        const bool seeded = kit::find_row(run->rows(), "seed") != nullptr;
        if (seeded) known.emplace_back("seed");
        only_keys(root, known, "");
        if (root.contains("step"))
            if (const auto step = whole(root, "step", 0)) out.step = *step;
        if (const toml::node* seed = root.get("seed"); seed != nullptr && !failure) read_param("seed", *seed);
    }

    void read_params(const toml::table& root) {
        const toml::node* node = root.get("params");
        if (node == nullptr) return;
        const toml::table* table = node->as_table();
        if (table == nullptr) return fail(node, "'params' must be a table, not " + type_word(*node));
        for (const auto& [key, value] : *table) {
            if (failure) return;
            if (key.str() == "seed" && root.contains("seed"))
                return fail(&value, "'seed' stands twice; it belongs above [params]");
            read_param(key.str(), value);
        }
    }

    void read_param(std::string_view key, const toml::node& node) {
        if (const auto text = checked(key, node))
            for (kit::Setting& setting : out.settings)
                if (setting.key == key) setting.value = *text;
    }

    // The value as --set takes it, or the failure is set.
    std::optional<std::string> checked(std::string_view key, const toml::node& node) {
        const kit::ParamRow* row = kit::find_row(run->rows(), key);
        if (row == nullptr) return fail(&node, kit::unknown_key(run->rows(), key).message), std::nullopt;
        const std::optional<std::string> text = text_of(*row, node);
        if (!text || row->kind == kit::Kind::file) return text;
        const kit::Checked value = kit::check_text(*row, *text);
        if (!value.result.ok()) return fail(&node, value.result.message), std::nullopt;
        return kit::value_text(*row, value.value);
    }

    std::optional<std::string> text_of(const kit::ParamRow& row, const toml::node& node) {
        const auto number = node.value_exact<double>();
        const auto integer = node.value_exact<std::int64_t>();
        const bool words =
            row.kind == kit::Kind::choice || row.kind == kit::Kind::toggle || row.kind == kit::Kind::file;
        if (integer && !words) return std::to_string(*integer);
        if (number && row.kind == kit::Kind::real)
            return std::isfinite(*number) ? kit::number_text(*number) : std::string("inf");
        if (const auto text = node.value_exact<std::string>(); text && words) return text;
        if (const auto flag = node.value_exact<bool>(); flag && row.kind == kit::Kind::toggle)
            return *flag ? "true" : "false";
        const char* wanted = row.kind == kit::Kind::real      ? "a number"
                             : row.kind == kit::Kind::integer ? "a whole number"
                             : row.kind == kit::Kind::file    ? "a file's path as text"
                                                              : "a word as text";
        fail(&node, std::string(row.key) + " must be " + wanted + ", not " + type_word(node));
        return std::nullopt;
    }

    void read_inputs(const toml::table& root) {
        const toml::node* node = root.get("inputs");
        if (node == nullptr) return;
        const toml::array* list = node->as_array();
        if (list == nullptr) return fail(node, "'inputs' must be a list of [[inputs]], not " + type_word(*node));
        if (!run->moving() && !list->empty())
            return fail(node, "scene '" + out.scene + "' does not run in time: it takes no [[inputs]]");
        for (const toml::node& entry : *list) {
            if (failure) return;
            if (const toml::table* table = entry.as_table())
                read_input(*table);
            else
                fail(&entry, "an input must be a table, not " + type_word(entry));
        }
        std::stable_sort(out.inputs.begin(), out.inputs.end(),
                         [](const kit::Input& a, const kit::Input& b) { return a.step < b.step; });
    }

    void read_input(const toml::table& table) {
        static constexpr std::array<std::string_view, 3> edit_keys{"step", "key", "value"};
        static constexpr std::array<std::string_view, 5> drag_keys{"step", "body", "x", "y", "z"};
        kit::Input input;
        if (const auto step = whole(table, "step", 0)) input.step = *step;
        if (failure) return;
        if (table.contains("body")) {
            only_keys(table, drag_keys, " of a dragged body");
            read_drag(table, input);
        } else {
            only_keys(table, edit_keys, " of an input");
            read_edit(table, input);
        }
        out.inputs.push_back(std::move(input));
    }

    void read_edit(const toml::table& table, kit::Input& input) {
        const auto key = failure ? std::nullopt : word(table, "key");
        if (!key) return;
        input.key = *key;
        const toml::node* node = table.get("value");
        if (node == nullptr) return fail(&table, "'value' is missing");
        if (const auto text = checked(*key, *node)) input.value = *text;
    }

    void read_drag(const toml::table& table, kit::Input& input) {
        const auto body = failure ? std::nullopt : word(table, "body");
        if (!body) return;
        input.body = *body;
        std::vector<std::string_view> bodies;
        const std::vector<kit::Handle> handles = run->handles();
        for (const kit::Handle& handle : handles)
            if (!handle.body.empty()) bodies.push_back(handle.body);
        if (std::find(bodies.begin(), bodies.end(), *body) == bodies.end())
            return fail(table.get("body"),
                        "unknown body " + in_quotes(*body) + "; did you mean '" + kit::nearest(*body, bodies) + "'?");
        for (const auto& [key, into] : {std::pair{"x", &input.x}, {"y", &input.y}, {"z", &input.z}}) {
            const toml::node* node = table.get(key);
            if (node == nullptr) return fail(&table, std::string("'") + key + "' is missing");
            const auto value = node->is_number() ? node->value<double>() : std::nullopt;
            if (!value || !std::isfinite(*value))
                return fail(node, std::string("'") + key + "' must be a finite number");
            *into = *value;
        }
    }
};

// toml++ bounds nested values, but not dotted keys: a line of a million dots would end in a stack overflow.
std::optional<std::size_t> too_dotted_line(std::string_view text) {
    std::size_t line = 1, dots = 0;
    for (const char c : text) {
        if (c == '\n') ++line, dots = 0;
        if (c == '.' && ++dots > 200) return line;
    }
    return std::nullopt;
}

} // namespace

ScenarioRead scenario_from_text(std::string_view text, std::span<const scenes::Entry> catalogue,
                                const std::string& name) {
    if (text.size() > largest_scenario)
        return {{}, usage(name + ": too large: at most " + std::to_string(largest_scenario) + " bytes")};
    if (const auto line = too_dotted_line(text))
        return {{}, usage(name + ":" + std::to_string(*line) + ": not a scenario: more than 200 dots in a line")};
    try {
        return Reader(name, catalogue).read(toml::parse(text));
    } catch (const toml::parse_error& error) {
        const toml::source_position at = error.source().begin;
        return {{},
                usage(name + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) +
                      ": not TOML: " + one_line(error.description()))};
    }
}

} // namespace tunnel::app
