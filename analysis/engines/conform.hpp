// Asking an engine, and finding the readings that it silently chose.
//
// Of each position the engine is asked how it stands, what may be played, and what some plays lead to:
// those that come out differently under different readings first. What an answer says of the readings is
// the set of combinations of options under which it would be right, of the readings that it depends on
// (dependence.hpp). Answers are taken together, the kind of answer that was given most often first
// (silent_reading.hpp); one that is right under no reading set, or under none that the others leave, is
// where the engine differs. Every reading set that is named in the end is asked natively for every
// question again: a dependence that was missed shows there, is added, and all is worked out once more.
#pragma once

#include <map>

#include "analysis/engines/dependence.hpp"
#include "analysis/engines/differences.hpp"
#include "analysis/engines/edge_cases.hpp"
#include "analysis/engines/silent_reading.hpp"

namespace nomos::engines {

// A position to ask about, and plays that are to be asked about in it.
template <class R>
struct Subject {
    typename R::template Position<Native> position;
    std::vector<typename Listing<R>::Play> plays{};
};

template <class R>
class Conformer {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Kind = typename Question<R>::Kind;

    Conformer(Engine& engine, const ConformOptions& options)
        : engine_(engine), options_(options), usual_(setting_of<R>(options.choice)), probes_(probes_of<R>(usual_)) {}

    Conformity run(const std::vector<fuzz::CorpusFile>& edges) {
        result_.ruleset = R::info().id, result_.reading_sets = reading_sets(R::info().readings);
        std::vector<Subject<R>> subjects = options_.positions ? of_file() : of_edges(edges);
        for (std::size_t i = 0; i < subjects.size() && goes_on(); ++i) {
            ask_about(subjects[i]);
            ++result_.positions;
            options_.progress(i + 1, subjects.size(), std::string(R::info().id));
        }
        result_.stopped = is_stopped();
        conclude();
        return std::move(result_);
    }

private:
    static constexpr std::size_t kMostPlays = 12, kMostApart = 24, kMostCombinations = 4'096;
    struct Answered {
        Question<R> question;
        Said<R> said;
        Relation relation{};
    };

    bool is_stopped() const { return options_.stop && options_.stop->load(); }
    bool goes_on() const { return !engine_.is_gone() && !is_stopped(); }

    // --- what is asked ---------------------------------------------------------------------------
    std::vector<Subject<R>> of_edges(const std::vector<fuzz::CorpusFile>& edges) const {
        std::vector<Subject<R>> all;
        std::map<std::uint64_t, std::size_t> known;  // by position
        for (const auto& edge : EdgeCases<R>(usual_, options_.seed, options_.count).collected(edges)) {
            const auto [at, is_new] = known.try_emplace(hash(edge.c.before), all.size());
            if (is_new) all.push_back({edge.c.before});
            if (edge.play) all[at->second].plays.push_back(*edge.play);
        }
        return all;
    }
    std::vector<Subject<R>> of_file() const {
        std::vector<Subject<R>> all;
        for (const AskedPosition& asked : *options_.positions) {
            try {
                all.push_back({R::parse(usual_, asked.position)});
                for (const auto& move : asked.moves) all.back().plays.push_back(WayOf<R>::parse(usual_, move));
            } catch (const ParseError& e) {
                throw ParseError({options_.file, asked.line, 0}, e.problem(), e.hint());
            }
            if (!R::template well_formed<Native>(usual_, all.back().position) ||
                !analysis::Plays<R>::may_start(usual_, all.back().position))
                throw ParseError({options_.file, asked.line, 0}, "the position breaks what every position must satisfy",
                                 R::kWellFormedHint);
        }
        return all;
    }
    // Plays that come out differently under some probes, wanted ones, and some that are allowed.
    std::vector<typename Listing<R>::Play> plays_of(const Subject<R>& subject) const {
        std::vector<typename Listing<R>::Play> chosen;
        const auto add = [&](const auto& play, std::size_t most) {
            if (chosen.size() < most && !lists<R>(chosen, play)) chosen.push_back(play);
        };
        const Listing<R> usual = listing_of<R>(usual_, subject.position);
        const auto add_apart = [&](const Listing<R>& mine, const Listing<R>& theirs) {
            for (const auto& one : mine.plays) {
                if (chosen.size() >= kMostApart) return;
                const auto* other = theirs.find(one.play, static_cast<std::size_t>(&one - mine.plays.data()));
                if (!other || other->outcome != one.outcome || !same(other->after, one.after))
                    add(one.play, kMostApart);
            }
        };
        for (std::size_t i = 0; i < probes_.size() && chosen.size() < kMostApart; ++i) {
            const Listing<R> there = listing_of<R>(probes_[i], subject.position);
            if (!(there == usual)) add_apart(usual, there), add_apart(there, usual);
        }
        for (const auto& play : subject.plays) add(play, kMostApart + 1);
        Dice dice(hash(subject.position));
        for (std::size_t i = 0; i < 2 * kMostPlays && !usual.plays.empty(); ++i)
            add(usual.plays[static_cast<std::size_t>(dice.below(static_cast<int>(usual.plays.size())))].play,
                kMostPlays);
        return chosen;
    }

