// Positions worth asking an engine about, under one setting, each with the play that it is there for.
//
// In this order: positions that tell two options of a reading apart (reading_witnesses.hpp); the edges that
// fuzzing found, and what lies beside them; the examples of the source; and, until there are enough, what
// the sources of fuzzing give in turn. Positions come with settings of their own and are put under the one
// that is asked about; what is not well-formed there, or breaks an invariant, is left out. So is a position
// of which more plays are allowed than anybody wants to read.
#pragma once

#include <array>
#include <set>

#include "analysis/engines/engines.hpp"
#include "analysis/engines/reading_witnesses.hpp"
#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/sources.hpp"

namespace nomos::engines {

// `c.move` is a single move, which the clauses are asked about.
template <class R>
struct EdgeCase {
    Case<R> c;
    std::optional<typename Listing<R>::Play> play;
    std::string source, of;
};

template <class R>
class EdgeCases {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;

    EdgeCases(const Setting& setting, std::uint64_t seed, int count)
        : setting_(setting), seed_(seed), count_(static_cast<std::size_t>(count)) {}

    std::vector<EdgeCase<R>> collected(const std::vector<fuzz::CorpusFile>& edges) {
        for (const auto& entry : edges)
            for (const Case<R>& c : fuzz::cases_of<R>(entry)) pool_.push_back(c);
        add_witnesses();
        add_edges(edges);
        add_examples();
        add_drawn();
        return std::move(all_);
    }

private:
    static constexpr std::size_t kMostPlays = 400;

    bool is_full() const { return all_.size() >= count_; }
    // The case under the setting that is asked about; nothing where it does not fit or is known.
    std::optional<Case<R>> settled(const Case<R>& c) const {
        const Case<R> here{setting_, consistent<R>(setting_, c.before), c.move};
        if (!is_askable<R>(setting_, here.before) || !fuzz::is_sound(here)) return {};
        return here;
    }
    // A position may be there for several reasons, each with a move of its own, but is not drawn twice.
    void add(const Case<R>& c, const std::optional<typename Listing<R>::Play>& play, std::string source,
             std::string of) {
        if (is_full()) return;
        const auto here = settled(c);
        if (!here || listing_of<R>(setting_, here->before).plays.size() > kMostPlays) return;
        const std::uint64_t reason = of.empty() ? 0 : hash(here->move);
        if (!seen_.insert(hash(here->before) ^ reason).second ||
            (of.empty() && positions_.contains(hash(here->before))))
            return;
        positions_.insert(hash(here->before));
        all_.push_back({*here, play ? play : play_of(*here), std::move(source), std::move(of)});
    }
    // The single move as a play, where it can be read as one.
    static std::optional<typename Listing<R>::Play> play_of(const Case<R>& c) {
        if constexpr (WithTurns<R>) {
            try {
                return R::parse_turn(c.setting, R::print_move(c.setting, c.move));
            } catch (const ParseError&) {
                return {};
            }
        } else {
            return c.move;
        }
    }
    // The single move that the play begins with; any at all where there is no play.
    typename R::template Move<Native> first_step(const ReadingWitness<R>& w) const {
        if constexpr (WithTurns<R>) {
            if (w.play) return w.play->step(0);
        } else {
            if (w.play) return *w.play;
        }
        Dice dice(hash(w.position));
        return R::throw_move(setting_, w.position, dice);
    }

    void add_witnesses() {
        for (const auto& w : ReadingWitnesses<R>(setting_, seed_, pool_).found())
            add({setting_, w.position, first_step(w)}, w.play, "reading",
                std::string(R::info().readings[static_cast<std::size_t>(w.reading)].id));
    }
    // What is an edge under one reading set may lie beside it under another.
    void add_edges(const std::vector<fuzz::CorpusFile>& edges) {
        for (const auto& entry : edges) {
            const std::string clause = entry.name.substr(entry.name.find(' ') + 1);
            for (const Case<R>& c : fuzz::cases_of<R>(entry)) {
                const auto here = settled(c);
                if (here) add(*here, {}, fuzz::marks_of<R>(*here, index_of(clause)).any() ? "edge" : "beside", clause);
            }
        }
    }
    static int index_of(const std::string& clause) {
        const auto& all = R::info().clauses;
        return static_cast<int>(
            std::find_if(all.begin(), all.end(), [&](const ClauseInfo& c) { return c.id == clause; }) - all.begin());
    }
    void add_examples() {
        Dice dice(seed_ + 11);
        for (const ExampleInfo& e : R::info().examples) {
            Case<R> c{R::default_setting(), {}, {}};
            c.before = R::parse(c.setting, e.position);
            c.move = R::throw_move(c.setting, c.before, dice);
            add(c, {}, "example", std::string(e.id));
        }
    }
    // Each source in its turn; what is too often no use, as where boards are thrown, gives up.
    void add_drawn() {
        fuzz::Sources<R> sources(seed_ + 13, pool_);
        const std::size_t most = 64 * count_;
        for (std::size_t i = 0; i < most && !is_full(); ++i) {
            const auto source = static_cast<fuzz::Source>(i % std::size_t{fuzz::kSources});
            add(sources.draw(source), {}, std::string(fuzz::kSourceNames[i % std::size_t{fuzz::kSources}]), "");
        }
    }

    Setting setting_;
    std::uint64_t seed_;
    std::size_t count_;
    std::vector<Case<R>> pool_;
    std::vector<EdgeCase<R>> all_;
    std::set<std::uint64_t> seen_, positions_;
};

}  // namespace nomos::engines
