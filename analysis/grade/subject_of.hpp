// The subject that a ruleset is.
#pragma once

#include <algorithm>

#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/neighbours.hpp"
#include "analysis/fuzz/sources.hpp"
#include "analysis/grade/subject.hpp"
#include "checkers/judged.hpp"
#include "checkers/naive_agreement.hpp"
#include "checkers/smaller.hpp"
#include "model/core/recorded_play.hpp"
#include "model/core/settled.hpp"
#include "model/smt/lanes.hpp"

namespace nomos::grade {

// --- bits of records -----------------------------------------------------------------------------
inline void append(Bitstring& to, bool b) { to.push_back(b); }
inline void append(Bitstring& to, int n) {
    for (int i = 0; i < tape::kNumberBits; ++i) to.push_back((static_cast<unsigned>(n) >> i & 1U) != 0);
}
template <int N>
void append(Bitstring& to, const Bits<N>& w) {
    for (int i = 0; i < N; ++i) to.push_back(w.test(i));
}
template <class Record>
Bitstring bits_of(const Record& record) {
    Bitstring all;
    Record::zip([&](const auto&, const auto& field) { append(all, field); }, record);
    return all;
}
inline std::size_t take(const Bitstring& from, std::size_t at, bool& b) { return b = from[at], at + 1; }
inline std::size_t take(const Bitstring& from, std::size_t at, int& n) {
    n = from[at + tape::kNumberBits - 1] ? -(1 << tape::kNumberBits) : 0;
    for (int i = 0; i < tape::kNumberBits; ++i) n += from[at++] ? 1 << i : 0;
    return at;
}
template <int N>
std::size_t take(const Bitstring& from, std::size_t at, Bits<N>& w) {
    for (int i = 0; i < N; ++i) w.assign(i, from[at++]);
    return at;
}
template <class Record>
Record record_of(const Bitstring& bits) {
    Record record{};
    std::size_t at = 0;
    Record::zip([&](const auto&, auto& field) { at = take(bits, at, field); }, record);
    return record;
}

template <class R>
class SubjectOf : public Subject {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    SubjectOf() { Recorder<R>(recorded_).record(); }
    const RulesetInfo& info() const override { return R::info(); }
    const Recorded& recorded() const override { return recorded_; }
    bool is_judged_elsewhere(int clause) const override {
        return R::judged_elsewhere(static_cast<typename R::Clause>(clause));
    }

    std::vector<FlatCase> draw(std::uint64_t seed, int block) const override {
        const std::vector<Case<R>> pool = cases_of_examples();
        fuzz::Sources<R> sources(seed * 0x9e3779b97f4a7c15U + static_cast<std::uint64_t>(block), pool);
        std::vector<FlatCase> all;
        while (all.size() < tape::kLanes) {
            Case<R> c = sources.draw(sources.pick(kWeights));
            // Laws are about positions with all invariants, too.
            if (sources.dice().one_in(2)) c = made_consistent(c);
            // Laws are about legal moves, which are few of those that are thrown.
            if (sources.dice().one_in(2))
                if (const auto move = random_move<R>(c.setting, c.before, sources.dice())) c.move = *move;
            all.push_back(flat(c, sources.dice()));
        }
        return all;
    }
    std::vector<FlatCase> corpus(const std::vector<fuzz::CorpusFile>& files) const override {
        std::vector<FlatCase> all;
        Dice dice(1);
        for (const fuzz::CorpusFile& file : files)
            for (const Case<R>& c : fuzz::cases_of<R>(file))
                if (is_sound(c)) all.push_back(flat(c, dice));
        return all;
    }
    FlatCase made_consistent(const FlatCase& c) const override {
        const Case<R> made = made_consistent(unflat(c));
        return {c.setting, bits_of(made.before), c.move, c.other};
    }
    FlatCase start() const override {
        const Setting setting = R::default_setting();
        const Position before = R::template start<Native>(setting);
        Dice dice(1);
        const Case<R> c{setting, before, R::throw_move(setting, before, dice)};
        return flat(c, dice);
    }
    std::vector<FlatExample> examples() const override {
        std::vector<FlatExample> all;
        for (const ExampleInfo& e : examples_and_answers()) {
            const auto judged = examples::Judged<R>::of(e);
            Case<R> c = case_of(e, judged);
            Dice dice(1);
            if (e.move.empty()) c.move = R::throw_move(c.setting, c.before, dice);  // any one: a case has a move
            FlatExample flat_one{std::string(e.id), {bits_of(c.setting), bits_of(c.before), bits_of(c.move), {}}};
            const bool is_played = !e.move.empty() && R::template Rules<Native>::legal(c.setting, c.before, c.move);
            flat_one.at.other = flat_one.at.before;
            if (is_played) flat_one.at.other = bits_of(R::template Rules<Native>::apply(c.setting, c.before, c.move));
            flat_one.has_move = !e.move.empty(), flat_one.legal = e.legal, flat_one.is_of_option = !e.under.empty();
            if (!e.after.empty()) flat_one.at.other = *(flat_one.after = bits_of(judged.after));
            if (!e.outcome.empty()) append(flat_one.outcomes.emplace(), examples::only_outcome<R>(e.outcome));
            all.push_back(std::move(flat_one));
        }
        return all;
    }
    std::vector<FlatGame> games() const override {
        std::vector<FlatGame> all;
        if constexpr (WithRecordedGame<R>) {
            FlatGame game{R::recorded_play().id, {}};
            Case<R> c{R::default_setting(), {}, {}};
            c.before = R::template start<Native>(c.setting);
            Dice dice(1);
            for (const RecordedMove& m : R::recorded_play().moves)
                for (const Move& step : steps_of<R>(c.setting, m.move)) {
                    c.move = step;
                    if (!R::template Rules<Native>::legal(c.setting, c.before, c.move)) return all;
                    game.steps.push_back(flat(c, dice));
                    c.before = R::template Rules<Native>::apply(c.setting, c.before, c.move);
                }
            all.push_back(std::move(game));
        }
        return all;
    }
    std::optional<FlatVerdict> plainly(const FlatCase& c) const override {
        if constexpr (WithNaive<R>) {
            const Case<R> one = unflat(c);
            if (!is_sound(one) || !naive_agreement::known<R>(one.setting)) return {};
            FlatVerdict plain{R::Naive::legal(one.setting, one.before, one.move)};
            if (plain.legal) plain.after = bits_of(Position(R::Naive::apply(one.setting, one.before, one.move)));
            append(plain.outcomes, naive_agreement::naive_judge<R>(one));
            return plain;
        } else {
            return {};
        }
    }
    ShownCase shown(const FlatCase& c) const override {
        const auto setting = record_of<Setting>(c.setting);
        return {R::print(setting, record_of<Position>(c.before)), R::print_move(setting, record_of<Move>(c.move)),
                readings_of<R>(setting)};
    }

private:
    static constexpr std::array<int, fuzz::kSources> kWeights{4, 8, 3, 1, 1, 3};

