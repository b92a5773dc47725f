#include "engine/error.hpp"
#include "tests/places.hpp"
#include "tests/ui/compare_panes.hpp"
#include "ui/compare/comparison_export.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/svg.hpp"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <set>

namespace lockstep::ui {
namespace {

ComparisonSource sourceOf(std::size_t n)
{
    static Session session;
    ComparisonSource source;
    source.panes = recordedPanes(bothScans, n);
    const std::vector<RecordingPtr> recordings = source.recordings();
    source.fetch = [recordings](std::size_t pane, const Needs& needs, const std::stop_token& stop) {
        return gather(session, recordings[pane], needs, stop);
    };
    return source;
}

TEST(ComparisonExport, APictureOpensAgainInTheSizeAskedFor)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("both.png");
    exportFrame(comparisonDeck(sourceOf(16), {}), {3, 1}, {{1920, 1080}, ThemeName::dark, {}}, path, pngFormat);
    const QImage image(path);
    EXPECT_EQ(image.size(), QSize(1920, 1080));
    std::set<QRgb> colors;
    for (int x = 0; x < image.width(); x += 7)
        for (int y = 0; y < image.height(); y += 7)
            colors.insert(image.pixel(x, y));
    EXPECT_GT(colors.size(), 20U);
}

TEST(ComparisonExport, AnSvgHasEachIdOnceAndBothPanes)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("both.svg");
    exportFrame(comparisonDeck(sourceOf(16), {}), {3, 1}, {}, path, svgFormat);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::set<QString> ids;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement)
            if (const QString id = xml.attributes().value("id").toString(); !id.isEmpty()) {
                EXPECT_TRUE(ids.insert(id).second) << id.toStdString();
            }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    for (const char* id : {"pane1-launch3-item4-cell", "pane2-launch3-item0-cell", "title", "told"})
        EXPECT_TRUE(ids.contains(id)) << id;
}

TEST(ComparisonExport, AFolderGetsAFrameForEachEndOfALaunch)
{
    const QTemporaryDir folder;
    const Deck deck = comparisonDeck(sourceOf(8), {});
    const auto paths =
        exportFrames(deck, {1, 5, 1}, {{640, 360}, ThemeName::light, {}}, folder.filePath("frames"), pngFormat);
    ASSERT_EQ(paths.size(), 5U); // Brent-Kung has five launches at n = 8
    EXPECT_EQ(QDir(folder.filePath("frames")).entryList(QDir::Files).front(), "frame_0001.png");
    EXPECT_NE(QImage(paths[0]), QImage(paths[4]));
    EXPECT_THROW(exportFrames(deck, {1, 6, 1}, {}, folder.filePath("none"), pngFormat), InputError);
    EXPECT_FALSE(QDir(folder.filePath("none")).exists());
}

TEST(ComparisonExport, TheProgramComparesSeveralIds)
{
    const QTemporaryDir folder;
    const QString png = folder.filePath("both.png"), svg = folder.filePath("digits.svg");
    EXPECT_EQ(QProcess::execute(LOCKSTEP_PROGRAM, {"export", "kogge-stone-scan", "brent-kung-scan", "--n", "8", "--at",
                                                   "2", "--size", "1280x720", "--to", png}),
              0);
    EXPECT_EQ(QImage(png).size(), QSize(1280, 720));
    EXPECT_EQ(QProcess::execute(LOCKSTEP_PROGRAM, {"export", "radix-sort:digit-bits=1", "radix-sort:digit-bits=4",
                                                   "--clock", "work", "--to", svg}),
              0);
    QFile file(svg);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    EXPECT_GE(written.count("digit-bits"), 4); // in both headings and in the strip
    EXPECT_TRUE(written.contains("id=\"pane2-heading\""));
}

TEST(ComparisonExport, PagesLieOnTheClocksTimes)
{
    const ComparisonSource source = sourceOf(16);
    ComparisonClock work{ClockUnit::work, 1, 1, 0};
    const Deck deck = comparisonDeck(source, work);
    const View view = exportView({});
    // Brent-Kung's 8, 4, 2 come before Kogge-Stone's 15
    for (const auto& [page, time] : {std::pair{1, 8.0}, {2, 12.0}, {3, 14.0}, {4, 15.0}}) {
        work.time = time;
        const auto at = static_cast<std::size_t>(page);
        EXPECT_EQ(toSvg(deck.scene(at, 1, view, {})), toSvg(comparisonScene(source, work, view))) << time;
        EXPECT_EQ(placeIn(source.recordings(), work).page, at);
    }
    work.time = 9;
    const ComparisonPlace between = placeIn(source.recordings(), work);
    EXPECT_EQ(between.page, 2U);
    EXPECT_DOUBLE_EQ(between.fraction, 0.25);
    EXPECT_EQ(toSvg(deck.scene(2, 0.25, view, {})), toSvg(comparisonScene(source, work, view)));
}

TEST(ComparisonExport, KeepsTypeAsLargeAsTheWindowsMagnified)
{
    ComparisonClock clock;
    clock.time = 2;
    const Scene scene = comparisonScene(sourceOf(16), clock, exportView({}));
    EXPECT_EQ(scene.size, QSizeF(1600, 900));
    expectLegible(scene, "export");
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape)) {
            EXPECT_GE(text->size, 10.5 * 1.25) << text->text.toStdString();
        }
}

} // namespace
} // namespace lockstep::ui
