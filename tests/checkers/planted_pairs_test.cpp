// Leaks planted in tic-tac-toe played half blind: an onlooker does not see the noughts on two squares.
#include "checkers/property_suite.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::planted {
namespace {
using Cells = tictactoe::Cells<Native>;
const Cells kUnseen = Cells::single(7) | Cells::single(8);

struct SquareIsAsked : Leak<"planted.leak.square", "What is legal tells nothing."> {
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return iff(p.legal_in_one, p.legal_in_other);
    }
};
struct TurnIsSeen : Leak<"planted.leak.turn", "Whose turn it is tells nothing."> {
    template <class R, class A>
    static Bit<A> premise(const Pair<R, A>& p) {
        return p.legal();
    }
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return iff(p.after_one.noughts_to_move, p.after_other.noughts_to_move);
    }
};
// No pair breaks it, whatever the rules.
struct PairsLookTheSame : Leak<"planted.leak.empty", "What looks the same does."> {
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return looks_the_same<R, A>(p.onlooker, p.one, p.other);
    }
};

struct HalfBlind : WithProperties<tictactoe::properties::CountsAgree, SquareIsAsked, TurnIsSeen, PairsLookTheSame> {
    static constexpr int kOnlookers = 1;
    template <class A>
    static Position<A> alike(int, const Position<A>& one, const Position<A>& any) {
        Position<A> other = one;
        other.noughts = (one.noughts & ~kUnseen) | (any.noughts & kUnseen);
        return other;
    }
};
// A mark may go where none is seen; where the last mover wins, only where none is.
template <class A>
struct AnswersForLastMovers : Sound::Rules<A> {
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Bit<A> tells = s.readings.is(tictactoe::EndFullBoardResult::last_mover);
        return none(m.square & (p.crosses | (p.noughts & ~kUnseen))) && (!tells || none(m.square & p.noughts));
    }
};
struct TellingUnderAReading : HalfBlind {
    template <class A>
    using Rules = AnswersForLastMovers<A>;
};

TEST(PlantedLeak, IsShownByTwoPositions) {
    const auto r = run(property_suite::tasks<HalfBlind>(), ".leak.square");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.kind, CheckKind::leak);
    EXPECT_EQ(r.detail, "two positions that look the same are told apart, as it is played");
    ASSERT_EQ(r.witnesses.size(), 1U);
    const Witness& w = r.witnesses.front();
    const auto setting = HalfBlind::default_setting();
    const auto one = HalfBlind::parse(setting, w.position);
    const auto other = HalfBlind::parse(setting, w.note.substr(w.note.find(", and ") + 6));
    const auto move = HalfBlind::parse_move(setting, w.moves.at(0));
    EXPECT_TRUE((looks_the_same<HalfBlind, Native>(0, one, other)));
    EXPECT_FALSE(same(one, other));
    EXPECT_NE(HalfBlind::Rules<Native>::legal(setting, one, move),
              HalfBlind::Rules<Native>::legal(setting, other, move));
    EXPECT_LE(HalfBlind::pieces<Native>(one), 2) << "a small pair";
    EXPECT_EQ(w.pictures.size(), 2U);
}
TEST(PlantedLeak, IsNamedWithTheReadingThatItTakes) {
    const auto r = run(property_suite::tasks<TellingUnderAReading>(), ".leak.square");
    EXPECT_EQ(r.verdict, Verdict::violated);
    EXPECT_EQ(r.detail,
              "two positions that look the same are told apart under tictactoe.end.full-board-result=last-mover; in "
              "all other reading sets none are, by proof");
    ASSERT_EQ(r.witnesses.size(), 1U);
    EXPECT_EQ(r.witnesses.front().readings, std::vector<std::string>{"tictactoe.end.full-board-result=last-mover"});
}
TEST(PlantedLeak, IsNotSeenWhereNothingLeaks) {
    for (const auto& tasks : {property_suite::tasks<HalfBlind>(), property_suite::tasks<TellingUnderAReading>()})
        for (const std::string id : {".leak.turn", ".leak.turn.non-vacuous", ".leak.square.non-vacuous"})
            EXPECT_EQ(run(tasks, id).verdict, Verdict::holds) << id;
}
TEST(PlantedLeak, LawThatNoPairCanBreakIsNoCheck) {
    const auto tasks = property_suite::tasks<HalfBlind>();
    EXPECT_EQ(run(tasks, ".leak.empty").verdict, Verdict::holds);
    EXPECT_EQ(run(tasks, ".leak.empty.non-vacuous").verdict, Verdict::unknown);
}

}  // namespace
}  // namespace nomos::planted
