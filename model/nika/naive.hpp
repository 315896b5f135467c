// Nika a third time, as slowly and plainly as possible: cell by cell, with no bit tricks.
// No rule of it is shared with the executable rules or the constraints; check and fuzz hold both against it, so that a
// slip that the two have in common is seen; a sentence that is misread alike in all three is not.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "model/nika/position.hpp"

namespace nomos::nika {

class NaiveRules {
public:
    NaiveRules(const Setting<Native>& s, const Position<Native>& p) : s_(s), p_(p), me_(p.turn.lowest()) {
        for (int cell = 0; cell < kFrame; ++cell)
            for (int c = 0; c < kCities; ++c)
                for (int d = 0; d < 4; ++d)
                    if (p.city[at(c)].test(cell) && p.facing[at(d)].test(cell)) piece_[cell] = {c, d};
    }

    bool legal(const Action<Native>& m) {
        if (p_.winners.any() || p_.idle_turns >= 4) return false;
        read(m);
        if (m.is(Kind::pass)) return true;
        if (m.is(Kind::rally))
            return p_.routed[at(me_)] > 0 && s_.board.rally[at(me_)].test(chosen_[0]) && !piece_.count(chosen_[0]);
        for (int cell : chosen_)
            if (!piece_.count(cell) || piece_[cell].city != me_) return false;
        if (chosen_.size() > 1 && !forms_phalanx()) return false;
        if (m.is(Kind::rotate)) return s_.readings.is(RotateNull::allowed) || piece_[chosen_[0]].facing != towards_;
        if (chosen_.size() > 1 && piece_[chosen_[0]].facing != towards_) return false;
        const std::set<int> going = advancing();
        return !going.empty() && (s_.readings.is(PhalanxBlockedLine::stays) || going.size() == chosen_.size());
    }

    Position<Native> apply(const Action<Native>& m) {
        read(m);
        Position<Native> q = p_;
        std::map<int, Piece> now = piece_;
        if (m.is(Kind::rotate))
            for (int cell : chosen_) now[cell].facing = towards_;
        if (m.is(Kind::rally)) now[chosen_[0]] = {me_, towards_}, --q.routed[at(me_)];
        if (m.is(Kind::move)) march(now, q);
        q.city = {}, q.facing = {};
        for (const auto& [cell, piece] : now) q.city[at(piece.city)].set(cell), q.facing[at(piece.facing)].set(cell);
        count(m.is(Kind::pass), q);
        return q;
    }

    // What the history decides (draw.repetition, draw.agreed) is not asked.
    Outcome outcome() const {
        if (p_.idle_turns >= 4) return Outcome::draw;  // draw.all-pass
        const bool first = p_.winners.test(0), second = p_.winners.test(1);
        if (!first && !second) return Outcome::in_play;
        if (first && second && s_.readings.is(VictoryBothAtOnce::draw)) return Outcome::draw;
        const bool of_first = first && second ? p_.actors.test(0) : first;
        return of_first ? Outcome::athens_messene_win : Outcome::sparta_thebes_win;
    }

private:
    struct Piece {
        int city = 0, facing = 0;
    };
    using Run = std::vector<int>;  // from the front to the rear

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    static bool enemies(int a, int b) { return a % 2 != b % 2; }
    int next(int cell, int d, int steps = 1) const {
        return cell < 0 ? -1 : Frame::neighbour(cell, kDirections[at(d)], steps);
    }
    bool chosen(int cell) const { return std::count(chosen_.begin(), chosen_.end(), cell) > 0; }
    bool enemy_at(int cell) const { return piece_.count(cell) && enemies(piece_.at(cell).city, me_); }

    void read(const Action<Native>& m) {
        chosen_.clear();
        for (int cell = 0; cell < kFrame; ++cell)
            if (m.pieces.test(cell)) chosen_.push_back(cell);
        towards_ = m.direction.lowest();
    }

    bool forms_phalanx() {
        std::set<int> seen{chosen_[0]};
        std::vector<int> open{chosen_[0]};
        while (!open.empty()) {
            const int cell = open.back();
            open.pop_back();
            for (int d = 0; d < 4; ++d)
                if (const int n = next(cell, d); n >= 0 && chosen(n) && seen.insert(n).second) open.push_back(n);
        }
        const int facing = piece_[chosen_[0]].facing;
        return seen.size() == chosen_.size() &&
               std::all_of(chosen_.begin(), chosen_.end(), [&](int cell) { return piece_[cell].facing == facing; });
    }

    // The units that advance or stay as one: lines, or runs; each as its list of runs.
    std::vector<std::vector<Run>> units() const {
        std::map<int, std::vector<Run>> lines;
        std::vector<std::vector<Run>> out;
        for (int cell : chosen_) {
            if (const int front = next(cell, towards_); front >= 0 && chosen(front)) continue;
            Run run;
            for (int c = cell; c >= 0 && chosen(c); c = next(c, (towards_ + 2) % 4)) run.push_back(c);
            lines[towards_ % 2 == 0 ? Frame::column(cell) : Frame::row(cell)].push_back(run);
        }
        for (const auto& [line, runs] : lines) {
            if (!s_.readings.is(PhalanxLineWithGap::each_run))
                out.push_back(runs);
            else
                for (const Run& run : runs) out.push_back({run});
        }
        return out;
    }

