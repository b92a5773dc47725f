#include "ui/lenses/memory/memory.hpp"

#include "engine/algorithms/catalogue.hpp"
#include "tests/ui/resting_checks.hpp"
#include "tests/ui/window_fixture.hpp"
#include "ui/deck/deck.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/player/gather.hpp"

#include <QAbstractButton>
#include <set>

namespace lockstep::ui {
namespace {

const MemoryLook usual;

std::size_t filledSegments(const Scene& scene)
{
    const QRegularExpression name("segment\\d+");
    return static_cast<std::size_t>(std::ranges::count_if(scene.marks, [&](const Mark& mark) {
        const auto* bar = std::get_if<RectShape>(&mark.shape);
        return bar != nullptr && name.match(mark.id.name).hasMatch() && bar->fill.alpha() > 0;
    }));
}

QString textNamed(const Scene& scene, const QString& name)
{
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.id.name == name)
            return text->text;
    return {};
}

/// The operation that a picture at rest shows, found without the lens.
const MemoryOperation* worstOperation(const MemoryTable& table, std::size_t& row)
{
    row = table.worst();
    const MemoryOperation* worst = nullptr;
    const auto key = [](const MemoryOperation& one) {
        return std::pair{static_cast<double>(one.segments + one.turns) / (one.fewestSegments + one.fewestTurns),
                         one.lanes.size()};
    };
    for (const MemoryOperation& one : table.operationsOf(row))
        if (worst == nullptr || key(one) > key(*worst))
            worst = &one;
    return worst;
}

void expectTellsTheTable(const Recording& recording, const Resident& resident, std::size_t k, const std::string& what)
{
    const MemoryTable table(recording, k, *resident.eventsOf(k), usual.machine);
    const std::string said = sentenceOf(memoryLens(usual).narration(resident, {k, 1}));
    EXPECT_TRUE(said.ends_with('.')) << what << ": " << said;
    if (table.accesses().empty())
        return;
    std::size_t row = 0;
    const MemoryOperation* shown = worstOperation(table, row);
    ASSERT_NE(shown, nullptr) << what;
    const Scene scene = memoryLens(usual).scene(resident, {k, 1}, {});
    std::set<std::uint32_t> words, items;
    for (const LaneAccess& lane : shown->lanes) {
        words.insert(lane.index);
        items.insert(lane.item);
    }
    EXPECT_EQ(marksNamed(scene, "word\\d+"), words.size()) << what;
    EXPECT_EQ(marksNamed(scene, "line\\d+"), shown->lanes.size()) << what;
    EXPECT_EQ(filledSegments(scene), shown->segments) << what;
    EXPECT_EQ(textNamed(scene, "memory-made"), digits(shown->segments + shown->turns)) << what;
    EXPECT_NE(said.find(std::to_string(items.size())), std::string::npos) << what << ": " << said; // with vectors too
    EXPECT_GE(marksNamed(scene, "memory-row\\d+"), 1U) << what;
}

TEST(MemoryLens, TellsWhatTheTableCountsOfEveryLaunch)
{
    for (const Algorithm* algorithm : catalogue()) {
        const RecordingPtr recording = recordedRun(algorithm->id, 13);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            expectTellsTheTable(*recording, resident, k, algorithm->id + " launch " + std::to_string(k));
    }
}

TEST(MemoryLens, IsLegibleAtEverySize)
{
    for (const char* id : {"bitonic-sort", "radix-sort", "work-group-reduction", "quicksort"}) {
        const RecordingPtr recording = recordedRun(id, 64);
        const Resident resident = keptBy(recording);
        for (const Shown& shown : shownViews)
            for (const std::size_t k : {std::size_t{0}, std::size_t{1}, recording->launchCount()})
                for (const double fraction : {0.5, 1.0})
                    expectLegible(memoryLens(usual).scene(resident, {k, fraction}, shown.view()),
                                  std::string(id) + " launch " + std::to_string(k), smallestText(shown.view()));
    }
}

TEST(MemoryLens, WhatIsLoadedIsThereBeforeAndWhatIsStoredComes)
{
    const RecordingPtr recording = recordedRun("bitonic-sort", 16);
    const Resident resident = keptBy(recording);
    const MemoryTable table(*recording, 1, *resident.eventsOf(1), usual.machine);
    for (std::size_t row = 0; row < table.accesses().size(); ++row) {
        MemoryLook look;
        look.access = row;
        const Scene moving = memoryLens(look).scene(resident, {1, 0.5}, {}),
                    rest = memoryLens(look).scene(resident, {1, 1}, {});
        const std::size_t lanes = marksNamed(rest, "line\\d+"), words = marksNamed(rest, "word\\d+");
        EXPECT_EQ(marksNamed(moving, "way\\d+"), lanes) << row;
        EXPECT_EQ(marksNamed(rest, "way\\d+"), 0U) << row;
        EXPECT_EQ(marksNamed(moving, "word\\d+"), table.accesses()[row].isStore ? 0U : words) << row;
    }
}

TEST(MemoryLens, SaysWhichLaunchesAreTooLarge)
{
    auto many = std::make_shared<Recording>(*recordedRun("bitonic-sort", 64));
    many->launches[1].events = 3'000'000;
    const Resident resident = keptBy(many);
    EXPECT_TRUE(memoryLens(usual).needs(*many, {2, 1}, {}).events.empty());
    EXPECT_NE(sentenceOf(memoryLens(usual).narration(resident, {2, 1})).find("3,000,000 events"), std::string::npos);
    EXPECT_EQ(marksNamed(memoryLens(usual).scene(resident, {2, 1}, {}), "memory-card"), 0U);
    EXPECT_EQ(marksNamed(memoryLens(usual).scene(resident, {1, 1}, {}), "memory-card"), 1U);
}

TEST(MemoryLens, AnotherMachineMovesOtherSegments)
{
    const RecordingPtr recording = recordedRun("bitonic-sort", 64);
    const Resident resident = keptBy(recording);
    MemoryLook small;
    small.machine.segment = 32;
    const Scene wide = memoryLens(usual).scene(resident, {1, 1}, {}),
                narrow = memoryLens(small).scene(resident, {1, 1}, {});
    EXPECT_GT(filledSegments(narrow), filledSegments(wide));
    EXPECT_EQ(&memoryLens(small), &memoryLens(small));
}

TEST(MemoryLens, ADeckShowsAndTellsIt)
{
    const RecordingPtr recording = recordedRun("bitonic-sort", 16);
    const FrameSource source{
        recording, [recording](const Needs& needs, const std::stop_token&) { return gatherKept(recording, needs); },
        usual};
    const Deck deck = recordingDeck(source);
    EXPECT_TRUE(deck.narration(1, {}).contains("segment")) << deck.narration(1, {}).toStdString();
    EXPECT_GT(marksNamed(deck.scene(1, 1, {}, {}), "lane\\d+"), 0U);
}

TEST(MemoryLens, TheRoofIsWorkOverBytesMoved)
{
    MemoryLook look;
    look.isRoof = true;
    for (const char* id : {"bitonic-sort", "work-group-reduction", "radix-sort", "brent-kung-scan"}) {
        const RecordingPtr recording = recordedRun(id, 64);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const std::string what = std::string(id) + " launch " + std::to_string(k);
            const MemoryTable table(*recording, k, *resident.eventsOf(k), look.machine);
            const Scene scene = memoryLens(look).scene(resident, {k, 1}, {});
            EXPECT_EQ(marksNamed(scene, "memory-roof"), 1U) << what;
            const std::uint64_t work = recording->launches[k - 1].work;
            EXPECT_EQ(marksNamed(scene, "memory-point"), work > 0 ? 1U : 0U) << what;
            std::set<double> others; // a point each
            for (std::size_t other = 1; other <= recording->launchCount(); ++other) {
                const MemoryTable its(*recording, other, *resident.eventsOf(other), look.machine);
                const std::uint64_t operations = recording->launches[other - 1].work;
                if (other != k && operations > 0 && its.bytesMoved() > 0)
                    others.insert(static_cast<double>(operations) / static_cast<double>(its.bytesMoved()));
            }
            EXPECT_EQ(marksNamed(scene, "memory-other\\d+"), others.size()) << what;
            std::set<QString> texts;
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape))
                    texts.insert(text->text);
            if (work == 0)
                continue;
            EXPECT_TRUE(texts.contains(digits(work))) << what;
            EXPECT_TRUE(texts.contains(QStringLiteral("÷ ") + digits(table.bytesMoved()))) << what;
            for (const Shown& shown : shownViews)
                expectLegible(memoryLens(look).scene(resident, {k, 1}, shown.view()), what, smallestText(shown.view()));
        }
    }
}

