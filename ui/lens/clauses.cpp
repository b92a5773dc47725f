#include "ui/lens/clauses.hpp"

#include "ui/scene/language.hpp"

#include <algorithm>

namespace lockstep::ui {

QString betweenClauses()
{
    return spoken() == Language::chinese ? QStringLiteral("，") : say(" and ");
}

QString listed(QStringList parts)
{
    if (parts.size() < 2)
        return parts.join(QString());
    const QString last = parts.takeLast();
    const QString mark = spoken() == Language::chinese ? QStringLiteral("、") : QStringLiteral(", ");
    return parts.join(mark) + say(" and ") + last;
}

QString keysThatStay(std::uint64_t count)
{
    return (spoken() == Language::chinese ? say(count, "%1 key stays", "%1 keys stay")
                                          : say(count, "%1 stays", "%1 stay"))
        .arg(digits(count));
}

QString putBeforeEnd(const QString& part, const QString& more)
{
    const qsizetype end = std::max(part.lastIndexOf(u';'), part.lastIndexOf(u'；'));
    return end < 0 ? part + more : part.left(end) + more + part.mid(end);
}

} // namespace lockstep::ui
