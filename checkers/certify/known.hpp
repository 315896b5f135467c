// What is known to be equal, and what follows from it without a case being distinguished: congruence closure (Nelson
// and Oppen, JACM 1980), with the connectives followed up and down as unit propagation does.
//
// Terms that are equal are in one class; terms of one operation with equal parts are equal; a class that holds "true"
// makes the parts of its "and" true, and so on. Everything that it says follows from what it was told, for all values
// of the inputs; it does not say everything that follows. Time: about the number of terms times its logarithm.
#pragma once

#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "checkers/certify/terms.hpp"

namespace nomos::certify {

class Known {
public:
    explicit Known(Terms& terms) : terms_(terms) {}

    void take_for_true(TermId t);
    bool is_true(TermId t) { return same(t, terms_.truth(true)); }
    bool is_false(TermId t) { return same(t, terms_.truth(false)); }
    bool same(TermId a, TermId b) { return representative(a) == representative(b); }
    // One for all terms of a class, until something else is taken for true.
    TermId representative(TermId t);
    // What was taken for true cannot be so together.
    bool contradictory() const { return contradictory_; }

private:
    struct Class {
        std::vector<TermId> members, uses{};  // uses: terms that have a part in it
        TermId contrary = -1;                 // a term that is its negation, if there is one
    };
    using Signature = std::vector<int>;
    struct SignatureHash {
        std::size_t operator()(const Signature& s) const;
    };
    TermId find(TermId t);
    void take_in_new_terms();
    void settle();
    void join(TermId a, TermId b) { pending_.emplace_back(a, b); }
    void unite(TermId a, TermId b);
    void are_contrary(TermId a, TermId b);
    void look_at(TermId t);
    void look_up(TermId t);
    void look_down(TermId t);
    void follow_all_but_one(const Term& t, bool neutral);
    Signature signature(TermId t);
    bool is(TermId t, bool value) { return find(t) == find(terms_.truth(value)); }

    Terms& terms_;
    std::vector<TermId> parent_;
    std::vector<Class> classes_;  // by the term that stands for its class
    std::unordered_map<Signature, TermId, SignatureHash> by_signature_;
    std::vector<std::pair<TermId, TermId>> pending_;
    bool contradictory_ = false;
};

}  // namespace nomos::certify
