// Answers: the fall of the box. Contact sets it on the floor, speed 0; no contact lets gravity move it.
#include "scenes/overlap/rest.hpp"

namespace tunnel::scenes::overlap_lab {

shape::Aabb box_at(double bottom) { return {{box_left, bottom}, {box_left + box_size.x, bottom + box_size.y}}; }

std::vector<Moved> fall(ContactRule detection, ContactRule response) {
    std::vector<Moved> film;
    double bottom = drop_height, speed = 0.0;
    for (int step = 0; step <= film_steps; ++step) {
        Moved& now = film.emplace_back();
        const shape::Aabb box = box_at(bottom);
        now.bottom = bottom, now.speed = speed;
        now.detected = overlap::touches(floor_box, box, detection);
        now.confirmed = now.detected && overlap::touches(floor_box, box, response);
        if (now.confirmed) {
            now.pushed = overlap::axis_overlap(floor_box.min.y, floor_box.max.y, box.min.y, box.max.y).push_up;
            bottom += now.pushed; // exactly 0 then: touching
            speed = 0.0;
        } else {
            speed += gravity * step_time;
            bottom -= speed * step_time;
        }
    }
    return film;
}

} // namespace tunnel::scenes::overlap_lab