    // --- asking ----------------------------------------------------------------------------------
    void ask_about(const Subject<R>& subject) {
        ask({Kind::outcome, subject.position});
        ask({Kind::moves, subject.position});
        for (const auto& play : plays_of(subject))
            if (const auto after = ask({Kind::play, subject.position, play}).after;
                after && met_.insert(hash(*after)).second)
                ask({Kind::outcome, *after});
    }
    // The answer; one that says nothing where there is none that can be read.
    Said<R> ask(const Question<R>& q) {
        if (!goes_on()) return {};
        ++result_.asked;
        const auto text = engine_.ask(text_of(q, usual_));
        if (!text) return is_stopped() ? --result_.asked : ++result_.unanswered, Said<R>{};
        if (*text == kDeclined) return ++result_.declined, Said<R>{};
        ++result_.answered;
        answers_.push_back({q, said_by(q, usual_, *text)});
        answers_.back().relation = relation_of(answers_.back());
        return answers_.back().said.is_readable() ? answers_.back().said : Said<R>{};
    }

    // --- what an answer says of the readings -------------------------------------------------------
    Relation relation_of(const Answered& a) const {
        Relation relation{
            readings_behind<R>(usual_, probes_, [&](const Setting& s) { return expected(a.question, s); }), {}};
        while (readings_.combinations_of(relation.about) > kMostCombinations) relation.about.pop_back();
        Setting s = usual_;
        for (std::size_t k = 0; k < readings_.combinations_of(relation.about); ++k) {
            std::size_t rest = k;
            for (const int r : relation.about) {
                const auto options = static_cast<std::size_t>(options_count<R>(r));
                s = analysis::with_option(s, r, static_cast<int>(rest % options)), rest /= options;
            }
            relation.right.push_back(is_right_under(a, s));
        }
        const bool always = std::find(relation.right.begin(), relation.right.end(), false) == relation.right.end();
        return always ? Relation{{}, {true}} : relation;
    }
    static bool is_right_under(const Answered& a, const Setting& s) {
        return is_right(a.question, a.said, expected(a.question, s));
    }
    static SilentReading all_open() {
        std::vector<int> options, usual;
        for (const ReadingInfo& info : R::info().readings)
            options.push_back(static_cast<int>(info.options.size())), usual.push_back(info.default_option);
        return {options, usual};
    }
    Setting setting_with(const Choices& set) const {
        Setting s = usual_;
        for (std::size_t r = 0; r < set.size(); ++r) s = analysis::with_option(s, static_cast<int>(r), set[r]);
        return s;
    }

    // --- putting answers together ------------------------------------------------------------------
    void work_out() {
        std::vector<Relation> given;
        for (const auto& a : answers_) given.push_back(a.relation);
        readings_ = all_open(), agreed_ = readings_.add_most_given_first(given);
    }
    // Is every agreed answer right there?
    bool is_confirmed(const Setting& s) const {
        return std::all_of(answers_.begin(), answers_.end(),
                           [&](const Answered& a) { return !agreed_.contains(a.relation) || is_right_under(a, s); });
    }
    // An agreed answer that is wrong there depends on a reading that was missed, and so does one that is right there
    // and could not be taken in.
    bool shows_a_miss(const Setting& s) const {
        return std::any_of(answers_.begin(), answers_.end(),
                           [&](const Answered& a) { return agreed_.contains(a.relation) != is_right_under(a, s); });
    }
    void learn_from(const Setting& s) {
        probes_.push_back(s);
        for (Answered& a : answers_)
            if (agreed_.contains(a.relation) != is_right_under(a, s)) a.relation = relation_of(a);
    }
    void work_out_until_confirmed() {
        constexpr int kRounds = 8;
        for (int round = 0; round < kRounds; ++round) {
            work_out();
            std::optional<Setting> doubtful;
            for (int r = 0; r < readings_count<R>() && !doubtful; ++r)
                for (int o = 0; o < options_count<R>(r) && !doubtful; ++o)
                    if (const auto set = readings_.fitting_with(r, o); set && shows_a_miss(setting_with(*set)))
                        doubtful = setting_with(*set);
            if (!doubtful) return;
            learn_from(*doubtful);
        }
        work_out();
    }

    // --- the end -----------------------------------------------------------------------------------
    void conclude() {
        work_out_until_confirmed();
        const Setting nearest = setting_with(readings_.fitting());
        result_.nearest = all_readings<R>(nearest);
        for (int r = 0; r < readings_count<R>(); ++r) result_.readings.push_back(seen(r));
        tell_differences(nearest);
        result_.fitting = result_.differences.empty() ? readings_.count() : 0;
    }
    ReadingSeen seen(int reading) const {
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
        std::vector<std::string> fits;
        for (int o = 0; o < options_count<R>(reading); ++o)
            if (const auto set = readings_.fitting_with(reading, o); set && is_confirmed(setting_with(*set)))
                fits.emplace_back(info.options[static_cast<std::size_t>(o)].id);
        return reading_seen(info, std::move(fits), readings_.is_asked(reading));
    }
    void tell_differences(const Setting& nearest) {
        std::vector<const Answered*> wrong;
        for (const auto& a : answers_)
            if (!is_right_under(a, nearest)) wrong.push_back(&a);
        const auto weight = [](const Answered* a) { return R::template pieces<Native>(a->question.position); };
        std::stable_sort(wrong.begin(), wrong.end(), [&](const Answered* a, const Answered* b) {
            return weight(a) != weight(b) ? weight(a) < weight(b)
                                          : compare(a->question.position, b->question.position) < 0;
        });
        for (const Answered* a : wrong) {
            result_.differences.push_back(Telling<R>(nearest, a->question, a->said).told());
            result_.differences.back().readings = right_under(a->relation, R::info().readings);
        }
    }

    Engine& engine_;
    const ConformOptions& options_;
    const Setting usual_;
    std::vector<Setting> probes_;
    std::vector<Answered> answers_;
    std::set<std::uint64_t> met_;
    SilentReading readings_ = all_open();
    std::set<Relation> agreed_;
    Conformity result_;
};

}  // namespace nomos::engines
