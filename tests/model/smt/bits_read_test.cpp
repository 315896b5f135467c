#include "model/smt/bits_read.hpp"

#include <gtest/gtest.h>

#include "model/smt/session.hpp"

namespace nomos::smt {
namespace {

TEST(BitsRead, AreThoseThatTheFormulaTakesOut) {
    Session session;
    const auto word = session.fresh_word<9>("w"), other = session.fresh_word<9>("other");
    const Bit formula = (test(word, 2) && test(other, 5)) || implies(test(word, 7), any(other));
    EXPECT_EQ(bits_read(formula, word), Bits<9>::single(2) | Bits<9>::single(7));
    EXPECT_EQ(bits_read(Bit(true), word), Bits<9>());
}
TEST(BitsRead, AreAllWhereTheWordIsTakenAsAWhole) {
    Session session;
    const auto word = session.fresh_word<9>("w");
    EXPECT_EQ(bits_read(test(word, 2) && any(word), word), Bits<9>::all());
    EXPECT_EQ(bits_read(test(word & Word<9>(Bits<9>::single(2)), 2), word), Bits<9>::all());
}

}  // namespace
}  // namespace nomos::smt
