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

template <class T> double number_of(const T& field) {
    if constexpr (std::is_same_v<T, FileValue> || std::is_same_v<T, Points>)
        return 0.0;
    else
        return static_cast<double>(field);
}
template <class T> RowValue value_of(const T& field) {
    if constexpr (std::is_same_v<T, Points>)
        return {0.0, field};
    else
        return {number_of(field), {}};
}

// The value is taken as it is: it was checked by set.hpp.
template <class T> void put_into(T& field, const RowValue& value) {
    if constexpr (std::is_same_v<T, Points>)
        field = value.points;
    else if constexpr (std::is_same_v<T, bool>)
        field = value.number != 0.0;
    else if constexpr (std::is_enum_v<T>)
        field = static_cast<T>(static_cast<int>(value.number));
    else if constexpr (!std::is_same_v<T, FileValue>)
        field = static_cast<T>(value.number);
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
            number_of(P{}.*(row.member)),
            row.why_not,
            row.least_points,
            row.most_points,
            value_of(P{}.*(row.member)).points,
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

// A row's field with its type erased, so that a run's loops over the rows are compiled once and not once a row.
template <class P> struct Field {
    std::string_view key;
    Words label;
    Kind kind = Kind::real;
    std::ptrdiff_t offset = 0; // in P, of the field
    double (*number_at)(const void*) = nullptr;
    RowValue (*value_at)(const void*) = nullptr;
    void (*put_at)(void*, const RowValue&) = nullptr;
    bool (*applies)(const P&) = nullptr; // null: always
    Naming<P> naming{};

    void* in(P& params) const { return reinterpret_cast<std::byte*>(&params) + offset; }
    const void* in(const P& params) const { return reinterpret_cast<const std::byte*>(&params) + offset; }
    double number(const P& params) const { return number_at(in(params)); }
    RowValue value(const P& params) const { return value_at(in(params)); }
    void put(P& params, const RowValue& value) const { put_at(in(params), value); }
    // Null when it is none.
    FileValue* file(P& params) const { return kind == Kind::file ? static_cast<FileValue*>(in(params)) : nullptr; }
    const FileValue* file(const P& params) const {
        return kind == Kind::file ? static_cast<const FileValue*>(in(params)) : nullptr;
    }
    const Points* points(const P& params) const {
        return kind == Kind::points ? static_cast<const Points*>(in(params)) : nullptr;
    }
};

template <class P, class T> Field<P> field_of(const P& sample, const Row<P, T>& row) {
    const auto* field = reinterpret_cast<const std::byte*>(&(sample.*(row.member)));
    return {row.key,
            row.label,
            kind_of<T>(),
            field - reinterpret_cast<const std::byte*>(&sample),
            [](const void* at) { return number_of(*static_cast<const T*>(at)); },
            [](const void* at) { return value_of(*static_cast<const T*>(at)); },
            [](void* at, const RowValue& value) { put_into(*static_cast<T*>(at), value); },
            row.applies,
            row.naming};
}

template <class P, class Table> std::vector<Field<P>> fields_of(const Table& table) {
    std::vector<Field<P>> fields;
    fields.reserve(std::tuple_size_v<Table>);
    const P sample{};
    for_each_row(table, [&](const auto& row) { fields.push_back(field_of(sample, row)); });
    return fields;
}

} // namespace tunnel::kit
