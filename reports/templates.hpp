// The texts of reports/templates, embedded at build time: a report needs no file beside the program.
#pragma once

#include <string_view>

namespace nomos {

// `name` is the file's name without its folder. Throws ContractViolation on an unknown one.
std::string_view template_text(std::string_view name);

}  // namespace nomos
