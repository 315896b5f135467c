#include "model/smt/question_hash.hpp"

#include <bit>

#include "model/smt/version.hpp"

namespace nomos::smt {
namespace {

// The finalizers of SplitMix64 (Steele, Lea, Flood 2014) and MurmurHash3 (Appleby 2011): one for each half.
constexpr std::uint64_t split_mix(std::uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U, x = (x ^ x >> 27) * 0x94d049bb133111ebU;
    return x ^ x >> 31;
}
constexpr std::uint64_t murmur_mix(std::uint64_t x) {
    x = (x ^ x >> 33) * 0xff51afd7ed558ccdU, x = (x ^ x >> 33) * 0xc4ceb9fe1a85ec53U;
    return x ^ x >> 33;
}

}  // namespace

void QuestionHash::add(std::uint64_t value) {
    high = split_mix(high + 0x9e3779b97f4a7c15U + value);
    low = murmur_mix(std::rotl(low, 23) ^ (value * 0xd6e8feb86659fd93U + 1));
}
void QuestionHash::add(std::string_view text) {
    add(std::uint64_t{text.size()});
    for (std::size_t i = 0; i < text.size(); i += 8) {
        std::uint64_t eight = 0;
        for (const char c : text.substr(i, 8)) eight = eight << 8 | static_cast<unsigned char>(c);
        add(eight);
    }
}

QuestionHash TermHasher::of(const std::vector<Bit>& requirements) {
    QuestionHash hash;
    for (const Bit& r : requirements)
        if (r.is_constant())
            hash.add(std::uint64_t{r.constant()});
        else
            hash.add(of(r.expr()));
    return hash;
}

void TermHasher::add_declaration(QuestionHash& hash, Z3_func_decl declaration) const {
    hash.add(static_cast<std::uint64_t>(Z3_get_decl_kind(context_, declaration)));
    if (Z3_get_decl_kind(context_, declaration) == kind_of_names())
        hash.add(std::string_view(Z3_get_symbol_string(context_, Z3_get_decl_name(context_, declaration))));
    const unsigned parameters = Z3_get_decl_num_parameters(context_, declaration);
    for (unsigned i = 0; i < parameters; ++i) {
        const bool is_number = Z3_get_decl_parameter_kind(context_, declaration, i) == Z3_PARAMETER_INT;
        if (is_number)
            hash.add(static_cast<std::uint64_t>(Z3_get_decl_int_parameter(context_, declaration, i)));
        else  // none of an operation of bit vectors
            hash.add(std::string_view(Z3_func_decl_to_string(context_, declaration)));
    }
}
// Its parts are known.
QuestionHash TermHasher::of_parts(Z3_ast term) {
    QuestionHash hash;
    const Z3_sort sort = Z3_get_sort(context_, term);
    const bool is_vector = Z3_get_sort_kind(context_, sort) == Z3_BV_SORT;
    hash.add(is_vector ? Z3_get_bv_sort_size(context_, sort) : 0U);
    if (is_vector && Z3_get_ast_kind(context_, term) == Z3_NUMERAL_AST) {
        hash.add(std::string_view(Z3_get_numeral_binary_string(context_, term)));
        return hash;
    }
    expect(Z3_is_app(context_, term), "a question has no quantifiers");
    const Z3_app app = Z3_to_app(context_, term);
    add_declaration(hash, Z3_get_app_decl(context_, app));
    const unsigned parts = Z3_get_app_num_args(context_, app);
    for (unsigned i = 0; i < parts; ++i) hash.add(known_.at(id(Z3_get_app_arg(context_, app, i))));
    return hash;
}
// With a stack of its own: terms are deep.
QuestionHash TermHasher::of(Z3_ast root) {
    std::vector<Z3_ast> open{root};
    while (!open.empty()) {
        const Z3_ast term = open.back();
        if (known_.contains(id(term))) {
            open.pop_back();
            continue;
        }
        const std::size_t before = open.size();
        if (Z3_is_app(context_, term)) {
            const Z3_app app = Z3_to_app(context_, term);
            for (unsigned i = 0; i < Z3_get_app_num_args(context_, app); ++i)
                if (const Z3_ast part = Z3_get_app_arg(context_, app, i); !known_.contains(id(part)))
                    open.push_back(part);
        }
        if (open.size() > before) continue;
        known_.emplace(id(term), of_parts(term));
        open.pop_back();
    }
    return known_.at(id(root));
}

}  // namespace nomos::smt
