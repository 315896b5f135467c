#include <fmt/format.h>

#include "model/nerva/notation.hpp"
#include "model/nerva/rules.hpp"
#include "model/nerva/rules_attack.hpp"

namespace nomos::nerva {
namespace {

// Three boards with an empty column between, each with letters of its own.
int picture_column(const Geometry& g, int place) {
    return Boards::level(place) * (g.columns + 1) + Boards::column(place);
}

constexpr std::array kColours{Colour::white, Colour::black};

PicturePiece piece_at(const Geometry& g, int place, std::size_t side, std::string_view glyph, std::string kind,
                      std::string_view how) {
    PicturePiece drawn;
    drawn.column = picture_column(g, place);
    drawn.row = Boards::row(place);
    drawn.colour = kColours[side];
    drawn.glyph = glyph;
    drawn.label = fmt::format("{}{} on {}", kind, how, place_in_words(place));
    drawn.kind = std::move(kind);
    return drawn;
}
PicturePiece pawn(const Geometry& g, int place, std::size_t side) {
    return piece_at(
        g, place, side, side == 0 ? "w" : "b",
        fmt::format("{} {} pawn", kSideNames[side], kPawnSizes[static_cast<std::size_t>(Boards::level(place))]), "");
}
PicturePiece king(const Geometry& g, int place, std::size_t side, std::string_view how) {
    PicturePiece drawn = piece_at(g, place, side, side == 0 ? "W" : "B", fmt::format("{} king", kSideNames[side]), how);
    drawn.crowned = true;
    return drawn;
}

void draw_side(const Geometry& g, const Position<Native>& p, Side side, Picture& drawing) {
    const std::size_t s = index(side);
    p.pawns[s].for_each([&](int place) { drawing.pieces.push_back(pawn(g, place, s)); });
    p.standing_king(side).for_each([&](int place) { drawing.pieces.push_back(king(g, place, s, "")); });
    p.hidden_king(side).for_each([&](int place) {
        drawing.pieces.push_back(king(g, place, s, ", hidden,"));
        drawing.pieces.back().mark = Mark::ghost;
    });
}

std::vector<std::string> standing(const Position<Native>& p, std::string_view ended) {
    const auto hand = [&](std::size_t s) {
        return fmt::format("{}, {}, {}", p.supply[s][0], p.supply[s][1], p.supply[s][2]);
    };
    const std::string stands =
        ended.empty() ? fmt::format("{} to move", kSideNames[p.black_to_move ? 1 : 0]) : std::string(ended);
    return {"boards 1, 2, 3", stands,
            fmt::format("in hand (large, medium, small): white {} and black {}", hand(0), hand(1))};
}

// Two kings on one place are drawn one over the other.
void note_kings_on_one_place(const Position<Native>& p, std::vector<std::string>& notes) {
    if (p.captured[0] || p.captured[1] || !(p.kings[0] == p.kings[1])) return;
    const auto state = [&](Side side) { return p.stands(side) ? "stands" : "is hidden"; };
    notes.push_back(fmt::format("both kings are on {}: White's {}, Black's {}", place_in_words(p.kings[0].lowest()),
                                state(Side::white), state(Side::black)));
}

// A king is drawn over the pawn on his place.
void note_pawns_under_kings(const Position<Native>& p, std::vector<std::string>& notes) {
    for (const Side side : {Side::white, Side::black}) {
        const std::size_t s = index(side);
        if (p.captured[s]) continue;
        for (std::size_t of = 0; of < kSides; ++of)
            (p.pawns[of] & p.kings[s]).for_each([&](int place) {
                notes.push_back(fmt::format("a {} pawn is on {}, where the {} king {}", kSideNames[of],
                                            place_in_words(place), kSideNames[s], p.stands(side) ? "stands" : "hides"));
            });
    }
}

}  // namespace

Picture picture(const Position<Native>& p, const Geometry& g, std::string_view ended) {
    Picture drawing;
    drawing.columns = kLevels * (g.columns + 1) - 1;
    drawing.columns_a_board = g.columns;
    drawing.rows = g.rows;
    g.places.for_each([&](int place) {
        drawing.cells.push_back({picture_column(g, place), Boards::row(place), Tint::plain, "."});
    });
    draw_side(g, p, Side::white, drawing), draw_side(g, p, Side::black, drawing);
    drawing.notes = standing(p, ended);
    note_kings_on_one_place(p, drawing.notes), note_pawns_under_kings(p, drawing.notes);
    return drawing;
}

Picture picture_of_move(const Position<Native>& before, const Move<Native>& move, const Position<Native>& after,
                        const Geometry& g, std::string_view ended) {
    Picture drawing = picture(after, g, ended);
    for (std::size_t s = 0; s < kSides; ++s) {
        const Side its = static_cast<Side>(s);
        const Bits<kPlaces> put = after.pawns[s] & ~before.pawns[s],
                            found = after.standing_king(its) & ~before.standing_king(its);
        for (PicturePiece& drawn : drawing.pieces)
            if (drawn.colour == kColours[s] && drawn.mark == Mark::none)
                (drawn.crowned ? found : put).for_each([&](int place) {
                    if (drawn.column == picture_column(g, place) && drawn.row == Boards::row(place))
                        drawn.mark = Mark::ringed;
                });
        const auto cross_out = [&](PicturePiece gone) {
            gone.mark = Mark::crossed_out, gone.fate = "captured";
            drawing.pieces.push_back(std::move(gone));
        };
        (before.pawns[s] & ~after.pawns[s] & move.to).for_each([&](int place) { cross_out(pawn(g, place, s)); });
        (before.standing_king(its) & ~after.standing_king(its)).for_each([&](int place) {
            cross_out(king(g, place, s, ""));
        });
    }
    if (move.is(Kind::attack)) {
        const int from = move.from.lowest(), to = move.to.lowest();
        drawing.arrows.push_back({picture_column(g, from), Boards::row(from), picture_column(g, to), Boards::row(to)});
    }
    drawing.made = print(move);
    return drawing;
}

// end.winner: the pawns on the boards, where the pawn that is put is the last (end.all-placed).
std::vector<PictureSum> counts_at_end(const Setting<Native>& setting, const Position<Native>& before,
                                      const Move<Native>& move) {
    if (!move.is(Kind::place) || !Rules<Native>::legal(setting, before, move)) return {};
    const Position<Native> after = Rules<Native>::apply(setting, before, move);
    if (!Rules<Native>::all_placed(setting, after)) return {};
    const int white = after.pawns[0].count(), black = after.pawns[1].count(), to = move.to.lowest();
    return {{picture_column(setting.geometry, to), Boards::row(to), fmt::format("{} : {}", white, black),
             fmt::format("pawns on the boards: white {}, black {}", white, black)}};
}

// attack.success: the one has to be more than the other. An attack that is not allowed is not refused for its sum.
std::vector<PictureSum> sums(const Setting<Native>& setting, const Position<Native>& before, const Move<Native>& move) {
    if (!move.is(Kind::attack)) return counts_at_end(setting, before, move);
    if (!Rules<Native>::legal(setting, before, move)) return {};
    const Attack<Native> attack(setting, before, move);
    const int points = attack.attack_points(), defence = attack.defence_points(), to = move.to.lowest();
    std::string says = fmt::format("attack {} against defence {}", points, defence);
    // capture.needs-pawn
    const Position<Native> after = Rules<Native>::apply(setting, before, move);
    const std::size_t enemy = before.black_to_move ? 0 : 1;
    if (points > defence && !after.captured[enemy] && any(after.pawns[enemy] & move.to))
        says += fmt::format(", but no {} pawn is in hand", kPawnSizes[static_cast<std::size_t>(Boards::level(to))]);
    return {{picture_column(setting.geometry, to), Boards::row(to), fmt::format("{} : {}", points, defence),
             std::move(says)}};
}

}  // namespace nomos::nerva
