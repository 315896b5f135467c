// Fields of a setting as text, for the few that have no word at the table: a board that was made up to
// find a fault, where the pieces of a set-up stand. "cells=0-4,9" for a word of bits, "n=3", "flag=1".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/error.hpp"
#include "model/core/notation.hpp"
#include "model/core/record.hpp"

namespace nomos {

inline std::string field_value(bool flag) { return flag ? "1" : "0"; }
inline std::string field_value(int number) { return std::to_string(number); }
// The bits that are set, as runs; "none" where there are none.
template <int N>
std::string field_value(const Bits<N>& word) {
    std::string text;
    for (int i = 0; i < N; ++i) {
        if (!word.test(i)) continue;
        int last = i;
        while (last + 1 < N && word.test(last + 1)) ++last;
        text += (text.empty() ? "" : ",") + std::to_string(i) + (last > i ? "-" + std::to_string(last) : "");
        i = last;
    }
    return text.empty() ? "none" : text;
}

inline constexpr std::string_view kFieldHint =
    "bits as in \"cells=0-4,9\" or \"cells=none\", a number, or a flag 0 or 1";
inline void read_field(Cursor& text, bool& flag) { flag = text.number(1, kFieldHint) == 1; }
inline void read_field(Cursor& text, int& number) { number = text.number(2047, kFieldHint); }
template <int N>
void read_field(Cursor& text, Bits<N>& word) {
    word = {};
    if (text.accept("none")) return;
    do {
        const int first = text.number(N - 1, kFieldHint);
        const int last = text.accept('-') ? text.number(N - 1, kFieldHint) : first;
        for (int i = first; i <= last; ++i) word.set(i);
    } while (text.accept(','));
}

// Puts "NAME=VALUE" into a record. Throws ParseError, or UnknownName with the nearest name.
template <class Record>
void put_field(Record& record, std::string_view text) {
    Cursor cursor(text);
    const std::string name(text.substr(0, std::min(text.size(), text.find('='))));
    std::vector<std::string> known;
    bool done = false;
    Record::zip(
        [&](const auto& field_name, auto& field) {
            known.push_back(FieldName{field_name});
            if (done || known.back() != name) return;
            cursor.accept(name);
            cursor.expect('=', kFieldHint);
            read_field(cursor, field);
            cursor.finish(kFieldHint);
            done = true;
        },
        record);
    if (!done) throw UnknownName("field", name, known);
}
// "NAME=VALUE" for each field of the one that differs in the other.
template <class Record>
std::vector<std::string> fields_that_differ(const Record& one, const Record& other) {
    std::vector<std::string> all;
    Record::zip(
        [&](const auto& name, const auto& mine, const auto& theirs) {
            if (!(mine == theirs)) all.push_back(std::string(FieldName{name}) + "=" + field_value(mine));
        },
        one, other);
    return all;
}

}  // namespace nomos