    static Case<R> unflat(const FlatCase& c) {
        return {record_of<Setting>(c.setting), record_of<Position>(c.before), record_of<Move>(c.move)};
    }
    static bool is_sound(const Case<R>& c) {
        return R::template well_formed<Native>(c.setting) && R::template well_formed<Native>(c.setting, c.before) &&
               R::template well_formed<Native>(c.setting, c.before, c.move);
    }
    static Case<R> made_consistent(const Case<R>& c) {
        Case<R> other = c;
        other.before = consistent<R>(c.setting, c.before);
        return is_sound(other) ? other : c;
    }
    // Those of single moves: whole turns are tried by their steps, and a game with its history is no case.
    static std::vector<ExampleInfo> examples_and_answers() {
        std::vector<ExampleInfo> all(R::info().examples.begin(), R::info().examples.end());
        std::ranges::copy_if(R::info().answers, std::back_inserter(all),
                             [](const ExampleInfo& e) { return e.turn.empty() && e.line.empty(); });
        return all;
    }
    // In a game that was set up as the position tells: otherwise it would lack the invariants that say so.
    static Case<R> case_of(const ExampleInfo& e, const examples::Judged<R>& judged) {
        return {settled_as_in<R>(setting_with<R>(e.under, e.settled), judged.before), judged.before, judged.move};
    }
    static std::vector<Case<R>> cases_of_examples() {
        std::vector<Case<R>> all;
        for (const ExampleInfo& e : examples_and_answers()) {
            const Case<R> c = case_of(e, examples::Judged<R>::of(e));
            if (!e.move.empty() && is_sound(c)) all.push_back(c);
        }
        return all;
    }
    // Beside the case another position, next to the right one after the move: constraints may not accept it.
    static FlatCase flat(const Case<R>& c, Dice& dice) {
        Position other = c.before;
        if (R::template Rules<Native>::legal(c.setting, c.before, c.move) && !dice.one_in(4)) {
            std::vector<Position> near;
            fuzz::each_sound_neighbour<R>(c.setting, R::template Rules<Native>::apply(c.setting, c.before, c.move),
                                          dice, [&](const Position& p) { near.push_back(p); });
            if (!near.empty()) other = near[static_cast<std::size_t>(dice.below(static_cast<int>(near.size())))];
        }
        return {bits_of(c.setting), bits_of(c.before), bits_of(c.move), bits_of(other)};
    }
    Recorded recorded_;
};

}  // namespace nomos::grade
