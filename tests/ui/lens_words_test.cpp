// Words of more than four letters: every key of a picture at rest has its whole word on it, and the letter that is the
// digit is marked.
#include "engine/input/word_table.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/partitions/layout.hpp"
#include "ui/lenses/partitions/partitions.hpp"

#include <algorithm>
#include <map>

namespace lockstep::ui {
namespace {

const std::string longest(64, 'x');
const std::string inputs[] = {
    "she sells seashells by the sea shore the shells she sells are surely seashells",
    "electroencephalography of straightforward counterrevolutionaries is incomprehensible",
    longest + " by " + longest.substr(1) + " " + longest.substr(1) + "a",
};

RecordingPtr recorded(const char* algorithm, const std::string& text)
{
    static Session session;
    RunRequest request{algorithm, {{"type", "text"}}, {}};
    putKeys(parseGivenKeys(text, ElementType::text), request.input, request.parameters);
    return session.record(request);
}

/// What stands in a rectangle, read like text, without the sign for the end of a word.
std::string wordIn(const Scene& scene, const QRectF& rect)
{
    std::map<std::pair<int, double>, QString> pieces;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.opacity > 0) {
            const QRectF bounds = boundsOf(mark.shape);
            if (rect.contains(bounds.center()))
                pieces[{qRound(text->at.y()), bounds.left()}] = text->text;
        }
    QString word;
    for (const auto& [at, piece] : pieces)
        word += piece;
    return word.remove(QChar(u'–')).trimmed().toStdString();
}

const QSizeF sizes[] = {{816, 520}, {1208, 720}, {1528, 672}};

TEST(WordPictures, BucketsHaveWholeWordsOnEveryKey)
{
    for (const std::string& input : inputs) {
        const RecordingPtr recording = recorded("radix-sort", input);
        const Resident resident = keptBy(recording);
        for (const QSizeF& size : sizes) {
            View view;
            view.size = size;
            ASSERT_EQ(lensFor(*recording, view).id(), "buckets") << input;
            const BucketLayout layout = layoutBuckets(*recording, view);
            for (const std::size_t k : {std::size_t{3}, recording->launchCount() - 3, recording->launchCount()}) {
                const Scene scene = bucketsLens.scene(resident, {k, 1}, view);
                const std::string what = input + ", launch " + std::to_string(k) + ", " + std::to_string(size.width());
                expectLegible(scene, what);
                const Words& before =
                    *recording->states[k - 1]->buffers[*recording->launches[k - 1].arguments[0].buffer];
                const Words& after = *recording->states[k]->buffers[*recording->launches[k - 1].arguments[2].buffer];
                for (std::size_t i = 0; i < recording->n(); ++i) {
                    EXPECT_EQ(wordIn(scene, layout.key(i)), formatKey(*recording, before[i])) << what;
                    EXPECT_EQ(wordIn(scene, layout.slot(i)), formatKey(*recording, after[i])) << what;
                }
            }
        }
    }
}

TEST(WordPictures, PartitionsHaveWholeWordsInTheOpenRows)
{
    for (const std::string& input : inputs) {
        const RecordingPtr recording = recorded("msd-radix-sort", input);
        const Resident resident = keptBy(recording);
        const auto tree = readPartitions(resident);
        for (const QSizeF& size : sizes) {
            View view;
            view.size = size;
            ASSERT_EQ(lensFor(*recording, view).id(), "partitions") << input;
            constexpr std::size_t k = 3; // the scatter, whose keys the next launch copies back
            const PartitionLayout layout = layoutPartitions(*recording, *tree, k, view);
            const Scene scene = partitionsLens.scene(resident, {k, 1}, view);
            const std::string what = input + ", " + std::to_string(size.width());
            expectLegible(scene, what);
            for (std::size_t i = 0; i < recording->n(); ++i) {
                EXPECT_EQ(wordIn(scene, layout.cell(0, i)), formatKey(*recording, recording->input[i])) << what;
                EXPECT_EQ(wordIn(scene, layout.cell(1, i)),
                          formatKey(*recording, (*recording->states[k + 1]->buffers[recording->mainBuffer])[i]))
                    << what;
            }
        }
    }
}

/// Of a few words every row that a launch has made, not the card's alone.
TEST(WordPictures, PartitionsHaveNoBarsForAFewWords)
{
    const RecordingPtr recording = recorded("msd-radix-sort", inputs[0]);
    const Resident resident = keptBy(recording);
    ASSERT_LE(recording->n(), 16U);
    const auto tree = readPartitions(resident);
    View window, presented;
    window.size = {880, 600};
    presented.size = {1776, 800};
    presented.role = ViewRole::presenter;
    for (const View& view : {window, presented})
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const PartitionLayout layout = layoutPartitions(*recording, *tree, k, view);
            ASSERT_TRUE(layout.fits);
            EXPECT_TRUE(layout.areAllWords || !layout.bars) << k;
            for (std::size_t row = layout.first; row <= layout.open + 1; ++row)
                EXPECT_FALSE(layout.hasBars(row)) << "launch " << k << " row " << row;
            expectLegible(partitionsLens.scene(resident, {k, 1}, view), "launch " + std::to_string(k),
                          view.role == ViewRole::presenter ? 28 : 0);
        }
}

TEST(WordPictures, TheDigitIsTheLetterOfTheWord)
{
    const RecordingPtr recording = recorded("radix-sort", inputs[0]);
    const Resident resident = keptBy(recording);
    for (std::size_t letter = 9; letter > 0; --letter) {
        const std::size_t k = (9 - letter) * 3 + 1;
        EXPECT_EQ(digitOfPass(*recording, k).label(), QStringLiteral("character %1").arg(letter));
        const std::optional<BucketPass> pass = readBucketPass(resident, k);
        ASSERT_TRUE(pass);
        for (const BucketKey& key : pass->keys) {
            const std::string word = formatKey(*recording, key.bits);
            EXPECT_EQ(key.digit, letter <= word.size() ? static_cast<unsigned char>(word[letter - 1]) : 0U) << word;
        }
    }
}

} // namespace
} // namespace lockstep::ui
