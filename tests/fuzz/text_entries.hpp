// Every text that Nomos reads, read: positions, moves, games, board files, nomos.toml, corpus entries, under
// every ruleset. Whatever the text, it is understood or refused with a UserError; anything else escapes and
// is a fault. What is understood is also printed and read again.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/core/replay.hpp"
#include "reports/baseline/baseline.hpp"

namespace nomos::fuzz_test {

template <class Read>
void refused_or(Read&& read) {
    try {
        read();
    } catch (const UserError&) {  // the answer to most texts
    }
}
template <class Print>
void printed_alike(const std::string& once, Print&& print) {
    if (print(once) != once) throw std::logic_error("printed otherwise the second time: " + once);
}

struct Seat {
    const AnyRuleset* ruleset;
    std::unique_ptr<Table> turns, steps;
};
inline const std::vector<Seat>& seats() {
    static const std::vector<Seat> all = [] {
        std::vector<Seat> made;
        for (const AnyRuleset* r : rulesets()) {
            TableChoice single;
            single.steps = true;
            made.push_back({r, r->table({}), r->table(single)});
        }
        std::ranges::sort(made, {}, [](const Seat& seat) { return seat.ruleset->info().id; });
        return made;
    }();
    return all;
}

inline void read_line(const Seat& seat, std::string_view line) {
    for (const Table* table : {seat.turns.get(), seat.steps.get()}) {
        const auto position = [&](const std::string& p) { return table->canonical(p); };
        const auto move = [&](const std::string& m) { return table->canonical_move(m); };
        refused_or([&] { printed_alike(table->canonical(line), position); });
        refused_or([&] { printed_alike(table->canonical_move(line), move); });
        refused_or([&] { table->picture(line); });
    }
}
// A recorded game, and a corpus entry, which is one; the first moves of it.
inline void read_game(const Seat& seat, std::string_view text) {
    constexpr std::size_t kMostLines = 6;
    refused_or([&] {
        GameFile game = parse_game(text, "game");
        if (game.lines.size() > kMostLines) game.lines.resize(kMostLines);
        TableChoice choice{game.readings, "", "", game.settings, game.steps, game.fields};
        replay(*seat.ruleset->table(choice), seat.ruleset->info(), game);
    });
}
inline constexpr std::size_t kLongest = 4000;
inline void read_board(const Seat& seat, std::string_view text) {
    refused_or([&] { seat.ruleset->table({{}, std::string(text), "board"}); });
}
inline void read_by(const Seat& seat, std::string_view text) {
    constexpr int kMostLines = 12;
    read_board(seat, text);
    read_game(seat, text);
    for (int lines = 0; lines < kMostLines && !text.empty(); ++lines) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.starts_with("position: ")) line.remove_prefix(10);
        read_line(seat, line);
    }
}
inline void read_as_everything(std::string_view text) {
    text = text.substr(0, kLongest);
    refused_or([&] { parse_baseline(std::string(text), "nomos.toml"); });
    for (const Seat& seat : seats()) read_by(seat, text);
}
// By one of them alone, which the first letter names: "a" has the rest read as a position of the first ruleset, and
// again as a move, "A" as a game of it, "0" as its board, "b" by the second, and so on; any other, as the
// configuration. It costs far less, and what is learnt of a text is learnt of its reader.
inline void read_as_its_letter_says(std::string_view text) {
    if (text.empty()) return;
    const auto counted_from = [&](char first) { return static_cast<std::size_t>(text.front() - first); };
    const std::size_t line = counted_from('a'), game = counted_from('A'), board = counted_from('0');
    text = text.substr(1, kLongest);
    if (text.empty()) return;
    const auto& all = seats();
    if (line < all.size()) return read_line(all[line], text);
    if (game < all.size()) return read_game(all[game], text);
    if (board < all.size()) return read_board(all[board], text);
    refused_or([&] { parse_baseline(std::string(text), "nomos.toml"); });
}

}  // namespace nomos::fuzz_test
