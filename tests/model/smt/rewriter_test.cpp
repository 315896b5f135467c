// One way to put one term for another: from the outside in, and in what is put in, too.
#include "model/smt/rewriter.hpp"

#include <gtest/gtest.h>

#include "model/smt/session.hpp"

namespace nomos::smt {
namespace {

class Rewriting : public testing::Test {
protected:
    Session session{};
    Context& context = static_cast<Context&>(session.context());
    const Bit a = session.fresh_bit("a"), b = session.fresh_bit("b"), c = session.fresh_bit("c");

    // Where `from` stands, `to`.
    Instead one_for(const Bit& from, const Bit& to) {
        return [from, to](const z3::expr& e, std::size_t) {
            return z3::eq(e, from.expr()) ? std::optional(to.expr()) : std::nullopt;
        };
    }
    bool is_the_same(const Bit& one, const Bit& other) {
        return session.check_alone({!iff(one, other)}) == Answer::unsatisfiable;
    }
};

TEST_F(Rewriting, PutsATermForAnother) {
    const Bit both = a && b;
    EXPECT_TRUE(is_the_same(Rewriter(context, one_for(both, c))(both || !a), c || !a));
}
TEST_F(Rewriting, LeavesWhatHasNoSuchPart) {
    const Bit term = (a && b) || c;
    EXPECT_TRUE(z3::eq(Rewriter(context, one_for(b && c, a))(term).expr(), term.expr()));
    EXPECT_TRUE(Rewriter(context, one_for(b && c, a))(Bit(true)).is_constant());
}
TEST_F(Rewriting, LooksIntoWhatIsPutInToo) {
    const Bit inner = a && b, outer = a || c;
    const Instead both = [&](const z3::expr& e, std::size_t) -> std::optional<z3::expr> {
        if (z3::eq(e, outer.expr())) return (!inner).expr();
        if (z3::eq(e, inner.expr())) return c.expr();
        return {};
    };
    EXPECT_TRUE(is_the_same(Rewriter(context, both)(outer && b), !c && b));
}
TEST_F(Rewriting, DoesNotLookIntoWhatIsReplaced) {
    const Bit inner = a && b, outer = inner || c;
    int met = 0;
    const Instead counted = [&](const z3::expr& e, std::size_t) -> std::optional<z3::expr> {
        if (z3::eq(e, inner.expr())) ++met;
        return z3::eq(e, outer.expr()) ? std::optional(b.expr()) : std::nullopt;
    };
    EXPECT_TRUE(is_the_same(Rewriter(context, counted)(!outer), !b));
    EXPECT_EQ(met, 0);
}
// Terms are deeper than a call stack.
TEST_F(Rewriting, GoesAsDeepAsTermsAre) {
    Bit deep = a;
    for (int i = 0; i < 100'000; ++i) deep = i % 2 == 0 ? deep || b : deep && c;
    const Bit innermost = a || b;
    EXPECT_FALSE(z3::eq(Rewriter(context, one_for(innermost, c))(deep).expr(), deep.expr()));
}

}  // namespace
}  // namespace nomos::smt
