// The ruleset concept: what a rulebook's folder must offer, and nothing else in the tree changes.
//
// To add a ruleset (the guide with commands is docs/add-a-ruleset.md):
//   1. model/<game>/text/clauses.toml   the rules, one line each
//   2. model/<game>/text/readings.toml  what the text leaves open, and the options; beside them ledger.toml,
//      one entry a sentence, examples.toml, missing.toml and right.toml. model/<game>/text.hpp is made from them when
//      it is built (model/text): enum Clause, enum Reading, an enum of options a reading, and the tables
//   3. model/<game>/position.hpp   Position<A>, Move<A>, Setting<A>: records (see record.hpp)
//   4. model/<game>/rules.hpp      the executable rules: template <class A> struct Rules
//   5. model/<game>/constraints.hpp the same rules again, from the clauses alone
//   6. model/<game>/notation.hpp   how positions and moves are written and drawn
//   7. model/<game>/ruleset.hpp    a struct that gathers them and passes the concept below
//   8. properties/<game>/properties.hpp   its invariants, laws, bounds and claims; game.hpp: what else it offers
//   9. model/<game>/aids      what only helps: images, distances, cut points, throwing, small boards
//  10. one line in cmake/rulesets.cmake
// What a ruleset may offer beyond the concept, each a concept of its own: whole turns (turns.hpp),
// options of the setting (setting_option.hpp), the seats of a recorded table (seats.hpp), a board
// file and outcomes that depend on the history (table_of.hpp), and judged_elsewhere(Reading): a
// reading that no single position and move can decide. Hidden information (properties/pair.hpp) is told
// by kOnlookers and alike(): what a player does not see of a position.
// Traps: write 4 and 5 without looking at the other; never let 5 call 4. Well-formedness should
// demand as little as the two encodings need: a state that the invariants forbid must still be
// expressible, or the invariants are empty.
#pragma once

#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/dice.hpp"
#include "model/core/ledger.hpp"
#include "model/core/picture.hpp"
#include "model/core/reading.hpp"
#include "model/core/record.hpp"

