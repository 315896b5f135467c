#include "model/smt/part_by_part.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "model/smt/forms_reader.hpp"

namespace nomos::smt {
namespace {

using Op = Forms::Op;
using Literal = Forms::Literal;
using Literals = std::vector<Literal>;

constexpr std::size_t kWide = 120;        // what looks at more bits is itself taken for one
constexpr std::size_t kMostChosenOf = 8;  // "just one of these" of more is not looked into
constexpr std::size_t kPart = 250;        // a part that looks at more bits is parted further, where it can be
constexpr std::size_t kBeside = 12;       // so many conditions of one part are what it is about; more are known facts
constexpr std::size_t kHub = 90;          // a bit that more facts look at leads everywhere
constexpr std::size_t kMostKnown = 900;   // more facts than this are no neighbourhood
constexpr int kFarthest = 2;
constexpr int kMostParts = 2'000;
constexpr Budget kBudget{budget::kLocalPart, 0, 1};

std::size_t at(int i) { return static_cast<std::size_t>(i); }
using aig::is_negated, aig::node_of;

// --- what a form looks at --------------------------------------------------------------------------------
class Views {
public:
    explicit Views(const Forms& forms) : forms_(forms) {}

    const std::vector<int>& of(Literal l) {
        look(l);
        return of_[at(node_of(l))].bits;
    }
    // It looks at too much, or something in it does.
    bool is_spread(Literal l) {
        look(l);
        return of_[at(node_of(l))].spread;
    }
    // Taken for a bit, whatever it is made of.
    bool is_bit(Literal l) {
        const auto& view = of(l);
        return view.size() == 1 && view.front() == node_of(l);
    }

private:
    struct View {
        std::vector<int> bits;  // nodes, ascending
        bool known = false, spread = false;
    };
    static bool is_looked_into(Op op, std::size_t parts) {
        return op == Op::all_of || op == Op::same || op == Op::choice || (op == Op::just_one && parts <= kMostChosenOf);
    }
    // From the parts up, with a stack of its own.
    void look(Literal root) {
        if (of_.size() < forms_.size()) of_.resize(forms_.size());
        if (of_[at(node_of(root))].known) return;
        std::vector<Literal> open{root};
        while (!open.empty()) {
            const Literal l = open.back();
            const std::size_t waiting = open.size();
            if (!of_[at(node_of(l))].known && is_looked_into(forms_.op(l), forms_.parts(l).size()))
                for (const Literal p : forms_.parts(l))
                    if (!of_[at(node_of(p))].known) open.push_back(p);
            if (open.size() > waiting) continue;
            open.pop_back();
            if (!of_[at(node_of(l))].known) settle(l);
        }
    }
    void settle(Literal l) {
        View& view = of_[at(node_of(l))];
        view.known = true;
        if (aig::is_constant(l)) return;
        if (!is_looked_into(forms_.op(l), forms_.parts(l).size())) {
            view.bits = {node_of(l)};
            return;
        }
        for (const Literal p : forms_.parts(l)) {
            const View& part = of_[at(node_of(p))];
            view.spread = view.spread || part.spread;
            if (view.bits.size() <= kWide) {
                std::vector<int> both;
                std::ranges::set_union(view.bits, part.bits, std::back_inserter(both));
                view.bits = std::move(both);
            }
        }
        if (view.bits.size() > kWide) view.bits = {node_of(l)}, view.spread = true;
    }

    const Forms& forms_;
    std::vector<View> of_;  // by node
};

// --- what a part is, whatever its bits are called ------------------------------------------------------------
// Bits and nodes numbered as they are met.
class Shape {
public:
    Shape(const Forms& forms, Views& views) : forms_(forms), views_(views) {}
    void add(Literal l) {
        if (aig::is_constant(l)) {  // true or false is no bit that might be called otherwise
            code_.push_back(l == Forms::kFalse ? kNever : kAlways);
            return;
        }
        code_.push_back(is_negated(l) ? kNot : kAsIs);
        const auto [known, is_new] = number_.try_emplace(node_of(l), static_cast<int>(number_.size()));
        code_.push_back(known->second);
        if (!is_new || views_.is_bit(l)) return;
        code_.push_back(static_cast<int>(forms_.op(l)));
        code_.push_back(static_cast<int>(forms_.parts(l).size()));
        for (const Literal p : forms_.parts(l)) add(p);
    }
    void add_choice(const Literals& of) {
        code_.push_back(kJustOneOf);
        for (const Literal l : of) add(l);
    }
    std::vector<int> take() { return std::move(code_); }

private:
    enum : int { kAsIs = -1, kNot = -2, kJustOneOf = -3, kAlways = -4, kNever = -5 };

    const Forms& forms_;
    Views& views_;
    std::vector<int> code_;
    std::unordered_map<int, int> number_;
};

}  // namespace

// --- the proof -----------------------------------------------------------------------------------------------
class PartByPart::Proof {
public:
    explicit Proof(Session& session) : reader_(session, forms_) {}

