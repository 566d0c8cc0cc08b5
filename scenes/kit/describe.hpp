// Answers: what the rows of a table say, with types erased; and reading and writing a field through its row.
// A Params field without a row does not compile.
#pragma once

#include "scenes/kit/param.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <utility>

namespace tunnel::kit {

namespace detail {
struct AnyField {
    template <class T> constexpr operator T() const; // never defined: only asked whether it would fit
};
template <class P, std::size_t... I> constexpr bool brace_fits(std::index_sequence<I...>) {
    return requires { P{((void)I, AnyField{})...}; };
}
} // namespace detail

// How many fields an aggregate of at most 64 fields has.
template <class P, std::size_t N = 64> constexpr std::size_t field_count() {
    if constexpr (N == 0)
        return 0;
    else if constexpr (detail::brace_fits<P>(std::make_index_sequence<N>{}))
        return N;
    else
        return field_count<P, N - 1>();
}

template <class T> constexpr Kind kind_of() {
    if constexpr (std::is_same_v<T, FileValue>)
        return Kind::file;
    else if constexpr (std::is_same_v<T, Points>)
        return Kind::points;
    else if constexpr (std::is_same_v<T, bool>)
        return Kind::toggle;
    else if constexpr (std::is_enum_v<T>)
        return Kind::choice;
    else if constexpr (std::is_integral_v<T>)
        return Kind::integer;
    else
        return Kind::real;
}

template <class P, class T> double get_number(const P& params, const Row<P, T>& row) {
    if constexpr (std::is_same_v<T, FileValue> || std::is_same_v<T, Points>)
        return 0.0;
    else
        return static_cast<double>(params.*(row.member));
}

template <class P, class T> RowValue get_value(const P& params, const Row<P, T>& row) {
    if constexpr (std::is_same_v<T, Points>)
        return {0.0, params.*(row.member)};
    else
        return {get_number(params, row), {}};
}

// The value is taken as it is: it was checked by set.hpp.
template <class P, class T> void put_value(P& params, const Row<P, T>& row, const RowValue& value) {
    if constexpr (std::is_same_v<T, Points>)
        params.*(row.member) = value.points;
    else if constexpr (std::is_same_v<T, bool>)
        params.*(row.member) = value.number != 0.0;
    else if constexpr (std::is_enum_v<T>)
        params.*(row.member) = static_cast<T>(static_cast<int>(value.number));
    else if constexpr (!std::is_same_v<T, FileValue>)
        params.*(row.member) = static_cast<T>(value.number);
}

template <class P, class T> ParamRow describe_row(const Row<P, T>& row) {
    return {row.key,
            row.label,
            row.hint,
            row.unit,
            kind_of<T>(),
            row.range,
            row.choices,
            row.group,
            get_number(P{}, row),
            row.why_not,
            row.least_points,
            row.most_points,
            get_value(P{}, row).points,
            row.naming.names};
}

// Calls visit(row) for each row, in the table's order.
template <class Table, class Visit> constexpr void for_each_row(const Table& table, Visit&& visit) {
    std::apply([&](const auto&... row) { (visit(row), ...); }, table);
}

template <class P, class Table> std::vector<ParamRow> describe(const Table& table) {
    static_assert(std::tuple_size_v<Table> == field_count<P>(), "every field of Params has exactly one row");
    std::vector<ParamRow> rows;
    rows.reserve(std::tuple_size_v<Table>);
    for_each_row(table, [&](const auto& row) { rows.push_back(describe_row(row)); });
    return rows;
}

} // namespace tunnel::kit
