// Answers: a ray and a triangle, or a plane. The three edges have a sign each: on which side does the ray pass? Plain
// arithmetic where its error cannot reach zero, one long number where it could: so both triangles at an edge agree.
// Refuses: nothing.
// Source: Moeller and Trumbore 1997 for the products; Woop, Benthin and Wald 2013 for why signs must agree.
#include "core/ray/triangle.hpp"

#include "core/math/exact_sum.hpp"
#include "core/ray/vec.hpp"

#include <algorithm>

namespace tunnel::ray {

namespace {

using math::ExactSum;

// d . ((p - o) x (q - o)), as sums of products of what was given.
void add_edge(ExactSum& sum, const Ray& ray, const glm::dvec3& p, const glm::dvec3& q) {
    sum.add_triple(1.0, ray.direction, p, q);
    sum.add_triple(-1.0, ray.direction, p, ray.origin);
    sum.add_triple(-1.0, ray.direction, ray.origin, q);
}

int edge_sign(const Ray& ray, const glm::dvec3& p, const glm::dvec3& q) {
    ExactSum sum;
    add_edge(sum, ray, p, q);
    return sum.sign();
}

double edge_value(const Ray& ray, const glm::dvec3& p, const glm::dvec3& q) {
    ExactSum sum;
    add_edge(sum, ray, p, q);
    return sum.value();
}

// (o - a) . n over -(d . n), n = (b - a) x (c - a) = a x b + b x c + c x a.
double exact_t(const Ray& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    ExactSum along, down;
    const glm::dvec3* v[] = {&a, &b, &c, &a};
    for (int i = 0; i < 3; ++i) {
        along.add_triple(-1.0, ray.direction, *v[i], *v[i + 1]);
        down.add_triple(1.0, ray.origin, *v[i], *v[i + 1]);
    }
    down.add_triple(-1.0, a, b, c);
    return down.value() / along.value();
}

struct Products {
    glm::dvec3 ab, ac, from, across; // across = from x ab
    double det, u, v, w;             // u, v, w: the weights of b, c and a, times det; det = -(d . n)
    double det_error, u_error, v_error, w_error;
    Products(const Ray& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c)
        : ab(b - a), ac(c - a), from(ray.origin - a), across(cross(from, ab)) {
        const glm::dvec3 p = cross(ray.direction, ac);
        det = dot(ab, p), u = dot(from, p), v = dot(ray.direction, across), w = det - u - v;
        const double ab_size = sum_of(ab), ac_size = sum_of(ac), far = sum_of(from);
        det_error = product_error * ab_size * ac_size + product_least;
        u_error = product_error * far * ac_size + product_least;
        v_error = product_error * far * ab_size + product_least;
        w_error = 2.0 * (det_error + u_error + v_error);
    }
};

glm::dvec3 normal_of(const glm::dvec3& ab, const glm::dvec3& ac) {
    const double size = sum_of(ab) * sum_of(ac);
    return size > 1e-200 && size < 1e200 ? unit(cross(ab, ac)) : unit(cross(unit(ab), unit(ac)));
}

int sure_sign(double x, double doubt) { return x > doubt ? 1 : x < -doubt ? -1 : 0; }

enum class Pass { aside, in_plane, front, back }; // in_plane: or no area

// Where does the line pass? Inside with the edges, seen from the front or from the back, or not.
Pass pass_of(const Ray& ray, const Products& x, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c) {
    const auto seen = [](int sign) { return sign > 0 ? Pass::front : Pass::back; };
    int u = sure_sign(x.u, x.u_error), v = sure_sign(x.v, x.v_error), w = sure_sign(x.w, x.w_error);
    const auto mixed = [&] { return (u > 0 || v > 0 || w > 0) && (u < 0 || v < 0 || w < 0); };
    if (mixed()) return Pass::aside;
    if (u != 0 && v != 0 && w != 0) return seen(u);
    if (u == 0) u = edge_sign(ray, a, c);
    if (v == 0) v = edge_sign(ray, b, a);
    if (w == 0) w = edge_sign(ray, c, b);
    if (mixed()) return Pass::aside;
    const int any = u != 0 ? u : v != 0 ? v : w;
    return any != 0 ? seen(any) : Pass::in_plane;
}

} // namespace

bool touch_triangle(const Ray& ray, const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c, Touch& out) {
    const Products x(ray, a, b, c);
    const Pass pass = pass_of(ray, x, a, b, c);
    if (pass == Pass::aside) return false;
    if (pass == Pass::in_plane) return touch_in_plane(ray, {a, b, c}, out);
    const double down = dot(x.ac, x.across),
                 doubt = product_error * sum_of(x.from) * sum_of(x.ab) * sum_of(x.ac) + product_least;
    const bool good = doubt <= distance_enough * std::abs(down) && x.det_error <= distance_enough * std::abs(x.det);
    const double t = good ? down / x.det : exact_t(ray, a, b, c);
    out = {t, 0, pass == Pass::front ? Face::front : Face::back, false};
    return ray.t_min <= t && t <= ray.t_max;
}

bool touch(const Ray& ray, const Triangle& s, Start, Touch& out) { return touch_triangle(ray, s.a, s.b, s.c, out); }

Hit describe(const Ray& ray, const Triangle& s, const Touch& touch) {
    const Products x(ray, s.a, s.b, s.c);
    double wb = x.u, wc = x.v, wa = x.w;
    if (!(x.w_error <= 0x1p-30 * std::abs(x.det)))
        wb = edge_value(ray, s.a, s.c), wc = edge_value(ray, s.b, s.a), wa = edge_value(ray, s.c, s.b);
    if (wa == 0.0 && wb == 0.0 && wc == 0.0) { // in the plane: from the point
        const glm::dvec3 n = cross(x.ab, x.ac), at = x.from + touch.t * ray.direction;
        wb = dot(n, cross(at, x.ac)), wc = dot(n, cross(x.ab, at));
        wa = std::max(dot(n, n) - wb - wc, 0.0), wb = std::max(wb, 0.0), wc = std::max(wc, 0.0);
        if (!(wa + wb + wc > 0.0)) wa = 1.0; // as thin as its coordinates' rounding
    }
    glm::dvec3 local = glm::dvec3(wa, wb, wc) / (wa + wb + wc);
    for (int i = 0; i < 3; ++i) local[i] = std::max(local[i], 0.0); // the line passes inside: that is known
    return hit_at(ray, touch, normal_of(x.ab, x.ac), local);
}

// offset - normal . o over normal . d; a ray in the plane meets it where it starts.
bool touch(const Ray& ray, const Plane& s, Start, Touch& out) {
    double down = s.offset - dot(s.normal, ray.origin), along = dot(s.normal, ray.direction);
    const double doubt = 0x1p-50 * (std::abs(s.offset) + 2.0 * sum_of(ray.origin)) + product_least;
    if (!(doubt <= distance_enough * std::abs(down)) || !(std::abs(along) >= 0x1p-8)) {
        ExactSum exact_down, exact_along;
        exact_down.add(s.offset);
        for (int i = 0; i < 3; ++i) {
            exact_down.add(-s.normal[i], ray.origin[i]);
            exact_along.add(s.normal[i], ray.direction[i]);
        }
        down = exact_down.value(), along = exact_along.value();
    }
    if (along == 0.0 && down != 0.0) return false;
    const double t = along == 0.0 ? ray.t_min : down / along;
    out = {t, 0, along <= 0.0 ? Face::front : Face::back, false};
    return ray.t_min <= t && t <= ray.t_max && t < unbounded;
}

Hit describe(const Ray& ray, const Plane& s, const Touch& touch) {
    const glm::dvec3 n = unit(s.normal);
    return hit_at(ray, touch, n, ray.origin + touch.t * ray.direction - s.offset * n);
}

} // namespace tunnel::ray
