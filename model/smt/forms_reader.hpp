// Terms of Z3 as forms (forms.hpp): read once a session, so that a question costs what is new in it.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/smt/forms.hpp"

namespace nomos::smt {

class FormsReader {
public:
    // Inputs are known by what the renaming calls them, or as they are.
    FormsReader(Session& session, Forms& forms, Renaming renaming = {});
    ~FormsReader();
    // What is to hold together for these to hold, ascending. None: there is a term that no form can be made of.
    std::optional<std::vector<Forms::Literal>> read(const std::vector<Bit>& requirements);

private:
    class Terms;
    std::unique_ptr<Terms> terms_;
};

}  // namespace nomos::smt
