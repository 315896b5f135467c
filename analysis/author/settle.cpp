#include "analysis/author/settle.hpp"

#include <algorithm>
#include <optional>

#include "analysis/evidence/smallest_conflict.hpp"

namespace nomos {
namespace {

using ReadingSetChosen = std::vector<int>;  // an option of each reading; kOpen: none yet
constexpr int kOpen = -1;

int place_of(const RulesetInfo& info, const std::string& id) {
    const auto at = std::find_if(info.readings.begin(), info.readings.end(), [&](const auto& r) { return r.id == id; });
    return static_cast<int>(at - info.readings.begin());
}

// What an answer demands, by places in the table.
class Demand {
public:
    Demand(const RulesetInfo& info, const Ticked& ticked) {
        for (const std::string& choice : ticked.question->asked.given)
            given_.push_back(parse_choice(choice, info.id, info.readings));
        for (const std::string& id : ticked.question->asked.about) about_.push_back(place_of(info, id));
        for (const Implied& implied : ticked.question->implied)
            if (implied.answer == ticked.answer) wanted_.push_back(implied.options);
    }
    // Can what is still open be chosen so that the demand is met?
    bool can_be_met(const ReadingSetChosen& chosen) const {
        return can_be_needless(chosen) || std::any_of(wanted_.begin(), wanted_.end(), [&](const auto& options) {
                   for (std::size_t i = 0; i < about_.size(); ++i)
                       if (!fits(chosen, about_[i], options[i])) return false;
                   return true;
               });
    }
    std::vector<int> readings() const {
        std::vector<int> all = about_;
        for (const Choice& c : given_) all.push_back(c.reading);
        return all;
    }

private:
    static bool fits(const ReadingSetChosen& chosen, int reading, int option) {
        const int has = chosen[static_cast<std::size_t>(reading)];
        return has == kOpen || has == option;
    }
    // Another option than those under which the question arises.
    bool can_be_needless(const ReadingSetChosen& chosen) const {
        return !given_.empty() && std::none_of(given_.begin(), given_.end(), [&](const Choice& c) {
            return chosen[static_cast<std::size_t>(c.reading)] == c.option;
        });
    }

    std::vector<int> about_;
    std::vector<Choice> given_;
    std::vector<std::vector<int>> wanted_;
};

class Solver {
public:
    Solver(const RulesetInfo& info, const std::vector<Ticked>& answers) : info_(info) {
        for (const Ticked& ticked : answers) demands_.emplace_back(info, ticked);
    }
    // Is there a reading set that meets these demands, with the option if one is given?
    bool holds(const std::vector<std::size_t>& demands, std::optional<Choice> with = {}) const {
        ReadingSetChosen chosen(info_.readings.size(), kOpen);
        if (with) chosen[static_cast<std::size_t>(with->reading)] = with->option;
        std::vector<int> open;
        for (const std::size_t d : demands)
            for (const int r : demands_[d].readings())
                if (chosen[static_cast<std::size_t>(r)] == kOpen &&
                    std::find(open.begin(), open.end(), r) == open.end())
                    open.push_back(r);
        return extend(demands, chosen, open, 0);
    }

private:
    bool extend(const std::vector<std::size_t>& demands, ReadingSetChosen& chosen, const std::vector<int>& open,
                std::size_t next) const {
        for (const std::size_t d : demands)
            if (!demands_[d].can_be_met(chosen)) return false;
        if (next == open.size()) return true;
        int& option = chosen[static_cast<std::size_t>(open[next])];
        const auto options = static_cast<int>(info_.readings[static_cast<std::size_t>(open[next])].options.size());
        for (option = 0; option < options; ++option)
            if (extend(demands, chosen, open, next + 1)) return true;
        option = kOpen;
        return false;
    }

