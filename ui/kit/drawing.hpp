#pragma once

#include "engine/model/forward.hpp"
#include "ui/kit/view.hpp"
#include "ui/scene/scene.hpp"

#include <QColor>
#include <QPointF>
#include <QString>
#include <span>

namespace lockstep::ui {

/// How much larger type and marks are than in the window: exports are laid out at 1600x900, slides at 1920x1080.
double roleScale(ViewRole role);
/// How much larger than usual the presenter's user wants the type; 1 in other roles.
double textScaleOf(const View& view);
/// The smallest text in this view: 11 in the window, 14 in files, 28 for an audience unless it asks for less.
double smallestText(const View& view);
/// A window larger than the one that the sizes are made for shows the whole picture larger, up to this.
inline constexpr double largestScale = 2;
/// How many times the view holds the 880x560 that the window's sizes are made for.
double roomyScale(const View& view);
/// The scale of a picture that grows with its view, up to three times; an audience's with the type that it asks for.
double growingScale(const View& view);

/// A text whose capitals and digits are centred on `at` both ways (left and right align only move it sideways).
TextShape textAt(const QString& text, QPointF at, double size, int weight, const QColor& color,
                 Align align = Align::center, FontFamily family = FontFamily::text);

/// Of a line of text, in scene units.
double textWidth(const QString& text, double size, int weight = 400, FontFamily family = FontFamily::text);

/// The largest of `sizes` at which the text is at most `room` wide; 0 where none is.
double fittingSize(const QString& text, double room, std::span<const double> sizes, int weight,
                   FontFamily family = FontFamily::text);

/// Position f of the way from a to b.
QPointF between(QPointF a, QPointF b, double f);

/// Digits with thousands separators, as all counts are told.
QString countDigits(std::size_t count);
/// A number and what it counts: %1 in the words stands for its digits.
QString many(std::uint64_t number, const char* one, const char* several);

/// Where a launch stands: its chapter, or its own level in a chapter that is a row of levels.
QString placeOf(const LaunchMeaning& meaning);

/// The run sorts with the largest key first.
bool largestFirst(const Recording& recording);

/// Marks from `first` on that name nothing belong to this work-item or element too: edges, signs and values.
void own(Scene& scene, std::size_t first, const MarkId& owner);

/// The plain mark of a picture whose data is still on its way.
Scene loadingScene(const View& view);

} // namespace lockstep::ui
