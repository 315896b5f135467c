// A recipe: what a question that was refuted had been before parts of it were replaced, so that somebody else can put
// them back and see that nothing more was assumed (checkers/certify/recipe.hpp says how it is written and read).
//
// Terms are written as they are, each once, by code of its own: Z3's printer wrote the questions, and a mistake of
// either would show as a difference.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/smt/term.hpp"

namespace nomos::smt {

// What a fresh constant stands for: a term of its sort, or a Bool a bit, the lowest first.
struct Meaning {
    z3::expr fresh;
    std::optional<z3::expr> term{};
    std::vector<Bit> bits{};
};

class Recipe {
public:
    explicit Recipe(z3::context& context) : context_(context) {}

    // In the order of the file: first where what is said holds, then the rest. None of the terms may hold a fresh
    // constant of a meaning.
    void where(const Bit& hypothesis) { attribute("where", written(hypothesis)); }
    void cut(const Meaning& meaning);
    // NAME.smt2 asks whether these can hold together, once they are cut; it was refuted.
    void refuted(const std::string& name, const std::vector<Bit>& together);
    // What the rules that play say natively under that name.
    template <class T>
    void told(const std::string& name, const T& term) {
        attribute("told", "(" + quoted(name) + " " + written(term) + ")");
    }
    void samples(const std::string& file) { attribute("samples", quoted(file)); }
    const std::string& text() const { return text_; }

    static std::string quoted(const std::string& name) { return "|" + name + "|"; }

private:
    template <class T>
    std::string written(const T& term) {
        return written_expr(term.in(context_));
    }
    void attribute(const std::string& key, const std::string& value) {
        text_ += "(set-info :" + key + " " + value + ")\n";
    }
    std::string written_expr(const z3::expr& root);
    std::string leaf(const z3::expr& e);
    std::string applied(const z3::expr& e) const;
    void define(const std::string& name, const z3::expr& e, const std::string& as);

    z3::context& context_;
    std::string text_;
    std::unordered_map<unsigned, std::string> names_;  // by number of the term
    std::vector<z3::expr> kept_;                       // so that no number comes again
};

}  // namespace nomos::smt
