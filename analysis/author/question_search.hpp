// Looking for questions that settle readings.
//
// A question is a position and a play; its answer is what comes of it, or only whether it is allowed, or how the game
// stands then: the less is asked, the fewer readings the answer depends on. Positions are those of random games, and
// others thrown at random (with the invariants); each is played under every option of every reading, the others as
// usual. Where one play comes out differently, all combinations of the readings that it depends on are tried, and then
// every two options of the rest beside each of them: a question that depends on more is not asked.
//
// Options that a law of steps shows to be the same game (same_turns.hpp) are asked about by nobody, and no question is
// asked whose answers a person could not tell apart (judged()).
//
// Of questions that tell the same options apart the plainest is kept: few answers, nothing that stands under something
// else, a position that was met in play if it has few pieces, else few pieces. Chosen are the fewest that are about one
// reading and tell apart all that such do, then the fewest for the rest; positions that were not met are made smaller.
#pragma once

#include <array>
#include <map>
#include <tuple>

#include "analysis/author/question_case.hpp"
#include "analysis/readings/another_way.hpp"
#include "checkers/smaller.hpp"
#include "model/core/dice.hpp"

namespace nomos::questions {

// No colour has more pieces than in the set-up, where that has any: none comes from elsewhere.
template <class R>
bool has_pieces_of_the_set_up(const typename R::template Setting<Native>& s,
                              const typename R::template Position<Native>& p) {
    const auto count = [](const Picture& picture) {
        std::map<Colour, int> pieces;
        for (const PicturePiece& piece : picture.pieces) ++pieces[piece.colour];
        return pieces;
    };
    const auto all = count(R::picture(s, R::template start<Native>(s)));
    if (R::template pieces<Native>(R::template start<Native>(s)) == 0) return true;
    for (const auto& [colour, pieces] : count(R::picture(s, p)))
        if (!all.contains(colour) || all.at(colour) < pieces) return false;
    return true;
}

template <class R>
class Search {
public:
    using C = Cases<R>;
    using Case = typename C::Case;
    using Setting = typename C::Setting;
    using Position = typename C::Position;
    using Play = typename C::Play;

    // `settled`: by pair, whether a law shows that its options are the same game.
    Search(const AnyRuleset& ruleset, const Options& options, std::vector<bool> settled)
        : ruleset_(ruleset), settled_(std::move(settled)) {
        look_at_what_is_shown();
        Dice dice(options.seed + 17);
        for (int left = options.samples / kGames; left > 0;) left -= look_along_a_game(dice, left);
        for (int i = 0; i < options.samples; ++i) {
            leave_if_stopped();
            const auto [thrown, position] = R::throw_position(dice);
            look_at(usual(thrown), position, -1);
        }
    }
    int looked_at() const { return looked_at_; }
    // In how many of them an option of the reading, the others as usual, leads elsewhere than another: not only by
    // other moves, in a turn of several at its end (another_way.hpp). That is asked of some of those that the reading
    // parts; of the rest as large a share counts.
    int depend_on(int reading) const {
        const Parted& p = parted_[static_cast<std::size_t>(reading)];
        return p.asked == 0 ? 0 : static_cast<int>(std::int64_t{p.elsewhere} * p.all / p.asked);
    }
    std::vector<Case> fewest() const {
        std::vector<std::vector<bool>> simple, rest;
        std::vector<const Case*> one_reading, any;
        for (const auto& [apart, c] : best_)
            if (c.about.size() == 1) simple.push_back(apart), one_reading.push_back(&c);
        std::vector<Case> chosen;
        std::vector<bool> told(C::pairs().size());
        const auto take = [&](const Case& found) {
            const Case c = found.plies < 0 || !is_clear(found) ? smaller(found) : found;
            if (R::template pieces<Native>(c.position) > kCrowded) return;  // to be asked in words
            chosen.push_back(c);
            for (std::size_t k = 0; k < told.size(); ++k) told[k] = told[k] || c.apart[k];
        };
        for (const std::size_t i : fewest_sets(simple)) take(*one_reading[i]);
        for (const auto& [apart, c] : best_) {
            std::vector<bool> more = apart;
            for (std::size_t k = 0; k < told.size(); ++k) more[k] = more[k] && !told[k];
            if (std::find(more.begin(), more.end(), true) != more.end()) rest.push_back(more), any.push_back(&c);
        }
        for (const std::size_t i : fewest_sets(rest)) take(*any[i]);
        return chosen;
    }

private:
    static constexpr int kGames = 16, kMostPlies = 60, kClear = 8, kCrowded = 40;

    // What players settle stays; the readings and the board are as usual.
    static Setting usual(const Setting& thrown) {
        Setting setting = analysis::usual_but_settled_as<R>(thrown);
        setting.readings = R::default_setting().readings;
        return setting;
    }
    static bool is_clear(const Case& c) { return R::template pieces<Native>(c.position) <= kClear; }

