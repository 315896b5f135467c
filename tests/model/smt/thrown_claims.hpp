// Claims about a whole board that are thrown at random, most of them false, for provers that refute in one direction.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "model/core/dice.hpp"
#include "model/smt/session.hpp"

namespace nomos::smt {

// A board of words that say nothing yet, and what a solver says of all cells at once.
class BoardOfWords : public testing::Test {
protected:
    static constexpr int kCells = 121;
    using Board = Word<kCells>;

    Session session{};
    const Board men = session.fresh_word<kCells>("men"), kings = session.fresh_word<kCells>("kings"),
                free = session.fresh_word<kCells>("free");
    const Bit red_moves = session.fresh_bit("red_moves");

    bool impossible(const Bit& claim, const std::vector<Bit>& given) {
        std::vector<Bit> all = given;
        all.push_back(claim);
        return session.check_alone(all) == Answer::unsatisfiable;
    }

    // One that is refuted by `refuted(claim, given)` is impossible, and some are.
    template <class Refuted>
    void expect_refuted_only_if_impossible(Refuted&& refuted) {
        int refutations = 0;
        for (int i = 0; i < 60; ++i) {
            const std::vector<Bit> given{bit(), bit()};
            const Bit claim = !bit();
            if (claim.is_constant() || !refuted(claim, given)) continue;
            ++refutations;
            EXPECT_TRUE(impossible(claim, given)) << "claim " << i;
        }
        EXPECT_GT(refutations, 5);
    }

private:
    Dice dice_{7};
    Board word(int depth) {
        if (depth == 0) return dice_.one_in(3) ? men : dice_.one_in(2) ? kings : free;
        const Board a = word(depth - 1), b = word(depth - 1);
        switch (dice_.below(5)) {
            case 0:
                return a & b;
            case 1:
                return a | b;
            case 2:
                return ~a;
            case 3:
                return a << 1;
            default:
                return select(red_moves, a, b);
        }
    }
    Bit bit() {
        return dice_.one_in(2)   ? none(word(2))
               : dice_.one_in(2) ? word(1) == word(2)
                                 : implies(red_moves, none(word(1)));
    }
};

}  // namespace nomos::smt
