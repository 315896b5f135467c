// What may be done wrong at an operation: another one in its place (mutation operators; DeMillo, Lipton, Sayward,
// Computer 1978). A change is local, and makes a node of a node; so it is the same when run and when solved.
#pragma once

#include <string_view>

#include "model/smt/tape.hpp"

namespace nomos::tape {

enum class Change : std::uint8_t {
    first_only,   // a alone
    second_only,  // b alone
    third_only,   // c alone
    both,         // "and" for another connective
    either,       // "or" for another connective
    turned,       // the opposite: no for some, equal for different, left out for not
    exchanged,    // operands in the other order
    other_way,    // a shift by as much the other way
    further,      // a shift, or a place, by one more
    or_equal,     // <= for <
    strictly,     // < for <=
    takes_away,   // - for +
    adds,         // + for -
};
// One word each: part of a mutant's id.
std::string_view name_of(Change change);
// What is written instead, in words: "\"or\" where \"and\" is meant".
std::string in_words(Op op, Change change);
// Those that can be made of an operation; others would leave it as it is, or have no sense.
std::vector<Change> changes_of(const Tape& tape, const Site& site);
Node changed(const Tape& tape, Node node, Change change);

}  // namespace nomos::tape
