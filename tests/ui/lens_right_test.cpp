// Green and "finished" are for what is right alone, looked up, whatever a file holds.
#include "engine/analysis/rightness.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/trials/breaking.hpp"
#include "tests/engine/cut_off.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/torn.hpp"
#include "ui/lens/lens.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/dataflow/dataflow.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/picture/frame.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace lockstep::ui {
namespace {

/// Without its last launches, through a file.
RecordingPtr cutOff(const Recording& recording, std::size_t launches)
{
    const auto cut = std::make_shared<Recording>(test::cutOff(recording, launches));
    return readRecordingFile(writeRecordingFile({{cut}}), "it").recordings.front();
}

/// What is filled green, by position.
std::vector<qint64> greenPlaces(const Scene& scene, const Theme& colors)
{
    std::vector<qint64> places;
    for (const Mark& mark : scene.marks) {
        const auto* rect = std::get_if<RectShape>(&mark.shape);
        if (rect != nullptr && rect->fill == colors.keep.fill && mark.id.index >= 0)
            places.push_back(mark.id.index);
    }
    return places;
}

QString said(const std::vector<Phrase>& phrases, bool keepOnly)
{
    QString text;
    for (const Phrase& phrase : phrases)
        if (!keepOnly || phrase.tone == Tone::keep)
            text += phrase.text;
    return text;
}

void expectNoFalseClaim(const RecordingPtr& recording, const std::string& what)
{
    const auto right = rightnessOf(*recording);
    if (right->isRight())
        return;
    const Resident resident = keptBy(recording);
    const Moment end{recording->launchCount(), 1};
    for (const Lens* lens : lenses()) {
        if (!lens->canShow(*recording, {}) || recording->input.size() == 1)
            continue;
        const std::string where = what + " in " + lens->id().toStdString();
        const std::vector<qint64> green = greenPlaces(lens->scene(resident, end, {}), theme(ThemeName::light));
        if (lens == &bucketsLens) { // there a mark tells where its key came from
            EXPECT_LE(green.size() + right->wrongCount(), recording->output.size()) << where;
        } else {
            for (const qint64 place : green)
                EXPECT_FALSE(right->isWrongAt(static_cast<std::size_t>(place))) << where << ": green at " << place;
        }
        const QString claims = said(lens->narration(resident, end), true);
        EXPECT_FALSE(claims.contains(QLatin1String("all ")) && claims.contains(QLatin1String(" prefixes"))) << where;
        for (const char* all :
             {"both prefixes", "one result", "keys are sorted", "sorted, ", "its prefix", "The run is done"})
            EXPECT_FALSE(claims.contains(QLatin1String(all))) << where << ": " << claims.toStdString();
    }
}

TEST(Right, IsAllThatIsGreenWhereTheLastLaunchesAreCutOff)
{
    for (const Algorithm* algorithm : catalogue())
        for (const std::size_t n : {7, 16}) {
            if (n > algorithm->limits.maximum)
                continue;
            const RecordingPtr whole = recordedRun(algorithm->id, n);
            for (std::size_t off = 1; off <= std::min<std::size_t>(whole->launchCount(), 4); ++off) {
                const RecordingPtr cut = cutOff(*whole, off);
                const std::string what =
                    algorithm->id + " of " + std::to_string(n) + ", " + std::to_string(off) + " launches cut off";
                expectNoFalseClaim(cut, what);
                View view;
                view.size = {1600, 900};
                view.role = ViewRole::exported;
                const Resident resident = keptBy(cut);
                const Scene scene = frame(resident, {cut->launchCount(), 1}, view);
                EXPECT_TRUE(std::ranges::any_of(scene.marks, [](const Mark& mark) {
                    const auto* text = std::get_if<TextShape>(&mark.shape);
                    return text != nullptr && text->text.contains(QStringLiteral("ends before its algorithm does"));
                })) << what;
            }
        }
}

TEST(Right, IsAllThatIsGreenWhereAMistakeIsOn)
{
    Session session;
    for (const Algorithm* algorithm : catalogue())
        for (const Mistake& mistake : algorithm->mistakes) {
            RunRequest request;
            request.algorithm = algorithm->id;
            prepareBreaking(request, mistake.id);
            if (request.input.size() > 1024)
                continue;
            expectNoFalseClaim(session.record(request), algorithm->id + " " + mistake.id);
        }
}

/// Whatever a file says of its result.
TEST(Right, IsAllThatIsGreenWhereTheResultIsAnother)
{
    for (const Algorithm* algorithm : catalogue()) {
        const RecordingPtr right = recordedRun(algorithm->id, 8);
        Words output = right->output;
        const auto other = std::ranges::find_if(output, [&](std::uint32_t word) { return word != output.front(); });
        if (other == output.end())
            continue;
        std::iter_swap(output.begin(), other);
        const auto altered = std::make_shared<Recording>(*right);
        altered->output = output;
        auto& kept = altered->states.back()->buffers[altered->outputBuffer];
        Words buffer = *kept;
        std::ranges::copy(output, buffer.begin());
        kept = std::make_shared<const Words>(std::move(buffer));
        expectNoFalseClaim(altered, algorithm->id + " with another result");
    }
}

RecordingPtr broken(const std::string& algorithm, const std::string& mistake, const Words& input)
{
    Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.input = input;
    prepareBreaking(request, mistake);
    return session.record(request);
}

QString sentence(const RecordingPtr& recording, Moment moment)
{
    return said(dataflowLens.narration(keptBy(recording), moment), false);
}

TEST(Wrong, BeginsWhereTheFirstReadRaced)
{
    const RecordingPtr recording =
        broken("kogge-stone-work-group-scan", "no-second-barrier", {4, 1, 6, 2, 8, 3, 7, 5, 9, 2});
    if (rightnessOf(*recording)->isRight())
        GTEST_SKIP() << "right by luck on this device";
    const Moment round{1, 1, 1}; // of distance 1
    const Scene scene = dataflowLens.scene(keptBy(recording), round, {});
    const Theme& colors = theme(ThemeName::light);
    ASSERT_NE(rightRunOf(*recording), nullptr);
    EXPECT_EQ(marksNamed(scene, "launch1-phase2-item\\d+-raced"), 8U);
    EXPECT_EQ(marksNamed(scene, "launch1-phase2-item\\d+-meant"), 8U);
    EXPECT_EQ(marksNamed(scene, "launch1-phase2-missing-barrier"), 1U);
    EXPECT_EQ(marksNamed(scene, "launch1-phase2-shelf"), 1U);
    std::vector<qint64> black;
    for (const Mark& mark : scene.marks)
        if (isTorn(mark, colors) && mark.id.index >= 0 && std::get<PathShape>(mark.shape).fill == colors.ink)
            black.push_back(mark.id.index);
    EXPECT_EQ(black, std::vector<qint64>{2}) << "the first wrong cell, in its own round";
    EXPECT_EQ(sentence(recording, round),
              "Work-item 2 read xy[1] after work-item 1 had added to it: xy[2] holds 11 where 7 belongs, and 8 of 9 "
              "sums are wrong.");
    for (const QSizeF size : {QSizeF{880, 560}, QSizeF{1200, 800}, QSizeF{640, 420}}) {
        View view;
        view.size = size;
        for (std::uint32_t phase = 0; phase < 5; ++phase)
            expectLegible(dataflowLens.scene(keptBy(recording), {1, 1, phase}, view),
                          "phase " + std::to_string(phase) + " at " + std::to_string(size.width()));
    }
}

/// What the shelf says of each column that has a cell in it: "=" or "≠", by the place of its middle.
std::map<int, QString> shelfSigns(const Scene& scene)
{
    std::map<int, QString> signs;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape);
            text != nullptr && (text->text == QStringLiteral("≠") || text->text == QStringLiteral("=")))
            signs[static_cast<int>(text->at.x())] = text->text;
    return signs;
}

