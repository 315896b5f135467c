// A case as a small game file (model/core/game_file.hpp), which "nomos replay" plays: the setting, the
// position and one single step. What a corpus is made of.
#pragma once

#include "analysis/fuzz/fuzz.hpp"
#include "analysis/fuzz/oracles.hpp"
#include "checkers/sampling.hpp"
#include "model/core/field_text.hpp"
#include "model/core/game_file.hpp"
#include "model/core/stop.hpp"
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
// A case, and perhaps a position to which its move does not lead: then it is also about what the constraints say of
// that one.
template <class R>
struct Entry {
    Case<R> c;
    std::optional<typename R::template Position<Native>> not_to{};
};
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
template <class R>
std::string entry_text(const Entry<R>& entry, const std::vector<std::string>& heading) {
    return case_text<R>(entry.c, heading) +
           (entry.not_to ? "not: " + R::print(entry.c.setting, *entry.not_to) + "\n" : "");
}

// Plays the case's move, where it is legal. Where the rules fail the game ends, and the comparisons tell it.
template <class R>
bool goes_on(Case<R>& c) try {
    if (!is_sound(c) || !rules_allow<R>(c)) return false;
    c.before = applied<R>(c);
    return true;
} catch (const Stopped&) {
    throw;
} catch (const std::exception&) {
    return false;
}
// The cases of a corpus entry: each of its steps, up to the first that is not legal. Where it has none, a
// thrown one. Throws ParseError with file, line and column, and UnknownName.
template <class R>
std::vector<Entry<R>> entries_of(const CorpusFile& entry) {
    const GameFile game = parse_game(entry.text, entry.name);
    const auto refused = [&](const ParseError& e, const GameText& at) {
        return ParseError({entry.name, at.line, at.column + std::max(0, e.place().column - 1)}, e.problem(), e.hint());
    };
    if (!game.board.empty() || !game.pieces.empty())
        throw ParseError({entry.name, 0, 0}, "a case of a corpus is played on the game's own board",
                         "leave out board: and pieces:");
    std::vector<Entry<R>> all;
    const auto position_at = [&](const auto& setting, const GameText& at) {
        try {
            const auto position = R::parse(setting, at.text);
            if (R::template well_formed<Native>(setting, position)) return position;
        } catch (const ParseError& e) {
            throw refused(e, at);
        }
        throw ParseError({entry.name, at.line, at.column}, "the position breaks what every position must satisfy",
                         R::kWellFormedHint);
    };
    Case<R> c{setting_of<R>({game.readings, "", "", game.settings, true, game.fields}), {}, {}};
    c.before = R::template start<Native>(c.setting);
    if (!game.position.text.empty()) c.before = position_at(c.setting, game.position);
    for (const GameText& line : game.lines) {
        try {
            c.move = R::parse_move(c.setting, line.text);
        } catch (const ParseError& e) {
            throw refused(e, line);
        }
        all.push_back({c});
        if (!goes_on(c)) return all;
    }
    Dice dice(hash(c.before));
    if (game.lines.empty()) c.move = R::throw_move(c.setting, c.before, dice), all.push_back({c});
    if (!game.not_to.text.empty()) all.back().not_to = position_at(c.setting, game.not_to);
    return all;
}
// Whether the text is this entry again: what cannot be written, or is read as something else, is not.
template <class R>
bool is_entry(const std::string& text, const Entry<R>& entry) try {
    const std::vector<Entry<R>> read = entries_of<R>({"case", text});
    if (read.empty()) return false;
    const auto& [c, not_to] = read.front();
    return same(c.setting, entry.c.setting) && same(c.before, entry.c.before) && same(c.move, entry.c.move) &&
           not_to.has_value() == entry.not_to.has_value() && (!not_to || same(*not_to, *entry.not_to));
} catch (const Stopped&) {
    throw;
} catch (const std::exception&) {  // no text that is read, or rules that fail in this very case
    return false;
}
template <class R>
std::vector<Case<R>> cases_of(const CorpusFile& file) {
    std::vector<Case<R>> all;
    for (const Entry<R>& entry : entries_of<R>(file)) all.push_back(entry.c);
    return all;
}

}  // namespace nomos::fuzz
