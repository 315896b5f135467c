// Stateful play: RapidCheck draws a reading set and a line of legal moves; after each move all
// invariants, laws and claims of the game are asked natively. A failing line is shrunk.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <rapidcheck/state.h>

#include "checkers/checked.hpp"
#include "checkers/grants.hpp"
#include "checkers/invariants.hpp"
#include "checkers/sampling.hpp"

namespace nomos::play {

template <class R>
struct Game {
    typename R::template Setting<Native> setting;
    typename R::template Position<Native> position;
};

template <class R>
Step<R, Native> step_between(const Game<R>& before, const typename R::template Move<Native>& move,
                             const typename R::template Position<Native>& after) {
    return {before.setting,
            before.position,
            move,
            after,
            R::template Rules<Native>::outcome(before.setting, before.position),
            R::template Rules<Native>::outcome(before.setting, after)};
}

// Fails with the id of a property of positions that does not hold.
template <class R>
void expect_invariants(const Game<R>& game) {
    if (!R::template well_formed<Native>(game.setting, game.position)) RC_FAIL("not well-formed");
    const auto here = induction::situation<R, Native>(game.setting, game.position);
    for_each_property<R>([&]<class P>() {
        if constexpr (OfPosition<P, R>)
            if (!law_of<P>(here)) RC_FAIL(std::string(P::info().id) + " in " + R::print(game.setting, game.position));
    });
}
// Fails with the id of a property of steps that does not hold.
template <class R>
void expect_laws(const Game<R>& before, const typename R::template Move<Native>& move) {
    const auto after = R::template Rules<Native>::apply(before.setting, before.position, move);
    const auto step = step_between<R>(before, move, after);
    for_each_property<R>([&]<class P>() {
        if constexpr (OfStep<P, R>)
            if (!law_of<P>(step))
                RC_FAIL(std::string(P::info().id) + " by " + R::print_move(before.setting, move) + " in " +
                        R::print(before.setting, before.position));
    });
}

// Fails with the id of a grant that an illegal move has, of moves thrown at random.
template <class R>
void expect_grants(const Game<R>& game, Dice& dice) {
    constexpr int kThrows = 10;
    for (int i = 0; i < kThrows; ++i) {
        const Case<R> c{game.setting, game.position, R::throw_move(game.setting, game.position, dice)};
        if (!R::template well_formed<Native>(c.setting, c.before, c.move) ||
            R::template Rules<Native>::legal(c.setting, c.before, c.move))
            continue;
        for_each_property<R>([&]<class P>() {
            if constexpr (OfCandidate<P, R>)
                if (P::template grants<R, Native>(grants::native_candidate(c)))
                    RC_FAIL(std::string(P::info().id) + " grants " + R::print_move(c.setting, c.move) + " in " +
                            R::print(c.setting, c.before));
        });
    }
}

template <class R>
using Command = rc::state::Command<Game<R>, Game<R>>;

template <class R>
class Play : public Command<R> {
public:
    explicit Play(const Game<R>& game) {
        Dice dice(*rc::gen::arbitrary<std::uint64_t>());
        const auto move = random_move<R>(game.setting, game.position, dice);
        RC_PRE(move.has_value());
        move_ = *move;
    }
    // A line that was shrunk may have lost the move before.
    void checkPreconditions(const Game<R>& game) const override {
        RC_PRE(R::template Rules<Native>::legal(game.setting, game.position, move_));
    }
    void apply(Game<R>& game) const override {
        game.position = R::template Rules<Native>::apply(game.setting, game.position, move_);
    }
    void run(const Game<R>& before, Game<R>& game) const override {
        expect_laws<R>(before, move_);
        apply(game);
        expect_invariants<R>(game);
    }
    void show(std::ostream& out) const override { out << R::print_move(R::default_setting(), move_); }

private:
    typename R::template Move<Native> move_{};
};

// A whole game from the set-up under some reading set.
template <class R>
void play_one_game() {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    Game<R> game{random_readings<R>(dice), {}};
    game.position = R::template start<Native>(game.setting);
    expect_invariants<R>(game);
    const auto any_move = [](const Game<R>& now) {
        return rc::gen::exec([now] { return std::shared_ptr<const Command<R>>(std::make_shared<Play<R>>(now)); });
    };
    constexpr double kScale = 4;  // RapidCheck's size goes up to 100: games of up to 400 plies
    const auto line = *rc::gen::scale(kScale, rc::state::gen::commands(game, any_move));
    rc::state::runAll(line, game, game);
}

// One move from a position thrown at random that has the invariants: close fights that play from
// the set-up seldom comes to.
template <class R>
void play_one_move() {
    Dice dice(*rc::gen::arbitrary<std::uint64_t>());
    for (int tries = 0; tries < 400; ++tries) {
        const auto [setting, position] = R::throw_position(dice);
        if (!induction::all_invariants<R, Native>(setting, position)) continue;
        const Game<R> game{setting, position};
        expect_grants<R>(game, dice);
        const auto move = random_move<R>(setting, position, dice);
        if (!move) continue;
        expect_laws<R>(game, *move);
        expect_invariants<R>({setting, R::template Rules<Native>::apply(setting, position, *move)});
    }
}

// Which properties ever came to the point: their premise fired, in `moves` thrown positions.
template <class R>
std::set<std::string> never_fired(int moves) {
    std::set<std::string> silent;
    for_each_property<R>([&]<class P>() {
        if constexpr (OfStep<P, R>) silent.insert(std::string(P::info().id));
    });
    Dice dice(1);
    for (int i = 0; i < moves && !silent.empty(); ++i) {
        const auto [setting, position] = R::throw_position(dice);
        const auto move = random_move<R>(setting, position, dice);
        if (!move || !induction::all_invariants<R, Native>(setting, position)) continue;
        const auto after = R::template Rules<Native>::apply(setting, position, *move);
        const Game<R> before{setting, position};  // a step refers to it
        const auto step = step_between<R>(before, *move, after);
        for_each_property<R>([&]<class P>() {
            if constexpr (OfStep<P, R>)
                if (premise_of<P>(step)) silent.erase(std::string(P::info().id));
        });
    }
    return silent;
}

}  // namespace nomos::play
