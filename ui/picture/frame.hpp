#pragma once

#include "ui/lens/lens.hpp"

namespace lockstep::ui {

/// Where the lens's scene lies in the whole picture.
QRectF lensRect(const View& view);

/// The view that the lens gets: the whole view with the size of lensRect().
View lensView(const View& view);

/// The paper, or nothing where the view is transparent.
QColor groundOf(const View& view);

/// What the whole picture needs at hand.
Needs frameNeeds(const Recording& recording, Moment moment, const View& view);

/// The whole picture, the same on screen and in files: title, narration, the lens's scene, and in files a footer.
Scene frame(const Resident& resident, Moment moment, const View& view);

/// A sentence in one or two lines, its phrases in their tones; smaller where the width asks for it.
/// `at` is the left end of the first baseline.
struct NarrationStyle {
    double size = 16, lineHeight = 24;
    int weight = 400;
    FontFamily family = FontFamily::text;
    std::size_t lines = 2;
    double readable = 46;    ///< longest line, in font sizes, that is still read easily
    double smallest = 13;    ///< on small stages it goes no lower than body text
    bool isBalanced = false; ///< lines of about the same length; more of them rather than small ones
};
/// The narration over an audience's picture; `end` is where the picture begins.
struct PresentedHeading {
    NarrationStyle narration;
    double margin = 72, baseline = 0, end = 0;
};
PresentedHeading presentedHeading(const View& view);

std::vector<TextShape> wrapNarration(const std::vector<Phrase>& phrases, QPointF at, double width,
                                     const NarrationStyle& style, ThemeName theme);

} // namespace lockstep::ui
