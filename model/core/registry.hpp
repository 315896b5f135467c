// The registry: every ruleset behind one interface of texts, for the program and for files.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/exhibit.hpp"
#include "model/core/roll.hpp"
#include "model/core/ruleset.hpp"
#include "model/core/setting_option.hpp"

namespace nomos {

// What a game is played with, as the command line gives it.
struct TableChoice {
    std::vector<std::string> readings;    // "KEY=VALUE"
    std::string board_text;               // a board file's content, "" = the shipped one
    std::string board_name;               // its name, for messages
    std::vector<std::string> settings{};  // "KEY=VALUE" by the ruleset's setting options
    bool steps = false;                   // play single moves also where the ruleset has whole turns (turns.hpp)
    std::vector<std::string> fields{};    // "NAME=VALUE" by the setting's fields (field_text.hpp)
};

struct Judgement {
    bool legal = false;
    // When illegal: ids of the clauses any one of which, dropped, would allow it; or of two, both of which have to be.
    std::vector<std::string> clauses;
    std::string after;    // position after the move, when legal
    std::string outcome;  // name of the outcome then; of the position, when its game is over
    Picture picture;      // of the move, when legal; else of the position, with what decided against it
};

// One game in progress under fixed readings; positions and moves are notation. A move here is what
// players call one: a whole turn where the ruleset has turns and the choice does not say `steps`.
// A finished game has no moves. Methods throw ParseError or UnknownName for texts that cannot be read.
class Table {
public:
    virtual ~Table() = default;

    // Texts.
    virtual std::string start() const = 0;
    virtual std::string canonical(std::string_view position) const = 0;  // print of parse
    virtual std::string canonical_move(std::string_view move) const = 0;

    // Play.
    virtual std::vector<std::string> legal_moves(std::string_view position) const = 0;
    virtual Judgement judge(std::string_view position, std::string_view move) const = 0;
    // Judges a whole line: the draw by repetition, where a game has one, needs the history.
    virtual std::string outcome(const std::vector<std::string>& history) const = 0;
    // The choices "id=option" of one other option of one reading, each of which by itself makes the
    // whole line legal from the position on.
    virtual std::vector<std::string> readings_allowing(std::string_view position,
                                                       const std::vector<std::string>& line) const = 0;
    virtual std::uint64_t perft(std::string_view position, int depth) const = 0;
    virtual Picture picture(std::string_view position) const = 0;

    // Recorded tables: the players in the order of their turns, none where the ruleset names none;
    // the index of the one to move; and words of a record that are no moves.
    virtual std::vector<std::string> seats() const = 0;
    virtual int seat_to_move(std::string_view position) const = 0;
    virtual bool is_remark(std::string_view word) const = 0;
};

class AnyRuleset {
public:
    virtual ~AnyRuleset() = default;
    virtual const RulesetInfo& info() const = 0;
    virtual std::span<const SettingOption> setting_options() const = 0;
    virtual std::span<const ExhibitInfo> exhibits() const = 0;  // none where it offers none
    virtual std::unique_ptr<Table> table(const TableChoice& choice) const = 0;
};

// In registry order. find_ruleset throws UnknownName with the nearest name.
std::span<const AnyRuleset* const> rulesets();
const AnyRuleset& find_ruleset(std::string_view id);

// What both look in.
Roll<const AnyRuleset*>& ruleset_roll();
RollLines<const AnyRuleset*> rulesets_built_here();

// A ruleset's own, compiled once (model/registry/of_ruleset.hpp).
template <class RulesetType>
struct CompiledRuleset {
    static const AnyRuleset& any_ruleset();
};

}  // namespace nomos
