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
std::string in_words(const evidence::PlayedWith& e) { return fmt::format("Played with: {} ({}).", e.option, e.why); }
std::string in_words(const evidence::ComparedToo& e) {
    return fmt::format("Against \"{}\": {}", e.option, decided_in_words(e.decided));
}
std::string in_words(const evidence::RefutedByRecord& e) {
    return fmt::format("The recorded game refutes \"{}\" at {}. {}", e.option, e.at, in_words(e.cannot_stand));
}
std::string in_words(const evidence::AtOdds& e) { return in_words(e.cannot_stand); }
std::string in_words(const evidence::RecordPlayedWith& e) {
    return fmt::format("All of {} can be played with {}.", e.record, joined(e.options, "and"));
}
std::string in_words(const evidence::LeftByMove& e) {
    return fmt::format("{} can be played under {} of the {} ways to play that allow all before.", e.move, e.left,
                       e.before);
}
std::string in_words(const evidence::Checked& e) {
    return fmt::format("Checked: {} Verdict: {}, {} ({}).", e.asked, name_of(e.verdict), e.detail, e.check);
}
std::string in_words(const evidence::FromOutside& e) { return capitalised(e.says); }
std::string in_words(const evidence::GoesRound& e) {
    return fmt::format("A search for play that goes round finds: {}.", round_in_words(e.loop));
}

// --- what decided it -------------------------------------------------------------------------------
std::string in_words(const decided::Options& o) {
    switch (o.relation) {
        case Relation::equivalent:
            return fmt::format("\"{}\" and \"{}\" come to the same", o.first, o.second);
        case Relation::same_moves:
            return fmt::format("Under \"{}\" and \"{}\" the same moves are legal, and what comes of them differs",
                               o.first, o.second);
        case Relation::stricter:
            return fmt::format("\"{}\" allows less than \"{}\"", o.second, o.first);
        case Relation::looser:
            return fmt::format("\"{}\" allows more than \"{}\"", o.second, o.first);
        case Relation::incomparable:
            return fmt::format("Each of \"{}\" and \"{}\" allows what the other does not", o.first, o.second);
        case Relation::unknown:
            break;
    }
    return fmt::format("How \"{}\" and \"{}\" differ as a whole was not decided", o.first, o.second);
}
std::string in_words(const decided::Sampled& s) {
    return fmt::format("sampled, {} positions thrown at random and {} of random play", s.thrown, s.played);
}
std::string in_words(const decided::ByMoves& d) {
    std::string text =
        d.moves_can_tell
            ? fmt::format("{}; decided by {} over {}, every well-formed position, all other readings open.",
                          in_words(d.options), d.within_budget ? "proof" : "a search that ran out of budget", d.board)
            : fmt::format("Not decided: no single move can tell \"{}\" from \"{}\" (proof), but whole games may.",
                          d.options.first, d.options.second);
    if (!d.winner_known) text += " Whether a move can decide the game under one option alone was not decided.";
    if (d.turns) text += fmt::format(" Whole turns are chains of these moves; {}: alike.", in_words(*d.turns));
    return text;
}
std::string in_words(const decided::ByTurns& d) {
    return fmt::format("{}, as far as whole turns were compared: {}.", in_words(d.options), in_words(d.sampled));
}
std::string in_words(const decided::ByLawOfTurns& d) {
    return fmt::format("Whole turns are the same, though single steps differ: {} (proved: {}). {}: alike.", d.why,
                       d.law, capitalised(in_words(d.sampled)));
}
std::string in_words(const decided::ByLawOfSteps& d) {
    return fmt::format("It makes no difference, though single steps differ: {} (proved: {}).", d.why, d.law);
}
std::string in_words(const decided::TurnsMetAlike& d) {
    return fmt::format("Not decided: whole turns were alike wherever they were compared ({}){}", in_words(d.sampled),
                       d.steps_differ ? ", though single steps of them differ (proof)." : ".");
}
std::string in_words(const decided::ByHistory&) {
    return "Replay of the line from the set-up under both options. Proof: no single position or move is judged "
           "differently.";
}
std::string in_words(const decided::ByRecord&) {
    return "Replay of the record under every way to play; proof that no fewer rules, answers and recorded moves are at "
           "odds.";
}
std::string in_words(const decided::ByReading&) {
    return "Reading the text sentence by sentence; the ledger shows where.";
}
std::string in_words(const decided::ByCheck& d) {
    return fmt::format("{} over {}, {}", name_of(d.method), d.board, d.readings);
}
std::string in_words(const decided::ByLoop&) { return ""; }
std::string in_words(const std::monostate&) { return ""; }

}  // namespace

std::string_view name_of(Relation r) {
    constexpr std::array<std::string_view, 6> kNames{"unknown",  "equivalent", "same moves, other consequences",
                                                     "stricter", "looser",     "incomparable"};
    return kNames[static_cast<std::size_t>(r)];
}

std::string evidence_in_words(const Evidence& e) {
    return ended(std::visit([](const auto& one) { return in_words(one); }, e));
}

std::string decided_in_words(const Decided& d) {
    const std::string by = std::visit([](const auto& one) { return in_words(one); }, d.by);
    if (!d.and_loops) return by;
    return fmt::format("{} replay of a line and of a loop, {}.", by.empty() ? "By" : by + " And",
                       rounds_in_words(*d.and_loops));
}

}  // namespace nomos
