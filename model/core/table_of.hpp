// A typed ruleset behind the registry's interface of texts.
#pragma once

#include <optional>

#include "model/core/error.hpp"
#include "model/core/field_text.hpp"
#include "model/core/registry.hpp"
#include "model/core/seats.hpp"
#include "model/core/way_of_play.hpp"

namespace nomos {

// A ruleset whose setting can be read from a board file.
template <class R>
concept WithBoardFile = requires(std::string_view text) {
    { R::setting_of_board(text, text) } -> std::same_as<typename R::template Setting<Native>>;
};
// A ruleset with an outcome that depends on the history.
template <class R>
concept WithHistory = requires(const typename R::template Setting<Native>& s,
                               std::span<const typename R::template Position<Native>> history) {
    { R::outcome_of_history(s, history) } -> std::same_as<std::optional<int>>;
};

// ... and where it lets each state come up only so often, and the states can be counted: every game has fewer
// plies than ten to the power of plies_below(setting).
template <class R>
concept WithCountedStates = WithHistory<R> && requires(const typename R::template Setting<Native>& s) {
    { R::plies_below(s) } -> std::same_as<int>;
};

// The usual setting, or the board file's.
template <Ruleset R>
typename R::template Setting<Native> setting_before_choices(const TableChoice& choice) {
    if (choice.board_text.empty()) return R::default_setting();
    if constexpr (WithBoardFile<R>)
        return R::setting_of_board(choice.board_text, choice.board_name);
    else
        throw UsageError(std::string(R::info().title) + " takes no board file", "leave out --board");
}
template <Ruleset R>
void put_choices(typename R::template Setting<Native>& setting, const TableChoice& choice) {
    for (const auto& text : choice.readings) {
        const Choice c = parse_choice(text, R::info().id, R::info().readings);
        setting.readings.choose(c.reading, c.option);
    }
    for (const auto& text : choice.settings) {
        if constexpr (WithSettingOptions<R>) {
            const SettingChoice c = parse_setting_choice(text, R::setting_options());
            R::set(setting, c.option, c.value);
        } else {
            throw UsageError(std::string(R::info().title) + " has no setting options", "leave out " + text);
        }
    }
    for (const auto& text : choice.fields) put_field(setting, text);
}
// The setting that a table's choice describes.
template <Ruleset R>
typename R::template Setting<Native> setting_of(const TableChoice& choice) {
    auto setting = setting_before_choices<R>(choice);
    put_choices<R>(setting, choice);
    if (!R::template well_formed<Native>(setting))
        throw UsageError("the fields of the setting do not fit together", "leave out a field");
    return setting;
}
// The same on the smaller board of a study: `put_on` makes it one before anything that was chosen is put into it. That
// this fits together is asked on the board that is played on: small ones may break what well-formedness demands.
template <Ruleset R>
typename R::template Setting<Native> setting_on(auto&& put_on, const TableChoice& choice) {
    static_cast<void>(setting_of<R>(choice));
    auto setting = setting_before_choices<R>(choice);
    put_on(setting);
    put_choices<R>(setting, choice);
    return setting;
}

// As it is written, well-formed.
template <class R>
typename R::template Position<Native> read_position(const typename R::template Setting<Native>& setting,
                                                    std::string_view text) {
    const auto position = R::parse(setting, text);
    if (!R::template well_formed<Native>(setting, position))
        throw ParseError({"", 0, 0}, "the position breaks what every position must satisfy", R::kWellFormedHint);
    return position;
}

template <Ruleset R, class Way = ByMoves<R>>
class TableOf final : public Table {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Played = typename Way::Played;

    explicit TableOf(const TableChoice& choice)
        : setting_(setting_of<R>(choice)), start_(R::template start<Native>(setting_)) {}
    TableOf(const Setting& setting, const Position& start) : setting_(setting), start_(start) {}

    std::string start() const override { return R::print(setting_, start_); }
    std::string canonical(std::string_view p) const override { return R::print(setting_, read(p)); }
    std::string canonical_move(std::string_view m) const override {
        return Way::print(setting_, Way::parse(setting_, m));
    }