    bool refuted(const Bit& claim, const std::vector<Bit>& known) {
        const auto claimed = reader_.read({claim}), given = reader_.read(known);
        if (!claimed || !given) return false;
        facts_.clear(), near_.clear(), choices_.clear(), parts_ = 0;
        for (const Literal l : *given) {
            if (l == Forms::kFalse) return true;
            learn(l);
        }
        return fails(*claimed);
    }

private:
    // --- facts ---
    struct Fact {
        Literal literal;
        std::vector<int> view;
    };
    void learn(Literal l) {
        if (forms_.op(l) == Op::just_one && !is_negated(l)) choices_.push_back(l);
        if (const auto each = distributed(l)) {
            for (const Literal one : *each) learn(one);
            return;
        }
        const auto& view = views_.of(l);
        if (view.empty()) return;
        for (const int bit : view) near_[bit].push_back(facts_.size());
        facts_.push_back({l, view});
    }
    // "This, or all of those" is "this or that" for each of those; none: it is not said so, or looks at little. Of two
    // such the pairs would be too many: nothing is learned.
    std::optional<Literals> distributed(Literal l) {
        if (forms_.op(l) != Op::all_of || !is_negated(l) || !views_.is_spread(l)) return {};
        const Literals parts = forms_.parts(l);  // none of which, negated, may all fail
        const auto wide = std::ranges::find_if(
            parts, [&](Literal p) { return forms_.op(p) == Op::all_of && is_negated(p) && views_.is_spread(p); });
        if (wide == parts.end()) return {};
        if (std::ranges::any_of(parts, [&](Literal p) { return p != *wide && views_.is_spread(p); })) return Literals{};
        Literals each;
        for (const Literal one : Literals(forms_.parts(*wide))) {
            Literals some{one};
            for (const Literal p : parts)
                if (p != *wide) some.push_back(Forms::negated(p));
            each.push_back(forms_.any_of(some));
        }
        return each;
    }
    void forget_from(std::size_t first, std::size_t choices) {
        choices_.resize(choices);
        for (; facts_.size() > first; facts_.pop_back())
            for (const int bit : facts_.back().view) near_[bit].pop_back();
    }
    // Those that look at nothing else than these bits.
    void take_within(const std::unordered_set<int>& bits, std::set<std::size_t>& taken) const {
        for (const int bit : bits) {
            const auto found = near_.find(bit);
            if (found == near_.end()) continue;
            for (const std::size_t f : found->second)
                if (facts_[f].view.front() == bit || !bits.contains(facts_[f].view.front()))
                    if (std::ranges::all_of(facts_[f].view, [&](int b) { return bits.contains(b); })) taken.insert(f);
        }
    }
    // What those that look at one of these bits look at besides.
    std::unordered_set<int> neighbours(const std::unordered_set<int>& bits, std::set<std::size_t>& taken) const {
        std::unordered_set<int> more = bits;
        for (const int bit : bits) {
            const auto found = near_.find(bit);
            if (found == near_.end() || found->second.size() > kHub) continue;
            for (const std::size_t f : found->second)
                if (taken.insert(f).second) more.insert(facts_[f].view.begin(), facts_[f].view.end());
        }
        return more;
    }

