// Readings: the questions a text leaves open, their options, and a full choice of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/dice.hpp"
#include "model/core/record.hpp"

namespace nomos {

inline constexpr int kMostOptions = 4;

struct OptionInfo {
    std::string_view id;                 // "helps"
    std::string_view says;               // what it means at the table, one plain sentence
    std::string_view rests_on;           // which words or silence of the text support it, in our words
    std::string_view ruled_out_by = {};  // by which words, "" where none do
    std::string_view against = {};       // which words speak against it and do not rule it out, "" where none do
};

// One option of one reading, both by their place in the table.
struct Choice {
    int reading = 0;
    int option = 0;
};

// One line of a ruleset's reading table; the enum value is the index of its line, and so it is with
// options: all are made from one file. The sentences it turns on are the ledger entries that list its id.
struct ReadingInfo {
    std::string_view id;           // "nefatavl.king.brown-square"
    std::string_view question;     // plain words, ends with a question mark
    std::string_view explanation;  // what the text says and where it stops, for a designer
    std::vector<OptionInfo> options;
    int default_option = 0;
    std::string_view why_default;               // evidence first, then least surprising play
    std::string_view suggestion;                // what one sentence would settle it
    std::vector<std::string_view> clauses;      // ids of the clauses it touches
    std::vector<Choice> exists_only_when = {};  // the question arises only where one of these is chosen
    int settles = -1;                           // the option that the suggestion fixes; -1: it names none
    bool is_contradiction = false;              // two sentences cannot both be right; else one can be read in two ways
    std::vector<int> turns_on = {};             // ledger numbers: of the sentences that list it those to show first
};

// Words of the text speak against all options but one.
bool is_settled_by_words(const ReadingInfo& reading);

// The answers, otherwise than played, under which the question of a reading arises: of several the first that is
// listed, and what that one needs in turn. None: it arises as played.
std::vector<Choice> arises_under(std::span<const ReadingInfo> table, int reading);

// A reading set: for each of the Count readings one option, one-hot. R is the ruleset's scoped
// enum of readings with a last member `count_`; each reading's options are a scoped enum O for
// which the ruleset defines `constexpr R reading_of(O)`, so that rules read
// `readings.is(KingAndBrown::helps)`.
template <class A, class R>
struct ReadingSet {
    using Algebra = A;
    static constexpr int kCount = static_cast<int>(R::count_);
    std::array<Word<A, kMostOptions>, std::size_t{kCount}> chosen{};

    template <class O>
    Bit<A> is(O option) const {
        return test(chosen[static_cast<std::size_t>(reading_of(option))], static_cast<int>(option));
    }
    // This option of a reading, and no other: both by name, or by their places in the table.
    constexpr void choose(auto reading, auto option) {
        chosen[static_cast<std::size_t>(reading)] =
            Word<A, kMostOptions>(Bits<kMostOptions>::single(static_cast<int>(option)));
    }
    template <class O>
    requires std::is_enum_v<O>
    constexpr void choose(O option) { choose(reading_of(option), option); }
    static constexpr void zip(auto&& visit, auto&... r) {
        for (std::size_t i = 0; i < kCount; ++i) visit(FieldName{"reading", {}, static_cast<int>(i)}, r.chosen[i]...);
    }
};

// The default reading set of a table.
template <class R>
ReadingSet<Native, R> default_readings(std::span<const ReadingInfo> table) {
    ReadingSet<Native, R> set;
    for (std::size_t i = 0; i < table.size(); ++i) set.chosen[i].set(table[i].default_option);
    return set;
}
// A reading set that the table has, each option as likely.
template <class R>
ReadingSet<Native, R> thrown_readings(std::span<const ReadingInfo> table, Dice& dice) {
    ReadingSet<Native, R> set;
    for (std::size_t i = 0; i < table.size(); ++i)
        set.chosen[i].set(dice.below(static_cast<int>(table[i].options.size())));
    return set;
}
// Exactly one option of each reading is chosen, and it is one the table has.
template <class A, class R>
Bit<A> well_formed(const ReadingSet<A, R>& set, std::span<const ReadingInfo> table) {
    Bit<A> ok = true;
    for (std::size_t i = 0; i < table.size(); ++i) {
        Bits<kMostOptions> known;
        for (std::size_t o = 0; o < table[i].options.size(); ++o) known.set(static_cast<int>(o));
        ok = ok && one_hot(set.chosen[i]) && none(set.chosen[i] & ~known);
    }
    return ok;
}

// --- by name, for the command line ---------------------------------------------------------
// A choice "KEY=VALUE": KEY is a reading's id (its game prefix may be left out), VALUE an option.
// Throws UnknownName or ParseError with the nearest known names.
Choice parse_choice(std::string_view text, std::string_view ruleset, std::span<const ReadingInfo> table);
// Number of reading sets: the product of the option counts.
std::uint64_t reading_sets(std::span<const ReadingInfo> table);

}  // namespace nomos
