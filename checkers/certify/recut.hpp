// Does a proof over cut points show what it says? Its questions speak of fresh names in the place of notions; that each
// of them cannot be, a solver says. Here the notions are put back, and it is seen that no question assumes more than
// was known when it was asked:
//   for every input   What a question asserts is, with the notions put back, part of what was to be refuted, or follows
//                     from the recipe's hypothesis and from what the questions before it refuted (known.hpp). So what
//                     is refuted after the cuts is refuted without them.
//   on samples        The same by computing: where the hypothesis holds, what is to be refuted comes to the same before
//                     and after the cuts, and cannot be; all that is assumed besides is true; and what the terms come
//                     to is what the rules that play said natively. This shows what is written wrongly throughout, and
//                     that the hypothesis leaves inputs and the notions are not always the same.
// A model may give the fresh names any values, so also those of the notions: the one direction that is needed.
//
// It shares no code with what made the files, and takes none of their words: the recipe says which terms there were,
// and the last question of it what is proved.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "checkers/certify/recipe.hpp"

namespace nomos::certify {

struct Recut {
    int questions = 0, shown = 0;       // shown: for every input
    std::vector<std::string> open;      // what is not: "QUESTION: what it asserts"
    int samples = 0, in_domain = 0;     // in domain: those for which the hypothesis holds
    int given = 0;                      // ... and all that the last question assumes besides its claim
    int both_true = 0, both_false = 0;  // of these, what both sides of its claim are, if it is that two things agree
    long bits = 0, both_ways = 0;  // of what was cut away; those that are both 0 and 1 on the samples in the domain
    int told = 0;                  // so many answers were compared with what was said natively
    std::string fault;             // what is wrong: question, sample and assumption; "" if nothing is
};

// `contents(NAME)`: of a file beside the recipe. Throws Malformed for what cannot be read, with the file's name.
Recut recut(const std::string& name, std::string_view recipe,
            const std::function<std::string(const std::string& name)>& contents);

}  // namespace nomos::certify
