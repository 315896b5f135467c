#include "reports/parting_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/findings/fallen.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string drawn(const std::vector<std::string>& board) {
    std::string text;
    for (const std::string& line : board) text += "  " + line + "\n";
    return text + "\n";
}
// What comes of a move: "not allowed", "attackers win", "1 taken", or where it leads.
std::string comes_of(const Judgement& j, bool leads, const RulesetInfo& info) {
    if (!j.legal) return refusal_in_words(j);
    std::string text = j.outcome == info.outcomes.front() ? "" : j.outcome;
    const int taken = fallen(j.picture);
    if (text.empty() && taken > 0) text = fmt::format("{} taken", taken);
    if (text.empty()) text = leads ? "nothing taken" : "allowed";
    return leads ? text + ": " + j.after : text;
}
std::string line_of(const PartingMove& m, const RulesetInfo& info) {
    const std::string first = comes_of(m.first, false, info), second = comes_of(m.second, false, info);
    const bool leads = first == second;  // only the positions differ
    return fmt::format("  {}   A: {}   B: {}\n", m.move, leads ? comes_of(m.first, true, info) : first,
                       leads ? comes_of(m.second, true, info) : second);
}
std::string summary(const Parting& p) {
    std::string text = fmt::format("A allows {}, B {}", counted(p.first_moves, "move", "moves"), p.second_moves);
    if (p.first_outcome != p.second_outcome)
        text += fmt::format("; as it stands, A: {}, B: {}", p.first_outcome, p.second_outcome);
    return text;
}

}  // namespace

std::string choice_in_words(const RulesetInfo& info, const Choice& choice) {
    const ReadingInfo& reading = info.readings[static_cast<std::size_t>(choice.reading)];
    return std::string(reading.id) + "=" + std::string(reading.options[static_cast<std::size_t>(choice.option)].id);
}

std::string parting_text(const RulesetInfo& info, const std::vector<std::string>& board, const std::string& first,
                         const std::string& second, const Parting& p) {
    constexpr std::size_t kMost = 8;
    std::string text = drawn(board) + "A: " + first + "\nB: " + second + "\n";
    if (!p.any())
        return text + "No difference here: the same " + counted(p.first_moves, "move", "moves") +
               ", and each does the same.\n";
    text += summary(p) + (p.moves.empty() ? ".\n" : "; they part on " + std::to_string(p.moves.size()) + ":\n");
    for (std::size_t i = 0; i < p.moves.size() && i < kMost; ++i) text += line_of(p.moves[i], info);
    if (p.moves.size() > kMost) text += fmt::format("  and {} more\n", p.moves.size() - kMost);
    return text;
}

std::string options_text(const RulesetInfo& info, const std::vector<std::string>& board,
                         const std::vector<OptionHere>& options) {
    constexpr std::size_t kMost = 9;
    std::string text = drawn(board);
    if (options.empty()) return text + "No open reading makes a difference here, by itself and in one move.\n";
    text += "What makes a difference here, against what is played (A):\n";
    for (std::size_t i = 0; i < options.size() && i < kMost; ++i) {
        const Parting& p = options[i].parting;
        const std::string moves = p.moves.empty() ? summary(p) : "parts on " + counted(p.moves.size(), "move", "moves");
        text +=
            fmt::format("  {}: {}{}", choice_in_words(info, options[i].choice), moves, p.moves.empty() ? "\n" : ", as");
        if (!p.moves.empty()) text += line_of(p.moves.front(), info).substr(1);
    }
    if (options.size() > kMost) text += fmt::format("  and {} more options\n", options.size() - kMost);
    return text;
}

nlohmann::ordered_json parting_json(const Parting& p) {
    using Ordered = nlohmann::ordered_json;
    Ordered moves = Ordered::array();
    const auto side = [](const Judgement& j) {
        Ordered one{{"legal", j.legal}};
        if (j.legal) one["after"] = j.after, one["outcome"] = j.outcome;
        return one;
    };
    for (const PartingMove& m : p.moves)
        moves.push_back({{"move", m.move}, {"first", side(m.first)}, {"second", side(m.second)}});
    return {{"first", {{"outcome", p.first_outcome}, {"moves", p.first_moves}}},
            {"second", {{"outcome", p.second_outcome}, {"moves", p.second_moves}}},
            {"parting", moves}};
}

}  // namespace nomos
