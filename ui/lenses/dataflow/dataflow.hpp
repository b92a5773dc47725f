#pragma once

namespace lockstep::ui {

class Lens;
extern const Lens& dataflowLens;

} // namespace lockstep::ui
