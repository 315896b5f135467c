// Structural hashes of questions: the same in every session, and another one for whatever is asked otherwise.
#include "model/smt/question_hash.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "model/smt/session.hpp"

namespace nomos::smt {
namespace {

using Asked = std::function<std::vector<Bit>(Session&)>;

QuestionHash hash_of(const Asked& asked) {
    Session session;
    TermHasher hasher(session.context());
    return hasher.of(asked(session));
}
std::vector<Bit> some_question(Session& s) {
    const auto w = s.fresh_word<121>("before.white"), v = s.fresh_word<121>("before.black");
    const Bit b = s.fresh_bit("setting.x");
    return {(w & (v << 11)) == Word<121>(Bits<121>::single(60)), b || test(w, 3), count(w) < Number(7)};
}

TEST(QuestionHash, IsTheSameInEverySession) {
    EXPECT_EQ(hash_of(some_question), hash_of(some_question));
    const auto after_others = [](Session& s) {
        const Bit x = s.fresh_bit("x"), y = s.fresh_bit("y");
        TermHasher(s.context()).of({x && y});
        return some_question(s);
    };
    EXPECT_EQ(hash_of(some_question), hash_of(after_others)) << "whatever else the session was asked";
}
TEST(QuestionHash, IsAnotherForWhateverIsAskedOtherwise) {
    const auto word_of = [](const std::string& name) {
        return [name](Session& s) { return std::vector<Bit>{any(s.fresh_word<9>(name))}; };
    };
    const auto two = [](auto&& f) {
        return [f](Session& s) { return std::vector<Bit>{f(s.fresh_bit("a"), s.fresh_bit("b"))}; };
    };
    const auto numbers = [](auto&& f) {
        return [f](Session& s) { return std::vector<Bit>{f(s.fresh_number("n"), s.fresh_number("m"))}; };
    };
    const auto bit_of_word = [](int i) {
        return [i](Session& s) { return std::vector<Bit>{test(s.fresh_word<9>("w"), i)}; };
    };
    const auto equal_to = [](int i) {
        return [i](Session& s) { return std::vector<Bit>{s.fresh_word<121>("w") == Word<121>(Bits<121>::single(i))}; };
    };
    const std::vector<Asked> all{
        [](Session&) { return std::vector<Bit>{}; },
        [](Session&) { return std::vector<Bit>{true}; },
        [](Session&) { return std::vector<Bit>{false}; },
        [](Session&) {
            return std::vector<Bit>{true, true};
        },
        word_of("w"),
        word_of("v"),
        [](Session& s) { return std::vector<Bit>{any(s.fresh_word<10>("w"))}; },
        two([](Bit a, Bit b) { return a && b; }),
        two([](Bit a, Bit b) { return b && a; }),
        two([](Bit a, Bit b) { return a || b; }),
        two([](Bit a, Bit b) { return a && !b; }),
        two([](Bit a, Bit b) { return select(a, b, !b); }),
        [](Session& s) {
            return std::vector<Bit>{s.fresh_bit("a"), s.fresh_bit("b")};
        },
        numbers([](Number n, Number m) { return n < m; }),
        numbers([](Number n, Number m) { return n <= m; }),
        numbers([](Number n, Number m) { return n + m == Number(3); }),
        numbers([](Number n, Number m) { return n + m == Number(4); }),
        bit_of_word(2),
        bit_of_word(3),
        equal_to(1),
        equal_to(64),
        equal_to(65),
        some_question,
    };
    std::set<QuestionHash> hashes;
    for (const Asked& asked : all) hashes.insert(hash_of(asked));
    EXPECT_EQ(hashes.size(), all.size());
}
TEST(QuestionHash, TextsAreToldApartByTheirEndsAndBorders) {
    const auto of = [](const std::vector<std::string_view>& texts) {
        QuestionHash hash;
        for (const std::string_view text : texts) hash.add(text);
        return hash;
    };
    const std::set<QuestionHash> hashes{
        of({}),         of({""}),       of({"a"}),        of({"a", "b"}),    of({"ab"}),
        of({"ab", ""}), of({"", "ab"}), of({"12345678"}), of({"123456789"}), of({"12345678", "9"})};
    EXPECT_EQ(hashes.size(), 10U);
}
TEST(QuestionHash, ManyQuestionsHaveManyHashesInBothHalves) {
    std::set<std::uint64_t> high, low;
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        QuestionHash hash;
        hash.add(i), hash.add(std::uint64_t{0});
        high.insert(hash.high), low.insert(hash.low);
    }
    EXPECT_EQ(high.size(), 100'000U);
    EXPECT_EQ(low.size(), 100'000U);
}

}  // namespace
}  // namespace nomos::smt
