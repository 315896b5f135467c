// Findings: what goes to the reader of a report, as facts. Words are made of them in reports/finding_words.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "analysis/findings/evidence.hpp"
#include "analysis/findings/line_of_play.hpp"
#include "analysis/findings/measured.hpp"
#include "analysis/findings/provenance.hpp"
#include "analysis/findings/rounds_of_play.hpp"
#include "analysis/findings/tried_wording.hpp"
#include "checkers/verdict.hpp"

namespace nomos {

enum class FindingKind {
    contradiction,
    clash,
    gap,
    ambiguity,
    harmless_ambiguity,
    false_claim,
    vague_claim,
    missing_content,
    dead_text,
    loose_notation,
    leak,
    violation
};
std::string_view name_of(FindingKind);

// What follows under one option, in a position.
struct Consequence {
    enum class What { nothing, stands, moved, not_allowed, played };
    What what = What::nothing;
    std::string move{};
    int leave = 0, come = 0;  // pieces, by the move
    std::string outcome{};    // after it, or as the game stands
    // Of several moves, `played`: those that are allowed, and in `move` the first that is not, if one is.
    std::vector<std::string> done{};
    bool over = false;  // the game is over before `move`, by `outcome`: that is why it is not allowed
};

// One side of a comparison: what happens under one option.
struct Side {
    std::string option;  // "helps"
    std::string says;    // what the option means at the table
    std::string rests_on;
    Consequence consequence;
    Picture picture;  // the board under this option, the move marked
    bool is_default = false;
};

// What is known of a witness: how it was found, and how small it is.
struct Shown {
    enum class How {
        nothing,
        fewest,       // no position with fewer pieces shows it: the rest is refuted
        by_search,    // the smallest that a search found
        by_sampling,  // ... that sampling found
        by_history,   // no single move shows anything, the line does
        offered,      // by the ruleset, replayed
        told,         // ... a case that begins with a whole turn, played under both options
        recorded,     // where two options part in the recorded game
        loop,         // its moves come back to it
        by_check      // its note says what the check says
    };
    How how = How::nothing;
    int pieces = 0;
    std::vector<std::string> settled{};  // "KEY=VALUE", otherwise than usual
    // Of a step within a turn, while whole turns do not differ: proved, or as far as was met.
    enum class OfStep { no, proved, met, same_games };
    OfStep of_step = OfStep::no;
    bool steps = false;       // its moves are steps of a turn
    bool of_no_game = false;  // the ruleset can tell that no play leads to it
};

// --- what a finding is about -----------------------------------------------------------------------
namespace about {

// What the text says by the letter, and its recorded game.
struct AgainstRecord {
    std::string record, stops_at;
};
// These two options are compared; the line, how often and how early it is met, and the label are theirs. Where one of
// them is the letter that the recorded game refutes, it is a contradiction.
struct OpenQuestion {
    std::string first{}, second{};
    std::optional<AgainstRecord> against{};
};
struct Listed {};  // among what the text lacks or says amiss
struct FailedCheck {
    Asked::How asked = Asked::How::plainly;
};
struct DeadText {};
struct EndlessPlay {};  // not listed, but found

}  // namespace about
using About = std::variant<about::OpenQuestion, about::AgainstRecord, about::Listed, about::FailedCheck,
                           about::DeadText, about::EndlessPlay>;

// Words that are data: of a ruleset's tables, or of a check.
struct Quoted {
    std::string title;  // the question, or what is wrong, in plain words
    std::string explanation;
    std::string suggestion;  // one sentence that would settle it
    std::string settles{};   // the option that it fixes, "" if it names none
};

// An option that is not one of the two drawn. Where it parts from both in the position that is shown, it is drawn
// there; where it comes to the same as one of them, both are drawn in a position in which they part.
struct FurtherOption {
    std::string option{};
    std::string beside{};       // the drawn option that it comes to the same as; "" where it parts from both
    std::vector<Side> sides{};  // itself, or `beside` and itself; none where no position is known that parts the two
    Witness witness{};          // ... in which they follow
    Shown shown{};
    Decided decided{};  // of `beside` and itself
};

struct Finding {
    std::string id;  // "nefatavl.king.brown-square"; never depends on order or count
    std::string ruleset;
    FindingKind kind = FindingKind::ambiguity;
    About about{};
    Quoted quoted{};
    std::vector<std::string> clauses{};
    std::vector<int> sentences{};          // ledger numbers
    std::vector<std::string> readings{};   // reading ids
    std::vector<Side> sides{};             // two for an ambiguity, none or one otherwise
    std::vector<FurtherOption> further{};  // of an open question of more than two options
    Witness witness{};                     // position "" when there is none
    Shown shown{};                         // ... what is known of it
    LineOfPlay line{};                     // from the set-up to where it happens
    std::vector<Evidence> evidence{};
    Materiality materiality = Materiality::not_applicable;
    Measured measured{};  // of an open question
    Decided decided{};
    std::string command{};              // reproduces it
    Needed needed = Needed::nothing;    // nobody can play without it
    Resting resting{};                  // what its pictures and figures rest on besides the text
    std::vector<TriedWording> tried{};  // words for the text, those that were tried in this run
};

// A law by which every game ends; under which options, each with the other readings as usual.
struct LawThatEnds {
    std::string check;
    std::vector<std::string> readings;  // "id=option", "" all as usual
};

struct FunnelStep {
    std::string evidence;  // example id or "set-up"
    std::string says;
    std::uint64_t before = 0, after = 0;  // reading sets left
    SourceKind from = SourceKind::text;   // the text's own come first, ours last
    std::string source{};                 // the document, where it is outside of the text
};

// Everything a report shows of one ruleset.
struct RulesetReport {
    std::string ruleset, title, board;
    std::vector<CheckResult> checks;
    std::vector<Finding> findings;  // worst first
    std::vector<FunnelStep> funnel;
    std::uint64_t reading_sets = 0;
    std::uint64_t by_words = 0;     // of these, what evidence and words of the text leave; 0: words rule out no answer
    std::vector<Ending> endings{};  // all as usual first
};

}  // namespace nomos
