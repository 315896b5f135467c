// Clauses that come and go, and what single literals force among them (unit propagation, two watched literals).
#pragma once

#include <cstdint>
#include <unordered_map>

#include "checkers/certify/formula.hpp"

namespace nomos::certify {

class Clauses {
public:
    using Id = int;
    static constexpr Id kNone = -1;

    // Adds a clause and follows what it forces for good. False: there is a contradiction now.
    bool add(const Clause& literals);
    // Takes one clause with these literals away, with all that only it supported. False: there is none.
    bool remove(const Clause& literals);
    bool contradictory() const { return contradictory_; }

    // Takes the literal for true on trial. False: it is known to be false.
    bool suppose(int literal);
    // Follows what is forced. False: a conflict.
    bool propagate();
    // How much is supposed or forced so far; and back to that.
    std::size_t mark() const { return trail_.size(); }
    void undo(std::size_t mark);

    bool is_true(int literal) const { return value(literal) > 0; }
    bool is_false(int literal) const { return value(literal) < 0; }
    // All clauses that have this literal.
    std::vector<const Clause*> with(int literal) const;

private:
    // A clause watches the first two of its literals. `other` is one of its literals: while it holds, all is well.
    struct Watch {
        Id clause;
        int other;
        bool is_all;  // the clause has these two literals and no more
    };
    static std::size_t index(int literal) {
        return 2 * static_cast<std::size_t>(literal < 0 ? -literal : literal) + (literal < 0 ? 1U : 0U);
    }
    int value(int literal) const { return index(literal) < values_.size() ? values_[index(literal)] : 0; }
    Clause& clause(Id id) { return clauses_[static_cast<std::size_t>(id)]; }
    void make_room(const Clause& literals);
    void set(int literal, Id reason);
    bool attach(Id id);
    void watch(Id id);
    void unwatch(Id id, int literal);
    bool visit(int falsified);
    bool moved_watch(Id id, int falsified);
    void start_again();
    static Clause normalised(Clause literals);
    static std::uint64_t hash(const Clause& normalised);

    std::vector<Clause> clauses_;                         // by id
    std::vector<bool> in_use_;                            // by id
    std::vector<Id> free_;                                // ids to be used again
    std::unordered_multimap<std::uint64_t, Id> by_hash_;  // of the normalised clause
    std::vector<std::vector<Watch>> watches_;             // by the literal that is watched
    std::vector<signed char> values_;                     // by literal: 1 true, -1 false, 0 open
    std::vector<Id> reasons_;                             // by literal that is true: what forced it
    std::vector<int> trail_;                              // true literals, in the order in which they became so
    std::size_t followed_ = 0;                            // so many of the trail have been propagated
    bool contradictory_ = false;
};

}  // namespace nomos::certify
