// Every legal action of a position, each once.
//
// Order: for each facing (north, east, south, west) the connected subsets of the acting city's
// pieces that face so, counted in binary over the pieces in ascending order of cells; of each
// subset the rotations (north, east, south, west), then its moves (a single piece: north, east,
// south, west; a phalanx: forward). Then the rallies by cell and facing. Then the pass.
//
// Six pieces have 64 subsets. A connected set of several always has a piece whose loss leaves it
// connected, so each is found from a smaller one: one table of 64 bits.
#pragma once

#include "model/nika/rules_march.hpp"

namespace nomos::nika {

// The connected subsets of at most six pieces: subset k holds the i-th piece if bit i of k is set.
class ConnectedSubsets {
public:
    explicit ConnectedSubsets(const Cells<Native>& pieces) {
        pieces.for_each([this](int cell) { piece_[size_++] = Bits<kFrame>::single(cell); });
        for (std::size_t i = 0; i < size_; ++i) find_neighbours(i);
    }
    // Calls visit(pieces, is_single) for each in binary order.
    template <class Visit>
    void for_each(Visit&& visit) const {
        std::array<Cells<Native>, kSubsets> cells{};
        std::uint64_t connected = 0;
        for (unsigned subset = 1; subset < 1U << size_; ++subset) {
            const auto highest = static_cast<std::size_t>(std::bit_width(subset) - 1);
            cells[subset] = cells[subset ^ (1U << highest)] | piece_[highest];
            if (!std::has_single_bit(subset) && !grows_from_smaller(subset, connected)) continue;
            connected |= std::uint64_t{1} << subset;
            visit(cells[subset], std::has_single_bit(subset));
        }
    }

private:
    static constexpr std::size_t kSubsets = 1U << kPiecesEach;

    void find_neighbours(std::size_t i) {
        const Cells<Native> around = Frame::beside(piece_[i]);
        for (std::size_t j = 0; j < size_; ++j)
            if ((around & piece_[j]).any()) neighbours_[i] |= 1U << j;
    }
    bool grows_from_smaller(unsigned subset, std::uint64_t connected) const {
        for (unsigned rest = subset; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            const unsigned smaller = subset ^ (1U << i);
            if ((neighbours_[i] & smaller) != 0 && (connected >> smaller & 1U) != 0) return true;
        }
        return false;
    }

    std::size_t size_ = 0;
    std::array<Cells<Native>, std::size_t{kPiecesEach}> piece_{};
    std::array<unsigned, std::size_t{kPiecesEach}> neighbours_{};
};

template <class Visit>
struct Generator {
    const Setting<Native>& setting;
    const Position<Native>& position;
    Sides<Native> sides;
    Visit& visit;

    void run() {
        marches_and_rotations<Direction::north>();
        marches_and_rotations<Direction::east>();
        marches_and_rotations<Direction::south>();
        marches_and_rotations<Direction::west>();
        rallies();
        emit(Kind::pass, {}, Direction::north);
    }

private:
    // A call, though perft is flattened: it is written 22 times, and each time with all that an action does would take
    // the compiler four fifths of the unit's time.
    [[gnu::noinline]] void emit(Kind kind, const Cells<Native>& pieces, Direction d) {
        const Action<Native> action{Bits<4>::single(static_cast<int>(kind)), pieces,
                                    Bits<4>::single(static_cast<int>(d))};
        visit(action);
    }

    // Pieces that face F now.
    template <Direction F>
    void marches_and_rotations() {
        const Cells<Native> pieces = sides.own & position.facing[static_cast<std::size_t>(F)];
        if (pieces.none()) return;
        const bool null_barred = setting.readings.is(RotateNull::barred);
        ConnectedSubsets(pieces).for_each([&](const Cells<Native>& chosen, bool single) {
            for (Direction d : kDirections)
                if (d != F || !null_barred) emit(Kind::rotate, chosen, d);
            march<Direction::north>(chosen, single || F == Direction::north);
            march<Direction::east>(chosen, single || F == Direction::east);
            march<Direction::south>(chosen, single || F == Direction::south);
            march<Direction::west>(chosen, single || F == Direction::west);
        });
    }
    template <Direction D>
    void march(const Cells<Native>& chosen, bool may_go_there) {
        if (may_go_there && March<Native, D>{setting, position, sides, chosen}.possible()) emit(Kind::move, chosen, D);
    }

    void rallies() {
        const auto c = static_cast<std::size_t>(position.turn.lowest());
        if (position.routed[c] <= 0) return;
        const Cells<Native> free = setting.board.rally[c] & ~position.occupied();
        free.for_each([&](int cell) {
            for (Direction d : kDirections) emit(Kind::rally, Bits<kFrame>::single(cell), d);
        });
    }
};

}  // namespace nomos::nika
