// Reads SMT-LIB 2 as questions and recipes are written in it (recipe.hpp): declare-fun without arguments, define-fun
// without arguments, assert, let, and what terms.hpp has. Nothing is guessed: whatever else there is, is Malformed.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "checkers/certify/formula.hpp"
#include "checkers/certify/terms.hpp"
#include "checkers/certify/tokens.hpp"

namespace nomos::certify {

using Names = std::unordered_map<std::string, TermId>;

class Script {
public:
    Script(Terms& terms, Names& names, std::string_view text) : terms_(terms), names_(names), tokens_(text) {}

    // A term over the names that are known. Lets may be nested as deep as memory goes.
    TermId term();
    // The width that a sort says; 0: Bool.
    int sort();
    Tokens& tokens() { return tokens_; }

private:
    struct Open;  // a term that has begun
    std::optional<TermId> begun(std::vector<Open>& open);
    std::optional<TermId> completed(std::vector<Open>& open, TermId part);
    TermId atom(std::string_view word) const;
    TermId applied(const Open& open);
    TermId decimal();
    void read_numbers(Open& open);
    void bind(Open& let);
    void unbind(const Open& let);

    Terms& terms_;
    Names& names_;
    Tokens tokens_;
};

// What a question asserts. Each constant that it declares is to be among the names, which say what it stands for.
std::vector<TermId> asserted_in(Terms& terms, Names& names, std::string_view question);

}  // namespace nomos::certify
