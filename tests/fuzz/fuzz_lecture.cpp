// The reader of lectures.
#include "engine/error.hpp"
#include "engine/lecture/lecture.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace lockstep;
    try {
        const Lecture lecture = parseLecture({reinterpret_cast<const char*>(data), size}, "it");
        if (lecture.scenes.empty() || lecture.title.empty())
            std::abort();
    } catch (const InputError&) {
    }
    return 0;
}
