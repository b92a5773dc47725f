#pragma once

#include "tests/ui/lens_recordings.hpp"
#include "ui/deck/deck.hpp"
#include "ui/player/gather.hpp"

#include <QFile>
#include <QImage>
#include <QProcess>
#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep::ui {

/// A deck of a recording that holds everything.
inline Deck wholeDeck(const RecordingPtr& recording)
{
    return recordingDeck(
        {recording, [recording](const Needs& needs, const std::stop_token&) { return gatherKept(recording, needs); }});
}

/// Eight keys of three digits: six launches in three chapters.
inline Deck bitonicDeck()
{
    Deck deck = wholeDeck(bitonicByHand({708, 112, 945, 330, 871, 226, 554, 663}));
    for (std::size_t page = 1; page < deck.pages.size(); ++page)
        deck.pages[page].chapter = QStringLiteral("Stage %1").arg(page == 1 ? 1 : page < 4 ? 2 : 3);
    return deck;
}

/// What somebody else's program says; its failure fails the test.
inline QString said(const QString& program, const QStringList& arguments, const QString& folder = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    const bool ended = process.waitForFinished(120000);
    const QString output = QString::fromUtf8(process.readAllStandardOutput());
    EXPECT_TRUE(ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        << program.toStdString() << ' ' << arguments.join(' ').toStdString() << ":\n"
        << output.right(2000).toStdString() << process.readAllStandardError().right(2000).toStdString();
    return output;
}

/// The text of one page, from 1, with single blanks.
inline QString pageText(const QString& pdf, std::size_t page)
{
    const QString number = QString::number(page);
    return said(QStringLiteral("pdftotext"), {"-f", number, "-l", number, pdf, "-"}).simplified();
}

/// A page of a PDF as pixels.
inline QImage pagePicture(const QString& pdf, std::size_t page, QSize size)
{
    const QString number = QString::number(page), to = pdf + QStringLiteral("-page");
    said(QStringLiteral("pdftoppm"),
         {"-png", "-singlefile", "-f", number, "-l", number, "-scale-to-x", QString::number(size.width()),
          "-scale-to-y", QString::number(size.height()), pdf, to});
    return QImage(to + QStringLiteral(".png"));
}

/// Mean difference of a channel, 0 … 255; 255 where the sizes differ.
inline double differenceOf(const QImage& a, const QImage& b)
{
    if (a.size() != b.size() || a.isNull())
        return 255;
    const QImage one = a.convertToFormat(QImage::Format_RGB32), two = b.convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb p = one.pixel(x, y), q = two.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / 3 / one.width() / one.height();
}

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace lockstep::ui
