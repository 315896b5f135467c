#include "reports/parallel_play.hpp"

#include <algorithm>

#include "model/core/stop.hpp"

namespace nomos {
namespace {

bool differ(const Judgement& a, const Judgement& b) { return a.after != b.after || a.outcome != b.outcome; }

}  // namespace

ParallelPlay::ParallelPlay(std::vector<std::unique_ptr<Table>> tables, const std::string& position, std::string in_play)
    : tables_(std::move(tables)), in_play_(std::move(in_play)) {
    begin(position);
}

void ParallelPlay::begin(const std::string& position) {
    PlyOfPlay ply;
    for (const auto& table : tables_) {
        SideOfPlay side;
        side.position = position.empty() ? table->start() : table->canonical(position);
        side.outcome = table->outcome({side.position}), side.goes_on = side.outcome == in_play_;
        ply.sides.push_back(std::move(side));
    }
    plies_ = {std::move(ply)};
}

bool ParallelPlay::goes_on() const {
    return std::any_of(now().begin(), now().end(), [](const SideOfPlay& s) { return s.goes_on; });
}
bool ParallelPlay::is_together(const PlyOfPlay& ply) {
    return std::all_of(ply.sides.begin(), ply.sides.end(), [&](const SideOfPlay& s) {
        const SideOfPlay& first = ply.sides.front();
        return s.position == first.position && s.outcome == first.outcome && s.goes_on == first.goes_on;
    });
}
bool ParallelPlay::parts_at(std::size_t ply) const {
    return !is_together(plies_[ply]) && (ply == 0 || is_together(plies_[ply - 1]));
}

SideOfPlay ParallelPlay::after(std::size_t i, const Judgement& judgement) const {
    SideOfPlay side = now()[i];
    side.judged = judgement, side.moved = judgement.legal, side.refused = !judgement.legal;
    if (!judgement.legal) return side.goes_on = false, side;
    side.before.push_back(side.position), side.position = judgement.after;
    std::vector<std::string> history = side.before;
    history.push_back(side.position);
    side.outcome = tables_[i]->outcome(history), side.goes_on = side.outcome == in_play_;
    return side;
}

TriedMove ParallelPlay::play(const std::string& text) {
    if (!goes_on()) return {};
    TriedMove tried{TriedMove::What::refused, tables_.front()->canonical_move(text), {}};
    PlyOfPlay ply{tried.move, {}};
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        const SideOfPlay& side = now()[i];
        tried.judgements.push_back(side.goes_on ? tables_[i]->judge(side.position, tried.move) : Judgement{});
        if (tried.judgements.back().legal) tried.what = TriedMove::What::played;
        ply.sides.push_back(side.goes_on ? after(i, tried.judgements.back()) : side);
        if (!side.goes_on) ply.sides.back().moved = ply.sides.back().refused = false, ply.sides.back().judged = {};
    }
    if (tried.what == TriedMove::What::played) plies_.push_back(std::move(ply));
    return tried;
}

bool ParallelPlay::back() {
    if (plies_.size() == 1) return false;
    plies_.pop_back();
    return true;
}

std::vector<MoveHere> ParallelPlay::moves() const {
    std::vector<MoveHere> found;
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        if (!now()[i].goes_on) continue;
        for (const std::string& move : tables_[i]->legal_moves(now()[i].position)) {
            leave_if_stopped();
            auto known = std::find_if(found.begin(), found.end(), [&](const MoveHere& m) { return m.move == move; });
            if (known == found.end())
                known = found.insert(found.end(), {move, std::vector<bool>(tables_.size(), false), false, {}});
            known->allowed[i] = true;
        }
    }
    if (together() && tables_.size() > 1) compare(found);
    return found;
}

// From one position the sides can be compared move by move.
void ParallelPlay::compare(std::vector<MoveHere>& moves) const {
    for (MoveHere& m : moves) {
        for (std::size_t i = 0; i < tables_.size(); ++i)
            m.judgements.push_back(tables_[i]->judge(now()[i].position, m.move));
        const bool everywhere = std::all_of(m.allowed.begin(), m.allowed.end(), [](bool allowed) { return allowed; });
        m.other_result = everywhere && differ(m.judgements.front(), m.judgements.back());
    }
}

}  // namespace nomos
