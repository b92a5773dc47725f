#include "ui/panels/launch_title.hpp"

#include "engine/algorithms/mirrored.hpp"

#include <QObject>

namespace lockstep::ui {

QString launchTitle(const Launch& launch)
{
    if (launch.meaning.distance)
        return QString::number(*launch.meaning.distance);
    if (isMirrored(launch.meaning)) // the stage tells within how many
        return QObject::tr("mirrored");
    return QString::fromStdString(launch.meaning.title.english);
}

} // namespace lockstep::ui
