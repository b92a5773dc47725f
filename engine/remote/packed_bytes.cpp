#include "engine/remote/packed_bytes.hpp"

#include <memory>
#include <new>
#include <stdexcept>
#include <zstd.h>

namespace lockstep::remote {

std::vector<std::uint8_t> packBytes(std::span<const std::uint8_t> bytes, std::span<const std::uint8_t> before)
{
    const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context{ZSTD_createCCtx(), ZSTD_freeCCtx};
    std::vector<std::uint8_t> packed(ZSTD_compressBound(bytes.size()));
    if (!context)
        throw std::bad_alloc{};
    ZSTD_CCtx_refPrefix(context.get(), before.data(), before.size());
    const std::size_t size = ZSTD_compress2(context.get(), packed.data(), packed.size(), bytes.data(), bytes.size());
    if (ZSTD_isError(size))
        throw std::bad_alloc{}; // there is nothing else that it lacks
    packed.resize(size);
    return packed;
}

std::vector<std::uint8_t> unpackBytes(std::span<const std::uint8_t> packed, std::size_t most,
                                      std::span<const std::uint8_t> before)
{
    const std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context{ZSTD_createDCtx(), ZSTD_freeDCtx};
    if (!context)
        throw std::bad_alloc{};
    const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    if (size > most) // or it is not known
        throw std::runtime_error{"packed bytes are damaged or too many"};
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
    ZSTD_DCtx_refPrefix(context.get(), before.data(), before.size());
    if (ZSTD_decompressDCtx(context.get(), bytes.data(), bytes.size(), packed.data(), packed.size()) != bytes.size())
        throw std::runtime_error{"packed bytes are damaged"};
    return bytes;
}

} // namespace lockstep::remote
