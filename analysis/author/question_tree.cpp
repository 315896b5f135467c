// The order in which questions are asked, as a tree whose equal branches are one.
#include <algorithm>
#include <map>
#include <set>

#include "analysis/author/questions.hpp"

namespace nomos {
namespace {

using Left = std::map<std::string, std::set<int>>;  // by reading: the options that answers have left; none: all

bool is_left(const Left& left, const std::string& reading, int option) {
    const auto at = left.find(reading);
    return at == left.end() || at->second.contains(option);
}
bool is_possible(const Left& left, const Question& q, const Implied& implied) {
    for (std::size_t i = 0; i < q.asked.about.size(); ++i)
        if (!is_left(left, q.asked.about[i], implied.options[i])) return false;
    return true;
}
std::set<std::size_t> possible_answers(const Left& left, const Question& q) {
    std::set<std::size_t> answers;
    for (const Implied& implied : q.implied)
        if (is_possible(left, q, implied)) answers.insert(implied.answer);
    return answers;
}
Left after(const Left& left, const Question& q, std::size_t answer) {
    Left then = left;
    for (const auto& reading : q.asked.about) then[reading].clear();
    for (const Implied& implied : q.implied)
        if (implied.answer == answer && is_possible(left, q, implied))
            for (std::size_t i = 0; i < q.asked.about.size(); ++i) then[q.asked.about[i]].insert(implied.options[i]);
    return then;
}

class Tree {
public:
    Tree(const std::vector<Question>& questions, const RulesetInfo* info) : questions_(questions), info_(info) {}

    std::vector<Asking> grown() {
        grow(0, {});
        return std::move(tree_);
    }

private:
    // The node of the first question from `first` on that has more than one answer left.
    int grow(std::size_t first, Left left) {
        while (first < questions_.size() && !is_asked(left, questions_[first])) ++first;
        if (first == questions_.size()) return Asking::kSettled;
        forget_what_no_later_question_is_about(first, left);
        const auto [known, is_new] = known_.try_emplace({first, left}, static_cast<int>(tree_.size()));
        if (!is_new) return known->second;
        const int node = known->second;
        const Question& q = questions_[first];
        tree_.push_back({first, std::vector<int>(q.answers.size(), Asking::kNever)});
        for (const std::size_t answer : possible_answers(left, q)) {
            const int next = grow(first + 1, after(left, q, answer));
            tree_[static_cast<std::size_t>(node)].next[answer] = next;
        }
        return node;
    }
    // More than one answer is left, and the question arises.
    bool is_asked(const Left& left, const Question& q) const {
        return possible_answers(left, q).size() > 1 && arises(left, q);
    }
    bool arises(const Left& left, const Question& q) const {
        if (q.asked.given.empty() || info_ == nullptr) return true;
        return std::any_of(q.asked.given.begin(), q.asked.given.end(), [&](const std::string& given) {
            const Choice c = parse_choice(given, info_->id, info_->readings);
            return is_left(left, std::string(info_->readings[static_cast<std::size_t>(c.reading)].id), c.option);
        });
    }
    bool is_named(const Question& q, const std::string& reading) const {
        return std::find(q.asked.about.begin(), q.asked.about.end(), reading) != q.asked.about.end() ||
               std::any_of(q.asked.given.begin(), q.asked.given.end(),
                           [&](const std::string& given) { return given.starts_with(reading + "="); });
    }
    void forget_what_no_later_question_is_about(std::size_t first, Left& left) const {
        std::erase_if(left, [&](const auto& entry) {
            return std::none_of(questions_.begin() + static_cast<std::ptrdiff_t>(first), questions_.end(),
                                [&](const Question& q) { return is_named(q, entry.first); });
        });
    }

    const std::vector<Question>& questions_;
    const RulesetInfo* info_;  // to know when a question arises
    std::map<std::pair<std::size_t, Left>, int> known_;
    std::vector<Asking> tree_;
};

}  // namespace

std::vector<Asking> decision_tree(const std::vector<Question>& questions, const RulesetInfo* info) {
    return Tree(questions, info).grown();
}

bool is_always_asked(const Questionnaire& q, std::size_t question) {
    // Every path that leads past the question goes through it: no arc leaves it out.
    for (const Asking& asking : q.tree) {
        if (asking.question >= question) continue;
        for (const int next : asking.next) {
            if (next == Asking::kNever) continue;
            if (next == Asking::kSettled || q.tree[static_cast<std::size_t>(next)].question > question) return false;
        }
    }
    return !q.tree.empty() && q.tree.front().question <= question;
}

}  // namespace nomos
