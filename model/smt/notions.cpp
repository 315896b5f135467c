#include "model/smt/notions.hpp"

#include <algorithm>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "model/smt/rewriter.hpp"

namespace nomos::smt {
namespace {

// --- what was noted ------------------------------------------------------------------------------------
struct Notes {
    std::vector<Reachable> all;
    std::unordered_set<unsigned> known;  // by the first of the terms that compute it
    bool are_short = false;
};
// Never destroyed: a thread may still be at a question when the program leaves. A context is used by one thread.
struct Registry {
    std::mutex in_use;
    std::unordered_map<const z3::context*, Notes> notes;
};
Registry& registry() {
    static auto& all = *new Registry;
    return all;
}
const std::vector<Reachable>& noted(const z3::context& context) {
    static const std::vector<Reachable> kNone;
    Registry& r = registry();
    const std::lock_guard lock(r.in_use);
    const auto found = r.notes.find(&context);
    return found == r.notes.end() ? kNone : found->second.all;
}

// --- terms written anew ----------------------------------------------------------------------------------
// Every term that computes a notion is replaced, and it is noted which of the notions were met.
class Replaced {
public:
    // `as(notion, place)`: what takes the place of the notion's term there.
    template <class As>
    Replaced(Context& context, As&& as)
        : notions_(noted(context)),
          met_(notions_.size(), false),
          rewriter_(context, [this](const z3::expr& e, std::size_t) { return instead_of(e); }) {
        for (std::size_t n = 0; n < notions_.size(); ++n)
            for (std::size_t i = 0; i < notions_[n].in.size(); ++i)
                if (const z3::expr& term = notions_[n].in[i]; term.num_args() > 0)
                    instead_.try_emplace(term.id(), n, context.keep(as(n, i)));
    }
    Replaced(const Replaced&) = delete;
    Replaced& operator=(const Replaced&) = delete;
    const std::vector<bool>& met() const { return met_; }

    Bit operator()(const Bit& b) { return rewriter_(b); }
    z3::expr operator()(const z3::expr& root) { return rewriter_(root); }

private:
    std::optional<z3::expr> instead_of(const z3::expr& e) {
        const auto found = instead_.find(e.id());
        if (found == instead_.end()) return {};
        met_[found->second.first] = true;
        return found->second.second;
    }

