#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

namespace lockstep {
namespace {

constexpr std::uintmax_t largestKeyFile = std::uintmax_t{64} << 20;

std::string readKeyText(const std::filesystem::path& path)
{
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throw InputError{sentence("{} is a folder; name a text file with keys.", path.string())};
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        throw InputError{sentence("The file {} cannot be read ({}); check its name.", path.string(), error.message())};
    if (size > largestKeyFile)
        throw InputError{sentence("The file {} has {} MiB; at most {} MiB can hold {} keys, give a smaller one.",
                                  path.string(), size >> 20, largestKeyFile >> 20, maximumKeys)};
    noteRead(path);
    std::ifstream file{path, std::ios::binary};
    std::string text(size, '\0');
    if (!file || !file.read(text.data(), static_cast<std::streamsize>(size)))
        throw InputError{sentence("The file {} cannot be read; check that you may open it.", path.string())};
    if (text.starts_with("\xEF\xBB\xBF")) // some editors' mark of UTF-8
        text.erase(0, 3);
    const auto binary =
        std::ranges::find_if(text, [](unsigned char c) { return c < 9 || (c > 13 && c < 32) || c > 126; });
    if (binary != text.end())
        throw InputError{sentence("The file {} is no text of numbers (byte {} is 0x{:02x}); give keys with commas or "
                                  "line ends between.",
                                  path.string(), binary - text.begin(), static_cast<unsigned char>(*binary))};
    return text;
}

template <typename Parse>
auto parseFile(const std::filesystem::path& path, Parse parse)
{
    const std::string text = readKeyText(path);
    try {
        return parse(text);
    } catch (const InputError& e) {
        throw InputError{sentence("{}: {}", path.string(), e.what())};
    }
}

} // namespace

Words readKeyFile(const std::filesystem::path& path, ElementType type)
{
    return parseFile(path, [type](const std::string& text) { return parseKeys(text, type); });
}

GivenKeys readGivenKeys(const std::filesystem::path& path, ElementType type)
{
    return parseFile(path, [type](const std::string& text) { return parseGivenKeys(text, type); });
}

GivenKeys readJoinedWords(const std::filesystem::path& path)
{
    return parseFile(path, parseJoinedWords);
}

} // namespace lockstep
