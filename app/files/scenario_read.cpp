// Answers: TOML text as a scenario, checked against the scene's parameters before anything is opened.
#include "app/files/scenario_file.hpp"
#include "app/files/toml_depth.hpp"
#include "scenes/kit/set.hpp"
#include "scenes/kit/suggest.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace tunnel::app {

namespace {

using Keys = std::span<const std::string_view>;

using kit::Text;

Text type_word(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::table: return {"a table", "표(table)"};
    case toml::node_type::array: return {"a list", "목록"};
    case toml::node_type::string: return {"text", "문자열"};
    case toml::node_type::integer: return {"a whole number", "정수"};
    case toml::node_type::floating_point: return {"a decimal number", "소수"};
    case toml::node_type::boolean: return {"true or false", "참/거짓"};
    default: return {"a date or time", "날짜나 시각"};
    }
}

// "'step' must be a whole number, not text"
Text must_be(const std::string& name, const Text& wanted, const toml::node& found) {
    const Text type = type_word(found);
    return {name + " must be " + wanted.en + ", not " + type.en,
            name + ": 필요한 것은 " + wanted.ko + ", 쓰인 것은 " + type.ko};
}

std::string quoted_key(std::string_view key) { return "'" + std::string(key) + "'"; }

Text missing(std::string_view key) { return {quoted_key(key) + " is missing", "빠진 항목: " + quoted_key(key)}; }

Text unknown_scene_text(const std::string& id, std::span<const scenes::Entry> catalogue) {
    std::vector<std::string_view> ids;
    for (const scenes::Entry& known : catalogue) ids.push_back(known.id);
    const std::string name = in_quotes(id);
    return Text{"unknown scene " + name, "없는 장면: " + name} + kit::suggestion(id, ids);
}

Text unknown_key_text(std::string_view key, const Text& where, Keys known) {
    const std::string name = in_quotes(key);
    return Text{"unknown key " + name + where.en, "없는 키: " + name + where.ko} + kit::suggestion(key, known);
}

Text whole_out_of_range(std::string_view key, std::int64_t value, int least) {
    const std::string name = quoted_key(key) + " = " + std::to_string(value), low = std::to_string(least),
                      high = std::to_string(std::numeric_limits<int>::max());
    return {name + " is out of range: " + low + " to " + high,
            name + ": 범위를 벗어남. 쓸 수 있는 값: " + low + "에서 " + high + "까지"};
}

// Reads one document; the first mistake is kept, and everything after it is skipped.
class Reader {
  public:
    Reader(Text source_name, std::span<const scenes::Entry> scenes) : name(std::move(source_name)), catalogue(scenes) {}

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
    Text name;
    std::span<const scenes::Entry> catalogue;
    std::unique_ptr<kit::SceneRun> run{};
    kit::Scenario out{};
    Failure failure{};

    void fail(const toml::node* node, const Text& what) {
        if (failure) return;
        Text where = name;
        if (node != nullptr && node->source().begin)
            where = where + ":" + std::to_string(node->source().begin.line) + ":" +
                    std::to_string(node->source().begin.column);
        failure = usage(where + ": " + what);
    }

    void only_keys(const toml::table& table, Keys known, const Text& where) {
        for (const auto& [key, node] : table)
            if (std::find(known.begin(), known.end(), key.str()) == known.end())
                return fail(&node, unknown_key_text(key.str(), where, known));
    }

