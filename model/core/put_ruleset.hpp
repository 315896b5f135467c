// Games in which pieces are put on squares (or hexes): a move names one, or is a word. Move<A> has the word `square`
// and as many bits as there are words that may be said in the place of a square, each called like its bit:
//   template <class A> struct Move { Cells<A> square; Bit<A> swap{}; NOMOS_FIELDS(square, swap) };
// Of that follow what is well-formed, how moves are written ("c4", "swap"), what is thrown and what the candidates are.
// A ruleset derives from PutRuleset<Parts> as from PlainRuleset; its Parts need no print() and parse_move().
#pragma once

#include <vector>

#include "model/core/plain_ruleset.hpp"

namespace nomos {

template <class Parts>
struct PutRuleset : PlainRuleset<Parts> {
    template <class A>
    using Setting = typename Parts::template Setting<A>;
    template <class A>
    using Position = typename Parts::template Position<A>;
    template <class A>
    using Move = typename Parts::template Move<A>;
    using Board = typename Parts::Board;

    // One square and no word, or one word and no square.
    using PlainRuleset<Parts>::well_formed;
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        Bit<A> said = false, one = true;
        Move<A>::zip(
            [&]<class F>(const auto&, const F& field) {
                if constexpr (std::is_same_v<F, Bit<A>>) one = one && !(said && field), said = said || field;
            },
            m);
        return select(said, one && none(m.square), one_hot(m.square));
    }

    // --- notation ----------------------------------------------------------------------------
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) {
        std::string text = any(m.square) ? print_square<Board>(m.square) : "";
        for_each_word(m, [&](std::string_view word, bool said) { text += said ? word : ""; });
        return text;
    }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) {
        Move<Native> m;
        std::string words;
        bool found = false;
        for_each_word(m, [&](std::string_view word, bool& said) {
            said = word == text, found = found || said, words += " or " + std::string(word);
        });
        if (found) return m;
        Cursor cursor(text);
        cursor.skip_blanks();
        m.square = parse_square<Board>(cursor, words);
        cursor.finish("a move is one of the " + std::string(kCellsAre<Board>) + words);
        return m;
    }

    // --- what is thrown, what is asked about ---------------------------------------------------
    // One of eight is a word, where there are any.
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>&, Dice& dice) {
        const auto words = said_words();
        if (!words.empty() && dice.one_in(8))
            return words[static_cast<std::size_t>(dice.below(static_cast<int>(words.size())))];
        Move<Native> m;
        m.square = PlainRuleset<Parts>::throw_square(dice);
        return m;
    }
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        PlainRuleset<Parts>::for_each_square([&](const typename Board::Cells& square) {
            Move<Native> m;
            m.square = square;
            visit(m);
        });
        for (const Move<Native>& m : said_words()) visit(m);
    }

private:
    // visit(its name, the bit) for each word.
    template <class M, class Visit>
    static void for_each_word(M& m, Visit&& visit) {
        std::remove_const_t<M>::zip(
            [&]<class F>(std::string_view name, F& field) {
                if constexpr (std::is_same_v<std::remove_const_t<F>, bool>) visit(name, field);
            },
            m);
    }
    // A move of each word.
    static std::vector<Move<Native>> said_words() {
        std::vector<Move<Native>> moves;
        Move<Native> m;
        for_each_word(m, [&](std::string_view, bool& said) { said = true, moves.push_back(m), said = false; });
        return moves;
    }
};

}  // namespace nomos
