// Proofs with cut points: where a ruleset names the notions that both its encodings compute
// (R::landmarks), these are proved equal one after the other, each built on the ones before, and
// the question is then asked with all of them cut away.
//
// Every query here is about `enough()`, which must follow from well-formedness, and the cases must
// cover every move: both hold by how they are written, no check proves it yet. True: the agreement
// is proved. False: nothing is known; ask without cuts.
#pragma once

#include "checkers/scene.hpp"
#include "model/smt/cuts.hpp"

namespace nomos {

// Meets a ruleset's landmarks: proves each and cuts there; a lemma is proved and kept.
template <class Refuted>
struct Landmarks {
    smt::Cuts& cuts;
    smt::Session& session;
    std::vector<smt::Bit>& known;
    const Refuted& refuted;
    int number = 0;

    void lemma(const smt::Bit& claim) {
        if (refuted(claim, {})) known.push_back(claim);
    }
    // The rules' word is cut away; what it is in the constraints' terms is kept.
    template <int N, class Fact>
    void link(std::string_view name, const smt::Word<N>& rules, const std::array<smt::Bit, std::size_t{N}>& constraints,
              Fact&& fact) {
        const auto linked = [&](const auto& word) {
            smt::Bit all = fact(word);
            for (int i = 0; i < N; ++i) all = all && test(word, i) == constraints[static_cast<std::size_t>(i)];
            return all;
        };
        if (refuted(linked(rules), {})) known.push_back(linked(cuts.cut(label(name), cuts.apply(rules))));
    }
    // Two notions that agree where `matters` says so: each is cut away by itself, the tie is kept.
    template <int N, class Fact>
    void tie(std::string_view name, const smt::Word<N>& rules, std::array<smt::Bit, std::size_t{N}> constraints,
             const std::array<smt::Bit, std::size_t{N}>& matters, Fact&& fact) {
        const auto tied = [&](const auto& word, const auto& bits) {
            smt::Bit all = fact(word);
            for (int i = 0; i < N; ++i)
                all = all && implies(matters[static_cast<std::size_t>(i)], test(word, i) == bits[static_cast<std::size_t>(i)]);
            return all;
        };
        if (!refuted(tied(rules, constraints), {})) return;
        for (smt::Bit& bit : constraints) bit = cuts.apply(bit);
        const auto [word, bits] = cuts.cut_apart(label(name), cuts.apply(rules), constraints);
        std::array<smt::Bit, std::size_t{N}> fresh{};
        for (int i = 0; i < N; ++i) fresh[static_cast<std::size_t>(i)] = test(bits, i);
        known.push_back(tied(word, fresh));
    }
    template <int N, class Fact>
    void operator()(std::string_view name, const smt::Word<N>& rules, std::array<smt::Bit, std::size_t{N}> constraints, Fact&& fact,
                    const std::vector<Bits<N>>& parts) {
        for (const Bits<N>& part : parts) {
            smt::Bit equal = true;
            part.for_each([&](int i) { equal = equal && test(rules, i) == constraints[static_cast<std::size_t>(i)]; });
            if (!refuted(equal, {})) return;
        }
        if (!refuted(fact(rules), {})) return;
        for (smt::Bit& bit : constraints) bit = cuts.apply(bit);
        known.push_back(fact(cuts.cut(label(name), cuts.apply(rules), constraints)));
    }
    void operator()(std::string_view name, const smt::Bit& rules, const smt::Bit& constraints) {
        if (refuted(rules == constraints, {})) cuts.cut(label(name), cuts.apply(rules), cuts.apply(constraints));
    }
    // ... with what is known of the notion when it is cut away.
    template <class Fact>
    void operator()(std::string_view name, const smt::Bit& rules, const smt::Bit& constraints, Fact&& fact) {
        if (refuted(rules == constraints && fact(rules), {}))
            known.push_back(fact(cuts.cut(label(name), cuts.apply(rules), cuts.apply(constraints))));
    }
    std::string label(std::string_view name) { return "cut " + std::to_string(++number) + ": " + std::string(name); }
};

template <class R>
concept WithLandmarks = requires { R::kLandmarks; };

inline constexpr unsigned kQuick = 1'000'000;  // Z3 resource units

template <class R>
bool agrees_at_cuts(Scene<R>& scene, const smt::Bit& agreement, const std::vector<smt::Bit>& given) {
    smt::Session& s = scene.session;
    smt::Cuts cuts(s);
    std::vector<smt::Bit> known{scene.enough()};
    const auto refuted = [&](const smt::Bit& claim, std::vector<smt::Bit> and_given) {
        for (const smt::Bit& k : known) and_given.push_back(cuts.apply(k));
        and_given.push_back(cuts.apply(cuts.ties()));
        and_given.push_back(!cuts.apply(claim));
        return s.check_alone(and_given) == smt::Answer::unsatisfiable;
    };
    // Many a case is easy as it stands, and a look costs little.
    std::vector<smt::Bit> plain = given;
    plain.push_back(known.front()), plain.push_back(!agreement);
    if (const smt::Answer quick = s.check_alone(plain, kQuick); quick != smt::Answer::unknown)
        return quick == smt::Answer::unsatisfiable;
    if constexpr (WithLandmarks<R>) {
        Landmarks<decltype(refuted)> visitor{cuts, s, known, refuted};
        R::template landmarks<Symbolic>(scene.setting, scene.before, scene.move, visitor);
    }
    std::vector<smt::Bit> also;
    for (const smt::Bit& g : given) also.push_back(cuts.apply(g));
    return refuted(agreement, also);
}

}  // namespace nomos
