// Cases of a proof that are one case turned: a march to the east is a march to the north on a board that
// lies otherwise. A ruleset that says so (R::kCasesAreTurned) has its later cases looked up among the
// questions that were refuted for the first (model/smt/forms.hpp), by the images that it offers anyway.
//
// Nothing rests on the images being right: a question that is no turned one of those is asked as ever.
#pragma once

#include <map>
#include <optional>
#include <tuple>

#include "checkers/scene.hpp"
#include "model/core/images.hpp"
#include "model/smt/forms.hpp"

namespace nomos {

template <class R>
concept WithImagesOfCells = WithImages<R> && requires {
    { R::Images::of_cell(0, 0) } -> std::same_as<int>;
    { R::Images::kCells } -> std::convertible_to<int>;
};
template <class R>
concept WithTurnedCases = WithImagesOfCells<R> && requires {
    R::kCasesAreTurned;
};
// A ruleset whose cases are not turned ones may have notions that are: what lies to the east of a place is what
// lies to the north of it on a board that lies otherwise.
template <class R>
concept WithTurnedNotions = WithImagesOfCells<R> && requires {
    R::kNotionsAreTurned;
};
// A ruleset that has no cases may have parts: of its moves, such that each is another turned.
template <class R>
concept WithTurnedParts = WithImagesOfCells<R> && requires(const typename R::template Move<Symbolic>& m) {
    { R::kTurnedParts } -> std::convertible_to<int>;
    { R::template in_part<Symbolic>(0, m) } -> std::same_as<smt::Bit>;
};

namespace turned {

inline constexpr int kAsItIs = -1;

// The image under which a case's moves come first in their order.
template <WithTurnedCases R>
int image_of_case(int part) {
    typename R::template Setting<Native> setting{};
    typename R::template Move<Native> move{};
    R::template restrict<Native>(part, setting, move);
    int best = kAsItIs;
    for (int k = 0; k < R::Images::kCount; ++k)
        if (compare(R::Images::of(k, move), best == kAsItIs ? move : R::Images::of(best, move)) < 0) best = k;
    return best;
}

// "prefix.field", bit by bit, to where the image has it.
using Bits = std::map<smt::InputBit, smt::InputBit>;
template <class Images, class Record>
Bits bits_of_record(int k) {
    Bits bits;
    const auto for_each_bit = [](Record& record, auto&& visit) {
        Record::zip(
            [&]<class F>(auto name, F& field) {
                if constexpr (requires { F::kSize; })
                    for (int b = 0; b < F::kSize; ++b) visit(smt::InputBit{std::string(name), b}, field, b);
            },
            record);
    };
    const auto set_bit = [&](Record& record) {
        std::optional<smt::InputBit> found;
        for_each_bit(record, [&](const smt::InputBit& at, const auto& field, int b) {
            if (field.test(b)) expect(!found, "an image has as many bits"), found = at;
        });
        expect(found.has_value(), "an image loses no bit");
        return *found;
    };
    Record one{};
    for_each_bit(one, [&](const smt::InputBit& at, auto& field, int b) {
        field.set(b);
        Record image = Images::of(k, one);
        bits.emplace(at, set_bit(image));
        field = {};
    });
    return bits;
}

template <WithImagesOfCells R>
smt::Renaming renaming(int k) {
    using Images = typename R::Images;
    const auto setting = bits_of_record<Images, typename R::template Setting<Native>>(k);
    const auto position = bits_of_record<Images, typename R::template Position<Native>>(k);
    const auto move = bits_of_record<Images, typename R::template Move<Native>>(k);
    return [=](const smt::InputBit& at, int size) -> smt::InputBit {
        const std::size_t dot = at.input.find('.');
        const std::string record = at.input.substr(0, dot == std::string::npos ? 0 : dot + 1);
        if (!record.empty() && record.find(' ') == std::string::npos) {
            const Bits& bits = record == "setting." ? setting : record == "move." ? move : position;
            const auto found = bits.find({at.input.substr(dot + 1), at.bit});
            return found == bits.end() ? at : smt::InputBit{record + found->second.input, found->second.bit};
        }
        // What stands for a notion: a word of cells is one of the board.
        return size == Images::kCells ? smt::InputBit{at.input, Images::of_cell(k, at.bit)} : at;
    };
}
template <WithImagesOfCells R>
const std::vector<smt::Renaming>& renamings() {
    static const auto all = [] {
        std::vector<smt::Renaming> by_image;
        for (int k = 0; k < R::Images::kCount; ++k) by_image.push_back(renaming<R>(k));
        return by_image;
    }();
    return all;
}
// As they are, and turned in every way.
template <WithImagesOfCells R>
std::vector<smt::Renaming> every_renaming() {
    std::vector<smt::Renaming> all{smt::Renaming{}};
    all.insert(all.end(), renamings<R>().begin(), renamings<R>().end());
    return all;
}
// What the questions of a case may be known by: turned, and as they are.
template <WithTurnedCases R>
std::vector<smt::Renaming> renamings_of_case(int part) {
    const int image = part < 0 ? kAsItIs : image_of_case<R>(part);
    if (image == kAsItIs) return {smt::Renaming{}};
    return {renamings<R>().at(static_cast<std::size_t>(image)), smt::Renaming{}};
}

}  // namespace turned

// All that was refuted of a ruleset within a budget.
template <class R>
smt::RefutedForms& refuted_forms(const smt::Budget& budget) {
    static std::mutex opening;
    static std::map<std::tuple<unsigned, unsigned, unsigned>, smt::RefutedForms> all;
    const std::lock_guard lock(opening);
    return all[{budget.resources, budget.milliseconds, budget.seed}];
}
// A scene's questions: asked, or known from a case that asked the same, as it is or turned. Where a ruleset's
// cases are not turned ones, all are asked.
template <class R>
smt::RefutationCache cache_of(Scene<R>& scene, smt::RefutedForms& refuted) {
    if constexpr (WithTurnedCases<R>)
        return {scene.session, refuted, turned::renamings_of_case<R>(scene.part())};
    else
        return {scene.session, refuted, {}};
}
template <class R>
smt::RefutationCache cache_of(Scene<R>& scene, const smt::Budget& budget) {
    return cache_of(scene, refuted_forms<R>(budget));
}
// The same of those about single notions: of these, one case asks what another has asked word for word, whatever the
// ruleset says of its cases.
template <class R>
smt::RefutationCache cache_of_notions(Scene<R>& scene, const smt::Budget& budget) {
    if constexpr (WithTurnedNotions<R>)
        return {scene.session, refuted_forms<R>(budget), turned::every_renaming<R>()};
    else if constexpr (WithTurnedCases<R>)
        return cache_of(scene, budget);
    else
        return {scene.session, refuted_forms<R>(budget), {smt::Renaming{}}};
}
template <class R>
bool is_refuted(Scene<R>& scene, smt::RefutationCache& cache, const std::vector<smt::Bit>& requirements) {
    return cache.is_refuted(requirements,
                            [&] { return scene.session.check_alone(requirements) == smt::Answer::unsatisfiable; });
}

template <WithTurnedParts R>
smt::Bit in_no_part(const Scene<R>& scene) {
    smt::Bit elsewhere = true;
    for (int k = 0; k < R::kTurnedParts; ++k) elsewhere = elsewhere && !R::template in_part<Symbolic>(k, scene.move);
    return elsewhere;
}
// Can these not be together, where the move is in some part? Asked of one part, known of its images. False: nothing
// is known.
template <WithTurnedParts R>
bool is_refuted_in_each_part(Scene<R>& scene, std::vector<smt::Bit> requirements) {
    smt::RefutedForms refuted;
    smt::RefutationCache cache(scene.session, refuted, turned::every_renaming<R>());
    requirements.emplace_back(true);
    for (int k = 0; k < R::kTurnedParts; ++k) {
        requirements.back() = R::template in_part<Symbolic>(k, scene.move);
        if (!is_refuted(scene, cache, requirements)) return false;
    }
    return true;
}
// ... and where it is in none?
template <WithTurnedParts R>
bool is_refuted_in_parts(Scene<R>& scene, std::vector<smt::Bit> requirements) {
    if (!is_refuted_in_each_part(scene, requirements)) return false;
    requirements.push_back(in_no_part(scene));
    return scene.session.check_alone(requirements) == smt::Answer::unsatisfiable;
}
// ... together with what the scene requires?
template <WithTurnedParts R>
bool is_refuted_in_parts(Scene<R>& scene, const smt::Bit& question) {
    std::vector<smt::Bit> all = scene.session.required();
    all.push_back(question);
    return is_refuted_in_parts(scene, std::move(all));
}

}  // namespace nomos
