#pragma once

#include <QByteArray>
#include <QColor>
#include <QSize>
#include <QString>
#include <vector>

namespace lockstep::ui {

/// What a slide says beside its picture.
struct PptxSlide {
    QString title;
    QString chapter;        ///< neighbours of one chapter are a section; empty: none
    QString alt;            ///< for those who do not see the picture
    QString notes;          ///< the speaker's; a line a paragraph
    QByteArray shapes = {}; ///< of a slide that can be edited; empty: there are pictures
};

struct PptxDeck {
    QString title;
    QSize size; ///< of a slide in EMU, 914,400 to an inch
    QColor ground;
    std::vector<PptxSlide> slides;
};

/// One file of the archive.
struct PptxPart {
    QString name;
    QByteArray bytes;
};

/// Everything but the pictures, which are "ppt/media/image<number>.png" and ".svg", numbers from 1.
std::vector<PptxPart> pptxParts(const PptxDeck& deck);

/// What is the same in every deck: theme, master, layout, notes master, and how they hang together. The width of a
/// slide is in EMU.
std::vector<PptxPart> pptxFrame(int slideWidth);

} // namespace lockstep::ui
