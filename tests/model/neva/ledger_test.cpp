// The ledger of Neva: complete in itself, and true to the reader's copy of the text.
#include "model/neva/text.hpp"

#include <algorithm>

#include "model/neva/game.hpp"
#include "model/neva/notation.hpp"
#include "tests/model/core/ledger_kit.hpp"

namespace nomos::neva {
namespace {

const RulesetInfo& parts() {
    static const RulesetInfo info{"neva",   "Neva Checkers", "neva.txt", "", clauses(), readings(),
                                  ledger(), examples(),      missing(),  {}, right()};
    return info;
}

TEST(NevaLedger, EntriesStandInReadingOrder) { ledger_kit::expect_entries_in_order(parts()); }
TEST(NevaLedger, SupportsOnlyIdsThatExist) { ledger_kit::expect_ids_known_and_unique(parts()); }
TEST(NevaLedger, EveryIdRestsOnASentence) { ledger_kit::expect_everything_supported(parts()); }
TEST(NevaLedger, MissingItemsAreComplete) { ledger_kit::expect_missing_items_complete(parts()); }

TEST(NevaLedger, MatchesTheReadersCopy) {
    const auto text = ledger_kit::source_text("neva.txt");
    if (!text) GTEST_SKIP() << "no copy of neva.txt: set NOMOS_SOURCES to the folder that has it";
    const auto copy = split_sentences(*text);
    ledger_kit::expect_matches(parts(), copy);
    ledger_kit::expect_paraphrased(parts(), copy);
}

// --- examples ------------------------------------------------------------------------------------
TEST(NevaExamples, AreWrittenInTheGamesNotation) {
    for (const ExampleInfo& e : examples()) {
        EXPECT_TRUE(well_formed(parse_position(e.position))) << e.id;
        EXPECT_EQ(print(parse_position(e.position)), e.position) << e.id;
        if (!e.after.empty()) {
            EXPECT_EQ(print(parse_position(e.after)), e.after) << e.id;
        }
        if (!e.move.empty()) {
            EXPECT_EQ(print(parse_move(e.move)), e.move) << e.id;
        }
        EXPECT_FALSE(!e.legal && !e.after.empty()) << e.id << ": nothing follows an illegal move";
    }
}

// The recorded steps are those of the recorded game, one after the other, and nothing else.
TEST(NevaExamples, AreAllStepsOfTheRecordedGame) {
    const auto steps = ledger_kit::named(examples(), "neva.example.round-");
    std::size_t next = 0;
    std::string reached = "wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg w";
    for (std::size_t round = 0; round < recorded_game().rounds.size(); ++round)
        for (std::size_t player = 0; player < kPlayers; ++player) {
            const RecordedCell& cell = recorded_game().rounds[round][player];
            if (!cell.played()) continue;
            const Turn turn = parse_turn(cell.move);
            for (int i = 0; i < turn.steps; ++i) {
                ASSERT_LT(next, steps.size());
                const ExampleInfo& e = steps[next++];
                const std::string id = "neva.example.round-" + std::to_string(round + 1) + "-" +
                                       std::string(kPlayerNames[player]) +
                                       (turn.steps > 1 ? "-" + std::to_string(i + 1) : "");
                EXPECT_EQ(e.id, id);
                EXPECT_EQ(e.move, print(turn.step(i))) << id;
                EXPECT_EQ(e.provenance, Provenance::text) << id;
                EXPECT_TRUE(e.legal) << id;
                if (i == 0) {
                    EXPECT_EQ(e.position, reached) << id;
                }
                EXPECT_EQ(e.after.empty(), i + 1 < turn.steps) << id << ": a capture under way";
                reached = e.after;
            }
        }
    EXPECT_EQ(next, steps.size());
    EXPECT_EQ(reached, "6/1w4/1w4/2b3/6/1B4 w");
}

// A cell of the table is an entry, and supports the steps of its turn.
TEST(NevaLedger, HasTheTableCellByCell) {
    constexpr int kFirstRound = 54;  // number of the first entry of the rows
    for (std::size_t round = 0; round < recorded_game().rounds.size(); ++round)
        for (std::size_t player = 0; player < kPlayers; ++player) {
            const RecordedCell& cell = recorded_game().rounds[round][player];
            const int number = kFirstRound + static_cast<int>(5 * round + player) + 1;
            const LedgerEntry& entry = ledger()[static_cast<std::size_t>(number - 1)];
            EXPECT_EQ(entry.number, number);
            EXPECT_EQ(entry.form, SentenceForm::cell) << number;
            EXPECT_EQ(entry.kind, SentenceKind::example) << number;
            const std::string of_turn =
                "neva.example.round-" + std::to_string(round + 1) + "-" + std::string(kPlayerNames[player]);
            const auto steps = std::count_if(entry.supports.begin(), entry.supports.end(),
                                             [&](std::string_view id) { return id.starts_with(of_turn); });
            EXPECT_EQ(steps, cell.played() ? parse_turn(cell.move).steps : 0) << number;
        }
}

}  // namespace
}  // namespace nomos::neva
