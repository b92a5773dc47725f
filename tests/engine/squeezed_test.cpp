// Arrays and frames as they go over a line between machines: they come out as they went in, in few bytes where they are
// like others, and damaged ones are refused.
#include "engine/remote/squeezer.hpp"

#include "engine/formats/packed_words.hpp"
#include "engine/model/event.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>
#include <random>
#include <stdexcept>

namespace lockstep::remote {
namespace {

Words randomWords(std::size_t n, std::uint32_t below, unsigned seed = 1)
{
    std::mt19937 random{seed};
    Words words(n);
    std::ranges::generate(words, [&] { return below == 0 ? random() : random() % below; });
    return words;
}

/// Both ends of a line.
struct Ends {
    Squeezer here, there;
    std::size_t bytes = 0; ///< of the last frame
    Squeezer::Squeezed sent;

    Frame send(Kind kind, const std::vector<std::uint8_t>& content)
    {
        sent = here.squeeze(kind, content);
        bytes = sent.content.size();
        return there.unsqueeze({sent.kind, sent.content});
    }
    /// How many bits a word took.
    double send(const Words& words)
    {
        const Frame frame = send(Kind::words, packWords(words));
        EXPECT_EQ(frame.kind, Kind::words);
        EXPECT_TRUE(unpackWords(frame.content) == words);
        return 8.0 * static_cast<double>(bytes) / static_cast<double>(words.size());
    }
};

constexpr std::size_t many = std::size_t{1} << 16;

/// One launch of a network.
Words exchanged(Words words, std::size_t distance)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        if ((i & distance) == 0 && words[i] > words[i ^ distance])
            std::swap(words[i], words[i ^ distance]);
    return words;
}

TEST(Squeezed, WhatIsThereAlreadyIsNamed)
{
    Ends ends;
    const Words words = randomWords(many, 0);
    EXPECT_GT(ends.send(words), 31);
    EXPECT_LT(ends.send(words), 0.1);
}

TEST(Squeezed, ExchangesOfANetworkTakeOneBitAPair)
{
    Ends ends;
    const Words words = randomWords(many, 1u << 24);
    ends.send(words);
    const Words next = exchanged(words, 256);
    EXPECT_LT(ends.send(next), 1.1);
    EXPECT_LT(ends.send(exchanged(exchanged(next, 64), 8)), 2.2);
    Words equal = randomWords(many, 1u << 14); // with equal keys, too
    ends.send(equal);
    EXPECT_LT(ends.send(exchanged(equal, 1024)), 4); // where an equal one is nearer, that one is told
}

TEST(Squeezed, SortedRunsTakeWhereTheyAreInterleaved)
{
    Ends ends;
    const Words words = randomWords(many, 1u << 24);
    ends.send(words);
    Words runs = words, sorted = words;
    for (std::size_t i = 0; i < many; i += many / 16)
        std::sort(runs.begin() + static_cast<std::ptrdiff_t>(i),
                  runs.begin() + static_cast<std::ptrdiff_t>(i + many / 16));
    EXPECT_LT(ends.send(runs), 7);
    std::ranges::sort(sorted);
    EXPECT_LT(ends.send(sorted), 0.2);
}

/// All stages of a bitonic sort, from where the asker knows only its keys.
TEST(Squeezed, StatesOfABitonicSortTakeLittle)
{
    const Words words = randomWords(many, 1u << 24);
    Words now = words;
    for (std::size_t run = 2; run <= many; run *= 2)
        for (std::size_t distance = run / 2; distance > 0; distance /= 2) {
            for (std::size_t i = 0; i < many; ++i)
                if ((i & distance) == 0 && (now[i] > now[i | distance]) == ((i & run) == 0))
                    std::swap(now[i], now[i | distance]);
            if (distance != 1 && distance != run / 2 && distance != 16)
                continue;
            Ends ends;
            ends.send(words);
            EXPECT_LT(ends.send(now), 4) << run << ", " << distance;
        }
}

TEST(Squeezed, StatesOfARadixSortTakeNearlyNothing)
{
    Ends ends;
    Words words = randomWords(many, 1u << 24);
    ends.send(words);
    for (unsigned bits = 4; bits <= 24; bits += 4) {
        const std::uint32_t mask = (1u << bits) - 1;
        std::ranges::stable_sort(words, {}, [mask](std::uint32_t word) { return word & mask; });
        EXPECT_LT(ends.send(words), 0.1) << bits;
    }
}

TEST(Squeezed, ScansTakeWhatTheirInputDoesNotSay)
{
    Ends ends;
    const Words words = randomWords(many, 1000);
    ends.send(words);
    Words inclusive = words, exclusive = words;
    std::partial_sum(words.begin(), words.end(), inclusive.begin());
    std::exclusive_scan(words.begin(), words.end(), exclusive.begin(), 0u);
    EXPECT_LT(ends.send(inclusive), 0.2);
    EXPECT_LT(ends.send(exclusive), 0.2);
    Words windows = inclusive;
    for (std::size_t i = 64; i < many; ++i)
        windows[i] = inclusive[i] - inclusive[i - 64];
    EXPECT_LT(ends.send(windows), 0.2);
    Words changed = exclusive;
    for (std::size_t i = 0; i < many; i += 100)
        changed[i] += 7;
    EXPECT_LT(ends.send(changed), 1);
}

TEST(Squeezed, ArraysOfAnyKindComeOutAsTheyWentIn)
{
    Ends ends;
    std::mt19937 random{5};
    std::vector<Words> sent{{}, {7}, Words(300, 0), Words(300, UINT32_MAX)};
    for (int turn = 0; turn < 400; ++turn) {
        Words words = sent[random() % sent.size()];
        switch (random() % 7) {
        case 0:
            words = randomWords(random() % 3000, static_cast<std::uint32_t>(turn % 3 == 0 ? 0 : 1 + turn * 7),
                                static_cast<unsigned>(turn));
            break;
        case 1:
            std::ranges::shuffle(words, random);
            break;
        case 2:
            std::ranges::sort(words);
            break;
        case 3:
            words.resize(random() % (words.size() + 2));
            break;
        case 4:
            words.insert(words.end(), random() % 50, UINT32_MAX);
            break;
        case 5:
            std::partial_sum(words.begin(), words.end(), words.begin());
            break;
        default:
            if (!words.empty())
                words[random() % words.size()] ^= 1u << random() % 32;
        }
        const Frame frame = ends.send(Kind::words, packWords(words));
        ASSERT_TRUE(unpackWords(frame.content) == words) << turn;
        sent.push_back(std::move(words));
    }
}

TEST(Squeezed, FramesThatAreMuchLikeTheLastTakeLittle)
{
    Ends ends;
    std::vector<std::uint8_t> content(5000);
    std::mt19937 random{3};
    std::ranges::generate(content, [&] { return static_cast<std::uint8_t>(random()); });
    EXPECT_EQ(ends.send(Kind::launch, content).kind, Kind::launch);
    EXPECT_GT(ends.bytes, 4900U);
    content[77] ^= 1;
    const Frame frame = ends.send(Kind::launch, content);
    EXPECT_TRUE(std::ranges::equal(frame.content, content));
    EXPECT_LT(ends.bytes, 200U);
}

TEST(Squeezed, EventsComeOutAsTheyWentInAndTakeLittle)
{
    Events events;
    for (std::uint32_t item = 0; item < 2000; ++item) {
        Event e;
        e.op = Op::compare;
        e.item = item;
        e.group = item / 64;
        e.readCount = 2;
        e.readSlots[0] = {0, 2 * item, item};
        e.readSlots[1] = {0, 2 * item + 1, item + 5};
        events.push_back(e);
    }
    const std::vector<std::uint8_t> packed = packEvents(events);
    Ends ends;
    const Frame frame = ends.send(Kind::packedEvents, packed);
    EXPECT_EQ(frame.kind, Kind::packedEvents);
    EXPECT_TRUE(std::ranges::equal(frame.content, packed));
    EXPECT_LT(ends.bytes, packed.size() / 50);
}

TEST(Squeezed, DamagedFramesAreRefusedOrHaveTheirSize)
{
    const Words words = randomWords(2048, 5000), next = exchanged(words, 16);
    Words sorted = words, sums = words;
    std::ranges::sort(sorted);
    std::partial_sum(words.begin(), words.end(), sums.begin());
    std::mt19937 random{11};
    std::size_t refused = 0;
    for (const Words* each : std::initializer_list<const Words*>{&next, &sorted, &sums, &words})
        for (int turn = 0; turn < 300; ++turn) {
            Squeezer here, there;
            auto first = here.squeeze(Kind::words, packWords(words));
            there.unsqueeze({first.kind, first.content});
            auto second = here.squeeze(Kind::words, packWords(*each));
            const std::size_t flips = 1 + random() % 3;
            for (std::size_t i = 0; i < flips; ++i)
                second.content[random() % second.content.size()] ^= static_cast<std::uint8_t>(1u << random() % 8);
            if (random() % 4 == 0)
                second.content.resize(random() % second.content.size());
            try {
                there.unsqueeze({second.kind, second.content});
            } catch (const std::exception&) {
                ++refused;
            }
        }
    EXPECT_GT(refused, 300U);
}

TEST(Squeezed, BothShelvesForgetTheSame)
{
    Ends ends;
    for (unsigned round = 0; round < 3; ++round)
        for (unsigned seed = 0; seed < 50; ++seed) // more than a shelf has room for
            ends.send(randomWords(2000, 0, seed));
}

} // namespace
} // namespace lockstep::remote
