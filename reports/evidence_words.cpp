#include "reports/evidence_words.hpp"

#include <fmt/format.h>

#include <array>

#include "reports/finding_words.hpp"
#include "reports/round_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

// --- evidence --------------------------------------------------------------------------------------
std::string in_words(const CannotStand& c) {
    if (!c.decided) return "Which clauses stand against it was not decided.";
    std::vector<std::string> members;
    for (const auto& says : c.options) members.push_back("the reading \"" + says + "\"");
    for (const auto& rule : c.rules) members.push_back("the rule \"" + rule + "\"");
    for (const auto& move : c.moves) members.push_back("the move " + move);
    return fmt::format("From where {} is made, the fewest that cannot stand together are {}.", c.from,
                       joined(members, "and"));
}
std::string in_words(const evidence::PlayedWith& e, const AnswerNames& named) {
    return fmt::format("Nomos plays {}: {}.", named(e.option), e.why);
}
std::string in_words(const evidence::ComparedToo& e, const AnswerNames& named) {
    return fmt::format("Against {}: {}", named(e.option), decided_in_words(e.decided, named));
}
std::string in_words(const evidence::RefutedByRecord& e, const AnswerNames& named) {
    return fmt::format("The recorded game refutes {} at {}. {}", named(e.option), e.at, in_words(e.cannot_stand));
}
std::string in_words(const evidence::AtOdds& e, const AnswerNames&) { return in_words(e.cannot_stand); }
std::string in_words(const evidence::RecordPlayedWith& e, const AnswerNames& named) {
    std::vector<std::string> answers;
    for (const std::string& option : e.options) answers.push_back(named(option));
    return fmt::format("All of {} can be played with {}.", e.record, joined(answers, "and"));
}
std::string in_words(const evidence::LeftByMove& e, const AnswerNames&) {
    return fmt::format("{} can be played under {} of the {} combinations of answers that allow all before.", e.move,
                       in_groups(e.left), in_groups(e.before));
}
std::string in_words(const evidence::Checked& e, const AnswerNames&) {
    return fmt::format("Checked: {} Verdict: {}, {} ({}).", e.asked, name_of(e.verdict), e.detail, e.check);
}
std::string in_words(const evidence::FromOutside& e, const AnswerNames&) { return capitalised(e.says); }
std::string in_words(const evidence::GoesRound& e, const AnswerNames& named) {
    return fmt::format("A search for play that goes round finds: {}.", round_in_words(e.loop, named.ruleset()));
}

// --- what decided it -------------------------------------------------------------------------------
std::string in_words(const decided::Options& o, const AnswerNames& named) {
    const std::string first = named(o.first), second = named(o.second);
    switch (o.relation) {
        case Relation::equivalent:
            return fmt::format("{} and {} come to the same", capitalised(first), second);
        case Relation::same_moves:
            return fmt::format("Under {} and {} the same moves are legal, and what comes of them differs", first,
                               second);
        case Relation::stricter:
            return fmt::format("{} allows less than {}", capitalised(second), first);
        case Relation::looser:
            return fmt::format("{} allows more than {}", capitalised(second), first);
        case Relation::incomparable:
            return fmt::format("Each of {} and {} allows what the other does not", first, second);
        case Relation::unknown:
            break;
    }
    return fmt::format("How {} and {} differ as a whole was not decided", first, second);
}
std::string in_words(const decided::Sampled& s) {
    return fmt::format("sampled, {} positions thrown at random and {} of random play",
                       in_groups(static_cast<std::uint64_t>(s.thrown)),
                       in_groups(static_cast<std::uint64_t>(s.played)));
}
std::string in_words(const decided::ByMoves& d, const AnswerNames& named) {
    std::string text =
        d.moves_can_tell
            ? fmt::format("{}; decided by {} over {}, every position with the invariants, all other readings open.",
                          in_words(d.options, named), d.within_budget ? "proof" : "a search that ran out of budget",
                          d.board)
            : fmt::format("Not decided: no single move can tell {} from {} (proof), but whole games may.",
                          named(d.options.first), named(d.options.second));
    if (!d.winner_known) text += " Whether a move can decide the game under one option alone was not decided.";
    if (d.turns) text += fmt::format(" Whole turns are chains of these moves; {}: alike.", in_words(*d.turns));
    return text;
}
std::string in_words(const decided::ByTurns& d, const AnswerNames& named) {
    return fmt::format("{}, as far as whole turns were compared: {}.", in_words(d.options, named), in_words(d.sampled));
}
std::string in_words(const decided::ByLawOfTurns& d, const AnswerNames&) {
    return fmt::format("Whole turns are the same, though single steps differ: {} (proved: {}). {}: alike.", d.why,
                       d.law, capitalised(in_words(d.sampled)));
}
std::string in_words(const decided::ByLawOfSteps& d, const AnswerNames&) {
    return fmt::format("It makes no difference, though single steps differ: {} (proved: {}).", d.why, d.law);
}
std::string in_words(const decided::TurnsMetAlike& d, const AnswerNames&) {
    return fmt::format("Not decided: whole turns were alike wherever they were compared ({}){}", in_words(d.sampled),
                       d.steps_differ ? ", though single steps of them differ (proof)." : ".");
}
std::string in_words(const decided::ByHistory&, const AnswerNames&) {
    return "Replay of the line from the set-up under both options. Proof: no single position or move is judged "
           "differently.";
}
std::string in_words(const decided::ByRecord&, const AnswerNames&) {
    return "Replay of the record under every way to play; proof that no fewer rules, answers and recorded moves are at "
           "odds.";
}
std::string in_words(const decided::ByReading&, const AnswerNames&) {
    return "Reading the text sentence by sentence; the ledger shows where.";
}
std::string in_words(const decided::ByCheck& d, const AnswerNames&) {
    return fmt::format("{} over {}, {}", name_of(d.method), d.board, d.readings);
}
std::string in_words(const decided::ByLoop&, const AnswerNames&) { return ""; }
std::string in_words(const std::monostate&, const AnswerNames&) { return ""; }

}  // namespace

std::string_view name_of(Relation r) {
    constexpr std::array<std::string_view, 6> kNames{"unknown",  "equivalent", "same moves, other consequences",
                                                     "stricter", "looser",     "incomparable"};
    return kNames[static_cast<std::size_t>(r)];
}

std::string evidence_in_words(const Evidence& e, const AnswerNames& named) {
    return ended(std::visit([&](const auto& one) { return in_words(one, named); }, e));
}

std::string decided_in_words(const Decided& d, const AnswerNames& named) {
    const std::string by = std::visit([&](const auto& one) { return in_words(one, named); }, d.by);
    if (!d.and_loops) return by;
    return fmt::format("{} replay of a line and of a loop, {}.", by.empty() ? "By" : by + " And",
                       rounds_in_words(*d.and_loops, named.ruleset()));
}

}  // namespace nomos
