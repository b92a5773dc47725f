#include "ui/player/less_motion.hpp"

namespace lockstep::ui {

namespace {

bool isLess = false;

} // namespace

void setLessMotion(bool less)
{
    isLess = less;
}

bool isLessMotion()
{
    return isLess;
}

double shownFraction(double fraction)
{
    return !isLess ? fraction : fraction > 0 ? 1 : 0;
}

} // namespace lockstep::ui
