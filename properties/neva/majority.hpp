// The greatest number, which compares whole captures and so is no law of single steps: decided by playing on a board
// of 16 cells, small enough for every case and large enough that a man can take two pieces and a king three.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "model/neva/turn.hpp"
#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

// --- captures, jump by jump ----------------------------------------------------------------------
// Every complete capture from the position, however few pieces it takes; no step looks at that.
template <class R>
void add_captures(const Setting<Native>& s, const Position<Native>& p, const Turn& so_far, std::vector<Turn>& all) {
    using Rules = typename R::template Rules<Native>;
    Rules::for_each_move(s, p, [&](const Move<Native>& step) {
        if (!step.jump) return;
        Turn turn = so_far;
        if (turn.steps == 0) turn.path[0] = static_cast<std::int8_t>(step.from.lowest());
        turn.jump = true, turn.king = step.king;
        turn.path[at(++turn.steps)] = static_cast<std::int8_t>(step.to.lowest());
        const Position<Native> after = Rules::apply(s, p, step);
        if (none(after.jumper))
            all.push_back(turn);
        else
            add_captures<R>(s, after, turn, all);
    });
}
template <class R>
std::vector<Turn> captures(const Setting<Native>& s, const Position<Native>& p) {
    std::vector<Turn> all;
    Turn nothing_yet;
    nothing_yet.steps = 0;
    add_captures<R>(s, p, nothing_yet, all);
    return all;
}
// As many as a capture has to take, where these are all there are.
inline int asked_of(const Turn& capture, const std::vector<Turn>& all, MajorityWhom whom) {
    if (!capture.king && whom != MajorityWhom::men_bound) return 0;
    int most = 0;
    for (const Turn& other : all) {
        const bool counts = whom == MajorityWhom::over_all    ? true
                            : whom == MajorityWhom::each_king ? other.path[0] == capture.path[0]
                                                              : other.king;
        if (counts) most = std::max(most, other.captures());
    }
    return most;
}

// --- every case ----------------------------------------------------------------------------------
// Two red men on cells of `left`, or three.
template <class Visit>
void for_each_two(const Bits<kCells>& left, Visit&& visit) {
    left.for_each([&](int first) {
        left.for_each([&](int second) {
            if (first < second) visit(Bits<kCells>::single(first) | Bits<kCells>::single(second));
        });
    });
}
template <class Visit>
void for_each_three(const Bits<kCells>& left, Visit&& visit) {
    for_each_two(left, [&](const Bits<kCells>& two) {
        for (int third = 0; third < two.lowest(); ++third)
            if (left.test(third)) visit(two | Bits<kCells>::single(third));
    });
}
// White has the turn, and a king and another piece, king or man, against two men; or a king against three.
template <class Visit>
void for_each_few(const Bits<kCells>& cells, Visit&& visit) {
    Position<Native> p;
    p.turn = Bits<kPlayers>::single(static_cast<int>(Player::white));
    const auto against = [&](const Bits<kCells>& red) {
        p.men[at(1)] = red;
        visit(std::as_const(p));
    };
    cells.for_each([&](int king) {
        const auto kings = Bits<kCells>::single(king);
        p.men[at(0)] = {}, p.kings[at(0)] = kings;
        for_each_three(cells & ~kings, against);
        (cells & ~kings).for_each([&](int other) {
            const auto another = Bits<kCells>::single(other);
            p.men[at(0)] = another, p.kings[at(0)] = kings;
            for_each_two(cells & ~kings & ~another, against);
            p.men[at(0)] = {}, p.kings[at(0)] = kings | another;
            if (king < other) for_each_two(cells & ~kings & ~another, against);
        });
    });
}

struct CapturesTakeEnough
    : Law<"neva.law.captures-take-enough",
          "On 16 cells, of White's king and another piece against two men of Red, or a king against three, all other "
          "questions being answered as played, exactly those captures are allowed that take as many as the answer "
          "asks: a king's, as many as itself, any king or any piece could; "
          "a man's, as many as any king could, under the answer that binds men, else any number.",
          "neva.capture.majority"> {
    template <class R>
    static Decision decide() {
        return on_every_board<R>(asked_of);
    }
    template <class R>
    static Decision decide_without() {  // where nothing is asked, more would have to be allowed
        return on_every_board<R>([](const Turn&, const std::vector<Turn>&, MajorityWhom) { return 0; });
    }

private:
    // Under each answer in turn; asked(capture, all captures, answer) is how many pieces it has to take.
    template <class R>
    static Decision on_every_board(auto&& asked) {
        const auto whom = static_cast<std::size_t>(Reading::majority_whom);
        const auto& answers = readings()[whom].options;
        auto setting = R::default_setting();
        setting.geometry = square(4);
        int boards = 0;
        std::array<int, std::size_t{kMostOptions}> barring{}, wrong{};
        for_each_few(setting.geometry.cells, [&](const Position<Native>& p) {
            const std::vector<Turn> all = captures<R>(setting, p);
            if (all.empty()) return;
            ++boards;
            for (std::size_t i = 0; i < answers.size(); ++i) {
                setting.readings.choose(whom, i);
                std::vector<Turn> enough;
                for (const Turn& t : all)
                    if (t.captures() >= asked(t, all, static_cast<MajorityWhom>(i))) enough.push_back(t);
                barring[i] += enough.size() < all.size() ? 1 : 0;
                wrong[i] += are_the_captures_allowed<R>(setting, p, enough) ? 0 : 1;
            }
        });
        Decision d{boards > 0, "of " + std::to_string(boards) + " positions with a capture some is barred in"};
        for (std::size_t i = 0; i < answers.size(); ++i) {
            d.holds = d.holds && wrong[i] == 0 && barring[i] > 0;
            d.detail += (i == 0 ? " " : ", ") + std::to_string(barring[i]) + " under " + std::string(answers[i].id);
            if (wrong[i] > 0) d.detail += " (played otherwise in " + std::to_string(wrong[i]) + ")";
        }
        return d;
    }
    // These, each once, and no others.
    template <class R>
    static bool are_the_captures_allowed(const Setting<Native>& s, const Position<Native>& p,
                                         const std::vector<Turn>& these) {
        std::vector<Turn> missing = these;
        bool known = true;
        R::template Rules<Native>::for_each_turn(s, p, [&](const Turn& turn, const auto&) {
            const auto found = std::find(missing.begin(), missing.end(), turn);
            known = known && found != missing.end();
            if (known) missing.erase(found);
        });
        return known && missing.empty();
    }
};

}  // namespace nomos::neva::properties
