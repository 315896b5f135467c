// A typed ruleset behind the registry's interface of texts.
#pragma once

#include "model/core/error.hpp"
#include "model/core/perft.hpp"
#include "model/core/registry.hpp"

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

template <Ruleset R>
class TableOf final : public Table {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    explicit TableOf(const TableChoice& choice) : setting_(setting_of(choice)) {}

    std::string start() const override { return R::print(setting_, R::template start<Native>(setting_)); }
    std::string canonical(std::string_view p) const override { return R::print(setting_, read(p)); }
    std::vector<std::string> legal_moves(std::string_view p) const override {
        std::vector<std::string> moves;
        R::Rules::for_each_move(setting_, read(p), [&](const Move& m) { moves.push_back(R::print_move(setting_, m)); });
        return moves;
    }
    Picture picture(std::string_view p) const override { return R::picture(setting_, read(p)); }
    std::uint64_t perft(std::string_view p, int depth) const override { return nomos::perft<R>(setting_, read(p), depth); }
    std::vector<std::pair<std::string, std::uint64_t>> divide(std::string_view p, int depth) const override {
        std::vector<std::pair<std::string, std::uint64_t>> parts;
        const Position position = read(p);
        R::Rules::for_each_move(setting_, position, [&](const Move& m) {
            const Position after = R::Rules::template apply<Native>(setting_, position, m);
            parts.emplace_back(R::print_move(setting_, m), nomos::perft<R>(setting_, after, depth - 1));
        });
        return parts;
    }

    Judgement judge(std::string_view p, std::string_view m) const override {
        const Position position = read(p);
        const Move move = R::parse_move(setting_, m);
        Judgement j;
        j.legal = R::template well_formed<Native>(setting_, position, move) &&
                  R::Rules::template legal<Native>(setting_, position, move);
        if (!j.legal) {
            j.clauses = forbidden_by(position, move);
            j.picture = R::picture(setting_, position);
            return j;
        }
        const Position after = R::Rules::template apply<Native>(setting_, position, move);
        j.after = R::print(setting_, after);
        j.outcome = name(R::Rules::template outcome<Native>(setting_, after).lowest());
        j.picture = R::picture_of_move(setting_, position, move);
        return j;
    }

    std::string outcome(const std::vector<std::string>& history) const override {
        if constexpr (WithHistory<R>) {
            std::vector<Position> positions;
            for (const auto& p : history) positions.push_back(read(p));
            if (const auto k = R::outcome_of_history(setting_, positions)) return name(*k);
        }
        return name(R::Rules::template outcome<Native>(setting_, read(history.back())).lowest());
    }

private:
    static Setting setting_of(const TableChoice& choice) {
        Setting setting = R::default_setting();
        if (!choice.board_text.empty()) {
            if constexpr (WithBoardFile<R>) setting = R::setting_of_board(choice.board_text, choice.board_name);
            else throw UsageError(std::string(R::info().title) + " takes no board file", "leave out --board");
        }
        for (const auto& text : choice.readings) {
            const Choice c = parse_choice(text, R::info().id, R::info().readings);
            auto& chosen = setting.readings.chosen[static_cast<std::size_t>(c.reading)];
            chosen = {};
            chosen.set(c.option);
        }
        return setting;
    }
    Position read(std::string_view p) const {
        const Position position = R::parse(setting_, p);
        if (!R::template well_formed<Native>(setting_, position))
            throw ParseError({"", 0, 0}, "the position breaks what every position must satisfy", R::kWellFormedHint);
        return position;
    }
    // The clauses any one of which, dropped, would make the move legal.
    std::vector<std::string> forbidden_by(const Position& p, const Move& m) const {
        std::vector<std::string> ids;
        using Clauses = InForce<Native, typename R::Clause>;
        for (int c = 0; c < Clauses::kCount; ++c) {
            Clauses without;
            without.clauses.reset(c);
            if (R::Constraints::template legal<Native>(setting_, p, m, without))
                ids.emplace_back(R::info().clauses[static_cast<std::size_t>(c)].id);
        }
        return ids;
    }
    static std::string name(int outcome) { return std::string(R::info().outcomes[static_cast<std::size_t>(outcome)]); }

    Setting setting_;
};

template <Ruleset R>
class AnyRulesetOf final : public AnyRuleset {
public:
    const RulesetInfo& info() const override { return R::info(); }
    std::unique_ptr<Table> table(const TableChoice& choice) const override { return std::make_unique<TableOf<R>>(choice); }
};

}  // namespace nomos
