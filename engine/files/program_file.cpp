#include "engine/files/program_file.hpp"

#include <system_error>

#if defined(_WIN32)
#include <windows.h>
#elif defined(__APPLE__)
#include <array>
#include <cstdint>
#include <mach-o/dyld.h>
#endif

namespace lockstep {

// Of these only Linux's way has been tried.
std::filesystem::path programFile()
{
    std::error_code error;
#if defined(_WIN32)
    constexpr DWORD most = 32'768; // of a long path
    std::wstring name(most, L'\0');
    const DWORD size = GetModuleFileNameW(nullptr, name.data(), most);
    name.resize(size < most ? size : 0);
    return name;
#elif defined(__APPLE__)
    std::array<char, 4096> name{};
    std::uint32_t size = name.size();
    return _NSGetExecutablePath(name.data(), &size) == 0 ? std::filesystem::canonical(name.data(), error)
                                                         : std::filesystem::path{};
#else
    return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

} // namespace lockstep
