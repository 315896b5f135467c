#include "model/nerva/ruleset.hpp"

#include <algorithm>

#include "model/nerva/text.hpp"

namespace nomos::nerva {

const RulesetInfo& info() {
    static const RulesetInfo data{
        .id = "nerva",
        .title = "Nerva",
        .source_file = "nerva.txt",
        .board = "three 8x8 boards",
        .clauses = clauses(),
        .readings = readings(),
        .ledger = ledger(),
        .examples = examples(),
        .missing = missing(),
        .outcomes = {"in play", "White wins", "Black wins", "draw"},
        .right = right(),
        .piece = "pawn",
        .answers = answers(),
        .hides = true,
    };
    return data;
}

// --- where the kings hide ----------------------------------------------------------------------
namespace {

// The places as they are numbered, but the usual one of the side first.
const std::array<int, std::size_t{kPlaces}>& places_for(std::size_t side) {
    static const auto all = [] {
        PerSide<std::array<int, std::size_t{kPlaces}>> order{};
        for (std::size_t s = 0; s < kSides; ++s) {
            const int usual = example_kings()[s].lowest();
            order[s][0] = usual;
            for (int place = 0, k = 1; place < kPlaces; ++place)
                if (place != usual) order[s][static_cast<std::size_t>(k++)] = place;
        }
        return order;
    }();
    return all[side];
}
std::vector<std::string_view> names_of(const std::array<int, std::size_t{kPlaces}>& places) {
    static const auto names = [] {
        std::array<std::string, std::size_t{kPlaces}> all;
        for (int place = 0; place < kPlaces; ++place) all[static_cast<std::size_t>(place)] = print(placing(place));
        return all;
    }();
    std::vector<std::string_view> in_order;
    for (const int place : places) in_order.push_back(names[static_cast<std::size_t>(place)]);
    return in_order;
}

}  // namespace

std::span<const SettingOption> RulesetType::setting_options() {
    static const std::vector<SettingOption> options{
        {"white-king", "where White hides his king", names_of(places_for(0))},
        {"black-king", "where Black hides his king", names_of(places_for(1))}};
    return options;
}
void RulesetType::set(Setting<Native>& s, int side, int value) {
    const auto k = static_cast<std::size_t>(side);
    s.kings[k] = Bits<kPlaces>::single(places_for(k)[static_cast<std::size_t>(value)]);
}
int RulesetType::value_of(const Setting<Native>& s, int side) {
    const auto& places = places_for(static_cast<std::size_t>(side));
    return static_cast<int>(std::find(places.begin(), places.end(), s.kings[static_cast<std::size_t>(side)].lowest()) -
                            places.begin());
}

}  // namespace nomos::nerva
