// What the sentence over a resting picture may claim, over the whole catalogue. A claim is a pattern of words with
// numbers in it, and what must hold of them; add yours to the table.
#include "engine/algorithms/catalogue.hpp"
#include "engine/error.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/variants.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/dataflow/model.hpp"
#include "ui/lenses/lenses.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

namespace lockstep::ui {
namespace {

/// Where a sentence stands. Launch 0 is the input.
struct Told {
    const Recording& recording;
    std::size_t launch;
    std::size_t most(std::size_t ofLaunch) const { return launch == 0 ? recording.n() : ofLaunch; }
    const Launch& made() const { return recording.launches[launch - 1]; }
};

struct Claim {
    const char* pattern; ///< its groups are numbers
    std::function<bool(const Told&, const std::vector<std::size_t>&)> holds;
};

std::size_t positionsOf(const Recording& recording)
{
    return std::max({recording.n(), recording.lanes, recording.output.size()});
}

const std::vector<Claim>& claims()
{
    static const std::vector<Claim> table{
        // No more of them than there are.
        {"([\\d,]+) (?:more )?(?:finished )?(?:positions?|prefix(?:es)?|wires?|columns?)\\b",
         [](const Told& told, const auto& numbers) { return numbers[0] <= positionsOf(told.recording); }},
        {"([\\d,]+) (?:partial |sorted |different )?(?:keys?|values?|sums?|results?|flags?)\\b(?! each)",
         [](const Told& told, const auto& numbers) {
             std::size_t most = positionsOf(told.recording); // a launch may write a table and its sums, too
             for (const BufferInfo& buffer : told.recording.buffers)
                 if (buffer.role == Role::table || buffer.role == Role::sums || buffer.role == Role::flags)
                     most += buffer.size();
             return numbers[0] <= most;
         }},
        {"([\\d,]+) (?:or )?work-items?\\b",
         [](const Told& told, const auto& numbers) { return told.launch == 0 || numbers[0] <= told.made().global; }},
        {"([\\d,]+) work-groups?\\b",
         [](const Told& told, const auto& numbers) { return told.launch == 0 || numbers[0] <= told.made().groups(); }},
        // A part is no larger than its whole.
        {"\\b([\\d,]+) of ([\\d,]+)\\b", [](const Told&, const auto& numbers) { return numbers[0] <= numbers[1]; }},
        {"\\ball ([\\d,]+) prefixes\\b",
         [](const Told& told, const auto& numbers) { return numbers[0] == told.recording.n(); }},
        // A tree's words are for trees.
        {"to the left child()",
         [](const Told& told, const auto&) {
             return std::ranges::any_of(*told.recording.events[told.launch - 1], [](const Event& event) {
                 return event.op == Op::combine && event.writeCount > 1;
             });
         }},
        // What lies outside the values is not "the value" of a position.
        {"the value ([\\d,]+) places? to (?:its|their)",
         [](const Told& told, const auto& numbers) { return numbers[0] < positionsOf(told.recording); }},
    };
    return table;
}

void expectClaims(const Told& told, const QString& sentence, const std::string& where)
{
    for (const Claim& claim : claims()) {
        const QRegularExpression pattern(QString::fromUtf8(claim.pattern));
        for (auto found = pattern.globalMatch(sentence); found.hasNext();) {
            const auto match = found.next();
            std::vector<std::size_t> numbers;
            for (int i = 1; i <= pattern.captureCount(); ++i)
                numbers.push_back(match.captured(i).remove(QLatin1Char(',')).toULongLong());
            EXPECT_TRUE(claim.holds(told, numbers))
                << where << ": \"" << match.captured().toStdString() << "\" in: " << sentence.toStdString();
        }
    }
}

class RestingSentences : public testing::TestWithParam<const Algorithm*> {};

TEST_P(RestingSentences, ClaimOnlyWhatIs)
{
    for (const std::size_t n : {1, 2, 3, 7, 16, 33}) {
        RecordingPtr recording;
        try {
            recording = recordedRun(GetParam()->id, n);
        } catch (const InputError&) {
            continue; // not for so many keys
        }
        const Resident resident = keptBy(recording);
        for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
            const auto look = [&](Moment moment) {
                for (const Lens* lens : lenses()) {
                    if (!lens->canShow(*recording, {}))
                        continue;
                    const QString sentence = QString::fromStdString(sentenceOf(lens->narration(resident, moment)));
                    EXPECT_FALSE(sentence.isEmpty());
                    expectClaims({*recording, k}, sentence,
                                 GetParam()->id + " n=" + std::to_string(n) + " " + lens->id().toStdString() +
                                     " launch " + std::to_string(k) +
                                     (moment.phase ? " phase " + std::to_string(*moment.phase + 1) : ""));
                }
            };
            look({k, 1});
            if (phasesShown(*recording, k) > 1)
                for (std::uint32_t p = 0; p < phasesShown(*recording, k); ++p)
                    look({k, 1, p});
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalogue, RestingSentences, testing::ValuesIn(catalogue()), [](const auto& made) {
    std::string name = made.param->id;
    std::ranges::replace(name, '-', '_');
    return name;
});

/// Every position of a scan by segments is counted once: it takes a value, or it has all of its segment already.
TEST(SegmentedSentences, CountEveryPositionOnce)
{
    const QRegularExpression taking(QStringLiteral("([\\d,]+) positions? (?!already)")),
        having(QStringLiteral("([\\d,]+) positions? already"));
    for (const std::size_t n : {2, 5, 16, 33, 130})
        for (const char* heads : {"every-4", "every-7", "random", "first-only"})
            for (const char* sign : {"add", "multiply", "max", "min", "affine"}) {
                const RecordingPtr recording = recordedRun("segmented-scan", n, {{"heads", heads}, {"operator", sign}});
                const Resident resident = keptBy(recording);
                for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                    std::size_t combined = 0;
                    for (const Event& event : *resident.eventsOf(k))
                        combined += event.op == Op::combine &&
                                    recording->buffers.at(event.writes().front().array).role != Role::flags;
                    const QString sentence =
                        QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
                    const auto counted = [&](const QRegularExpression& words) {
                        return words.match(sentence).captured(1).remove(QLatin1Char(',')).toULongLong();
                    };
                    const std::string what = std::string(heads) + ", " + sign + ": " + sentence.toStdString();
                    EXPECT_EQ(counted(taking), combined) << what;
                    EXPECT_EQ(counted(having), n - combined) << what;
                }
            }
}

/// The partial results that a reduction still needs after each launch, found backwards from its result: what is read
/// later, and holds more than identities.
std::vector<std::size_t> partialResultsAfter(const Recording& recording)
{
    using Place = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>; // array, work-group of a local one, index
    const auto placeOf = [](const Event& event, const Access& access) {
        return Place{access.array, access.array >= localArrayBase ? event.group : 0, access.index};
    };
    std::set<Place> holding;
    for (std::uint32_t i = 0; i < recording.n(); ++i)
        holding.insert({static_cast<std::uint32_t>(recording.mainBuffer), 0, i});
    struct Step {
        std::vector<Place> reads, writes;
    };
    std::vector<std::vector<Step>> launches;
    for (const auto& events : recording.events) {
        std::vector<Step>& steps = launches.emplace_back();
        for (const Event& event : *events) {
            Step step;
            for (const Access& read : event.reads())
                if (holding.contains(placeOf(event, read)))
                    step.reads.push_back(placeOf(event, read));
            for (const Access& write : event.writes()) {
                step.writes.push_back(placeOf(event, write));
                if (step.reads.empty())
                    holding.erase(step.writes.back());
                else
                    holding.insert(step.writes.back());
            }
            steps.push_back(std::move(step));
        }
    }
    std::set<Place> needed{{static_cast<std::uint32_t>(recording.outputBuffer), 0, 0}};
    std::vector<std::size_t> left(launches.size());
    for (std::size_t k = launches.size(); k-- > 0;) {
        left[k] = needed.size();
        for (auto step = launches[k].rbegin(); step != launches[k].rend(); ++step)
            if (std::erase_if(needed, [&](const Place& place) {
                    return std::ranges::find(step->writes, place) != step->writes.end();
                }) > 0)
                needed.insert(step->reads.begin(), step->reads.end());
    }
    return left;
}

/// Of all work-groups, not of one.
TEST(LaunchSentences, CountThePartialResultsThatAreLeft)
{
    static const QRegularExpression several{QStringLiteral("([\\d,]+) partial results are left")};
    eachReduction({2, 7, 16, 20, 33, 100}, [&](const RecordingPtr& recording, const std::string& what) {
        ASSERT_TRUE(isReduction(*recording)) << what;
        const std::vector<std::size_t> left = partialResultsAfter(*recording);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const QString said = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
            const auto found = several.match(said);
            const std::size_t told = found.hasMatch() ? found.captured(1).remove(u',').toULongLong() : 1;
            EXPECT_TRUE(found.hasMatch() || said.contains(QStringLiteral("one result is left")));
            EXPECT_EQ(told, left[k - 1]) << what << ", launch " << k << ": " << said.toStdString();
        }
    });
}

/// Rounds are told in their order.
TEST(LaunchSentences, TellRoundsInTheirOrder)
{
    const RecordingPtr recording = recordedRun("work-group-reduction", 16, {{"variant", "reduce2"}});
    const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(keptBy(recording), {2, 1})));
    EXPECT_TRUE(sentence.startsWith(
        "2 rounds that change nothing (they take in only the identity), then 1 round at distance 1"))
        << sentence.toStdString();
}

