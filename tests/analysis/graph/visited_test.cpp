// Where positions are stored: codes of few bits, and the shards that hold them.
#include <gtest/gtest.h>

#include "model/core/dice.hpp"
#include "tests/analysis/graph/studies.hpp"

namespace nomos::graph {
namespace {

using R = nefatavl::Tafl<5>;
using Study = nefatavl::Study;

auto thin(int attackers, int defenders) {
    auto setting = R::default_setting();
    Study::set_count(setting, 0, attackers), Study::set_count(setting, 1, defenders);
    return setting;
}

// --- codes -----------------------------------------------------------------------------------------
TEST(Coding, GivesEverySubsetItsNumber) {
    const auto setting = thin(2, 1);
    const auto start = R::start<Native>(setting);
    using Coded = CodedSpace<R, Study, 2>;
    const Coded space(setting, start, false);
    // At most 2 of 20, 1 of 20, 1 of 25, and the side to move.
    const std::uint64_t codes = (1 + 20 + 190) * 21 * 26 * 2;
    EXPECT_EQ(space.key_bits(), std::bit_width(codes - 1));
    for (std::uint64_t c = 0; c < codes; c += 7) {
        const auto p = space.position_of({{c}});
        ASSERT_EQ(space.key_of(p).word[0], c);
        ASSERT_LE(p.attackers.count(), 2);
        ASSERT_LE(p.defenders.count(), 1);
    }
    auto more = start;
    more.attackers |= R::start<Native>(thin(4, 0)).attackers;
    EXPECT_THROW(space.key_of(more), ContractViolation);
    more.attackers = start.attackers | ~nefatavl::Board<5>::brown();
    EXPECT_THROW(space.key_of(more), ContractViolation) << "however many";
}
TEST(Coding, OfWhatFollowsIsThatOfThePositionItself) {
    for (const auto& [attackers, defenders] : {std::pair{2, 1}, {4, 4}, {1, 0}}) {
        const auto setting = thin(attackers, defenders);
        const CodedSpace<R, Study, 2> space(setting, R::start<Native>(setting), false);
        std::size_t compared = 0;
        for_positions_of_play<R, Study>(setting, 6, 40, [&](const auto& p) {
            std::vector<Key<1>> keys, wanted;
            space.each_key(p, [&](const Key<1>& key) { keys.push_back(key); });
            space.each(p, [&](const auto&, const auto& after) { wanted.push_back(space.key_of(after)); });
            ASSERT_EQ(keys, wanted);
            compared += keys.size();
        });
        EXPECT_GT(compared, 100U);
    }
}
// What was promised holds for what follows, too: here of the position itself.
TEST(Coding, RefusesWhatWasNotAnnounced) {
    const auto setting = thin(2, 1);
    const auto start = R::start<Native>(setting);
    const Space<R, Study> plain(setting, start, false);
    const auto coding = CodedSpace<R, Study, 2>::coding(plain.layout(), setting, start);
    ASSERT_TRUE(coding);
    const auto digits = coding->digits(start);
    EXPECT_EQ(coding->code(start, start, digits), coding->code(plain.layout().pack(start)));
    auto more = start;
    more.attackers = R::start<Native>(thin(4, 0)).attackers;
    EXPECT_THROW(coding->code(more, start, digits), ContractViolation) << "a stone too many";
    more.attackers = {}, more.attackers.set(0);
    EXPECT_THROW(coding->code(more, start, digits), ContractViolation) << "on a corner";
}
TEST(Coding, IsLeftWhereItIsNoShorterOrTooLong) {
    using Big = nefatavl::Tafl<11>;
    const auto setting = Big::default_setting();
    const auto start = Big::start<Native>(setting);
    using Coded = CodedSpace<Big, Study, words_of<Big::Position<Native>>()>;
    const Coded::Layout layout(Study::used(setting, start), Coded::group(setting, start, false));
    EXPECT_FALSE(Coded::coding(layout, setting, start));
}
TEST(Coding, LeavesTheSearchAsItWas) {
    for (const bool up_to_symmetry : {true, false}) {
        const auto setting = thin(2, 1);
        const auto start = R::start<Native>(setting);
        const Space<R, Study> plain(setting, start, up_to_symmetry);
        const CodedSpace<R, Study, 2> coded(setting, start, up_to_symmetry);
        const Limits limits{0, 1, {}};
        const Reached<Space<R, Study>> a(plain, {start}, limits);
        const Reached<CodedSpace<R, Study, 2>> b(coded, {start}, limits);
        ASSERT_EQ(a.size(), b.size());
        ASSERT_EQ(a.depth(), b.depth());
        for (int d = 0; d <= a.depth(); ++d) EXPECT_EQ(a.at_depth(d), b.at_depth(d));
        for (std::uint32_t id = 0; id < a.size(); ++id) {
            const auto other = b.id_of(a.position(id));
            ASSERT_TRUE(other);
            ASSERT_EQ(a.note(id), b.note(*other));
            ASSERT_EQ(a.depth_of(id), b.depth_of(*other));
        }
        EXPECT_LT(b.bytes(), a.bytes());
    }
}

// --- shards ------------------------------------------------------------------------------------------
template <int Words>
void expect_shard_holds(const ItemBits& bits, std::uint32_t many) {
    Dice dice(5);
    PagePool pool;
    Shard<Words> shard(pool, bits);
    std::vector<Key<Words>> keys;
    for (std::uint32_t i = 0; i < many; ++i) {
        Key<Words> key;
        for (int b = 0; b < bits.key; ++b)
            if (dice.one_in(2)) key.set(b);
        const std::uint32_t place = shard.insert(key, key.hash());
        if (place == keys.size())
            keys.push_back(key), shard.set_note(place, static_cast<std::uint8_t>(kExpanded | (i % 3)));
        ASSERT_EQ(shard.key(place), key);
    }
    ASSERT_EQ(shard.size(), keys.size());
    for (std::uint32_t place = 0; place < shard.size(); ++place) {
        ASSERT_EQ(shard.key(place), keys[place]);
        ASSERT_EQ(shard.find(keys[place], keys[place].hash()), place);
        ASSERT_EQ(shard.note(place) & kExpanded, kExpanded);
        ASSERT_LT(shard.note(place) & kOutcomeMask, 3);
    }
    Key<Words> other = keys.front();
    for (int b = 0; b < bits.key; ++b) {
        other.set(b);
        const bool known = std::find(keys.begin(), keys.end(), other) != keys.end();
        ASSERT_EQ(shard.find(other, other.hash()).has_value(), known);
    }
}
TEST(Shards, HoldKeysAndNotesOfAnyLength) {
    for (const int bits : {9, 17, 42, 60, 64}) expect_shard_holds<1>({bits, 2}, 3000);
    for (const int bits : {65, 76, 120, 127, 128}) expect_shard_holds<2>({bits, 6}, 3000);
    expect_shard_holds<3>({138, 2}, 30'000);
}
TEST(Shards, TakeFewBytesAPosition) {
    PagePool pool;
    Shard<1> shard(pool, {42, 2});
    for (std::uint64_t i = 0; i < 200'000; ++i) {
        const Key<1> key{{i * 0x9e3779b97f4a7c15U >> 22}};
        shard.insert(key, key.hash());
        if (i > 20'000) {
            ASSERT_LE(static_cast<double>(shard.bytes()), 12.0 * shard.size()) << i;
        }
    }
}
TEST(Shards, RefuseNotesThatHaveNoRoom) {
    PagePool pool;
    Shard<1> shard(pool, {42, 2});
    const Key<1> key{{1}};
    shard.insert(key, key.hash());
    EXPECT_THROW(shard.set_note(0, 4), ContractViolation);
    EXPECT_THROW(Shard<1>(pool, {65, 2}), ContractViolation);
}

}  // namespace
}  // namespace nomos::graph
