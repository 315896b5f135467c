#include "model/core/replay.hpp"

#include <algorithm>
#include <optional>

#include "model/core/error.hpp"
#include "model/core/seats.hpp"

namespace nomos {
namespace {

// What is wrong with the text as a move; nothing if it is one.
std::optional<ParseError> fault_of(const Table& table, std::string_view text) try {
    table.canonical_move(text);
    return {};
} catch (const ParseError& error) {
    return error;
}
bool reads(const Table& table, std::string_view text) { return !fault_of(table, text); }

// The table reports a place within the text; the reader wants the one in the file.
[[noreturn]] void fail_in_file(const ParseError& error, const GameText& text, const std::string& file) {
    throw ParseError({file, text.line, text.column + std::max(0, error.place().column - 1)}, error.problem(),
                     error.hint());
}

// "7" or "7." at the start of a row.
bool is_row_number(std::string_view word) {
    if (word.ends_with('.')) word.remove_suffix(1);
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}
std::string_view without_praise(std::string_view word) {
    while (word.ends_with('!') || word.ends_with('?')) word.remove_suffix(1);
    return word;
}
// A dash as it is typed or as it is printed: -, en dash, em dash.
bool is_dash(std::string_view word) { return word == kEmptyCell || word == "\xe2\x80\x93" || word == "\xe2\x80\x94"; }

// Moves as a line of play is printed, several of them.
constexpr std::string_view kComma = ", ";
bool is_list(const GameText& line) { return line.text.find(kComma) != std::string::npos; }
std::vector<GameText> parts_of(const GameText& list) {
    std::vector<GameText> parts;
    for (std::size_t at = 0, end = 0; end != std::string::npos; at = end + kComma.size()) {
        end = list.text.find(kComma, at);
        parts.push_back({list.text.substr(at, end == std::string::npos ? end : end - at), list.line,
                         list.column + static_cast<int>(at)});
    }
    return parts;
}

// The line behind the number of its row.
GameText without_row_number(const Table& table, const GameText& line) {
    const std::vector<GameText> words = words_of(line);
    if (!is_row_number(words.front().text) || reads(table, words.front().text)) return line;
    if (words.size() == 1) return {"", line.line, line.column};
    const auto cut = static_cast<std::size_t>(words[1].column - line.column);
    return {line.text.substr(cut), line.line, words[1].column};
}

// A row of moves, word by word.
class Row {
public:
    Row(const Table& table, const GameText& row, const std::string& file)
        : table_(table), row_(row), file_(file), words_(words_of(row)), seats_(table.seats()) {}

    std::vector<GameText> moves() {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const bool before_remark = i + 1 < words_.size() && table_.is_remark(words_[i + 1].text);
            if (!is_passed_over(words_[i].text) && !(is_dash(words_[i].text) && before_remark)) take(words_[i]);
        }
        return moves_;
    }

private:
    bool is_passed_over(std::string_view word) const {
        return table_.is_remark(word) || std::find(seats_.begin(), seats_.end(), word) != seats_.end() ||
               without_praise(word).empty();
    }
    void take(GameText word) {
        if (!reads(table_, word.text)) word.text = without_praise(word.text);
        if (is_dash(word.text) && !seats_.empty())
            word.text = kEmptyCell;
        else if (const auto fault = fault_of(table_, word.text))
            fail(*fault, word);
        moves_.push_back(std::move(word));
    }
    // Where not even the first word can be read, the row was meant as one move.
    [[noreturn]] void fail(const ParseError& fault, const GameText& word) const {
        if (word.column == row_.column) fail_in_file(*fault_of(table_, row_.text), row_, file_);
        fail_in_file(fault, word, file_);
    }

