// A ruleset with all that it offers to the layers above the model, in one type. properties/<game>/game.hpp says it:
//
//   struct Game : GameOf<RulesetType, properties::Properties, InWords<in_words>, OnSmallBoards<Study>> {};
//
// the model's bundle, the list of properties and, in any order, what it offers of the below. What is not named is not
// offered; a misspelt name, or a struct without what its name promises, does not compile. (Hooks of the bundle, of
// properties and of readings are members found by their names: docs/add-a-ruleset.md.)
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/core/images.hpp"
#include "model/core/study.hpp"
#include "properties/usual.hpp"

namespace nomos {

struct Offer {};  // what marks the below

// Moves in plain words (model/core/words.hpp).
template <std::string (*Words)(std::string_view position, std::string_view move)>
struct InWords : Offer {
    static std::string in_words(std::string_view position, std::string_view move) { return Words(position, move); }
};
// Turns and mirrors that fuzzing compares; where proofs use them, too, the bundle has them (model/core/images.hpp).
template <class I>
struct Turned : Offer {
    using Images = I;
};
// Small versions that are explored (model/core/study.hpp).
template <class S>
struct OnSmallBoards : Offer {
    using Study = S;
};
// Laws over two positions that look the same to a player, as fuzzing asks them: H::leak<R>(case) is the id of a law
// that is broken, or "".
template <class H>
struct HiddenFrom : Offer {
    using Hidden = H;
};
// A third implementation of the rules, as plain as can be (model/<game>/naive.hpp), that check and fuzz hold both
// encodings against: legal(setting, position, move); apply(setting, position, move) of a legal move; outcome(setting,
// position), the outcome's number, or the set of them where more than one may fit. If it is made for some settings
// alone, knows(setting).
template <class N>
struct HeldAgainst : Offer {
    using Naive = N;
};

template <class G>
concept WithWords = requires(std::string_view text) {
    G::in_words(text, text);
};
template <class G>
concept WithStudy = requires {
    { G::Study::boards() } -> std::same_as<std::span<const StudyBoard>>;
};
template <class G>
concept WithHidden = requires {
    typename G::Hidden;
};

template <class R>
constexpr Bits<R::kOutcomes> outcomes_of(int outcome) {
    return Bits<R::kOutcomes>::single(outcome);
}
template <class R>
constexpr Bits<R::kOutcomes> outcomes_of(const Bits<R::kOutcomes>& outcomes) {
    return outcomes;
}
template <class G>
concept WithNaive = requires(const typename G::template Setting<Native>& setting,
                             const typename G::template Position<Native>& position,
                             const typename G::template Move<Native>& move) {
    { G::Naive::legal(setting, position, move) } -> std::same_as<bool>;
    { G::Naive::apply(setting, position, move) } -> std::same_as<typename G::template Position<Native>>;
    outcomes_of<G>(G::Naive::outcome(setting, position));
};

// Whether the Game has what it was given: of two Images it would have neither.
template <class Game, class O>
consteval bool has_offer() {
    if constexpr (requires { typename O::Images; })
        return WithImages<Game>;
    else if constexpr (requires { typename O::Study; })
        return WithStudy<Game>;
    else if constexpr (requires { typename O::Hidden; })
        return WithHidden<Game>;
    else if constexpr (requires { typename O::Naive; })
        return WithNaive<Game>;
    else
        return WithWords<Game>;
}

template <Ruleset R, class P, std::derived_from<Offer>... Offers>
struct GameOf : R, Offers... {
    using RulesetType = R;
    using Properties = P;
    template <class Game>
    static constexpr bool kHasAll = (has_offer<Game, Offers>() && ...);
};

// What is asked of a Game once it is complete, where it is compiled.
template <class G>
concept WholeGame = Ruleset<G> && G::template kHasAll<G> && (WithImages<G> || !requires { typename G::Images; });

}  // namespace nomos