    const std::vector<Reachable>& notions_;
    std::vector<bool> met_;
    std::unordered_map<unsigned, std::pair<std::size_t, z3::expr>> instead_;  // by number of the term: which notion
    Rewriter rewriter_;
};

// --- what is known of them -------------------------------------------------------------------------------
struct StandIn {
    const void* board;
    z3::expr own, from, in;
    Bit corners;
};
Bit is_empty(const z3::expr& set) { return Bit(set == set.ctx().bv_val(0, set.get_sort().bv_size())); }
Bit is_within(const z3::expr& small, const z3::expr& large) { return is_empty(small & ~large); }

// More is reached from more, in more.
Bit reaches_less(const StandIn& one, const StandIn& other) {
    const Bit less = is_within(one.own, other.own) && is_within(one.from & one.own, other.from) &&
                     implies(one.corners, other.corners);
    return implies(less, is_within(one.in, other.in));
}
// What is not reached reaches nothing that is.
Bit is_apart(const StandIn& one, const StandIn& other) {
    const Bit alike = Bit(one.own == other.own) && iff(one.corners, other.corners);
    return implies(alike && is_empty(one.from & other.in), is_empty(one.in & other.in));
}

z3::expr stand_in(z3::context& context, const Reachable& notion, std::size_t n) {
    return context.bv_const(("reachable " + std::to_string(n + 1)).c_str(), notion.own.get_sort().bv_size());
}
Bit bit_of(const z3::expr& word, unsigned i) { return Bit(word.extract(i, i) == word.ctx().bv_val(1, 1)); }

}  // namespace

void note(Reachable notion) {
    Registry& r = registry();
    const std::lock_guard lock(r.in_use);
    Notes& notes = r.notes[&notion.own.ctx()];
    if (notes.known.insert(notion.in.front().id()).second) notes.all.push_back(std::move(notion));
}
void forget_notes(const z3::context& context) {
    Registry& r = registry();
    const std::lock_guard lock(r.in_use);
    r.notes.erase(&context);
}

void stay_short(const z3::context& context) {
    Registry& r = registry();
    const std::lock_guard lock(r.in_use);
    r.notes[&context].are_short = true;
}
bool are_short(const z3::context& context) {
    Registry& r = registry();
    const std::lock_guard lock(r.in_use);
    const auto found = r.notes.find(&context);
    return found != r.notes.end() && found->second.are_short;
}

std::optional<std::vector<Bit>> without_looking(Context& context, const std::vector<Bit>& requirements) {
    const std::vector<Reachable>& notions = noted(context);
    if (notions.empty()) return {};
    std::vector<z3::expr> anything;
    for (std::size_t n = 0; n < notions.size(); ++n) anything.push_back(stand_in(context, notions[n], n));
    Replaced rewritten(context, [&](std::size_t n, std::size_t place) {
        return notions[n].in.size() == 1 ? anything[n] : bit_of(anything[n], static_cast<unsigned>(place)).expr();
    });
    std::vector<Bit> all;
    for (const Bit& b : requirements) all.push_back(rewritten(b));
    std::vector<StandIn> known;
    std::vector<bool> told(notions.size(), false);
    for (std::size_t n = 0; n < notions.size(); ++n) {  // what one is made of may be another
        if (!rewritten.met()[n] || told[n]) continue;
        const Reachable& is = notions[n];
        const StandIn set{is.board, rewritten(is.own), rewritten(is.from), anything[n], rewritten(is.corners)};
        all.push_back(is_within(set.in, set.own) && is_within(set.own & set.from, set.in) &&
                      is.is_reached(set.own, set.from, set.in, set.corners));
        for (const StandIn& other : known)
            if (other.board == set.board)
                all.push_back(reaches_less(set, other) && reaches_less(other, set) && is_apart(set, other) &&
                              is_apart(other, set));
        known.push_back(set);
        told[n] = true, n = static_cast<std::size_t>(-1);
    }
    if (known.empty()) return {};
    return all;
}

std::vector<Meaning> stand_ins_for_reachable_sets(z3::context& context) {
    std::vector<Meaning> all;
    const std::vector<Reachable>& notions = noted(context);
    for (std::size_t n = 0; n < notions.size(); ++n) {
        Meaning& m = all.emplace_back(Meaning{stand_in(context, notions[n], n)});
        if (const auto& in = notions[n].in; in.size() == 1)
            m.term = in.front();
        else
            for (const z3::expr& cell : in) m.bits.emplace_back(cell);
    }
    return all;
}

std::optional<std::vector<Bit>> where_floods_are_short(Context& context, const std::vector<Bit>& requirements) {
    const std::vector<Reachable>& notions = noted(context);
    if (notions.empty()) return {};
    Replaced rewritten(context, [&](std::size_t n, std::size_t place) { return notions[n].early[place]; });
    std::vector<Bit> all;
    for (const Bit& b : requirements) all.push_back(rewritten(b));
    std::vector<bool> told(notions.size(), false);
    bool met_any = false;
    for (std::size_t n = 0; n < notions.size(); ++n) {
        if (!rewritten.met()[n] || told[n]) continue;
        for (std::size_t i = 0; i < notions[n].in.size(); ++i)
            all.push_back(Bit(rewritten(notions[n].early[i]) == rewritten(notions[n].next[i])));
        told[n] = met_any = true, n = static_cast<std::size_t>(-1);
    }
    if (!met_any) return {};
    return all;
}

std::string notions_in(const std::vector<Bit>& requirements) {
    const auto term = std::ranges::find_if(requirements, [](const Bit& b) { return !b.is_constant(); });
    if (term == requirements.end()) return "";
    auto& context = static_cast<Context&>(term->context());
    const std::vector<Reachable>& notions = noted(context);
    Replaced rewritten(context, [&](std::size_t n, std::size_t place) { return notions[n].early[place]; });
    for (const Bit& b : requirements) rewritten(b);
    const auto met = std::ranges::count(rewritten.met(), true);
    if (met == 0) return "";
    return std::to_string(met) + (met == 1 ? " reachable set" : " reachable sets");
}

namespace notions {

// As much work as a notion that is cut may cost (a step of a flood is a fraction of that).
constexpr unsigned kLemma = 20'000'000;

bool is_always(const std::function<Bit(z3::context&)>& lemma) {
    Context context;
    Budget budget;
    budget.resources = kLemma;
    z3::solver solver = limited_solver(context, budget);
    solver.add((!lemma(context)).in(context));
    return asked(solver) == Answer::unsatisfiable;
}
z3::expr vector_of(const std::vector<Bit>& bits, z3::context& context) {
    z3::expr_vector digits(context);  // the highest first
    for (std::size_t i = bits.size(); i-- > 0;)
        digits.push_back(z3::ite(bits[i].in(context), context.bv_val(1, 1), context.bv_val(0, 1)));
    return z3::concat(digits);
}

}  // namespace notions
}  // namespace nomos::smt
