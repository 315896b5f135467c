#include "cli/game_file.hpp"

#include "model/core/error.hpp"

namespace nomos::cli {
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

// The value behind "word:", or nothing.
bool accept(std::string_view line, std::string_view word, std::string_view& value) {
    if (!line.starts_with(word)) return false;
    value = trimmed(line.substr(word.size()));
    return true;
}

void add_line(GameFile& game, std::string_view line, const Place& place) {
    std::string_view value;
    const bool position = accept(line, "position:", value);
    if (!position && !accept(line, "reading:", value)) {
        game.moves.push_back({std::string(line), place.line, place.column});
        return;
    }
    if (!game.moves.empty()) throw ParseError(place, "a setting after the first move", "move it to the top of the file");
    if (!position) return game.readings.emplace_back(value), void();
    if (!game.position.text.empty()) throw ParseError(place, "a second position", "a game starts once; leave one of them");
    game.position = {std::string(value), place.line, place.column + static_cast<int>(value.data() - line.data())};
}

}  // namespace

GameFile parse_game(std::string_view text, const std::string& file) {
    GameFile game;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::string_view content = trimmed(without_comment(line));
        if (content.empty()) continue;
        add_line(game, content, {file, number, static_cast<int>(content.data() - line.data()) + 1});
    }
    return game;
}

}  // namespace nomos::cli
