// Does every game end, can it end as it should, can a player be left without a move? Recorded lines are
// replayed under all reading sets at once: moves and set-up are constants, so next to nothing but the
// readings is left of the rules, and under which of them the line shows what it is to show is a small
// question. Its answer is told option by option, and one setting is replayed by the rules that play.
//
// Something said to be possible holds if a line shows it in the setting it is said of, which is the default
// one if nothing else is said; something denied is
// violated if a line shows it in any. The scope names all reading sets that have such a line. If no line
// shows anything, nothing is known.
#pragma once

#include <algorithm>
#include <iterator>

#include "checkers/laws.hpp"
#include "properties/line.hpp"

namespace nomos::termination {

// What following lines may cost. A line under whose readings much of the position stays open is soon the whole game in
// one formula: it is given up, and whoever wrote it is told at which move.
struct Allowance {
    smt::Session& session;    // of the terms
    std::uint64_t of_a_line;  // in the units of its budget; 0: as much as it takes
    std::uint64_t until = 0;
    std::string given_up_after{};  // the first move of all lines after which it was more

    void begin_line() { until = session.spent() + of_a_line; }
    bool is_left_after(const std::string& move) {
        const bool left = of_a_line == 0 || session.spent() <= until;
        if (!left && given_up_after.empty()) given_up_after = move;
        return left;
    }
};

template <class R, class A>
struct Replay {
    using Setting = typename R::template Setting<A>;
    using Position = typename R::template Position<A>;
    using Move = typename R::template Move<A>;

    const Setting& setting;
    Position position = R::template start<A>(setting);
    Bit<A> so_far = true;

    Allowance* allowance = nullptr;  // where there are terms

    void play(const std::vector<std::string>& moves) {
        for (const std::string& text : moves) {
            const Move move = as<Move>(R::parse_move(R::default_setting(), text));
            so_far = so_far && R::template Rules<A>::legal(setting, position, move);
            if constexpr (std::same_as<A, Native>)
                if (!so_far) return;  // apply() asks for a legal move
            position = R::template Rules<A>::apply(setting, position, move);
            if constexpr (!std::same_as<A, Native>) {
                settle(allowance->session);
                if (!allowance->is_left_after(text)) return;
            }
        }
    }
    // A field that is the same under all readings of which the line goes on becomes a constant: an attack in
    // vain leaves terms of readings everywhere, though it changes nothing.
    void settle(smt::Session& session) {
        Position::zip(
            [&](const auto&, auto& field) {
                if (field.is_constant() || session.check({so_far}) != smt::Answer::satisfiable) return;
                const std::decay_t<decltype(field)> value(session.value(field));
                if (session.check({so_far, field != value}) == smt::Answer::unsatisfiable) field = value;
            },
            position);
    }
    Bit<A> stands(int outcome) const {
        return R::template Rules<A>::outcome(setting, position) == Bits<R::kOutcomes>::single(outcome);
    }
    // No move worth asking about is legal; natively, none that is listed.
    Bit<A> nobody_can_move() const {
        Bit<A> stuck = true;
        const auto tried = [&](const auto& move) {
            stuck = stuck && !R::template Rules<A>::legal(setting, position, as<Move>(move));
        };
        if constexpr (std::same_as<A, Native>)
            R::template Rules<Native>::for_each_move(setting, position, tried);
        else
            R::for_each_candidate(R::default_setting(), R::template start<Native>(R::default_setting()), tried);
        return stuck;
    }
    template <class To, class From>
    static To as(const From& record) {
        if constexpr (std::same_as<To, From>)
            return record;
        else
            return smt::lifted<To>(record);
    }
};

// Does the setting have the options that the line is for? UserError for one that there is not.
template <class R, class A>
Bit<A> is_for(const Line& line, const typename R::template Setting<A>& setting) {
    Bit<A> all = true;
    for (const std::string_view wanted : line.readings) {
        const Choice c = parse_choice(wanted, R::info().id, R::info().readings);
        all = all && test(setting.readings.chosen[static_cast<std::size_t>(c.reading)], c.option);
    }
    return all;
}
template <class R, class A>
Bit<A> shows(const Line& line, const typename R::template Setting<A>& setting, Allowance* allowance = nullptr) {
    Replay<R, A> replay{setting};
    replay.allowance = allowance, replay.so_far = is_for<R, A>(line, setting);
    replay.play(line.moves);
    if (!line.ends.empty()) {
        const auto& names = R::info().outcomes;
        const auto outcome = std::ranges::find(names, line.ends);
        expect(outcome != names.end(), "a line ends in one of the outcomes");
        return replay.so_far && replay.stands(static_cast<int>(outcome - names.begin()));
    }
    if (line.round.empty()) return replay.so_far && replay.stands(0) && replay.nobody_can_move();
    const auto begun = replay.position;
    replay.play(line.round);
    return replay.so_far && same(begun, replay.position);
}
// The default setting with its readings open.
template <class R>
struct OpenReadings {
    using Setting = typename R::template Setting<Symbolic>;
    smt::Session session;
    Setting setting = smt::lifted<Setting>(R::default_setting());
    Allowance allowance;

