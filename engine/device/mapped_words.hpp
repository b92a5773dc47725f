#pragma once

#include <CL/opencl.hpp>

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// A buffer's bytes shown to the host where they stand; a device that shares the host's memory copies nothing. They are
/// given back at the end. Throws cl::Error.
class MappedWords {
public:
    /// Bytes from `first` on, of which there is one at least. Waits for what was handed to the queue before.
    MappedWords(const cl::CommandQueue& queue, const cl::Buffer& buffer, std::size_t first, std::size_t bytes)
        : m_queue(queue), m_buffer(buffer), m_shown(queue.enqueueMapBuffer(buffer, CL_TRUE, CL_MAP_READ, first, bytes))
    {
    }
    MappedWords(const MappedWords&) = delete;
    MappedWords& operator=(const MappedWords&) = delete;
    ~MappedWords()
    {
        if (m_shown != nullptr) // something else is being told already
            clEnqueueUnmapMemObject(m_queue(), m_buffer(), m_shown, 0, nullptr, nullptr);
    }
    /// Gives them back, and says so where that fails.
    void close()
    {
        void* const shown = m_shown;
        m_shown = nullptr;
        m_queue.enqueueUnmapMemObject(m_buffer, shown);
    }

    const std::uint32_t* words() const { return static_cast<const std::uint32_t*>(m_shown); }
    const std::uint8_t* bytes() const { return static_cast<const std::uint8_t*>(m_shown); }

private:
    const cl::CommandQueue& m_queue;
    const cl::Buffer& m_buffer;
    void* m_shown;
};

} // namespace lockstep
