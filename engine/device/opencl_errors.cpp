#include "engine/device/opened_device.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>

namespace lockstep {

std::string openclCodeName(int code)
{
    switch (code) {
#define NAME(c)                                                                                                        \
    case c:                                                                                                            \
        return #c;
        NAME(CL_DEVICE_NOT_FOUND)
        NAME(CL_DEVICE_NOT_AVAILABLE)
        NAME(CL_COMPILER_NOT_AVAILABLE)
        NAME(CL_MEM_OBJECT_ALLOCATION_FAILURE)
        NAME(CL_OUT_OF_RESOURCES)
        NAME(CL_OUT_OF_HOST_MEMORY)
        NAME(CL_PROFILING_INFO_NOT_AVAILABLE)
        NAME(CL_BUILD_PROGRAM_FAILURE)
        NAME(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)
        NAME(CL_INVALID_VALUE)
        NAME(CL_INVALID_PLATFORM)
        NAME(CL_INVALID_DEVICE)
        NAME(CL_INVALID_CONTEXT)
        NAME(CL_INVALID_QUEUE_PROPERTIES)
        NAME(CL_INVALID_COMMAND_QUEUE)
        NAME(CL_INVALID_MEM_OBJECT)
        NAME(CL_INVALID_BINARY)
        NAME(CL_INVALID_BUILD_OPTIONS)
        NAME(CL_INVALID_PROGRAM)
        NAME(CL_INVALID_PROGRAM_EXECUTABLE)
        NAME(CL_INVALID_KERNEL_NAME)
        NAME(CL_INVALID_KERNEL_DEFINITION)
        NAME(CL_INVALID_KERNEL)
        NAME(CL_INVALID_ARG_INDEX)
        NAME(CL_INVALID_ARG_VALUE)
        NAME(CL_INVALID_ARG_SIZE)
        NAME(CL_INVALID_KERNEL_ARGS)
        NAME(CL_INVALID_WORK_DIMENSION)
        NAME(CL_INVALID_WORK_GROUP_SIZE)
        NAME(CL_INVALID_WORK_ITEM_SIZE)
        NAME(CL_INVALID_GLOBAL_OFFSET)
        NAME(CL_INVALID_EVENT_WAIT_LIST)
        NAME(CL_INVALID_EVENT)
        NAME(CL_INVALID_OPERATION)
        NAME(CL_INVALID_BUFFER_SIZE)
        NAME(CL_INVALID_GLOBAL_WORK_SIZE)
        NAME(CL_INVALID_PROPERTY)
#undef NAME
    case -1001:
        return "CL_PLATFORM_NOT_FOUND_KHR";
    default:
        return fmt::format("OpenCL error {}", code);
    }
}

namespace {

/// Codes that devices give where a kernel has done what it must not. NVIDIA's own comes with an access to nowhere, and
/// after it the queue is none any more.
bool isOfKernel(int code)
{
    constexpr int nvidias = -9999;
    return code == CL_OUT_OF_RESOURCES || code == CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST ||
           code == CL_INVALID_COMMAND_QUEUE || code == nvidias;
}

} // namespace

std::string openclSentence(const cl::Error& error, const std::string& doing, const std::string& device)
{
    std::string call = error.what();
    if (call == "clGetEventProfileInfo") // CLHPP's name for it
        call = "clGetEventProfilingInfo";
    return sentence("{} failed with {} while {} on {}; {}", call, openclCodeName(error.err()), doing, device,
                    SuspectKernel::isHere() && isOfKernel(error.err())
                        ? translated(kernelAdvice)
                        : sentence("try again or choose another device."));
}

void throwDeviceError(const cl::Error& error, const std::string& doing, const std::string& device)
{
    throw DeviceError{openclSentence(error, doing, device)};
}

} // namespace lockstep