using MemoryWindow = WindowTest;

TEST_F(MemoryWindow, TheKeyAndTheSwitchShowItAndAClickChoosesARow)
{
    open();
    key(Qt::Key_End);
    settle();
    EXPECT_EQ(marksNamed(window.canvas().scene(), "memory-card"), 0U);
    key(Qt::Key_M);
    settle();
    EXPECT_TRUE(find<QAbstractButton>("memory")->isChecked());
    ASSERT_EQ(marksNamed(window.canvas().scene(), "memory-card"), 1U);
    const auto placeOf = [&](const QString& name) {
        for (const Mark& mark : window.canvas().scene().marks)
            if (mark.id.name == name)
                return std::get<RectShape>(mark.shape).rect;
        return QRectF();
    };
    const auto tab = [&] {
        QString all;
        for (const Mark& mark : window.canvas().scene().marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->text.contains("line "))
                all = text->text;
        return all;
    };
    const QString before = tab();
    for (const char* row : {"memory-row0", "memory-row1"}) {
        QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, placeOf(row).center().toPoint());
        settle();
    }
    const QString after = tab();
    QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, placeOf("memory-launch0").center().toPoint());
    settle();
    EXPECT_EQ(marksNamed(window.canvas().scene(), "memory-roof"), 1U);
    QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, placeOf("memory-row0").center().toPoint());
    settle();
    EXPECT_EQ(marksNamed(window.canvas().scene(), "memory-roof"), 0U);
    EXPECT_NE(tab(), after);
    key(Qt::Key_M);
    settle();
    EXPECT_EQ(marksNamed(window.canvas().scene(), "memory-card"), 0U);
}

