// How often do the options of readings matter in play? One run of random games for all readings.
//
// In every position met, what the default allows is compared with what each other option does: the same
// plays, to the same positions, judged the same. Both list plays in one order, so that two lists that
// are alike cost two passes; only where they are not is asked how they differ. What players settle
// before a game is drawn by lot for every other game; a question that was met only where they settle one
// thing otherwise than usual (who plays with whom, of games in pairs) is counted in those games alone. Where
// only the moves differ, and what they lead to does not, another move does the same: such positions are counted
// apart. The run ends when so many plays have been listed, which is the same on every machine, or after a
// million positions.
#pragma once

#include <functional>
#include <limits>
#include <optional>

#include "analysis/readings/another_way.hpp"
#include "analysis/readings/play_search.hpp"
#include "model/core/budgets.hpp"
#include "model/core/turns.hpp"

namespace nomos::analysis {

struct Effort {
    std::uint64_t listed = budget::kMeasureListed;  // plays, over all options
    std::uint64_t positions = budget::kMeasurePositions;

    // So many positions, however many plays that takes; 0: as many as the usual effort comes to.
    static Effort of(std::uint64_t positions) {
        return positions == 0 ? Effort{} : Effort{std::numeric_limits<std::uint64_t>::max(), positions};
    }
};

template <class R>
class Measure {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Play = typename Plays<R>::Play;

    Measure(std::uint64_t seed, const Effort& effort)
        : dice_(seed + 7), effort_(effort), found_(R::info().readings.size()), tallies_(found_.size()) {
        for (std::size_t r = 0; r < found_.size(); ++r)
            for (const OptionInfo& o : R::info().readings[r].options) found_[r].options.push_back({std::string(o.id)});
    }

    // By reading.
    std::vector<Measured> in_play() {
        while (!spent()) game();
        for (std::size_t r = 0; r < found_.size(); ++r) {
            found_[r].looked_at = all_.positions, found_[r].games = all_.games;
            count_where_it_is_met(r);
            std::erase_if(found_[r].options, [&](const MetOption& o) { return o.option == default_of(r); });
        }
        return found_;
    }

private:
    static constexpr int kLongest = 300;
    struct Listed {
        Play play;
        Position after;
        int outcome;
    };

    // Of games in which one thing is settled otherwise than usual, or of all.
    struct Looked {
        std::uint64_t positions = 0;
        int games = 0;
    };
    // In how many games moves differed by a question, and in how many of those each thing was settled as usual.
    struct Tally {
        int games = 0, last_game = -1;
        std::vector<int> as_usual;
    };
    static constexpr int kEnoughGames = 10;  // to tell that a question comes up only in games so settled

