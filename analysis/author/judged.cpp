// Questions with their answers: the move is played under every combination of the options that are in question, and
// answers that come to the same are one. What then sets them apart is what a person sees: pieces on the board, what
// stands under it, how the game stands; and where that is the same, a move that may follow on the one and not on the
// other.
#include <fmt/format.h>

#include <algorithm>

#include "analysis/author/questions.hpp"
#include "model/core/error.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;
using Chosen = std::vector<int>;  // an option of each reading in question

constexpr std::size_t kMostCombinations = 256;

struct Subject {
    const AnyRuleset& ruleset;
    const Inquiry& asked;
    std::vector<int> readings{};  // by place in the table

    const ReadingInfo& info(std::size_t i) const {
        return ruleset.info().readings[static_cast<std::size_t>(readings[i])];
    }
    std::unique_ptr<Table> table(const Chosen& chosen, const Strings& more = {}) const {
        Strings choices;
        if (!asked.given.empty()) choices.push_back(asked.given.front());
        for (std::size_t i = 0; i < readings.size(); ++i)
            choices.push_back(std::string(info(i).id) + "=" +
                              std::string(info(i).options[static_cast<std::size_t>(chosen[i])].id));
        choices.insert(choices.end(), more.begin(), more.end());
        return ruleset.table({choices, "", "", asked.settings, false});
    }
};

Subject subject_of(const AnyRuleset& ruleset, const Inquiry& asked) {
    Subject subject{ruleset, asked};
    const auto& table = ruleset.info().readings;
    for (const std::string& id : asked.about) {
        const auto at = std::find_if(table.begin(), table.end(), [&](const ReadingInfo& r) { return r.id == id; });
        Strings known;
        for (const ReadingInfo& r : table) known.emplace_back(r.id);
        if (at == table.end()) throw UnknownName("reading", id, known);
        subject.readings.push_back(static_cast<int>(at - table.begin()));
    }
    for (const std::string& choice : asked.given) parse_choice(choice, ruleset.info().id, table);
    return subject;
}

// Every combination of the options, the first reading's going fastest; none if they are too many.
std::vector<Chosen> combinations(const Subject& subject) {
    std::vector<Chosen> all{Chosen(subject.readings.size(), 0)};
    for (std::size_t i = subject.readings.size(); i-- > 0;) {
        std::vector<Chosen> more;
        for (const Chosen& chosen : all)
            for (std::size_t o = 0; o < subject.info(i).options.size(); ++o)
                more.push_back(chosen), more.back()[i] = static_cast<int>(o);
        all = std::move(more);
        if (all.size() > kMostCombinations) return {};
    }
    return all;
}

// --- answers -----------------------------------------------------------------------------------
bool comes_to_the_same(Asks asks, const Judgement& a, const Judgement& b) {
    if (a.legal != b.legal) return false;
    if (asks == Asks::allowed || !a.legal) return true;
    return a.outcome == b.outcome && (asks == Asks::ending || a.after == b.after);
}

