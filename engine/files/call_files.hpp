#pragma once

#include <filesystem>
#include <string>

namespace lockstep {

/// Throws InputError, in a line that calls the file `shown`, where something stands at `path` that no output may
/// replace: anything but a regular file (a link counts as what it leads to, and one that leads nowhere as nothing that
/// can be replaced), or a file that the call on the command line reads. Every writer asks this before it writes.
void requireReplaceable(const std::filesystem::path& path, const std::string& shown);

/// While it lives, the files that are read are remembered, and none of them can be written; of a call on the command
/// line. (In the window a dialog asks before it replaces a file.) One at a time.
class CallFiles {
public:
    CallFiles();
    CallFiles(const CallFiles&) = delete;
    CallFiles& operator=(const CallFiles&) = delete;
    ~CallFiles();

    /// One output of the call. Throws InputError where it cannot be replaced or is another output's, too.
    void writes(const std::filesystem::path& path);
    /// A folder of outputs. Throws InputError where something else stands there.
    void writesInto(const std::filesystem::path& folder);
};

/// Told by whoever reads a file that a call names. From any thread.
void noteRead(const std::filesystem::path& path);

} // namespace lockstep
