#include "checkers/certify/script.hpp"

#include <array>
#include <stdexcept>
#include <utility>

#include "checkers/certify/words.hpp"

namespace nomos::certify {
namespace {

struct Operation {
    std::string_view name;
    Op op;
    bool is_turned = false;   // the two parts change places
    bool is_negated = false;  // ... and not
    int numbers = 0;          // (_ name i j)
};
constexpr std::array kOperations{
    Operation{"not", Op::not_},
    Operation{"and", Op::and_},
    Operation{"or", Op::or_},
    Operation{"xor", Op::xor_},
    Operation{"=>", Op::implies},
    Operation{"=", Op::equal},
    Operation{"distinct", Op::equal, false, true},
    Operation{"ite", Op::ite},
    Operation{"bvnot", Op::bvnot},
    Operation{"bvand", Op::bvand},
    Operation{"bvor", Op::bvor},
    Operation{"bvxor", Op::bvxor},
    Operation{"bvneg", Op::bvneg},
    Operation{"bvadd", Op::bvadd},
    Operation{"bvsub", Op::bvsub},
    Operation{"bvult", Op::bvult},
    Operation{"bvule", Op::bvule},
    Operation{"bvugt", Op::bvult, true},
    Operation{"bvuge", Op::bvule, true},
    Operation{"bvslt", Op::bvslt},
    Operation{"bvsle", Op::bvsle},
    Operation{"bvsgt", Op::bvslt, true},
    Operation{"bvsge", Op::bvsle, true},
    Operation{"concat", Op::concat},
    Operation{"extract", Op::extract, false, false, 2},
    Operation{"zero_extend", Op::zero_extend, false, false, 1},
    Operation{"sign_extend", Op::sign_extend, false, false, 1},
};
const Operation* operation_called(std::string_view name) {
    for (const Operation& o : kOperations)
        if (o.name == name) return &o;
    return nullptr;
}
std::string binary_of_hex(std::string_view hex) {
    std::string digits;
    for (const char c : hex) {
        const auto value = static_cast<unsigned>(c >= 'a' ? c - 'a' + 10 : c >= 'A' ? c - 'A' + 10 : c - '0');
        for (unsigned bit = 4; bit-- > 0;) digits += (value >> bit & 1U) != 0 ? '1' : '0';
    }
    return digits;
}
// "bv5" of so many bits.
std::string binary_of_decimal(std::string_view decimal, int width) {
    std::string left(decimal), digits(static_cast<std::size_t>(width), '0');
    for (std::size_t at = digits.size(); at-- > 0;) {
        int rest = 0;
        for (char& d : left) {
            rest = 10 * rest + (d - '0');
            d = static_cast<char>('0' + rest / 2), rest %= 2;
        }
        digits[at] = rest != 0 ? '1' : '0';
    }
    return left.find_first_not_of('0') == std::string::npos ? digits : std::string{};
}
bool are_all_in(std::string_view text, std::string_view allowed) {
    return !text.empty() && text.find_first_not_of(allowed) == std::string_view::npos;
}

}  // namespace

struct Script::Open {
    enum class Kind { application, let } kind = Kind::application;
    const Operation* operation = nullptr;
    int first = 0, second = 0;
    std::vector<TermId> parts{};
    std::vector<std::string> names{};                    // of a let
    std::vector<std::pair<std::string, TermId>> hidden;  // by its names; -1: nothing
    bool is_in_body = false;
};

TermId Script::term() {
    std::vector<Open> open;
    for (;;)
        for (auto part = begun(open); part; part = completed(open, *part))
            if (open.empty()) return *part;
}

// Reads up to the first part that is complete by itself; none where a bracket was opened.
std::optional<TermId> Script::begun(std::vector<Open>& open) {
    const Token token = tokens_.next();
    if (token.is(Token::Kind::word)) return atom(token.word);
    if (!token.is(Token::Kind::open)) throw Malformed(tokens_.place(), "a term was expected");
    Open next;
    const Token head = tokens_.next();
    if (head.is(Token::Kind::word) && head.word == "_") return decimal();
    if (head.is(Token::Kind::open)) {
        read_numbers(next);
    } else if (head.is(Token::Kind::word) && head.word == "let") {
        next.kind = Open::Kind::let;
        tokens_.expect(Token::Kind::open, "the names of a let"), tokens_.expect(Token::Kind::open, "a name of a let");
        next.names.emplace_back(tokens_.word("the name of a term"));
    } else if (head.is(Token::Kind::word) && (next.operation = operation_called(head.word)) != nullptr &&
               next.operation->numbers == 0) {
        // its parts follow
    } else {
        throw Malformed(tokens_.place(),
                        "\"" + Words::printable(head.word) + "\" is no operation of this part of SMT-LIB");
    }
    open.push_back(std::move(next));
    return {};
}

// "bv5 12)", after "(_".
TermId Script::decimal() {
    const std::string_view name = tokens_.word("a number");
    if (!name.starts_with("bv") || !are_all_in(name.substr(2), "0123456789"))
        throw Malformed(tokens_.place(), "\"" + Words::printable(name) + "\" is no number");
    const std::string digits = binary_of_decimal(name.substr(2), tokens_.number("a width", kWidest));
    if (digits.empty()) throw Malformed(tokens_.place(), "the number has more bits");
    tokens_.expect(Token::Kind::close, "\")\"");
    return terms_.numeral(digits);
}
// "_ extract 3 0)", after "((".
void Script::read_numbers(Open& open) {
    if (tokens_.word("\"_\"") != "_") throw Malformed(tokens_.place(), "\"_\" was expected");
    const std::string_view name = tokens_.word("an operation");
    open.operation = operation_called(name);
    if (open.operation == nullptr || open.operation->numbers == 0)
        throw Malformed(tokens_.place(), "\"" + Words::printable(name) + "\" takes no numbers");
    open.first = tokens_.number("a number", kWidest);
    if (open.operation->numbers == 2) open.second = tokens_.number("a number", kWidest);
    tokens_.expect(Token::Kind::close, "\")\"");
}

// The innermost open term has one part more. The term, if that closes it; none if more is to be read.
std::optional<TermId> Script::completed(std::vector<Open>& open, TermId part) {
    Open& top = open.back();
    top.parts.push_back(part);
    if (top.kind == Open::Kind::let) {
        tokens_.expect(Token::Kind::close, "\")\"");
        if (top.is_in_body) {
            unbind(top), open.pop_back();
            return part;
        }
        const Token token = tokens_.next();
        if (token.is(Token::Kind::open)) {
            top.names.emplace_back(tokens_.word("the name of a term"));
            return {};
        }
        if (!token.is(Token::Kind::close)) throw Malformed(tokens_.place(), "\")\" was expected");
        bind(top);
        return {};
    }
    Tokens ahead = tokens_;
    if (!ahead.next().is(Token::Kind::close)) return {};
    tokens_ = ahead;
    const TermId whole = applied(top);
    open.pop_back();
    return whole;
}
void Script::bind(Open& let) {
    for (std::size_t i = 0; i < let.names.size(); ++i) {
        const auto [place, is_new] = names_.emplace(let.names[i], let.parts[i]);
        let.hidden.emplace_back(let.names[i], is_new ? -1 : std::exchange(place->second, let.parts[i]));
    }
    let.is_in_body = true;
}
void Script::unbind(const Open& let) {
    for (auto hidden = let.hidden.rbegin(); hidden != let.hidden.rend(); ++hidden)
        if (hidden->second < 0)
            names_.erase(hidden->first);
        else
            names_[hidden->first] = hidden->second;
}

TermId Script::atom(std::string_view word) const {
    if (word == "true" || word == "false") return terms_.truth(word == "true");
    if (word.starts_with("#b") && are_all_in(word.substr(2), "01")) return terms_.numeral(std::string(word.substr(2)));
    if (word.starts_with("#x") && are_all_in(word.substr(2), "0123456789abcdefABCDEF"))
        return terms_.numeral(binary_of_hex(word.substr(2)));
    const auto known = names_.find(std::string(word));
    if (known == names_.end())
        throw Malformed(tokens_.place(), "\"" + Words::printable(word) + "\" is not declared or defined");
    return known->second;
}
TermId Script::applied(const Open& open) try {
    std::vector<TermId> parts = open.parts;
    if (open.operation->is_turned && parts.size() == 2) std::swap(parts[0], parts[1]);
    const TermId t = terms_.make(open.operation->op, std::move(parts), open.first, open.second);
    return open.operation->is_negated ? terms_.negated(t) : t;
} catch (const std::invalid_argument& e) {
    throw Malformed(tokens_.place(), "\"" + std::string(open.operation->name) + "\": " + e.what());
}

int Script::sort() {
    const Token token = tokens_.next();
    if (token.is(Token::Kind::word) && token.word == "Bool") return 0;
    if (!token.is(Token::Kind::open) || tokens_.word("\"_\"") != "_" || tokens_.word("a sort") != "BitVec")
        throw Malformed(tokens_.place(), "Bool or (_ BitVec n) was expected");
    const int width = tokens_.number("a width", kWidest);
    if (width == 0) throw Malformed(tokens_.place(), "a bit vector has a bit");
    return tokens_.expect(Token::Kind::close, "\")\""), width;
}

std::vector<TermId> asserted_in(Terms& terms, Names& names, std::string_view question) {
    Script script(terms, names, question);
    Tokens& tokens = script.tokens();
    std::vector<TermId> asserted;
    for (;;) {
        const Token token = tokens.next();
        if (token.is(Token::Kind::end)) return asserted;
        if (!token.is(Token::Kind::open)) throw Malformed(tokens.place(), "a command was expected");
        const std::string_view command = tokens.word("a command");
        if (command == "assert") {
            asserted.push_back(script.term());
            if (terms[asserted.back()].width != 0) throw Malformed(tokens.place(), "what is asserted is no Bool");
            tokens.expect(Token::Kind::close, "\")\"");
        } else if (command == "declare-fun") {
            const std::string name(tokens.word("a name"));
            tokens.expect(Token::Kind::open, "\"()\""), tokens.expect(Token::Kind::close, "\"()\"");
            const int width = script.sort();
            tokens.expect(Token::Kind::close, "\")\"");
            const auto known = names.find(name);
            if (known == names.end() || terms[known->second].width != width)
                throw Malformed(tokens.place(),
                                "nothing of this sort is known by the name of \"" + std::string(name) + "\"");
        } else if (command == "set-info" || command == "set-logic" || command == "check-sat" || command == "exit") {
            tokens.skip_to_close();
        } else {
            throw Malformed(tokens.place(), "\"" + Words::printable(command) + "\" is no command of a question");
        }
    }
}

}  // namespace nomos::certify