TEST(Wrong, ALaunchTellsOfAllThatIsWrongAtItsEnd)
{
    for (const char* mistake : {"no-second-barrier", "early-store"}) {
        const RecordingPtr recording = broken("kogge-stone-work-group-scan", mistake,
                                              {13, 13, 45, 2, 35, 91, 47, 7, 56, 63, 8, 55, 78, 22, 41, 24});
        const auto right = rightnessOf(*recording);
        const auto wrong = static_cast<std::size_t>(std::ranges::count(right->wrong, true));
        if (wrong < 2)
            continue; // right by luck on this device
        const QString text = sentence(recording, {1, 1});
        EXPECT_TRUE(text.contains(QStringLiteral("%1 of 16 ").arg(wrong))) << text.toStdString();
        View view;
        view.size = {1400, 900};
        view.role = ViewRole::exported;
        const Scene scene = dataflowLens.scene(keptBy(recording), {1, 1}, view);
        const auto signs = shelfSigns(scene);
        const bool hasDotted = std::ranges::any_of(scene.marks, [](const Mark& mark) {
            const auto* line = std::get_if<LineShape>(&mark.shape);
            return line != nullptr && !line->stroke.dash.empty() && line->stroke.dash.front() == 1.2;
        });
        EXPECT_EQ(std::ranges::any_of(scene.marks,
                                      [](const Mark& mark) {
                                          const auto* entry = std::get_if<TextShape>(&mark.shape);
                                          return entry != nullptr &&
                                                 entry->text == QStringLiteral("read that was meant");
                                      }),
                  hasDotted)
            << mistake;
        EXPECT_EQ(static_cast<std::size_t>(
                      std::ranges::count(signs, QStringLiteral("≠"), [](const auto& sign) { return sign.second; })),
                  wrong)
            << mistake;
    }
}