    // Those that a ruleset offers for its findings and examples: small, and made for what is in question.
    void look_at_what_is_shown() {
        const Setting setting = R::default_setting();
        const auto look = [&](std::string_view text) {
            if (text.empty()) return;
            try {
                look_at(setting, R::parse(setting, text), -1);
            } catch (const ParseError&) {  // of a board of its own
            }
        };
        if constexpr (WithExhibits<R>)
            for (const ExhibitInfo& s : R::exhibits()) look(s.position);
        for (const ExampleInfo& example : R::info().examples) look(example.position);
    }
    // Positions of a random game, at most `most`; how many.
    int look_along_a_game(Dice& dice, int most) {
        const Setting setting = R::default_setting();
        Position p = R::template start<Native>(setting);
        int ply = 0;
        for (; ply < std::min(most, kMostPlies); ++ply) {
            leave_if_stopped();
            if (!R::template Rules<Native>::outcome(setting, p).test(0)) break;
            look_at(setting, p, ply);
            const typename C::Plays plays{setting, p};
            const auto& listed = plays.listed();
            if (listed.empty()) break;
            p = Position(
                plays.after_listed(listed[static_cast<std::size_t>(dice.below(static_cast<int>(listed.size())))]));
        }
        return std::max(ply, 1);
    }

    // The question without what is settled; nothing if it tells nothing else apart or is not worth it.
    template <class Worth>
    std::optional<Case> question(const Setting& s, const Position& p, const Play& play, Asks asks, std::size_t context,
                                 typename C::Results& results, Worth&& worth) const {
        return C::question(s, p, play, asks, context, results, [&](Case& c) {
            for (std::size_t k = 0; k < settled_.size(); ++k) c.apart[k] = c.apart[k] && !settled_[k];
            return worth(c);
        });
    }
    // Pieces of which a picture shows one over another.
    static int covered(const Case& c) {
        std::map<std::pair<int, int>, int> standing;
        int covered = 0;
        for (const PicturePiece& piece : R::picture(c.setting, c.position).pieces)
            covered += standing[{piece.column, piece.row}]++ > 0 ? 1 : 0;
        return covered;
    }
    static auto weight(const Case& c) {
        const bool met = c.plies >= 0 && is_clear(c);
        return std::tuple(c.results.size(), c.about.size(), c.asks != Asks::all, covered(c), C::endings(c),
                          fields_changed(c.setting, R::default_setting()), !met,
                          R::template pieces<Native>(c.position));
    }
    // Somebody moved last: under each answer some move leads there, where the ruleset can tell. Else an author whose
    // answer it is sees that the position cannot be.
    static bool is_led_to(const Case& c) {
        if constexpr (requires { R::is_led_to(c.setting, c.position); })
            return std::ranges::all_of(c.combinations, [&](const auto& combination) {
                Setting s = c.setting;
                for (std::size_t i = 0; i < c.about.size(); ++i)
                    s = analysis::with_option(s, c.about[i], combination.options[i]);
                return R::is_led_to(s, c.position);
            });
        return true;
    }
    bool can_be_sent(const Case& c) const {
        return has_pieces_of_the_set_up<R>(c.setting, c.position) && !C::depends_on_two_more(c) && is_led_to(c) &&
               judged(ruleset_, C::asked(c)).has_value();
    }
    // Where many such questions could not be sent, no more are looked into.
    bool is_plainer(const Case& c) const {
        constexpr int kMostRefused = 12;
        if (const auto at = refused_.find(c.apart); at != refused_.end() && at->second >= kMostRefused) return false;
        const auto at = best_.find(c.apart);
        return at == best_.end() || weight(c) < weight(at->second);
    }

