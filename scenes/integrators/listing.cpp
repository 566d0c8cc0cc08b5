// Answers: the document's code with its two lines in the chosen order, and the line that was just done.
#include "scenes/integrators/moment.hpp"

namespace tunnel::scenes::integrators_lab {

using kit::Text;

void read_listing(const Moment& m, kit::Readouts& out) {
    kit::Listing listing;
    listing.key = "euler";
    listing.title = velocity_first(m) ? Text{"The document's code: semi-implicit", "문서의 코드: 반암시적"}
                                      : Text{"The two lines swapped: explicit", "두 줄을 맞바꾼 코드: 명시적"};
    const Text velocity = Text::same("  linVel += acceleration * dt;"), place = Text::same("  pos += linVel * dt;");
    listing.lines = {Text::same("void eulerIntegrate(float dt) {"),
                     Text::same("  Vector3 acceleration = force / mass;"), velocity_first(m) ? velocity : place,
                     velocity_first(m) ? place : velocity, Text::same("}")};
    const Now now = now_of(m);
    if (m.result.refused())
        listing.active = 1; // where it divides by 0
    else if (now.line > 0)
        listing.active = now.line;
    else
        listing.active = now.k > 0 ? lines_a_step : -1;
    out.listings.push_back(std::move(listing));
}

} // namespace tunnel::scenes::integrators_lab
