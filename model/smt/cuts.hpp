// Cut points (Kuehlmann and Krohm, DAC'97): two formulas that compute the same notion in two ways
// are proved equal there first, and both are then replaced by one fresh variable, so that what is
// built on them is compared without looking inside.
//
// Sound in one direction: a fresh variable may take any value that its fact allows, so a query
// refuted after the cuts is refuted. A model found after cuts may be spurious; ask again without.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/smt/session.hpp"

namespace nomos::smt {

class Cuts {
public:
    explicit Cuts(Session& session) : session_(session) {}

    // A term with everything cut so far replaced.
    Bit apply(const Bit& b) const { return b.is_constant() ? b : Bit(replaced(b.expr())); }
    template <int N>
    Word<N> apply(const Word<N>& w) const {
        return w.is_constant() ? w : Word<N>(replaced(w.expr()));
    }
    // Replaces two terms, just proved equal, by a fresh one; returns it. The terms are to be those
    // that apply() gave.
    Bit cut(const std::string& name, const Bit& one, const Bit& other) {
        const Bit fresh = session_.fresh_bit(name);
        Level level;
        add(level, one, fresh), add(level, other, fresh);
        levels_.push_back(std::move(level));
        return fresh;
    }
    // Replaces a word and some bits by two fresh words; what ties these is the caller's to say.
    template <int N>
    std::pair<Word<N>, Word<N>> cut_apart(const std::string& name, const Word<N>& word,
                                          const std::array<Bit, std::size_t{N}>& bits) {
        const Word<N> first = cut(name + " (word)", word), second = session_.fresh_word<N>(name + " (bits)");
        for (int i = 0; i < N; ++i) add(levels_.back(), bits[static_cast<std::size_t>(i)], test(second, i));
        return {first, second};
    }
    // What ties the fresh terms to the inputs: a bit that is itself an input or a constant stays
    // in the formulas as it is.
    const Bit& ties() const { return ties_; }
    template <int N>
    Word<N> cut(const std::string& name, const Word<N>& word, const std::array<Bit, std::size_t{N}>& bits) {
        const Word<N> fresh = cut(name, word);
        for (int i = 0; i < N; ++i) add(levels_.back(), bits[static_cast<std::size_t>(i)], test(fresh, i));
        return fresh;
    }
    template <int N>
    Word<N> cut(const std::string& name, const Word<N>& word) {
        const Word<N> fresh = session_.fresh_word<N>(name);
        levels_.emplace_back();
        if (word.is_constant() || word.expr().is_const()) ties_ = ties_ && word == fresh;
        else levels_.back().emplace_back(word.expr(), fresh.expr());
        return fresh;
    }

private:
    using Level = std::vector<std::pair<z3::expr, z3::expr>>;
    void add(Level& level, const Bit& from, const Bit& to) {
        if (from.is_constant() || is_small(from.expr())) {
            ties_ = ties_ && from == to;
            return;
        }
        // The same term may stand for several bits: then these are equal.
        for (const auto& [f, t] : level)
            if (z3::eq(f, from.expr())) {
                ties_ = ties_ && Bit(t) == to;
                return;
            }
        level.emplace_back(from.expr(), to.expr());
    }
    // A term of a few nodes is no notion of its own: it may well occur elsewhere with another sense
    // (the first chosen space of two is also the front of a line), so it stays and is tied.
    static bool is_small(const z3::expr& e) {
        int nodes = 0;
        count_nodes(e, nodes);
        return nodes <= kSmall;
    }
    static void count_nodes(const z3::expr& e, int& nodes) {
        ++nodes;
        for (unsigned i = 0; nodes <= kSmall && i < e.num_args(); ++i) count_nodes(e.arg(i), nodes);
    }
    static constexpr int kSmall = 24;
    z3::expr replaced(z3::expr e) const;

    Session& session_;
    std::vector<Level> levels_;
    Bit ties_ = true;
};

}  // namespace nomos::smt
