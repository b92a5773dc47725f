#pragma once

#include "ui/scene/names.hpp"

namespace lockstep::ui {

/// What its control is called.
inline QString titleOf(const Parameter& parameter)
{
    QString title = say(Message{"parameter." + parameter.name, {}, parameter.title});
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace lockstep::ui
