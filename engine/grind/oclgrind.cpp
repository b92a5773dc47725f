#include "engine/grind/oclgrind.hpp"

#include "engine/files/shipped.hpp"
#include "engine/model/sentence.hpp"

#include <fstream>
#include <system_error>

namespace lockstep::grind {
namespace {

namespace fs = std::filesystem;

bool canBeRead(const fs::path& file)
{
    return std::ifstream{file}.is_open();
}

/// Oclgrind as a driver that OpenCL's loader takes; empty: it is not installed.
fs::path driver()
{
    for (const char* const folder : {"/usr/lib/oclgrind", "/usr/lib64/oclgrind", "/usr/local/lib/oclgrind",
                                     "/usr/lib/x86_64-linux-gnu/oclgrind", "/usr/lib/aarch64-linux-gnu/oclgrind"})
        if (const fs::path file = fs::path{folder} / "liboclgrind-rt-icd.so"; canBeRead(file))
            return file;
    return {};
}

} // namespace

fs::path pluginFile()
{
    return shippedLibrary("lockstep_oclgrind.so");
}

std::string whyNoOclgrind()
{
    if (driver().empty())
        return sentence("Oclgrind is not installed; install the package oclgrind.");
    if (!canBeRead(pluginFile()))
        return sentence(
            "this Lockstep was built without Oclgrind; install liboclgrind-dev and llvm-14-dev and build it again.");
    return {};
}

std::vector<std::string> oclgrindEnvironment()
{
    // Work-groups as large as PoCL's, and room for any that a kernel may ask for.
    return {"OCL_ICD_VENDORS=" + driver().string(),   // a file is the one driver for the loader ocl-icd …
            "OCL_ICD_FILENAMES=" + driver().string(), // … as this is for Khronos's
            "OPENCL_LAYERS=",
            "OCLGRIND_PLUGINS=" + pluginFile().string(),
            "OCLGRIND_UNINITIALIZED=1",
            "OCLGRIND_LOG=/dev/null",
            "OCLGRIND_NUM_THREADS=1",
            "OCLGRIND_MAX_WGSIZE=4096",
            "OCLGRIND_LOCAL_MEM_SIZE=1048576",
            "OCLGRIND_GLOBAL_MEM_SIZE=1073741824"};
}

} // namespace lockstep::grind
