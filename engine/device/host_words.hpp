#pragma once

#include <CL/opencl.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Words of the host that a driver has pinned, so that a GPU writes to them by itself; elsewhere they are plain memory.
/// For little: nothing else on the machine can have what is pinned.
class HostWords {
public:
    HostWords() = default;
    HostWords(const HostWords&) = delete;
    HostWords& operator=(const HostWords&) = delete;
    /// What is mapped still goes with its buffer: here nobody could say that giving it back failed.
    ~HostWords() = default;

    /// Room for `words` words, whose content is kept only where no growth was needed. Throws cl::Error.
    std::uint32_t* atLeast(std::size_t words, const cl::Context& context, const cl::CommandQueue& queue)
    {
        if (words <= m_held)
            return m_words;
        if (m_words != nullptr)
            m_queue.enqueueUnmapMemObject(m_buffer, m_words);
        m_words = nullptr;
        m_held = 0;
        const std::size_t more = std::bit_ceil(std::max(words, std::size_t{1} << 12)), bytes = more * sizeof *m_words;
        m_buffer = cl::Buffer{context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes, nullptr, nullptr};
        m_queue = queue;
        m_words = static_cast<std::uint32_t*>(
            queue.enqueueMapBuffer(m_buffer, CL_TRUE, CL_MAP_WRITE_INVALIDATE_REGION, 0, bytes));
        m_held = more;
        return m_words;
    }

private:
    cl::Buffer m_buffer;
    cl::CommandQueue m_queue;
    std::uint32_t* m_words = nullptr;
    std::size_t m_held = 0;
};

} // namespace lockstep
