// Questions that are the same but for the names of their inputs.
//
// A board may be turned: what is asked about a march to the east is what is asked about one to the north,
// with every space called otherwise. Such a question need not be asked again. So that this can be seen, a
// question is written in a normal form - a circuit over the bits of its inputs, in which the order of the
// parts of an "and" does not show - with each input under its new name; the same form is the same question.
//
// Sound, whatever the renaming: it is one-to-one (a contract), and names do not matter to whether a formula
// can be satisfied. A renaming that is no symmetry of the rules only leads to forms that were not met before.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/smt/literal.hpp"
#include "model/smt/session.hpp"

namespace nomos::smt {

// A bit of an input: a word's, or 0 of a Boolean.
struct InputBit {
    std::string input;
    int bit;
    friend auto operator<=>(const InputBit&, const InputBit&) = default;
};
// What a bit of an input of so many bits is called instead. One-to-one.
using Renaming = std::function<InputBit(const InputBit&, int size)>;

// Nodes of circuits, each once: the same parts make the same node.
class Forms {
public:
    using Literal = aig::Literal;
    static constexpr Literal kFalse = aig::kFalse, kTrue = aig::kTrue;

    enum class Op : unsigned char { constant, input, all_of, just_one, same, choice, sum, bit_of, less, signed_less };

    Forms();
    Literal input(const InputBit& bit);
    Literal all_of(const std::vector<Literal>& parts);
    Literal any_of(std::vector<Literal> parts);
    Literal same(Literal a, Literal b);
    Literal choice(Literal c, Literal yes, Literal no);
    // What is not looked into: these parts, in this order.
    int node(Op op, std::vector<int> parts);
    static Literal of_node(int node) { return aig::of_node(node); }
    static Literal negated(Literal l) { return aig::negated(l); }

    Op op(Literal l) const { return nodes_[at(l)].op; }
    const std::vector<int>& parts(Literal l) const { return nodes_[at(l)].parts; }
    std::size_t size() const { return nodes_.size(); }

private:
    static std::size_t at(Literal l) { return static_cast<std::size_t>(aig::node_of(l)); }
    Literal choose_one(const std::vector<Literal>& either);

    struct Node {
        Op op;
        std::vector<int> parts;
        int next;  // of the same hash
    };
    std::vector<Node> nodes_;
    std::unordered_map<std::size_t, int> by_hash_;
    std::map<InputBit, Literal> inputs_;
};

// The questions that have been refuted, whichever session asked them.
class RefutedForms {
public:
    using Question = std::vector<Forms::Literal>;  // what is to hold together, ascending

    // What asks for more than a question that cannot be met cannot be met either.
    bool settle(const Question& q);
    void add(Question q);
    std::mutex in_use;
    Forms forms;

private:
    std::set<Question> known_;
};

// One session's questions, asked or known.
class RefutationCache {
public:
    // Each is looked up under every one of these renamings, and remembered under the first. None: all are asked.
    RefutationCache(Session& session, RefutedForms& refuted, const std::vector<Renaming>& renamings);
    ~RefutationCache();
    // Can these not hold together? Looked up if that was found before; else `solve()` says, and a "yes" is
    // remembered.
    template <class Solve>
    bool is_refuted(const std::vector<Bit>& requirements, Solve&& solve) {
        if (is_known(requirements)) return true;
        if (!solve()) return false;
        remember(requirements);
        return true;
    }

private:
    bool is_known(const std::vector<Bit>& requirements);
    void remember(const std::vector<Bit>& requirements);

    class Reader;
    RefutedForms& refuted_;
    std::vector<std::unique_ptr<Reader>> readers_;
};

}  // namespace nomos::smt
