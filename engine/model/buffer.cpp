#include "engine/model/buffer.hpp"

namespace lockstep {

std::size_t BufferInfo::size() const
{
    std::size_t product = 1;
    for (std::size_t extent : shape)
        product *= extent;
    return product;
}

} // namespace lockstep
