// The ledger of Nymbat: complete in itself, and true to the reader's copy of the text.
#include "model/nymbat/text.hpp"

#include <map>

#include "model/nymbat/exhibits.hpp"
#include "model/nymbat/notation.hpp"
#include "tests/model/core/ledger_kit.hpp"

namespace nomos::nymbat {
namespace {

const RulesetInfo& parts() {
    static const RulesetInfo info{"nymbat", "Nymbat",   "nymbat.txt", "", clauses(), readings(),
                                  ledger(), examples(), missing(),    {}, right()};
    return info;
}

TEST(NymbatLedger, EntriesStandInReadingOrder) { ledger_kit::expect_entries_in_order(parts()); }
TEST(NymbatLedger, SupportsOnlyIdsThatExist) { ledger_kit::expect_ids_known_and_unique(parts()); }
TEST(NymbatLedger, EveryIdRestsOnASentence) { ledger_kit::expect_everything_supported(parts()); }
TEST(NymbatLedger, MissingItemsAreComplete) { ledger_kit::expect_missing_items_complete(parts()); }

TEST(NymbatLedger, MatchesTheReadersCopy) {
    const auto text = ledger_kit::source_text("nymbat.txt");
    if (!text) GTEST_SKIP() << "no copy of nymbat.txt: set NOMOS_SOURCES to the folder that has it";
    const auto copy = split_sentences(*text);
    EXPECT_EQ(copy.size(), 143U);
    ledger_kit::expect_matches(parts(), copy);
    ledger_kit::expect_paraphrased(parts(), copy);
}

// Every caption has a step to show for it, and no claim is passed over.
TEST(NymbatLedger, ShowsEachCaptionAndAnswersEachClaim) {
    std::set<std::string_view> shown;
    for (const ExampleInfo& e : examples()) shown.insert(e.id);
    for (const LedgerEntry& entry : ledger()) {
        const bool shows = std::ranges::any_of(entry.supports, [&](auto id) { return shown.contains(id); });
        if (entry.form == SentenceForm::caption) {
            EXPECT_TRUE(shows) << entry.number;
        }
        if (entry.kind == SentenceKind::claim) {
            EXPECT_FALSE(entry.supports.empty()) << entry.number;
        }
    }
}
// The one contradiction is a reading: seven delays in the rules, three in the analysis.
TEST(NymbatLedger, HasBothSidesOfEachContradiction) {
    EXPECT_GE(sentences_for(ledger(), "nymbat.delay.turns").size(), 2U);
    for (const MissingInfo& m : missing()) {
        EXPECT_NE(m.kind, "contradiction") << m.id;
    }
}
// A gap is shown, or it is said why no position can.
TEST(NymbatLedger, ShowsEachGapOrSaysWhyNot) {
    for (const MissingInfo& m : missing()) {
        const bool is_shown = std::ranges::any_of(exhibits(), [&](const ExhibitInfo& s) { return s.id == m.id; });
        if (m.kind == "gap") {
            EXPECT_EQ(m.no_position.empty(), is_shown) << m.id;
        }
    }
}

// --- examples ------------------------------------------------------------------------------------
TEST(NymbatExamples, AreWrittenInTheGamesNotation) {
    for (const ExampleInfo& e : examples()) {
        EXPECT_TRUE(well_formed(parse_position(e.position))) << e.id;
        EXPECT_EQ(print(parse_position(e.position)), e.position) << e.id;
        if (!e.after.empty()) {
            EXPECT_TRUE(well_formed(parse_position(e.after))) << e.id;
            EXPECT_EQ(print(parse_position(e.after)), e.after) << e.id;
        }
        if (!e.move.empty()) {
            EXPECT_EQ(print(parse_move(e.move)), e.move) << e.id;
        }
        EXPECT_FALSE(!e.legal && !e.after.empty()) << e.id << ": nothing follows an illegal step";
    }
}

// Numbers 1 to 6, one piece a hex, and no more points than a reserve of 60 has.
TEST(NymbatExamples, CouldStandOnABoard) {
    for (const ExampleInfo& e : examples())
        for (const auto text : {e.position, e.after}) {
            if (text.empty()) continue;
            const auto p = parse_position(text);
            EXPECT_TRUE(none(p.pieces_of(Side::red) & p.pieces_of(Side::blue))) << e.id;
            for (const Side s : {Side::red, Side::blue}) {
                int points = p.reserve[index(s)];
                if (p.is(Stage::bringing) && p.blue_to_move == (s == Side::blue)) points -= p.brought;
                p.pieces_of(s).for_each([&](int hex) { points += number_on(p, s, hex); });
                EXPECT_TRUE(none(p.with_number(s, 7))) << e.id;
                EXPECT_TRUE(points >= 0 && points <= kFirstReserve) << e.id << " has " << points;
            }
        }
}

// The steps of the breakthrough follow one another.
TEST(NymbatExamples, OfTheBreakthroughAreOneTurn) {
    std::map<std::string_view, const ExampleInfo*> by_id;
    for (const ExampleInfo& e : examples()) by_id[e.id] = &e;
    const auto step = [&](int i) { return by_id.at(std::string("nymbat.example.breakthrough-") + std::to_string(i)); };
    for (const auto& [before, next] : {std::pair{1, 2}, {2, 3}, {3, 4}, {3, 5}, {4, 6}, {4, 7}, {7, 8}})
        EXPECT_EQ(step(before)->after, step(next)->position) << next;
}

}  // namespace
}  // namespace nomos::nymbat