/// A reduction's additions are counted as the device made them, those of two identities too.
TEST(LaunchSentences, CountAdditionsAsTheyWereMade)
{
    for (const char* variant : {"reduce0", "reduce1", "reduce2", "reduce3", "reduce4"})
        for (const std::size_t n : {7, 16, 33}) {
            const RecordingPtr recording = recordedRun("work-group-reduction", n, {{"variant", variant}});
            const Resident resident = keptBy(recording);
            for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
                const auto made = std::ranges::count(*resident.eventsOf(k), Op::combine, &Event::op);
                const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
                static const QRegularExpression count("([\\d,]+) additions?\\b");
                EXPECT_EQ(count.match(sentence).captured(1).remove(',').toLongLong(), made)
                    << variant << " " << n << ": " << sentence.toStdString();
            }
        }
}

/// "Sum" and "add" are said of addition alone. Slow: each operator is a build of its own.
TEST(OperatorWords, SayWhatIsCombined)
{
    for (const Algorithm* algorithm : catalogue()) {
        const auto option = std::ranges::find(algorithm->parameters, "operator", &Parameter::name);
        if (algorithm->lens != "dataflow" || option == algorithm->parameters.end())
            continue;
        for (const std::string& sign : option->values) {
            if (sign == "add")
                continue;
            RecordingPtr recording;
            try {
                recording = recordedRun(algorithm->id, 8, {{"operator", sign}});
            } catch (const InputError&) {
                continue; // a tree that changes the order of its operands
            }
            const Resident resident = keptBy(recording);
            for (std::size_t k = 0; k <= recording->launchCount(); ++k) {
                const QString sentence = QString::fromStdString(sentenceOf(dataflowLens.narration(resident, {k, 1})));
                static const QRegularExpression addition("\\b(add|adds|addition|additions|sum|sums)\\b");
                EXPECT_FALSE(sentence.contains(addition))
                    << algorithm->id << " " << sign << ": " << sentence.toStdString();
            }
        }
    }
}

