#include "analysis/grade/trial.hpp"

#include <algorithm>

#include "model/core/error.hpp"

namespace nomos::grade {

using tape::Lane;

Means means_of(const PropertyInfo& property) {
    switch (property.kind) {
        case PropertyKind::invariant:
        case PropertyKind::lemma:
            return Means::invariant;
        case PropertyKind::claim:
            return Means::claim;
        default:
            return Means::law;
    }
}

Trial::Trial(const Recorded& recorded) : recorded_(recorded), lanes_(recorded.tape) {}

// --- before a mistake is made ----------------------------------------------------------------------
void Trial::put_field(std::span<const FlatCase> cases, const std::vector<Ref>& fields, Bitstring FlatCase::*bits) {
    std::size_t at = 0;
    for (const Ref field : fields)
        for (int bit = 0; bit < recorded_.tape.at(field).width; ++bit, ++at) {
            Lane& lane = lanes_.input(field, bit);
            for (int i = 0; i < tape::kLanes; ++i) {
                const FlatCase& c = cases[std::min(static_cast<std::size_t>(i), cases.size() - 1)];
                lane.assign(i, (c.*bits)[at]);
            }
        }
}
void Trial::put(std::span<const FlatCase> cases) {
    expect(!cases.empty() && cases.size() <= tape::kLanes, "a trial has some cases, and no more than lanes");
    put_field(cases, recorded_.setting, &FlatCase::setting), put_field(cases, recorded_.before, &FlatCase::before);
    put_field(cases, recorded_.move, &FlatCase::move), put_field(cases, recorded_.other, &FlatCase::other);
    for (int i = 0; i < tape::kLanes; ++i) used_.assign(i, static_cast<std::size_t>(i) < cases.size());
    for (int c = 0; c < recorded_.tape.at(recorded_.clauses).width; ++c)
        lanes_.input(recorded_.clauses, c) = Lane::all();
    plain_.known = {};
}
void Trial::hold_against(std::span<const std::optional<FlatVerdict>> plain) {
    plain_ = {};
    const auto put_bits = [](std::vector<Lane>& to, const Bitstring& bits, int lane) {
        to.resize(std::max(to.size(), bits.size()));
        for (std::size_t b = 0; b < bits.size(); ++b) to[b].assign(lane, bits[b]);
    };
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (!plain[i]) continue;
        const int lane = static_cast<int>(i);
        plain_.known.assign(lane, true), plain_.legal.assign(lane, plain[i]->legal);
        put_bits(plain_.after, plain[i]->after, lane), put_bits(plain_.outcomes, plain[i]->outcomes, lane);
    }
}
void Trial::leave_out(int clause, int lane) { lanes_.input(recorded_.clauses, clause).assign(lane, false); }
void Trial::run() {
    lanes_.run(), lanes_.run_with({});
    disagree_anyway_ = disagree(false), plain_anyway_ = plainly_otherwise(false);
    has_invariants_ = all_invariants(recorded_.before_it, false) & is_sound() & used_;
    Noticed anyway;
    ask_properties(anyway), ask_of_constraints(anyway);
    for (const auto& [by, lanes] : anyway) broken_anyway_.insert(by.second);
}

// --- what changes ------------------------------------------------------------------------------------
Lane Trial::differs(Ref r) const {
    Lane some;
    for (int bit = 0; bit < recorded_.tape.at(r).width; ++bit) some = some | (with(r, bit) ^ lanes_.value(r, bit));
    return some;
}
Lane Trial::after_changes() const {
    Lane elsewhere;
    for (const Ref field : recorded_.after) elsewhere = elsewhere | differs(field);
    return elsewhere;
}
Lane Trial::rules_change() const {
    const Lane legal_anyway = lanes_.value(recorded_.legal) & with(recorded_.legal);
    return used_ & is_sound() &
           (differs(recorded_.legal) | differs(recorded_.outcome) | (legal_anyway & after_changes()));
}
Lane Trial::constraints_change() const {
    const Lane legal = lanes_.value(recorded_.legal) & with(recorded_.legal_too);
    Lane some = differs(recorded_.legal_too) | (legal & differs(recorded_.accepts_after)) |
                (legal & lanes_.value(recorded_.is_other_sound) & differs(recorded_.accepts_other));
    for (const Ref outcome : recorded_.outcome_too) some = some | differs(outcome);
    return used_ & is_sound() & some;
}

