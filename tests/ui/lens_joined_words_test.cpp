// Typed words that are joined, in every picture that scans and reductions have.
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/error.hpp"
#include "engine/input/word_table.hpp"
#include "tests/ui/lens_checks.hpp"
#include "tests/ui/resting_checks.hpp"
#include "ui/kit/values.hpp"
#include "ui/lenses/lenses.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace lockstep::ui {
namespace {

RecordingPtr recorded(const Algorithm& algorithm, const std::string& text)
{
    static Session session;
    RunRequest request{algorithm.id, {{"operator", "join"}}, {}};
    try {
        putKeys(typedKeys(algorithm, request.parameters, text), request.input, request.parameters);
        return session.record(request);
    } catch (const InputError&) {
        return nullptr; // it changes the order
    }
}

bool hasText(const Scene& scene, const QString& text)
{
    return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
        const auto* shape = std::get_if<TextShape>(&mark.shape);
        return shape != nullptr && shape->text == text;
    });
}

TEST(JoinedWordsInPictures, AreLegibleInEveryLens)
{
    const std::string inputs[] = {"a b cd e", "WWW mmm WWWWW mm W mmmmmm w", "to be or not to be that is the question",
                                  fmt::format("{} by {}", std::string(64, 'W'), std::string(63, 'm'))};
    std::size_t pictures = 0;
    for (const Algorithm* algorithm : catalogue()) {
        if (std::ranges::find(algorithm->parameters, "operator", &Parameter::name) == algorithm->parameters.end())
            continue;
        for (const std::string& input : inputs) {
            const RecordingPtr recording = recorded(*algorithm, input);
            if (!recording)
                continue;
            const Resident resident = keptBy(recording);
            for (const Shown& shown : shownViews) {
                const View view = shown.view();
                for (std::size_t k = 0; k <= recording->launchCount(); ++k)
                    expectLegible(lensFor(*recording, view).scene(resident, {k, 1}, view),
                                  algorithm->id + ", " + input + ", launch " + std::to_string(k));
                ++pictures;
            }
        }
    }
    EXPECT_GT(pictures, 200u);
}

TEST(JoinedWordsInPictures, StandWhereThereIsRoom)
{
    const RecordingPtr recording = recorded(findAlgorithm("kogge-stone-scan"), "a b cd e");
    const Resident resident = keptBy(recording);
    for (const Shown& shown : shownViews) {
        const View view = shown.view();
        const Scene scene = lensFor(*recording, view).scene(resident, {2, 1}, view);
        for (const char* text : {"a", "b", "cd", "e", "ab", "bcd", "cde", "abcd", "abcde"})
            EXPECT_TRUE(hasText(scene, text)) << text << " in " << view.size.width();
    }
}

/// As many letters as there is room for, never the numbers of the pieces.
TEST(JoinedWordsInPictures, AreShortenedByForm)
{
    Recording recording;
    recording.parameters = {{"operator", "join"}, {"words", "to be or not to be that is the question"}};
    const auto shown = [&](std::uint32_t bits, ValueForm form) { return valueLines(bits, recording, form).join('/'); };
    EXPECT_EQ(shown(6, ValueForm::whole), "tobeor");
    EXPECT_EQ(shown(24, ValueForm::whole), "tobeornottobethatisthequ");
    EXPECT_EQ(shown(30, ValueForm::whole), QStringLiteral("tobeornottob…thequestion"));
    EXPECT_EQ(shown(9, ValueForm::roomy), QStringLiteral("tobe…ot"));
    EXPECT_EQ(shown(9, ValueForm::full), QStringLiteral("to…t"));
    EXPECT_EQ(shown(9, ValueForm::compact), QStringLiteral("t…t"));
    EXPECT_EQ(shown(9, ValueForm::stacked), QStringLiteral("t/…t"));
    EXPECT_EQ(shown(0, ValueForm::whole), QStringLiteral("“”"));
    EXPECT_EQ(shown(UINT32_MAX, ValueForm::whole), "?");
    EXPECT_EQ(shown(2 << 16 | 2, ValueForm::stacked), "be");
}

} // namespace
} // namespace lockstep::ui
