#include "analysis/spread/exploring.hpp"

#include <fmt/format.h>

#include "analysis/graph/agreement.hpp"
#include "analysis/graph/tally.hpp"
#include "analysis/graph/value_of_board.hpp"
#include "analysis/spread/checkpoint.hpp"
#include "analysis/spread/cycles.hpp"
#include "analysis/spread/values.hpp"
#include "checkers/store/fingerprint.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"

namespace nomos::graph {

namespace {

class Spread {
public:
    Spread(const Search& search, const ExploreChoice& choice, Exploration& e)
        : search_(search), held_(search.held()), ranks_(search.ranks()), choice_(choice), e_(e) {}

    void explore() {
        count();
        try {
            look_further();
        } catch (const Stopped&) {  // what has been counted stands
        }
        e_.stopped = stop_is_wanted();
    }

private:
    void look_further() {
        if (choice_.conformance) tell(choice_.on_progress, Stage::comparing_encodings), compare_encodings();
        tell(choice_.on_progress, Stage::looking_for_lines);
        tell_longest();
        leave_if_stopped();
        tell(choice_.on_progress, Stage::connecting);
        if (const auto part = connect(search_, choice_.most_edges, choice_.jobs))
            tell(choice_.on_progress, Stage::solving), study(*part);
    }
    void count() {
        e_.symmetries = held_.symmetries(), e_.closed = held_.start_is_alone();
        e_.complete = search_.complete(), e_.positions = search_.size(), e_.seconds = search_.seconds();
        e_.bits = held_.bits();
        std::uint64_t bytes = 0;
        for (std::size_t s = search_.shares().begin(); s < search_.shares().end(); ++s) bytes += held_.bytes(s);
        e_.bytes_beside = static_cast<double>(sum(ranks_, bytes)) / static_cast<double>(e_.positions) - e_.bits / 8.0;
        for (int d = 0; d <= search_.depth(); ++d)
            if (const auto n = search_.at_depth(d); n != 0) e_.per_depth.push_back(n);
        const auto outcomes = held_.outcomes();
        tell(choice_.on_progress, Stage::counting_images);
        Tally tally(outcomes.size());
        each_own([&](At at) { tally.count(held_.note(at), held_.orbit(at)); });
        ranks_.add_up(tally.numbers());
        tally.tell(outcomes, e_);
    }
    template <class Visit>
    void each_own(Visit&& visit) const {
        for (auto s = static_cast<std::uint32_t>(search_.shares().begin()); s < search_.shares().end(); ++s)
            for (std::uint32_t place = 0; place < held_.size(s); ++place) visit(At{s, place});
    }
    // Positions are numbered rank after rank, so the first ranks have what is shown first.
    void compare_encodings() {
        std::vector<Agreement> parts(search_.shares().count());
        parallel_for(parts.size(), choice_.jobs, [&](std::size_t i) {
            const auto s = static_cast<std::uint32_t>(search_.shares().begin() + i);
            for (std::uint32_t place = 0; place < held_.size(s); ++place) {
                leave_if_stopped();
                const auto what = held_.disagreement({s, place}, parts[i].compared);
                if (!what.empty() && parts[i].disagreements.size() < Agreement::kMostShown)
                    parts[i].disagreements.push_back(what);
            }
        });
        Agreement own = all_of(parts);
        e_.compared = sum(ranks_, own.compared);
        std::string lines;
        for (const auto& what : own.disagreements) lines += what + "\n";
        for (int r = 0; r < ranks_.count(); ++r) {
            const std::string told = told_by(ranks_, r, lines);
            for (std::size_t at = 0; at < told.size(); at = told.find('\n', at) + 1)
                if (e_.disagreements.size() < Agreement::kMostShown)
                    e_.disagreements.push_back(told.substr(at, told.find('\n', at) - at));
        }
    }
    void tell_longest() {
        for (int d = search_.depth(); d >= 0; --d) {
            const std::uint64_t end =
                search_.first_at_depth(d, [&](At at) { return outcome_of(held_.note(at)) != kInPlay; });
            if (end == Search::kNone) continue;
            const At at = search_.at(end);
            const int outcome = search_.shares().mine(at.shard) ? outcome_of(held_.note(at)) : 0;
            e_.longest = d, e_.longest_line = line(search_.shortest_way(end));
            e_.longest_outcome = held_.outcomes()[sum(ranks_, static_cast<std::uint64_t>(outcome))];
            return;
        }
    }
    std::vector<std::string> line(const std::vector<std::uint64_t>& way) const { return held_.line(search_.keys(way)); }
    static std::vector<std::uint64_t> numbers(const std::vector<Vertex>& vertices) {
        return {vertices.begin(), vertices.end()};
    }

