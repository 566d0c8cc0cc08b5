// Answers: what a scene shows, as plain data in a small closed vocabulary, in named panes. The app turns it into
// pixels; tests count it. Positions are world units of the pane; 2D panes ignore z. x right, y up, z towards the eye.
#pragma once

#include "scenes/kit/role.hpp"
#include "scenes/kit/text.hpp"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tunnel::kit {

struct AxisInfo {
    Text label{};
    std::string unit{};
    bool shown = true;
};

struct Pane {
    std::string id{};
    Text title{};
    bool three_d = false;
    // Where the pane sits in the centre area: fractions of its width and height, y down from the top.
    glm::dvec2 place_lo{0.0}, place_hi{1.0};
    // What is framed at first and by Home, world units. 3D: the box that the orbit camera frames.
    glm::dvec3 lo{0.0}, hi{1.0};
    bool equal_aspect = true;
    bool snug = false; // 2D, equal aspect: the axes hug the framed box; 3D: the opening view holds just the whole box
    double turn = 0.0; // 3D: of the opening view about y, counter-clockwise seen from above, radians
    bool grid = true;  // 3D: the ground, with the shadows on it
    AxisInfo x{}, y{}, z{}; // 3D: the labels, where given, name the arrows in the corner
};

struct Polyline {
    std::vector<glm::dvec3> points{};
    bool closed = false;
};
struct Polygon {
    std::vector<glm::dvec3> points{};
    bool outline = true;
}; // convex, any winding
struct Disc {
    glm::dvec3 centre{0.0};
    double radius = 1.0;
    bool outline = true;
}; // a ring when fill is none
struct Point {
    glm::dvec3 at{0.0};
    Mark mark = Mark::dot;
    float size = 8.0f;
}; // size in screen px at scale 1
struct Arrow {
    glm::dvec3 from{0.0}, to{0.0};
};
enum class Size { small, normal, large };
enum class Side { above, below, left, right, centre };
struct Label {
    Text text{};
    Text caption{}; // a quiet line over it, in the same block: what the words are about is placed and dropped with them
    glm::dvec3 at{0.0};
    Side side = Side::above; // wished for; the app moves labels that would cover each other
    Size size = Size::normal;
    bool leader = false; // a thin line to `at` when moved away
    bool stays = false;  // at its wished side or not at all: moved, it would name something else
    double room = 0.0;   // world units, of what it speaks of: left out where its words are wider than that; 0: never
    double height = 0.0; // the same for how high the block is
    bool plate = false;  // on the ground of the pane, where lines would strike it through
    int priority = 0;    // the higher is placed first
    Mark symbol = Mark::dot; // drawn before the text when `has_symbol`
    bool has_symbol = false;
};
struct Mesh {
    std::vector<glm::vec3> vertices{};
    std::vector<std::uint32_t> triangles{};
    bool wireframe = true;
};
struct BoxInstance {
    glm::dvec3 lo{0.0}, hi{1.0}; // axis-aligned; 2D panes: a rectangle
    Role role = Role::body;
    Fill fill = Fill::none;
    bool outline = true;
    bool ghost = false;
    unsigned pick = 0;
};
struct Boxes {
    std::vector<BoxInstance> boxes{};
};

using Shape = std::variant<Polyline, Polygon, Disc, Point, Arrow, Label, Mesh, Boxes>;

struct Item {
    int pane = 0; // index into DrawList::panes
    Style style{};
    Shape shape{};
    bool answer = false;            // left out while the answers are covered (predict first)
    std::optional<Style> covered{}; // only its looks give the answer away: while covered it is drawn so
};

struct DrawList {
    std::vector<Pane> panes{};
    std::vector<Item> items{};   // painter's order within a pane
    bool adding_answers = false; // what add() adds now gives an answer away

    int pane(Pane description) {
        panes.push_back(std::move(description));
        return static_cast<int>(panes.size()) - 1;
    }
    template <class S> void add(int pane_index, Style style, S shape) {
        Item& item = items.emplace_back();
        item.pane = pane_index;
        item.style = style;
        item.answer = adding_answers;
        item.shape.template emplace<S>(std::move(shape));
    }
    // What `draw` adds gives an answer away.
    template <class Draw> void answers(Draw&& draw) {
        const bool outer = std::exchange(adding_answers, true);
        draw();
        adding_answers = outer;
    }
    void cover_answers() {
        std::erase_if(items, [](const Item& item) { return item.answer; });
        for (Item& item : items) {
            if (!item.covered) continue;
            item.style = *item.covered;
            if (auto* boxes = std::get_if<Boxes>(&item.shape))
                for (BoxInstance& box : boxes->boxes)
                    box.role = item.style.role, box.fill = item.style.fill, box.ghost = item.style.ghost;
        }
    }
    void line(int pane_index, Style style, glm::dvec2 from, glm::dvec2 to) {
        add(pane_index, style, Polyline{{{from, 0.0}, {to, 0.0}}, false});
    }
    [[nodiscard]] const Pane* find(std::string_view id) const {
        for (const Pane& p : panes)
            if (p.id == id) return &p;
        return nullptr;
    }
};

// What the app tells a scene about the moment of drawing; nothing here may change an answer.
struct View {
    unsigned hovered = 0;  // pick id under the cursor
    unsigned selected = 0; // pick id last clicked
    double fraction = 0.0; // [0, 1): how far playback is between this step and the next; 0 at rest
    bool reduced_motion = false;
};

} // namespace tunnel::kit
