// Answers: a run as TOML text. Numbers are the shortest text that reads back to the same bits.
#include "app/files/files.hpp"
#include "app/files/scenario_file.hpp"
#include "scenes/kit/points.hpp"

#include <cmath>

namespace tunnel::app {

namespace {

std::string toml_string(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (byte < 0x20 || byte == 0x7F)
            out += {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]};
        else
            out += c;
    }
    return out + "\"";
}

// A real stays a real in the file: 8.0, not 8.
std::string toml_real(const std::string& number) {
    return number.find_first_of(".e") == std::string::npos ? number + ".0" : number;
}
std::string toml_real(double value) {
    return value == 0.0 && std::signbit(value) ? "-0.0" : toml_real(kit::number_text(value));
}

std::string toml_points(const kit::Points& points) {
    std::string out;
    for (const glm::dvec2& p : points)
        out += (out.empty() ? "[" : ", [") + toml_real(p.x) + ", " + toml_real(p.y) + "]";
    return "[" + out + "]";
}

std::string toml_value(const kit::ParamRow& row, const std::string& text) {
    switch (row.kind) {
    case kit::Kind::real: return toml_real(text);
    case kit::Kind::integer: return text;
    case kit::Kind::points: return toml_points(kit::check_points(row, text).points);
    case kit::Kind::toggle: return row.choices.empty() ? (text == "on" ? "true" : "false") : toml_string(text);
    case kit::Kind::choice:
    case kit::Kind::file: return toml_string(text);
    }
    return toml_string(text);
}

std::string input_text(const kit::Input& input, std::span<const kit::ParamRow> rows) {
    std::string out = "\n[[inputs]]\nstep = " + std::to_string(input.step) + "\n";
    if (!input.body.empty())
        return out + "body = " + toml_string(input.body) + "\nx = " + toml_real(input.x) +
               "\ny = " + toml_real(input.y) + "\nz = " + toml_real(input.z) + "\n";
    const kit::ParamRow* row = kit::find_row(rows, input.key);
    if (row == nullptr) return {};
    return out + "key = " + toml_string(input.key) + "\nvalue = " + toml_value(*row, input.value) + "\n";
}

} // namespace

std::string scenario_text(const kit::SceneRun& run) {
    const kit::Scenario scenario = run.scenario();
    const std::span<const kit::ParamRow> rows = run.rows();
    std::string head = "# A scenario of Tunnel Lab\nformat = " + std::to_string(kit::scenario_format) +
                       "\nscene = " + toml_string(scenario.scene) + "\nstep = " + std::to_string(scenario.step) + "\n";
    std::string params;
    for (const kit::Setting& setting : scenario.settings) {
        const kit::ParamRow* row = kit::find_row(rows, setting.key);
        if (row == nullptr) continue;
        std::string& to = setting.key == "seed" ? head : params;
        to += setting.key + " = " + toml_value(*row, setting.value) + "\n";
    }
    std::string inputs;
    for (const kit::Input& input : scenario.inputs) inputs += input_text(input, rows);
    return head + "\n[params]\n" + params + inputs;
}

Failure write_scenario(const std::filesystem::path& path, const kit::SceneRun& run) {
    return write_file(path, scenario_text(run));
}

} // namespace tunnel::app
