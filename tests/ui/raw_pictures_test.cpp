#include "ui/export/raw_pictures.hpp"

#include "export_decks.hpp"
#include "lens_recordings.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/painter.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

Deck deckOf(const RecordingPtr& recording)
{
    return recordingDeck({recording, [recording](const Needs&, const std::stop_token&) { return keptBy(recording); }});
}

std::vector<DeckMoment> momentsOf(const Deck& deck)
{
    std::vector<DeckMoment> moments;
    for (std::size_t page = 0; page < std::min<std::size_t>(deck.pages.size(), 4); ++page)
        for (const double fraction : {0.0, 0.0, 0.2, 0.25, 0.5, 0.75, 1.0, 1.0})
            moments.push_back({page, fraction});
    return moments;
}

std::vector<std::unique_ptr<RawFormat>> formatsOfAll()
{
    std::vector<std::unique_ptr<RawFormat>> all;
    all.push_back(std::make_unique<Yuv420>());
    all.push_back(std::make_unique<Rgb32>());
    all.push_back(std::make_unique<Indexed>(std::vector{qRgb(255, 255, 255), qRgb(0, 0, 0), qRgb(194, 78, 0)}));
    return all;
}

TEST(RawPictures, AreThoseThatArePaintedWhole)
{
    FrameLook look;
    look.pixels = {1280, 718};
    for (const char* algorithm : {"bitonic-sort", "kogge-stone-scan", "radix-sort"}) {
        const Deck deck = deckOf(recordedRun(algorithm, 16));
        const std::vector<DeckMoment> moments = momentsOf(deck);
        for (const auto& format : formatsOfAll()) {
            std::size_t taken = 0;
            paintRaw(deck, look, moments, *format, {}, [&](std::size_t i, const QByteArray& bytes) {
                ASSERT_EQ(i, taken++);
                const QImage whole = toImage(exportScene(deck, moments[i], look), exportScale(look));
                ASSERT_EQ(bytes, rawPicture(*format, whole)) << algorithm << ", picture " << i;
            });
            EXPECT_EQ(taken, moments.size());
        }
    }
}

TEST(RawPictures, ColoursAreThoseOfTelevision)
{
    for (const QColor& color : {QColor(Qt::black), QColor(Qt::white), QColor(Qt::red), QColor(Qt::green),
                                QColor(Qt::blue), QColor(194, 78, 0), QColor(250, 240, 138), QColor(19, 20, 23)}) {
        QImage image(4, 2, QImage::Format_ARGB32_Premultiplied);
        image.fill(color);
        const QByteArray bytes = rawPicture(Yuv420(), image);
        ASSERT_EQ(bytes.size(), 4 * 2 * 3 / 2);
        const double r = color.red() / 255.0, g = color.green() / 255.0, b = color.blue() / 255.0;
        const double y = 0.2126 * r + 0.7152 * g + 0.0722 * b; // BT.709
        const auto at = [&](int i) { return static_cast<double>(static_cast<std::uint8_t>(bytes[i])); };
        for (int i = 0; i < 8; ++i)
            EXPECT_NEAR(at(i), 16 + 219 * y, 0.6) << color.name().toStdString();
        for (int i = 8; i < 10; ++i)
            EXPECT_NEAR(at(i), 128 + 224 * (b - y) / 1.8556, 0.6) << color.name().toStdString();
        for (int i = 10; i < 12; ++i)
            EXPECT_NEAR(at(i), 128 + 224 * (r - y) / 1.5748, 0.6) << color.name().toStdString();
    }
}

TEST(RawPictures, OfAPaletteTheNearestColourThatIsSeen)
{
    QImage image(3, 1, QImage::Format_ARGB32_Premultiplied);
    image.setPixel(0, 0, qRgb(250, 250, 240));
    image.setPixel(1, 0, qRgb(40, 40, 40));
    image.setPixel(2, 0, qRgb(0, 255, 0));
    const Indexed palette({qRgb(0, 0, 0), qRgb(255, 255, 255), qRgba(0, 255, 0, 0), qRgb(0, 120, 0)});
    const QByteArray bytes = rawPicture(palette, image);
    EXPECT_EQ(bytes.size(), 3 + 256 * 4);
    EXPECT_EQ(bytes.left(3), QByteArray("\1\0\3", 3));
}

TEST(RawPictures, AStopEndsThem)
{
    std::stop_source stop;
    std::size_t taken = 0;
    const Deck deck = threePages();
    FrameLook look;
    look.pixels = {320, 180};
    const std::vector<DeckMoment> moments(200, DeckMoment{1, 0.5});
    EXPECT_THROW(paintRaw(deck, look, moments, Yuv420(), stop.get_token(),
                          [&](std::size_t, const QByteArray&) {
                              if (++taken == 3)
                                  stop.request_stop();
                          }),
                 Cancelled);
    EXPECT_EQ(taken, 3U);
}

} // namespace
} // namespace lockstep::ui
