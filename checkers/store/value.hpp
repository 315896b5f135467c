// A value that is decided in any case: kept, or asked for.
#pragma once

#include "checkers/store/codec.hpp"
#include "checkers/store/store.hpp"

namespace nomos::store {

// `ask` gives the value. Without a store it is always asked.
template <class Ask>
auto kept_value(Store* store, const Query& query, const Ask& ask) {
    using Value = decltype(ask());
    Value value;
    const auto asked = [&] {
        value = ask();
        return text_of(coded(value));
    };
    answer(store, query, asked, [&](const Kept& kept) {
        value = decoded<Value>(Json::parse(kept.value));
        return true;
    });
    return value;
}

}  // namespace nomos::store