    // A line may cost what a question may, and each question on its way a twentieth.
    explicit OpenReadings(const Options& options)
        : session({options.budget.resources / 20 + (options.budget.resources % 20 != 0 ? 1U : 0U),
                   options.budget.milliseconds, options.budget.seed}),
          allowance{session, options.budget.resources} {
        setting.readings = session.template fresh<Setting>("setting").readings;
        session.require(well_formed(setting.readings, R::info().readings));
    }
    smt::Bit shown_by_some(const std::vector<Line>& lines) {
        smt::Bit some = false;
        for (const Line& line : lines) {
            allowance.begin_line();
            const smt::Bit shown = shows<R, Symbolic>(line, setting, &allowance);
            if (!allowance.given_up_after.empty()) return false;
            some = some || shown;
        }
        return some;
    }
    // Was a line too dear to be followed to its end? Then nothing is known of any.
    bool gave_up(CheckResult& r) const {
        if (allowance.given_up_after.empty()) return false;
        give_up(r, "too much of the position depends on the readings",
                "after the move " + allowance.given_up_after + " of a line");
        return true;
    }
    // Of each reading the options with which the condition can hold, or is not refuted: words, one a reading.
    std::vector<Bits<kMostOptions>> options_with(const smt::Bit& condition) {
        const auto& table = R::info().readings;
        std::vector<Bits<kMostOptions>> possible(table.size());
        for (std::size_t i = 0; i < table.size(); ++i)
            for (std::size_t o = 0; o < table[i].options.size(); ++o)
                if (session.check({condition, test(setting.readings.chosen[i], static_cast<int>(o))}) !=
                    smt::Answer::unsatisfiable)
                    possible[i].set(static_cast<int>(o));
        return possible;
    }
    smt::Bit within(const std::vector<Bits<kMostOptions>>& possible) const {
        smt::Bit all = true;
        for (std::size_t i = 0; i < possible.size(); ++i)
            all = all && none(setting.readings.chosen[i] & ~smt::Word<kMostOptions>(possible[i]));
        return all;
    }
    // "under all reading sets", "under all reading sets with a=x, b=y or z", "under some reading sets ..."
    std::string told(const smt::Bit& condition) {
        if (session.check({!condition}) == smt::Answer::unsatisfiable) return "under all reading sets";
        const auto& table = R::info().readings;
        const auto possible = options_with(condition);
        const bool exact = session.check({within(possible), !condition}) == smt::Answer::unsatisfiable;
        std::string text;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (possible[i].count() == static_cast<int>(table[i].options.size())) continue;
            text += (text.empty() ? " with " : ", ") + std::string(table[i].id) + "=";
            bool first = true;
            possible[i].for_each([&](int o) {
                text += (first ? "" : " or ") + std::string(table[i].options[static_cast<std::size_t>(o)].id);
                first = false;
            });
        }
        return (exact ? "under all reading sets" : "under some reading sets") + text;
    }
};

// The line that shows it in the default setting, or as near to it as can be.
template <class R>
Witness witness_of(const std::vector<Line>& lines, OpenReadings<R>& open, const smt::Bit& shown) {
    auto setting = R::default_setting();
    open.session.require(shown);
    for (std::size_t i = 0; i < setting.readings.chosen.size(); ++i)
        canonical::prefer(open.session,
                          open.setting.readings.chosen[i] == smt::Word<kMostOptions>(setting.readings.chosen[i]));
    open.session.check();
    setting.readings = open.session.template read<decltype(setting.readings)>(open.setting.readings);
    const auto line = std::ranges::find_if(lines, [&](const Line& l) { return shows<R, Native>(l, setting); });
    expect(line != lines.end(), "a line that shows something replays");
    Replay<R, Native> replay{setting};
    Witness w = witness_at<R>(setting, replay.position, "");
    w.moves = line->moves;
    replay.play(line->moves);
    w.pictures.push_back(R::picture(setting, replay.position));
    w.note = !line->ends.empty()   ? "the line ends: " + std::string(line->ends)
             : line->round.empty() ? "after the line whoever is to move has no move"
                                   : "the last " + std::to_string(line->round.size()) + " moves can go on for ever";
    w.moves.insert(w.moves.end(), line->round.begin(), line->round.end());
    return w;
}

// What comes of the lines, each thing once: "end with \"Black wins\", or end with \"draw\"".
inline std::string what_happens(const std::vector<Line>& lines) {
    std::vector<std::string> ways;
    for (const Line& line : lines) {
        std::string way = !line.ends.empty()   ? "end with \"" + std::string(line.ends) + "\""
                          : line.round.empty() ? "leave whoever is to move without a move, and no rule ends it"
                                               : "come to moves that lead back to where they began, and go on for ever";
        if (std::ranges::find(ways, way) == ways.end()) ways.push_back(std::move(way));
    }
    std::string text;
    for (const std::string& way : ways) text += (text.empty() ? "" : ", or ") + way;
    return text;
}

