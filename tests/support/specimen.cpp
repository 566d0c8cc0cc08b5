// Answers: the specimen sheet.
#include "tests/support/specimen.hpp"

#include <cmath>

namespace tunnel::test {

using namespace kit;

namespace {

Pane pane(const char* id, const char* title, glm::dvec2 from, glm::dvec2 to, glm::dvec3 lo, glm::dvec3 hi) {
    Pane out;
    out.id = id;
    out.title = Text(title, title);
    out.place_lo = from;
    out.place_hi = to;
    out.lo = lo;
    out.hi = hi;
    return out;
}

Label label(const char* words, glm::dvec3 at, Side side, kit::Size size = kit::Size::normal) {
    Label out;
    out.text = Text(words, words);
    out.at = at;
    out.side = side;
    out.size = size;
    return out;
}

// Roles across, weights and dashes down.
void lines(DrawList& list) {
    const int p = list.pane(pane("lines", "roles, weights, dashes", {0, 0}, {0.5, 0.5}, {0, 0, 0}, {17, 9, 0}));
    for (int role = 0; role < role_count; ++role)
        for (int row = 0; row < 9; ++row) {
            Style style{static_cast<Role>(role), static_cast<Weight>(row % 3), static_cast<Dash>(row / 3)};
            list.line(p, style, {role + 0.6, row + 0.5}, {role + 1.4, row + 0.9});
        }
}

void shapes(DrawList& list) {
    Pane page = pane("shapes", "shapes", {0.5, 0}, {1, 0.5}, {0, 0, 0}, {12, 8, 0});
    page.x.label = Text("x", "x");
    page.x.unit = "m";
    page.y.label = Text("y", "y");
    const int p = list.pane(page);
    list.add(p, {Role::wall, Weight::main, Dash::solid, Fill::solid}, Polygon{{{1, 1, 0}, {3, 1, 0}, {2, 3, 0}}});
    list.add(p, {Role::discarded, Weight::fine, Dash::solid, Fill::hatched},
             Polygon{{{4, 1, 0}, {6, 1, 0}, {6, 3, 0}, {4, 3, 0}}});
    list.add(p, {Role::active, Weight::main, Dash::solid, Fill::faint},
             Polygon{{{7, 1, 0}, {9, 1, 0}, {8.5, 3, 0}, {7.5, 3, 0}}});
    list.add(p, {Role::hit, Weight::verdict, Dash::solid, Fill::solid}, Disc{{2, 5, 0}, 0.8});
    list.add(p, {Role::miss, Weight::main}, Disc{{4.5, 5, 0}, 0.8});
    list.add(p, {Role::hit, Weight::main, Dash::solid, Fill::solid, true}, Disc{{7, 5, 0}, 0.8});
    Boxes boxes;
    for (int i = 0; i < 4; ++i)
        boxes.boxes.push_back({{9.5 + 0.5 * i, 4, 0},
                               {9.9 + 0.5 * i, 6, 0},
                               i % 2 ? Role::active : Role::converged,
                               static_cast<Fill>(i),
                               true,
                               i == 3,
                               7});
    list.add(p, {}, boxes);
    for (int i = 0; i < 5; ++i)
        list.add(p, {Role::second, Weight::main}, Point{{10.2 + 0.4 * i, 3, 0}, static_cast<Mark>(i), 12.0f});
    list.add(p, {Role::push, Weight::fine}, Arrow{{9.5, 1, 0}, {11.5, 1, 0}});
    list.add(p, {Role::normal, Weight::main}, Arrow{{9.5, 1.5, 0}, {11.5, 2.2, 0}});
    list.add(p, {Role::hit, Weight::verdict}, Arrow{{2, 5, 0}, {3.4, 6.8, 0}});
    Polyline wave;
    for (int i = 0; i <= 200; ++i) wave.points.emplace_back(0.5 + i * 0.055, 7.2 + 0.4 * std::sin(i * 0.15), 0.0);
    list.add(p, {Role::truth, Weight::main, Dash::dashed}, wave);
    list.add(p, {Role::text}, label("zigzag", {11, 7, 0}, Side::below));
    list.add(p, {Role::body, Weight::verdict, Dash::solid, Fill::none, true},
             Polyline{{{0.5, 3.4, 0}, {1.5, 3.9, 0}, {2.5, 3.4, 0}, {3.5, 3.9, 0}, {4.5, 3.4, 0}}, false});
}

void words(DrawList& list) {
    const int p = list.pane(pane("words", "labels", {0, 0.5}, {0.5, 1}, {0, 0, 0}, {10, 5, 0}));
    list.add(p, {Role::wall, Weight::main, Dash::solid, Fill::solid},
             Polygon{{{4.8, 1, 0}, {5.2, 1, 0}, {5.2, 4.6, 0}, {4.8, 4.6, 0}}});
    list.add(p, {Role::hit, Weight::main, Dash::solid, Fill::solid}, Disc{{4.6, 2.5, 0}, 0.2});
    list.add(p, {Role::hit, Weight::verdict}, Disc{{4.6, 2.5, 0}, 0.33});
    Label verdict = label("HIT t = 0.5175", {4.6, 2.5, 0}, Side::left, kit::Size::large);
    verdict.leader = verdict.has_symbol = true;
    verdict.priority = 10;
    list.add(p, {Role::hit}, verdict);
    list.add(p, {Role::muted}, label("whole path", {4.6, 2.5, 0}, Side::above, kit::Size::small));
    for (int i = 0; i < 6; ++i) {
        list.add(p, {Role::second}, Point{{8.0 + 0.1 * i, 2.0, 0}, Mark::dot, 6.0f});
        Label crowded = label("crowded", {8.0 + 0.1 * i, 2.0, 0}, Side::above);
        crowded.leader = true;
        list.add(p, {Role::second}, crowded);
    }
    list.add(p, {Role::text}, label("at the very edge", {9.95, 4.9, 0}, Side::right));
    list.add(p, {Role::miss}, Disc{{1.5, 1, 0}, 0.3});
    Label miss = label("MISS", {1.5, 1, 0}, Side::above, kit::Size::large);
    miss.has_symbol = true;
    miss.symbol = Mark::ring;
    list.add(p, {Role::miss}, miss);
}

void solid(DrawList& list) {
    Pane page = pane("solid", "three dimensions", {0.5, 0.5}, {1, 1}, {-2, 0, -2}, {2, 2.5, 2});
    page.three_d = true;
    const int p = list.pane(page);
    Mesh tetra;
    tetra.vertices = {{-1.6f, 0, -0.8f}, {0, 0, -1.2f}, {-0.8f, 0, 0.6f}, {-0.8f, 1.6f, -0.4f}};
    tetra.triangles = {0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0};
    list.add(p, {Role::body, Weight::fine, Dash::solid, Fill::solid, false, 3}, tetra);
    Boxes boxes;
    boxes.boxes = {{{0.4, 0, -0.6}, {1.4, 1, 0.4}, Role::wall, Fill::solid, true, false, 4},
                   {{0.2, 1.2, -0.8}, {1.0, 1.8, 0.0}, Role::active, Fill::faint, true, false, 5},
                   {{-0.4, 0.0, 0.9}, {0.2, 0.5, 1.5}, Role::miss, Fill::none, true, false, 6}};
    list.add(p, {Role::wall, Weight::fine}, boxes);
    list.add(p, {Role::normal}, Arrow{{0.9, 1, 0}, {0.9, 2.2, 0.3}});
    list.add(p, {Role::hit, Weight::main, Dash::dashed}, Polyline{{{-2, 0.5, 1}, {2, 0.5, -1.5}}, false});
    list.add(p, {Role::hit}, Point{{-0.8, 1.6, -0.4}, Mark::dot, 10.0f});
    list.add(p, {Role::text}, label("apex", {-0.8, 1.6, -0.4}, Side::left));
}

} // namespace

DrawList specimen() {
    DrawList list;
    lines(list);
    shapes(list);
    words(list);
    solid(list);
    return list;
}

DrawList bullet_like() {
    DrawList list;
    Pane page = pane("world", "", {0, 0}, {1, 1}, {0, 0, 0}, {9.1, 5.8, 0});
    page.x.label = Text("x", "x");
    page.x.unit = "m";
    const int p = list.pane(page);
    const double y = 3.5, r = 0.18;
    Style band{Role::text, Weight::fine, Dash::solid, Fill::faint, true};
    list.add(p, band, Polygon{{{0.5, y - r, 0}, {8.5, y - r, 0}, {8.5, y + r, 0}, {0.5, y + r, 0}}, false});
    list.add(p, {Role::wall, Weight::fine, Dash::solid, Fill::solid},
             Polygon{{{4.82, 1, 0}, {5.18, 1, 0}, {5.18, 6, 0}, {4.82, 6, 0}}});
    list.add(p, {Role::body, Weight::fine, Dash::dashed}, Polyline{{{0.5, y, 0}, {8.5, y, 0}}, false});
    list.add(p, {Role::body, Weight::fine, Dash::solid, Fill::solid, true}, Disc{{0.5, y, 0}, r, false});
    list.add(p, {Role::miss, Weight::main}, Disc{{8.5, y, 0}, r});
    list.add(p, {Role::hit, Weight::main, Dash::solid, Fill::solid}, Disc{{4.64, y, 0}, r, false});
    list.add(p, {Role::hit, Weight::verdict}, Disc{{4.64, y, 0}, 0.29});
    Label hit = label("HIT t = 0.5175", {4.64, y, 0}, Side::left, kit::Size::large);
    hit.has_symbol = hit.leader = true;
    hit.priority = 10;
    list.add(p, {Role::hit}, hit);
    Label miss = label("MISS", {8.5, y, 0}, Side::above, kit::Size::large);
    miss.has_symbol = true;
    miss.symbol = Mark::ring;
    miss.priority = 9;
    list.add(p, {Role::miss}, miss);
    list.add(p, {Role::muted}, label("endpoints only", {8.5, y, 0}, Side::above));
    list.add(p, {Role::muted}, label("whole path", {4.64, y, 0}, Side::above));
    list.add(p, {Role::muted}, label("t = 0", {0.5, y, 0}, Side::below));
    list.add(p, {Role::muted}, label("t = 1", {8.5, y, 0}, Side::below));
    list.add(p, {Role::muted}, label("wall", {5, 1, 0}, Side::below));
    return list;
}

} // namespace tunnel::test