struct Played {
    std::vector<Judgement> results{};  // by answer, of the first combination that gives it
    std::vector<Chosen> first{};       // that combination
    std::vector<bool> one_board{};     // all combinations lead to the same position
    std::vector<Implied> implied{};
};
Played played(const Subject& subject) {
    Played all;
    for (const Chosen& chosen : combinations(subject)) {
        const Judgement j = subject.table(chosen)->judge(subject.asked.position, subject.asked.move);
        std::size_t k = 0;
        while (k < all.results.size() && !comes_to_the_same(subject.asked.asks, all.results[k], j)) ++k;
        if (k == all.results.size())
            all.results.push_back(j), all.first.push_back(chosen), all.one_board.push_back(true);
        all.one_board[k] = all.one_board[k] && j.after == all.results[k].after;
        // A refusal under all of them because the game is over, and ended alike, or for other reasons.
        if (!j.legal && j.outcome != all.results[k].outcome) all.results[k].outcome.clear();
        all.implied.push_back({chosen, k});
    }
    return all;
}
// Does the board after the move hang on a reading that is not in question?
bool board_is_settled(const Subject& subject, const Chosen& chosen, const Judgement& as_usual) {
    const auto& table = subject.ruleset.info().readings;
    for (const ReadingInfo& r : table) {
        if (std::find(subject.asked.about.begin(), subject.asked.about.end(), r.id) != subject.asked.about.end())
            continue;
        for (const OptionInfo& o : r.options) {
            const std::string choice = std::string(r.id) + "=" + std::string(o.id);
            const auto j = subject.table(chosen, {choice})->judge(subject.asked.position, subject.asked.move);
            if (j.after != as_usual.after) return false;
        }
    }
    return true;
}
std::vector<std::vector<int>> meaning(const Played& all, std::size_t answer, std::size_t readings) {
    std::vector<std::vector<int>> means(readings);
    for (const Implied& implied : all.implied)
        for (std::size_t i = 0; implied.answer == answer && i < readings; ++i)
            if (std::find(means[i].begin(), means[i].end(), implied.options[i]) == means[i].end())
                means[i].push_back(implied.options[i]);
    for (auto& options : means) std::sort(options.begin(), options.end());
    return means;
}
Strings allowed_in_its_place(const Subject& subject, const Played& all, std::size_t answer) {
    constexpr std::size_t kFew = 3;
    const Strings moves = subject.table(all.first[answer])->legal_moves(subject.asked.position);
    if (moves.size() > kFew) return {};
    for (const Implied& implied : all.implied)
        if (implied.answer == answer && subject.table(implied.options)->legal_moves(subject.asked.position) != moves)
            return {};
    return moves;
}
Answer answer_of(const Subject& subject, const Played& all, std::size_t k) {
    const Judgement& j = all.results[k];
    Answer a;
    a.allowed = j.legal, a.means = meaning(all, k, subject.readings.size());
    if (!j.legal) a.instead = allowed_in_its_place(subject, all, k), a.outcome = j.outcome;
    if (!j.legal) return a;
    const Asks asks = subject.asked.asks;
    const bool one_board = asks == Asks::all || (all.one_board[k] && board_is_settled(subject, all.first[k], j));
    if (asks != Asks::allowed) a.outcome = j.outcome;
    if (one_board) a.after = j.after, a.picture = j.picture;
    return a;
}

// --- what sets them apart --------------------------------------------------------------------------
Seen seen_on(const Picture& picture) {
    Seen seen;
    for (const PicturePiece& piece : picture.pieces)
        if (piece.mark == Mark::crossed_out)
            seen.gone.push_back({piece.label, piece.fate.empty() ? "taken" : piece.fate});
        else
            seen.standing.push_back(piece.label);
    std::sort(seen.gone.begin(), seen.gone.end()), std::sort(seen.standing.begin(), seen.standing.end());
    seen.notes = picture.notes;
    return seen;
}
bool has_board(const Answer& a) { return !a.picture.cells.empty(); }

// Takes out of each list what all of them have.
template <class Item>
void keep_what_differs(const std::vector<std::vector<Item>*>& lists) {
    if (lists.empty()) return;
    const std::vector<Item> first = *lists.front();
    for (const Item& item : first) {
        const bool common = std::all_of(lists.begin(), lists.end(), [&](const auto* list) {
            return std::find(list->begin(), list->end(), item) != list->end();
        });
        for (auto* list : lists)
            if (common) list->erase(std::find(list->begin(), list->end(), item));
    }
}
void add_what_is_seen(std::vector<Answer>& answers) {
    std::vector<std::vector<Fallen>*> gone;
    std::vector<Strings*> standing, notes;
    for (Answer& a : answers) {
        if (!has_board(a)) continue;
        a.apart = seen_on(a.picture);
        gone.push_back(&a.apart.gone), standing.push_back(&a.apart.standing), notes.push_back(&a.apart.notes);
    }
    keep_what_differs(gone), keep_what_differs(standing), keep_what_differs(notes);
}

