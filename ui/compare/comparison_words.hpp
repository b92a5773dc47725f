#pragma once

#include "ui/compare/comparison_figures.hpp"

namespace lockstep::ui {

/// What is compared: "Inclusive scan" for two scans, "LSD radix sort" for one algorithm twice, else "Sorting".
QString comparisonTitle(std::span<const Pane> panes);
/// "two ways over the same 16 keys · input 1f3a…"; shorter wordings follow for narrow pictures.
std::vector<QString> comparisonSubtitles(const Figures& figures);

/// A pane has finished when its last launch has.
bool hasFinished(const Pane& pane);
/// "launch 3 of 4 · distance 4", or how much earlier than the slowest it has finished; shorter wordings follow.
std::vector<QString> paneStatus(std::span<const Pane> panes, std::size_t i, const ComparisonClock& clock,
                                const FiguresNow& now);

/// One sentence about this moment, worked out from the recordings and the events at hand.
std::vector<Phrase> comparisonNarration(std::span<const Pane> panes, const Figures& figures,
                                        const ComparisonClock& clock);

/// Somebody asked about a position.
bool isAsked(std::span<const Pane> panes);
/// Where its value came from, in each pane.
std::vector<Phrase> askedNarration(std::span<const Pane> panes, const Figures& figures);

/// The first letter in upper case.
QString sentenceStart(QString text);

} // namespace lockstep::ui
