#include "engine/input/image_file.hpp"

#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cstdint>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <string>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_ONLY_PNM
#define STBI_NO_STDIO
#include <stb/stb_image.h>

namespace lockstep {
namespace {

constexpr std::uintmax_t largestImageFile = std::uintmax_t{64} << 20;

bool isPnm(const std::string& bytes)
{
    return bytes.size() > 2 && bytes[0] == 'P' && bytes[1] >= '1' && bytes[1] <= '6' &&
           (bytes[2] == '\n' || bytes[2] == ' ' || bytes[2] == '\r' || bytes[2] == '\t');
}

bool isPng(const std::string& bytes)
{
    return bytes.starts_with("\x89PNG");
}

/// The head of a PNM file: its kind, width, height and largest value.
struct PnmHead {
    std::size_t pixelsAt = 0;
    std::string largest;
};

PnmHead pnmHead(const std::string& bytes)
{
    PnmHead head;
    std::size_t at = 2;
    for (int number = 0; number < 3; ++number) {
        while (at < bytes.size() && (std::isspace(static_cast<unsigned char>(bytes[at])) != 0 || bytes[at] == '#'))
            at = bytes[at] == '#' ? std::min(bytes.find('\n', at), bytes.size()) : at + 1;
        head.largest.clear();
        for (; at < bytes.size() && std::isdigit(static_cast<unsigned char>(bytes[at])) != 0; ++at)
            head.largest += bytes[at];
    }
    head.pixelsAt = at + 1;
    return head;
}

[[noreturn]] void refuse(const std::filesystem::path& path, const std::string& why)
{
    throw InputError{sentence("The image {} {}; give a PNG or a binary PGM (P5) file.", path.string(), why)};
}

std::string whyBroken()
{
    const char* reason = stbi_failure_reason();
    return sentence("is broken ({})", reason != nullptr ? reason : sentence("no pixels"));
}

std::string bytesOf(const std::filesystem::path& path)
{
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        refuse(path, sentence("cannot be read"));
    if (size > largestImageFile)
        refuse(path, sentence("has {} MiB, more than {}", size >> 20, largestImageFile >> 20));
    noteRead(path);
    std::ifstream file{path, std::ios::binary};
    std::string bytes(size, '\0');
    if (!file || !file.read(bytes.data(), static_cast<std::streamsize>(size)))
        refuse(path, sentence("cannot be read"));
    return bytes;
}

} // namespace

bool isImageFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return false;
    std::ifstream file{path, std::ios::binary};
    std::array<char, 4> first{};
    file.read(first.data(), first.size());
    const std::string bytes(first.data(), static_cast<std::size_t>(file.gcount()));
    return isPng(bytes) || isPnm(bytes);
}

ImageFile readImageFile(const std::filesystem::path& path, ElementType type)
{
    const std::string bytes = bytesOf(path);
    if (isPnm(bytes) && bytes[1] != '5' && bytes[1] != '6')
        refuse(path, sentence("is of the kind P{}", bytes[1]));
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    const auto length = static_cast<int>(bytes.size());
    int columns = 0, rows = 0, channels = 0;
    if (stbi_info_from_memory(data, length, &columns, &rows, &channels) == 0 || columns < 1 || rows < 1)
        refuse(path, whyBroken());
    const auto pixels = static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(rows);
    if (pixels > maximumKeys)
        refuse(path, sentence("has {} × {} pixels, more than {} in all", columns, rows, maximumKeys));
    // The library reads values of two bytes wrongly, scales none, and takes what a PNM file lacks for whatever is in
    // memory.
    if (isPnm(bytes)) {
        const PnmHead head = pnmHead(bytes);
        if (head.largest != "255")
            refuse(path, sentence("has greys up to {}, not 255", head.largest));
        if (bytes.size() < head.pixelsAt + pixels * static_cast<std::uint64_t>(channels))
            refuse(path, sentence("is cut short: {} × {} pixels take more than its {} bytes", columns, rows, length));
    }
    const std::unique_ptr<unsigned char, void (*)(void*)> greys{
        stbi_load_from_memory(data, length, &columns, &rows, &channels, 1), stbi_image_free};
    if (!greys)
        refuse(path, whyBroken());
    ImageFile image{static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), Words(pixels)};
    for (std::size_t i = 0; i < image.pixels.size(); ++i)
        image.pixels[i] = type == ElementType::float32
                              ? std::bit_cast<std::uint32_t>(static_cast<float>(greys.get()[i]))
                              : greys.get()[i];
    return image;
}

} // namespace lockstep
