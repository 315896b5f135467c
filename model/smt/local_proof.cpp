#include "model/smt/local_proof.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>

#include "model/smt/circuit.hpp"

namespace nomos::smt {
namespace {

using Op = Circuit::Op;

// A node, or its negation.
struct Literal {
    int node;
    bool holds;
};
using Literals = std::vector<Literal>;

// --- what a node looks at --------------------------------------------------------------------------
constexpr int kWide = 100;  // a node that looks at more variables is itself taken for one

class Views {
public:
    explicit Views(const Circuit& c) : c_(c), of_(c.nodes.size()), wide_(c.nodes.size()), spread_(c.nodes.size()) {
        for (int i = 2; i < static_cast<int>(c.nodes.size()); ++i) look(i);
    }
    const std::vector<int>& of(int node) const { return of_[at(node)]; }
    bool is_wide(int node) const { return wide_[at(node)]; }
    // It is wide, or something in it is.
    bool is_spread(int node) const { return spread_[at(node)]; }

private:
    static std::size_t at(int node) { return static_cast<std::size_t>(node); }
    void look(int i) {
        auto& view = of_[at(i)];
        if (c_.op(i) == Op::variable) view = {i};
        for (int p : c_.parts(i)) {
            if (spread_[at(p)]) spread_[at(i)] = true;
            std::vector<int> both;
            std::ranges::set_union(view, of_[at(p)], std::back_inserter(both));
            view = std::move(both);
            if (view.size() > kWide) {
                view = {i}, wide_[at(i)] = spread_[at(i)] = true;
                return;
            }
        }
    }

    const Circuit& c_;
    std::vector<std::vector<int>> of_;
    std::vector<bool> wide_, spread_;
};

// --- the parts of an "or" --------------------------------------------------------------------------
class Parts {
public:
    Parts(const Circuit& c, const Views& views) : c_(c), views_(views) {}

    // Into how many parts "l or nothing" falls.
    int count(Literal l) {
        if (const auto found = counts_.find(key(l)); found != counts_.end()) return found->second;
        const int n = std::min(counted(l), kMost);
        counts_[key(l)] = n;
        return n;
    }
    // Each part as literals that all hold in it.
    std::vector<Literals> of(Literal l) {
        parts_.clear();
        collect(l, {});
        return std::move(parts_);
    }
    static constexpr int kMost = 20'000;

private:
    static int key(Literal l) { return 2 * l.node + (l.holds ? 1 : 0); }
    static Literal inner(const Circuit& c, Literal l) { return {c.parts(l.node)[0], !l.holds}; }
    // What looks at few variables has one place already.
    bool splits(Literal l) const {
        return views_.is_spread(l.node) && c_.op(l.node) == (l.holds ? Op::any_of : Op::all_of);
    }
    bool joins(Literal l) const {
        return views_.is_spread(l.node) && c_.op(l.node) == (l.holds ? Op::all_of : Op::any_of);
    }
    // Of an "and", the one part that falls into most.
    int widest(Literal l) {
        int best = c_.parts(l.node)[0];
        for (int p : c_.parts(l.node))
            if (count({p, l.holds}) > count({best, l.holds})) best = p;
        return best;
    }
    int counted(Literal l) {
        if (c_.op(l.node) == Op::negation) return count(inner(c_, l));
        if (joins(l)) return count({widest(l), l.holds});
        if (!splits(l)) return 1;
        int sum = 0;
        for (int p : c_.parts(l.node)) sum = std::min(sum + count({p, l.holds}), kMost);
        return sum;
    }
    void collect(Literal l, Literals beside) {
        if (c_.op(l.node) == Op::negation) return collect(inner(c_, l), std::move(beside));
        if (splits(l)) {
            for (int p : c_.parts(l.node)) collect({p, l.holds}, beside);
            return;
        }
        if (!joins(l) || count(l) == 1) {
            beside.push_back(l);
            parts_.push_back(std::move(beside));
            return;
        }
        const int main = widest(l);
        for (int p : c_.parts(l.node))
            if (p != main) beside.push_back({p, l.holds});
        collect({main, l.holds}, std::move(beside));
    }