    void look_at(const Setting& usual, const Position& p, int plies) {
        if (!C::may_ask(usual, p)) return;
        ++looked_at_;
        std::vector<bool> parts(parted_.size());
        for (std::size_t context = 0; context < C::contexts().size(); ++context) {
            const Setting setting = C::in_context(usual, context);
            for (const Play& play : plays_that_part(setting, p, context, parts)) {
                typename C::Results results(p, play);
                for (const Asks asks : {Asks::all, Asks::ending, Asks::allowed}) {
                    bool known = false;
                    const auto c = question(setting, p, play, asks, context, results, [&](Case& found) {
                        found.plies = plies,
                        known = found.about.size() == 1 && best_.contains(found.apart) && !is_plainer(found);
                        return is_plainer(found);
                    });
                    if (c && can_be_sent(*c))
                        best_.insert_or_assign(c->apart, *c);
                    else if (c)
                        ++refused_[c->apart];
                    if (known || (c && c->about.size() == 1)) break;  // to ask less would settle less
                }
            }
        }
        for (std::size_t r = 0; r < parts.size(); ++r)
            if (parts[r]) count(parted_[r], usual, p, static_cast<int>(r));
    }
    // Positions in which some play comes out differently under an option of a reading; how many of them were asked
    // whether that leads elsewhere, and in how many it does.
    struct Parted {
        int all = 0, asked = 0, elsewhere = 0;
    };
    static constexpr int kFirst = 32, kOneIn = 8, kMostAsked = 128;  // to ask is dear: all turns are listed twice
    static void count(Parted& parted, const Setting& usual, const Position& p, int reading) {
        ++parted.all;
        const bool is_asked = parted.asked < kFirst || parted.all % kOneIn == 0;
        if (!is_asked || parted.asked == kMostAsked) return;
        ++parted.asked, parted.elsewhere += leads_elsewhere(usual, p, reading) ? 1 : 0;
    }
    static bool leads_elsewhere(const Setting& usual, const Position& p, int reading) {
        for (const std::size_t context : C::contexts_of(reading))
            for (int o = 0; o < C::options(reading); ++o) {
                const Setting setting = C::in_context(usual, context),
                              other = analysis::with_option(setting, reading, o);
                if (same(other, setting)) continue;
                const auto here = analysis::differences_here<R>(setting, other, p);
                if (analysis::weight_of(here) != Materiality::no_effect &&
                    !analysis::is_by_another_way<R>(setting, other, p, here))
                    return true;
            }
        return false;
    }
    // Plays on which an option makes a difference, of readings that are asked about in the context; `parts`: of which.
    std::vector<Play> plays_that_part(const Setting& usual, const Position& p, std::size_t context,
                                      std::vector<bool>& parts) const {
        std::vector<Play> found;
        const auto add = [&](const Play& play) {
            for (const auto& other : found)
                if (C::Plays::is_same(other, play)) return;
            found.push_back(play);
        };
        std::vector<std::pair<Play, Position>> listed;
        typename C::Plays{usual, p}.each(
            [&](const auto& play, const auto& after) { listed.emplace_back(play, after); });
        for (int r = 0; r < C::readings(); ++r) {
            const auto wanted = C::contexts_of(r);
            if (std::find(wanted.begin(), wanted.end(), context) == wanted.end()) continue;
            for (int o = 0; o < C::options(r); ++o) {
                const Setting other = analysis::with_option(usual, r, o);
                if (same(other, usual)) continue;
                std::size_t i = 0;
                typename C::Plays{other, p}.each([&](const auto& play, const auto& after) {
                    const bool alike = i < listed.size() && C::Plays::is_same(listed[i].first, play) &&
                                       same(listed[i].second, after) &&
                                       R::template Rules<Native>::outcome(other, after) ==
                                           R::template Rules<Native>::outcome(usual, after);
                    if (!alike) add(play), parts[static_cast<std::size_t>(r)] = true;
                    ++i;
                });
                if (i < listed.size()) add(listed[i].first), parts[static_cast<std::size_t>(r)] = true;
            }
        }
        return found;
    }
    Case smaller(Case c) const {
        const auto simpler = [&](const Setting& s, const Position& p) {
            if (!C::may_ask(s, p)) return false;
            typename C::Results results(p, c.play);
            const auto always = [](const Case&) { return true; };
            const auto other = question(s, p, c.play, c.asks, c.context, results, always);
            if (!other || other->apart != c.apart || C::endings(*other) > C::endings(c) ||
                covered(*other) > covered(c) || !can_be_sent(*other))
                return false;
            c = *other;
            return true;
        };
        simpler(C::in_context(R::default_setting(), c.context), c.position);
        if constexpr (WithSettingOptions<R>)
            for (int o = 0; o < static_cast<int>(R::setting_options().size()); ++o) {
                Setting s = c.setting;
                R::set(s, o, 0);
                if (!same(s, c.setting)) simpler(s, c.position);
            }
        for (bool going = true; going;)
            going = try_each_reduction(c.position, [&](const Position& q) {
                const Position p = consistent<R>(c.setting, q);
                const int pieces = R::template pieces<Native>(p), before = R::template pieces<Native>(c.position);
                return (pieces < before || (pieces == before && compare(p, c.position) < 0)) && simpler(c.setting, p);
            });
        return c;
    }

    const AnyRuleset& ruleset_;
    std::vector<bool> settled_;
    std::map<std::vector<bool>, Case> best_;
    std::map<std::vector<bool>, int> refused_;
    std::vector<Parted> parted_ = std::vector<Parted>(static_cast<std::size_t>(C::readings()));
    int looked_at_ = 0;
};

}  // namespace nomos::questions
