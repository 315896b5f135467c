#include "reports/legend.hpp"

#include <fmt/ranges.h>

#include <algorithm>

#include "analysis/author/questions.hpp"
#include "reports/board_layout.hpp"
#include "reports/parting_cells.hpp"
#include "reports/phrases.hpp"
#include "reports/text_board.hpp"

namespace nomos {
namespace {

void add_pieces(const Picture& picture, Legend& legend) {
    for (PicturePiece piece : picture.pieces) {
        legend.marks.insert(piece.mark);
        legend.facings = legend.facings || piece.facing;
        piece.mark = Mark::none;
        const auto is_same = [&](const PicturePiece& k) { return kind_of_piece(k) == kind_of_piece(piece); };
        if (std::ranges::none_of(legend.pieces, is_same)) legend.pieces.push_back(piece);
    }
}

bool alike(const PictureSign& sign, const PictureCell& cell) {
    return sign.tint == cell.tint && sign.text_mark == cell.text_mark;
}
void add_places(const Picture& picture, Legend& legend) {
    for (const PictureSign& sign : picture.signs) {
        std::vector<std::string> cells;
        for (const PictureCell& cell : picture.cells)
            if (alike(sign, cell)) cells.push_back(cell_name(picture, cell.column, cell.row));
        if (cells.empty()) continue;
        const auto is_same = [&](const Legend::Place& known) { return known.sign.says == sign.says; };
        const auto known = std::ranges::find_if(legend.places, is_same);
        if (known == legend.places.end())
            legend.places.push_back({picture.lattice, sign, cells});
        else if (known->cells != cells)
            known->cells.clear();
    }
}

}  // namespace

Legend legend_of(const std::vector<const Picture*>& pictures) {
    Legend legend;
    for (const Picture* picture : pictures) {
        add_pieces(*picture, legend), add_places(*picture, legend);
        legend.arrows = legend.arrows || !picture->arrows.empty();
        legend.sums = legend.sums || !picture->sums.empty();
    }
    return legend;
}

Legend legend_of(const Questionnaire& questions) {
    std::vector<const Picture*> pictures;
    bool parting = false;
    for (const Question& question : questions.questions) {
        pictures.push_back(&question.before);
        for (const Answer& answer : question.answers) pictures.push_back(&answer.picture);
        for (const Question& shown : question.more) {
            pictures.push_back(&shown.before);
            for (const Answer& answer : shown.answers) pictures.push_back(&answer.picture);
            parting = parting || !parting_of(shown).empty();
        }
        parting = parting || !parting_of(question).empty();
    }
    Legend legend = legend_of(pictures);
    legend.parting = parting;
    return legend;
}

std::string kind_of_piece(const PicturePiece& piece) { return piece.kind.empty() ? piece.glyph : piece.kind; }

// The words that all begin with, or end in, are said once.
std::string kinds_in_words(const std::vector<std::string>& kinds) {
    if (kinds.size() < 2) return joined(kinds, "or");
    std::string_view begin = kinds.front(), end = kinds.front();
    for (const std::string& kind : kinds) {
        begin = {begin.begin(), std::ranges::mismatch(begin, kind).in1};
        const auto differs = std::mismatch(end.rbegin(), end.rend(), kind.rbegin(), kind.rend()).first;
        end = {differs.base(), end.end()};
    }
    begin = begin.substr(0, begin.rfind(' ') + 1), end = end.substr(std::min(end.find(' '), end.size()));
    std::vector<std::string> own;
    for (const std::string& kind : kinds) {
        if (kind.size() <= begin.size() + end.size()) return joined(kinds, "or");
        own.push_back(kind.substr(begin.size(), kind.size() - begin.size() - end.size()));
    }
    return std::string(begin) + joined(own, "or") + std::string(end);
}

std::vector<LegendEntry> drawn_signs(const Legend& legend) {
    std::vector<LegendEntry> entries;
    const auto say = [&](bool occurs, const char* sign, const char* says) {
        if (occurs) entries.push_back({sign, says});
    };
    say(legend.facings, "Point of a piece", "the way it faces");
    say(legend.arrows, "Arrow", "the move that is made");
    say(legend.marks.contains(Mark::crossed_out), "Crossed out", "taken off the board by it");
    say(legend.marks.contains(Mark::ringed), "Ringed", "has just come, moved or been chosen");
    say(legend.marks.contains(Mark::ghost), "Pale", "there, and hidden");
    say(legend.sums, "Numbers such as 4 : 3", "what decides the move, told below the board");
    say(legend.parting, "Dashed ring", "here the boards of the answers differ");
    return entries;
}

// Letters have no colours: what shares its mark with another is told with its cells.
std::string told_of(const Legend::Place& place, const Legend& legend) {
    const auto shares = [&](const Legend::Place& p) { return p.sign.text_mark == place.sign.text_mark; };
    if (place.cells.empty() || std::ranges::count_if(legend.places, shares) < 2) return place.sign.says;
    return fmt::format("{} ({})", place.sign.says, fmt::join(place.cells, ", "));
}

std::vector<LegendEntry> written_signs(const Legend& legend) {
    std::vector<LegendEntry> entries;
    const auto say = [&](bool occurs, const char* sign, const char* says) {
        if (occurs) entries.push_back({sign, says});
    };
    for (const Legend::Place& place : legend.places)
        if (place.sign.text_mark != "." && !place.sign.text_mark.empty()) {
            const auto known = [&](const LegendEntry& e) { return e.sign == place.sign.text_mark; };
            const auto same = std::ranges::find_if(entries, known);
            if (same == entries.end())
                entries.push_back({place.sign.text_mark, "by itself: " + told_of(place, legend)});
            else
                same->says += ", or " + told_of(place, legend);
        }
    say(legend.facings, "^ > v <", "after a piece: the way it faces");
    say(legend.marks.contains(Mark::crossed_out), "x", "before a piece: taken off the board");
    say(legend.marks.contains(Mark::ringed), "o", "before a piece: it has just come, moved or been chosen");
    say(legend.marks.contains(Mark::ghost), "?", "before a piece: there, and hidden");
    return entries;
}

std::string letters_in_words(const Picture& picture) {
    using Strings = std::vector<std::string>;
    const auto add = [](Strings& all, const std::string& one) {
        if (std::ranges::find(all, one) == all.end()) all.push_back(one);
    };
    std::vector<std::pair<std::string, Strings>> kinds_of, letters_by;  // a letter's, and of what has these kinds
    const auto place_of = [](auto& all, const std::string& key) -> Strings& {
        const auto known = std::ranges::find_if(all, [&](const auto& entry) { return entry.first == key; });
        return known == all.end() ? all.emplace_back(key, Strings{}).second : known->second;
    };
    for (const PicturePiece& piece : picture.pieces)
        add(place_of(kinds_of, written_letters(piece)), kind_of_piece(piece));
    for (const auto& [letters, kinds] : kinds_of) place_of(letters_by, kinds_in_words(kinds)).push_back(letters);
    Strings parts;
    for (auto& [kinds, letters] : letters_by) {
        std::ranges::sort(letters);
        parts.push_back(joined_with(letters, ", ") + ": " + kinds);
    }
    for (const LegendEntry& entry : written_signs(legend_of({&picture})))
        parts.push_back(entry.sign + " " + entry.says);
    return joined_with(parts, "; ");
}

}  // namespace nomos