    const RulesetInfo& info_;
    std::vector<Demand> demands_;
};

std::vector<int> left_of(const Solver& solver, const RulesetInfo& info, const std::vector<std::size_t>& demands,
                         int r) {
    std::vector<int> left;
    for (int o = 0; o < static_cast<int>(info.readings[static_cast<std::size_t>(r)].options.size()); ++o)
        if (solver.holds(demands, Choice{r, o})) left.push_back(o);
    return left;
}

// The fewest of the answers that leave just this option: all that exclude the others are a conflict with them.
std::vector<std::size_t> deciding(const Solver& solver, const RulesetInfo& info,
                                  const std::vector<std::size_t>& demands, int r, int option) {
    const auto do_not_decide = [&](const analysis::Demands& some) {
        std::vector<std::size_t> chosen;
        for (const std::size_t i : some) chosen.push_back(demands[i]);
        return left_of(solver, info, chosen, r) != std::vector<int>{option};
    };
    std::vector<std::size_t> by;
    if (const auto fewest = analysis::smallest_conflict(demands.size(), do_not_decide))
        for (const std::size_t i : *fewest) by.push_back(demands[i]);
    return by;
}

bool arises(const RulesetInfo& info, const Settlement& s, int r) {
    const auto& when = info.readings[static_cast<std::size_t>(r)].exists_only_when;
    return when.empty() || std::any_of(when.begin(), when.end(), [&](const Choice& c) {
               const auto& left = s.readings[static_cast<std::size_t>(c.reading)].left;
               return std::find(left.begin(), left.end(), c.option) != left.end();
           });
}

}  // namespace

Settlement settled_by_answers(const RulesetInfo& info, const std::vector<Ticked>& answers) {
    const Solver solver(info, answers);
    Settlement s;
    std::vector<std::size_t> good(answers.size());
    for (std::size_t i = 0; i < good.size(); ++i) good[i] = i;
    const auto hold = [&](const analysis::Demands& some) {
        std::vector<std::size_t> chosen;
        for (const std::size_t i : some) chosen.push_back(good[i]);
        return solver.holds(chosen);
    };
    while (const auto conflict = analysis::smallest_conflict(good.size(), hold)) {
        std::vector<std::size_t>& excluded = s.contradictory.emplace_back();
        for (const std::size_t i : *conflict) excluded.push_back(good[i]);
        std::erase_if(good,
                      [&](std::size_t i) { return std::find(excluded.begin(), excluded.end(), i) != excluded.end(); });
    }
    for (int r = 0; r < static_cast<int>(info.readings.size()); ++r) {
        s.readings.push_back({r, left_of(solver, info, good, r), {}, true});
        Settlement::OfReading& of = s.readings.back();
        if (of.left.size() == 1) of.by = deciding(solver, info, good, r, of.left.front());
    }
    for (Settlement::OfReading& of : s.readings) of.arises = arises(info, s, of.reading);
    return s;
}

std::vector<std::size_t> that_would_settle(const RulesetInfo& info, const Settlement& settlement,
                                           const std::vector<const Question*>& questions, int reading) {
    const auto& left = settlement.readings[static_cast<std::size_t>(reading)].left;
    std::vector<std::size_t> found;
    for (std::size_t k = 0; k < questions.size(); ++k) {
        const Question& q = *questions[k];
        const auto at =
            std::find(q.asked.about.begin(), q.asked.about.end(), info.readings[static_cast<std::size_t>(reading)].id);
        if (at == q.asked.about.end()) continue;
        const auto i = static_cast<std::size_t>(at - q.asked.about.begin());
        const auto gives_other = [&](const Answer& a) {
            const auto leaves = std::count_if(left.begin(), left.end(), [&](int o) {
                return std::find(a.means[i].begin(), a.means[i].end(), o) != a.means[i].end();
            });
            return leaves > 0 && leaves < static_cast<std::ptrdiff_t>(left.size());
        };
        if (std::any_of(q.answers.begin(), q.answers.end(), gives_other)) found.push_back(k);
    }
    return found;
}

}  // namespace nomos
