#pragma once

#include "ui/lens/lens.hpp"

#include <vector>

namespace lockstep::ui {

/// Where Chinese is spoken: blanks between Chinese characters go, and marks beside them become Chinese ones. Sentences
/// are put together from pieces with the marks and blanks that European languages have between words. In other
/// languages they stay as they are.
std::vector<Phrase> withChineseMarks(std::vector<Phrase> phrases);
QString withChineseMarks(const QString& text);

} // namespace lockstep::ui
