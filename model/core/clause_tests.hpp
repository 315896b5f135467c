// Tests of clauses without a framework: each under its id, with a case where it does not apply. A line says what is not
// as it should be; failed() is then the number of such lines.
//   struct Tests : ClauseTests<RulesetType> { void run() { check(legal({}, "a1"), "put.empty-square"); ... } };
// and behind its namespace NOMOS_RUN_TESTS(nomos::mygame::Tests)
#pragma once

#include <cstdio>

#include "model/core/ruleset.hpp"

namespace nomos {

template <class R>
class ClauseTests {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    int failed() const { return failed_; }

protected:
    void check(bool holds, const char* clause) {
        if (!holds) ++failed_, std::fprintf(stderr, "not as it should be: %s\n", clause);
    }
    // The usual readings but for this option: under(WinDiagonal::straight).
    template <class Option>
    static Setting under(Option option) {
        Setting setting = R::default_setting();
        setting.readings.choose(option);
        return setting;
    }
    static bool legal(const Position& p, const char* move, const Setting& setting = R::default_setting()) {
        return R::template Rules<Native>::legal(setting, p, R::parse_move(setting, move));
    }
    static Position played(const Position& p, const char* move, const Setting& setting = R::default_setting()) {
        return R::template Rules<Native>::apply(setting, p, R::parse_move(setting, move));
    }
    // This outcome applies and no other; O is the ruleset's enum.
    template <class O>
    static bool is(O outcome, const Position& p, const Setting& setting = R::default_setting()) {
        return R::template Rules<Native>::outcome(setting, p) == Bits<R::kOutcomes>::single(static_cast<int>(outcome));
    }
    static Position parse(const char* text) { return R::parse(R::default_setting(), text); }

private:
    int failed_ = 0;
};

}  // namespace nomos

// The program of the tests.
#define NOMOS_RUN_TESTS(tests) \
    int main() {               \
        tests all;             \
        all.run();             \
        return all.failed();   \
    }
