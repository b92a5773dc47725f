// An OpenCL layer (OPENCL_LAYERS=<this library>) that makes one call fail.
//   FAULT_AT=<i>     the i-th intercepted call, from 1; 0 or absent: none
//   FAULT_CODE=<c>   the OpenCL error that it returns
//   FAULT_DO=abort|crash|kill|stop|hang|eat|leave  instead of returning it; eat takes memory without end
//   FAULT_ONCE=<file>  only if this file is there, and it is taken away
//   FAULT_PRINT=1    each call prints a line to standard output
//   FAULT_NO_TIMES=1 the device reports no times: all of its profiling is 0
//   FAULT_LOG=<file> gets the name of each intercepted call, one a line
#define CL_TARGET_OPENCL_VERSION 120
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_icd.h>
#include <CL/cl_layer.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unistd.h>

namespace {

cl_icd_dispatch below, table;
std::atomic<int> calls{0};
int failAt = 0;
cl_int failCode = CL_OUT_OF_RESOURCES;
std::FILE* callLog = nullptr;
bool isPrinting = false;

int number(const char* variable, int otherwise)
{
    const char* text = std::getenv(variable);
    return text != nullptr ? std::atoi(text) : otherwise;
}

/// Comes back where nothing else was wanted than an error.
void doInstead(const std::string_view what)
{
    if (what == "abort")
        std::abort();
    if (what == "crash")
        std::raise(SIGSEGV);
    if (what == "kill" || what == "stop")
        std::raise(what == "kill" ? SIGKILL : SIGSTOP);
    if (what == "leave")
        _exit(7);
    constexpr std::size_t bite = std::size_t{16} << 20;
    while (what == "eat") {
        std::memset(std::malloc(bite), 1, bite);
        usleep(2000);
    }
    while (what == "hang")
        pause();
}

bool fails(const char* call)
{
    const int now = ++calls;
    if (callLog != nullptr) {
        std::fprintf(callLog, "%s\n", call);
        std::fflush(callLog); // the program may end without closing it
    }
    if (isPrinting) {
        std::printf("%s is called\n", call);
        std::fflush(stdout);
    }
    if (now != failAt)
        return false;
    if (const char* once = std::getenv("FAULT_ONCE"); once != nullptr && unlink(once) != 0)
        return false;
    const char* instead = std::getenv("FAULT_DO");
    doInstead(instead == nullptr ? "" : instead);
    return true;
}

/// Stands in for a call of either kind: those that return a status, and those that return an object and put the
/// status where their last argument points.
template <auto Entry, typename Function>
struct Interceptor;

template <auto Entry, typename Result, typename... Arguments>
struct Interceptor<Entry, Result(CL_API_CALL*)(Arguments...)> {
    static inline const char* name = nullptr;
    static Result CL_API_CALL call(Arguments... arguments)
    {
        if (!fails(name))
            return (below.*Entry)(arguments...);
        if constexpr (std::is_same_v<Result, cl_int>) {
            return failCode;
        } else {
            const auto all = std::make_tuple(arguments...);
            if (cl_int* status = std::get<sizeof...(Arguments) - 1>(all); status != nullptr)
                *status = failCode;
            return nullptr;
        }
    }
};

cl_int CL_API_CALL noTime(cl_event, cl_profiling_info, size_t size, void* value, size_t* needed)
{
    if (value != nullptr)
        std::memset(value, 0, size);
    if (needed != nullptr)
        *needed = sizeof(cl_ulong);
    return CL_SUCCESS;
}

template <auto Entry>
void intercept(const char* name)
{
    using Stand = Interceptor<Entry, std::remove_reference_t<decltype(below.*Entry)>>;
    Stand::name = name;
    table.*Entry = Stand::call;
}

} // namespace

extern "C" CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info what, size_t size, void* value, size_t* needed)
{
    if (what != CL_LAYER_API_VERSION)
        return CL_INVALID_VALUE;
    const cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    if (value != nullptr) {
        if (size < sizeof version)
            return CL_INVALID_VALUE;
        std::memcpy(value, &version, sizeof version);
    }
    if (needed != nullptr)
        *needed = sizeof version;
    return CL_SUCCESS;
}

extern "C" CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint entries, const cl_icd_dispatch* target,
                                                       cl_uint* entriesHere, const cl_icd_dispatch** here)
{
    std::memcpy(static_cast<void*>(&below), target, std::min(sizeof below, entries * sizeof(void*)));
    table = below;
    failAt = number("FAULT_AT", 0);
    failCode = number("FAULT_CODE", CL_OUT_OF_RESOURCES);
    isPrinting = std::getenv("FAULT_PRINT") != nullptr;
    if (const char* path = std::getenv("FAULT_LOG"))
        callLog = std::fopen(path, "w");
        // Releases are left alone: they run in destructors, which have nobody to tell.
#define INTERCEPT(call) intercept<&cl_icd_dispatch::call>(#call)
    INTERCEPT(clGetPlatformIDs);
    INTERCEPT(clGetPlatformInfo);
    INTERCEPT(clGetDeviceIDs);
    INTERCEPT(clGetDeviceInfo);
    INTERCEPT(clCreateContext);
    INTERCEPT(clCreateCommandQueue);
    INTERCEPT(clCreateBuffer);
    INTERCEPT(clCreateProgramWithSource);
    INTERCEPT(clBuildProgram);
    INTERCEPT(clGetProgramInfo);
    INTERCEPT(clGetProgramBuildInfo);
    INTERCEPT(clCreateKernel);
    INTERCEPT(clGetKernelInfo);
    INTERCEPT(clSetKernelArg);
    INTERCEPT(clEnqueueNDRangeKernel);
    INTERCEPT(clEnqueueReadBuffer);
    INTERCEPT(clEnqueueWriteBuffer);
    INTERCEPT(clEnqueueFillBuffer);
    INTERCEPT(clEnqueueCopyBuffer);
    INTERCEPT(clEnqueueMapBuffer);
    INTERCEPT(clEnqueueUnmapMemObject);
    INTERCEPT(clFinish);
    INTERCEPT(clFlush);
    INTERCEPT(clWaitForEvents);
    INTERCEPT(clGetEventInfo);
    INTERCEPT(clGetEventProfilingInfo);
#undef INTERCEPT
    if (std::getenv("FAULT_NO_TIMES") != nullptr)
        table.clGetEventProfilingInfo = noTime;
    *entriesHere = sizeof table / sizeof(void*);
    *here = &table;
    return CL_SUCCESS;
}