    void study(const Part& part) {
        const auto start = static_cast<Vertex>(search_.number_of(held_.key_of_start()));
        e_.edges = edges_of(part);
        const Components c = components(part);
        e_.components = {c.count, c.cyclic, c.on_cycles, c.largest, !c.cycle.empty(), {}, {}};
        if (!c.cycle.empty()) {
            const auto way = search_.keys(search_.shortest_way(c.cycle.front()));
            Loop loop = held_.loop(way, search_.keys(numbers(c.cycle)));
            e_.components->lead = std::move(loop.lead), e_.components->round = std::move(loop.round);
        }
        if (e_.sides.size() == 2) {
            const Solved solved = solve(part, start);
            e_.value = value_of(solved, e_.sides);
            e_.value->line = line(numbers(best_line(part, solved, start)));
        } else {
            e_.value = value_of(coalitions(part, start), e_.sides, e_.complete);
        }
    }

    const Search& search_;
    const Held& held_;
    Ranks& ranks_;
    const ExploreChoice& choice_;
    Exploration& e_;
};

// What is explored, in a line.
std::string question_of(const Exploration& e, const ExploreChoice& choice) {
    std::string text = fmt::format("{} {}", e.ruleset, e.board);
    if (!choice.table.board_text.empty()) text += fmt::format(" {:016x}", fingerprint(choice.table.board_text));
    for (const auto& part : {e.differs, "from " + e.start}) text += (part.empty() ? "" : ", ") + part;
    for (const auto& reading : e.readings) text += ", " + reading;
    return text + (choice.up_to_symmetry ? ", up to symmetry" : ", every image");
}

}  // namespace

Exploration explore_spread(std::string_view ruleset, const ExploreChoice& chosen, Ranks& ranks,
                           const Keeping& keeping) {
    Exploration e;
    std::unique_ptr<Held> held;
    // What is explored is told once the checkpoint has been read, which may be refused.
    ExploreChoice choice = chosen;
    bool begun = false;
    choice.on_chosen = {};
    choice.on_progress = [&](const Progress& progress) {
        if (!begun && chosen.on_chosen) chosen.on_chosen(e);
        begun = true;
        if (chosen.on_progress) chosen.on_progress(progress);
    };
    together(ranks, [&] { held = held_of(ruleset, choice, e); });
    e.sides = held->sides(), e.start = held->start();
    const std::string question = question_of(e, choice), sources(store::fingerprint_of_sources(e.ruleset));
    together(ranks, [&] {
        if (told_by(ranks, 0, question + sources) != question + sources)
            throw UsageError("not all ranks explore the same: another nomos or another file on one of the machines",
                             "install the same version on all of them");
    });
    std::optional<Checkpoint> checkpoint;
    if (!keeping.folder.empty()) checkpoint.emplace(ranks, keeping.folder, keeping.seconds, question, sources);
    const Search search(*held, ranks, choice, checkpoint ? &*checkpoint : nullptr);
    Spread(search, choice, e).explore();
    return e;
}

}  // namespace nomos::graph
