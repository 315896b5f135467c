// Questions in words beside a case: the position and the moves that a ruleset offers for the reading
// (model/core/exhibit.hpp), played under each of its options. The case only illustrates the answers: what is asked, and
// what an answer means, is the same without it.
#pragma once

#include "analysis/author/questions.hpp"
#include "analysis/readings/told_case.hpp"

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
template <class R>
Tells told_apart(const ByOption<R>& cases) {
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
// From the move of that place on.
template <class R>
std::string told_in_words(const analysis::ToldCase<R>& longest, const ExhibitInfo& told, std::size_t from,
                          std::size_t moves) {
    std::string text;
    for (std::size_t i = from; i < moves; ++i) {
        const std::string position = R::print(longest.setting, longest.played.positions[i]);
        std::string words = move_in_words(R::info().id, position, told.moves[i]);
        if (words.empty()) words = "The move is \"" + told.moves[i] + "\".";
        // How far a turn has come is told by the moves before.
        const std::size_t last = words.rfind(". ", words.size() - 2);
        text +=
            i == 0 ? words : (text.empty() ? "" : " ") + (last == std::string::npos ? words : words.substr(last + 2));
    }
    return text;
}

// Puts a case beside the question, if it tells any options of the reading apart.
template <class R>
Tells put_beside(const ExhibitInfo& told, int reading, Question& q) {
    const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
    ByOption<R> cases;
    cases.reserve(info.options.size());
    for (int o = 0; o < static_cast<int>(info.options.size()); ++o) cases.emplace_back(told, reading, o);
    const Tells tells = told_apart<R>(cases);
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
// The first case of the reading that the ruleset offers and that tells any options apart.
template <class R>
Tells put_a_case_beside(int reading, Question& q) {
    if constexpr (WithExhibits<R>)
        for (const ExhibitInfo& told : R::exhibits()) {
            const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
            if (told.id != info.id || told.moves.empty() || !is_asked_as_told(told, q)) continue;
            if (const Tells tells = put_beside<R>(told, reading, q); tells != Tells::none) return tells;
        }
    return Tells::none;
}

}  // namespace nomos::questions
