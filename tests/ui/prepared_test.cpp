// What pictures are made of is read once, and kept within bounds.
#include "engine/algorithms/needed.hpp"
#include "tests/ui/variants.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/gather.hpp"
#include "ui/scene/svg.hpp"

#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

constexpr std::size_t framesOfALaunch = 23;

View audience(double type)
{
    View view;
    view.size = {1920, 1080};
    view.role = ViewRole::presenter;
    view.textScale = type;
    return view;
}

double at(std::size_t frame)
{
    return static_cast<double>(frame) / (framesOfALaunch - 1);
}

TEST(Prepared, PicturesAreTheSameWithAndWithoutAMemory)
{
    eachVariant({7, 33}, [](const RecordingPtr& recording, const std::string& what) {
        Resident keeping = keptBy(recording);
        keeping.memory = std::make_shared<PreparedMemory>();
        const std::size_t last = recording->launchCount();
        for (const std::size_t k : {std::size_t{0}, (last + 1) / 2, last, (last + 1) / 2}) // and once more
            for (const double fraction : {0.0, 0.4, 1.0}) {
                const Moment moment = {k, fraction};
                EXPECT_EQ(toSvg(frame(keeping, moment, {})), toSvg(frame(keptBy(recording), moment, {})))
                    << what << ", launch " << k << " at " << fraction;
            }
    });
}

/// All that is told on the way through a run, launch by launch and phase by phase.
void expectSameSentences(const RecordingPtr& recording, const std::string& what)
{
    Resident keeping = keptBy(recording);
    keeping.memory = std::make_shared<PreparedMemory>();
    const Lens& lens = lensFor(*recording, {});
    for (std::size_t k = 0; k <= recording->launchCount(); ++k)
        for (std::size_t f = 0; f < framesOfALaunch; ++f) {
            std::vector<Moment> moments{{k, at(f)}};
            for (std::uint32_t p = 0; f % 11 == 0 && p < phasesShown(*recording, k); ++p)
                moments.push_back({k, at(f), p});
            for (const Moment& moment : moments)
                EXPECT_EQ(plainText(lens.narration(keeping, moment)),
                          plainText(lens.narration(keptBy(recording), moment)))
                    << what << ", launch " << k << " at " << moment.fraction;
        }
}

TEST(Prepared, SentencesFollowTheMoment)
{
    eachVariant({8}, expectSameSentences);
}

TEST(Prepared, SentencesFollowTheMomentOfARunWithAMistake)
{
    std::size_t mistakes = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes) {
            Parameters parameters = neededBy(mistake);
            parameters["mistake"] = mistake.id;
            ++mistakes;
            expectSameSentences(recordedRun(algorithm->id, 8, parameters), algorithm->id + ", " + mistake.id);
        }
    EXPECT_GT(mistakes, 10U);
}

TEST(Prepared, SentencesFollowTheMomentOfSumsThatWrapRound)
{
    for (const char* const id : {"work-group-reduction", "kogge-stone-work-group-scan", "blelloch-work-group-scan",
                                 "hierarchical-scan", "look-back-scan"}) {
        static Session session;
        RunRequest request;
        request.algorithm = id;
        request.input = Words(8, 0x70000000);
        expectSameSentences(session.record(request), id);
    }
}

TEST(Prepared, AVideoOfALaunchReadsItsEventsOnce)
{
    eachVariant({16}, [](const RecordingPtr& recording, const std::string& what) {
        if (recording->launchCount() == 0)
            return;
        Resident resident = keptBy(recording);
        resident.memory = std::make_shared<PreparedMemory>();
        for (std::size_t f = 0; f + 1 < framesOfALaunch; ++f)
            frame(resident, {1, at(f)}, {});
        // A sort by ballots shows its phases one after another; the zero-one principle says two sentences on the way,
        // and of grids a histogram's groups merge one after another.
        const std::size_t readings = recording->algorithm == "work-group-radix-sort" ? phasesShown(*recording, 1) : 1;
        const std::size_t sentences = recording->lens == "zero-one" ? 2
                                      : recording->lens == "grid"   ? framesOfALaunch
                                                                    : phasesShown(*recording, 1);
        EXPECT_LE(resident.memory->made(), readings + sentences) << what;
    });
}

TEST(Prepared, TheSizeOfTypeIsFoundOnceALaunch)
{
    const RecordingPtr recording = recordedRun("hierarchical-scan", 33);
    Resident resident = keptBy(recording);
    resident.memory = std::make_shared<PreparedMemory>();
    frame(resident, {2, 0}, audience(1.5));
    const std::size_t made = resident.memory->made();
    for (std::size_t f = 1; f + 1 < framesOfALaunch; ++f)
        frame(resident, {2, at(f)}, audience(1.5));
    const std::size_t shown = resident.memory->made();
    EXPECT_LE(shown, made + phasesShown(*recording, 2) - 1)
        << "each further phase has its sentence, and no more is made";
    frame(resident, {2, 0.5}, audience(1.4));
    EXPECT_GT(resident.memory->made(), shown) << "another size is another question";
}

TEST(Prepared, LanguagesAreKeptApart)
{
    const RecordingPtr recording = recordedRun("radix-sort", 16);
    Resident resident = keptBy(recording);
    resident.memory = std::make_shared<PreparedMemory>();
    const auto told = [&](Language language) {
        const Speaking in(language);
        return plainText(lensFor(*recording, {}).narration(resident, {2, 1}));
    };
    const QString english = told(Language::english);
    EXPECT_NE(told(Language::german), english);
    EXPECT_EQ(told(Language::english), english);
}

TEST(Prepared, WhatIsKeptStaysWithinItsBound)
{
    PreparedMemory memory(1000);
    const RecordingPtr recording = recordedRun("radix-sort", 7);
    static const char maker = 0;
    const auto of = [](std::size_t launch) { return PreparedMemory::Key{&maker, {launch}, {}, {}, {}}; };
    for (std::size_t k = 1; k <= 20; ++k) {
        memory.keep(recording, of(k), prepared(std::vector<char>(300)));
        EXPECT_LE(memory.bytes(), 1000U);
        EXPECT_NE(memory.find(recording, of(1)), nullptr) << "what is used stays";
    }
    EXPECT_NE(memory.find(recording, of(20)), nullptr);
    EXPECT_EQ(memory.find(recording, of(2)), nullptr);
    EXPECT_EQ(memory.made(), 20U);
    memory.keep(recording, of(21), prepared(std::vector<char>(5000)));
    EXPECT_NE(memory.find(recording, of(21)), nullptr) << "what is drawn now stays, however large it is";
    EXPECT_EQ(memory.find(recording, of(20)), nullptr);
}

TEST(Prepared, ARecordingThatIsGoneTakesItsPicturesAlong)
{
    PreparedMemory memory;
    static const char maker = 0;
    const PreparedMemory::Key key{&maker, {}, {}, {}, {}};
    memory.keep(std::make_shared<const Recording>(), key, prepared(std::vector<char>(100000)));
    memory.keep(recordedRun("radix-sort", 7), key, prepared(std::vector<char>(10)));
    EXPECT_LT(memory.bytes(), 1000U);
}

} // namespace
} // namespace lockstep::ui
