#include "analysis/engines/silent_reading.hpp"

#include <algorithm>
#include <map>

#include "model/core/error.hpp"

namespace nomos::engines {
namespace {

constexpr int kOpen = -1;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

}  // namespace

bool Relation::is_hopeless() const { return std::find(right.begin(), right.end(), true) == right.end(); }

SilentReading::SilentReading(std::vector<int> options, Choices usual)
    : options_(std::move(options)), usual_(std::move(usual)), ending_at_(options_.size()) {}

std::size_t SilentReading::combination_of(const std::vector<int>& about, const Choices& set) const {
    std::size_t number = 0, weight = 1;
    for (const int r : about) number += weight * at(set[at(r)]), weight *= at(options_[at(r)]);
    return number;
}
std::size_t SilentReading::combinations_of(const std::vector<int>& about) const {
    std::size_t all = 1;
    for (const int r : about) all *= at(options_[at(r)]);
    return all;
}

// Every relation whose readings are all chosen once this one is.
bool SilentReading::is_right(std::size_t reading, const Choices& set) const {
    return std::all_of(ending_at_[reading].begin(), ending_at_[reading].end(),
                       [&](std::size_t k) { return relations_[k].right[combination_of(relations_[k].about, set)]; });
}
bool SilentReading::search(std::size_t reading, Choices& set, const std::vector<int>& fixed) const {
    if (reading == options_.size()) return true;
    for (int tried = 0; tried < options_[reading]; ++tried) {
        const int option = (usual_[reading] + tried) % options_[reading];
        if (fixed[reading] != kOpen && fixed[reading] != option) continue;
        set[reading] = option;
        if (is_right(reading, set) && search(reading + 1, set, fixed)) return true;
    }
    return false;
}
std::uint64_t SilentReading::count_from(std::size_t reading, Choices& set, const std::vector<bool>& matters) const {
    if (reading == options_.size()) return 1;
    const int tried = matters[reading] ? options_[reading] : 1;  // the others come out alike
    std::uint64_t all = 0;
    for (set[reading] = 0; set[reading] < tried; ++set[reading])
        if (is_right(reading, set)) all += count_from(reading + 1, set, matters);
    set[reading] = 0;
    return matters[reading] ? all : all * at(options_[reading]);
}

bool SilentReading::add(const Relation& relation) {
    if (relation.is_hopeless()) return false;
    if (relation.about.empty()) return true;
    relations_.push_back(relation);
    auto& ending = ending_at_[at(relation.about.back())];
    ending.push_back(relations_.size() - 1);
    if (fitting_with(0, kOpen)) return true;
    relations_.pop_back(), ending.pop_back();
    return false;
}
std::set<Relation> SilentReading::add_most_given_first(const std::vector<Relation>& given) {
    std::map<Relation, std::size_t> times;
    for (const Relation& relation : given) ++times[relation];
    std::vector<std::pair<std::size_t, const Relation*>> by_weight;
    for (const auto& [relation, n] : times) by_weight.emplace_back(n, &relation);
    std::stable_sort(by_weight.begin(), by_weight.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::set<Relation> taken_in;
    for (const auto& [n, relation] : by_weight)
        if (add(*relation)) taken_in.insert(*relation);
    return taken_in;
}
bool SilentReading::is_asked(int reading) const {
    return std::any_of(relations_.begin(), relations_.end(), [&](const Relation& relation) {
        return std::find(relation.about.begin(), relation.about.end(), reading) != relation.about.end();
    });
}
std::optional<Choices> SilentReading::fitting_with(int reading, int option) const {
    std::vector<int> fixed(options_.size(), kOpen);
    if (!fixed.empty()) fixed[at(reading)] = option;
    Choices set(options_.size());
    if (!search(0, set, fixed)) return {};
    return set;
}
Choices SilentReading::fitting() const {
    const auto set = fitting_with(0, kOpen);
    expect(set.has_value(), "relations are taken in only if a reading set fits them");
    return *set;
}
std::uint64_t SilentReading::count() const {
    std::vector<bool> matters(options_.size());
    for (const Relation& relation : relations_)
        for (const int r : relation.about) matters[at(r)] = true;
    Choices set(options_.size());
    return count_from(0, set, matters);
}

ReadingSeen reading_seen(const ReadingInfo& info, std::vector<std::string> fits, bool is_asked) {
    using How = ReadingSeen::How;
    const How how = fits.size() == 1                    ? How::chosen
                    : fits.size() < info.options.size() ? How::narrowed
                    : is_asked                          ? How::open
                                                        : How::unseen;
    const OptionInfo& usual = info.options[at(info.default_option)];
    return {std::string(info.id), how, std::move(fits), std::string(usual.id)};
}

std::vector<std::string> right_under(const Relation& relation, std::span<const ReadingInfo> readings) {
    std::vector<std::string> ids;
    if (relation.is_hopeless()) return ids;
    auto rest = static_cast<std::size_t>(std::find(relation.right.begin(), relation.right.end(), true) -
                                         relation.right.begin());
    for (const int r : relation.about) {
        const ReadingInfo& info = readings[at(r)];
        ids.push_back(std::string(info.id) + "=" + std::string(info.options[rest % info.options.size()].id));
        rest /= info.options.size();
    }
    return ids;
}

}  // namespace nomos::engines