    std::set<int> advancing() const {
        std::set<int> going;
        for (const auto& unit : units()) {
            int together = 0;
            for (const Run& run : unit) together += static_cast<int>(run.size());
            const bool together_weigh = s_.readings.is(PhalanxLineWithGap::one_line);
            const bool goes = std::all_of(unit.begin(), unit.end(), [&](const Run& r) {
                return free_way(r, together_weigh ? together : static_cast<int>(r.size()));
            });
            for (const Run& run : unit)
                if (goes) going.insert(run.begin(), run.end());
        }
        return going;
    }

    bool may_enter(int cell) const {
        if (cell < 0 || !s_.board.cells.test(cell)) return false;
        for (int c = 0; c < kCities; ++c) {
            const bool owner_only = s_.readings.is(AreaEnemyRally::owner_only);
            if (c != me_ && owner_only && s_.board.rally[at(c)].test(cell)) return false;
            if (!enemies(c, me_)) continue;
            if (s_.board.victory[at(c)].test(cell)) return false;
            if (s_.readings.is(AreaEnemyRally::barred) && s_.board.rally[at(c)].test(cell)) return false;
        }
        return true;
    }

    bool free_way(const Run& run, int weight) const {
        for (int cell : run)
            if (!may_enter(next(cell, towards_))) return false;
        const int target = next(run[0], towards_);
        if (!piece_.count(target)) return true;
        if (!enemy_at(target)) return false;
        return !faces_phalanx(target) || weight > weight_of(block(target));
    }
    // All but those behind the front one that touch a chosen piece and, where they must face one, face none.
    int weight_of(const std::vector<int>& pushed) const {
        int weight = 0;
        for (const int cell : pushed) {
            bool touches = false;
            for (int d = 0; d < 4; ++d) touches = touches || chosen(next(cell, d));
            const bool faces = chosen(next(cell, piece_.at(cell).facing));
            const bool asked = s_.readings.is(WeightBeside::must_face) && cell != pushed.front();
            weight += !asked || !touches || faces;
        }
        return weight;
    }

    bool faces_phalanx(int enemy) const {
        const int facing = piece_.at(enemy).facing;
        if (facing == (towards_ + 2) % 4) return true;
        const int seen = next(enemy, facing);
        return s_.readings.is(PushFacesWhom::any_member) && seen >= 0 && chosen(seen);
    }
    std::vector<int> block(int front) const {
        std::vector<int> cells;
        for (int c = front; c >= 0 && enemy_at(c); c = next(c, towards_)) cells.push_back(c);
        return cells;
    }

    void march(std::map<int, Piece>& now, Position<Native>& q) const {
        const std::set<int> going = advancing();
        std::vector<std::pair<int, Piece>> arrive;  // where, who
        std::vector<int> arrived_home;
        const auto shift = [&](int cell, bool by_push) {
            const Piece piece = piece_.at(cell);
            const int to = next(cell, towards_);
            now.erase(cell);
            arrive.push_back(
                {to, {piece.city, by_push && s_.readings.is(PushFacing::keeps) ? piece.facing : towards_}});
            if ((!by_push || s_.readings.is(VictoryPushedHome::wins)) && s_.board.victory[at(piece.city)].test(to))
                q.winners.set(piece.city % 2);
        };
        const auto rout = [&](int cell) {
            now.erase(cell);
            ++q.routed[at(piece_.at(cell).city)];
        };
        for (int cell : going) {
            shift(cell, false);
            const int target = next(cell, towards_);
            if (!enemy_at(target)) continue;
            if (!faces_phalanx(target)) {
                rout(target);
                continue;
            }
            const std::vector<int> pushed = block(target);
            for (int c : pushed) {
                if (c == pushed.back() && !lands(c, going))
                    rout(c);
                else
                    shift(c, true);
            }
        }
        for (const auto& [cell, piece] : arrive) now[cell] = piece;
        if (q.winners.any()) q.actors.set(me_ % 2);
    }

    bool lands(int last, const std::set<int>& going) const {
        const int to = next(last, towards_), city = piece_.at(last).city;
        if (to < 0 || !s_.board.cells.test(to)) return false;
        for (int c = 0; c < kCities; ++c) {
            const bool fatal = enemies(c, city) || s_.readings.is(VictoryPushedHome::routed);
            if (fatal && s_.board.victory[at(c)].test(to)) return false;
        }
        return !piece_.count(to) || (going.count(to) && s_.readings.is(PushEnemyInGap::follows));
    }

    void count(bool pass, Position<Native>& q) const {
        if (!pass) q.idle_turns = 0;
        if (pass && p_.second_action && p_.passed_first) ++q.idle_turns;
        q.passed_first = pass && !p_.second_action;
        q.second_action = !p_.second_action;
        if (p_.second_action) q.turn = Bits<4>::single((me_ + 1) % 4);
    }

    const Setting<Native>& s_;
    const Position<Native>& p_;
    int me_;
    std::map<int, Piece> piece_;
    std::vector<int> chosen_;
    int towards_ = 0;
};

// What check and fuzz ask.
struct Naive {
    static bool legal(const Setting<Native>& s, const Position<Native>& p, const Action<Native>& m) {
        return NaiveRules(s, p).legal(m);
    }
    static Position<Native> apply(const Setting<Native>& s, const Position<Native>& p, const Action<Native>& m) {
        return NaiveRules(s, p).apply(m);
    }
    static int outcome(const Setting<Native>& s, const Position<Native>& p) {
        return static_cast<int>(NaiveRules(s, p).outcome());
    }
};

}  // namespace nomos::nika
