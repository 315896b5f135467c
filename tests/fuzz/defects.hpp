// Planted defects: a ruleset with one defect at a time in one of its two encodings, and a run of the
// fuzzer that has to find it. Ten a ruleset, five in each encoding, as data in tests/fuzz/<game>_test.cpp.
//
// A defect stands in front of the sound encoding and changes what it is asked or what it answers. Only
// what runs is changed; the lifted rules stay sound, since fuzzing asks natively.
#pragma once

#include <gtest/gtest.h>

#include "analysis/fuzz/of_ruleset.hpp"
#include "checkers/checked.hpp"

namespace nomos::fuzz_test {

template <class R>
struct Defect {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Outcomes = Bits<R::kOutcomes>;

    std::string name;
    // Of either encoding: the setting as it is misread; the clauses as they are forgotten.
    std::function<void(Setting&)> misreads{};
    std::function<bool(const Case<R>&, bool sound)> legal{};
    // Of the executable rules.
    std::function<void(const Case<R>&, Position& after)> apply{};
    std::function<void(const Setting&, const Position&, Outcomes&)> outcome{};
    std::function<bool(const Case<R>&)> unlisted{};
    // Of the constraints.
    std::optional<typename R::Clause> forgets{};
    std::function<bool(const Case<R>&, const Position& after, bool sound)> effect{};
};

template <class R>
struct Defective : R {
    static inline const Defect<R>*in_rules = nullptr, *in_constraints = nullptr;
    template <class A>
    using Setting = typename R::template Setting<A>;
    template <class A>
    using Position = typename R::template Position<A>;
    template <class A>
    using Move = typename R::template Move<A>;
    using Clause = typename R::Clause;

    template <class A>
    static Setting<A> seen_by(const Defect<R>* defect, const Setting<A>& setting) {
        Setting<A> seen = setting;
        if constexpr (std::is_same_v<A, Native>)
            if (defect && defect->misreads) defect->misreads(seen);
        return seen;
    }

    template <class A>
    struct Rules : R::template Rules<A> {
        using Sound = typename R::template Rules<A>;
        static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
            const Bit<A> sound = Sound::legal(seen_by<A>(in_rules, s), p, m);
            if constexpr (std::is_same_v<A, Native>)
                if (in_rules && in_rules->legal) return in_rules->legal({s, p, m}, sound);
            return sound;
        }
        static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
            Position<A> after = Sound::apply(seen_by<A>(in_rules, s), p, m);
            if constexpr (std::is_same_v<A, Native>)
                if (in_rules && in_rules->apply) in_rules->apply({s, p, m}, after);
            return after;
        }
        static Word<A, R::kOutcomes> outcome(const Setting<A>& s, const Position<A>& p) {
            Word<A, R::kOutcomes> judged = Sound::outcome(seen_by<A>(in_rules, s), p);
            if constexpr (std::is_same_v<A, Native>)
                if (in_rules && in_rules->outcome) in_rules->outcome(s, p, judged);
            return judged;
        }
        template <class Visit>
        static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
            Sound::for_each_move(seen_by<Native>(in_rules, s), p, [&](const Move<Native>& m) {
                if (!(in_rules && in_rules->unlisted && in_rules->unlisted({s, p, m}))) visit(m);
            });
        }
    };
    struct Constraints : R::Constraints {
        using Sound = typename R::Constraints;
        template <class A>
        using Clauses = InForce<A, Clause>;
        template <class A>
        static Clauses<A> remembered(const Clauses<A>& in_force) {
            Clauses<A> left = in_force;
            if constexpr (std::is_same_v<A, Native>)
                if (in_constraints && in_constraints->forgets)
                    left.clauses.reset(static_cast<int>(*in_constraints->forgets));
            return left;
        }
        template <class A>
        static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
            const Bit<A> sound = Sound::template legal<A>(seen_by<A>(in_constraints, s), p, m, remembered<A>(in_force));
            if constexpr (std::is_same_v<A, Native>)
                if (in_constraints && in_constraints->legal) return in_constraints->legal({s, p, m}, sound);
            return sound;
        }
        template <class A>
        static Bit<A> effect(const Setting<A>& s, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                             const Clauses<A>& in_force) {
            const Bit<A> sound =
                Sound::template effect<A>(seen_by<A>(in_constraints, s), before, m, after, remembered<A>(in_force));
            if constexpr (std::is_same_v<A, Native>)
                if (in_constraints && in_constraints->effect)
                    return in_constraints->effect({s, before, m}, after, sound);
            return sound;
        }
        template <class A>
        static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
            return Sound::template outcome<A>(seen_by<A>(in_constraints, s), p, k, remembered<A>(in_force));
        }
    };
};

// Takes one reading for another: the option is read, whatever was chosen.
template <class Option, class Setting>
void read_as(Setting& setting, Option option) {
    setting.readings.choose(option);
}

// Fuzzing, ended by the first cause; answers how many positions it took, nothing if so many were in vain.
inline constexpr std::uint64_t kMostPositions = 4'000'000;
template <class R>
std::optional<std::uint64_t> positions_to_find(const std::string& expected_kind = "") {
    std::atomic<bool> stop{false};
    fuzz::FuzzOptions options;
    options.count = kMostPositions, options.stop = &stop;
    bool met = false;
    options.met = [&](const fuzz::Failure& f) {
        met = met || expected_kind.empty() || f.kind == expected_kind;
        stop = met;
    };
    const fuzz::Report report = fuzz::FuzzerOf<R>().run(options);
    if (!met) return {};
    return report.positions;
}

template <class R>
struct Planted {
    using Sound = Checked<R, std::tuple<>>;
    using Bad = Defective<Sound>;
    using One = Defect<Sound>;

    static void expect_found(const std::vector<One>& in_rules, const std::vector<One>& in_constraints) {
        EXPECT_EQ(in_rules.size(), 5U);
        EXPECT_EQ(in_constraints.size(), 5U);
        for (const One& defect : in_rules) Bad::in_rules = &defect, expect_found(defect.name);
        Bad::in_rules = nullptr;
        for (const One& defect : in_constraints) Bad::in_constraints = &defect, expect_found(defect.name);
        Bad::in_constraints = nullptr;
    }
    static void expect_found(const std::string& name) {
        const auto positions = positions_to_find<Bad>();
        EXPECT_TRUE(positions) << "not found in " << kMostPositions << " positions: " << name;
        std::printf("  %-60s %s\n", name.c_str(),
                    positions ? (std::to_string(*positions) + " positions").c_str() : "not found");
    }
    // Without a defect nothing is found in 20,000 positions, more than most of them take.
    static void expect_sound() {
        fuzz::FuzzOptions options;
        options.count = 20'000;
        EXPECT_TRUE(fuzz::FuzzerOf<Bad>().run(options).failures.empty());
    }
};

}  // namespace nomos::fuzz_test
