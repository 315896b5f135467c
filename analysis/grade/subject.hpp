// What is graded, without its types: a ruleset on a tape, and cases of it as bits.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/grade/grade.hpp"
#include "analysis/grade/recorded.hpp"

namespace nomos::grade {

// The bits of a case, field by field, as the tape has its inputs: setting, position, move, another position.
using Bitstring = std::vector<bool>;
struct FlatCase {
    Bitstring setting, before, move, other;
};
// What a source says of a move or, where it has none, of a position. `at.other` is the position after the move: as the
// source has it, or else as the rules make it.
struct FlatExample {
    std::string id;
    FlatCase at;
    bool has_move = false, legal = true, is_of_option = false;
    std::optional<Bitstring> after{};
    std::optional<Bitstring> outcomes{};  // of the position after the move: the one that is said, and no other
};
// What the plain implementation says of a case; `after` of legal moves only.
struct FlatVerdict {
    bool legal = false;
    Bitstring after{}, outcomes{};
};
struct FlatGame {
    std::string id;
    std::vector<FlatCase> steps;  // as the rules play it
};
struct ShownCase {
    std::string position, move;
    std::vector<std::string> readings;
};

class Subject {
public:
    virtual ~Subject() = default;
    virtual const RulesetInfo& info() const = 0;
    virtual const Recorded& recorded() const = 0;
    virtual bool is_judged_elsewhere(int clause) const = 0;
    // 512 sound cases, the same ones for the same seed and number.
    virtual std::vector<FlatCase> draw(std::uint64_t seed, int block) const = 0;
    virtual std::vector<FlatCase> corpus(const std::vector<fuzz::CorpusFile>& files) const = 0;
    // The case with what its board leaves no choice of (hands, counts) as the board has it; the same where that is
    // none.
    virtual FlatCase made_consistent(const FlatCase& c) const = 0;
    virtual FlatCase start() const = 0;
    virtual std::vector<FlatExample> examples() const = 0;
    virtual std::vector<FlatGame> games() const = 0;
    // Of a sound case. None where the ruleset has no plain implementation, or that one does not know the setting.
    virtual std::optional<FlatVerdict> plainly(const FlatCase& c) const = 0;
    virtual ShownCase shown(const FlatCase& c) const = 0;
};

// All of it; see run.hpp.
Grades graded(const Subject& subject, const GradeOptions& options);

}  // namespace nomos::grade
