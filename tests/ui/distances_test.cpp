// How far apart operands stand: a row's title and the launch's sentence tell the same, as the array counts that is
// read.
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/variants.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/layout.hpp"
#include "ui/lenses/dataflow/phrases.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <set>

namespace lockstep::ui {
namespace {

/// Every launch of several phases that the dataflow lens shows, in all variants.
void eachLaunch(std::initializer_list<std::size_t> sizes,
                const std::function<void(const Resident&, std::size_t, const std::string&)>& look)
{
    std::size_t looked = 0;
    const auto lookAt = [&](const RecordingPtr& recording, const std::string& what) {
        if (!dataflowLens.canShow(*recording, {}))
            return;
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            if (phasesShown(*recording, k) > 1) {
                ++looked;
                look(resident, k, what + ", launch " + std::to_string(k));
            }
    };
    eachVariant(sizes, lookAt, [](const Algorithm& algorithm) { // the lens shows runs of no others
        return algorithm.lens == "dataflow" || algorithm.lens == "blocks" || algorithm.lens == "buckets";
    });
    EXPECT_GT(looked, 10U * sizes.size());
}

/// The numbers behind "at distances" in a sentence.
std::set<std::size_t> distancesTold(const QString& sentence)
{
    static const QRegularExpression list{QStringLiteral("at distances? (\\d+(?:, \\d+)*(?: and \\d+)?)")};
    static const QRegularExpression number{QStringLiteral("\\d+")};
    std::set<std::size_t> told;
    for (auto found = list.globalMatch(sentence); found.hasNext();) {
        const QString numbers = found.next().captured(1); // matched pieces outlive their text otherwise
        for (auto one = number.globalMatch(numbers); one.hasNext();)
            told.insert(one.next().captured().toULongLong());
    }
    return told;
}

std::size_t apart(std::uint32_t a, std::uint32_t b)
{
    return std::max(a, b) - std::min(a, b);
}

TEST(Distances, CountCellsOfTheArrayThatIsRead)
{
    static const QRegularExpression distance{QStringLiteral("^distance ([\\d,]+)$")};
    eachLaunch({7, 16, 33}, [](const Resident& resident, std::size_t k, const std::string& what) {
        const ScanFlow flow = *readScanFlow(resident);
        const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
        std::set<std::size_t> inTitles;
        bool isSerial = false, isDenser = false;
        for (const ScanStep& step : flow.steps) {
            if (step.place.launch != k)
                continue;
            isSerial = isSerial || step.isSerial();
            const auto title = distance.match(stepTitle(*resident.recording, step));
            if (!title.hasMatch())
                continue;
            const std::size_t told = title.captured(1).remove(u',').toULongLong();
            inTitles.insert(told);
            for (const ScanCombine& combine : addingSomething(step.combines)) {
                const std::size_t cells = apart(combine.left.index, combine.right.index),
                                  columns = apart(combine.left.position, combine.right.position);
                // Where there are more cells than columns some are left free against bank conflicts.
                EXPECT_EQ(told, std::min(cells, columns)) << what;
                EXPECT_TRUE(combine.left.array == combine.right.array || cells == columns) << what;
                isDenser = isDenser || cells < columns;
            }
        }
        EXPECT_EQ(sentence.contains(QStringLiteral(" in local memory")) || sentence.contains(QStringLiteral(" in “")),
                  isDenser)
            << what << ": " << sentence.toStdString();
        EXPECT_TRUE(isSerial || distancesTold(sentence) == inTitles) << what << ": " << sentence.toStdString();
    });
}

/// Who stores a value need not be who made it: the row under the cells says that it tells of the store.
TEST(WorkItemsUnderCells, AreNamedForWhatTheyDid)
{
    eachLaunch({16}, [](const Resident& resident, std::size_t k, const std::string& what) {
        const ScanFlow flow = *readScanFlow(resident);
        View view;
        view.size = {1208, 720};
        if (!dataflowLens.canShow(*resident.recording, view))
            return;
        for (std::uint32_t p = 0; p < phasesShown(*resident.recording, k); ++p) {
            const Moment moment{k, 1, p};
            const ScanStep& step = flow.steps[stepAt(*resident.recording, moment).step - 1];
            const Scene scene = dataflowLens.scene(resident, moment, view);
            if (marksNamed(scene, QStringLiteral(".*-item\\d+-at\\d+")) == 0)
                continue;
            bool saysStored = false;
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape))
                    saysStored = saysStored || text->text.startsWith(QStringLiteral("stored by"));
            EXPECT_EQ(saysStored, step.stores && step.combines.empty()) << what << ", phase " << p + 1;
        }
    });
}

/// Two kernels of one tree differ in who works: the sentence about the launch says it.
TEST(LaunchSentences, TellWhoWorksInTheFirstRoundOfAReduction)
{
    static const QRegularExpression named{QStringLiteral("\\(the first by work-items? ([0-9, and]+)( of each)?\\)")};
    const auto told = [](const char* variant) {
        const RecordingPtr recording = recordedRun("work-group-reduction", 16, {{"variant", variant}});
        const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(keptBy(recording), {1, 1})));
        return named.match(sentence).captured(1).trimmed();
    };
    EXPECT_EQ(told("reduce0"), QStringLiteral("0, 2, 4 and 6"));
    EXPECT_EQ(told("reduce1"), QStringLiteral("0, 1, 2 and 3"));
    // All are named, or none: also those that combine only the identity work.
    eachReduction({16, 33, 100}, [&](const RecordingPtr& recording, const std::string& what) {
        ASSERT_TRUE(isReduction(*recording)) << what;
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const QString sentence =
                QString::fromStdString(sentenceOf(dataflowLens.narration(keptBy(recording), {k, 1})));
            const auto match = named.match(sentence);
            if (!match.hasMatch() || sentence.contains(QChar(0x2026)))
                continue;
            const Events& events = *recording->events[k - 1];
            std::optional<std::uint32_t> first; // the phase of the first combine
            std::set<std::uint32_t> works;
            for (const Event& event : events)
                if (event.op == Op::combine && event.group == 0)
                    first = std::min(first.value_or(event.phase), event.phase);
            for (const Event& event : events)
                if (event.op == Op::combine && event.group == 0 && event.phase == first)
                    works.insert(event.item);
            QStringList items;
            for (const std::uint32_t item : works)
                items << QString::number(item);
            EXPECT_EQ(match.captured(1).trimmed().replace(QStringLiteral(" and "), QStringLiteral(", ")),
                      items.join(QStringLiteral(", ")))
                << what << ", launch " << k;
        }
    });
}

/// Without barriers the first work-item stores before the others begin: nothing is "then" stored.
TEST(LaunchSentences, StoresAreToldWhenTheyHappen)
{
    const RecordingPtr recording =
        recordedRun("work-group-reduction", 32, {{"variant", "reduce4"}, {"mistake", "no-barriers"}});
    const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(keptBy(recording), {1, 1})));
    EXPECT_TRUE(sentence.contains(QStringLiteral(", and 2 values are stored before the last of them; ")))
        << sentence.toStdString();
}

} // namespace
} // namespace lockstep::ui
