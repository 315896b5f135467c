// nomos-recut DIR [NAME...]: does each proof over cut points whose recipe `nomos check --smtlib DIR` wrote show what it
// says (checkers/certify/recut.hpp)? All recipes of the folder, or those of these names. A line each, tab-separated:
//   name, questions, shown for every input, samples, of them in the domain, with all that is given, claim true on both
//   sides, false on both, bits that were cut, of them both 0 and 1, answers compared with what was said natively, 1 if
//   something is wrong and else 0
// Exit code 1: something is wrong, or not shown and not tried on any sample. It links nothing of Nomos but
// checkers/certify, and no solver.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <vector>

#include "checkers/certify/recut.hpp"

namespace {

namespace fs = std::filesystem;
constexpr auto kRecipe = ".recipe";

std::string contents_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw nomos::certify::Malformed(file.string(), "cannot be read: is it there?");
    return std::string{std::istreambuf_iterator<char>(in), {}};
}
std::vector<std::string> recipes_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == kRecipe) names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}
// Is it as it should be?
bool tell(const std::string& name, const nomos::certify::Recut& r) {
    std::cout << name;
    for (const long n :
         {long{r.questions}, long{r.shown}, long{r.samples}, long{r.in_domain}, long{r.given}, long{r.both_true},
          long{r.both_false}, r.bits, r.both_ways, long{r.told}, long{r.fault.empty() ? 0 : 1}})
        std::cout << '\t' << n;
    std::cout << '\n';
    for (const std::string& open : r.open) std::cerr << "not shown for every input: " << open << '\n';
    if (!r.fault.empty()) std::cerr << "wrong: " << name << ": " << r.fault << '\n';
    const bool is_tried = r.open.empty() || r.in_domain > 0;
    if (!is_tried) std::cerr << "neither shown nor tried: " << name << '\n';
    return r.fault.empty() && is_tried;
}

}  // namespace

int main(int count, char** words) try {
    if (count < 2 || !fs::is_directory(words[1])) {
        std::cerr << "usage: nomos-recut DIR [NAME...], with the folder of \"nomos check --smtlib DIR\"\n";
        return 2;
    }
    const fs::path folder = words[1];
    std::vector<std::string> names(words + 2, words + count);
    if (names.empty()) names = recipes_in(folder);
    bool all_well = true;
    for (const std::string& name : names) {
        const auto beside = [&](const std::string& file) { return contents_of(folder / file); };
        nomos::certify::Recut said;
        try {
            said = nomos::certify::recut(name + kRecipe, beside(name + kRecipe), beside);
        } catch (const nomos::certify::Malformed& e) {  // the others are looked at all the same
            said.fault = e.what();
        }
        all_well = tell(name, said) && all_well;
    }
    return all_well ? 0 : 1;
} catch (const std::exception& e) {
    std::cerr << "nomos-recut: " << e.what() << '\n';
    return 2;
}
