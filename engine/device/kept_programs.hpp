#pragma once

#include <filesystem>
#include <string>

namespace lockstep {

/// Built programs in a folder of the user's, so that the next start need not build them. What is damaged, cut off or
/// about something else counts as not there and is removed; a folder that cannot be written is no fault, and nothing
/// here throws. From any thread, and several processes at once.
class KeptPrograms {
public:
    /// A folder that need not be there yet. Of an empty one nothing is kept.
    explicit KeptPrograms(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// What LOCKSTEP_PROGRAMS names, where that is set; else lockstep/programs in XDG_CACHE_HOME, or in ~/.cache. Empty
    /// where there is no home.
    static std::filesystem::path usualFolder();

    /// `key`: all that the binary depends on, of any length. Empty where it is not there.
    std::string find(const std::string& key) const;
    /// Makes the folder if need be; whether it is there then.
    bool hasFolder() const;
    void keep(const std::string& key, const std::string& binary) const;
    /// Its device does not take it any more.
    void drop(const std::string& key) const;
    /// Where a program is kept, to be looked at by tests.
    std::filesystem::path fileOf(const std::string& key) const;

private:
    void makeRoom() const;

    std::filesystem::path m_folder;
};

} // namespace lockstep
