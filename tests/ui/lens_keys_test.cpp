// What tells keys, digits and pairs apart at rest: signs, whole keys in binary, arrowheads, joins, bands.
#include "engine/presets/preset.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/deck/deck.hpp"
#include "ui/kit/bucket_marks.hpp"
#include "ui/lens/density.hpp"
#include "ui/lenses/bars/bars.hpp"
#include "ui/lenses/buckets/buckets.hpp"
#include "ui/lenses/buckets/layout.hpp"
#include "ui/lenses/lenses.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::ui {
namespace {

/// What a sign looks like in one hue.
QString looksOf(std::uint32_t bucket)
{
    const QColor ink = Qt::black, ground = Qt::white;
    Scene scene;
    addBucketSign(scene, bucket, {0, 0}, 10, ink, ground);
    QString looks;
    for (const Mark& mark : scene.marks) {
        if (const auto* ellipse = std::get_if<EllipseShape>(&mark.shape))
            looks += QStringLiteral("circle%1%2 ").arg(ellipse->fill == ink).arg(ellipse->rect.width());
        else if (const auto* rect = std::get_if<RectShape>(&mark.shape))
            looks += QStringLiteral("square%1%2 ").arg(rect->fill == ink).arg(rect->rect.height());
        else if (const auto* path = std::get_if<PathShape>(&mark.shape))
            looks += QStringLiteral("path%1%2 ").arg(path->fill == ink).arg(path->path.elementCount());
    }
    return looks;
}

TEST(BucketSigns, OfSixteenBucketsDifferWithoutTheirHue)
{
    std::set<QString> looks;
    for (std::uint32_t bucket = 0; bucket < bucketSigns; ++bucket)
        EXPECT_TRUE(looks.insert(looksOf(bucket)).second) << bucket << " looks like another";
}

RecordingPtr presetRun(const char* id)
{
    static Session session;
    return session.record(requestOf(findPreset(id)));
}

/// The first mark beside each row's digit, by its digit.
std::map<QString, QString> rowSigns(const Scene& scene)
{
    std::map<QString, QString> signs;
    for (std::size_t i = 0; i < scene.marks.size(); ++i) {
        const auto* name = std::get_if<TextShape>(&scene.marks[i].shape);
        if (name == nullptr || !scene.marks[i].id.name.startsWith(QStringLiteral("row")))
            continue;
        QString looks;
        for (std::size_t j = i; j-- > 0 && looks.count(u' ') < 2;) {
            const Shape& shape = scene.marks[j].shape;
            const QColor fill = std::holds_alternative<EllipseShape>(shape) ? std::get<EllipseShape>(shape).fill
                                : std::holds_alternative<RectShape>(shape)  ? std::get<RectShape>(shape).fill
                                : std::holds_alternative<PathShape>(shape)  ? std::get<PathShape>(shape).fill
                                                                            : QColor(Qt::transparent);
            looks += QStringLiteral("%1-%2 ").arg(shape.index()).arg(fill == scene.ground);
        }
        signs[name->text] = looks;
    }
    return signs;
}

TEST(BucketSigns, OfDigitsFourApartDiffer)
{
    const RecordingPtr decimal = presetRun("opencl-decimal");
    auto signs = rowSigns(bucketsLens.scene(keptBy(decimal), {6, 1}, {}));
    ASSERT_TRUE(signs.contains("4") && signs.contains("8"));
    EXPECT_NE(signs["4"], signs["8"]);
    const RecordingPtr words = presetRun("opencl-10.1"); // d, f, i, j, n, s, t begin them
    signs = rowSigns(bucketsLens.scene(keptBy(words), {9, 1}, {}));
    ASSERT_TRUE(signs.contains("f") && signs.contains("n") && signs.contains("j"));
    EXPECT_NE(signs["d"], signs["n"]);
}

TEST(BucketKeys, ShowAllTheirBitsWhereThereIsRoom)
{
    const RecordingPtr recording = recordedRun("radix-sort", 16);
    View exported;
    exported.role = ViewRole::exported;
    exported.size = {1536, 640};
    for (const View& view : {View{}, exported}) {
        const BucketLayout layout = layoutBuckets(*recording, view);
        ASSERT_TRUE(layout.fits);
        ASSERT_GT(layout.bitLines, 0);
        const Scene scene = bucketsLens.scene(keptBy(recording), {3, 1}, view);
        for (std::size_t i = 0; i < recording->n(); ++i) {
            std::vector<const TextShape*> bits;
            for (const Mark& mark : scene.marks)
                if (const auto* text = std::get_if<TextShape>(&mark.shape);
                    text && text->family == FontFamily::mono && layout.key(i).contains(textBounds(*text).center()))
                    bits.push_back(text);
            std::ranges::stable_sort(bits, [](const TextShape* a, const TextShape* b) {
                return std::abs(a->at.y() - b->at.y()) > 3 ? a->at.y() < b->at.y() : a->at.x() < b->at.x();
            });
            QString all;
            for (const TextShape* text : bits)
                all += text->text;
            EXPECT_EQ(all.toUInt(nullptr, 2), recording->input[i]) << all.toStdString();
        }
    }
}

TEST(BucketKeys, SayThatDescendingDigitsAreComplemented)
{
    const RecordingPtr recording = recordedRun("radix-sort", 16, {{"order", "descending"}});
    EXPECT_TRUE(plainText(bucketsLens.narration(keptBy(recording), {0, 1})).contains("complemented"));
    const Scene scene = bucketsLens.scene(keptBy(recording), {3, 1}, {});
    EXPECT_TRUE(std::ranges::any_of(scene.marks, [](const Mark& mark) {
        const auto* text = std::get_if<TextShape>(&mark.shape);
        return text && text->text == "→ 00";
    }));
}

/// Filled triangles that point down to the slots.
TEST(BucketKeys, AreLedToTheirSlotsByArrowheadsThatNothingCovers)
{
    for (const char* algorithm : {"radix-sort", "grid-radix-sort", "local-sort-radix", "radix-pipeline"}) {
        const RecordingPtr recording = recordedRun(algorithm, 8);
        const BucketLayout layout = layoutBuckets(*recording, {});
        const std::size_t k = passEnd(*recording, 1);
        const Scene scene = bucketsLens.scene(keptBy(recording), {k, 1}, {});
        for (std::size_t j = 0; j < 8; ++j) {
            const QPointF tip{layout.slot(j).center().x(), layout.slot(j).top() - 0.8 * layout.scale};
            const auto head = std::ranges::find_if(scene.marks, [&](const Mark& mark) {
                const auto* path = std::get_if<PathShape>(&mark.shape);
                return path && path->fill.alpha() > 0 && path->path.elementCount() >= 4 &&
                       std::hypot(path->path.elementAt(0).x - tip.x(), path->path.elementAt(0).y - tip.y()) < 0.5;
            });
            EXPECT_NE(head, scene.marks.end()) << algorithm << " slot " << j;
        }
    }
}

/// Under its slot stands each position of a key, where there is a row for them.
TEST(BucketKeys, CountTheirPositions)
{
    std::size_t shown = 0;
    for (const char* algorithm : {"radix-sort", "grid-radix-sort", "local-sort-radix", "radix-pipeline"})
        for (const std::size_t n : {8, 16}) {
            const RecordingPtr recording = recordedRun(algorithm, n);
            const BucketLayout layout = layoutBuckets(*recording, {});
            if (layout.indexY <= 0)
                continue;
            ++shown;
            const std::size_t k = passEnd(*recording, 1);
            const Scene scene = bucketsLens.scene(keptBy(recording), {k, 1}, {});
            for (std::size_t j = 0; j < n; j += static_cast<std::size_t>(layout.indexStep))
                EXPECT_TRUE(std::ranges::any_of(
                    scene.marks,
                    [&](const Mark& mark) {
                        const auto* text = std::get_if<TextShape>(&mark.shape);
                        return text && text->text == QString::number(j) &&
                               std::abs(textBounds(*text).center().y() - layout.indexY) < 4 &&
                               std::abs(textBounds(*text).center().x() - layout.slot(j).center().x()) < 2;
                    }))
                    << algorithm << " of " << n << ", slot " << j;
        }
    EXPECT_GE(shown, 4U);
}

TEST(Bars, JoinTheKeysThatMeetAndCountTheirPositions)
{
    const RecordingPtr recording = recordedRun("bitonic-sort", 100);
    const Resident resident = keptBy(recording);
    for (std::size_t k : {std::size_t{1}, std::size_t{12}, std::size_t{22}}) {
        const Scene scene = barsLens.scene(resident, {k, 1}, {});
        EXPECT_EQ(marksNamed(scene, "join\\d+-\\d+"), recording->launches[k - 1].work) << k;
        EXPECT_EQ(marksNamed(scene, "tick\\d+"), recording->lanes) << k;
    }
}

TEST(Bars, OfARadixSortInCellsAreColouredByDigit)
{
    for (const std::size_t n : {1024, 40'000}) {
        const RecordingPtr recording = recordedRun("radix-sort", n, {{"digit-bits", "2"}});
        Resident resident = keptBy(recording);
        const BarsPlan plan = planBars(*recording, {});
        ASSERT_TRUE(plan.dense);
        for (const DensityRequest& request : barsLens.needs(*recording, {3, 1}, {}).densities)
            resident.densities[request] = computeDensity(*resident.state(request.launch), *recording, request);
        const Scene scene = barsLens.scene(resident, {3, 1}, {});
        EXPECT_EQ(marksNamed(scene, "digits\\d+"), 4U) << n;
        std::set<QString> names;
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->text.startsWith("digit "))
                names.insert(text->text);
        EXPECT_EQ(names, (std::set<QString>{"digit 00", "digit 01", "digit 10", "digit 11"})) << n;
    }
}

TEST(MergePath, EveryCoRankOfASmallGridHasItsNumber)
{
    for (const std::size_t n : {8, 16}) {
        const RecordingPtr recording = recordedRun("merge-sort", n);
        const Resident resident = keptBy(recording);
        for (std::size_t k = 1; k <= recording->launchCount(); ++k) {
            const Scene scene = lensFor(*recording, {}).scene(resident, {k, 1}, {});
            const std::size_t points = marksNamed(scene, QStringLiteral("launch%1-item\\d+-co-rank").arg(k));
            std::size_t pills = 0;
            for (std::size_t i = 1; i < scene.marks.size(); ++i) {
                const auto* text = std::get_if<TextShape>(&scene.marks[i].shape);
                const auto* pill = std::get_if<RectShape>(&scene.marks[i - 1].shape);
                pills += text && pill && pill->radius * 2 >= pill->rect.height() - 0.1 && pill->rect.height() < 40 &&
                         pill->rect.contains(textBounds(*text).center()) && text->text.toInt() < 64 &&
                         !text->text.isEmpty() && text->text[0].isDigit();
            }
            EXPECT_GE(pills, points) << "n = " << n << ", launch " << k;
        }
    }
}

} // namespace
} // namespace lockstep::ui