bool look_alike(const Answer& a, const Answer& b) {
    const auto same_seen = [](const Seen& x, const Seen& y) {
        return x.gone == y.gone && x.standing == y.standing && x.notes == y.notes;
    };
    return a.allowed == b.allowed && a.outcome == b.outcome && same_seen(a.apart, b.apart) && a.next == b.next &&
           a.next_allowed == b.next_allowed;
}
// A move that only one of two answers that look alike lets follow; false if none does.
bool tell_by_what_follows(const Table& one, const Table& other, Answer& a, Answer& b) {
    if (a.after.empty() || b.after.empty() || !a.next.empty() || !b.next.empty()) return false;
    const Strings moves = one.legal_moves(a.after), others = other.legal_moves(b.after);
    const auto only_in = [](const Strings& here, const Strings& there) {
        return std::find_if(here.begin(), here.end(),
                            [&](const auto& m) { return std::find(there.begin(), there.end(), m) == there.end(); });
    };
    auto m = only_in(moves, others);
    const bool here = m != moves.end();
    if (!here && (m = only_in(others, moves)) == others.end()) return false;
    a.next = b.next = *m, a.next_allowed = here, b.next_allowed = !here;
    return true;
}
bool all_told_apart(const Subject& subject, const Played& all, std::vector<Answer>& answers) {
    for (std::size_t i = 0; i < answers.size(); ++i)
        for (std::size_t j = i + 1; j < answers.size(); ++j)
            if (look_alike(answers[i], answers[j]) &&
                !tell_by_what_follows(*subject.table(all.first[i]), *subject.table(all.first[j]), answers[i],
                                      answers[j]))
                return false;
    return true;
}

// --- the id ------------------------------------------------------------------------------------
// FNV-1a, 64 bits: the same on every machine.
class Fingerprint {
public:
    void add(std::string_view text) {
        for (const char c : text) step(static_cast<unsigned char>(c));
        step(0xff);  // no byte of a text: where it ends counts
    }
    std::string hex() const { return fmt::format("{:016x}", state_).substr(0, 12); }

private:
    void step(unsigned char byte) { state_ = (state_ ^ byte) * 0x100000001b3u; }
    std::uint64_t state_ = 0xcbf29ce484222325u;
};
// All that the letter of an answer stands for: were the rules or the options others, it would be another question.
std::string id_of(const RulesetInfo& info, const Question& q) {
    Fingerprint print;
    print.add(info.id);
    for (const auto* list : {&q.asked.settings, &q.asked.given, &q.asked.about}) {
        for (const std::string& item : *list) print.add(item);
        print.add("/");
    }
    print.add(q.asked.position), print.add(q.asked.move), print.add(name_of(q.asked.asks));
    for (const Answer& a : q.answers) print.add(a.allowed ? "+" : "-"), print.add(a.after), print.add(a.outcome);
    for (const ReadingInfo& r : info.readings)
        if (std::find(q.asked.about.begin(), q.asked.about.end(), r.id) != q.asked.about.end())
            for (const OptionInfo& o : r.options) print.add(o.id);
    for (const Implied& implied : q.implied) print.add(std::to_string(implied.answer));
    return print.hex();
}

}  // namespace

std::string_view name_of(Asks asks) {
    return asks == Asks::allowed ? "allowed" : asks == Asks::ending ? "ending" : "all";
}
std::optional<Asks> asks_named(std::string_view name) {
    for (const Asks asks : {Asks::allowed, Asks::ending, Asks::all})
        if (name_of(asks) == name) return asks;
    return {};
}

void note_what_differs(Question& q) { add_what_is_seen(q.answers); }

std::optional<Question> judged(const AnyRuleset& ruleset, const Inquiry& asked) {
    const Subject subject = subject_of(ruleset, asked);
    const Played all = played(subject);
    if (all.results.size() < 2) return {};
    Question q;
    q.asked = asked, q.implied = all.implied;
    for (std::size_t k = 0; k < all.results.size(); ++k) q.answers.push_back(answer_of(subject, all, k));
    add_what_is_seen(q.answers);
    if (!all_told_apart(subject, all, q.answers)) return {};
    q.before = subject.table(all.first.front())->picture(asked.position);
    q.id = id_of(ruleset.info(), q);
    return q;
}

Question question_in_words(const RulesetInfo& info, const ReadingInfo& reading) {
    Question q;
    q.asked.about = {std::string(reading.id)};
    for (const Choice& c : reading.exists_only_when) {
        const ReadingInfo& other = info.readings[static_cast<std::size_t>(c.reading)];
        q.asked.given.push_back(std::string(other.id) + "=" +
                                std::string(other.options[static_cast<std::size_t>(c.option)].id));
    }
    for (int o = 0; o < static_cast<int>(reading.options.size()); ++o) {
        q.answers.emplace_back().means = {{o}};
        q.implied.push_back({{o}, static_cast<std::size_t>(o)});
    }
    q.id = id_of(info, q);
    return q;
}

}  // namespace nomos
