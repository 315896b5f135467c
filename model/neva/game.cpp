#include "model/neva/game.hpp"

#include "model/neva/symbols.hpp"

namespace nomos::neva {
namespace {

// Columns: White, Red, Green, Black.
constexpr std::array<RecordedRound, 14> kRounds{{
    {{{"25-24", ""}, {"55-54", ""}, {"52-42", ""}, {"31-32", ""}}},
    {{{"36-35", ""}, {"56-55", ""}, {"51-52", ""}, {"13-23", ""}}},
    {{{"15-25", ""}, {"54-44", ""}, {"63-53", ""}, {"32-33", ""}}},
    {{{"16-15", ""}, {"66-56", ""}, {"61-51", ""}, {"21-31", ""}}},
    {{{"35-45", "!!"}, {"55:35", ""}, {"41:21", ""}, {"11:31", ""}}},
    {{{"25:45:43:63:61:41:21", ""}, {"64-63", ""}, {"42-32", "!"}, {"22:42:62:64:66", "King"}}},
    {{{"24:22", ""}, {"56-55", ""}, {"-", ""}, {"K66:36:16", ""}}},
    {{{"21-31", ""}, {"55-54", ""}, {"-", ""}, {"12:32", ""}}},
    {{{"31-41", ""}, {"54-53", ""}, {"-", ""}, {"K16-66", ""}}},
    {{{"41-51", ""}, {"53-43", ""}, {"-", ""}, {"33:53", ""}}},
    {{{"51-61", "King"}, {"-", ""}, {"-", ""}, {"53-63", ""}}},
    {{{"K61:64", ""}, {"-", ""}, {"-", ""}, {"K66:61", ""}}},
    {{{"14-24", ""}, {"-", ""}, {"-", ""}, {"K61-21", ""}}},
    {{{"15-25", ""}, {"-", ""}, {"-", ""}, {"32-33", ""}}},
}};

}  // namespace

const RecordedGame& recorded_game() {
    static constexpr RecordedGame game{"neva.game.training", Provenance::text, kRounds,
                                       "White gives up with two men left against a king and a man", Player::black};
    return game;
}

const RecordedPlay& recorded_play() {
    static const RecordedPlay play = [] {
        RecordedPlay all{std::string(recorded_game().id), "the training game", {}, {"neva.crown.jump=never"}};
        int number = 0;
        for (const RecordedRound& round : recorded_game().rounds) {
            ++number;
            for (std::size_t p = 0; p < kPlayers; ++p)
                if (round[p].played())
                    all.moves.push_back({"round " + std::to_string(number) + ", " + std::string(kPlayerTitles[p]),
                                         std::string(round[p].move)});
        }
        return all;
    }();
    return play;
}

}  // namespace nomos::neva
