#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/model/forward.hpp"
#include "ui/scene/language.hpp"

namespace lockstep::ui {

/// Of an algorithm, a family, a parameter and its value, in the language that is spoken; what has no translation stands
/// as the engine calls it.
QString titleOf(const Recording& recording);
QString titleOf(const Algorithm& algorithm);
/// The device, and who saw the accesses where that is another: "Tesla T4 · accesses: Oclgrind".
QString deviceOf(const Recording& recording);
QString familyTitle(const std::string& family);
QString parameterName(const std::string& name);
QString parameterValue(const std::string& value);
/// With its first letter large, for the beginning of a line.
QString capitalised(QString words);

} // namespace lockstep::ui
