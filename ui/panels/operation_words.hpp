#pragma once

#include "engine/model/operations.hpp"

#include <QString>

namespace lockstep::ui {

/// An operation's sentence in the window's language, with the holes of engine/model/operations.hpp: "Copies {r0} to
/// {W0}."
QString operationWords(Op op);

} // namespace lockstep::ui
