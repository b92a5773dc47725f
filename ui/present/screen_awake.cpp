#include "ui/present/screen_awake.hpp"

#include "ui/player/desktop.hpp"

namespace lockstep::ui {

ScreenAwake::ScreenAwake(QObject* parent)
    : QObject(parent), m_kept(keepScreenOn(tr("A presentation is running"), [this] { m_isGranted = true; }))
{
}

ScreenAwake::~ScreenAwake() = default;

} // namespace lockstep::ui