    // --- parts ---
    // Can these not hold together?
    bool fails(Literals focus) {
        if (++parts_ > kMostParts) return false;
        focus = flat(std::move(focus));
        if (contradicts_itself(focus)) return true;
        const int split = to_be_split(focus);
        if (split < 0) return fails_here(focus);
        const std::size_t known = facts_.size(), choices = choices_.size();
        Literals beside;
        for (std::size_t i = 0; i < focus.size(); ++i) {
            if (static_cast<int>(i) == split) continue;
            learn(focus[i]);
            if (focus.size() <= kBeside) beside.push_back(focus[i]);
        }
        const bool all = std::ranges::all_of(branches(focus[at(split)]), [&](Literals& branch) {
            branch.insert(branch.end(), beside.begin(), beside.end());
            return fails(std::move(branch));
        });
        forget_from(known, choices);
        return all;
    }
    Literals flat(const Literals& given) const {
        Literals all;
        for (const Literal l : given)
            if (forms_.op(l) == Op::all_of && !is_negated(l))
                all.insert(all.end(), forms_.parts(l).begin(), forms_.parts(l).end());
            else
                all.push_back(l);
        return all;
    }
    static bool contradicts_itself(const Literals& all) {
        const std::unordered_set<Literal> seen(all.begin(), all.end());
        return std::ranges::any_of(all,
                                   [&](Literal l) { return l == Forms::kFalse || seen.contains(Forms::negated(l)); });
    }
    // The place of the one that looks at most, if the whole looks at too much; else -1.
    int to_be_split(const Literals& focus) {
        std::unordered_set<int> view;
        int best = -1;
        std::size_t most = 0;
        bool spread = false;
        for (std::size_t i = 0; i < focus.size(); ++i) {
            const Literal l = focus[i];
            view.insert(views_.of(l).begin(), views_.of(l).end());
            const Op op = forms_.op(l);
            if ((op != Op::all_of || !is_negated(l)) && op != Op::same && op != Op::choice) continue;
            const bool of_spread = views_.is_spread(l);
            const std::size_t size = views_.of(l).size() + (of_spread ? 1000 + forms_.parts(l).size() : 0);
            spread = spread || of_spread;
            if (size > most) most = size, best = static_cast<int>(i);
        }
        return spread || view.size() > kPart ? best : -1;
    }
    // It holds if all literals of one of these do, and only then.
    std::vector<Literals> branches(Literal l) const {
        const auto& parts = forms_.parts(l);
        std::vector<Literals> ways;
        switch (forms_.op(l)) {
            case Op::same:
                return {{parts[0], parts[1] ^ (l & 1)}, {Forms::negated(parts[0]), Forms::negated(parts[1]) ^ (l & 1)}};
            case Op::choice:
                return {{parts[0], parts[1] ^ (l & 1)}, {Forms::negated(parts[0]), parts[2] ^ (l & 1)}};
            default:
                for (const Literal p : parts) ways.push_back({Forms::negated(p)});
                return ways;
        }
    }
    bool fails_here(const Literals& focus) {
        std::unordered_set<int> bits;
        for (const Literal l : focus) bits.insert(views_.of(l).begin(), views_.of(l).end());
        std::set<std::size_t> taken;
        take_within(bits, taken);
        if (fails_with(focus, taken, bits)) return true;
        for (int steps = 1; steps <= kFarthest; ++steps) {
            bits = neighbours(bits, taken);
            take_within(bits, taken);
            if (taken.size() > kMostKnown) return false;
            if (fails_with(focus, taken, bits)) return true;
        }
        return false;
    }
    // Of those of which just one holds, these bits: at most one of them.
    std::vector<Literals> choices_within(const std::unordered_set<int>& bits) const {
        std::vector<Literals> all;
        for (const Literal l : choices_) {
            Literals some;
            for (const Literal p : forms_.parts(l))
                if (bits.contains(node_of(p))) some.push_back(p);
            if (some.size() > 1) all.push_back(std::move(some));
        }
        return all;
    }
    bool fails_with(const Literals& focus, const std::set<std::size_t>& taken, const std::unordered_set<int>& bits) {
        const std::vector<Literals> choices = choices_within(bits);
        Shape shape(forms_, views_);
        for (const Literal l : focus) shape.add(l);
        for (const std::size_t f : taken) shape.add(facts_[f].literal);
        for (const Literals& c : choices) shape.add_choice(c);
        auto code = shape.take();
        if (refuted_.contains(code)) return true;
        z3::solver solver = limited_solver(context_, kBudget);
        for (const Literal l : focus) solver.add(written(l));
        for (const std::size_t f : taken) solver.add(written(facts_[f].literal));
        for (const Literals& c : choices) solver.add(z3::atmost(written(c), 1));
        if (asked(solver) != Answer::unsatisfiable) return false;
        refuted_.insert(std::move(code));
        return true;
    }

    // --- for the solver ---
    z3::expr written(Literal l) {
        const auto found = made_.find(node_of(l));
        const z3::expr e = found != made_.end() ? found->second : made_.emplace(node_of(l), made(l)).first->second;
        return is_negated(l) ? !e : e;
    }
    z3::expr_vector written(const Literals& all) {
        z3::expr_vector terms(context_);
        for (const Literal l : all) terms.push_back(written(l));
        return terms;
    }
    z3::expr made(Literal l) {
        if (aig::is_constant(l)) return context_.bool_val(false);  // of the node: what is true is its negation
        if (views_.is_bit(l)) return context_.bool_const(std::to_string(node_of(l)).c_str());
        const z3::expr_vector parts = written(forms_.parts(l));
        switch (forms_.op(l)) {
            case Op::same:
                return parts[0] == parts[1];
            case Op::choice:
                return z3::ite(parts[0], parts[1], parts[2]);
            case Op::just_one:
                return z3::mk_or(parts) && z3::atmost(parts, 1);
            default:
                return z3::mk_and(parts);
        }
    }

    Forms forms_;
    FormsReader reader_;
    Views views_{forms_};
    Context context_;
    std::unordered_map<int, z3::expr> made_;  // by node
    int parts_ = 0;                           // of this question so far
    std::vector<Fact> facts_;
    Literals choices_;                                        // "just one of these", known
    std::unordered_map<int, std::vector<std::size_t>> near_;  // by bit: the facts that look at it
    std::set<std::vector<int>> refuted_;                      // shapes
};

PartByPart::PartByPart(Session& session) : proof_(std::make_unique<Proof>(session)) {}
PartByPart::~PartByPart() = default;
bool PartByPart::refuted(const Bit& claim, const std::vector<Bit>& known) { return proof_->refuted(claim, known); }

}  // namespace nomos::smt
