#include "model/core/game_file.hpp"

#include <optional>

#include "model/core/error.hpp"

namespace nomos {
namespace {

constexpr std::string_view kBlanks = " \t\r\f";

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(kBlanks);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(kBlanks) - from + 1);
}

// A comment starts at a "#" that opens the line or follows a blank.
std::string_view without_comment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
        if (at == 0 || kBlanks.find(line[at - 1]) != std::string_view::npos) return line.substr(0, at);
    return line;
}

GameText part(std::string_view value, std::string_view line, const GameText& at) {
    return {std::string(value), at.line, at.column + static_cast<int>(value.data() - line.data())};
}

// What "head: value" says; nothing when the line does not begin so.
std::optional<std::string_view> value_of(std::string_view line, std::string_view head) {
    if (!line.starts_with(head)) return {};
    return trimmed(line.substr(head.size()));
}

void add_line(GameFile& game, GameText line) {
    const auto refuse_if = [&](bool wrong, std::string_view problem, std::string_view hint) {
        if (wrong) throw ParseError({game.name, line.line, line.column}, problem, hint);
    };
    refuse_if(!game.ended.empty(), "a line after the end of the game", "\"ended:\" is the last line");
    refuse_if(!game.not_to.text.empty(), "a line after where the moves do not lead", "\"not:\" is the last line");
    if (const auto by = value_of(line.text, "ended:")) {
        refuse_if(by->empty(), "the end of the game without a word", "for example \"ended: White gives up\"");
        game.ended = *by;
        return;
    }
    if (const auto position = value_of(line.text, "not:")) {
        refuse_if(position->empty(), "no position to which the moves do not lead", "\"not: POSITION\"");
        refuse_if(game.lines.empty(), "no move that could lead there", "\"not:\" comes after the moves");
        game.not_to = part(*position, line.text, line);
        return;
    }
    const auto position = value_of(line.text, "position:"), reading = value_of(line.text, "reading:"),
               setting = value_of(line.text, "set:"), field = value_of(line.text, "field:"),
               play = value_of(line.text, "play:"), board = value_of(line.text, "board:"),
               pieces = value_of(line.text, "pieces:");
    if (!position && !reading && !setting && !field && !play && !board && !pieces)
        return game.lines.push_back(std::move(line));
    refuse_if(play && *play != "steps", "an unknown way to play", "\"play: steps\" or nothing");
    refuse_if(!game.lines.empty(), "a setting after the first move", "move it to the top of the file");
    refuse_if(position && !game.position.text.empty(), "a second position", "a game starts once; leave one of them");
    refuse_if(board && !game.board.empty(), "a second board", "a game is played on one; leave one of them");
    if (position) game.position = part(*position, line.text, line);
    if (reading) game.readings.emplace_back(*reading);
    if (setting) game.settings.emplace_back(*setting);
    if (field) game.fields.emplace_back(*field);
    if (board) game.board = *board;
    if (pieces) game.pieces.emplace_back(*pieces);
    if (play) game.steps = true;
}

}  // namespace

GameFile parse_game(std::string_view text, const std::string& name) {
    GameFile game;
    game.name = name;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::string_view content = trimmed(without_comment(line));
        if (!content.empty()) add_line(game, part(content, line, {"", number, 1}));
    }
    return game;
}

std::vector<GameText> words_of(const GameText& line) {
    std::vector<GameText> words;
    const std::string_view text = line.text;
    for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.size(), text.find_first_of(kBlanks, at));
        words.push_back(part(text.substr(at, end - at), text, line));
        at = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

}  // namespace nomos
