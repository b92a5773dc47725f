#pragma once

#include "engine/model/forward.hpp"
#include "ui/lens/lens.hpp"

#include <QString>
#include <vector>

namespace lockstep::ui {

/// "Without the second barrier", where the recording was made with a mistake on; that its kernel is changed, where it
/// is; that it ends early, where it does; else empty. In the language spoken.
QString mistakeTitle(const Recording& recording);

/// By element of the output: it is not what the algorithm's reference says. Looked up for every recording, whether a
/// mistake is on or not: a file may hold anything. Empty where all of it is right.
std::vector<bool> wrongOutputs(const Recording& recording);
bool isAnyWrong(const Recording& recording);
/// Its algorithm would launch more: what is not right is neither wrong nor finished.
bool endsEarly(const Recording& recording);

/// Of a sort: whether the output stands in order, by both fields where it was sorted by another one before. Splits,
/// shuffles or a typed network by themselves may leave it out.
bool endsSorted(const Recording& recording);
/// Of a sort: by element of the output, the sorted keys have another one there.
std::vector<bool> outOfPlace(const Recording& recording);
/// In order by the field that comes first, yet not by both.
bool endsSortedByOneField(const Recording& recording);
/// "the keys are sorted", where they are.
Phrase sortedOrNot(const Recording& recording);
/// After which keys need not be sorted: a part of a sort was asked for by itself, or a pattern, which sorts nothing.
bool needNotSort(const Recording& recording);

} // namespace lockstep::ui
