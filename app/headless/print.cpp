// Answers: a scene's parameters, results and claims, as JSON and as aligned text; the list of scenes.
#include "app/headless/headless.hpp"
#include "app/headless/json.hpp"
#include "app/headless/words.hpp"
#include "scenes/kit/set.hpp"

#include <algorithm>

namespace tunnel::app {

namespace {

std::string points_json(const kit::Points& points) {
    std::string out;
    for (const glm::dvec2& p : points)
        out += (out.empty() ? "[" : ", [") + kit::number_text(p.x) + ", " + kit::number_text(p.y) + "]";
    return "[" + out + "]";
}

std::string param_json(const kit::SceneRun& run, std::size_t index) {
    const kit::ParamRow& row = run.rows()[index];
    if (const kit::Points* points = run.points(index); points != nullptr) return points_json(*points);
    const std::string text = kit::row_text(run, index);
    if (row.kind == kit::Kind::real || row.kind == kit::Kind::integer) return text;
    if (row.kind == kit::Kind::toggle && row.choices.empty()) return text == "on" ? "true" : "false";
    return json_string(text);
}

std::string object(const std::vector<std::pair<std::string, std::string>>& members) {
    std::string out = "{";
    for (const auto& [key, json] : members) out += (out.size() > 1 ? ", " : "") + json_string(key) + ": " + json;
    return out + "}";
}

// A timing as a readout: null until it is measured.
kit::Value time_of(const Session& session, const kit::Timing& timing) {
    const Measured measured = session.measured(timing.key);
    return measured.seconds ? kit::finite_or_null(*measured.seconds) : kit::Value{};
}

std::string holds_json(std::optional<bool> holds) { return !holds ? "null" : *holds ? "true" : "false"; }

} // namespace

std::string list_text(std::span<const scenes::Entry> catalogue, kit::Lang lang) {
    std::size_t widest = 0;
    for (const scenes::Entry& entry : catalogue) widest = std::max(widest, entry.id.size());
    std::string out;
    for (const scenes::Entry& entry : catalogue)
        out += padded(entry.id, widest) + "  " + std::string(entry.open()->info().title.in(lang)) + "\n";
    return out;
}

std::string print_json(const Session& session, std::span<const Judged> claims, kit::Lang lang) {
    const kit::SceneRun& run = session.run();
    std::vector<std::pair<std::string, std::string>> params, readouts;
    for (std::size_t i = 0; i < run.rows().size(); ++i) params.emplace_back(run.rows()[i].key, param_json(run, i));
    for (const kit::Readout& readout : session.readouts().values)
        readouts.emplace_back(readout.key, json_value(readout.value));
    for (const kit::Timing& timing : session.readouts().timings)
        readouts.emplace_back(timing.key, json_value(time_of(session, timing)));
    std::string list;
    for (const Judged& claim : claims)
        list += (list.empty() ? "\n    " : ",\n    ") + object({{"id", json_string(claim.id)},
                                                                {"text", json_string(claim.text.in(lang))},
                                                                {"holds", holds_json(claim.own)}});
    return "{\n  \"scene\": " + json_string(run.info().id) + ",\n  \"params\": " + object(params) +
           ",\n  \"readouts\": " + object(readouts) + ",\n  \"claims\": [" + list + (list.empty() ? "" : "\n  ") +
           "]\n}\n";
}

std::string print_text(const Session& session, std::span<const Judged> claims, kit::Lang lang) {
    const kit::SceneRun& run = session.run();
    const kit::Readouts& readouts = session.readouts();
    std::size_t keys = 0, values = 0;
    for (const kit::ParamRow& row : run.rows()) keys = std::max(keys, row.key.size());
    for (const kit::Readout& readout : readouts.values) keys = std::max(keys, readout.key.size());
    for (const kit::Timing& timing : readouts.timings) keys = std::max(keys, timing.key.size());
    for (const Judged& claim : claims) keys = std::max(keys, claim.id.size());
    for (std::size_t i = 0; i < run.rows().size(); ++i) values = std::max(values, kit::row_text(run, i).size());
    for (const kit::Readout& readout : readouts.values) values = std::max(values, plain_text(readout.value).size());
    const auto title = [&](kit::Words words) { return "\n" + std::string(words.in(lang)) + "\n"; };
    const auto line = [&](std::string_view key, std::string_view value, std::string_view words) {
        return "  " + padded(key, keys) + "  " + padded(value, std::min<std::size_t>(values, 30)) + "  " +
               std::string(words) + "\n";
    };
    const auto with_unit = [](std::string_view label, std::string_view unit) {
        return std::string(label) + (unit.empty() ? std::string() : " [" + std::string(unit) + "]");
    };

    std::string out = std::string(run.info().id) + ": " + std::string(run.info().title.in(lang)) + "\n";
    out += step_words(run.step(), run.last_step(), lang, " / ") + "\n";
    out += title({"parameters", "매개변수"});
    for (std::size_t i = 0; i < run.rows().size(); ++i)
        out += line(run.rows()[i].key, kit::row_text(run, i), with_unit(run.label(i).in(lang), run.rows()[i].unit));
    out += title({"results", "결과"});
    for (const kit::Readout& readout : readouts.values) {
        const std::string text = plain_text(readout.value);
        out += line(readout.key, text.empty() ? "null" : text, with_unit(readout.label.in(lang), readout.unit));
    }
    for (const kit::Timing& timing : readouts.timings) {
        const std::string text = plain_text(time_of(session, timing));
        out += line(timing.key, text.empty() ? "null" : text, with_unit(timing.label.in(lang), "s"));
    }
    out += title({"claims, each at its own settings", "주장 (각 주장의 설정에서)"});
    for (const Judged& claim : claims)
        out += "  " + padded(claim.id, keys) + "  " + std::string(holds_words(claim.own).in(lang)) + ". " +
               std::string(claim.text.in(lang)) + "\n";
    return out;
}

} // namespace tunnel::app
