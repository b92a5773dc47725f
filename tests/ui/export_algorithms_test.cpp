#include "engine/algorithms/catalogue.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/svg.hpp"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

/// Mean difference of a channel, 0 … 255.
double meanDifference(const QImage& a, const QImage& b)
{
    const QImage one = a.convertToFormat(QImage::Format_RGB32), two = b.convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb p = one.pixel(x, y), q = two.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / 3 / one.width() / one.height();
}

/// Every algorithm's frames as SVG, rasterised by another program, look like its PNG frames.
TEST(ExportEveryAlgorithm, SvgRasterisedByAnotherProgramEqualsThePng)
{
    Session session;
    for (const Algorithm* algorithm : catalogue()) {
        RunRequest request;
        request.algorithm = algorithm->id;
        request.input = {8, 12, 4, 15, 2, 11, 6, 3, 5, 14, 16, 10, 1};
        const RecordingPtr recording = session.record(request);
        const Deck deck = recordingDeck({recording, [&](const Needs& needs, const std::stop_token&) {
                                             Resident resident{recording, {}, {}, {}};
                                             for (std::size_t k : needs.states)
                                                 resident.states[k] = session.state(recording, k);
                                             for (std::size_t k : needs.events)
                                                 resident.events[k] = session.events(recording, k);
                                             return resident;
                                         }});
        const std::size_t middle = (recording->launchCount() + 1) / 2;
        for (ThemeName name : {ThemeName::light, ThemeName::dark})
            for (double fraction : {0.5, 1.0}) {
                const QTemporaryDir folder;
                const QString png = folder.filePath("frame.png"), svg = folder.filePath("frame.svg"),
                              other = folder.filePath("other.png");
                const FrameLook look{{1600, 900}, name, {}};
                exportFrame(deck, {middle, fraction}, look, png, pngFormat);
                exportFrame(deck, {middle, fraction}, look, svg, svgFormat);
                ASSERT_EQ(QProcess::execute("rsvg-convert", {"-o", other, svg}), 0);
                const QImage ours(png), theirs(other);
                ASSERT_EQ(ours.size(), QSize(1600, 900));
                ASSERT_EQ(theirs.size(), ours.size());
                EXPECT_LT(meanDifference(ours, theirs), 1.0) << algorithm->id << " at " << fraction;

                QFile file(svg);
                ASSERT_TRUE(file.open(QIODevice::ReadOnly));
                QXmlStreamReader xml(&file);
                bool named = false;
                while (!xml.atEnd())
                    if (xml.readNext() == QXmlStreamReader::StartElement)
                        named = named || xml.attributes().hasAttribute("data-launch");
                EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
                EXPECT_TRUE(named);
            }
    }
}

} // namespace
} // namespace lockstep::ui
