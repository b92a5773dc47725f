#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>

namespace lockstep::ui {

/// Between two clauses that have a verb each: " and ". Chinese has a comma there; its word for "and" joins things.
QString betweenClauses();
/// "4, 2 and 1"; in Chinese "4、2 和 1".
QString listed(QStringList parts);
/// "3 stay", of keys that the clause before has named. Chinese counts them with their word again.
QString keysThatStay(std::uint64_t count);
/// The sentence's part with more of it before the mark at its end, "; " or "；".
QString putBeforeEnd(const QString& part, const QString& more);

} // namespace lockstep::ui
