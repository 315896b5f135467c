// A small board as it is asked for by name: the ruleset's type for it, its setting and where play starts.
#pragma once

#include "analysis/graph/exploration.hpp"
#include "model/core/error.hpp"
#include "model/core/study.hpp"
#include "model/core/table_of.hpp"

namespace nomos::graph {

// The index of the study's board that is asked for, "5" for "5x5" or "side-5"; the first when none is.
template <class Study>
int board_named(const std::string& name) {
    std::string known;
    int number = 0;
    for (const StudyBoard& b : Study::boards()) {
        if (b.id == name || b.id == name + "x" + name || b.id == "side-" + name || name.empty()) return number;
        known.append(number++ == 0 ? "" : ", ").append(b.id);
    }
    throw UsageError("there is no small board \"" + name + "\"", "known: " + known);
}
// "attackers=3": thin_out(which count, how many).
template <class Study, class ThinOut>
void read_count(const std::string& text, ThinOut&& thin_out) {
    const std::size_t equals = text.find('=');
    const std::string digits = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (digits.empty() || digits.size() > 3 || digits.find_first_not_of("0123456789") != std::string::npos)
        throw ParseError({}, "pieces are thinned out as COUNT=N, and this is \"" + text + "\"",
                         "as in " + std::string(Study::counts().front().id) + "=1");
    std::vector<std::string> known;
    for (const StudyCount& c : Study::counts()) {
        if (c.id == text.substr(0, equals)) return thin_out(static_cast<int>(known.size()), std::stoi(digits));
        known.emplace_back(c.id);
    }
    throw UnknownName("count of pieces", text.substr(0, equals), known);
}

// A study thins out the set-up in the setting, or where that does not tell it, in the first position.
template <class Study, class Setting, class Position>
void thin_out(Setting& setting, Position& start, int which, int n) {
    if constexpr (requires { Study::thin(start, which, n); })
        Study::thin(start, which, n);
    else
        Study::set_count(setting, which, n), static_cast<void>(start);
}
// The position that is written, on a board of a study: "board 5x5".
template <class R, class Study, class Setting>
typename R::template Position<Native> position_on(const std::string& board, const Setting& setting,
                                                  std::string_view text) try {
    if constexpr (requires { Study::parse(setting, text); })
        return Study::parse(setting, text);
    else
        return R::parse(setting, text);
} catch (const ParseError& e) {
    throw ParseError(e.place(), "as a position of " + board + ": " + e.problem(), e.hint());
}
// Where it starts: well-formed, or as a study of smaller set-ups wants it.
template <class R, class Study, class Setting>
auto start_of(std::string_view board, Setting& setting, const ExploreChoice& choice) {
    if constexpr (requires { &Study::thin; })
        if (!choice.position.empty() && !choice.pieces.empty())
            throw UsageError("a position says itself which pieces there are", "leave out --pieces or --position");
    auto start = R::template start<Native>(setting);
    for (const auto& pieces : choice.pieces)
        read_count<Study>(pieces, [&](int which, int n) { thin_out<Study>(setting, start, which, n); });
    if constexpr (requires { Study::set_count(setting, 0, 0); }) start = R::template start<Native>(setting);
    if (!choice.position.empty())
        start = position_on<R, Study>("board " + std::string(board), setting, choice.position);
    bool sound = true;
    if constexpr (requires { Study::may_start(setting, start); })
        sound = Study::may_start(setting, start);
    else
        sound = R::template well_formed<Native>(setting, start);
    if (!sound) throw ParseError({}, "the position breaks what every position must satisfy", R::kWellFormedHint);
    return start;
}
// The index of the board that is chosen. A board file is played on the last, the game's own.
template <class Study>
int board_chosen(const ExploreChoice& choice) {
    if (choice.table.board_text.empty()) return board_named<Study>(choice.board);
    return static_cast<int>(Study::boards().size()) - 1;
}
// What the choice says, on the ruleset's board of it: visit(type of the ruleset, setting, start).
template <class Study, class Visit>
void at_start(const ExploreChoice& choice, Visit&& visit) {
    const int board = board_chosen<Study>(choice);
    Study::at(board, [&]<class R>(std::type_identity<R> type, auto&& make_small) {
        auto setting = setting_on<R>(make_small, choice.table);
        const std::string_view id = Study::boards()[static_cast<std::size_t>(board)].id;
        if constexpr (requires { Study::refuse_off_board(setting, id); }) Study::refuse_off_board(setting, id);
        const auto start = start_of<R, Study>(id, setting, choice);
        visit(type, setting, start);
    });
}
template <class R, class Study, class Setting, class Position>
ChosenBoard chosen_board(const ExploreChoice& choice, const Setting& setting, const Position& start) {
    const StudyBoard& info = Study::boards()[static_cast<std::size_t>(board_chosen<Study>(choice))];
    ChosenBoard chosen;
    chosen.ruleset = R::info().id, chosen.start = R::print(setting, start);
    chosen.board = choice.table.board_text.empty() ? info.id : "board file", chosen.differs = info.differs;
    if constexpr (requires { Study::kPly; }) chosen.ply = Study::kPly;
    for (const auto& pieces : choice.pieces) chosen.differs += (chosen.differs.empty() ? "" : "; ") + pieces;
    chosen.readings = choice.table.settings;
    chosen.readings.insert(chosen.readings.end(), choice.table.readings.begin(), choice.table.readings.end());
    chosen.replay = replay_command(chosen.ruleset, info.id, choice);
    return chosen;
}
// The same; who chose is told what it is, and so is `to` once it has been visited.
template <class Study, class Visit>
void at_start(const ExploreChoice& choice, ChosenBoard& to, Visit&& visit) {
    at_start<Study>(choice, [&]<class R>(std::type_identity<R> type, const auto& setting, const auto& start) {
        ChosenBoard chosen = chosen_board<R, Study>(choice, setting, start);
        if (choice.on_chosen) choice.on_chosen(chosen);
        visit(type, setting, start);
        to = std::move(chosen);
    });
}
template <class Study>
StudyOffer offer_of() {
    StudyOffer o;
    for (const StudyBoard& b : Study::boards()) o.boards.emplace_back(b.id), o.differs.emplace_back(b.differs);
    for (const StudyCount& c : Study::counts()) o.counts.emplace_back(c.id), o.counts_say.emplace_back(c.says);
    const auto offer = [](const SmallGame& g) {
        return SmallGameOffer{std::string(g.board),
                              {g.pieces.begin(), g.pieces.end()},
                              {g.settled.begin(), g.settled.end()},
                              g.too_large,
                              g.unrolled,
                              g.units};
    };
    if constexpr (requires { Study::small_games(); })
        for (const SmallGame& g : Study::small_games()) o.small.push_back(offer(g));
    if constexpr (requires { Study::own_board(); }) o.own = offer(Study::own_board());
    return o;
}

}  // namespace nomos::graph