TEST_F(MemoryWindow, ArrowsStepThroughTheOperationsOfARow)
{
    RunAsk ask;
    ask.algorithm = "bitonic-sort";
    ask.input.n = 256;
    open(ask, {1, 1});
    key(Qt::Key_M);
    settle();
    const auto placeOf = [&](const QString& name) {
        for (const Mark& mark : window.canvas().scene().marks)
            if (mark.id.name == name)
                return std::get<RectShape>(mark.shape).rect;
        return QRectF();
    };
    const auto words = [&] {
        std::set<qint64> items;
        for (const Mark& mark : window.canvas().scene().marks)
            if (mark.id.name.startsWith("lane"))
                items.insert(mark.id.item);
        return items;
    };
    std::set<qint64> seen = words();
    for (std::size_t next = 1; next < 4; ++next) {
        const QRectF arrow = placeOf(QStringLiteral("memory-operation%1").arg(next));
        ASSERT_FALSE(arrow.isNull()) << next;
        QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, arrow.center().toPoint());
        settle();
        for (const qint64 item : words())
            EXPECT_TRUE(seen.insert(item).second) << "another wavefront has other work-items";
    }
    EXPECT_EQ(seen.size(), 128U);
    EXPECT_TRUE(placeOf("memory-operation4").isNull()) << "behind the last there is none";
}

} // namespace
} // namespace lockstep::ui