    std::vector<std::string> legal_moves(std::string_view p) const override {
        std::vector<std::string> moves;
        Way::for_each(setting_, read(p),
                      [&](const Played& m, const Position&) { moves.push_back(Way::print(setting_, m)); });
        return moves;
    }
    Judgement judge(std::string_view p, std::string_view m) const override {
        const Position position = read(p);
        const Played move = Way::parse(setting_, m);
        Judgement j;
        if (outcome_at(position) != kInPlay) {
            j.outcome = name(outcome_at(position)), j.picture = R::picture(setting_, position);
            return j;
        }
        const std::optional<Position> after = Way::after(setting_, position, move);
        j.legal = after.has_value();
        if (after) {
            j.after = R::print(setting_, *after), j.outcome = name(outcome_at(*after));
            j.picture = Way::picture(setting_, position, move);
            j.picture.sums = Way::sums(setting_, position, move);
        } else {
            j.clauses = clauses_behind<R, Way>(setting_, position, move), j.picture = R::picture(setting_, position);
            j.picture.sums = sums_against<R, Way>(setting_, position, move, j.clauses);
            if (j.clauses.empty()) j.clauses = clauses_together<R, Way>(setting_, position, move);
        }
        return j;
    }
    std::string outcome(const std::vector<std::string>& history) const override {
        if constexpr (!WithHistory<R>) return name(outcome_at(read(history.back())));
        std::vector<Position> positions;
        for (const auto& p : history) positions.push_back(read(p));
        return name(outcome_of(setting_, positions));
    }
    std::vector<std::string> readings_allowing(std::string_view p,
                                               const std::vector<std::string>& line) const override {
        std::vector<std::string> choices;
        const auto& table = R::info().readings;
        for (std::size_t r = 0; r < table.size(); ++r)
            for (std::size_t o = 0; o < table[r].options.size(); ++o) {
                Setting other = setting_;
                other.readings.choose(r, o);
                if (!(other.readings.chosen[r] == setting_.readings.chosen[r]) && allows(other, p, line))
                    choices.push_back(std::string(table[r].id) + "=" + std::string(table[r].options[o].id));
            }
        return choices;
    }
    std::uint64_t perft(std::string_view p, int depth) const override { return Way::perft(setting_, read(p), depth); }
    Picture picture(std::string_view p) const override { return R::picture(setting_, read(p)); }

    std::vector<std::string> seats() const override {
        if constexpr (WithSeats<R>)
            return {R::seats().begin(), R::seats().end()};
        else
            return {};
    }
    int seat_to_move(std::string_view p) const override {
        if constexpr (WithSeats<R>)
            return R::seat_to_move(setting_, read(p));
        else
            return read(p), -1;
    }
    bool is_remark(std::string_view word) const override {
        if constexpr (WithSeats<R>)
            return R::is_remark(word);
        else
            return static_cast<void>(word), false;
    }

private:
    static constexpr int kInPlay = 0;

    Position read(std::string_view p) const { return read_position<R>(setting_, p); }
    int outcome_at(const Position& p) const { return outcome_of(setting_, std::span(&p, 1)); }
    static int outcome_of(const Setting& s, std::span<const Position> history) {
        if constexpr (WithHistory<R>)
            if (const auto k = R::outcome_of_history(s, history)) return *k;
        return R::template Rules<Native>::outcome(s, history.back()).lowest();
    }
    // The line can be played from the position, and no move of it comes after the end.
    static bool allows(const Setting& s, std::string_view p, const std::vector<std::string>& line) {
        std::vector<Position> history{R::parse(s, p)};
        for (const auto& text : line) {
            if (outcome_of(s, history) != kInPlay) return false;
            const auto after = Way::after(s, history.back(), Way::parse(s, text));
            if (!after) return false;
            history.push_back(*after);
        }
        return true;
    }
    static std::string name(int outcome) { return std::string(R::info().outcomes[static_cast<std::size_t>(outcome)]); }

    Setting setting_;
    Position start_;
};

template <Ruleset R>
class AnyRulesetOf final : public AnyRuleset {
public:
    const RulesetInfo& info() const override { return R::info(); }
    std::span<const SettingOption> setting_options() const override {
        if constexpr (WithSettingOptions<R>)
            return R::setting_options();
        else
            return {};
    }
    std::span<const ExhibitInfo> exhibits() const override {
        if constexpr (WithExhibits<R>)
            return R::exhibits();
        else
            return {};
    }
    std::unique_ptr<Table> table(const TableChoice& choice) const override {
        if constexpr (WithTurns<R>)
            if (!choice.steps) return std::make_unique<TableOf<R, ByTurns<R>>>(choice);
        return std::make_unique<TableOf<R>>(choice);
    }
};

}  // namespace nomos
