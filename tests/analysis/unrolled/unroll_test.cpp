// The solver's shortest lines are those that looking at every position finds; a rule that is wrong in the constraints
// alone makes the two disagree.
#include "analysis/unrolled/unroll.hpp"

#include <gtest/gtest.h>

#include "analysis/graph/breadth_first.hpp"
#include "analysis/graph/game_graph.hpp"
#ifdef NOMOS_REGISTERED_nefatavl
#include "model/nefatavl/aids/study.hpp"
#endif
#ifdef NOMOS_REGISTERED_nerva
#include "model/nerva/aids/study.hpp"
#endif
#ifdef NOMOS_REGISTERED_nymbat
#include "model/nymbat/aids/study.hpp"
#endif
#ifdef NOMOS_REGISTERED_neva
#include "model/neva/aids/study.hpp"
#endif
#ifdef NOMOS_REGISTERED_nika
#include "model/nika/aids/study.hpp"
#endif

namespace nomos::graph {
namespace {

using Answer = ShortestLine::Answer;
constexpr unsigned kEnough = 100'000'000;

// By reading: the least depth in which a position tells options apart; -1 for none of so many plies. Every position
// that steps lead to, in sets, one a depth.
template <class R, class Setting, class Position>
std::vector<int> earliest_by_sets(const Setting& setting, const Position& start, int plies) {
    using Steps = analysis::BySteps<R>;
    auto less = [](const Position& a, const Position& b) { return compare(a, b) < 0; };
    std::set<Position, decltype(less)> level({start}, less);
    const auto& table = R::info().readings;
    std::vector<int> least(table.size(), -1);
    for (int depth = 0; depth <= plies; ++depth) {
        std::set<Position, decltype(less)> next(less);
        for (const Position& p : level) {
            for (std::size_t r = 0; r < table.size(); ++r)
                for (int o = 0; o < static_cast<int>(table[r].options.size()) && least[r] < 0; ++o) {
                    const auto other = analysis::with_option(setting, static_cast<int>(r), o);
                    if (analysis::weight_of(analysis::differences_here<Steps>(setting, other, p)) !=
                        Materiality::no_effect)
                        least[r] = depth;
                }
            if (R::template Rules<Native>::outcome(setting, p).test(0) && depth < plies)
                R::template Rules<Native>::for_each_move(
                    setting, p, [&](const auto& m) { next.insert(R::template Rules<Native>::apply(setting, p, m)); });
        }
        level = std::move(next);
    }
    return least;
}
// The same of one reading, from a graph. Not up to symmetry: nothing says that a reading looks alike from all sides.
template <class R, class Space>
int earliest_in_graph(const Reached<Space>& reached, int reading, int most_plies) {
    const auto& setting = reached.space().setting();
    for (int depth = 0; depth <= std::min(most_plies, reached.depth()); ++depth) {
        bool any = false;
        reached.each_at_depth(depth, [&](Vertex v) {
            const auto p = reached.position(v);
            for (int o = 0;
                 o < static_cast<int>(R::info().readings[static_cast<std::size_t>(reading)].options.size()) && !any;
                 ++o) {
                const auto here = analysis::differences_here<R>(setting, analysis::with_option(setting, reading, o), p);
                any = analysis::weight_of(here) != Materiality::no_effect;
            }
        });
        if (any) return depth;
    }
    return -1;
}
// Found where it is, and as short as it is; refuted where there is none.
template <class R>
void expect_as(const std::vector<int>& least, const std::vector<ShortestLine>& lines, int plies,
               int most_given_up = 0) {
    ASSERT_EQ(lines.size(), least.size());
    int given_up = 0, settled = 0;
    for (std::size_t r = 0; r < least.size(); ++r) {
        const std::string_view id = R::info().readings[r].id;
        const ShortestLine& line = lines[r];
        if (line.answer == Answer::not_asked) continue;
        if (line.answer == Answer::given_up) {
            ++given_up;
            EXPECT_TRUE(least[r] < 0 || least[r] > line.refuted) << id;
            continue;
        }
        ++settled;
        EXPECT_EQ(line.answer == Answer::found, least[r] >= 0) << id;
        EXPECT_EQ(line.refuted, least[r] < 0 ? plies : least[r] - 1) << id;
        EXPECT_EQ(static_cast<int>(line.line.size()), std::max(0, least[r])) << id;
    }
    EXPECT_LE(given_up, most_given_up);
    EXPECT_GT(settled, 0);
}
// Of the lines of so many steps to where an option of the reading makes a difference the least: its first move is the
// least in record order of all first moves of such lines, and so on.
template <class R, class Setting, class Position>
class LeastLine {
public:
    LeastLine(const Setting& setting, int reading) : setting_(setting), reading_(reading) {}
    std::optional<std::vector<std::string>> from(const Position& p, int steps) {
        using Line = std::vector<std::string>;
        if (steps == 0) return differs(p) ? std::optional(Line()) : std::nullopt;
        if (!Rules::outcome(setting_, p).test(0) || leads_nowhere_.contains({steps, p})) return {};
        std::vector<typename R::template Move<Native>> moves;
        Rules::for_each_move(setting_, p, [&](const auto& m) { moves.push_back(m); });
        std::sort(moves.begin(), moves.end(), is_less);
        for (const auto& m : moves)
            if (auto rest = from(Rules::apply(setting_, p, m), steps - 1)) {
                rest->insert(rest->begin(), R::print_move(setting_, m));
                return rest;
            }
        leads_nowhere_.insert({steps, p});
        return {};
    }

private:
    using Rules = typename R::template Rules<Native>;
    struct Less {
        bool operator()(const std::pair<int, Position>& a, const std::pair<int, Position>& b) const {
            return a.first != b.first ? a.first < b.first : compare(a.second, b.second) < 0;
        }
    };
    // Field by field, each read as a number.
    static bool is_less(const typename R::template Move<Native>& a, const typename R::template Move<Native>& b) {
        auto order = std::strong_ordering::equal;
        R::template Move<Native>::zip(
            [&](const auto&, const auto& x, const auto& y) {
                if (order == 0) order = compared(x, y);
            },
            a, b);
        return order < 0;
    }
    template <int N>
    static std::strong_ordering compared(const Bits<N>& x, const Bits<N>& y) {
        int highest = -1;
        (x ^ y).for_each([&](int bit) { highest = bit; });
        return highest < 0 ? std::strong_ordering::equal : x.test(highest) <=> y.test(highest);
    }
    static std::strong_ordering compared(int x, int y) { return x <=> y; }

