#include "engine/algorithms/catalogue.hpp"
#include "engine/recording/session.hpp"
#include "tests/ui/export_documents.hpp"
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
#include <map>

namespace lockstep::ui {
namespace {

/// Every algorithm's frames as SVG, rasterised by another program, look like its PNG frames.
TEST(ExportEveryAlgorithm, SvgRasterisedByAnotherProgramEqualsThePng)
{
    Session session;
    std::map<std::string, int> turns; // of each lens
    for (const Algorithm* algorithm : catalogue()) {
        RunRequest request;
        request.algorithm = algorithm->id;
        request.input = {8, 12, 4, 15, 2, 11, 6, 3, 5, 14, 16, 10, 1};
        const RecordingPtr recording = session.record(request);
        const Deck deck = recordingDeck({recording, [&](const Needs& needs, const std::stop_token& stop) {
                                             return gather(session, recording, needs, stop);
                                         }});
        const std::size_t middle = (recording->launchCount() + 1) / 2;
        // Both themes for a lens's first, then one by turns: the other program takes its time.
        const int turn = turns[recording->lens]++;
        for (const bool isDark : {false, true}) {
            if (turn > 0 && isDark != (turn % 2 == 1))
                continue;
            const double fraction = isDark ? 1.0 : 0.5;
            const QTemporaryDir folder;
            const QString png = folder.filePath("frame.png"), svg = folder.filePath("frame.svg"),
                          other = folder.filePath("other.png");
            const FrameLook look{{1600, 900}, isDark ? ThemeName::dark : ThemeName::light, {}};
            exportFrame(deck, {middle, fraction}, look, png, pngFormat);
            exportFrame(deck, {middle, fraction}, look, svg, svgFormat);
            ASSERT_EQ(QProcess::execute("rsvg-convert", {"-o", other, svg}), 0);
            const QImage ours(png), theirs(other);
            ASSERT_EQ(ours.size(), QSize(1600, 900));
            ASSERT_EQ(theirs.size(), ours.size());
            EXPECT_LT(differenceOf(ours, theirs), 1.25) << algorithm->id << " at " << fraction;

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
