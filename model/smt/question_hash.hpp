// Structural hashes: a question as 128 bits, the same for the same question in any session, process or year.
//
// What is hashed is what is asked and nothing of how it was come by: operations with their parameters, sorts, names of
// inputs, numerals, and the order of the parts. Two questions of one hash are one question but for a chance of
// about n^2 / 2^129 among n (the birthday bound); nobody is guarded against who looks for two.
#pragma once

#include <z3++.h>

#include <unordered_map>
#include <vector>

#include "model/smt/question.hpp"
#include "model/smt/term.hpp"

namespace nomos::smt {

// The terms of one context, each looked at once.
class TermHasher {
public:
    explicit TermHasher(z3::context& context) : context_(context) {}
    QuestionHash of(const std::vector<Bit>& requirements);

private:
    QuestionHash of(Z3_ast term);
    QuestionHash of_parts(Z3_ast term);
    void add_declaration(QuestionHash& hash, Z3_func_decl declaration) const;
    unsigned id(Z3_ast term) const { return Z3_get_ast_id(context_, term); }

    z3::context& context_;
    // By a term's id; its context keeps what was hashed, so that no other gets that id.
    std::unordered_map<unsigned, QuestionHash> known_;
};

}  // namespace nomos::smt