    bool spent() const { return listed_ >= effort_.listed || all_.positions >= effort_.positions; }
    void game() {
        Setting setting = R::default_setting();
        if constexpr (WithSettingOptions<R>) {
            int option = 0;
            for (const SettingOption& o : R::setting_options())
                if (all_.games % 2 != 0) R::set(setting, option++, dice_.below(static_cast<int>(o.values.size())));
        }
        Position position = R::template start<Native>(setting);
        ++all_.games, line_.clear(), set_up_as_usual_ = same(setting, R::default_setting());
        note_settled(setting);
        for (int ply = 0; ply <= kLongest && !spent(); ++ply) {
            look_at(setting, position, ply);
            if (usual_.empty() || outcome(setting, position) != 0) return;
            const Listed& next = usual_[static_cast<std::size_t>(dice_.below(static_cast<int>(usual_.size())))];
            line_.push_back(next.play), position = next.after;
        }
    }
    // Which things are settled otherwise than usual in this game.
    void note_settled(const Setting& setting) {
        if constexpr (WithSettingOptions<R>) {
            const std::size_t n = R::setting_options().size();
            otherwise_.assign(n, false), settled_.resize(n);
            for (std::size_t o = 0; o < n; ++o) {
                otherwise_[o] = R::value_of(setting, static_cast<int>(o)) != 0;
                settled_[o].games += otherwise_[o] ? 1 : 0;
            }
        }
    }
    void note_met(std::size_t reading) {
        Tally& t = tallies_[reading];
        if (t.last_game == all_.games) return;
        t.last_game = all_.games, ++t.games, t.as_usual.resize(otherwise_.size());
        for (std::size_t o = 0; o < otherwise_.size(); ++o) t.as_usual[o] += otherwise_[o] ? 0 : 1;
    }
    void count_where_it_is_met(std::size_t reading) {
        if constexpr (WithSettingOptions<R>) {
            const Tally& t = tallies_[reading];
            if (t.games < kEnoughGames) return;
            for (std::size_t o = 0; o < t.as_usual.size(); ++o) {
                const std::string_view so_settled = R::setting_options()[o].otherwise;
                if (t.as_usual[o] != 0 || so_settled.empty()) continue;
                found_[reading].settled = so_settled;
                found_[reading].looked_at = settled_[o].positions, found_[reading].games = settled_[o].games;
                return;
            }
        }
    }
    static int outcome(const Setting& s, const Position& p) {
        return R::template Rules<Native>::outcome(s, p).lowest();
    }
    void look_at(const Setting& setting, const Position& position, int ply) {
        usual_.clear(), ++all_.positions;
        for (std::size_t o = 0; o < otherwise_.size(); ++o)
            if (otherwise_[o]) ++settled_[o].positions;
        Plays<R>{setting, position}.each([&](const auto& play, const auto& after) {
            usual_.push_back({play, after, outcome(setting, after)});
        });
        listed_ += usual_.size() + 1;
        for (std::size_t r = 0; r < found_.size(); ++r) {
            const Materiality weight = weightiest(setting, position, static_cast<int>(r), ply);
            if (weight == Materiality::no_effect) continue;
            note_met(r);
            count(found_[r], setting, weight, ply, arises_under(R::info().readings, static_cast<int>(r)).empty());
        }
    }
    // Of one option, or of all together. The line is one that is played as usual, and of no use where the question
    // arises only under other answers.
    // by(): the play that shows it, if there is one.
    template <class Met>
    void count(Met& m, const Setting& setting, Materiality weight, int ply, bool as_played,
               const std::function<std::optional<Play>()>& by = {}) const {
        ++m.met, m.in_play = std::max(m.in_play, weight);
        if (m.earliest < 0 || ply < m.earliest) m.earliest = ply;
        if (!as_played || (m.line && !is_better(m))) return;
        m.line = printed_line(setting), m.set_up = settled<R>(setting);
        if constexpr (requires { m.by; }) {
            const auto play = by();
            m.by = play ? Plays<R>::print(setting, *play) : "";
        }
    }
    // Shorter, or as short and in a game that is set up as usual.
    template <class Met>
    bool is_better(const Met& m) const {
        const bool as_short = line_.size() == m.line->size();
        return line_.size() < m.line->size() || (as_short && set_up_as_usual_ && !m.set_up.empty());
    }
    static std::string_view default_of(std::size_t reading) {
        const ReadingInfo& info = R::info().readings[reading];
        return info.options[static_cast<std::size_t>(info.default_option)].id;
    }
    std::vector<std::string> printed_line(const Setting& setting) const {
        std::vector<std::string> moves;
        for (const Play& play : line_) moves.push_back(Plays<R>::print(setting, play));
        return moves;
    }
    // Of all options of the reading but the default, each counted. A question that arises only under another answer is
    // looked at under that answer, the first if there are several, with what that needs, in the positions of the same
    // games.
    Materiality weightiest(const Setting& played, const Position& position, int reading, int ply) {
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
        Setting setting = played;
        const std::vector<Choice> under = arises_under(R::info().readings, reading);
        const bool as_played = under.empty();
        for (const Choice& c : under) setting = with_option(setting, c.reading, c.option);
        Materiality most = Materiality::no_effect;
        for (int o = 0; o < static_cast<int>(info.options.size()); ++o) {
            const Setting other = with_option(setting, reading, o);
            if (o == info.default_option || (as_played && alike(setting, other, position))) continue;
            listed_ += as_played ? 0 : 2 * (usual_.size() + 1);
            const DifferencesHere<R> here = differences_here<R>(setting, other, position);
            Materiality weight = weight_of(here);
            MetOption& met = found_[static_cast<std::size_t>(reading)].options[static_cast<std::size_t>(o)];
            if (may_come_to_the_same<R>(weight) && AnotherWay<R>::leads_to_the_same(setting, other, position))
                ++met.by_another, weight = Materiality::no_effect, note_met(static_cast<std::size_t>(reading));
            if (weight != Materiality::no_effect)
                count(met, setting, weight, ply, as_played,
                      [&] { return telling_play<R>(setting, other, position, here); });
            most = std::max(most, weight);
        }
        return most;
    }
    bool alike(const Setting& setting, const Setting& other, const Position& position) {
        std::size_t i = 0;
        bool same_so_far = outcome(setting, position) == outcome(other, position);
        Plays<R>{other, position}.each([&](const auto& play, const auto& after) {
            same_so_far = same_so_far && i < usual_.size() && Plays<R>::is_same(usual_[i].play, play) &&
                          same(usual_[i].after, after) && usual_[i].outcome == outcome(other, after);
            ++i;
        });
        listed_ += i + 1;
        return same_so_far && i == usual_.size();
    }

    Dice dice_;
    Effort effort_;
    std::vector<Measured> found_;
    std::vector<Listed> usual_;
    std::vector<Play> line_;  // of the game so far
    bool set_up_as_usual_ = true;
    std::uint64_t listed_ = 0;
    Looked all_{};
    // By thing that players settle: in the present game, and of all games.
    std::vector<bool> otherwise_;
    std::vector<Looked> settled_;
    std::vector<Tally> tallies_;  // by reading
};

}  // namespace nomos::analysis
