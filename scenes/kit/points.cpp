// Answers: lists of points taken apart and checked, one coordinate at a time.
#include "scenes/kit/points.hpp"

#include <charconv>
#include <cmath>

namespace tunnel::kit {
namespace {

constexpr std::string_view between = " \t\r\n;"; // points

Checked refuse(SetStatus status, Text message) { return {{status, std::move(message)}, 0.0, {}}; }

std::string point_name(const ParamRow& row, std::size_t index) {
    return std::string(row.key) + "[" + std::to_string(index) + "]";
}

// Spaces beside a comma go, so that only those between points are left.
std::string tight(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == ',')
            while (!out.empty() && (out.back() == ' ' || out.back() == '\t')) out.pop_back();
        const bool space = c == ' ' || c == '\t';
        if (!space || out.empty() || out.back() != ',') out += c;
    }
    return out;
}

// "3 to 12", or "4" where no other count is allowed.
Text count_words(const ParamRow& row) {
    const std::string least = std::to_string(row.least_points), most = std::to_string(row.most_points);
    if (row.least_points == row.most_points) return Text::same(most);
    return {least + " to " + most, least + "에서 " + most + "까지"};
}

Checked wrong_count(const ParamRow& row, std::size_t count) {
    const std::string name(row.key), is = std::to_string(count);
    const Text allowed = count_words(row);
    return refuse(SetStatus::out_of_range, {name + " takes " + allowed.en + " points, not " + is,
                                            name + ": 점의 개수가 " + is + "임. 쓸 수 있는 개수: " + allowed.ko});
}

Checked no_point(const std::string& name, std::string_view word) {
    std::string shown = "'";
    for (const char c : word.substr(0, 40)) shown += static_cast<unsigned char>(c) < 0x20 ? '?' : c;
    shown = name + " = " + shown + (word.size() > 40 ? "…'" : "'");
    return refuse(SetStatus::not_a_number, {shown + " is not a point; write x,y", shown + ": 점이 아님. x,y로 쓴다"});
}

// "key[2].x" taken apart.
struct Place {
    std::size_t index = 0;
    glm::dvec2::length_type axis = 0;
};
std::optional<Place> place_of(std::string_view key) {
    const std::size_t open = key.find('['), close = key.find(']');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return std::nullopt;
    const std::string_view digits = key.substr(open + 1, close - open - 1), rest = key.substr(close + 1);
    Place out;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out.index);
    if (digits.empty() || end != digits.data() + digits.size() || error != std::errc()) return std::nullopt;
    if (rest != ".x" && rest != ".y") return std::nullopt;
    out.axis = rest == ".y" ? 1 : 0;
    return out;
}

} // namespace

Text points_words(const ParamRow& row) {
    const Text count = count_words(row);
    const std::string low = number_text(row.range.min), high = number_text(row.range.max);
    const std::string unit = row.unit.empty() ? "" : " " + std::string(row.unit);
    return {count.en + " points, each coordinate " + low + " to " + high + unit,
            "점의 개수 " + count.ko + ", 좌표 " + low + "에서 " + high + unit + "까지"};
}

ParamRow coordinate_row(const ParamRow& row, std::string_view key) {
    ParamRow out;
    out.key = key;
    out.unit = row.unit;
    out.range = row.range;
    return out;
}

Checked check_points(const ParamRow& row, std::string_view text) {
    const std::string all = tight(text);
    Points points;
    std::size_t at = all.find_first_not_of(between);
    for (std::size_t index = 0; at != std::string::npos; ++index) {
        const std::size_t end = std::min(all.find_first_of(between, at), all.size());
        const std::string_view word = std::string_view(all).substr(at, end - at);
        const std::string name = point_name(row, index);
        const std::size_t comma = word.find(',');
        if (comma == std::string_view::npos) return no_point(name, word);
        glm::dvec2 point{0.0};
        for (const glm::dvec2::length_type axis : {0, 1}) {
            const std::string key = name + (axis == 0 ? ".x" : ".y");
            const std::string_view number = axis == 0 ? word.substr(0, comma) : word.substr(comma + 1);
            Checked one = check_text(coordinate_row(row, key), number);
            if (!one.result.ok()) return one;
            point[axis] = one.value;
        }
        points.push_back(point);
        at = all.find_first_not_of(between, end);
    }
    return check_points(row, points);
}

Checked check_points(const ParamRow& row, const Points& points) {
    if (points.size() < static_cast<std::size_t>(row.least_points) ||
        points.size() > static_cast<std::size_t>(row.most_points))
        return wrong_count(row, points.size());
    Checked out{{}, 0.0, points};
    for (std::size_t i = 0; i < points.size(); ++i)
        for (const glm::dvec2::length_type axis : {0, 1}) {
            const std::string key = point_name(row, i) + (axis == 0 ? ".x" : ".y");
            Checked one = check_number(coordinate_row(row, key), points[i][axis]);
            if (!one.result.ok()) return one;
            out.points[i][axis] = one.value;
        }
    return out;
}

std::string points_text(const Points& points) {
    std::string out;
    for (const glm::dvec2& p : points) out += (out.empty() ? "" : " ") + number_text(p.x) + "," + number_text(p.y);
    return out;
}

std::optional<double> coordinate(std::string_view key, const Points& points) {
    const std::optional<Place> place = place_of(key);
    if (!place || place->index >= points.size()) return std::nullopt;
    return points[place->index][place->axis];
}

Checked check_coordinate(const ParamRow& row, std::string_view key, const Points& now, std::string_view text) {
    const std::string list(row.key), wrong = "'" + std::string(key.substr(0, 60)) + "'";
    if (row.kind != Kind::points)
        return refuse(SetStatus::unknown_key, {wrong + ": " + list + " is no list of points",
                                               wrong + ": " + list + "에는 점 목록을 쓰지 않음"});
    const std::optional<Place> place = place_of(key);
    if (!place)
        return refuse(SetStatus::unknown_key,
                      {wrong + " is no coordinate; write " + list + "[0].x or " + list + "[0].y",
                       wrong + ": 좌표가 아님. 쓰는 법: " + list + "[0].x, " + list + "[0].y"});
    if (place->index >= now.size()) {
        const std::string count = std::to_string(now.size());
        const std::string last = now.empty() ? "" : std::to_string(now.size() - 1);
        return refuse(
            SetStatus::out_of_range,
            {wrong + ": " + list + " has " + count + " points" + (last.empty() ? "" : ", [0] to [" + last + "]"),
             wrong + ": " + list + "의 점은 " + count + "개" + (last.empty() ? "" : ", [0]~[" + last + "]")});
    }
    Checked one = check_text(coordinate_row(row, key), text);
    if (!one.result.ok()) return one;
    one.points = now;
    one.points[place->index][place->axis] = one.value;
    one.value = 0.0;
    return one;
}

} // namespace tunnel::kit
