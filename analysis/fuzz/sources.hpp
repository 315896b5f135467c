// Where positions come from. Generic, in terms of records: what a piece or a side is only the ruleset
// knows, so whatever comes out is asked for well-formedness, and thrown away where it fails.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "analysis/fuzz/oracles.hpp"
#include "checkers/smaller.hpp"
#include "model/core/setting_option.hpp"
#include "model/core/stop.hpp"

namespace nomos::fuzz {

enum class Source { thrown, played, few, crowded, symmetric, mutated, count_ };
inline constexpr int kSources = static_cast<int>(Source::count_);
inline constexpr std::array<std::string_view, kSources> kSourceNames{"thrown",  "random play", "few pieces",
                                                                     "crowded", "symmetric",   "mutated"};

template <class R>
class Sources {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    // `pool`: cases worth changing a little; `forbidden`: such whose move one clause alone forbids; both outlive this.
    Sources(std::uint64_t seed, const std::vector<Case<R>>& pool, const std::vector<Case<R>>* forbidden = nullptr)
        : dice_(seed), pool_(pool), forbidden_(forbidden) {
        begin_game();
    }

    // A sound case from the source.
    Case<R> draw(Source source) {
        for (int tries = 0; tries < kTries; ++tries) {
            Case<R> c = with_move(from(source));
            if (is_sound(c)) return c;
        }
        of_forbidden_ = {};
        return with_move(next_of_game());
    }
    Source pick(const std::array<int, kSources>& weights) {
        int all = 0;
        for (const int w : weights) all += w;
        int at = dice_.below(all);
        for (int s = 0; s < kSources; ++s)
            if ((at -= weights[static_cast<std::size_t>(s)]) < 0) return static_cast<Source>(s);
        return Source::thrown;
    }
    Dice& dice() { return dice_; }
    // Where the rules failed as a move was listed or played, and how; asked once.
    struct Failure {
        Case<R> c;
        std::string what;
    };
    std::optional<Failure> take_failure() { return std::exchange(failure_, {}); }
    // Which of the forbidden ones the last drawn case was made of, if of one.
    std::optional<std::size_t> of_forbidden() const { return of_forbidden_; }

private:
    static constexpr int kTries = 8, kLongestGame = 300, kFew = 5;

    Case<R> from(Source source) {
        of_forbidden_ = {};
        switch (source) {
            case Source::played:
                return next_of_game();
            case Source::few:
                return thinned(thrown());
            case Source::crowded:
                return fullest();
            case Source::symmetric:
                return symmetric(thrown());
            case Source::mutated:
                return mutated();
            default:
                return thrown();
        }
    }
    Case<R> thrown() {
        const auto [setting, position] = R::throw_position(dice_);
        return {setting, position, {}};
    }
    // Some moves are listed ones; a pooled move is kept now and then.
    Case<R> with_move(Case<R> c) {
        if (keep_move_ && dice_.one_in(2)) return keep_move_ = false, c;
        keep_move_ = false;
        std::optional<Move> move;
        if (dice_.one_in(4)) noting_failure(c, move, [&] { move = random_move<R>(c.setting, c.before, dice_); });
        c.move = move ? *move : R::throw_move(c.setting, c.before, dice_);
        return c;
    }

    // --- random play, under reading sets drawn anew for each game ------------------------------
    void begin_game() {
        game_.setting = random_readings<R>(dice_);
        if constexpr (WithSettingOptions<R>)
            for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o)
                R::set(game_.setting, o,
                       dice_.below(static_cast<int>(R::setting_options()[static_cast<std::size_t>(o)].values.size())));
        game_.before = R::template start<Native>(game_.setting);
        plies_ = 0;
    }
    Case<R> next_of_game() {
        const Case<R> now = game_;
        std::optional<Move> move;
        bool goes_on = false;
        noting_failure(now, move, [&] {
            if (R::template Rules<Native>::outcome(now.setting, now.before).test(0))
                move = random_move<R>(now.setting, now.before, dice_);
            if (!move || ++plies_ > kLongestGame) return;
            game_.before = R::template Rules<Native>::apply(now.setting, now.before, *move), goes_on = true;
        });
        if (!goes_on) begin_game();
        return now;
    }
    // `move`: what is being played, once it is known.
    template <class Work>
    void noting_failure(Case<R> c, const std::optional<Move>& move, Work&& work) try {
        work();
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception& failure) {
        c.move = move ? *move : R::throw_move(c.setting, c.before, dice_);
        if (!failure_) failure_ = Failure{c, failure.what()};
    }

