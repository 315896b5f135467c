#include "model/smt/shared_terms.hpp"

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "model/smt/notions.hpp"

namespace nomos::smt {
namespace {

using Ids = std::unordered_set<unsigned>;

// Every term inside these, themselves included.
Ids terms_within(const TermList& list) {
    Ids ids;
    std::vector<z3::expr> open = list.terms();
    while (!open.empty()) {
        const z3::expr e = open.back();
        open.pop_back();
        if (!ids.insert(e.id()).second) continue;
        for (unsigned i = 0; i < e.num_args(); ++i) open.push_back(e.arg(i));
    }
    return ids;
}

// Writes a term anew with every shared term in it replaced, from the outside in. An explicit stack:
// terms are deeper than a call stack.
class Rewriter {
public:
    Rewriter(Session& session, const Ids& one, const Ids& other, std::string_view name)
        : session_(session), one_(one), other_(other), name_(name) {}

    z3::expr operator()(const z3::expr& root) {
        open_.push_back(root);
        while (!open_.empty()) {
            const z3::expr next = open_.back();
            step(next);
        }
        return done_.at(root.id());
    }

private:
    // A term of its own is written when its parts are; a leaf stays.
    void step(const z3::expr& e) {
        if (done_.contains(e.id())) return open_.pop_back();
        if (e.num_args() == 0) return settle(e, e);
        if (one_.contains(e.id()) && other_.contains(e.id())) return settle(e, variable_for(e));
        const std::size_t waiting = open_.size();
        for (unsigned i = 0; i < e.num_args(); ++i)
            if (!done_.contains(e.arg(i).id())) open_.push_back(e.arg(i));
        if (open_.size() == waiting) settle(e, written_anew(e));
    }
    void settle(const z3::expr& e, const z3::expr& as) {
        done_.emplace(e.id(), as);
        open_.pop_back();
    }
    z3::expr variable_for(const z3::expr& e) {
        const std::string name = name_ + " " + std::to_string(done_.size());
        return session_.context().constant(name.c_str(), e.get_sort());
    }
    z3::expr written_anew(const z3::expr& e) {
        z3::expr_vector parts(session_.context());
        for (unsigned i = 0; i < e.num_args(); ++i) parts.push_back(done_.at(e.arg(i).id()));
        return e.decl()(parts);
    }

    Session& session_;
    const Ids& one_;
    const Ids& other_;
    const std::string name_;
    std::vector<z3::expr> open_;
    std::unordered_map<unsigned, z3::expr> done_;
};

}  // namespace

Bit forget_shared(Session& session, const Bit& question, const TermList& one, const TermList& other,
                  std::string_view name) {
    // Of notions more is known than that both compute them: the session knows it of the terms as they are.
    if (question.is_constant() || !notions_in({question}).empty()) return question;
    const Ids in_one = terms_within(one), in_other = terms_within(other);
    return Bit(Rewriter(session, in_one, in_other, name)(question.expr()));
}

}  // namespace nomos::smt