    // A whole number that is there, within int; else the failure is set.
    std::optional<int> whole(const toml::table& table, std::string_view key, int least) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return fail(&table, missing(key)), std::nullopt;
        const auto value = node->value_exact<std::int64_t>();
        if (!value) return fail(node, must_be(quoted_key(key), {"a whole number", "정수"}, *node)), std::nullopt;
        if (*value < least || *value > std::numeric_limits<int>::max())
            return fail(node, whole_out_of_range(key, *value, least)), std::nullopt;
        return static_cast<int>(*value);
    }

    std::optional<std::string> word(const toml::table& table, std::string_view key) {
        const toml::node* node = table.get(key);
        if (node == nullptr) return fail(&table, missing(key)), std::nullopt;
        const auto value = node->value_exact<std::string>();
        if (!value) return fail(node, must_be(quoted_key(key), {"text", "문자열"}, *node)), std::nullopt;
        return value;
    }

    void read_format(const toml::table& root) {
        const std::string ours = std::to_string(kit::scenario_format);
        const Text wanted{"; this program writes format " + ours, ". 이 프로그램의 형식: " + ours};
        if (root.get("format") == nullptr)
            return fail(nullptr,
                        Text{"no scenario: 'format' is missing", "시나리오가 아님: 'format' 항목이 없음"} + wanted);
        const auto format = whole(root, "format", 1);
        if (!format || *format <= kit::scenario_format) return;
        const std::string theirs = std::to_string(*format);
        fail(root.get("format"),
             Text{"format " + theirs + " is from a newer version", "더 새로운 버전의 형식임: " + theirs} + wanted);
    }

    void read_scene(const toml::table& root) {
        const auto id = word(root, "scene");
        if (!id) return;
        const scenes::Entry* entry = scenes::find(catalogue, *id);
        if (entry == nullptr) return fail(root.get("scene"), unknown_scene_text(*id, catalogue));
        run = entry->open();
        out = run->scenario();
    }

    void read_root(const toml::table& root) {
        std::vector<std::string_view> known{"format", "scene", "step", "params", "inputs"};
        const bool seeded = kit::find_row(run->rows(), "seed") != nullptr;
        if (seeded) known.emplace_back("seed");
        only_keys(root, known, {});
        if (root.contains("step"))
            if (const auto step = whole(root, "step", 0)) out.step = *step;
        if (const toml::node* seed = root.get("seed"); seed != nullptr && !failure) read_param("seed", *seed);
    }

    void read_params(const toml::table& root) {
        const toml::node* node = root.get("params");
        if (node == nullptr) return;
        const toml::table* table = node->as_table();
        if (table == nullptr) return fail(node, must_be("'params'", {"a table", "표(table)"}, *node));
        for (const auto& [key, value] : *table) {
            if (failure) return;
            if (key.str() == "seed" && root.contains("seed"))
                return fail(&value, Text{"'seed' stands twice; it belongs above [params]",
                                         "'seed' 항목이 두 번 나옴. [params] 위에 한 번만 쓴다"});
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
        return kit::value_text(*row, value.held());
    }

    // [[x, y], …] as --set takes it.
    std::optional<std::string> points_of(const kit::ParamRow& row, const toml::node& node) {
        const std::string key(row.key);
        const Text list{"a list of points, [[x, y], ...]", "점 목록([[x, y], ...])"}, pair{"[x, y]", "[x, y]"};
        const toml::array* points = node.as_array();
        if (points == nullptr) return fail(&node, must_be(key, list, node)), std::nullopt;
        std::string text;
        for (std::size_t i = 0; i < points->size(); ++i) {
            const toml::node& point = *points->get(i);
            const std::string which = key + "[" + std::to_string(i) + "]";
            const toml::array* both = point.as_array();
            if (both == nullptr) return fail(&point, must_be(which, pair, point)), std::nullopt;
            if (both->size() != 2)
                return fail(&point, which + Text{" must be two numbers, [x, y]", ": 수 두 개를 [x, y]로 쓴다"}),
                       std::nullopt;
            for (const toml::node& number : *both) {
                const auto value = number.is_number() ? number.value<double>() : std::nullopt;
                if (!value) return fail(&number, must_be(which, {"a number", "수"}, number)), std::nullopt;
                text += &number == both->get(0) ? "" : ",";
                text += std::isfinite(*value) ? kit::number_text(*value) : "inf";
            }
            text += " ";
        }
        return text;
    }

    std::optional<std::string> text_of(const kit::ParamRow& row, const toml::node& node) {
        if (row.kind == kit::Kind::points) return points_of(row, node);
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
        const Text wanted = row.kind == kit::Kind::real      ? Text{"a number", "수"}
                            : row.kind == kit::Kind::integer ? Text{"a whole number", "정수"}
                            : row.kind == kit::Kind::file    ? Text{"a file's path as text", "파일 경로(문자열)"}
                                                             : Text{"a word as text", "낱말(문자열)"};
        fail(&node, must_be(std::string(row.key), wanted, node));
        return std::nullopt;
    }

    void read_inputs(const toml::table& root) {
        const toml::node* node = root.get("inputs");
        if (node == nullptr) return;
        const toml::array* list = node->as_array();
        if (list == nullptr) return fail(node, must_be("'inputs'", {"a list of [[inputs]]", "[[inputs]] 목록"}, *node));
        if (!run->moving() && !list->empty())
            return fail(node, Text{"scene '" + out.scene + "' does not run in time: it takes no [[inputs]]",
                                   "장면 '" + out.scene + "': 시간에 따라 진행하지 않으므로 [[inputs]]를 받지 않음"});
        for (const toml::node& entry : *list) {
            if (failure) return;
            if (const toml::table* table = entry.as_table())
                read_input(*table);
            else
                fail(&entry, must_be("'inputs'", {"a list of tables", "표(table)의 목록"}, entry));
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
            only_keys(table, drag_keys, {" of a dragged body", " (끌어 옮긴 물체)"});
            read_drag(table, input);
        } else {
            only_keys(table, edit_keys, {" of an input", " (입력)"});
            read_edit(table, input);
        }
        out.inputs.push_back(std::move(input));
    }

    void read_edit(const toml::table& table, kit::Input& input) {
        const auto key = failure ? std::nullopt : word(table, "key");
        if (!key) return;
        input.key = *key;
        const toml::node* node = table.get("value");
        if (node == nullptr) return fail(&table, missing("value"));
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
            return fail(table.get("body"), Text{"unknown body " + in_quotes(*body), "없는 물체: " + in_quotes(*body)} +
                                               kit::suggestion(*body, bodies));
        for (const auto& [key, into] : {std::pair{"x", &input.x}, {"y", &input.y}, {"z", &input.z}}) {
            const toml::node* node = table.get(key);
            if (node == nullptr) return fail(&table, missing(key));
            const auto value = node->is_number() ? node->value<double>() : std::nullopt;
            if (!value || !std::isfinite(*value))
                return fail(node, quoted_key(key) + Text{" must be a finite number", ": 유한한 수가 아님"});
            *into = *value;
        }
    }
};

