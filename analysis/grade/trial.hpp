// Up to 512 cases on which mistakes are tried, all at once: what changes, and what notices it.
#pragma once

#include <map>
#include <set>
#include <span>
#include <utility>

#include "analysis/grade/grade.hpp"
#include "analysis/grade/subject.hpp"
#include "model/smt/lanes.hpp"

namespace nomos::grade {

// What notices a mistake, and in which cases.
using Noticed = std::map<std::pair<Means, std::string>, tape::Lane>;

Means means_of(const PropertyInfo& property);

class Trial {
public:
    explicit Trial(const Recorded& recorded);

    // The cases, at most 512. Then clauses may be left out in some of them, and then it is run.
    void put(std::span<const FlatCase> cases);
    void leave_out(int clause, int lane);
    // What the plain implementation says of them, where it says something; before they are run.
    void hold_against(std::span<const std::optional<FlatVerdict>> plain);
    void run();

    // Of the mistake that is now made.
    void make(const tape::Mistake& mistake) { lanes_.run_with(mistake); }
    tape::Lane rules_change() const;        // what the rules say is another thing
    tape::Lane constraints_change() const;  // ... what the constraints say
    tape::Lane encodings_disagree() const;  // ... though not without the mistake
    tape::Lane disagree_at_all() const { return disagree(true); }
    tape::Lane plain_rules_disagree() const { return plainly_otherwise(true) & ~plain_anyway_; }  // with the rules
    const tape::Lane& disagree_anyway() const { return disagree_anyway_; }                        // without the mistake
    // The properties that do not hold, of positions that have the invariants with and without the mistake, and of moves
    // from there. Those that did not hold of some case without a mistake are not asked.
    void ask_properties(Noticed& noticed) const;
    // The same of the constraints: those that do not hold of what they say, in positions with the invariants.
    void ask_of_constraints(Noticed& noticed) const;
    const std::set<std::string, std::less<>>& broken_anyway() const { return broken_anyway_; }
    void set_broken_anyway(const std::set<std::string, std::less<>>& ids) { broken_anyway_ = ids; }
    const tape::Lane& used() const { return used_; }
    bool changes_position(int lane) const { return after_changes().test(lane); }
    tape::Lane invariants_fail(const Watched& w) const { return used_ & is_sound() & ~with(w.holds); }
    const tape::Lane& has_invariants() const { return has_invariants_; }  // before the move, without the mistake

    // For replaying.
    bool is_legal(int lane) const { return with(recorded_.legal).test(lane); }
    Bitstring after(int lane) const;
    // Each outcome that the rules see, of the position before or after the move.
    Bitstring outcomes(int lane, bool after_move) const;
    // The same by the constraints; whether they accept what the rules make of the move, or the other position.
    bool constraints_allow(int lane) const { return with(recorded_.legal_too).test(lane); }
    bool constraints_accept(int lane, bool other) const {
        return with(other ? recorded_.accepts_other : recorded_.accepts_after).test(lane);
    }
    Bitstring constraints_outcomes(int lane) const;

private:
    const tape::Lane& with(Ref r, int bit = 0) const { return lanes_.with_mistake(r, bit); }
    const tape::Lane& is_sound() const { return lanes_.value(recorded_.is_sound); }
    tape::Lane differs(Ref r) const;
    tape::Lane after_changes() const;
    tape::Lane disagree(bool mistaken) const;
    tape::Lane plainly_otherwise(bool mistaken) const;
    void tell(Noticed& noticed, const Watched& w, const tape::Lane& where) const;
    tape::Lane other_is_elsewhere(bool mistaken) const;
    tape::Lane all_invariants(const std::vector<Watched>& of, bool mistaken) const;
    void put_field(std::span<const FlatCase> cases, const std::vector<Ref>& fields, Bitstring FlatCase::*bits);

    const Recorded& recorded_;
    tape::Lanes lanes_;
    tape::Lane used_, disagree_anyway_, has_invariants_;
    // The plain implementation's: of which cases it says something, and what.
    struct Plain {
        tape::Lane known, legal;
        std::vector<tape::Lane> after, outcomes;  // by bit
    } plain_;
    tape::Lane plain_anyway_;
    std::set<std::string, std::less<>> broken_anyway_;
};

}  // namespace nomos::grade
