// Where Nymbat's two encodings speak of the same notion, each computed in its own way: the places at
// which a proof that they agree can be cut (model/smt/cuts.hpp). Nothing is decided here; a pair
// that is not equal only makes the cut fail.
//
// A piece that goes needs them, and a rest is sooner done with them; other steps are proved as they stand.
#pragma once

#include <utility>
#include <vector>

#include "model/nymbat/constraints.hpp"
#include "model/nymbat/rules.hpp"

namespace nomos::nymbat {

struct CutPoints {
    // `part` is the case of the proof; a question about all of them (the outcome's) needs no cut point.
    template <class A, class Visit>
    static void visit(int part, const Setting<A>& s, const Position<A>& p, const Move<A>& m, Visit&& visit) {
        if (part < 0) return;
        const InForce<A, Clause> all{};
        const stated::Scene<A> scene(s, p, m, all);
        if (!stated::surely_not(m.is(Kind::go))) of_the_way(scene, visit), of_the_clash(scene, visit);
        if (!stated::surely_not(m.is(Kind::rest))) of_the_hole(scene, visit);
    }

private:
    // How far a piece gets, a hex further at a time. The two differ in whether it is already where it starts;
    // what touches that hex is reached in both, so what lies beyond does not depend on it.
    template <class A, class Visit>
    static void of_the_way(const stated::Scene<A>& scene, Visit&& visit) {
        const Hexes<A>&from = scene.move.from, &to = scene.move.to;
        const stated::Going<A> going{scene};
        const played::Reach<A> reach(from, played::enemy_of(scene.before).pieces(), scene.scale.board);
        stated::PerHex<Bit<A>> reached = going.start(), elsewhere{};
        for (int x = 0; x < Hexagon::kFrame; ++x) elsewhere[stated::index(x)] = !test(from, x);
        // Said hex by hex, since the word around the start is itself cut away.
        const auto starts = [&](const Hexes<A>& w) {
            return stated::on_every_hex(
                [&](int x) { return implies(stated::beside(x, [&](int n) { return test(from, n); }), test(w, x)); });
        };
        for (int n = 0; n < kMostOnPaper; ++n) {
            reached = going.one_hex_further(reached);
            const Hexes<A>& within = reach.within[stated::index(n)];
            visit.tie("within " + std::to_string(n + 1), within, reached, elsewhere, starts);
            const Bit<A> told = stated::at_the_hex(to, [&](int x) { return reached[stated::index(x)]; });
            visit.lemma(implies(none(from & to), any(to & within) == told));
        }
        visit.forget();
    }

    // Who meets there, digit by digit; then whether the mover falls too, and whether a rest is asked for.
    template <class A, class Visit>
    static void of_the_clash(const stated::Scene<A>& scene, Visit&& visit) {
        const Hexes<A>&from = scene.move.from, &to = scene.move.to;
        const stated::Removal<A> told{scene};
        const played::Army<A> own = played::mover_of(scene.before), enemy = played::enemy_of(scene.before);
        const played::Clash<A> clash{enemy, to, own.number_on(from)};
        std::vector<std::pair<Bit<A>, Bit<A>>> digits;
        for (std::size_t k = 0; k < kDigits; ++k) {
            digits.emplace_back(any(own.digits[k] & from), told.mover[k]);
            digits.emplace_back(any(enemy.digits[k] & to), told.met[k]);
            played::each_way([&]<Way W>() {
                digits.emplace_back(any(enemy.digits[k] & Hexagon::step<W>(to)),
                                    told.around[k][static_cast<std::size_t>(W)]);
            });
        }
        visit("digits", digits);
        visit("outnumbered", clash.mover_is_lost(), told.is_outnumbered());
        visit("two beside", clash.two_are_beside(), told.two_enemies_touch());
    }

    // Who stands around the hole, and who of them is in the rest.
    template <class A, class Visit>
    static void of_the_hole(const stated::Scene<A>& scene, Visit&& visit) {
        const stated::Breakthrough<A> told{scene};
        const Hexes<A> enemies = played::enemy_of(scene.before).pieces();
        std::vector<std::pair<Bit<A>, Bit<A>>> there;
        played::each_way([&]<Way W>() {
            const Hexes<A> stands = enemies & Hexagon::step<W>(scene.before.hole);
            const Bit<A>&enemy = told.enemies_there[static_cast<std::size_t>(W)],
                  &rest = told.rest_there[static_cast<std::size_t>(W)];
            there.emplace_back(any(stands), enemy);
            visit.lemma(any(stands & scene.move.area.hexes) == (enemy && rest));
        });
        visit("there", there);
    }
};

}  // namespace nomos::nymbat