// --- what notices ------------------------------------------------------------------------------------
Lane Trial::other_is_elsewhere(bool mistaken) const {
    Lane some;
    for (std::size_t f = 0; f < recorded_.after.size(); ++f)
        for (int bit = 0; bit < recorded_.tape.at(recorded_.after[f]).width; ++bit) {
            const Ref after = recorded_.after[f];
            some = some |
                   ((mistaken ? with(after, bit) : lanes_.value(after, bit)) ^ lanes_.value(recorded_.other[f], bit));
        }
    return some;
}
Lane Trial::disagree(bool mistaken) const {
    const auto is = [&](Ref r, int bit = 0) { return mistaken ? with(r, bit) : lanes_.value(r, bit); };
    const Lane both = is(recorded_.legal) & is(recorded_.legal_too);
    const Lane a_second = is(recorded_.is_other_sound) & is(recorded_.accepts_other) & other_is_elsewhere(mistaken);
    Lane some = (is(recorded_.legal) ^ is(recorded_.legal_too)) | (both & (~is(recorded_.accepts_after) | a_second));
    for (std::size_t k = 0; k < recorded_.outcome_too.size(); ++k)
        some = some | (is(recorded_.outcome, static_cast<int>(k)) ^ is(recorded_.outcome_too[k]));
    return used_ & is_sound() & some;
}
Lane Trial::plainly_otherwise(bool mistaken) const {
    if (!plain_.known.any()) return {};
    const auto is = [&](Ref r, int bit) { return mistaken ? with(r, bit) : lanes_.value(r, bit); };
    const Lane legal = is(recorded_.legal, 0);
    Lane elsewhere, some = legal ^ plain_.legal;
    std::size_t at = 0;
    for (const Ref field : recorded_.after)
        for (int bit = 0; bit < recorded_.tape.at(field).width && at < plain_.after.size(); ++bit, ++at)
            elsewhere = elsewhere | (is(field, bit) ^ plain_.after[at]);
    some = some | (legal & plain_.legal & elsewhere);
    for (std::size_t k = 0; k < plain_.outcomes.size(); ++k)
        some = some | (is(recorded_.outcome, static_cast<int>(k)) ^ plain_.outcomes[k]);
    return used_ & is_sound() & plain_.known & some;
}
Lane Trial::encodings_disagree() const { return disagree(true) & ~disagree_anyway_; }

Lane Trial::all_invariants(const std::vector<Watched>& of, bool mistaken) const {
    Lane all = Lane::all();
    for (const Watched& w : of)
        if (is_invariant(w)) all = all & (mistaken ? with(w.holds) : lanes_.value(w.holds));
    return all;
}
void Trial::tell(Noticed& noticed, const Watched& w, const Lane& where) const {
    if (!where.any() || broken_anyway_.contains(w.info->id)) return;
    Lane& all = noticed[{means_of(*w.info), std::string(w.info->id)}];
    all = all | where;
}
void Trial::ask_of_constraints(Noticed& noticed) const {
    const Lane second = has_invariants_ & with(recorded_.legal) & with(recorded_.legal_too) &
                        lanes_.value(recorded_.is_other_sound) & with(recorded_.accepts_other);
    for (const Watched& w : recorded_.before_too) tell(noticed, w, has_invariants_ & ~with(w.holds));
    for (const Watched& w : recorded_.candidate_too) tell(noticed, w, has_invariants_ & ~with(w.holds));
    for (const Watched& w : recorded_.it_to_other) tell(noticed, w, second & ~with(w.holds));
}
void Trial::ask_properties(Noticed& noticed) const {
    const auto tell = [&](const Watched& w, const Lane& where) { this->tell(noticed, w, where); };
    const Lane known = has_invariants_ & all_invariants(recorded_.before_it, true);
    const Lane moves = known & with(recorded_.legal), sound_after = with(recorded_.is_after_sound);
    if (const Lane wrong = moves & ~sound_after; wrong.any())
        noticed[{Means::invariant, "positions stay well-formed"}] = wrong;
    for (const Watched& w : recorded_.before_it)
        if (!is_invariant(w)) tell(w, known & ~with(w.holds));
    for (const Watched& w : recorded_.candidate) tell(w, known & ~with(w.holds));
    for (const Watched& w : recorded_.after_it)
        if (is_invariant(w)) tell(w, moves & sound_after & ~with(w.holds));
    for (const Watched& w : recorded_.it) tell(w, moves & ~with(w.holds));
}

// --- replaying ---------------------------------------------------------------------------------------
Bitstring Trial::after(int lane) const {
    Bitstring bits;
    for (const Ref field : recorded_.after)
        for (int bit = 0; bit < recorded_.tape.at(field).width; ++bit) bits.push_back(with(field, bit).test(lane));
    return bits;
}
Bitstring Trial::outcomes(int lane, bool after_move) const {
    const Ref of = after_move ? recorded_.outcome_after : recorded_.outcome;
    Bitstring bits;
    for (int k = 0; k < recorded_.tape.at(of).width; ++k) bits.push_back(with(of, k).test(lane));
    return bits;
}
Bitstring Trial::constraints_outcomes(int lane) const {
    Bitstring bits;
    for (const Ref outcome : recorded_.outcome_too) bits.push_back(with(outcome).test(lane));
    return bits;
}

}  // namespace nomos::grade
