#include "tests/bench/patterns.hpp"

#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <memory>
#include <stdexcept>

namespace lockstep::bench {
namespace {

void require(bool isDone)
{
    if (!isDone)
        throw std::runtime_error{"cuBLAS could not multiply on the CUDA device."};
}

struct Matrices {
    Matrices(const Words& ab, std::size_t wide) : count(wide * wide), side(static_cast<int>(wide))
    {
        require(cublasCreate(&handle) == CUBLAS_STATUS_SUCCESS);
        require(cudaMalloc(reinterpret_cast<void**>(&all), 3 * count * sizeof(float)) == cudaSuccess);
        require(cudaMemcpy(all, ab.data(), 2 * count * sizeof(float), cudaMemcpyHostToDevice) == cudaSuccess);
    }
    Matrices(const Matrices&) = delete;
    Matrices& operator=(const Matrices&) = delete;
    ~Matrices()
    {
        cudaFree(all);
        cublasDestroy(handle);
    }

    /// cuBLAS reads columns where we write rows: it is given b before a, and what comes out are rows of c.
    void multiply() const
    {
        const float one = 1, none = 0;
        require(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, side, side, side, &one, all + count, side, all, side,
                            &none, all + 2 * count, side) == CUBLAS_STATUS_SUCCESS);
    }

    std::size_t count;
    int side;
    cublasHandle_t handle = nullptr;
    float* all = nullptr; ///< a, b, c
};

} // namespace

RivalProduct cublasProduct(const Words& ab, std::size_t side)
{
    const auto matrices = std::make_shared<Matrices>(ab, side);
    return {[=] { matrices->multiply(); }, [] { require(cudaDeviceSynchronize() == cudaSuccess); },
            [=] {
                Words c(matrices->count);
                require(cudaMemcpy(c.data(), matrices->all + 2 * matrices->count, c.size() * sizeof(float),
                                   cudaMemcpyDeviceToHost) == cudaSuccess);
                return c;
            }};
}

} // namespace lockstep::bench
