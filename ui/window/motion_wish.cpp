#include "ui/window/motion_wish.hpp"

#include "ui/player/desktop.hpp"
#include "ui/player/less_motion.hpp"

namespace lockstep::ui {

MotionWish::MotionWish(QObject* parent) : QObject(parent), m_followed(followMotionWish(setLessMotion)) {}

MotionWish::~MotionWish() = default;

} // namespace lockstep::ui
