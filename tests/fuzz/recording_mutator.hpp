#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep::test {

/// Changes a file of recordings in place, for LLVMFuzzerCustomMutator: now and then its bytes, mostly what is packed in
/// it, where one value becomes another one that is likely to hurt. Gives the new size.
std::size_t mutateRecordingFile(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed);

} // namespace lockstep::test
