// Green and "finished" are for what is right alone, looked up, whatever a file holds.
#include "engine/analysis/breaking.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/recording/recording_file.hpp"
#include "tests/engine/cut_off.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/lens.hpp"
#include "ui/scene/frame.hpp"
#include "ui/scene/theme.hpp"

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
        for (const qint64 place : greenPlaces(lens->scene(resident, end, {}), theme(ThemeName::light)))
            EXPECT_FALSE(right->isWrongAt(static_cast<std::size_t>(place))) << where << ": green at " << place;
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

} // namespace
} // namespace lockstep::ui
