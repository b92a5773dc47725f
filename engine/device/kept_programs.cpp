#include "engine/device/kept_programs.hpp"

#include "engine/files/platform.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <string_view>
#include <vector>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".program";
constexpr std::size_t mostPrograms = 400;             // more than the catalogue has, traced and not
constexpr std::uintmax_t mostBytes = 128ull << 20;    // in all
constexpr std::uint64_t largestProgram = 32ull << 20; // bytes
constexpr std::array<char, 8> mark{'l', 's', 't', 'e', 'p', 'p', '0', '1'};

/// What a file begins with; the key and the binary follow. Files never leave the machine that wrote them.
struct Head {
    std::array<char, 8> mark{};
    std::uint64_t keySize = 0, binarySize = 0, sum = 0;
};

constexpr std::uint64_t sumStart = 0xCBF29CE484222325;

/// FNV-1a.
std::uint64_t sumOf(std::string_view text, std::uint64_t sum = sumStart)
{
    constexpr std::uint64_t prime = 0x100000001B3;
    for (const char c : text)
        sum = (sum ^ static_cast<unsigned char>(c)) * prime;
    return sum;
}

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

/// The binary in such a file, or nothing where it is not a whole one of this key.
std::string binaryIn(std::ifstream& file, std::uintmax_t size, const std::string& key)
{
    Head head;
    if (size < sizeof head || !file.read(reinterpret_cast<char*>(&head), sizeof head) || head.mark != mark ||
        head.keySize != key.size() || head.binarySize > largestProgram ||
        size != sizeof head + head.keySize + head.binarySize)
        return {};
    std::string rest(head.keySize + head.binarySize, '\0');
    if (!file.read(rest.data(), static_cast<std::streamsize>(rest.size())) || !rest.starts_with(key) ||
        sumOf(rest) != head.sum)
        return {};
    return rest.substr(key.size());
}

} // namespace

fs::path KeptPrograms::usualFolder()
{
    if (const char* named = std::getenv("LOCKSTEP_PROGRAMS"))
        return named;
    if (const std::string cache = variable("XDG_CACHE_HOME"); cache.starts_with('/'))
        return fs::path(cache) / "lockstep/programs";
    if (const std::string home = variable("HOME"); home.starts_with('/'))
        return fs::path(home) / ".cache/lockstep/programs";
    return {};
}

fs::path KeptPrograms::fileOf(const std::string& key) const
{
    return m_folder / fmt::format("{:016x}{}", sumOf(key), ending);
}

std::string KeptPrograms::find(const std::string& key) const
{
    if (m_folder.empty())
        return {};
    std::error_code error;
    const fs::path path = fileOf(key);
    const std::uintmax_t size = fs::file_size(path, error);
    if (error)
        return {};
    std::ifstream file{path, std::ios::binary};
    std::string binary = file ? binaryIn(file, size, key) : std::string{};
    if (binary.empty())
        drop(key);
    else
        fs::last_write_time(path, fs::file_time_type::clock::now(), error); // the oldest make room
    return binary;
}

void KeptPrograms::drop(const std::string& key) const
{
    std::error_code ignored;
    if (!m_folder.empty())
        fs::remove(fileOf(key), ignored);
}

bool KeptPrograms::hasFolder() const
{
    std::error_code error;
    if (!m_folder.empty() && fs::create_directories(m_folder, error))
        fs::permissions(m_folder, fs::perms::owner_all, error); // nobody else writes what is run here
    return !m_folder.empty() && fs::is_directory(m_folder, error);
}

void KeptPrograms::keep(const std::string& key, const std::string& binary) const
{
    if (binary.empty() || binary.size() > largestProgram || !hasFolder())
        return;
    std::error_code error;
    // Under another name until it is whole, so that nobody reads half of it.
    static std::atomic<unsigned> last = 0;
    const fs::path path = fileOf(key), part = fmt::format("{}.{}-{}", path.string(), processNumber(), ++last);
    Head head{mark, key.size(), binary.size(), sumOf(binary, sumOf(key))};
    std::ofstream file{part, std::ios::binary};
    file.write(reinterpret_cast<const char*>(&head), sizeof head);
    file << key << binary;
    file.close();
    if (file)
        fs::rename(part, path, error);
    if (!file || error)
        fs::remove(part, error);
    else
        makeRoom();
}

void KeptPrograms::makeRoom() const
{
    struct Kept {
        fs::file_time_type used;
        std::uintmax_t size = 0;
        fs::path path;
    };
    std::vector<Kept> all;
    std::uintmax_t bytes = 0;
    std::error_code error;
    for (fs::directory_iterator at{m_folder, error}, end; !error && at != end; at.increment(error)) {
        std::error_code gone; // another process makes room, too
        Kept kept{fs::last_write_time(at->path(), gone), fs::file_size(at->path(), gone), at->path()};
        if (gone)
            continue;
        bytes += kept.size;
        all.push_back(std::move(kept));
    }
    if (all.size() <= mostPrograms && bytes <= mostBytes)
        return;
    std::ranges::sort(all, {}, &Kept::used);
    std::size_t count = all.size();
    for (const Kept& kept : all) {
        if (count <= mostPrograms * 3 / 4 && bytes <= mostBytes * 3 / 4)
            break;
        fs::remove(kept.path, error);
        --count;
        bytes -= kept.size;
    }
}

} // namespace lockstep
