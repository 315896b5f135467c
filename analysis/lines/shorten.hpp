// A line of play without what it does not need.
//
// One run of plies is left out, or two at different places: who moves there and back does so in moves of his own,
// and where sides take turns the other side has to leave out as many. What is left is played again, from the first
// ply that is missing on, until a ply is not allowed any more or a position of the old line is met in its place.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/lines/plays.hpp"

namespace nomos::analysis {

template <class R>
class Shortener {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Play = typename Plays<R>::Play;

    Shortener(const Setting& setting, std::vector<Play> line, Reached<R> reached)
        : setting_(setting), line_(std::move(line)), reached_(std::move(reached)) {
        follow();
    }

    // The line still leads to what is `reached`.
    std::vector<Play> shortened() {
        left_ = kMostTried;
        constexpr std::size_t kInARow = 16;
        for (std::size_t first = 0; first < line_.size() && left_ > 0;) {
            bool shorter = false;
            for (std::size_t n = std::min(kInARow, line_.size() - first); n > 0 && !shorter; --n)
                shorter = without(first, n);
            if (!shorter) ++first;
        }
        return line_;
    }

private:
    static constexpr std::size_t kSecondRun = 8;
    static constexpr std::uint64_t kMostTried =
        WithTurns<R> ? 20'000 : 400'000;  // plies; to play a turn all are listed

    void follow() {
        positions_.assign(1, R::template start<Native>(setting_));
        for (const Play& play : line_) positions_.push_back(Plays<R>{setting_, positions_.back()}.after(play).value());
    }
    // The next ply of the line, as long as the game goes on.
    std::optional<Position> played(const Position& p, std::size_t ply) {
        if (left_ == 0) return {};
        --left_;
        if (!R::template Rules<Native>::outcome(setting_, p).test(0)) return {};
        return Plays<R>{setting_, p}.after(line_[ply]);
    }
    bool arrives(Position p, std::size_t ply) {
        for (; ply < line_.size(); ++ply) {
            if (same(p, positions_[ply])) return true;
            const auto next = played(p, ply);
            if (!next) return false;
            p = *next;
        }
        return reached_(p);
    }
    // Without n plies from `first` on, and perhaps some later ones.
    bool without(std::size_t first, std::size_t n) {
        Position p = positions_[first];
        for (std::size_t ply = first + n;; ++ply) {
            const std::size_t most = ply == first + n ? 0 : std::min(kSecondRun, line_.size() - ply);
            for (std::size_t m = most + 1; m-- > 0;)
                if ((m > 0 || ply == first + n) && arrives(p, ply + m)) return leave_out(first, n, ply, m), true;
            if (ply == line_.size()) return false;
            const auto next = played(p, ply);
            if (!next) return false;
            p = *next;
        }
    }
    void leave_out(std::size_t first, std::size_t n, std::size_t second, std::size_t m) {
        const auto at = [&](std::size_t ply) { return line_.begin() + static_cast<std::ptrdiff_t>(ply); };
        line_.erase(at(second), at(second + m));
        line_.erase(at(first), at(first + n));
        follow();
    }

    const Setting& setting_;
    std::vector<Play> line_;
    Reached<R> reached_;
    std::vector<Position> positions_;  // before each ply, and the last
    std::uint64_t left_ = 0;
};

}  // namespace nomos::analysis
