// Questions in words beside a case: the position and the moves that a ruleset offers for the reading
// (model/core/exhibit.hpp), played under each of its options. The case only illustrates the answers: what is asked, and
// what an answer means, is the same without it. Where only the course of a game tells the options apart, it is a game
// from the set-up: the board that it comes to, and how the game stands there or where it was over.
#pragma once

#include <span>

#include "analysis/author/questions.hpp"
#include "analysis/readings/told_case.hpp"
#include "model/core/table_of.hpp"

namespace nomos::questions {

// Is all that the case has otherwise than usual given with the question, whichever answer it is asked after?
inline bool is_asked_as_told(const ExhibitInfo& told, const Question& q) {
    const auto others = analysis::of_others(told);
    return others.empty() || others == q.asked.given;
}

template <class R>
using ByOption = std::vector<analysis::ToldCase<R>>;

// Which options does a case tell apart?
enum class Tells { none, some, all };
template <class Cases>
Tells told_apart(const Cases& cases) {
    bool any = false, all = true;
    for (std::size_t i = 0; i < cases.size(); ++i)
        for (std::size_t j = i + 1; j < cases.size(); ++j) {
            const bool differ = !cases[i].comes_out_as(cases[j]);
            any = any || differ, all = all && differ;
        }
    return !any ? Tells::none : all ? Tells::all : Tells::some;
}
// The moves that are asked about: those that every option allows, and the first if one allows none.
template <class R>
std::size_t asked_moves(const ByOption<R>& cases) {
    std::size_t common = cases.front().played.played();
    for (const auto& one : cases) common = std::min(common, one.played.played());
    return std::max<std::size_t>(common, 1);
}
// How far a turn has come is told by the moves before.
template <class R>
std::string move_told(const typename R::template Setting<Native>& setting,
                      const typename R::template Position<Native>& position, const std::string& move, bool is_first) {
    const std::string words = move_in_words(R::info().id, R::print(setting, position), move);
    if (words.empty()) return "The move is \"" + move + "\".";
    const std::size_t last = words.rfind(". ", words.size() - 2);
    return is_first || last == std::string::npos ? words : words.substr(last + 2);
}
// From the move of that place on.
template <class R>
std::string told_in_words(const analysis::ToldCase<R>& longest, const ExhibitInfo& told, std::size_t from,
                          std::size_t moves) {
    std::string text;
    for (std::size_t i = from; i < moves; ++i)
        text += (text.empty() ? "" : " ") +
                move_told<R>(longest.setting, longest.played.positions[i], told.moves[i], i == 0);
    return text;
}

// Puts a case beside the question, if it tells any options of the reading apart.
template <class R>
Tells put_beside(const ExhibitInfo& told, int reading, Question& q) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    ByOption<R> cases;
    cases.reserve(info.options.size());
    for (int o = 0; o < static_cast<int>(info.options.size()); ++o) cases.emplace_back(told, reading, o);
    const Tells tells = told_apart(cases);
    if (tells == Tells::none) return tells;
    const std::size_t moves = asked_moves<R>(cases);
    const auto longest = std::max_element(
        cases.begin(), cases.end(), [](const auto& a, const auto& b) { return a.played.played() < b.played.played(); });
    q.before = R::picture(cases.front().setting, cases.front().played.positions.front());
    q.told = told_in_words<R>(*longest, told, 0, moves);
    for (std::size_t o = 0; o < cases.size(); ++o) {
        Answer& a = q.answers[o];
        a.allowed = cases[o].played.played() >= moves;
        if (a.allowed || cases[o].outcome() != 0)
            a.outcome = R::info().outcomes[static_cast<std::size_t>(cases[o].outcome())];
        a.picture = analysis::picture_after<R>(cases[o].setting, cases[o].played, told.moves);
        if (!a.allowed) {  // nothing to draw, but what decided it
            Picture refused;
            refused.sums = std::move(a.picture.sums), a.picture = std::move(refused);
            continue;
        }
        a.then = told_in_words<R>(cases[o], told, moves, cases[o].played.played());
    }
    note_what_differs(q);
    return tells;
}

// --- a game whose course decides -----------------------------------------------------------------------
// How far a game comes under an option, and how it stands then.
struct Course {
    std::size_t made = 0;  // moves
    int outcome = 0;
    bool comes_out_as(const Course& other) const { return made == other.made && outcome == other.outcome; }
};
template <WithHistory R>
Course course_of(const typename R::template Setting<Native>& setting,
                 const std::vector<typename R::template Position<Native>>& positions) {
    Course course;
    for (;; ++course.made) {
        const auto by_history = R::outcome_of_history(setting, std::span(positions).first(course.made + 1));
        course.outcome =
            by_history ? *by_history : R::template Rules<Native>::outcome(setting, positions[course.made]).lowest();
        if (course.outcome != 0 || course.made + 1 == positions.size()) return course;
    }
}
// "Sparta does nothing with this action, twice.": the same once more is not said once more.
template <class R>
std::string game_in_words(const recorded_game::Replay<R>& played, const typename R::template Setting<Native>& setting,
                          const std::vector<std::string>& line) {
    std::vector<std::pair<std::string, int>> told;
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::string words = move_told<R>(setting, played.positions[i], line[i], i == 0);
        if (told.empty() || told.back().first != words) told.emplace_back(std::move(words), 0);
        ++told.back().second;
    }
    std::string text;
    for (auto& [words, times] : told) {
        if (times > 1) words.insert(words.size() - 1, times == 2 ? ", twice" : ", " + std::to_string(times) + " times");
        text += (text.empty() ? "" : " ") + words;
    }
    return text;
}
// Puts a line from the set-up beside the question, if it tells any options of the reading apart. The board that it
// comes to is the same for all of them.
template <WithHistory R>
Tells put_game_beside(const ExhibitInfo& told, int reading, Question& q) {
    const auto setting = setting_with<R>(told.readings);
    const auto played = recorded_game::play<R>(setting, told.line);
    std::vector<Course> courses;
    for (int o = 0; o < static_cast<int>(q.answers.size()); ++o) {
        const auto under = analysis::with_option(setting, reading, o);
        const auto made = recorded_game::play<R>(under, told.line);
        if (made.played() < told.line.size() || !same(made.positions.back(), played.positions.back()))
            return Tells::none;
        courses.push_back(course_of<R>(under, made.positions));
    }
    const Tells tells = told_apart(courses);
    if (tells == Tells::none) return tells;
    q.before = R::picture(setting, played.positions.back());
    q.told = "a game begins so, and comes to this board: " + game_in_words<R>(played, setting, told.line);
    for (std::size_t o = 0; o < courses.size(); ++o) {
        q.answers[o].allowed = courses[o].made == told.line.size();
        q.answers[o].outcome = R::info().outcomes[static_cast<std::size_t>(courses[o].outcome)];
    }
    return tells;
}

// The first case of the reading that the ruleset offers and that tells any options apart.
template <class R>
Tells put_a_case_beside(int reading, Question& q) {
    if constexpr (WithExhibits<R>)
        for (const ExhibitInfo& told : R::exhibits()) {
            const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
            if (told.id != info.id || !is_asked_as_told(told, q)) continue;
            Tells tells = Tells::none;
            if (!told.moves.empty()) tells = put_beside<R>(told, reading, q);
            if constexpr (WithHistory<R>)
                if (told.moves.empty() && !told.line.empty()) tells = put_game_beside<R>(told, reading, q);
            if (tells != Tells::none) return tells;
        }
    return Tells::none;
}

}  // namespace nomos::questions
