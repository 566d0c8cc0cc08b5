// Answers: the watched method's step as code, the line that a break-it switch spoils marked.
#include "scenes/rotation/moment.hpp"

namespace tunnel::scenes::rotation_lab {
namespace {

using kit::Text;

std::vector<Text> driven_lines(const Moment& m) {
    const bool right = m.params.order == ProductOrder::omega_q, correct = m.params.correct;
    const std::string off = correct ? "" : "// ";
    switch (m.params.watched) {
    case Watched::matrix_euler:
        return {Text::same(right ? "R += h * cross(omega) * R;" : "R += h * R * cross(omega);"),
                Text::same(off + "R = orthogonal(R);")};
    case Watched::quaternion_euler:
        return {Text::same(right ? "q += 0.5 * h * omega * q;" : "q += 0.5 * h * q * omega;"),
                Text::same(off + "q = normal(q);")};
    case Watched::exponential_map:
    case Watched::lie_midpoint:
        return {Text::same(m.params.watched == Watched::exponential_map ? "turn = h * omega(t);"
                                                                        : "turn = h * omega(t + h / 2);"),
                Text::same(right ? "q = exp(turn) * q;" : "q = q * exp(turn);"), Text::same(off + "q = normal(q);")};
    case Watched::lie_rk4:
        return {Text::same("a = h * omega(t), b = h * omega(t + h / 2),"), Text::same("c = h * omega(t + h);"),
                Text::same("turn = (a + 4 * b + c) / 6 + cross(c, a) / 12;"),
                Text::same(right ? "q = exp(turn) * q;" : "q = q * exp(turn);"), Text::same(off + "q = normal(q);")};
    }
    return {};
}

std::vector<Text> free_lines(const Moment& m) {
    switch (m.params.watched_free) {
    case WatchedFree::explicit_euler:
        if (!m.params.gyroscope) return {Text::same("q = q * exp(h * w);"), Text::same("// w += h * (I * w x w) / I;")};
        return {Text::same("q = q * exp(h * w);"), Text::same("w += h * (I * w x w) / I;")};
    case WatchedFree::implicit_euler:
        return {Text{"solve I * (v - w) = h * (I * v x v);", "풀기: I * (v - w) = h * (I * v x v);"},
                Text::same("q = q * exp(h * v);"), Text::same("w = v;")};
    case WatchedFree::implicit_midpoint:
        return {Text{"solve I * (m - w) = h/2 * (I * m x m);", "풀기: I * (m - w) = h/2 * (I * m x m);"},
                Text::same("q = q * exp(h * m);"), Text::same("w = 2 * m - w;")};
    case WatchedFree::lie_midpoint:
        return {Text{"w(q) = R (I^-1 (R^T L)); // L stays", "w(q) = R (I^-1 (R^T L)); // L은 그대로"},
                Text::same("p = exp(h / 2 * w(q)) * q;"), Text::same("q = exp(h * w(p)) * q;")};
    case WatchedFree::lie_rk4:
        return {Text{"w(q) = R (I^-1 (R^T L)); // L stays", "w(q) = R (I^-1 (R^T L)); // L은 그대로"},
                Text{"turn = RK4 over w, with commutators", "turn = w에 대한 RK4, 교환자 포함"},
                Text::same("q = exp(turn) * q;")};
    }
    return {};
}

int spoilt_line(const Moment& m, int lines) {
    if (is_free(m.params)) return !m.params.gyroscope && m.params.watched_free == WatchedFree::explicit_euler ? 1 : -1;
    if (!m.params.correct) return lines - 1;
    return m.params.order == ProductOrder::q_omega ? lines - 2 : -1;
}

} // namespace

void read_listing(const Moment& m, kit::Readouts& out) {
    kit::Listing listing;
    listing.key = "step";
    listing.title = Text(guise_of(m.params, watched_of(m.params)).name) + Text{": one step", ": 한 스텝"};
    listing.lines = is_free(m.params) ? free_lines(m) : driven_lines(m);
    listing.active = spoilt_line(m, static_cast<int>(listing.lines.size()));
    out.listings.push_back(std::move(listing));
}

} // namespace tunnel::scenes::rotation_lab
