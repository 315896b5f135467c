#include "model/smt/changes.hpp"

#include <array>

#include "model/core/error.hpp"

namespace nomos::tape {
namespace {

struct Row {
    Op op;
    Change change;
    std::string_view says;
};
// All that can be changed. "First" and "second" are left and right as the source has them, but for > and >=.
constexpr std::array kTable{
    Row{Op::negation, Change::turned, "\"not\" is left out"},
    Row{Op::conj, Change::first_only, "of an \"and\" the right side is left out"},
    Row{Op::conj, Change::second_only, "of an \"and\" the left side is left out"},
    Row{Op::conj, Change::either, "\"or\" instead of \"and\""},
    Row{Op::disj, Change::first_only, "of an \"or\" the right side is left out"},
    Row{Op::disj, Change::second_only, "of an \"or\" the left side is left out"},
    Row{Op::disj, Change::both, "\"and\" instead of \"or\""},
    Row{Op::exclusive, Change::first_only, "of an \"either-or\" the right side is left out"},
    Row{Op::exclusive, Change::second_only, "of an \"either-or\" the left side is left out"},
    Row{Op::exclusive, Change::either, "\"or\" instead of \"either-or\""},
    Row{Op::implied, Change::second_only, "what is demanded under a condition is demanded always"},
    Row{Op::implied, Change::both, "\"and\" instead of \"if-then\""},
    Row{Op::implied, Change::exchanged, "condition and demand exchanged"},
    Row{Op::choice, Change::exchanged, "the two sides of a choice exchanged"},
    Row{Op::choice, Change::second_only, "always the first side of a choice"},
    Row{Op::choice, Change::third_only, "always the second side of a choice"},
    Row{Op::up, Change::other_way, "shifted the other way"},
    Row{Op::up, Change::further, "shifted by one more"},
    Row{Op::down, Change::other_way, "shifted the other way"},
    Row{Op::down, Change::further, "shifted by one more"},
    Row{Op::equal, Change::turned, "\"differs\" instead of \"equals\""},
    Row{Op::differs, Change::turned, "\"equals\" instead of \"differs\""},
    Row{Op::some, Change::turned, "\"none\" instead of \"some\""},
    Row{Op::no, Change::turned, "\"some\" instead of \"none\""},
    Row{Op::just_one, Change::either, "\"some\" instead of \"exactly one\""},
    Row{Op::bit_of, Change::further, "the next cell or option is asked"},
    Row{Op::sum, Change::first_only, "of a sum the right side is left out"},
    Row{Op::sum, Change::takes_away, "\"minus\" instead of \"plus\""},
    Row{Op::difference, Change::first_only, "what is taken away is left out"},
    Row{Op::difference, Change::adds, "\"plus\" instead of \"minus\""},
    Row{Op::less, Change::or_equal, "a limit shifted by one: \"at most\" instead of \"less\""},
    Row{Op::less, Change::exchanged, "the sides of a comparison exchanged"},
    Row{Op::at_most, Change::strictly, "a limit shifted by one: \"less\" instead of \"at most\""},
    Row{Op::at_most, Change::exchanged, "the sides of a comparison exchanged"},
};
constexpr std::array<std::string_view, 13> kNames{"first-only", "second-only", "third-only", "both",    "either",
                                                  "turned",     "exchanged",   "other-way",  "further", "or-equal",
                                                  "strictly",   "takes-away",  "adds"};

Op opposite_of(Op op) {
    switch (op) {
        case Op::negation:
            return Op::same;
        case Op::equal:
            return Op::differs;
        case Op::differs:
            return Op::equal;
        case Op::some:
            return Op::no;
        default:
            return Op::some;
    }
}
Node without_others(Node node, Ref left) { return node.op = Op::same, node.a = left, node; }
Node with_op(Node node, Op op) { return node.op = op, node; }

}  // namespace

std::string_view name_of(Change change) { return kNames[static_cast<std::size_t>(change)]; }

std::string in_words(Op op, Change change) {
    for (const Row& row : kTable)
        if (row.op == op && row.change == change) return std::string(row.says);
    return std::string(name_of(change));
}

std::vector<Change> changes_of(const Tape& tape, const Site& site) {
    std::vector<Change> all;
    for (const Row& row : kTable) {
        if (row.op != site.op) continue;
        bool matters = false;
        for (const Ref r : site.nodes) matters = matters || !(changed(tape, tape.at(r), row.change) == tape.at(r));
        if (matters) all.push_back(row.change);
    }
    return all;
}

Node changed(const Tape& tape, Node node, Change change) {
    switch (change) {
        case Change::first_only:
            return without_others(node, node.a);
        case Change::second_only:
            return without_others(node, node.b);
        case Change::third_only:
            return without_others(node, node.c);
        case Change::both:
            return with_op(node, Op::conj);
        case Change::either:
            return with_op(node, node.op == Op::just_one ? Op::some : Op::disj);
        case Change::turned:
            return with_op(node, opposite_of(node.op));
        case Change::exchanged:
            return node.op == Op::choice ? (std::swap(node.b, node.c), node) : (std::swap(node.a, node.b), node);
        case Change::other_way:
            return with_op(node, node.op == Op::up ? Op::down : Op::up);
        case Change::further:
            node.n = (node.n + 1) % tape.at(node.a).width;
            return node;
        case Change::or_equal:
            return with_op(node, Op::at_most);
        case Change::strictly:
            return with_op(node, Op::less);
        case Change::takes_away:
            return with_op(node, Op::difference);
        case Change::adds:
            return with_op(node, Op::sum);
    }
    throw std::logic_error("every change is one of the above");
}

}  // namespace nomos::tape
