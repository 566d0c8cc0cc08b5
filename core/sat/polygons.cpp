// Answers: the plain case in one go; where it is not plain, the axis is chosen with care first.
#include "core/sat/polygons.hpp"

#include "core/sat/choice.hpp"

namespace tunnel::sat {

using overlap::Contact;
using shape::ConvexPolygon;

namespace {
bool are_valid(const ConvexPolygon& a, const ConvexPolygon& b) { return a.count != 0 && b.count != 0; }
} // namespace

Mtv mtv(const ConvexPolygon& a, const ConvexPolygon& b, Trace* trace) {
    Mtv out;
    if (!are_valid(a, b)) return out;
    if (!plain_mtv(a, b, out)) write(a, b, choose(a, b), out);
    if (trace != nullptr) record(a, b, *trace);
    return out;
}

Contact contact(const ConvexPolygon& a, const ConvexPolygon& b, Trace* trace) {
    Contact out;
    if (!are_valid(a, b)) return out;
    if (!plain_contact(a, b, out)) write(a, b, choose(a, b), out);
    if (trace != nullptr) record(a, b, *trace);
    return out;
}

} // namespace tunnel::sat
