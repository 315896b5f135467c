#include "reports/parallel_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/findings/fallen.hpp"
#include "reports/columns.hpp"
#include "reports/terminal.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

char letter(std::size_t side) { return static_cast<char>('A' + side); }

// "attack 4 against defence 3" before what comes of it; "" where no numbers decide.
std::string decided(const Picture& picture, std::string_view after) {
    const Strings sums = decided_by(picture);
    return sums.empty() ? "" : joined_with(sums, ", ") + std::string(after);
}
// A rule can be a paragraph; its beginning tells which it is.
constexpr int kMostOfARule = 110;
std::string rules_in_words(const Strings& clauses, const RulesetInfo& info) {
    Strings rules;
    for (const std::string& id : clauses)
        for (const ClauseInfo& clause : info.clauses)
            if (clause.id == id) rules.push_back(fmt::format("\"{}\"", cut(clause.rule, kMostOfARule)));
    return rules.empty() ? "more than one rule is against it" : "against " + joined(rules, "and");
}
// Who is to move and what else the board does not show.
std::string standing(const Table& table, const SideOfPlay& side, const RulesetInfo& info) {
    if (side.outcome != info.outcomes.front()) return "the game is over: " + side.outcome;
    const std::string caption = table.picture(side.position).caption();
    return caption.empty() ? side.outcome : caption;
}
std::string made_of_it(const ParallelPlay& play, std::size_t i, const RulesetInfo& info) {
    const SideOfPlay& side = play.now()[i];
    if (side.moved) {
        const int taken = fallen(side.judged.picture);
        return decided(side.judged.picture, "; ") + (taken > 0 ? fmt::format("{} taken; ", taken) : "") +
               standing(play.table(i), side, info);
    }
    if (side.refused)
        return decided(side.judged.picture, ": ") + "not allowed, " + rules_in_words(side.judged.clauses, info);
    return "stands still" + (side.outcome == info.outcomes.front() ? "" : ", the game is over: " + side.outcome);
}

// --- moves -----------------------------------------------------------------------------------------
// "b1" of "b1-i1", "rotate" of "rotate d1 north": what moves like this one begin with.
std::string beginning_of(const std::string& move) {
    const auto end = move.find_first_of(" -:=");
    return move.substr(0, end == std::string::npos || end == 0 ? move.size() : end);
}
bool parts(const MoveHere& m) { return m.other_result || std::count(m.allowed.begin(), m.allowed.end(), false) > 0; }
std::string result(const Judgement& j) {
    if (!j.legal) return refusal_in_words(j);
    const int taken = fallen(j.picture);
    return j.outcome + (taken > 0 ? fmt::format(", {} taken", taken) : "");
}
std::string results(const MoveHere& m) {
    Strings each;
    for (std::size_t i = 0; i < m.judgements.size(); ++i)
        each.push_back(fmt::format("{}: {}", letter(i), result(m.judgements[i])));
    const bool same = each.size() == 2 && each[0].substr(3) == each[1].substr(3);
    return m.move + " (" + (same ? "to different positions" : joined_with(each, ", ")) + ")";
}
std::string listed(const std::string& heading, const Strings& moves, int columns) {
    if (columns == 0) return heading + ": " + joined_with(moves, ", ");
    return heading + ":\n" + in_columns(moves, columns);
}

}  // namespace

std::string ply_line(const ParallelPlay& play, const RulesetInfo& info) {
    std::string text = fmt::format("{}. {}", play.plies().size() - 1, play.plies().back().move);
    if (play.together()) return text + "   " + made_of_it(play, 0, info) + "\n";
    bool same = true;
    for (std::size_t i = 0; i < play.now().size(); ++i) {
        text += fmt::format("   {}: {}", letter(i), made_of_it(play, i, info));
        same = same && made_of_it(play, i, info) == made_of_it(play, 0, info);
    }
    if (same) text += "   (the boards differ)";
    return text + (play.parts_here() ? "   - here A and B part\n" : "\n");
}

std::string refusal_line(const TriedMove& tried, const ParallelPlay& play, const RulesetInfo& info) {
    if (tried.what == TriedMove::What::over)
        return "the game is over here; \"back\" takes a move back, \"position\" sets another up\n";
    Strings reasons;
    for (std::size_t i = 0; i < tried.judgements.size(); ++i) {
        if (!play.now()[i].goes_on) continue;
        const std::string reason = rules_in_words(tried.judgements[i].clauses, info);
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end()) reasons.push_back(reason);
    }
    Strings like;
    const std::string begins = beginning_of(tried.move);
    for (const MoveHere& m : play.moves())
        if (beginning_of(m.move) == begins && like.size() < 5) like.push_back(m.move);
    const std::string hint = like.empty() ? "\"moves\" lists what is allowed" : "allowed are " + joined(like, "and");
    return fmt::format("{} is not allowed, {}; {}\n", tried.move, joined(reasons, "and"), hint);
}