    bool differs(const Position& p) const {
        const auto options = R::info().readings[static_cast<std::size_t>(reading_)].options.size();
        for (int o = 0; o < static_cast<int>(options); ++o) {
            const auto other = analysis::with_option(setting_, reading_, o);
            if (analysis::weight_of(analysis::differences_here<analysis::BySteps<R>>(setting_, other, p)) !=
                Materiality::no_effect)
                return true;
        }
        return false;
    }
    Setting setting_;
    int reading_;
    std::set<std::pair<int, Position>, Less> leads_nowhere_;
};
template <class R, class Study, class Setting>
void expect_agreement(const Setting& setting, const auto& start, int plies, int most_given_up = 0) {
    const auto lines = analysis::ShortestSearch<R, Study>(setting, start, kEnough).within(plies);
    expect_as<R>(earliest_by_sets<R>(setting, start, plies), lines, plies, most_given_up);
    for (std::size_t r = 0; r < lines.size(); ++r) {
        if (lines[r].answer != Answer::found) continue;
        LeastLine<R, Setting, std::decay_t<decltype(start)>> least(setting, static_cast<int>(r));
        EXPECT_EQ(least.from(start, static_cast<int>(lines[r].line.size())), lines[r].line)
            << R::info().readings[r].id << ": of the shortest lines the least is shown, whichever the solver met first";
    }
}
ExploreChoice board(std::string name, std::vector<std::string> pieces = {}, std::vector<std::string> settings = {}) {
    ExploreChoice choice;
    choice.board = std::move(name), choice.pieces = std::move(pieces), choice.table.settings = std::move(settings);
    return choice;
}

#ifdef NOMOS_REGISTERED_nefatavl
const ExploreChoice kTafl = board("5x5", {"attackers=2", "defenders=0"});

TEST(Unroll, FindsWhatTheGraphOfNefatavlShows) {
    at_start<nefatavl::Study>(kTafl, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        constexpr int kPlies = 6;
        const Space<R, nefatavl::Study> space(setting, false);
        const Reached<Space<R, nefatavl::Study>> reached(space, {start}, {0, 1, {}});
        std::vector<int> least;
        for (int r = 0; r < static_cast<int>(R::info().readings.size()); ++r)
            least.push_back(earliest_in_graph<R>(reached, r, kPlies));
        EXPECT_EQ(least, earliest_by_sets<R>(setting, start, kPlies));
        expect_agreement<R, nefatavl::Study>(setting, start, kPlies);
    });
}
TEST(Unroll, GivesUpWhereTheBudgetIsSpentAndSaysHowFarItCame) {
    at_start<nefatavl::Study>(kTafl, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        int given_up = 0;
        for (const ShortestLine& line :
             analysis::ShortestSearch<R, nefatavl::Study>(setting, start, 60'000).within(8)) {
            given_up += line.answer == Answer::given_up;
            EXPECT_EQ(line.answer == Answer::given_up, line.why != ShortestLine::Why::nothing);
            EXPECT_LT(line.refuted, 8);
            EXPECT_NE(line.answer, Answer::none) << "eight plies take more";
        }
        EXPECT_GT(given_up, 0);
    });
}
TEST(Unroll, IsTheSameEveryTime) {
    const auto once = unroll("nefatavl", kTafl, 4, 3'000'000), again = unroll("nefatavl", kTafl, 4, 3'000'000);
    for (std::size_t r = 0; r < once.lines.size(); ++r) EXPECT_EQ(once.lines[r].line, again.lines[r].line);
}

// The constraints forbid the defenders to move, and no executable rule does.
struct TooStrict : nefatavl::Tafl<5> {
    struct Constraints : nefatavl::Constraints<5> {
        template <class A>
        static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const InForce<A, Clause>& f) {
            return nefatavl::Constraints<5>::legal<A>(s, p, m, f) && !p.defenders_to_move;
        }
    };
};
// ... or let the king go to any free square, so that two plies do for four.
struct TooLoose : nefatavl::Tafl<5> {
    struct Constraints : nefatavl::Constraints<5> {
        template <class A>
        static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const InForce<A, Clause>& f) {
            const Bit<A> leaps = p.defenders_to_move && any(m.from & p.king) && none(m.to & p.stones());
            return nefatavl::Constraints<5>::legal<A>(s, p, m, f) || leaps;
        }
    };
};
template <class Planted>
std::vector<ShortestLine> on_small_tafl(int plies) {
    std::vector<ShortestLine> lines;
    at_start<nefatavl::Study>(kTafl, [&](auto, const auto& setting, const auto& start) {
        if constexpr (std::is_same_v<std::decay_t<decltype(setting)>, typename Planted::template Setting<Native>>)
            lines = analysis::ShortestSearch<Planted, nefatavl::Study>(setting, start, kEnough).within(plies);
    });
    return lines;
}
TEST(Unroll, DisagreesWithTheGraphWhereTheConstraintsAreTooStrict) {
    const auto right = on_small_tafl<nefatavl::Tafl<5>>(4), wrong = on_small_tafl<TooStrict>(4);
    ASSERT_EQ(right.size(), wrong.size());
    int found_no_more = 0;
    for (std::size_t r = 0; r < right.size(); ++r)
        found_no_more += right[r].answer == Answer::found && wrong[r].answer == Answer::none;
    EXPECT_EQ(found_no_more, 3) << "the king's own moves tell the options apart, or lead there";
}
TEST(Unroll, ShowsNoLineThatTheRulesDoNotPlay) { EXPECT_THROW(on_small_tafl<TooLoose>(4), ContractViolation); }
#endif
#ifdef NOMOS_REGISTERED_nerva
TEST(Unroll, FindsWhatThePositionsOfNervaShow) {
    at_start<nerva::Study>(board("2x2", {"large=1", "medium=1", "small=1"}),
                           [&]<class R>(std::type_identity<R>, const auto& s, const auto& p) {
                               expect_agreement<R, nerva::Study>(s, p, 3);
                           });
}
#endif
#ifdef NOMOS_REGISTERED_nymbat
TEST(Unroll, FindsWhatThePositionsOfNymbatShowByStepsOfTurns) {
    at_start<nymbat::Study>(board("side-2"), [&]<class R>(std::type_identity<R>, const auto& s, const auto& p) {
        expect_agreement<R, nymbat::Study>(s, p, 7);
    });
}
#endif
#ifdef NOMOS_REGISTERED_neva
TEST(Unroll, FindsWhatThePositionsOfNevaShowByStepsOfTurns) {
    at_start<neva::Study>(board("3x3"), [&]<class R>(std::type_identity<R>, const auto& s, const auto& p) {
        expect_agreement<R, neva::Study>(s, p, 6);
    });
}
TEST(Unroll, FindsWhatThePositionsOfNevaInPairsShow) {
    at_start<neva::Study>(board("3x3", {}, {"pairs=yes"}),
                          [&]<class R>(std::type_identity<R>, const auto& s, const auto& p) {
                              expect_agreement<R, neva::Study>(s, p, 6);
                          });
}
TEST(Unroll, DoesNotAskSingleStepsWhatWholeTurnsTellApart) {
    const auto u = unroll("neva", board("3x3"), 0, kEnough);
    EXPECT_EQ(u.lines[static_cast<std::size_t>(neva::Reading::majority_whom)].answer, Answer::not_asked);
    EXPECT_EQ(u.lines[static_cast<std::size_t>(neva::Reading::majority_whom)].why, ShortestLine::Why::whole_turns);
    EXPECT_EQ(u.ply, "a step of a turn");
}
#endif
#ifdef NOMOS_REGISTERED_nika
TEST(Unroll, FindsWhatThePositionsOfNikaShow) {
    at_start<nika::Study>(board("4x4", {"pieces=1"}),
                          [&]<class R>(std::type_identity<R>, const auto& s, const auto& p) {
                              expect_agreement<R, nika::Study>(s, p, 3);
                          });
    at_start<nika::Study>(board("5x5", {"pieces=2"}),
                          [&]<class R>(std::type_identity<R>, const auto& s, const auto& p) {
                              expect_agreement<R, nika::Study>(s, p, 1);
                          });
}
#endif

