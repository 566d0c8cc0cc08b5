// Answers: the plain case in one go; where it is not plain, the axis is chosen with care first.
#include "core/sat/polygons.hpp"

#include "core/sat/choice.hpp"

namespace tunnel::sat {

using overlap::Contact;
using shape::ConvexPolygon;

Mtv mtv(const ConvexPolygon& a, const ConvexPolygon& b, Trace* trace) {
    Mtv out;
    if (!plain_mtv(a, b, out)) write(a, b, choose(a, b), out);
    if (trace != nullptr) record(a, b, *trace);
    return out;
}

Contact contact(const ConvexPolygon& a, const ConvexPolygon& b, Trace* trace) {
    Contact out;
    if (!plain_contact(a, b, out)) write(a, b, choose(a, b), out);
    if (trace != nullptr) record(a, b, *trace);
    return out;
}

} // namespace tunnel::sat
