#include "ui/panels/launch_title.hpp"

#include "engine/model/launch.hpp"
#include "ui/scene/language.hpp"

namespace lockstep::ui {

QString launchTitle(const Launch& launch)
{
    if (launch.meaning.distance)
        return QString::number(*launch.meaning.distance);
    if (launch.meaning.act == Act::mirror) // the stage tells within how many
        return say("mirrored");
    return say(launch.meaning.title);
}

} // namespace lockstep::ui
