#include "tests/fuzz/recording_mutator.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <vector>
#include <zstd.h>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace lockstep::test {
namespace {

using Json = nlohmann::json;
using Bytes = std::vector<std::uint8_t>;
constexpr std::size_t headSize = 16;
constexpr std::size_t mostUnpacked = std::size_t{1} << 20;

Bytes unpack(std::span<const std::uint8_t> packed)
{
    Bytes bytes(mostUnpacked);
    const std::size_t size = ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), packed.size());
    bytes.resize(ZSTD_isError(size) ? 0 : size);
    return bytes;
}

void collect(Json& json, std::vector<Json*>& nodes)
{
    nodes.push_back(&json);
    if (json.is_structured())
        for (Json& child : json)
            collect(child, nodes);
}

void mutateBytes(Bytes& bytes, std::mt19937& random)
{
    if (bytes.empty() || random() % 8 == 0) {
        bytes.insert(bytes.end(), 4, static_cast<std::uint8_t>(random()));
    } else if (random() % 2 == 0) {
        bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
    } else { // a word
        static constexpr std::array<std::uint32_t, 10> words{0, 1, 2, 31, 32, 127, 128, 1u << 31, ~0u - 1, ~0u};
        const std::uint32_t word = words[random() % words.size()];
        const std::size_t at = random() % bytes.size() / 4 * 4;
        std::memcpy(bytes.data() + at, &word, std::min<std::size_t>(4, bytes.size() - at));
    }
}

void mutateValue(Json& json, const Json& other, std::mt19937& random)
{
    static constexpr std::array<std::uint64_t, 16> numbers{
        0, 1, 2, 3, 5, 8, 16, 31, 32, 33, 255, 4096, 1u << 31, ~0u, std::uint64_t{1} << 32, std::uint64_t{1} << 60};
    static const std::array<std::string, 5> texts{"", "\xE2\x88\x91\xF0\x9F\x94\xA5", "%1 %2 &<>\"", "radix-sort",
                                                  std::string(300, 'W')};
    if (random() % 8 == 0)
        json = other;
    else if (json.is_number())
        json = random() % 2 == 0 ? numbers[random() % numbers.size()] : json.get<std::uint64_t>() + random() % 5 - 2;
    else if (json.is_null())
        json = numbers[random() % numbers.size()];
    else if (json.is_string())
        json = texts[random() % texts.size()];
    else if (json.is_binary())
        mutateBytes(json.get_binary(), random);
    else if (json.is_array() && !json.empty() && random() % 2 == 0)
        json.erase(random() % json.size());
    else if (json.is_array() && !json.empty())
        json.push_back(Json(json[random() % json.size()]));
    else
        json = nullptr;
}

} // namespace

std::size_t mutateRecordingFile(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    std::mt19937 random{seed};
    Bytes plain = size > headSize && random() % 16 != 0 ? unpack({data + headSize, size - headSize}) : Bytes{};
    if (plain.empty())
        return LLVMFuzzerMutate(data, size, most);
    Json json(Json::value_t::discarded);
    try {
        json = Json::from_cbor(plain, true, false);
    } catch (const Json::exception&) { // sizes past all memory throw all the same
    }
    if (json.is_discarded() || random() % 8 == 0) {
        const std::size_t before = plain.size();
        plain.resize(before + 64);
        plain.resize(LLVMFuzzerMutate(plain.data(), before, plain.size()));
    } else {
        Json changed = json;
        for (unsigned change = 0; change <= random() % 3; ++change) {
            std::vector<Json*> nodes;
            collect(changed, nodes);
            const Json other = *nodes[random() % nodes.size()];
            mutateValue(*nodes[random() % nodes.size()], other, random);
        }
        plain = Json::to_cbor(changed);
    }
    Bytes packed(ZSTD_compressBound(plain.size()));
    packed.resize(ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), 1));
    if (headSize + packed.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(packed, data + headSize);
    return headSize + packed.size();
}

} // namespace lockstep::test
