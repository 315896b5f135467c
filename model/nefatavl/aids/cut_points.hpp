// Where proofs that both encodings agree are cut (checkers/cut_proof.hpp).
#pragma once

#include "model/nefatavl/constraints.hpp"
#include "model/nefatavl/rules.hpp"

namespace nomos::nefatavl {

template <int Size>
struct CutPoints {
    static constexpr std::size_t kCells = Size * Size;

    template <class A, class Visit>
    static void visit(const Setting<A, Size>& s, const Position<A, Size>& p, const Move<A, Size>& m, Visit& visit) {
        const InForce<A, Clause> in_force{};
        const Moving<A, Size> moving{{p, in_force}, m};
        for_each_direction([&]<Direction D> { slide<D>(moving, visit); });
        one_way(moving, visit);
        for (const Direction d : kDirections) loosen_way(d, moving, visit);
        const Bit<A> legal = legality(s, moving, visit);
        visit.leave_behind();
        arrival(legal, Relocated<A, Size>{p, m, in_force}, visit);
    }

private:
    template <class A>
    using Cellwise = std::array<Bit<A>, kCells>;
    template <class F>
    static auto each_cell(F&& bit) {
        std::array<decltype(bit(0)), kCells> bits;
        for (std::size_t i = 0; i < kCells; ++i) bits[i] = bit(static_cast<int>(i));
        return bits;
    }
    static void for_each_direction(auto&& body) {
        body.template operator()<Direction::north>(), body.template operator()<Direction::east>();
        body.template operator()<Direction::south>(), body.template operator()<Direction::west>();
    }

    // --- legality ----------------------------------------------------------------------------------
    // Where a slide in direction D leads: from a square there the origin lies the other way, and all is free up to it.
    // That is said of one line at a time, so it is decided line by line.
    template <Direction D, class A, class Visit>
    static void slide(const Moving<A, Size>& moving, Visit& visit) {
        const Squares<A, Size>& squares = moving.squares;
        const Move<A, Size>& move = moving.move;
        const Cellwise<A> reached = each_cell([&](int c) {
            return moving.lies_ahead(move.from, c, opposite(D)) && squares.is_free(c) &&
                   moving.free_up_to_origin(c, opposite(D));
        });
        const auto slid = Rules<A, Size>::template slide<D>(move.from, ~squares.position.stones());
        visit.link("slide to the " + std::string(name_of(D)), slid, reached, [](const auto&) { return Bit<A>(true); });
    }
    // The origin lies one way from a square at most.
    template <class A, class Visit>
    static void one_way(const Moving<A, Size>& moving, Visit& visit) {
        Bit<A> at_most_one = true;
        for (int c = 0; c < Size * Size; ++c)
            for (const Direction d : kDirections)
                for (const Direction e : kDirections)
                    if (d < e)
                        at_most_one = at_most_one && !(moving.lies_ahead(moving.move.from, c, d) &&
                                                       moving.lies_ahead(moving.move.from, c, e));
        visit.step(at_most_one);
    }
    template <class A, class Visit>
    static void loosen_way(Direction d, const Moving<A, Size>& moving, Visit& visit) {
        const std::string to(name_of(d));
        visit.loosen("origin to the " + to,
                     each_cell([&](int c) { return moving.lies_ahead(moving.move.from, c, d); }));
        visit.loosen("free to the " + to, each_cell([&](int c) { return moving.free_up_to_origin(c, d); }));
    }
    // What a move does rests on legality only in that a stone of the mover goes to a free square: how far it may slide
    // does not matter, and costs the solver most.
    template <class A, class Visit>
    static Bit<A> legality(const Setting<A, Size>& s, const Moving<A, Size>& moving, Visit& visit) {
        const Squares<A, Size>& squares = moving.squares;
        const Move<A, Size>& m = moving.move;
        const auto& p = squares.position;
        const Word<A, Size* Size> black = p.defenders | p.king;
        const Word<A, Size* Size> mover = select(p.defenders_to_move, black, p.attackers);
        const Bit<A> legal = Rules<A, Size>::legal(s, p, m);
        visit("legal", legal, Constraints<Size>::template legal<A>(s, p, m, squares.in_force),
              [&](const Bit<A>& is_legal) {
                  return implies(is_legal, none(m.to & p.stones()) && none(m.from & ~mover));
              });
        return legal;
    }

    // --- effect ------------------------------------------------------------------------------------
    // The board on which the stone has arrived and nothing is taken yet: what is taken there is decided square by
    // square.
    template <class A, class Visit>
    static void arrival(const Bit<A>& legal, const Relocated<A, Size>& board, Visit& visit) {
        using Cells = Word<A, Size * Size>;
        const auto& p = board.before;
        const auto arrived = Rules<A, Size>::moved(p, board.move);
        const Cellwise<A> if_legal = each_cell([&](int) { return legal; });
        const Bit<A> black_moves = p.defenders_to_move;
        visit.tie("attackers once the stone has moved", arrived.attackers,
                  each_cell([&](int c) { return board.attacker_at(c); }), if_legal,
                  [&](const Cells& w) { return implies(black_moves, w == p.attackers); });
        visit.tie("defenders once the stone has moved", arrived.defenders,
                  each_cell([&](int c) { return board.defender_at(c); }), if_legal,
                  [&](const Cells& w) { return implies(!black_moves, w == p.defenders); });
        visit.tie("king once the stone has moved", arrived.king, each_cell([&](int c) { return board.king_at(c); }),
                  if_legal, [&](const Cells& w) { return implies(legal && !black_moves, w == p.king); });
    }
};

}  // namespace nomos::nefatavl