    const Circuit& c_;
    const Views& views_;
    std::unordered_map<int, int> counts_;
    std::vector<Literals> parts_;
};

// --- one question ----------------------------------------------------------------------------------
// Asks about nodes of a circuit in a solver of its own. What is to count as a variable is taken for one,
// whatever it stands for.
template <class IsVariable>
class Question {
public:
    Question(const Circuit& c, z3::context& context, const Budget& budget, IsVariable is_variable)
        : c_(c), context_(context), solver_(limited_solver(context, budget)), is_variable_(is_variable) {
        made_.emplace(0, context.bool_val(true)), made_.emplace(1, context.bool_val(false));
    }
    void require_any(const Literals& literals) { solver_.add(z3::mk_or(written(literals))); }
    // ... of these parts, in each of which all literals hold.
    void require_some(std::span<const Literals> parts) {
        z3::expr_vector some(context_);
        for (const Literals& part : parts) some.push_back(z3::mk_and(written(part)));
        solver_.add(z3::mk_or(some));
    }
    bool refuted() { return asked(solver_) == Answer::unsatisfiable; }

private:
    z3::expr_vector written(const Literals& literals) {
        z3::expr_vector all(context_);
        for (const Literal& l : literals) all.push_back(l.holds ? written(l.node) : !written(l.node));
        return all;
    }
    // From the parts up, with a stack of its own: circuits are deeper than a call stack.
    z3::expr written(int root) {
        std::vector<int> open{root};
        while (!open.empty()) {
            const int node = open.back();
            const std::size_t waiting = open.size();
            if (!made_.contains(node) && !is_variable_(node))
                for (int p : c_.parts(node))
                    if (!made_.contains(p)) open.push_back(p);
            if (open.size() > waiting) continue;
            open.pop_back();
            if (!made_.contains(node)) made_.emplace(node, is_variable_(node) ? variable(node) : expression(node));
        }
        return made_.at(root);
    }
    z3::expr variable(int node) { return context_.bool_const(std::to_string(node).c_str()); }
    z3::expr expression(int node) {
        z3::expr_vector parts(context_);
        for (int p : c_.parts(node)) parts.push_back(made_.at(p));
        switch (c_.op(node)) {
            case Op::negation:
                return !parts[0];
            case Op::all_of:
                return z3::mk_and(parts);
            case Op::any_of:
                return z3::mk_or(parts);
            case Op::same:
                return parts[0] == parts[1];
            case Op::choice:
                return z3::ite(parts[0], parts[1], parts[2]);
            default:
                return variable(node);
        }
    }

    const Circuit& c_;
    z3::context& context_;
    z3::solver solver_;
    IsVariable is_variable_;
    std::unordered_map<int, z3::expr> made_;
};

// --- the neighbourhood of a part -----------------------------------------------------------------------
constexpr int kLocal = 40;                 // what looks at more variables is no local knowledge
constexpr std::size_t kHub = 90;           // a variable that more facts look at leads everywhere
constexpr std::size_t kMostKnown = 1'500;  // more facts than this are no neighbourhood
constexpr Budget kLocalBudget{budget::kLocalPart, 0, 1};

class Places {
public:
    Places(const Circuit& c, const Views& views, z3::context& context)
        : c_(c), views_(views), context_(context), near_(c.nodes.size()) {
        for (int node : c.required) learn({{node, true}});
        for (int i = 0; i < static_cast<int>(c.nodes.size()); ++i)
            if (views_.is_wide(i)) learn_of_wide(i);
        for (int k = 0; k < static_cast<int>(facts_.size()); ++k)
            if (std::ranges::all_of(view_[at(k)], [&](int v) { return has_no_place(v); })) general_.push_back(k);
    }
    // Is it refuted, from what is known near, that one of these parts holds?
    bool refuted(std::span<const Literals> parts) {
        for (int radius = 1; radius <= kFarthest; ++radius) {
            const std::vector<int> known = around(parts, radius);
            if (known.size() > kMostKnown) return false;
            Question question(c_, context_, kLocalBudget, [&](int node) { return views_.is_wide(node); });
            question.require_some(parts);
            for (int k : known) question.require_any(facts_[at(k)]);
            if (question.refuted()) return true;
        }
        return false;
    }

private:
    static constexpr int kFarthest = 2;

