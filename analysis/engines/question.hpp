// The three questions of the protocol, and what an engine says to them.
//
//   outcome POSITION       how does the game stand?            the name of an outcome
//   moves POSITION         what may be played?                 the plays, or "none"
//   play POSITION; PLAY    what does it lead to?               the position, or "illegal"
#pragma once

#include "analysis/engines/engines.hpp"
#include "analysis/engines/listing.hpp"
#include "model/core/error.hpp"

namespace nomos::engines {

template <class R>
struct Question {
    using Position = typename R::template Position<Native>;
    using Play = typename Listing<R>::Play;
    enum class Kind { outcome, moves, play };

    Kind kind = Kind::outcome;
    Position position;
    Play play{};
};

template <class R>
std::string text_of(const Question<R>& q, const typename R::template Setting<Native>& s) {
    const std::string position = R::print(s, q.position);
    switch (q.kind) {
        case Question<R>::Kind::outcome:
            return "outcome " + position;
        case Question<R>::Kind::moves:
            return "moves " + position;
        default:
            return "play " + position + std::string(kSeparator) + analysis::Plays<R>::print(s, q.play);
    }
}

// An engine's answer, read; `trouble` says why it cannot be.
template <class R>
struct Said {
    std::string text, trouble;
    int outcome = -1;
    std::vector<typename Listing<R>::Play> plays;
    std::optional<typename R::template Position<Native>> after;  // nothing: illegal

    bool is_readable() const { return trouble.empty(); }
};

inline std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t at = text.find(';');
        std::string_view part = text.substr(0, at);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        parts.push_back(part);
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}
template <class R>
void read_said(const Question<R>& q, const typename R::template Setting<Native>& s, Said<R>& said) {
    const auto refuse = [&](const char* trouble) { said.trouble = trouble; };
    if (q.kind == Question<R>::Kind::outcome) {
        const auto& names = R::info().outcomes;
        const auto name = std::find(names.begin(), names.end(), said.text);
        if (name == names.end()) return refuse("no outcome of the game has this name");
        said.outcome = static_cast<int>(name - names.begin());
    } else if (q.kind == Question<R>::Kind::moves) {
        if (said.text == kNothing) return;
        for (const auto part : parts_of(said.text)) said.plays.push_back(WayOf<R>::parse(s, part));
    } else if (said.text != kIllegal) {
        said.after = R::parse(s, said.text);
        if (!R::template well_formed<Native>(s, *said.after))
            refuse("the position breaks what every position must satisfy");
    }
}
template <class R>
Said<R> said_by(const Question<R>& q, const typename R::template Setting<Native>& s, std::string text) {
    while (text.ends_with('\r') || text.ends_with(' ')) text.pop_back();
    Said<R> said{std::move(text), "", -1, {}, {}};
    try {
        read_said(q, s, said);
    } catch (const ParseError& error) {
        said.trouble = error.problem();
    }
    return said;
}

// --- right and wrong -------------------------------------------------------------------------
template <class R>
bool lists(const std::vector<typename Listing<R>::Play>& plays, const typename Listing<R>::Play& wanted) {
    return std::any_of(plays.begin(), plays.end(),
                       [&](const auto& play) { return Listing<R>::Plays::is_same(play, wanted); });
}
// What Nomos says to a question under a reading set.
template <class R>
struct Expected {
    int outcome = 0;
    std::vector<typename Listing<R>::Play> plays;
    std::optional<typename R::template Position<Native>> after;

    friend bool operator==(const Expected& a, const Expected& b) {
        if (a.outcome != b.outcome || a.after.has_value() != b.after.has_value()) return false;
        return (!a.after || same(*a.after, *b.after)) &&
               std::equal(a.plays.begin(), a.plays.end(), b.plays.begin(), b.plays.end(),
                          [](const auto& x, const auto& y) { return Listing<R>::Plays::is_same(x, y); });
    }
};
template <class R>
Expected<R> expected(const Question<R>& q, const typename R::template Setting<Native>& s) {
    using Kind = typename Question<R>::Kind;
    Expected<R> e;
    const int outcome = outcome_of<R>(s, q.position);
    if (q.kind == Kind::outcome) e.outcome = outcome;
    if (outcome != 0 || q.kind == Kind::outcome) return e;
    const analysis::Plays<R> all{s, q.position};
    if (q.kind == Kind::play)
        e.after = all.after(q.play);
    else
        all.each([&](const auto& play, const auto&) { e.plays.push_back(play); });
    return e;
}
template <class R>
bool is_right(const Question<R>& q, const Said<R>& said, const Expected<R>& e) {
    using Kind = typename Question<R>::Kind;
    if (!said.is_readable()) return false;
    if (q.kind == Kind::outcome) return said.outcome == e.outcome;
    if (q.kind == Kind::play) return e.after ? said.after && same(*said.after, *e.after) : !said.after;
    return said.plays.size() == e.plays.size() &&
           std::all_of(e.plays.begin(), e.plays.end(), [&](const auto& play) { return lists<R>(said.plays, play); });
}

}  // namespace nomos::engines
