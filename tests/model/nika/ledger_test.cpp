// The ledger of Nika: complete in itself, and true to the reader's copy of the text.
#include "model/nika/text.hpp"

#include "model/nika/board_file.hpp"
#include "model/nika/notation.hpp"
#include "tests/model/core/ledger_kit.hpp"

namespace nomos::nika {
namespace {

const RulesetInfo& parts() {
    static const RulesetInfo info{"nika",   "Nika",     "nika.txt", "", clauses(), readings(),
                                  ledger(), examples(), missing(),  {}, right()};
    return info;
}

TEST(NikaLedger, EntriesStandInReadingOrder) { ledger_kit::expect_entries_in_order(parts()); }
TEST(NikaLedger, SupportsOnlyIdsThatExist) { ledger_kit::expect_ids_known_and_unique(parts()); }
TEST(NikaLedger, EveryIdRestsOnASentence) { ledger_kit::expect_everything_supported(parts()); }
TEST(NikaLedger, MissingItemsAreComplete) { ledger_kit::expect_missing_items_complete(parts()); }

TEST(NikaLedger, MatchesTheReadersCopy) {
    const auto text = ledger_kit::source_text("nika.txt");
    if (!text) GTEST_SKIP() << "no copy of nika.txt: set NOMOS_SOURCES to the folder that has it";
    const auto copy = split_sentences(*text);
    ledger_kit::expect_matches(parts(), copy);
    ledger_kit::expect_paraphrased(parts(), copy);
}

TEST(NikaExamples, AreWrittenInTheGamesNotation) {
    const Setting<Native> setting{default_readings<Reading>(readings()), assumed_board()};
    for (const ExampleInfo& e : examples()) {
        EXPECT_TRUE(well_formed(setting, parse_position(e.position))) << e.id;
        EXPECT_EQ(print(parse_position(e.position)), e.position) << e.id;
        if (!e.after.empty()) {
            EXPECT_EQ(print(parse_position(e.after)), e.after) << e.id;
        }
        if (!e.move.empty()) {
            EXPECT_EQ(print(parse_action(e.move)), e.move) << e.id;
        }
        EXPECT_FALSE(!e.legal && !e.after.empty()) << e.id << ": nothing follows an illegal move";
    }
}

}  // namespace
}  // namespace nomos::nika
