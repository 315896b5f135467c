// Questions that are the same but for the names of their inputs are known; all others are asked.
#include "model/smt/forms.hpp"

#include <gtest/gtest.h>

#include "model/core/dice.hpp"
#include "model/core/grid.hpp"

namespace nomos::smt {
namespace {

using Board = Grid<3, 3>;
using Cells = Word<9>;

// Rows become columns: a step to the east is one to the north.
InputBit along_diagonal(const InputBit& at, int size) {
    return {at.input, size == 9 ? at.bit % 3 * 3 + at.bit / 3 : at.bit};
}

// Asks one question after the other, each in a session of its own, and tells which had to be asked.
class Asker {
public:
    template <class Make>
    bool had_to_ask(const Renaming& renaming, Make&& requirements) {
        Session session;
        RefutationCache cache(session, refuted_, {renaming});
        bool asked = false;
        const std::vector<Bit> all = requirements(session);
        const bool is_refuted = cache.is_refuted(all, [&] {
            asked = true;
            return session.check_alone(all) == Answer::unsatisfiable;
        });
        EXPECT_EQ(is_refuted, session.check_alone(all) == Answer::unsatisfiable);
        return asked;
    }

private:
    RefutedForms refuted_;
};

// Whoever steps ahead from a piece that may, and where nobody stands, does not leave the board.
template <Direction D>
std::vector<Bit> stepping(Session& s) {
    const Cells pieces = s.fresh_word<9>("pieces"), free = s.fresh_word<9>("free");
    const Cells landed = Board::step<D>(pieces) & free;
    return {any(landed & ~free) || count(landed) > count(free), one_hot(pieces), Number(count(free)) <= Number(3)};
}

TEST(Forms, AQuestionAboutTheTurnedBoardIsKnown) {
    Asker asker;
    EXPECT_TRUE(asker.had_to_ask({}, stepping<Direction::north>));
    EXPECT_FALSE(asker.had_to_ask(along_diagonal, stepping<Direction::east>));
    EXPECT_FALSE(asker.had_to_ask({}, stepping<Direction::north>));
}
TEST(Forms, AnotherQuestionIsAsked) {
    Asker asker;
    EXPECT_TRUE(asker.had_to_ask({}, stepping<Direction::north>));
    EXPECT_TRUE(asker.had_to_ask({}, stepping<Direction::east>)) << "the board was not turned";
    EXPECT_TRUE(asker.had_to_ask(along_diagonal, stepping<Direction::west>)) << "that would be a step to the south";
}
TEST(Forms, WhatIsBrokenInOneDirectionIsAsked) {
    Asker asker;
    const auto one_too_many = [](Session& s) {
        std::vector<Bit> all = stepping<Direction::east>(s);
        all.front() = all.front() || test(s.fresh_word<9>("spare"), 4);
        return all;
    };
    EXPECT_TRUE(asker.had_to_ask({}, stepping<Direction::north>));
    EXPECT_TRUE(asker.had_to_ask(along_diagonal, one_too_many));
}
TEST(Forms, WhatAsksForMoreThanWasRefutedIsKnown) {
    Asker asker;
    const auto also = [](Session& s) {
        std::vector<Bit> all = stepping<Direction::north>(s);
        all.push_back(test(s.fresh_word<9>("others"), 2));
        return all;
    };
    EXPECT_TRUE(asker.had_to_ask({}, stepping<Direction::north>));
    EXPECT_FALSE(asker.had_to_ask({}, also));
}
TEST(Forms, WhatAsksForLessThanWasRefutedIsAsked) {
    Asker asker;
    const auto less = [](Session& s) {
        std::vector<Bit> all = stepping<Direction::north>(s);
        all.erase(all.begin());
        return all;
    };
    EXPECT_TRUE(asker.had_to_ask({}, stepping<Direction::north>));
    EXPECT_TRUE(asker.had_to_ask({}, less));
}
TEST(Forms, ARenamingThatTakesTwoForOneIsRefused) {
    Asker asker;
    const Renaming lost = [](const InputBit& at, int) { return InputBit{at.input, at.bit / 2}; };
    EXPECT_ANY_THROW(asker.had_to_ask(lost, stepping<Direction::north>));
}

// --- the normal form says no more than there is ------------------------------------------------------
// A random formula over a few bits, of every operation that is read.
class Thrown {
public:
    Thrown(Session& s, Dice& dice) : dice_(dice), a_(s.fresh_word<4>("a")), b_(s.fresh_word<4>("b")) {}
    Bit bit(int depth) {
        if (depth == 0) return test(dice_.below(2) == 0 ? a_ : b_, dice_.below(4));
        switch (dice_.below(10)) {
            case 0:
                return !bit(depth - 1);
            case 1:
                return bit(depth - 1) && bit(depth - 1);
            case 2:
                return bit(depth - 1) || bit(depth - 1);
            case 3:
                return bit(depth - 1) == bit(depth - 1);
            case 4:
                return implies(bit(depth - 1), bit(depth - 1));
            case 5:
                return one_hot(word(depth - 1));
            case 6:
                return word(depth - 1) == word(depth - 1);
            case 7:
                return number(depth - 1) <= number(depth - 1);
            case 8:
                return number(depth - 1) == number(depth - 1);
            default:
                return number(depth - 1) < number(depth - 1);
        }
    }

private:
    Word<4> word(int depth) {
        if (depth <= 0) return dice_.below(2) == 0 ? a_ : b_;
        switch (dice_.below(6)) {
            case 0:
                return ~word(depth - 1);
            case 1:
                return word(depth - 1) & word(depth - 1);
            case 2:
                return word(depth - 1) | word(depth - 1);
            case 3:
                return word(depth - 1) ^ word(depth - 1);
            case 4:
                return word(depth - 1) << 1;
            default:
                return select(bit(0), word(depth - 1), word(depth - 1));
        }
    }
    Number number(int depth) {
        switch (dice_.below(4)) {
            case 0:
                return count(word(depth - 1));
            case 1:
                return depth <= 0 ? Number(dice_.below(3)) : number(depth - 1) + number(depth - 1);
            case 2:
                return depth <= 0 ? Number(1) : number(depth - 1) - number(depth - 1);
            default:
                return to_number(bit(0));
        }
    }

    Dice& dice_;
    Word<4> a_, b_;
};

// As if the first were refuted: what is then taken to be refuted, too, has to ask for all that it asks for.
TEST(Forms, WhatIsTakenForKnownFollows) {
    Dice dice(1);
    Session session;
    Thrown thrown(session, dice);
    std::vector<Bit> formulas;
    for (int i = 0; i < 400; ++i)
        if (Bit b = thrown.bit(1 + i % 3); !b.is_constant()) formulas.push_back(b);
    int alike = 0;
    for (std::size_t i = 0; i < formulas.size(); ++i) {
        RefutedForms as_if;
        RefutationCache cache(session, as_if, {Renaming{}});
        cache.is_refuted({formulas[i]}, [] { return true; });
        for (std::size_t j = i + 1; j < formulas.size(); ++j) {
            bool asked = false;
            cache.is_refuted({formulas[j]}, [&] { return asked = true, false; });
            if (asked || z3::eq(formulas[i].expr(), formulas[j].expr())) continue;
            ++alike;
            ASSERT_EQ(session.check_alone({formulas[j], !formulas[i]}), Answer::unsatisfiable)
                << formulas[i].expr() << "\n"
                << formulas[j].expr();
        }
    }
    EXPECT_GT(alike, 50) << "too few pairs were taken so";
}

}  // namespace
}  // namespace nomos::smt
