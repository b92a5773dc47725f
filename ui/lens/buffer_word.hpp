#pragma once

#include <QString>

namespace lockstep {
struct BufferInfo;
}

namespace lockstep::ui {

/// What a buffer is called, in the language that is spoken.
QString bufferWord(const BufferInfo& buffer);

} // namespace lockstep::ui