namespace nomos {

// A caption, worked example or recorded move of a source, as data. Its sentence is the ledger
// entry that lists its id; so it is for MissingInfo and RightInfo.
enum class Provenance { text, certain, likely, assumed };
std::string_view name_of(Provenance);
struct ExampleInfo {
    std::string_view id;                       // "nika.example.tied-line"
    std::string_view shows;                    // what the source says it shows, in our words
    Provenance provenance = Provenance::text;  // of the position, where its picture is lost
    std::string_view position;
    std::string_view move;
    bool legal = true;                         // what the source says of the move
    std::string_view after;                    // position after it, "" when the source does not say
    std::string_view outcome;                  // name of the outcome after it, "" when not said
    std::string_view source = {};              // where what the words do not say is taken from, "" where nothing is
    std::vector<std::string_view> under = {};  // "reading=option": not the source says it, but these options
    // Of an example of options only: what players settled before the game, "KEY=VALUE", and in the place of `move` a
    // whole turn (turns.hpp), or moves as at the table one after the other. Of such a line `legal` is about the last,
    // all before are allowed; `after` and `outcome` are those at its end, of a game that began in `position`, and none
    // is over before.
    std::vector<std::string_view> settled = {};
    std::string_view turn = {};
    std::vector<std::string_view> line = {};
};

// Of what play cannot do without: what it is. In the order in which players miss it.
enum class Needed { nothing, board, set_up, pieces, moves, end };

// What the text lacks or says amiss, found while reading it: becomes a finding as it stands.
struct MissingInfo {
    std::string_view id;  // "nefatavl.missing.board-size"
    // "missing content", "gap", "contradiction", "false claim", "vague claim", "loose notation"
    std::string_view kind;
    std::string_view title;  // plain words
    std::string_view explanation;
    std::vector<std::string_view> clauses;
    std::string_view evidence;  // what is known from elsewhere and how sure
    std::string_view suggestion;
    std::string_view source = {};       // the name of where that evidence comes from
    std::string_view no_position = {};  // of a gap: why no position can show it, "" where one can
    Needed needed = Needed::nothing;    // nobody can begin, go on or come to an end without it
    // Of a board or a set-up: how sure what is played with in its place is.
    Provenance sure = Provenance::assumed;
};

// What the text says and is right about. It is so as long as all of the checks hold.
struct RightInfo {
    std::string_view id;                   // "nymbat.right.never-split"
    std::string_view says;                 // one plain sentence
    std::vector<std::string_view> checks;  // "nymbat.claim.never-split"
};

// A ruleset's data: everything about it that is not code.
struct RulesetInfo {
    std::string_view id;           // "nefatavl"
    std::string_view title;        // "Nefatavl"
    std::string_view source_file;  // "nefatavl.txt", looked up in --sources DIR
    std::string_view board;        // "11x11 board", "every board inside an 11x11 frame"
    std::span<const ClauseInfo> clauses;
    std::span<const ReadingInfo> readings;
    std::span<const LedgerEntry> ledger;
    std::span<const ExampleInfo> examples;
    std::span<const MissingInfo> missing;
    std::vector<std::string_view> outcomes;  // names; index 0 is "in play"
    std::span<const RightInfo> right = {};
    std::string_view piece = "piece";           // what R::pieces counts
    std::span<const ExampleInfo> answers = {};  // examples of options, judged under these
    std::string_view play = "move";  // what players call one entry of a line: a move, a turn, a step of a turn
    bool hides = false;  // players keep something from each other; small boards are solved as if they did not
};

template <class R>
concept Ruleset = requires(const typename R::template Setting<Native>& setting,
                           const typename R::template Position<Native>& position,
                           const typename R::template Move<Native>& move, std::string_view text,
                           const InForce<Native, typename R::Clause>& in_force, Dice& dice) {
    requires Record<typename R::template Setting<Native>>;
    requires Record<typename R::template Position<Native>>;
    requires Record<typename R::template Move<Native>>;
    { R::info() } -> std::same_as<const RulesetInfo&>;
    // Set-up and well-formedness (weak: only what the encodings need to make sense).
    { R::default_setting() } -> std::same_as<typename R::template Setting<Native>>;
    { R::template start<Native>(setting) } -> std::same_as<typename R::template Position<Native>>;
    { R::template well_formed<Native>(setting) } -> std::same_as<bool>;
    { R::template well_formed<Native>(setting, position) } -> std::same_as<bool>;
    { R::template well_formed<Native>(setting, position, move) } -> std::same_as<bool>;
    // How many pieces a position shows: witnesses have the fewest.
    { R::template pieces<Native>(position) } -> std::same_as<int>;
    // The executable rules. apply() may be called only with a legal move.
    { R::template Rules<Native>::legal(setting, position, move) } -> std::same_as<bool>;
    {
        R::template Rules<Native>::apply(setting, position, move)
        } -> std::same_as<typename R::template Position<Native>>;
    { R::template Rules<Native>::outcome(setting, position) } -> std::same_as<Bits<R::kOutcomes>>;
    R::template Rules<Native>::for_each_move(setting, position, [](const typename R::template Move<Native>&) {});
    // The constraints. effect() is a relation: `after` may follow from `before` by the move.
    { R::Constraints::template legal<Native>(setting, position, move, in_force) } -> std::same_as<bool>;
    { R::Constraints::template effect<Native>(setting, position, move, position, in_force) } -> std::same_as<bool>;
    { R::Constraints::template outcome<Native>(setting, position, 0, in_force) } -> std::same_as<bool>;
    // Notation. parse(print(x)) == x; parsing throws ParseError with place and hint.
    { R::print(setting, position) } -> std::same_as<std::string>;
    { R::print_move(setting, move) } -> std::same_as<std::string>;
    { R::parse(setting, text) } -> std::same_as<typename R::template Position<Native>>;
    { R::parse_move(setting, text) } -> std::same_as<typename R::template Move<Native>>;
    { R::picture(setting, position) } -> std::same_as<Picture>;
    { R::picture_of_move(setting, position, move) } -> std::same_as<Picture>;
    // For sampling: positions and moves thrown at random (well-formed, not only reachable), and
    // every move worth asking about in a position - all legal ones and plenty of illegal ones.
    {
        R::throw_position(dice)
        } -> std::same_as<std::pair<typename R::template Setting<Native>, typename R::template Position<Native>>>;
    { R::throw_move(setting, position, dice) } -> std::same_as<typename R::template Move<Native>>;
    R::for_each_candidate(setting, position, [](const typename R::template Move<Native>&) {});
    // Roughly how many thousand candidates a position has; sampling is thinned by it.
    { R::kCandidateCost } -> std::convertible_to<int>;
    // A clause that no single position and move can decide (a repetition, an agreement).
    { R::judged_elsewhere(typename R::Clause{}) } -> std::same_as<bool>;
};

}  // namespace nomos
