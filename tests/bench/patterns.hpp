#pragma once

#include "engine/model/recording.hpp"

#include <functional>

namespace lockstep::bench {

#ifdef LOCKSTEP_CUB
/// Somebody else's histogram of numbers that already lie on the device.
struct RivalHistogram {
    std::function<void()> enqueue, finish;
    std::function<Words()> counts; ///< what the last one gave, read back
};
/// CUB on the first CUDA device.
RivalHistogram cubCounts(const Words& x, std::uint32_t bins, std::uint32_t width);
#endif
#ifdef LOCKSTEP_CUBLAS
/// Somebody else's product of two square matrices of float32 that already lie on the device.
struct RivalProduct {
    std::function<void()> enqueue, finish;
    std::function<Words()> product; ///< what the last one gave, read back
};
/// cuBLAS on the first CUDA device. `ab`: the side² values of a, then those of b.
RivalProduct cublasProduct(const Words& ab, std::size_t side);
#endif

} // namespace lockstep::bench
