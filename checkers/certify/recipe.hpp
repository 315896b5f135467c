// A recipe: what a proof over cut points was cut at, in the terms of the question itself, nothing replaced. `nomos
// check
// --smtlib DIR` writes one beside the questions of such a proof, as SMT-LIB 2 whose attributes say the rest:
//   (declare-fun x () SORT)               an input: a field of the setting, the position or the move
//   (define-fun t () SORT TERM)           a part of what follows
//   (set-info :cut t)                     this was cut away: in the questions the name stands for anything
//   (set-info :where t)                   what is said is of the inputs for which this holds; first of all
//   (set-info :refuted (NAME t1 t2 ...))  NAME.smt2 is the question whether t1, t2, ... can hold together, after the
//   cuts;
//                                         in the order in which they were refuted, the proof's own question last
//   (set-info :told (NAME t))             what the rules that play say natively under that name is to be t
//   (set-info :samples NAME)              the file with inputs to try it on
//
// A file of samples:
//   (inputs x1 x2 ...)   (told NAME1 NAME2 ...)   and as often as wanted   (sample v1 v2 ... w1 w2 ...)
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checkers/certify/script.hpp"

namespace nomos::certify {

struct Refuted {
    std::string name;
    std::vector<TermId> together;  // at least one
};
struct Recipe {
    Terms terms{};
    Names names{};  // with what each stands for, the inputs for themselves
    std::vector<TermId> inputs{};
    std::vector<std::pair<std::string, TermId>> cuts{};
    TermId where = 1;  // true
    std::vector<Refuted> refuted{};
    std::vector<std::pair<std::string, TermId>> told{};
    std::string samples{};
};
// Malformed where it is none.
Recipe read_recipe(std::string_view text);

struct Samples {
    std::vector<std::string> inputs{}, told{};
    std::vector<std::vector<std::string>> values{};  // the digits of each, the highest first; of inputs, then of told
};
Samples read_samples(std::string_view text);

}  // namespace nomos::certify