    const Table& table_;
    const GameText& row_;
    const std::string& file_;
    std::vector<GameText> words_, moves_;
    std::vector<std::string> seats_;
};

// One move, or words that are.
std::vector<GameText> moves_of_row(const Table& table, const GameText& row, const std::string& file) {
    for (const auto& text : {std::string_view(row.text), without_praise(row.text)})
        if (reads(table, text)) return {{std::string(text), row.line, row.column}};
    return Row(table, row, file).moves();
}

// Plays cell after cell on a table.
class Player {
public:
    Player(const Table& table, const RulesetInfo& info, const GameFile& game)
        : table_(table), in_play_(info.outcomes.front()), seats_(table.seats()) {
        history_.push_back(start_of(game));
        outcome_ = table.outcome(history_);
        replay_.start = history_.back();
        seat_ = table.seat_to_move(history_.back());
    }

    // Answers whether the game goes on. `from_list`: it cannot be the cell of a player who is out.
    bool play(GameText move, bool from_list) {
        Ply ply;
        ply.move = std::move(move), ply.outcome = outcome_;
        const int mover = table_.seat_to_move(history_.back());
        const bool skipped = !seats_.empty() && ply.move.text == kEmptyCell && seat_ != mover && !from_list;
        if (!seats_.empty()) ply.player = seats_[static_cast<std::size_t>(skipped ? seat_ : mover)];
        if (skipped)
            ply.kind = Ply::Kind::skipped, seat_ = after(seat_);
        else
            judge(ply, mover);
        replay_.plies.push_back(std::move(ply));
        return replay_.legal();
    }
    Replay done() {
        replay_.last = history_.back(), replay_.outcome = outcome_;
        return std::move(replay_);
    }
    bool leads_to(const GameText& position, const std::string& file) const {
        return history_.back() == canonical(position, file);
    }

private:
    std::string start_of(const GameFile& game) const {
        return game.position.text.empty() ? table_.start() : canonical(game.position, game.name);
    }
    std::string canonical(const GameText& position, const std::string& file) const try {
        return table_.canonical(position.text);
    } catch (const ParseError& error) {
        fail_in_file(error, position, file);
    }
    void judge(Ply& ply, int mover) {
        line_.push_back(ply.move.text);
        if (ply.outcome == in_play_) {
            ply.choices = table_.legal_moves(history_.back());
            const Judgement judgement = table_.judge(history_.back(), ply.move.text);
            ply.clauses = judgement.clauses;
            for (const PictureSum& sum : judgement.picture.sums) ply.sums.push_back(sum.says);
            if (judgement.legal) return played(ply, judgement.after, mover);
        }
        ply.readings = table_.readings_allowing(history_.front(), line_);
    }
    void played(Ply& ply, const std::string& after_it, int mover) {
        ply.kind = Ply::Kind::played;
        history_.push_back(ply.after = after_it);
        ply.outcome = outcome_ = table_.outcome(history_);
        if (seats_.empty()) return;
        // A single move may leave the turn where it is (TableChoice::steps).
        const bool goes_on = outcome_ == in_play_ && table_.seat_to_move(after_it) == mover;
        seat_ = goes_on ? mover : after(mover);
    }
    int after(int seat) const { return (seat + 1) % static_cast<int>(seats_.size()); }

    const Table& table_;
    std::string in_play_, outcome_;
    std::vector<std::string> seats_, history_, line_;
    int seat_ = 0;  // whose cell comes next
    Replay replay_;
};

}  // namespace

std::vector<GameText> moves_of(const Table& table, const GameText& line, const std::string& file) {
    const GameText row = without_row_number(table, line);
    if (!is_list(row) || reads(table, row.text)) return moves_of_row(table, row, file);
    std::vector<GameText> moves;
    for (const GameText& part : parts_of(row))
        for (GameText& move : moves_of_row(table, part, file)) moves.push_back(std::move(move));
    return moves;
}

Replay replay(const Table& table, const RulesetInfo& info, const GameFile& game) {
    Player player(table, info, game);
    for (const GameText& line : game.lines)
        for (GameText& move : moves_of(table, line, game.name))
            if (!player.play(std::move(move), is_list(line))) return player.done();
    const bool leads_astray = !game.not_to.text.empty() && player.leads_to(game.not_to, game.name);
    Replay all = player.done();
    all.leads_astray = leads_astray;
    return all;
}

}  // namespace nomos
