// Laws by which every game ends, and under which readings they say so.
#pragma once

#include "analysis/difference.hpp"
#include "analysis/examine.hpp"
#include "checkers/telling_laws.hpp"

namespace nomos::analysis {

template <class R>
std::vector<LawThatEnds> laws_that_end() {
    std::vector<LawThatEnds> laws;
    const auto usual = R::default_setting();
    for (const auto& [info, ends_games] : laws_that_end_games<R>()) {
        LawThatEnds law{std::string(info.id), {}};
        if (ends_games(usual)) law.readings.emplace_back();
        for (std::size_t r = 0; r < R::info().readings.size(); ++r)
            for (std::size_t o = 0; o < R::info().readings[r].options.size(); ++o)
                if (ends_games(with_option(usual, static_cast<int>(r), static_cast<int>(o))))
                    law.readings.push_back(std::string(R::info().readings[r].id) + "=" +
                                           std::string(R::info().readings[r].options[o].id));
        laws.push_back(std::move(law));
    }
    return laws;
}

}  // namespace nomos::analysis
