#pragma once

namespace lockstep::ui {

class Lens;
extern const Lens& bucketsLens;

} // namespace lockstep::ui
