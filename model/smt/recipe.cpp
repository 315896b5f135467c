#include "model/smt/recipe.hpp"

#include "model/smt/version.hpp"

namespace nomos::smt {
namespace {

std::string sort_of(const z3::expr& e) {
    return e.is_bool() ? "Bool" : "(_ BitVec " + std::to_string(e.get_sort().bv_size()) + ")";
}
// Z3 has names of its own for some.
std::string operation(const z3::expr& e) {
    const z3::func_decl decl = e.decl();
    const std::string name = decl.decl_kind() == Z3_OP_ITE   ? "ite"
                             : decl.decl_kind() == Z3_OP_IFF ? "="
                                                             : decl.name().str();
    const unsigned numbers = Z3_get_decl_num_parameters(e.ctx(), decl);
    if (numbers == 0) return name;
    std::string indexed = "(_ " + name;
    for (unsigned i = 0; i < numbers; ++i) indexed += " " + std::to_string(Z3_get_decl_int_parameter(e.ctx(), decl, i));
    return indexed + ")";
}

}  // namespace

void Recipe::define(const std::string& name, const z3::expr& e, const std::string& as) {
    text_ += "(define-fun " + name + " () " + sort_of(e) + " " + as + ")\n";
}

// A constant or an input, which is declared when it is met.
std::string Recipe::leaf(const z3::expr& e) {
    if (e.is_true() || e.is_false()) return e.is_true() ? "true" : "false";
    if (e.is_numeral()) {
        std::string digits;
        expect(e.as_binary(digits), "a numeral has digits");
        return "#b" + std::string(e.get_sort().bv_size() - digits.size(), '0') + digits;
    }
    expect(e.decl().decl_kind() == kind_of_names(), "a term without parts is a constant or an input");
    const std::string name = quoted(e.decl().name().str());
    text_ += "(declare-fun " + name + " () " + sort_of(e) + ")\n";
    return name;
}
std::string Recipe::applied(const z3::expr& e) const {
    std::string text = "(" + operation(e);
    for (unsigned i = 0; i < e.num_args(); ++i) text += " " + names_.at(e.arg(i).id());
    return text + ")";
}
// An explicit stack: terms are deeper than a call stack.
std::string Recipe::written_expr(const z3::expr& root) {
    kept_.push_back(root);
    std::vector<z3::expr> open{root};
    while (!open.empty()) {
        const z3::expr e = open.back();
        const std::size_t waiting = open.size();
        if (!names_.contains(e.id()))
            for (unsigned i = 0; i < e.num_args(); ++i)
                if (!names_.contains(e.arg(i).id())) open.push_back(e.arg(i));
        if (open.size() != waiting) continue;
        open.pop_back();
        if (names_.contains(e.id())) continue;
        std::string name = e.num_args() == 0 ? leaf(e) : "t" + std::to_string(names_.size());
        if (e.num_args() > 0) define(name, e, applied(e));
        names_.emplace(e.id(), std::move(name));
    }
    return names_.at(root.id());
}

void Recipe::cut(const Meaning& meaning) {
    const std::string name = quoted(meaning.fresh.decl().name().str());
    if (meaning.term) {
        define(name, meaning.fresh, written_expr(*meaning.term));
    } else if (meaning.fresh.is_bool()) {
        define(name, meaning.fresh, written(meaning.bits.at(0)));
    } else {
        std::vector<std::string> digits;
        for (const Bit& b : meaning.bits) digits.push_back(" (ite " + written(b) + " #b1 #b0)");
        std::string word = "(concat";
        for (std::size_t i = digits.size(); i-- > 0;) word += digits[i];  // the highest first
        define(name, meaning.fresh, word + ")");
    }
    attribute("cut", name);
}
void Recipe::refuted(const std::string& name, const std::vector<Bit>& together) {
    std::string all = "(" + quoted(name);
    for (const Bit& b : together) all += " " + written(b);
    attribute("refuted", all + ")");
}

}  // namespace nomos::smt
