// The board turned by a quarter, clockwise: every player comes to sit where the next one sat. (A mirror
// would turn the order of turns round.)
#pragma once

#include "model/core/images.hpp"
#include "model/neva/position.hpp"

namespace nomos::neva {

struct Images {
    static constexpr int kCount = 3;  // number k: k + 1 quarters

    static Setting<Native> of(int k, const Setting<Native>& s) {
        Setting<Native> image = turned(k, s);
        image.first_men = seated(k, image.first_men), image.first = seated(k, s.first);
        auto& allies = image.readings.chosen[static_cast<std::size_t>(Reading::pairs_allies)];
        if (k % 2 == 0)
            allies = rearranged(allies,
                                [](int o) { return o == kWithRed || o == kWithBlack ? kWithRed + kWithBlack - o : o; });
        return image;
    }
    static Position<Native> of(int k, const Position<Native>& p) {
        Position<Native> image = turned(k, p);
        image.men = seated(k, image.men), image.kings = seated(k, image.kings);
        image.turn = seated(k, p.turn), image.retired = seated(k, p.retired);
        return image;
    }
    static Move<Native> of(int k, const Move<Native>& m) { return turned(k, m); }
    // White's pair stays White's when White, or his ally, is the one who comes to White's seat.
    static int of_outcome(int k, const Setting<Native>& s, int outcome) {
        constexpr int kWhiteWins = static_cast<int>(Outcome::white_wins),
                      kPairWins = static_cast<int>(Outcome::pair_of_white_wins),
                      kOthersWin = static_cast<int>(Outcome::other_pair_wins);
        if (outcome >= kWhiteWins && outcome < kWhiteWins + kPlayers)
            return kWhiteWins + (outcome - kWhiteWins + k + 1) % kPlayers;
        const int to_white = (kPlayers - k - 1) % kPlayers;
        const int ally = s.readings.is(PairsAllies::opposite) ? 2 : s.readings.is(PairsAllies::white_red) ? 1 : 3;
        const bool pair = outcome == kPairWins || outcome == kOthersWin;
        return pair && to_white != ally ? kPairWins + kOthersWin - outcome : outcome;
    }

private:
    static constexpr int kWithRed = static_cast<int>(PairsAllies::white_red),
                         kWithBlack = static_cast<int>(PairsAllies::white_black);

    template <class Record>
    static Record turned(int k, const Record& record) {
        return with_cells<kCells>(record, [k](int cell) {
            for (int quarter = 0; quarter <= k; ++quarter)
                cell = Board::cell(Board::row(cell), Board::kWidth - 1 - Board::column(cell));
            return cell;
        });
    }
    static Players<Native> seated(int k, const Players<Native>& who) {
        return rearranged(who, [k](int player) { return (player + k + 1) % kPlayers; });
    }
    static PerPlayer<Native> seated(int k, const PerPlayer<Native>& pieces) {
        PerPlayer<Native> image;
        for (std::size_t p = 0; p < kPlayers; ++p) image[(p + static_cast<std::size_t>(k) + 1) % kPlayers] = pieces[p];
        return image;
    }
};

}  // namespace nomos::neva
