// What a source says of play in the small (OfPlay of properties/property.hpp), decided by playing under the default
// reading set, and then under the others: does the answer hang on a reading?
//
// holds: it is so under the default reading set; violated: it is not. Where another reading set answers otherwise, the
// detail names the options that alone make it so, and says what comes out under the first of them. So decide() is asked
// under reading sets that it does not know, and a step that one of them does not allow is an answer, too.
#pragma once

#include "checkers/property_tables.hpp"
#include "checkers/reading_sets.hpp"
#include "checkers/recorded_game.hpp"

namespace nomos::played_claims {

// --- the other reading sets ----------------------------------------------------------------------------
constexpr std::uint64_t kFewSets = 200;  // so many are tried one by one; of more, the options one at a time

struct Otherwise {
    std::vector<std::string> options;                     // "nymbat.win.there=hex": alone they change the answer
    std::string detail;                                   // what comes out under the first of them
    std::uint64_t tried = 1, different = 0, unnamed = 0;  // reading sets; those with none of the options above
    bool all = false;                                     // all reading sets were tried
};
template <class R>
Otherwise under_other_readings(const ClaimOfPlay<R>& claim, bool usual) {
    const auto& table = R::info().readings;
    Otherwise found;
    std::vector<std::pair<std::size_t, int>> named;
    for (std::size_t i = 0; i < table.size(); ++i)
        for (int o = 0; o < static_cast<int>(table[i].options.size()); ++o) {
            if (o == table[i].default_option) continue;
            auto setting = R::default_setting();
            setting.readings.choose(i, o);
            const Decision there = claim.decided(setting);
            ++found.tried;
            if (there.holds == usual) continue;
            if (named.empty()) found.detail = there.detail;
            ++found.different, named.emplace_back(i, o);
            const OptionInfo& option = table[i].options[static_cast<std::size_t>(o)];
            found.options.push_back(std::string(table[i].id) + "=" + std::string(option.id));
        }
    if (reading_sets(table) > kFewSets) return found;
    found.all = true, found.tried = found.different = 0;
    for_each_reading_set<R>([&](const auto& setting) {
        ++found.tried;
        if (claim.decided(setting).holds == usual) return;
        ++found.different;
        const auto has = [&](const auto& option) { return setting.readings.chosen[option.first].test(option.second); };
        found.unnamed += std::none_of(named.begin(), named.end(), has) ? 1U : 0U;
    });
    return found;
}

inline std::string scope_of(const Otherwise& o) {
    const std::string tried =
        o.all ? "all " + in_groups(o.tried) + " reading sets" : "the default reading set and each other option alone";
    if (o.different == 0) return tried;
    return "the default reading set; of " + tried + ", " + in_groups(o.different) + " decide otherwise";
}
// "" where nothing hangs on a reading.
inline std::string in_words(const Otherwise& o, bool usual) {
    if (o.different == 0) return "";
    std::string text = usual ? "; not so under " : "; so under ";
    for (std::size_t i = 0; i < o.options.size(); ++i) text += (i == 0 ? "" : " or ") + o.options[i];
    if (!o.detail.empty()) text += " (" + o.detail + ")";
    if (o.unnamed == 0) return text;
    return text + (o.options.empty() ? "" : " or ") + std::to_string(o.unnamed) + " sets of several other options";
}

// --- the checks ------------------------------------------------------------------------------------------
// The play that a decision shows, replayed by the rules.
template <class R>
void show(const Decision& decision, CheckResult& r) {
    if (decision.position.empty() && decision.moves.empty()) return;
    const auto setting = R::default_setting();
    const auto begun =
        decision.position.empty() ? R::template start<Native>(setting) : R::parse(setting, decision.position);
    const auto played = recorded_game::play_on<R>(setting, begun, decision.moves);
    expect(played.played() == decision.moves.size(), "play that shows something replays");
    r.witnesses.push_back({R::print(setting, begun), decision.moves, {}, {R::picture(setting, begun)}, "a case of it"});
    if (!decision.moves.empty()) r.witnesses.back().pictures.push_back(R::picture(setting, played.positions.back()));
}
template <class R>
void say_how(const ClaimOfPlay<R>& claim, CheckResult& r) {
    r.method = claim.is_record ? Method::replay : Method::exhaustive;
    r.scope = {claim.is_record ? "a record, replayed" : "the cases that the law names, played out",
               "the default reading set", ""};
}
template <class R>
void decide(const ClaimOfPlay<R>& claim, CheckResult& r) {
    const Decision usual = claim.decided(R::default_setting());
    const Otherwise otherwise = under_other_readings(claim, usual.holds);
    say_how(claim, r);
    r.scope.readings = scope_of(otherwise);
    r.verdict = usual.holds ? Verdict::holds : Verdict::violated;
    r.detail = usual.detail + in_words(otherwise, usual.holds);
    show<R>(usual, r);
}
// violated: it is so without what it rests on, too.
template <class R>
void can_fail(const ClaimOfPlay<R>& claim, CheckResult& r) {
    const Decision without = claim.decided_without();
    say_how(claim, r);
    r.verdict = without.holds ? Verdict::violated : Verdict::holds, r.detail = without.detail;
}

}  // namespace nomos::played_claims
