// Inputs on which the questions of conformance are tried by whoever checks how they were cut (checkers/certify):
// positions, moves and results, with what both encodings say of them natively, as text (checkers/certify/recipe.hpp).
//
// Positions are of random play and thrown, moves listed ones and thrown ones, or such with a bit changed; results are
// what the rules make of the move, or that with a bit changed. As many of each case of the ruleset's split, as far as
// they are met. Counted work and a seed, no clock: the same text on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "checkers/disagreement.hpp"
#include "checkers/generator.hpp"
#include "model/smt/recipe.hpp"

namespace nomos::conformance {

// The names under which it stands beside each sample what is said natively. Of a move that is not legal the result is
// that nothing happens, and nobody accepts one.
namespace told {
inline const std::string kRulesAllow = "the rules allow the move", kConstraintsAllow = "the constraints allow the move",
                         kResult = "the result: ", kAcceptResult = "the constraints accept the result",
                         kAcceptAfter = "the constraints accept what is called after",
                         kRulesJudge = "the rules judge: ", kConstraintsJudge = "the constraints judge: ";
}  // namespace told

// Names of the positions that questions take for results.
inline const std::string kAfter = "after", kOneResult = "one result", kOtherResult = "another result";

template <class R>
class Samples {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

public:
    explicit Samples(std::uint64_t seed) : dice_(seed) {
        constexpr int kOfEachCase = std::max(64, 256 / cases<R>()), kMost = 20000;
        header();
        int wanting = kOfEachCase * cases<R>();
        std::array<int, std::size_t{cases<R>()}> found{};
        generator::varied_positions<R>(dice_, kMost, [&](const Setting& setting, const Position& position) {
            const Case<R> c{setting, position, some_move(setting, position)};
            bool is_wanted = false;
            for (int k = 0; k < cases<R>(); ++k)
                if (int& n = found[static_cast<std::size_t>(k)]; n < kOfEachCase && is_in_case(k, c))
                    ++n, --wanting, is_wanted = true;
            if (is_wanted) sample(c);
            return wanting > 0;
        });
    }
    const std::string& text() const { return text_; }

private:
    // A listed one, a thrown one, or one of these with a bit changed, if that is a move at all.
    Move some_move(const Setting& setting, const Position& position) {
        auto listed = random_move<R>(setting, position, dice_);
        const Move move = !listed || dice_.one_in(2) ? R::throw_move(setting, position, dice_) : *listed;
        const Move other = dice_.one_in(3) ? changed(move) : move;
        return R::template well_formed<Native>(setting, position, other) ? other : move;
    }
    static bool is_in_case(int k, const Case<R>& c) {
        if constexpr (requires { R::kCases; }) {
            Setting setting = c.setting;
            Move move = c.move;
            R::template restrict<Native>(k, setting, move);
            return same(setting, c.setting) && same(move, c.move) && R::template assume<Native>(k, c.before, c.move);
        }
        return true;
    }
    void sample(const Case<R>& c) {
        const bool legal = disagreement::rules_allow<R>(c);
        const Position result = legal ? disagreement::applied<R>(c) : c.before;
        const Position after = dice_.one_in(2) ? result : changed(result), other = changed(result);
        text_ += "(sample";
        values(c.setting), values(c.before), values(c.move), values(after), values(result), values(other);
        value(legal), value(disagreement::constraints_allow<R>(c)), values(result);
        value(legal && disagreement::constraints_accept<R>(c, result));
        value(legal && disagreement::constraints_accept<R>(c, after));
        const auto by_rules = disagreement::rules_judge<R>(c), by_constraints = disagreement::constraints_judge<R>(c);
        for (int k = 0; k < R::kOutcomes; ++k) value(by_rules.test(k)), value(by_constraints.test(k));
        text_ += ")\n";
    }
    // With one bit of one field turned over.
    template <class Record>
    Record changed(Record record) {
        int bits = 0;
        Record::zip([&](const auto&, const auto& field) { bits += size_of(field); }, record);
        int at = dice_.below(bits);
        Record::zip(
            [&](const auto&, auto& field) {
                if (at >= 0 && at < size_of(field)) turn_over(field, at);
                at -= size_of(field);
            },
            record);
        return record;
    }
    static int size_of(bool) { return 1; }
    static int size_of(int) { return 1; }
    template <int N>
    static int size_of(const Bits<N>&) {
        return N;
    }
    static void turn_over(bool& b, int) { b = !b; }
    static void turn_over(int& n, int) { n ^= 1; }
    template <int N>
    static void turn_over(Bits<N>& w, int i) {
        w.assign(i, !w.test(i));
    }

    // --- text ------------------------------------------------------------------------------------------------
    void header() {
        text_ = "(inputs";
        names<Setting>("setting."), names<Position>("before."), names<Move>("move.");
        for (const std::string& result : {kAfter, kOneResult, kOtherResult}) names<Position>(result + ".");
        text_ += ")\n(told";
        name(told::kRulesAllow), name(told::kConstraintsAllow), names<Position>(told::kResult);
        name(told::kAcceptResult), name(told::kAcceptAfter);
        for (int k = 0; k < R::kOutcomes; ++k)
            name(told::kRulesJudge + std::to_string(k)), name(told::kConstraintsJudge + std::to_string(k));
        text_ += ")\n";
    }
    void name(const std::string& name) { text_ += " " + smt::Recipe::quoted(name); }
    template <class Record>
    void names(const std::string& prefix) {
        const Record any{};
        Record::zip([&](const auto& field, const auto&) { name(prefix + std::string(field)); }, any);
    }
    template <class Record>
    void values(const Record& record) {
        Record::zip([&](const auto&, const auto& field) { value(field); }, record);
    }
    void value(bool b) { text_ += b ? " true" : " false"; }
    void value(int n) {
        Bits<int{smt::kNumberBits}> bits;
        for (int i = 0; i < int{smt::kNumberBits}; ++i) bits.assign(i, (static_cast<unsigned>(n) >> i & 1U) != 0);
        value(bits);
    }
    template <int N>
    void value(const Bits<N>& w) {
        text_ += " #b";
        for (int i = N; i-- > 0;) text_ += w.test(i) ? '1' : '0';
    }

    Dice dice_;
    std::string text_;
};

}  // namespace nomos::conformance
