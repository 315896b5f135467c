// Of each open question on one board: after how few plies can its options differ?
//
// Asked of the solver ply by ply (unrolled.hpp); what it shows is replayed by the executable rules, which must find the
// difference there, too. A question that takes more than its budget is given up, and so are all once it is not
// refuted that the formula leaves something out. Only resource units of Z3 bound it, so the answers are the same on
// every machine. Of several shortest lines the least is shown, unless a question on the way
// to it is given up (least_model.hpp).
#pragma once

#include "analysis/readings/another_way.hpp"
#include "analysis/readings/differences_here.hpp"
#include "analysis/unrolled/unrolled.hpp"

namespace nomos::analysis {

// A ruleset of single moves, whatever turns it has.
template <class R>
struct BySteps : R {
    using Turn = void;
};

template <class R, class Study>
class ShortestSearch {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    ShortestSearch(const Setting& setting, const Position& start, unsigned resources)
        : setting_(setting),
          start_(start),
          play_(setting, start, {resources, 0, 1}),
          found_(R::info().readings.size()) {
        for (int r = 0; r < static_cast<int>(found_.size()); ++r)
            if (judged_elsewhere<R>(r))
                at(r).why = ShortestLine::Why::whole_turns;
            else
                open_.push_back(r);
    }
    // By reading: lines of at most so many plies.
    std::vector<ShortestLine> within(int plies) {
        for (const int r : open_) at(r).answer = ShortestLine::Answer::none;
        while (play_.is_complete() && !open_.empty()) {
            std::erase_if(open_, [&](int r) { return is_settled(r); });
            if (play_.plies() == plies) return found_;
            if (!open_.empty()) play_.deepen();
        }
        for (const int r : open_)
            at(r).answer = ShortestLine::Answer::given_up, at(r).why = ShortestLine::Why::units_for_all;
        return found_;
    }

private:
    ShortestLine& at(int reading) { return found_[static_cast<std::size_t>(reading)]; }
    bool is_settled(int reading) {
        ShortestLine& shortest = at(reading);
        smt::Answer answer = play_.ask(reading);
        std::vector<Move> line;
        if (answer == smt::Answer::satisfiable) line = play_.line();
        if (!play_.ends_at_the_end() && goes_on_after_the_end(line)) {
            play_.end_at_the_end(), answer = play_.ask(reading);
            if (answer == smt::Answer::satisfiable) line = play_.line();
        }
        if (answer == smt::Answer::unsatisfiable) return shortest.refuted = play_.plies(), false;
        if (answer == smt::Answer::unknown)
            shortest.answer = ShortestLine::Answer::given_up, shortest.why = ShortestLine::Why::units;
        else
            shortest.answer = ShortestLine::Answer::found, replay(reading, line, shortest);
        return true;
    }
    bool goes_on_after_the_end(const std::vector<Move>& line) const {
        Position p = start_;
        for (const Move& m : line) {
            if (!R::template Rules<Native>::outcome(setting_, p).test(0)) return true;
            p = R::template Rules<Native>::apply(setting_, p, m);
        }
        return false;
    }
    void replay(int reading, const std::vector<Move>& line, ShortestLine& shortest) {
        Position p = start_, turn_begins = start_;
        for (const Move& m : line) {
            expect(R::template Rules<Native>::legal(setting_, p, m), "a shortest line replays");
            shortest.line.push_back(R::print_move(setting_, m));
            p = R::template Rules<Native>::apply(setting_, p, m);
            if (Plays<R>::may_start(setting_, p)) turn_begins = p;
        }
        const auto& options = R::info().readings[static_cast<std::size_t>(reading)].options;
        shortest.within_a_turn = WithTurns<R>;
        for (int o = 0; o < static_cast<int>(options.size()); ++o) {
            const auto other = with_option(setting_, reading, o);
            const auto here = differences_here<BySteps<R>>(setting_, other, p);
            const Materiality changes = weight_of(here);
            if (changes == Materiality::no_effect) continue;
            shortest.options.emplace_back(options[static_cast<std::size_t>(o)].id);
            const auto by = telling_play<BySteps<R>>(setting_, other, p, here);
            shortest.by.push_back(by ? R::print_move(setting_, *by) : "");
            if (shortest.option.empty()) shortest.option = shortest.options.back(), shortest.changes = changes;
            if (shortest.within_a_turn &&
                weight_of(differences_here<R>(setting_, other, turn_begins)) != Materiality::no_effect)
                shortest.within_a_turn = false;
        }
        expect(!shortest.option.empty(), "where a shortest line leads an option makes a difference");
    }

    Setting setting_;
    Position start_;
    Unrolled<R, Study> play_;
    std::vector<ShortestLine> found_;  // by reading
    std::vector<int> open_;            // readings that are not settled
};

}  // namespace nomos::analysis
