#include "model/smt/version.hpp"

#include <z3++.h>

#include <string>

namespace nomos::smt {

std::string solver_version() {
    unsigned major = 0, minor = 0, build = 0, revision = 0;
    Z3_get_version(&major, &minor, &build, &revision);
    std::string text = std::to_string(major);
    for (const unsigned part : {minor, build, revision}) text += "." + std::to_string(part);
    return text;
}
Z3_decl_kind kind_of_names() {
    static const Z3_decl_kind kind = [] {
        z3::context context;
        return context.bool_const("a").decl().decl_kind();
    }();
    return kind;
}

}  // namespace nomos::smt