    // --- shapes --------------------------------------------------------------------------------
    // Bits leave the words at random until few pieces are left.
    Case<R> thinned(Case<R> c) {
        const int wanted = 1 + dice_.below(kFew);
        for (int tries = 0; tries < 200 && R::template pieces<Native>(c.before) > wanted; ++tries) {
            Case<R> other = c;
            change_word(other.before, [&](auto& word) {
                if (word.any()) word.reset(some_bit(word));
            });
            other.before = consistent<R>(other.setting, other.before);
            if (is_well_placed(other)) c = other;
        }
        return c;
    }
    Case<R> fullest() {
        Case<R> best = thrown();
        for (int more = 0; more < 6; ++more)
            if (Case<R> c = thrown(); R::template pieces<Native>(c.before) > R::template pieces<Native>(best.before))
                best = c;
        return best;
    }
    // What the other position has there as well, in the words that `takes()` says; with what follows put right.
    template <class Takes>
    static Case<R> laid_over(Case<R> c, const Position& other, Takes&& takes) {
        Position::zip(
            [&]<class F>(const auto&, F& field, const F& also) {
                if constexpr (!std::is_same_v<F, bool> && !std::is_same_v<F, int>)
                    if (takes()) field |= also;
            },
            c.before, other);
        c.before = consistent<R>(c.setting, c.before);
        return c;
    }
    // The position laid over its image, where that is one; else the image.
    Case<R> symmetric(Case<R> c) {
        if constexpr (WithImages<R>) {
            const int k = dice_.below(R::Images::kCount);
            const Case<R> image{R::Images::of(k, c.setting), R::Images::of(k, c.before), {}};
            const Case<R> both = laid_over(c, image.before, [] { return true; });
            return is_well_placed(both) ? both : image;
        }
        return c;
    }

    // --- mutation ------------------------------------------------------------------------------
    Case<R> mutated() {
        const bool is_led = forbidden_ && !forbidden_->empty() && dice_.one_in(2);
        if (!is_led && pool_.empty()) return thrown();
        const std::vector<Case<R>>& from = is_led ? *forbidden_ : pool_;
        const std::size_t k = some_of(from);
        if (is_led) of_forbidden_ = k;
        Case<R> c = from[k];
        keep_move_ = true;
        if (dice_.one_in(4)) {
            const Case<R> both = laid_over(c, from[some_of(from)].before, [&] { return dice_.one_in(2); });
            if (is_sound(both)) c = both;
        }
        if (dice_.one_in(4)) c.setting.readings = random_readings<R>(dice_).readings;
        for (int changes = dice_.below(4); changes > 0; --changes) {
            Case<R> other = c;
            change(other.before);
            if (dice_.one_in(4)) change(other.move);
            other.before = consistent<R>(other.setting, other.before);
            if (is_sound(other)) c = other;
        }
        return c;
    }
    std::size_t some_of(const std::vector<Case<R>>& cases) {
        return static_cast<std::size_t>(dice_.below(static_cast<int>(cases.size())));
    }
    // One field: a bit put in, taken out or moved; a flag turned; a number one up or down.
    template <class Record>
    void change(Record& record) {
        const auto k = static_cast<std::size_t>(dice_.below(static_cast<int>(fields_of(record))));
        with_field(record, k, [&]<class F>(F& field) {
            if constexpr (std::is_same_v<F, bool>)
                field = !field;
            else if constexpr (std::is_same_v<F, int>)
                field += dice_.one_in(2) ? 1 : -1;
            else {
                if (field.any() && !dice_.one_in(3)) field.reset(some_bit(field));
                if (!dice_.one_in(3)) field.set(dice_.below(F::kSize));
            }
        });
    }
    // visit(word) for some field that is a word of bits.
    template <class Record, class Visit>
    void change_word(Record& record, Visit&& visit) {
        const auto k = static_cast<std::size_t>(dice_.below(static_cast<int>(fields_of(record))));
        with_field(record, k, [&]<class F>(F& field) {
            if constexpr (!std::is_same_v<F, bool> && !std::is_same_v<F, int>) visit(field);
        });
    }
    template <class W>
    int some_bit(W word) {
        for (int skip = dice_.below(word.count()); skip > 0; --skip) word.pop_lowest();
        return word.lowest();
    }
    static bool is_well_placed(const Case<R>& c) { return R::template well_formed<Native>(c.setting, c.before); }

    Dice dice_;
    const std::vector<Case<R>>& pool_;
    const std::vector<Case<R>>* forbidden_;
    Case<R> game_{};
    int plies_ = 0;
    bool keep_move_ = false;
    std::optional<std::size_t> of_forbidden_;
    std::optional<Failure> failure_;
};

}  // namespace nomos::fuzz
