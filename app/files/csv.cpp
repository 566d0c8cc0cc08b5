// Answers: cells and lines of CSV.
#include "app/files/csv.hpp"

#include "scenes/kit/set.hpp"

#include <algorithm>
#include <cmath>

namespace tunnel::app {

namespace {

std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + "\"";
}

std::string number_cell(double value) { return std::isfinite(value) ? kit::number_text(value) : std::string(); }

} // namespace

std::string plain_text(const kit::Value& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const std::int64_t* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    if (const double* real = std::get_if<double>(&value)) return number_cell(*real);
    if (const std::string* word = std::get_if<std::string>(&value)) return *word;
    return {};
}

std::string csv_text(const kit::Table& table) {
    std::string out;
    for (const kit::Column& column : table.columns)
        out += (&column == table.columns.data() ? "" : ",") + cell(column.key);
    out += '\n';
    for (std::size_t i = 0; i < table.size(); ++i) {
        const kit::TableRow row = table.row(i);
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (c > 0) out += ',';
            if (c < row.cells.size()) out += cell(plain_text(row.cells[c]));
        }
        out += '\n';
    }
    return out;
}

std::string csv_text(const kit::Plot& plot) {
    std::string out = "series,x,y\n";
    for (const kit::Series& series : plot.series)
        for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i)
            out += cell(series.key) + ',' + number_cell(series.x[i]) + ',' + number_cell(series.y[i]) + '\n';
    return out;
}

std::string csv_values(const kit::Readouts& readouts) {
    std::string out = "key,value,unit\n";
    for (const kit::Readout& value : readouts.values)
        out += cell(value.key) + ',' + cell(plain_text(value.value)) + ',' + cell(value.unit) + '\n';
    return out;
}

} // namespace tunnel::app
