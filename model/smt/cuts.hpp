// Cut points (Kuehlmann and Krohm, DAC'97): two formulas that compute the same notion in two ways
// are proved equal there first, and both are then replaced by one fresh variable, so that what is
// built on them is compared without looking inside.
//
// Sound in one direction: a fresh variable may take any value that its fact allows, so a query
// refuted after the cuts is refuted. A model found after cuts may be spurious; ask again without.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/smt/recipe.hpp"
#include "model/smt/session.hpp"

namespace nomos::smt {

// What a formula comes to by its connectives alone, where that can be seen: a false part of an "and"
// decides it, however large the others are (Z3 would rewrite these first).
std::optional<bool> plain_value(const Bit& b);

class Cuts {
public:
    explicit Cuts(Session& session) : session_(session), from_(session.context()), to_(session.context()) {}

    // b with everything cut so far replaced, the outermost notion first.
    Bit apply(const Bit& b) const { return b.is_constant() ? b : Bit(replaced(b.expr())); }
    // What ties the fresh terms to the inputs: a bit that is itself an input or a constant stays
    // in the formulas as it is.
    const Bit& ties() const { return ties_; }
    // For notions that nothing asked from now on is built on.
    void drop_ties() { ties_ = true; }
    // What each fresh term stands for: under the lemmas that allowed the cuts, a question says with these meanings what
    // it said before.
    const std::vector<Meaning>& meanings() const { return meanings_; }

    // Each replaces terms, just proved equal, by a fresh one and returns it. The terms are those
    // that the formulas were written with, nothing replaced.
    Bit cut(const std::string& name, const Bit& one, const Bit& other) {
        if (other.is_constant()) return settle(one, other);
        const Bit fresh = session_.fresh_bit(name);
        meanings_.push_back({fresh.expr(), {}, {one}});
        replace(one, fresh), replace(other, fresh);
        return fresh;
    }
    template <int N>
    Word<N> cut(const std::string& name, const Word<N>& word) {
        const Word<N> fresh = session_.fresh_word<N>(name);
        means(fresh, word);
        replace(word, fresh);
        return fresh;
    }
    template <int N>
    Word<N> cut(const std::string& name, const Word<N>& word, const Word<N>& other) {
        const Word<N> fresh = cut(name, word);
        replace(other, fresh);
        return fresh;
    }
    template <int N>
    Word<N> cut(const std::string& name, const Word<N>& word, const std::array<Bit, std::size_t{N}>& bits) {
        const Word<N> fresh = cut(name, word);
        for (int i = 0; i < N; ++i) replace(bits[static_cast<std::size_t>(i)], test(fresh, i));
        return fresh;
    }
    // Replaces some bits by a fresh word.
    template <std::size_t N>
    Word<int{N}> cut_bits(const std::string& name, const std::array<Bit, N>& bits) {
        const Word<int{N}> fresh = session_.fresh_word<int{N}>(name);
        meanings_.push_back({fresh.expr(), {}, std::vector<Bit>(bits.begin(), bits.end())});
        for (std::size_t i = 0; i < N; ++i) replace(bits[i], test(fresh, static_cast<int>(i)));
        return fresh;
    }
    // Replaces a word and some bits by two fresh words; what ties these is the caller's to say.
    template <int N>
    std::pair<Word<N>, Word<N>> cut_apart(const std::string& name, const Word<N>& word,
                                          const std::array<Bit, std::size_t{N}>& bits) {
        const Word<N> first = cut(name + " (word)", word);
        return {first, cut_bits(name + " (bits)", bits)};
    }
    // The same of a number.
    template <std::size_t N>
    std::pair<Number, Word<int{N}>> cut_apart(const std::string& name, const Number& number,
                                              const std::array<Bit, N>& bits) {
        const Number fresh = session_.fresh_number(name + " (number)");
        means(fresh, number);
        replace(number, fresh);
        return {fresh, cut_bits(name + " (bits)", bits)};
    }

private:
    template <class T>
    void means(const T& fresh, const T& term) {
        meanings_.push_back({fresh.expr(), term.in(session_.context()), {}});
    }
    // A term that is known for good.
    Bit settle(const Bit& term, const Bit& value) {
        if (!term.is_constant()) from_.push_back(term.expr()), to_.push_back(value.in(session_.context()));
        return value;
    }
    template <class T>
    void replace(const T& term, const T& fresh) {
        if (term.is_constant() || is_small(term.expr())) {
            ties_ = ties_ && term == fresh;
            return;
        }
        const auto [place, is_new] = number_.emplace(term.expr().id(), static_cast<int>(from_.size()));
        // The same term may stand for several notions: then these are equal, each to each, so that it does
        // not show which came first.
        for (const z3::expr& alike : alike_[place->second]) ties_ = ties_ && T(alike) == fresh;
        alike_[place->second].push_back(fresh.expr());
        if (is_new) from_.push_back(term.expr()), to_.push_back(fresh.expr());
    }
    // A term of a few nodes is no notion of its own: it may well occur elsewhere with another sense
    // (the first chosen space of two is also the front of a line), so it stays and is tied.
    static bool is_small(const z3::expr& e);
    z3::expr replaced(z3::expr e) const { return e.substitute(from_, to_); }

    Session& session_;
    z3::expr_vector from_, to_;
    std::unordered_map<unsigned, int> number_;    // term id -> place in from_ and to_
    std::map<int, std::vector<z3::expr>> alike_;  // by that place: all that were to take the term's
    Bit ties_ = true;
    std::vector<Meaning> meanings_;
};

}  // namespace nomos::smt
