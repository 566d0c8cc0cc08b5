// Answers: the ray and the query that the parameters mean, what one world says to it, and why its filter rejects.
// Refuses: to judge geometry itself; core/ray answers.
#pragma once

#include "scenes/raycast/raycast.hpp"

namespace tunnel::scenes::raycast {

[[nodiscard]] ray::Ray ray_of(const Params& p, double stretch); // limits times `stretch`
[[nodiscard]] double length_of(const Params& p);                // of aim minus start
[[nodiscard]] ray::ListQuery query_of(const Params& p);
[[nodiscard]] Asked ask(const ray::World& world, const ray::Ray& ray, const ray::ListQuery& query, const Params& p,
                        ray::QueryTrace* trace = nullptr);
void count_boxes(const Room& room, Method method, const std::vector<ray::QueryStep>& steps, Asked& asked);
[[nodiscard]] bool same(const Asked& a, const Asked& b); // to the bit; counts may differ

[[nodiscard]] std::optional<Why> why_filtered(const ray::Collider& c, ray::Id id, const ray::Filter& filter,
                                              int ignored);
[[nodiscard]] ray::Hit meets(const ray::Ray& ray, const ray::Collider& c, Start start); // whatever a filter says

// The document's rule as it is printed, over hits in the order in which they are visited; no_id without hits.
[[nodiscard]] std::vector<Turn> document_turns(const std::vector<ray::Hit>& in_order, double epsilon);
[[nodiscard]] ray::Id document_winner(const std::vector<ray::Hit>& in_order, double epsilon);

} // namespace tunnel::scenes::raycast