    std::vector<int> view_of(const Literals& fact) const {
        std::vector<int> view;
        for (const Literal& l : fact) view.insert(view.end(), views_.of(l.node).begin(), views_.of(l.node).end());
        std::ranges::sort(view);
        view.erase(std::unique(view.begin(), view.end()), view.end());
        return view;
    }
    void learn(Literals fact) {
        const auto view = view_of(fact);
        if (view.size() > kLocal) return;
        for (int v : view) near_[at(v)].push_back(static_cast<int>(facts_.size()));
        facts_.push_back(std::move(fact));
        view_.push_back(view);
    }
    // Whose turn it is, which reading holds, or a term that looks at a whole board.
    bool has_no_place(int v) const { return near_[at(v)].size() > kHub || c_.place[at(v)] == Circuit::kNoPlace; }
    // One part of an "or" makes it true, one of an "and" false.
    void learn_of_wide(int node) {
        const bool is_or = c_.op(node) == Op::any_of;
        if (!is_or && c_.op(node) != Op::all_of) return;
        for (int p : c_.parts(node)) learn({{node, is_or}, {p, !is_or}});
    }
    std::vector<int> around(std::span<const Literals> parts, int radius) const {
        Neighbourhood n;
        std::vector<int> border;
        for (const Literals& part : parts)
            for (const Literal& l : part)
                for (int v : views_.of(l.node))
                    if (n.seen.insert(v).second) border.push_back(v);
        for (int r = 0; r < radius; ++r) border = one_step_further(n, border);
        for (int k : general_) n.take(k);
        for (int v : n.seen)  // and all that is said of these variables alone
            for (int k : near_[at(v)])
                if (std::ranges::all_of(view_[at(k)], [&](int w) { return n.seen.contains(w); })) n.take(k);
        std::ranges::sort(n.known);
        return n.known;
    }
    struct Neighbourhood {
        std::unordered_set<int> seen, taken;  // variables; facts
        std::vector<int> known;
        bool take(int fact) {
            const bool is_new = taken.insert(fact).second;
            if (is_new) known.push_back(fact);
            return is_new;
        }
    };
    // What the facts about these variables look at besides.
    std::vector<int> one_step_further(Neighbourhood& n, const std::vector<int>& border) const {
        std::vector<int> next;
        for (int v : border) {
            if (near_[at(v)].size() > kHub) continue;
            for (int k : near_[at(v)]) {
                if (!n.take(k)) continue;
                for (int w : view_[at(k)])
                    if (n.seen.insert(w).second) next.push_back(w);
            }
        }
        return next;
    }
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    const Circuit& c_;
    const Views& views_;
    z3::context& context_;
    std::vector<Literals> facts_;         // at least one literal of each holds
    std::vector<std::vector<int>> view_;  // of each fact
    std::vector<int> general_;            // facts about nothing that has a place
    std::vector<std::vector<int>> near_;  // by variable: the facts that look at it
};

// --- all parts -------------------------------------------------------------------------------------
constexpr std::size_t kTogether = 16;  // parts of one place that are asked together

// The cell that a part is about, as far as one can tell: for grouping alone.
int place_of(const Circuit& c, const Literals& part) {
    int place = -1;
    for (const Literal& l : part)
        if (const int p = c.place[static_cast<std::size_t>(l.node)]; p != Circuit::kNoPlace) place = std::max(place, p);
    return place;
}
// The parts of the claim, those of one place together.
std::vector<Literals> parts_by_place(const Circuit& c, const Views& views) {
    auto parts = Parts(c, views).of({c.claimed.front(), true});
    std::erase_if(parts, [&](const Literals& part) {  // "the claim is not made" is one of them
        return part.size() == 1 && part[0].node == c.claim && !part[0].holds;
    });
    std::ranges::stable_sort(parts, {}, [&](const Literals& part) { return place_of(c, part); });
    return parts;
}
// Those parts that what is known near does not refute; none at all when they are too many for this to help.
std::optional<std::vector<Literals>> left_open(const Circuit& c, const Views& views, z3::context& context) {
    const std::vector<Literals> parts = parts_by_place(c, views);
    Places places(c, views, context);
    std::vector<Literals> left;
    for (std::size_t i = 0, end = 0; i < parts.size(); i = end) {
        while (end < parts.size() && end - i < kTogether && place_of(c, parts[end]) == place_of(c, parts[i])) ++end;
        const std::span group(parts.data() + i, end - i);
        if (!places.refuted(group)) left.insert(left.end(), group.begin(), group.end());
        if (left.size() > parts.size() / 4 + kTogether) return {};
    }
    return left;
}

}  // namespace

bool refuted_in_places(Session& session, const Bit& claim, const std::vector<Bit>& given, const Budget& budget) {
    const Circuit c = circuit_of(session.context(), claim, given);
    if (!c.understood) return false;
    if (std::ranges::count(c.required, 1) > 0) return true;  // what is given cannot be
    if (c.claimed.size() != 1) return false;
    Context context;
    const auto left = left_open(c, Views(c), context);
    if (!left) return false;
    if (left->empty()) return true;
    Question rest(c, context, {budget::kOpenParts, budget.milliseconds, budget.seed}, [](int) { return false; });
    rest.require_some(*left);
    for (int node : c.required) rest.require_any({{node, true}});
    return rest.refuted();
}

}  // namespace nomos::smt