template <class R>
void replay(const ClaimOfLines<R>& claim, const Options& options, CheckResult& r) {
    const std::vector<Line> lines = claim.lines();
    OpenReadings<R> open(options);
    const smt::Bit shown = open.shown_by_some(lines);
    r.method = Method::replay, r.scope.board = std::string(R::info().board) + ", from the set-up";
    if (open.gave_up(r)) return;
    const std::string told = open.told(shown);
    if (open.session.check({shown}) != smt::Answer::satisfiable) {
        r.detail = "none of the games that were tried shows it";
        return;
    }
    std::vector<Line> telling;  // the one that is shown need not do under every answer: another does there
    std::ranges::copy_if(lines, std::back_inserter(telling), [&](const Line& line) {
        return open.session.check({open.shown_by_some({line})}) == smt::Answer::satisfiable;
    });
    r.witnesses.push_back(witness_of<R>(lines, open, shown));
    std::vector<std::string> spoken_of;
    if (claim.under != nullptr) spoken_of = strings(claim.under());
    const bool as_played = r.witnesses.front().readings == spoken_of;
    r.verdict = claim.possible && as_played ? Verdict::holds : Verdict::violated;
    r.scope.readings = told;
    r.detail = claim.possible
                   ? (telling.size() > 1 ? "games played from the set-up show it " : "a game shows it ") + told
                   : "a game can " + what_happens(telling) + "; that can happen " + told;
}
// A line shows nothing without its last move.
template <class R>
void can_show_nothing(const ClaimOfLines<R>& claim, const Options& options, CheckResult& r) {
    std::vector<Line> lines = claim.lines();
    for (Line& line : lines) (line.round.empty() ? line.moves : line.round).pop_back();
    OpenReadings<R> open(options);
    const smt::Answer answer = open.session.check({open.shown_by_some(lines)});
    r.method = Method::replay;
    if (open.gave_up(r)) return;
    r.verdict = answer == smt::Answer::unsatisfiable ? Verdict::holds : Verdict::violated;
    r.detail = answer == smt::Answer::unsatisfiable ? "without its last move no line shows anything"
                                                    : "a line shows it without its last move";
}

// --- whoever is to move has a move ------------------------------------------------------------------
template <class R>
smt::Bit stuck_in_play(const Scene<R>& scene) {
    termination::Replay<R, Symbolic> here{scene.setting, scene.before};
    return here.stands(0) && here.nobody_can_move();
}
template <class R>
smt::Bit premise(const AlwaysAMove<R>& law, const Scene<R>& scene) {
    return law.where(induction::situation<R, Symbolic>(scene.setting, scene.before));
}
// Refuted: no move worth asking about is legal. So some move is.
template <class R>
void prove_can_move(const AlwaysAMove<R>& law, const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    r.detail = "neither proved nor a position met";
    const std::vector<smt::Bit> stuck{scene.enough(), premise(law, scene), stuck_in_play<R>(scene)};
    if (scene.session.check_alone(stuck) == smt::Answer::unsatisfiable) {
        dump_refuted(scene.session, options, r.id, stuck);
        r.verdict = Verdict::holds, r.detail = "in every such position some move is legal", r.by = Pass::whole;
        return;
    }
    laws::thrown<R>(options, [&](const Case<R>& c, Dice&) {
        const auto here = induction::situation<R, Native>(c.setting, c.before);
        const Replay<R, Native> replay{c.setting, c.before};
        if (!induction::all_invariants<R, Native>(c.setting, c.before) || !law.where(here) || !replay.stands(0) ||
            !replay.nobody_can_move())
            return false;
        r.verdict = Verdict::violated, r.detail = "a position in play without a legal move";
        r.witnesses.push_back(witness<R>(c, "whoever is to move has no move", false));
        return true;
    });
}
// There are positions in play without a move where the property does not speak of them, and some of which it speaks.
template <class R>
void can_be_stuck(const AlwaysAMove<R>& law, const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    scene.session.require(!premise(law, scene) && stuck_in_play<R>(scene));
    const smt::Answer answer = scene.session.check();
    if (answer == smt::Answer::unknown) return give_up(r);
    const bool can = answer == smt::Answer::satisfiable;
    r.verdict = can ? Verdict::holds : Verdict::violated;
    r.detail = can ? "elsewhere a player can be without a move" : "nobody is ever without a move, whatever it says";
    if (!can || laws::thrown<R>(options, [&](const Case<R>& c, Dice&) {
            return induction::all_invariants<R, Native>(c.setting, c.before) &&
                   law.where(induction::situation<R, Native>(c.setting, c.before)) &&
                   Replay<R, Native>{c.setting, c.before}.stands(0);
        }))
        return;
    r.verdict = Verdict::unknown, r.detail += "; no position in play that it speaks of was met";
}

}  // namespace nomos::termination
