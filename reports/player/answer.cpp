#include "reports/player/answer.hpp"

#include "model/core/error.hpp"
#include "reports/player/json_text.hpp"
#include "reports/player/squares.hpp"
#include "reports/refused_rules.hpp"
#include "reports/svg.hpp"

namespace nomos::player {
namespace {

struct Request {
    std::string verb, position, move;
    TableChoice choice;
    std::vector<std::string> before;
};

void take_field(Request& request, std::string_view name, std::string value) {
    if (name == "reading")
        request.choice.readings.push_back(std::move(value));
    else if (name == "set")
        request.choice.settings.push_back(std::move(value));
    else if (name == "field")
        request.choice.fields.push_back(std::move(value));
    else if (name == "steps")
        request.choice.steps = true;
    else if (name == "position")
        request.position = std::move(value);
    else if (name == "move")
        request.move = std::move(value);
    else if (name == "before")
        request.before.push_back(std::move(value));
    else
        throw UsageError("a request has no field " + std::string(name), "see reports/player/answer.hpp");
}

Request read(std::string_view text) {
    Request request;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        const std::size_t blank = std::min(line.find(' '), line.size());
        if (at == 0)
            request.verb = line;
        else if (!line.empty())
            take_field(request, line.substr(0, blank), std::string(line.substr(std::min(blank + 1, line.size()))));
        at = end + 1;
    }
    return request;
}

std::string pieces_on(const Picture& picture, const PictureCell& cell) {
    std::string words;
    for (const PicturePiece& piece : picture.pieces)
        if (piece.column == cell.column && piece.row == cell.row)
            words += (words.empty() ? "" : ", ") + (piece.label.empty() ? piece.glyph : piece.in_words());
    return words;
}

// The drawing, and where on it each cell stands: a name, its middle, and what stands there in words.
std::string board(const Picture& picture) {
    const std::vector<DrawnCell> drawn = drawn_cells(picture);
    Items cells('[');
    for (std::size_t i = 0; i < drawn.size(); ++i)
        cells.item(Items('[')
                       .item(quoted(square_name(picture, picture.cells[i].column, picture.cells[i].row)))
                       .item(std::to_string(drawn[i].x))
                       .item(std::to_string(drawn[i].y))
                       .item(quoted(pieces_on(picture, picture.cells[i])))
                       .text());
    return Items('{')
        .say("svg", svg(picture, picture.caption()))
        .say("caption", picture.caption())
        .field("hexagons", picture.lattice == Lattice::hexagon ? "true" : "false")
        .field("cells", cells.text())
        .text();
}

// Every legal move: as it is written, the squares it touches, the position after it, how the game then stands.
std::string moves(const Table& table, const std::string& position) {
    return list(table.legal_moves(position), [&](const std::string& move) {
        const Judgement judgement = table.judge(position, move);
        const auto squares = squares_touched(judgement.picture, move);
        return Items('[')
            .item(quoted(move))
            .item(list(squares, quoted))
            .item(quoted(judgement.after))
            .item(quoted(judgement.outcome))
            .text();
    });
}

std::string outcome_of(const Table& table, std::vector<std::string> history, const std::string& position) {
    history.push_back(position);
    return table.outcome(history);
}

std::string seat(const Table& table, const std::string& position) {
    const int index = table.seat_to_move(position);
    const auto seats = table.seats();
    return index < 0 || static_cast<std::size_t>(index) >= seats.size() ? "" : seats[static_cast<std::size_t>(index)];
}

std::string at(const Table& table, const Request& request) {
    const std::string position = request.position.empty() ? table.start() : table.canonical(request.position);
    const std::string outcome = outcome_of(table, request.before, position);
    return Items('{')
        .say("position", position)
        .say("outcome", outcome)
        .say("seat", seat(table, position))
        .field("board", board(table.picture(position)))
        .field("moves", moves(table, position))
        .text();
}

std::string moved(const AnyRuleset& ruleset, const Table& table, const Request& request) {
    const Judgement judgement = table.judge(request.position, request.move);
    Items answer('{');
    answer.field("legal", judgement.legal ? "true" : "false")
        .field("rules",
               list(rules_against(ruleset.info(), judgement), [](std::string_view rule) { return quoted(rule); }));
    answer.field("board", board(judgement.picture));
    if (judgement.legal) {
        auto history = request.before;
        history.push_back(request.position);
        answer.say("position", judgement.after).say("outcome", outcome_of(table, history, judgement.after));
    }
    return answer.text();
}

std::string option(const OptionInfo& o) { return Items('{').say("id", o.id).say("says", o.says).text(); }
std::string reading(const ReadingInfo& r) {
    return Items('{')
        .say("id", r.id)
        .say("question", r.question)
        .field("usual", std::to_string(r.default_option))
        .field("options", list(r.options, option))
        .text();
}
std::string settled(const SettingOption& o) {
    return Items('{').say("id", o.id).say("says", o.says).field("values", list(o.values, quoted)).text();
}

std::string readings(const AnyRuleset& ruleset, const Table& table) {
    return Items('{')
        .say("title", ruleset.info().title)
        .say("start", table.start())
        .field("readings", list(ruleset.info().readings, reading))
        .field("settings", list(ruleset.setting_options(), settled))
        .text();
}

}  // namespace

std::string answer(const AnyRuleset& ruleset, std::string_view text) {
    const Request request = read(text);
    const auto table = ruleset.table(request.choice);
    if (request.verb == "readings") return readings(ruleset, *table);
    if (request.verb == "at") return at(*table, request);
    if (request.verb == "move") return moved(ruleset, *table, request);
    throw UsageError("a request is no " + request.verb, "see reports/player/answer.hpp");
}

}  // namespace nomos::player
