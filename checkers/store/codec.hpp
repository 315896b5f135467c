// Values as text and back: a struct is the list of its members, in their order.
//
// Text is only read by the program that wrote it - its sources are part of the key - so it needs no names and no
// versions. A member that a struct gets and its list below lacks does not compile.
#pragma once

#include <any>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace nomos::store {

using Json = nlohmann::json;

// Of a struct, its members as a tuple of references; see NOMOS_MEMBERS.
template <class T>
struct Members;

// NOMOS_MEMBERS(Scope, board, readings, bound): all members of Scope. The names are free, number and order are not.
#define NOMOS_MEMBERS(type, ...)          \
    template <>                           \
    struct Members<type> {                \
        template <class Value>            \
        static auto of(Value& value) {    \
            auto& [__VA_ARGS__] = value;  \
            return std::tie(__VA_ARGS__); \
        }                                 \
    }

// Each kind of value has a coder: as JSON, and from it. What is no such value throws, but for a number that no enum
// has: whoever reads text holds it against a sum first.
template <class T>
struct Coder {
    static Json code(const T& value) {
        if constexpr (std::is_enum_v<T>) {
            return static_cast<int>(value);
        } else if constexpr (std::is_empty_v<T>) {
            return nullptr;
        } else {
            Json list = Json::array();
            std::apply([&](const auto&... member) { (list.push_back(coded(member)), ...); }, Members<T>::of(value));
            return list;
        }
    }
    static void decode(const Json& json, T& value) {
        if constexpr (std::is_enum_v<T>) {
            value = static_cast<T>(json.get<int>());
        } else if constexpr (!std::is_empty_v<T>) {
            std::size_t i = 0;
            std::apply([&](auto&... member) { (decoded(json.at(i++), member), ...); }, Members<T>::of(value));
        }
    }

private:
    template <class Member>
    static Json coded(const Member& member) {
        return Coder<Member>::code(member);
    }
    template <class Member>
    static void decoded(const Json& json, Member& member) {
        Coder<Member>::decode(json, member);
    }
};

template <class T>
requires std::is_arithmetic_v<T>
struct Coder<T> {
    static Json code(T value) { return value; }
    static void decode(const Json& json, T& value) { value = json.get<T>(); }
};
template <>
struct Coder<std::string> {
    static Json code(const std::string& value) { return value; }
    static void decode(const Json& json, std::string& value) { value = json.get<std::string>(); }
};
// What a witness was printed from is not kept: whoever needs it has to look before (analysis/store/tasks.hpp).
template <>
struct Coder<std::any> {
    static Json code(const std::any&) { return nullptr; }
    static void decode(const Json&, std::any& value) { value.reset(); }
};
template <class T>
struct Coder<std::vector<T>> {
    static Json code(const std::vector<T>& list) {
        Json json = Json::array();
        for (const T& item : list) json.push_back(Coder<T>::code(item));
        return json;
    }
    static void decode(const Json& json, std::vector<T>& list) {
        list.clear();
        for (const Json& item : json) Coder<T>::decode(item, list.emplace_back());
    }
};
template <class T, std::size_t N>
struct Coder<T[N]> {
    static Json code(const T (&list)[N]) {
        Json json = Json::array();
        for (const T& item : list) json.push_back(Coder<T>::code(item));
        return json;
    }
    static void decode(const Json& json, T (&list)[N]) {
        for (std::size_t i = 0; i < N; ++i) Coder<T>::decode(json.at(i), list[i]);
    }
};
template <class T>
struct Coder<std::optional<T>> {
    static Json code(const std::optional<T>& value) {
        Json json = Json::array();
        if (value) json.push_back(Coder<T>::code(*value));
        return json;
    }
    static void decode(const Json& json, std::optional<T>& value) {
        value.reset();
        if (!json.empty()) Coder<T>::decode(json.at(0), value.emplace());
    }
};
template <class First, class Second>
struct Coder<std::pair<First, Second>> {
    static Json code(const std::pair<First, Second>& pair) {
        return Json::array({Coder<First>::code(pair.first), Coder<Second>::code(pair.second)});
    }
    static void decode(const Json& json, std::pair<First, Second>& pair) {
        Coder<First>::decode(json.at(0), pair.first), Coder<Second>::decode(json.at(1), pair.second);
    }
};
template <class... Kinds>
struct Coder<std::variant<Kinds...>> {
    using Variant = std::variant<Kinds...>;
    static Json code(const Variant& value) {
        return Json::array(
            {value.index(),
             std::visit([](const auto& v) { return Coder<std::remove_cvref_t<decltype(v)>>::code(v); }, value)});
    }
    static void decode(const Json& json, Variant& value) {
        const auto which = json.at(0).get<std::size_t>();
        if (which >= sizeof...(Kinds)) throw std::out_of_range("no such kind of value");
        std::size_t i = 0;
        ((i++ == which ? Coder<Kinds>::decode(json.at(1), value.template emplace<Kinds>()) : void()), ...);
    }
};

template <class T>
Json coded(const T& value) {
    return Coder<T>::code(value);
}
// Nothing of what holds a text that is no UTF-8.
inline std::optional<std::string> text_of(const Json& json) try { return json.dump(); } catch (const Json::exception&) {
    return {};
}
template <class T>
T decoded(const Json& json) {
    T value{};
    Coder<T>::decode(json, value);
    return value;
}

}  // namespace nomos::store
