#include "model/smt/rewriter.hpp"

namespace nomos::smt {

z3::expr Rewriter::operator()(const z3::expr& root) {
    open_.push_back(root);
    while (!open_.empty()) {
        const z3::expr next = open_.back();
        step(next);
    }
    return done_.at(root.id());
}

// A leaf stays, and is its own writing; a term is written when its parts, or what takes its place, are.
void Rewriter::step(const z3::expr& e) {
    if (done_.contains(e.id())) return open_.pop_back();
    if (e.num_args() == 0) return settle(e, e);
    if (const auto other = instead_(e, done_.size())) {
        if (other->num_args() == 0) return settle(e, *other);
        const auto written = done_.find(other->id());
        return written == done_.end() ? open_.push_back(*other) : settle(e, z3::expr(written->second));
    }
    const std::size_t waiting = open_.size();
    for (unsigned i = 0; i < e.num_args(); ++i)
        if (!done_.contains(e.arg(i).id())) open_.push_back(e.arg(i));
    if (open_.size() == waiting) settle(e, with_parts_written(e));
}
void Rewriter::settle(const z3::expr& e, const z3::expr& as) {
    done_.emplace(e.id(), as);
    open_.pop_back();
    context_.keep(e);  // so that its number is no other's
}
z3::expr Rewriter::with_parts_written(const z3::expr& e) const {
    bool is_as_it_was = true;
    z3::expr_vector parts(context_);
    for (unsigned i = 0; i < e.num_args(); ++i) {
        parts.push_back(done_.at(e.arg(i).id()));
        is_as_it_was = is_as_it_was && z3::eq(e.arg(i), parts.back());
    }
    return is_as_it_was ? e : e.decl()(parts);
}

}  // namespace nomos::smt
