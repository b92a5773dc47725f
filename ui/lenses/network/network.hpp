#pragma once

namespace lockstep::ui {

class Lens;
extern const Lens& networkLens;

} // namespace lockstep::ui
