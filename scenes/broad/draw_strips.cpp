// Answers: the fastest method: the strips, and in the middle one a box at the line with those that it is tested
// against, eight at a time.
#include "scenes/broad/picture.hpp"
#include "scenes/broad/words.hpp"

#include <glm/common.hpp>

#include <algorithm>

namespace tunnel::scenes::broad_lab {
namespace {

constexpr std::uint32_t at_once = 8;

std::uint32_t count_of(const World& w) {
    return w.strips.begins.empty() ? 0 : static_cast<std::uint32_t>(w.strips.begins.size()) - 1;
}
// The first and the last strip hold all that lies beyond them, too.
double side_of(const World& w, std::uint32_t number) {
    if (number == 0) return 0.0;
    if (number == count_of(w)) return area.y;
    return std::clamp(w.strips.from + w.strips.height * number, 0.0, area.y);
}

void note(const Picture& p, const Strip& looked, std::uint32_t tested) {
    const auto n = static_cast<std::int64_t>(tested), groups = (n + at_once - 1) / at_once;
    const std::string number = std::to_string(looked.number + 1), all = std::to_string(count_of(p.w));
    kit::Label l;
    const kit::Text times = counted(std::max<std::int64_t>(groups, 1), "step", "steps", "번");
    l.text = {"strip " + number + " of " + all + ": against " + counted(n, "other", "others", "개").en + " in " +
                  times.en,
              "띠 " + number + " / " + all + ": 다른 상자 " + grouped(n).ko + "개와 " + times.ko + " 만에 검사"};
    l.at = {0.5 * area.x, -0.5, 0.0};
    l.side = kit::Side::below;
    l.priority = 9;
    l.plate = true;
    p.list.add(p.pane, {Role::active}, std::move(l));
}

} // namespace

Strip strip_of(const Params& params, const World& w) {
    Strip out;
    const std::uint32_t count = count_of(w);
    if (count == 0) return out;
    out.number = count / 2;
    out.lo = side_of(w, out.number), out.hi = side_of(w, out.number + 1);
    const double line = line_of(params, 0);
    for (std::uint32_t k = w.strips.begins[out.number]; k < w.strips.begins[out.number + 1]; ++k) {
        const double min = w.boxes[w.strips.ids[k]].min.x;
        if (begun(min, line) && (!out.at || min >= w.boxes[w.strips.ids[*out.at]].min.x)) out.at = k;
    }
    return out;
}

void draw_strips(const Picture& p) {
    const Strip looked = strip_of(p.m.params, p.w);
    kit::Boxes quiet, here;
    for (std::uint32_t i = 0; i < count_of(p.w); ++i) {
        const bool now = i == looked.number;
        if (!now && i % 2 == 1) continue;
        BoxInstance band =
            rectangle({{0.0, side_of(p.w, i)}, {area.x, side_of(p.w, i + 1)}}, Role::second, Fill::faint, now);
        band.ghost = !now;
        (now ? here : quiet).boxes.push_back(band);
    }
    p.list.add(p.pane, {Role::second, Weight::fine}, std::move(quiet));
    p.list.add(p.pane, {Role::second, Weight::main}, std::move(here));
}

// A last group may reach beyond those that can touch: it is tested as a whole.
void draw_eights(const Picture& p) {
    const Strip here = strip_of(p.m.params, p.w);
    const double line = line_of(p.m.params, 0);
    p.list.line(p.pane, {Role::active, Weight::main}, {line, here.lo}, {line, here.hi});
    if (!here.at) return;
    const broad::StripPicture& s = p.w.strips;
    const std::uint32_t from = *here.at + 1, last = s.begins[here.number + 1];
    const std::uint32_t wanted = std::max(s.ends[*here.at], from + 1) - from;
    const std::uint32_t end = std::min(from + (wanted + at_once - 1) / at_once * at_once, last);
    kit::Boxes groups, tested, own;
    for (std::uint32_t first = from; first < end; first += at_once) {
        shape::Aabb around = p.w.boxes[s.ids[first]];
        for (std::uint32_t k = first; k < std::min(first + at_once, end); ++k) {
            const shape::Aabb& box = p.w.boxes[s.ids[k]];
            around = {glm::min(around.min, box.min), glm::max(around.max, box.max)};
            tested.boxes.push_back(rectangle(box, Role::active, Fill::none));
        }
        groups.boxes.push_back(rectangle(around, Role::active, Fill::none));
    }
    own.boxes.push_back(rectangle(p.w.boxes[s.ids[*here.at]], Role::active, Fill::solid));
    p.list.add(p.pane, {Role::active, Weight::fine, kit::Dash::dashed}, std::move(groups));
    p.list.add(p.pane, {Role::active, Weight::fine}, std::move(tested));
    p.list.add(p.pane, {Role::active, Weight::main}, std::move(own));
    note(p, here, end - from);
}

} // namespace tunnel::scenes::broad_lab
