#pragma once

namespace lockstep::ui {

/// From now on sentence() finds the German and Chinese texts that are built into the program. Once, at its start.
void translateSentencesHere();

} // namespace lockstep::ui
