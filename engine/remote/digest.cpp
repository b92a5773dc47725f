#include "engine/remote/digest.hpp"

#include <bit>

namespace lockstep::remote {
namespace {

/// The last step of MurmurHash3: each bit comes to weigh on every other.
std::uint64_t mixed(std::uint64_t bits)
{
    bits = (bits ^ bits >> 33) * 0xFF51AFD7ED558CCDu;
    bits = (bits ^ bits >> 33) * 0xC4CEB9FE1A85EC53u;
    return bits ^ bits >> 33;
}

} // namespace

Digest digestOf(const Words& words)
{
    std::uint64_t high = 0x9E3779B97F4A7C15u, low = words.size();
    for (const std::uint32_t word : words) {
        high = std::rotl(high ^ word * 0x87C37B91114253D5u, 27) * 5 + 0x52DCE729u;
        low = std::rotl(low + word * 0x4CF5AD432745937Fu, 31) * 0x9FB21C651E98DF25u;
    }
    return {mixed(high + low), mixed(low ^ std::rotl(high, 32))};
}

} // namespace lockstep::remote