std::string boards_text(const ParallelPlay& play, int columns) {
    std::vector<Strings> boards;
    for (std::size_t i = 0; i < (play.together() ? 1 : play.now().size()); ++i) {
        Strings lines;
        if (!play.together()) lines.push_back(fmt::format("{}:", letter(i)));
        for (const std::string& line : text_board(play.table(i).picture(play.now()[i].position)))
            lines.push_back("  " + line);
        boards.push_back(lines);
    }
    int width = 0;
    for (const Strings& board : boards) width += width_of(board) + 4;
    Strings all;
    if (width <= columns)
        all = side_by_side(boards, 4);
    else
        for (const Strings& board : boards) all.insert(all.end(), board.begin(), board.end());
    return joined_with(all, "\n") + "\n";
}

std::string moves_text(const ParallelPlay& play, const std::string& prefix, int columns) {
    Strings both, otherwise, parts_of_text;
    std::vector<Strings> only(play.now().size());
    for (const MoveHere& m : play.moves()) {
        if (!m.move.starts_with(prefix)) continue;
        const bool single = std::count(m.allowed.begin(), m.allowed.end(), true) < std::ssize(m.allowed);
        if (!single) both.push_back(m.move);
        if (m.other_result) otherwise.push_back(results(m));
        for (std::size_t i = 0; single && i < only.size(); ++i)
            if (m.allowed[i]) only[i].push_back(m.move);
    }
    parts_of_text.push_back(
        both.empty()
            ? (prefix.empty() ? std::string("no move") : "no move that begins with \"" + std::string(prefix) + "\"") +
                  " under " + std::string(only.size() == 1 ? "these readings" : "both")
            : listed(counted(both.size(), "move", "moves") + (only.size() == 1 ? "" : " under both"), both, columns));
    for (std::size_t i = 0; i < only.size(); ++i)
        if (!only[i].empty())
            parts_of_text.push_back(listed(fmt::format("only {} allows", letter(i)), only[i], columns));
    if (!otherwise.empty()) parts_of_text.push_back(listed("with another result", otherwise, columns));
    std::string text;
    for (const std::string& part : parts_of_text)
        text += columns > 0 ? part + (part.ends_with('\n') ? "" : "\n") : (text.empty() ? "" : "; ") + part;
    return columns > 0 ? text : text + "\n";
}

std::string parting_line(const ParallelPlay& play) {
    constexpr std::size_t kMost = 3;
    if (!play.together() || play.now().size() < 2) return "";
    Strings told;
    std::size_t many = 0;
    for (const MoveHere& m : play.moves()) {
        if (!parts(m)) continue;
        ++many;
        if (told.size() < kMost) told.push_back(results(m));
    }
    if (many == 0) return "";
    return fmt::format("A and B part on {}: {}{}\n", counted(many, "move", "moves"), joined_with(told, ", "),
                       many > told.size() ? ", ..." : "");
}

std::string positions_text(const ParallelPlay& play) {
    if (play.together()) return play.now().front().position + "\n";
    std::string text;
    for (std::size_t i = 0; i < play.now().size(); ++i)
        text += fmt::format("{}{}: {}", i > 0 ? "   " : "", letter(i), play.now()[i].position);
    return text + "\n";
}

nlohmann::ordered_json parallel_json(const ParallelPlay& play) {
    using Ordered = nlohmann::ordered_json;
    Ordered plies = Ordered::array();
    for (std::size_t k = 0; k < play.plies().size(); ++k) {
        Ordered sides = Ordered::array();
        for (const SideOfPlay& s : play.plies()[k].sides)
            sides.push_back({{"made", s.moved},
                             {"position", s.position},
                             {"outcome", s.outcome},
                             {"goes_on", s.goes_on},
                             {"against", s.judged.clauses}});
        plies.push_back({{"move", play.plies()[k].move}, {"parts", play.parts_at(k)}, {"sides", sides}});
    }
    Ordered moves = Ordered::array();
    for (const MoveHere& m : play.moves())
        moves.push_back({{"move", m.move}, {"allowed", m.allowed}, {"parts", parts(m)}});
    return {{"plies", plies}, {"moves", moves}};
}

}  // namespace nomos