#ifdef NOMOS_REGISTERED_neva
// When a captured man leaves the board is bookkeeping while men alone capture: a step leads to another position, and
// no whole turn does.
TEST(Unrolled, TellsWhatStaysWithinATurnOfNeva) {
    const auto own = study_of("neva").own;
    ASSERT_TRUE(own);
    ExploreChoice choice;
    choice.board = own->board, choice.pieces = own->pieces, choice.table.settings = own->settled;
    const auto lines = unroll("neva", choice, own->unrolled, own->units).lines;
    const auto& readings = find_ruleset("neva").info().readings;
    int within = 0, whole = 0;
    for (std::size_t r = 0; r < lines.size(); ++r) {
        if (lines[r].answer != Answer::found) continue;
        EXPECT_TRUE(lines[r].by_steps);
        EXPECT_FALSE(lines[r].options.empty());
        EXPECT_EQ(lines[r].options.front(), lines[r].option);
        within += lines[r].within_a_turn ? 1 : 0, whole += lines[r].within_a_turn ? 0 : 1;
        EXPECT_TRUE(readings[r].id != "neva.captured.leave" || lines[r].within_a_turn);
    }
    EXPECT_GT(within, 0);
    EXPECT_GT(whole, 0);
}
#endif

}  // namespace
}  // namespace nomos::graph
