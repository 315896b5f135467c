#include "analysis/grade/mistakes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "model/core/dice.hpp"

namespace nomos::grade {
namespace {

using tape::Node;
using tape::Op;
using tape::Tape;

bool is_flag(const Tape& tape, const Node& n) { return n.op == Op::bit_of && tape.at(n.a).op == Op::flag; }
std::string name_of_file(const std::string& path) { return path.substr(path.rfind('/') + 1); }

// --- owners ----------------------------------------------------------------------------------------
constexpr int kNobody = -1;

// The clause that a node is the flag of, or the flag turned; else kNobody.
std::vector<int> flags_of(const Tape& tape) {
    std::vector<int> flags;
    for (const Node& n : tape.nodes()) {
        if (is_flag(tape, n)) {
            flags.push_back(n.n);
            continue;
        }
        const bool is_negation = n.op == Op::negation || n.op == Op::same;
        flags.push_back(is_negation ? flags[static_cast<std::size_t>(n.a)] : kNobody);
    }
    return flags;
}
// Everything that r is made of and that nobody owns yet.
void own(const Tape& tape, std::vector<int>& owner, Ref r, int clause) {
    std::vector<Ref> todo{r};
    while (!todo.empty()) {
        const Ref at = todo.back();
        todo.pop_back();
        int& of = owner[static_cast<std::size_t>(at)];
        if (of != kNobody || tape.at(at).op == Op::input || tape.at(at).op == Op::constant) continue;
        of = clause;
        const Node& n = tape.at(at);
        for (const Ref part : {n.a, n.b, n.c}) todo.push_back(part);
    }
}

// --- the list --------------------------------------------------------------------------------------
std::vector<std::string> clauses_of(const Subject& subject, const tape::Site& site, const std::vector<int>& owner) {
    std::set<int> found;
    for (const Ref r : site.nodes) found.insert(owner[static_cast<std::size_t>(r)]);
    std::vector<std::string> ids;
    for (const int c : found)
        if (c >= 0) ids.emplace_back(subject.info().clauses[static_cast<std::size_t>(c)].id);
    return ids;
}
Planned at_site(const tape::Site& site, tape::Change change, std::vector<Ref> nodes, bool last_only) {
    Planned p;
    const bool rules = site.encoding == tape::Encoding::rules;
    p.mistake = {std::move(nodes), change, -1};
    p.mutant.id = fmt::format("{}:{}:{}.{}{}", name_of_file(site.file), site.line, site.column, tape::name_of(change),
                              last_only ? ".last-use" : "");
    p.mutant.where = rules ? Where::rules : Where::constraints;
    p.mutant.file = site.file, p.mutant.line = site.line, p.mutant.column = site.column;
    p.mutant.change = tape::in_words(site.op, change) + (last_only ? ", in its last use only" : "");
    return p;
}
// The last use in each call of the rules: a mistake like a loop that ends one round too soon. None where a call has but
// one use, or where it cannot be told how often properties call the rules.
std::vector<Ref> last_uses(const Recorded& recorded, const tape::Site& site) {
    const Tape& tape = recorded.tape;
    std::map<int, std::vector<Ref>> by_call;
    for (const Ref r : site.nodes) by_call[tape.at(r).call].push_back(r);
    std::set<std::size_t> uses;
    std::vector<Ref> last;
    for (const auto& [call, nodes] : by_call) {
        if (call == recorded.call_by_properties && !uses.contains(nodes.size())) return {};
        uses.insert(nodes.size()), last.push_back(nodes.back());
    }
    return *uses.rbegin() > 1 ? last : std::vector<Ref>{};
}
void add_site(const Subject& subject, const tape::Site& site, const std::vector<int>& owner,
              std::vector<Planned>& all) {
    const Tape& tape = subject.recorded().tape;
    for (const tape::Change change : tape::changes_of(tape, site)) {
        all.push_back(at_site(site, change, site.nodes, false));
        if (site.encoding == tape::Encoding::constraints)
            all.back().mutant.clauses = clauses_of(subject, site, owner);
        else if (const std::vector<Ref> last = last_uses(subject.recorded(), site); !last.empty())
            all.push_back(at_site(site, change, last, true));
    }
}
void add_clauses(const Subject& subject, std::vector<Planned>& all) {
    const auto& clauses = subject.info().clauses;
    for (std::size_t c = 0; c < clauses.size(); ++c) {
        if (subject.is_judged_elsewhere(static_cast<int>(c))) continue;
        Planned p;
        p.mistake.clause = static_cast<int>(c);
        p.mutant.id = fmt::format("clause.{}", clauses[c].id);
        p.mutant.clauses = {std::string(clauses[c].id)};
        p.mutant.change = "the clause is left out";
        all.push_back(std::move(p));
    }
}

}  // namespace

std::vector<int> owners(const Tape& tape) {
    const std::vector<int> flags = flags_of(tape);
    std::vector<int> owner(tape.nodes().size(), kNobody);
    for (std::size_t r = 0; r < tape.nodes().size(); ++r) {
        const Node& n = tape.nodes()[r];
        if (flags[r] != kNobody || n.op == Op::input || n.op == Op::constant || n.op == Op::flag) continue;
        for (const Ref part : {n.a, n.b, n.c}) {
            const int clause = flags[static_cast<std::size_t>(part)];
            if (clause == kNobody) continue;
            for (const Ref other : {n.a, n.b, n.c})
                if (flags[static_cast<std::size_t>(other)] == kNobody) own(tape, owner, other, clause);
            if (owner[r] == kNobody) owner[r] = clause;
        }
    }
    return owner;
}

std::vector<Planned> planned(const Subject& subject) {
    const Tape& tape = subject.recorded().tape;
    const std::vector<int> owner = owners(tape);
    std::vector<Planned> all;
    add_clauses(subject, all);
    for (const tape::Site& site : tape.sites()) add_site(subject, site, owner, all);
    std::ranges::stable_sort(all, {}, [](const Planned& p) { return p.mutant.id; });
    return all;
}

std::vector<Planned> drawn(std::vector<Planned> all, int most, std::uint64_t seed) {
    if (most <= 0) return all;
    Dice dice(seed);
    for (const Where where : {Where::constraints, Where::rules}) {
        std::vector<std::size_t> of_it;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].mutant.where == where) of_it.push_back(i);
        std::set<std::size_t> gone;
        for (; of_it.size() > static_cast<std::size_t>(most); of_it.pop_back()) {
            std::swap(of_it[static_cast<std::size_t>(dice.below(static_cast<int>(of_it.size())))], of_it.back());
            gone.insert(of_it.back());
        }
        std::vector<Planned> left;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!gone.contains(i)) left.push_back(std::move(all[i]));
        all = std::move(left);
    }
    return all;
}

}  // namespace nomos::grade
