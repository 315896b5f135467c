#include "analysis/grade/solver.hpp"

#include "model/core/error.hpp"

namespace nomos::grade {

using Wire = gates::Bit;

Wire Solver::differs(Ref r) const {
    return exists(0, recorded_.tape.at(r).width,
                  [&](int bit) { return wires_.with_mistake(r, bit) != wires_.value(r, bit); });
}
Wire Solver::after_changes() const {
    Wire elsewhere = false;
    for (const Ref field : recorded_.after) elsewhere = elsewhere || differs(field);
    return elsewhere;
}
Wire Solver::rules_change() const {
    return differs(recorded_.legal) || differs(recorded_.outcome) ||
           (wires_.value(recorded_.legal) && wires_.with_mistake(recorded_.legal) && after_changes());
}
// Any position may be `other`, so that of what the constraints accept after the move is all that there is.
Wire Solver::constraints_change() const {
    Wire some =
        differs(recorded_.legal_too) || (wires_.value(recorded_.legal_too) && wires_.value(recorded_.legal) &&
                                         wires_.value(recorded_.is_other_sound) && differs(recorded_.accepts_other));
    for (const Ref outcome : recorded_.outcome_too) some = some || differs(outcome);
    return some;
}
Wire Solver::invariants(bool mistaken) const {
    Wire all = true;
    for (const Watched& w : recorded_.before_it)
        if (is_invariant(w)) all = all && (mistaken ? wires_.with_mistake(w.holds) : wires_.value(w.holds));
    return all;
}
// Without the mistake no property fails of a position with the invariants, or of a legal move from there (`nomos check`
// proves that): so each is asked only where the mistake makes it fail, and wires that it leaves alone fall out.
Wire Solver::property_notices(const std::set<std::string, std::less<>>& but) const {
    const Wire &legal = wires_.with_mistake(recorded_.legal), &legal_anyway = wires_.value(recorded_.legal);
    const auto fails = [&](Ref r) { return !wires_.with_mistake(r) && (!legal_anyway || wires_.value(r)); };
    Wire of_position = false, of_move = fails(recorded_.is_after_sound);
    const auto ask = [&](const Watched& w) {
        if (!is_invariant(w) && !but.contains(w.info->id))
            of_position = of_position || (!wires_.with_mistake(w.holds) && wires_.value(w.holds));
    };
    for (const Watched& w : recorded_.before_it) ask(w);
    for (const Watched& w : recorded_.candidate) ask(w);
    for (const Watched& w : recorded_.after_it)
        if (is_invariant(w) && !but.contains(w.info->id)) of_move = of_move || fails(w.holds);
    for (const Watched& w : recorded_.it)
        if (!but.contains(w.info->id)) of_move = of_move || fails(w.holds);
    return invariants(false) && invariants(true) && (of_position || (legal && of_move));
}
Wire Solver::asked(Question question, const std::set<std::string, std::less<>>& but) const {
    switch (question) {
        case Question::rules_change:
            return rules_change();
        case Question::constraints_change:
            return constraints_change();
        case Question::rules_change_in_play:
            return invariants(false) && rules_change();
        case Question::property_notices:
            return property_notices(but);
    }
    throw std::logic_error("every question is one of the above");
}

Bitstring Solver::read(smt::ClausesOf& model, const std::vector<Ref>& fields) const {
    Bitstring bits;
    for (const Ref field : fields)
        for (int bit = 0; bit < recorded_.tape.at(field).width; ++bit)
            bits.push_back(model.value(wires_.value(field, bit)));
    return bits;
}
smt::Answer Solver::ask(Question question, FlatCase& found, const std::set<std::string, std::less<>>& but) {
    const Wire wanted = wires_.value(recorded_.is_sound) && asked(question, but);
    if (wanted.is_constant() && !wanted.constant()) return smt::Answer::unsatisfiable;
    smt::Session session(budget_);
    smt::ClausesOf clauses(wires_.net(), session);
    session.require(clauses.term(wanted));
    const smt::Answer answer = session.check();
    if (answer == smt::Answer::satisfiable)
        found = {read(clauses, recorded_.setting), read(clauses, recorded_.before), read(clauses, recorded_.move),
                 read(clauses, recorded_.other)};
    return answer;
}

}  // namespace nomos::grade
