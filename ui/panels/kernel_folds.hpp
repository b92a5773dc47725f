#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace lockstep::ui {

/// Which lines of a kernel file hold a trace call and nothing else, by line from 0. A call may take several lines; one
/// whose brackets do not close, as while it is being typed, is none. The first line never is one: what folds away needs
/// a line in front of it.
std::vector<bool> traceLines(const QStringList& lines);

} // namespace lockstep::ui