TEST(Wrong, IsEveryPartialResultThatRaced)
{
    for (const std::size_t n : {32, 33}) {
        Words input(n);
        std::iota(input.begin(), input.end(), 3U);
        Session session;
        RunRequest request;
        request.algorithm = "work-group-reduction";
        request.input = input;
        request.parameters["variant"] = "reduce4";
        request.parameters["mistake"] = "no-barriers";
        RunRequest correct = request;
        correct.parameters.erase("mistake");
        session.record(correct);
        const RecordingPtr recording = session.record(request);
        if (rightnessOf(*recording)->isRight())
            continue; // by luck on this device
        const QString text = sentence(recording, {1, 1});
        const std::size_t groups = recording->launches[0].groups();
        EXPECT_TRUE(text.contains(QStringLiteral("%1 partial results are left, and ").arg(groups)))
            << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("one result"))) << text.toStdString();
        const Scene scene = dataflowLens.scene(keptBy(recording), {1, 1}, {});
        EXPECT_GE(
            std::ranges::count_if(scene.marks, [](const Mark& mark) { return isTorn(mark, theme(ThemeName::light)); }),
            2)
            << n;
    }
}

/// What a later turn reads of another column before that has changed comes from above all nodes.
TEST(Wrong, AnOldValueIsReadAboveTheNewOnes)
{
    const RecordingPtr recording =
        recordedRun("work-group-reduction", 16, {{"variant", "reduce4"}, {"mistake", "no-barriers"}});
    View view;
    view.size = {1400, 900};
    view.role = ViewRole::exported;
    const Scene scene = dataflowLens.scene(keptBy(recording), {1, 1}, view);
    std::vector<QRectF> reads, nodes;
    for (const Mark& mark : scene.marks)
        if (const auto* dot = std::get_if<EllipseShape>(&mark.shape); dot && mark.id.name.startsWith("launch1-phase2-"))
            (mark.id.name.endsWith("-read") ? reads : nodes).push_back(dot->rect);
    EXPECT_EQ(reads.empty(), nodes.size() < 8); // on a device whose work-items keep in step nothing is read late
    for (const QRectF& read : reads)
        for (const QRectF& node : nodes)
            EXPECT_LT(read.bottom(), node.top());
}

TEST(Wrong, IsWhatWasLeftOutAndNoInput)
{
    const RecordingPtr recording = broken("hillis-steele-scan", "printed-guard", {3, 1, 7, 0, 4, 1, 6, 3});
    const Theme& colors = theme(ThemeName::light);
    EXPECT_EQ(sentence(recording, {1, 1, 1}), "section[1] still holds 1 where 4 belongs, since nobody wrote there.");
    EXPECT_EQ(sentence(recording, {1, 1, 3}), "prefixes[1] holds 1 where 4 belongs, and 7 of 8 sums are wrong.");
    for (std::uint32_t phase = 0; phase < 4; ++phase)
        for (const Mark& mark : dataflowLens.scene(keptBy(recording), {1, 1, phase}, {}).marks) {
            const bool wentIn = mark.id.name.startsWith("input") || mark.id.name.startsWith("launch1-phase1-");
            EXPECT_FALSE(wentIn && isTorn(mark, colors)) << mark.id.name.toStdString() << ": what went in is right";
        }
    EXPECT_EQ(marksNamed(dataflowLens.scene(keptBy(recording), {1, 1, 1}, {}), "launch1-phase2-left-out1"), 1U);
}

TEST(Wrong, IsNoSumThatWrapsButItIsSaid)
{
    for (const char* algorithm : {"sequential-scan", "kogge-stone-scan", "work-group-reduction", "hierarchical-scan"}) {
        Session session;
        const RecordingPtr recording = session.record({algorithm, {}, {4294967295U, 2, 5, 1}, "auto"});
        const Resident resident = keptBy(recording);
        std::size_t told = 0;
        for (std::size_t k = 1; k <= recording->launchCount(); ++k)
            for (std::uint32_t phase = 0; phase < std::max<std::size_t>(1, recording->launches[k - 1].phases.size());
                 ++phase)
                told += said(lensFor(*recording, {}).narration(resident, {k, 1, phase}), false).contains("wrapped");
        EXPECT_GT(told, 0U) << algorithm;
        EXPECT_TRUE(rightnessOf(*recording)->isRight());
    }
}

} // namespace
} // namespace lockstep::ui