// toml++ explains itself in English only: in Korean the line itself is shown.
Text not_toml(std::string_view text, const toml::parse_error& error) {
    for (toml::source_index line = 1; line < error.source().begin.line && !text.empty(); ++line)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return {"not TOML: " + one_line(error.description()),
            "TOML 문법이 아님: " + in_quotes(text.substr(0, text.find('\n')))};
}

} // namespace

ScenarioRead scenario_from_text(std::string_view text, std::span<const scenes::Entry> catalogue, const Text& name) {
    if (text.size() > largest_scenario)
        return {{},
                usage(name + ": " + Text{"too large, more bytes than ", "너무 큼. 최대 바이트 수: "} +
                      std::to_string(largest_scenario))};
    if (const auto line = too_deep_line(text)) {
        const std::string dots = std::to_string(most_dots);
        return {{},
                usage(name + ":" + std::to_string(*line) + ": " +
                      Text{"not a scenario: keys with more than " + dots + " dots",
                           "시나리오가 아님: 키에 든 점이 " + dots + "개를 넘음"})};
    }
    try {
        return Reader(name, catalogue).read(toml::parse(text));
    } catch (const toml::parse_error& error) {
        const toml::source_position at = error.source().begin;
        return {{},
                usage(name + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": " +
                      not_toml(text, error))};
    }
}

} // namespace tunnel::app
