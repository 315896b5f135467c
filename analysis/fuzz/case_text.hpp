// A case as a small game file (model/core/game_file.hpp), which "nomos replay" plays: the setting, the
// position and one single step. What a corpus is made of.
#pragma once

#include "analysis/fuzz/fuzz.hpp"
#include "analysis/fuzz/oracles.hpp"
#include "checkers/sampling.hpp"
#include "model/core/field_text.hpp"
#include "model/core/game_file.hpp"
#include "model/core/table_of.hpp"

namespace nomos::fuzz {

// The setting as far as readings and words at the table say it.
template <class R>
typename R::template Setting<Native> worded(const typename R::template Setting<Native>& setting) {
    auto words = R::default_setting();
    words.readings = setting.readings;
    if constexpr (WithSettingOptions<R>)
        for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
            R::set(words, o, R::value_of(setting, o));
    return words;
}
// `heading`: lines of comment.
template <class R>
std::string case_text(const Case<R>& c, const std::vector<std::string>& heading) {
    std::string text;
    for (const auto& line : heading) text += "# " + line + "\n";
    text += "play: steps\n";
    for (const auto& choice : readings_of<R>(c.setting)) text += "reading: " + choice + "\n";
    for (const auto& choice : settled<R>(c.setting)) text += "set: " + choice + "\n";
    for (const auto& field : fields_that_differ(c.setting, worded<R>(c.setting))) text += "field: " + field + "\n";
    return text + "position: " + R::print(c.setting, c.before) + "\n" + R::print_move(c.setting, c.move) + "\n";
}

// The cases of a corpus entry: each of its steps, up to the first that is not legal. Where it has none, a
// thrown one. Throws ParseError with file, line and column, and UnknownName.
template <class R>
std::vector<Case<R>> cases_of(const CorpusFile& entry) {
    const GameFile game = parse_game(entry.text, entry.name);
    const auto refused = [&](const ParseError& e, const GameText& at) {
        return ParseError({entry.name, at.line, at.column + std::max(0, e.place().column - 1)}, e.problem(), e.hint());
    };
    if (!game.board.empty() || !game.pieces.empty())
        throw ParseError({entry.name, 0, 0}, "a case of a corpus is played on the game's own board",
                         "leave out board: and pieces:");
    Case<R> c{setting_of<R>({game.readings, "", "", game.settings, true, game.fields}), {}, {}};
    c.before = R::template start<Native>(c.setting);
    try {
        if (!game.position.text.empty()) c.before = R::parse(c.setting, game.position.text);
    } catch (const ParseError& e) {
        throw refused(e, game.position);
    }
    if (!R::template well_formed<Native>(c.setting, c.before))
        throw ParseError({entry.name, game.position.line, game.position.column},
                         "the position breaks what every position must satisfy", R::kWellFormedHint);
    std::vector<Case<R>> all;
    for (const GameText& line : game.lines) {
        try {
            c.move = R::parse_move(c.setting, line.text);
        } catch (const ParseError& e) {
            throw refused(e, line);
        }
        all.push_back(c);
        if (!is_sound(c) || !rules_allow<R>(c)) return all;
        c.before = applied<R>(c);
    }
    Dice dice(hash(c.before));
    if (game.lines.empty()) c.move = R::throw_move(c.setting, c.before, dice), all.push_back(c);
    return all;
}

}  // namespace nomos::fuzz
