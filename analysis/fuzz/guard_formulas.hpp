// What the constraints say with and without a clause, as the solver is asked about it.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "analysis/fuzz/cause.hpp"
#include "checkers/scene.hpp"
#include "model/smt/bits_read.hpp"

namespace nomos::fuzz {

struct Guard {
    int first = 0, second = -1;  // a clause, or a pair of them
};

template <class R>
InForce<Symbolic, typename R::Clause> lifted_without(int first, int second = -1) {
    return {without<R>(first, second).clauses};
}
// What the constraints say, one thing after another: of the move, whether it is legal and whether a position may follow
// a legal one; of the position, each outcome.
enum class About { move, position };
template <class R>
struct Said {
    About about;
    int what;
    static constexpr int kOfMove = 2, kLegality = 0, kEffect = 1;
    bool operator==(const Said&) const = default;

    static std::vector<Said> all() {
        std::vector<Said> things;
        for (int i = 0; i < kOfMove; ++i) things.push_back({About::move, i});
        for (int i = 0; i < R::kOutcomes; ++i) things.push_back({About::position, i});
        return things;
    }
    bool is_effect() const { return about == About::move && what == kEffect; }
};
// What is said in one setting of one position and move, about which many guards may be asked: written once for all
// clauses and once without each. The position after the move is an input.
template <class R>
class GuardFormulas {
public:
    using Setting = typename Scene<R>::Setting;
    using Position = typename Scene<R>::Position;
    using Move = typename Scene<R>::Move;

    GuardFormulas(smt::Session& session, const Setting& setting, const Position& before, const Move& move)
        : session_(session),
          setting_(setting),
          before_(before),
          move_(move),
          after_(session.template fresh<Position>("after")) {}
    explicit GuardFormulas(Scene<R>& scene) : GuardFormulas(scene.session, scene.setting, scene.before, scene.move) {}

    const Position& after() const { return after_; }
    // What is said without the clause, without the other, and without both; of a single clause, without it and with it.
    // `given`: where alone it is asked.
    struct Answers {
        smt::Bit given = true, one, other, both;
        // The guard decides. Constantly false where no formula shows a trace of it.
        smt::Bit differ() const {
            if (smt::written_alike(both, one) || smt::written_alike(both, other)) return false;
            return given && (both != one && both != other);
        }
    };
    Answers answers(const Guard& guard, const Said<R>& thing) {
        const bool is_pair = guard.second >= 0;
        if (!matters(guard.first, thing) || (is_pair && !matters(guard.second, thing))) return {};
        Answers a;
        if (thing.is_effect()) a.given = without(kNone, {About::move, Said<R>::kLegality});
        if (is_pair)
            a = {a.given, without(guard.first, thing), without(guard.second, thing),
                 say(thing, lifted_without<R>(guard.first, guard.second))};
        else
            a.both = without(guard.first, thing), a.one = a.other = without(kNone, thing);
        return a;
    }

private:
    using Clauses = InForce<Symbolic, typename R::Clause>;
    static constexpr int kNone = -1;
    // Whatever other clauses are in force: a clause that no term asks after cannot matter.
    bool matters(int clause, const Said<R>& thing) {
        const auto [entry, is_new] = asked_after_.try_emplace({thing.about, thing.what});
        if (is_new) {
            const auto switches = session_.template fresh_word<Clauses::kCount>("clauses in force");
            entry->second = smt::bits_read(say(thing, Clauses{switches}), switches);
        }
        return entry->second.test(clause);
    }
    const smt::Bit& without(int clause, const Said<R>& thing) {
        const auto [entry, is_new] = without_.try_emplace({clause, thing.about, thing.what}, false);
        if (is_new) entry->second = say(thing, clause < 0 ? Clauses{} : lifted_without<R>(clause));
        return entry->second;
    }
    smt::Bit say(const Said<R>& thing, const Clauses& in_force) {
        using C = typename R::Constraints;
        if (thing.about == About::position)
            return C::template outcome<Symbolic>(setting_, before_, thing.what, in_force);
        if (thing.is_effect()) return C::template effect<Symbolic>(setting_, before_, move_, after_, in_force);
        return C::template legal<Symbolic>(setting_, before_, move_, in_force);
    }

    smt::Session& session_;
    const Setting setting_;
    const Position before_;
    const Move move_;
    const Position after_;
    std::map<std::tuple<int, About, int>, smt::Bit> without_;
    std::map<std::pair<About, int>, Bits<Clauses::kCount>> asked_after_;
};

}  // namespace nomos::fuzz