/// What a start page promises is what the run then holds.
TEST(StartPages, PromiseWhatTheRunHolds)
{
    const auto start = [](const char* id, const std::map<std::string, std::string>& parameters = {}) {
        const RecordingPtr recording = recordedRun(id, 8, parameters);
        return sentenceOf(lensFor(*recording, {}).narration(keptBy(recording), {0, 1}));
    };
    const std::string exclusive = "8 values wait: each position will hold the sum of all values before it; position 0 "
                                  "will hold 0.";
    EXPECT_EQ(start("blelloch-scan"), exclusive);
    EXPECT_EQ(start("blelloch-work-group-scan"), exclusive);
    EXPECT_EQ(start("kogge-stone-work-group-scan", {{"kind", "exclusive"}}), exclusive);
    EXPECT_EQ(start("kogge-stone-scan"), "8 values wait: each position will hold the sum of all values up to its own; "
                                         "position 0 is finished from the start.");
    EXPECT_EQ(start("segmented-scan"),
              "8 values wait in 2 segments: each position will hold the sum of its segment's values up to its own; 2 "
              "positions begin a segment and are finished from the start.");
    for (const char* id : {"compaction", "split", "unpack"})
        EXPECT_NE(start(id).find("odd"), std::string::npos) << start(id);
}

} // namespace
} // namespace lockstep::ui
