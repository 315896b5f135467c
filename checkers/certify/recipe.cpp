#include "checkers/certify/recipe.hpp"

#include "checkers/certify/words.hpp"

namespace nomos::certify {
namespace {

using Kind = Token::Kind;

void close(Tokens& tokens) { tokens.expect(Kind::close, "\")\""); }

// (NAME t1 t2 ...), whose bracket has been read.
Refuted named_terms(Script& script, const Terms& terms) {
    Refuted r{std::string(script.tokens().word("a name")), {}};
    for (;;) {
        Tokens ahead = script.tokens();
        if (ahead.next().is(Kind::close)) break;
        r.together.push_back(script.term());
        if (terms[r.together.back()].width != 0 && r.together.size() > 1)
            throw Malformed(script.tokens().place(), "what is refuted is no Bool");
    }
    close(script.tokens());
    if (r.together.empty()) throw Malformed(script.tokens().place(), "a term was expected");
    return r;
}

void attribute(Script& script, Recipe& recipe) {
    Tokens& tokens = script.tokens();
    const std::string_view key = tokens.word("an attribute");
    const auto open = [&] { tokens.expect(Kind::open, "\"(\""); };
    if (key == ":cut") {
        const std::string name(tokens.word("a name"));
        const auto known = recipe.names.find(name);
        if (known == recipe.names.end()) throw Malformed(tokens.place(), "\"" + name + "\" is not defined");
        recipe.cuts.emplace_back(name, known->second);
    } else if (key == ":where") {
        recipe.where = script.term();
        if (!recipe.refuted.empty()) throw Malformed(tokens.place(), ":where comes before what is refuted");
        if (recipe.terms[recipe.where].width != 0) throw Malformed(tokens.place(), ":where says no Bool");
    } else if (key == ":refuted") {
        recipe.refuted.push_back((open(), named_terms(script, recipe.terms)));
        if (recipe.terms[recipe.refuted.back().together[0]].width != 0)
            throw Malformed(tokens.place(), "what is refuted is no Bool");
    } else if (key == ":told") {
        const Refuted told = (open(), named_terms(script, recipe.terms));
        recipe.told.emplace_back(told.name, told.together[0]);
    } else if (key == ":samples") {
        recipe.samples = tokens.word("a file");
    } else {
        throw Malformed(tokens.place(), "\"" + Words::printable(key) + "\" is no attribute of a recipe");
    }
}
void declared(Script& script, Recipe& recipe, bool is_input) {
    Tokens& tokens = script.tokens();
    const std::string name(tokens.word("a name"));
    tokens.expect(Kind::open, "\"()\""), tokens.expect(Kind::close, "\"()\"");
    const int width = script.sort();
    const TermId t = is_input ? recipe.terms.input(name, width) : script.term();
    if (recipe.terms[t].width != width) throw Malformed(tokens.place(), "the term is of another sort");
    if (!recipe.names.emplace(name, t).second) throw Malformed(tokens.place(), "\"" + name + "\" is there twice");
    if (is_input) recipe.inputs.push_back(t);
}

std::string digits_of(Tokens& tokens, std::string_view word) {
    if (word == "true" || word == "false") return word == "true" ? "1" : "0";
    if (word.size() < 3 || !word.starts_with("#b") || word.find_first_not_of("01", 2) != std::string_view::npos)
        throw Malformed(tokens.place(), "\"" + Words::printable(word) + "\" is no value");
    return std::string(word.substr(2));
}

}  // namespace

Recipe read_recipe(std::string_view text) {
    Recipe recipe;
    Script script(recipe.terms, recipe.names, text);
    Tokens& tokens = script.tokens();
    for (;;) {
        const Token token = tokens.next();
        if (token.is(Kind::end)) break;
        if (!token.is(Kind::open)) throw Malformed(tokens.place(), "a command was expected");
        const std::string_view command = tokens.word("a command");
        if (command == "declare-fun" || command == "define-fun")
            declared(script, recipe, command == "declare-fun");
        else if (command == "set-info")
            attribute(script, recipe);
        else
            throw Malformed(tokens.place(), "\"" + Words::printable(command) + "\" is no command of a recipe");
        close(tokens);
    }
    if (recipe.refuted.empty()) throw Malformed(tokens.place(), "the recipe refutes nothing: is it whole?");
    return recipe;
}

Samples read_samples(std::string_view text) {
    Samples samples;
    Tokens tokens(text);
    for (;;) {
        const Token token = tokens.next();
        if (token.is(Kind::end)) return samples;
        if (!token.is(Kind::open)) throw Malformed(tokens.place(), "a list was expected");
        const std::string_view what = tokens.word("\"inputs\", \"told\" or \"sample\"");
        std::vector<std::string> list;
        for (Token next = tokens.next(); !next.is(Kind::close); next = tokens.next()) {
            if (!next.is(Kind::word)) throw Malformed(tokens.place(), "a list is not closed");
            list.push_back(what == "sample" ? digits_of(tokens, next.word) : std::string(next.word));
        }
        if (std::vector<std::string>* const names = what == "inputs" ? &samples.inputs
                                                    : what == "told" ? &samples.told
                                                                     : nullptr) {
            if (!names->empty() || !samples.values.empty())
                throw Malformed(tokens.place(), "what the values are of is said once, before the first sample");
            *names = std::move(list);
        } else if (what == "sample" && list.size() == samples.inputs.size() + samples.told.size())
            samples.values.push_back(std::move(list));
        else
            throw Malformed(tokens.place(), "no list of samples, or one with another number of values");
    }
}

}  // namespace nomos::certify
