// CUB's scan, sum and sort of unsigned numbers, behind plain functions. Built by nvcc where there is one.
#include "tests/bench/cub_calls.hpp"

#include <cstdio>
#include <cstring>
#include <cub/cub.cuh>

namespace lockstep::bench {
namespace {

bool well(cudaError_t code)
{
    if (code != cudaSuccess)
        std::fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(code));
    return code == cudaSuccess;
}

} // namespace

struct CubRun {
    std::size_t n = 0, scanBytes = 0, sumBytes = 0, sortBytes = 0;
    std::uint32_t *x = nullptr, *y = nullptr, *total = nullptr;
    std::size_t countBytes = 0;
    std::uint32_t* bins = nullptr;
    void *scanRoom = nullptr, *sumRoom = nullptr, *sortRoom = nullptr, *countRoom = nullptr;
};

bool cudaDeviceNamed(const char* name)
{
    int count = 0;
    cudaDeviceProp properties{};
    return cudaGetDeviceCount(&count) == cudaSuccess && count > 0 &&
           cudaGetDeviceProperties(&properties, 0) == cudaSuccess && std::strcmp(properties.name, name) == 0;
}

CubRun* cubMake(const std::uint32_t* words, std::size_t n)
{
    auto* run = new CubRun{n};
    const std::size_t bytes = n * sizeof(std::uint32_t);
    bool good = well(cudaMalloc(&run->x, bytes)) && well(cudaMalloc(&run->y, bytes)) &&
                well(cudaMalloc(&run->total, sizeof(std::uint32_t))) &&
                well(cudaMemcpy(run->x, words, bytes, cudaMemcpyHostToDevice));
    good = good && well(cub::DeviceScan::InclusiveSum(nullptr, run->scanBytes, run->x, run->y, n));
    good = good && well(cub::DeviceReduce::Sum(nullptr, run->sumBytes, run->x, run->total, n));
    good = good && well(cudaMalloc(&run->scanRoom, run->scanBytes)) && well(cudaMalloc(&run->sumRoom, run->sumBytes));
    if (good)
        return run;
    cubFree(run);
    return nullptr;
}

void cubFree(CubRun* run)
{
    for (void* room : {static_cast<void*>(run->x), static_cast<void*>(run->y), static_cast<void*>(run->total),
                       run->scanRoom, run->sumRoom, run->sortRoom,
                       static_cast<void*>(run->bins), run->countRoom})
        cudaFree(room);
    delete run;
}

void cubScan(CubRun* run)
{
    well(cub::DeviceScan::InclusiveSum(run->scanRoom, run->scanBytes, run->x, run->y, run->n));
}

void cubReduce(CubRun* run)
{
    well(cub::DeviceReduce::Sum(run->sumRoom, run->sumBytes, run->x, run->total, run->n));
}

bool cubSortKeys(CubRun* run)
{
    const auto n = static_cast<int>(run->n); // of every version of CUB
    if (run->sortRoom == nullptr &&
        (!well(cub::DeviceRadixSort::SortKeys(nullptr, run->sortBytes, run->x, run->y, n)) ||
         !well(cudaMalloc(&run->sortRoom, run->sortBytes))))
        return false;
    return well(cub::DeviceRadixSort::SortKeys(run->sortRoom, run->sortBytes, run->x, run->y, n));
}

bool cubHistogram(CubRun* run, std::uint32_t bins, std::uint32_t width)
{
    const auto n = static_cast<int>(run->n), levels = static_cast<int>(bins) + 1;
    const std::uint32_t lower = 0, upper = bins * width;
    if (run->countRoom == nullptr &&
        (!well(cudaMalloc(&run->bins, bins * sizeof(std::uint32_t))) ||
         !well(cub::DeviceHistogram::HistogramEven(nullptr, run->countBytes, run->x, run->bins, levels, lower, upper,
                                                   n)) ||
         !well(cudaMalloc(&run->countRoom, run->countBytes))))
        return false;
    return well(cub::DeviceHistogram::HistogramEven(run->countRoom, run->countBytes, run->x, run->bins, levels, lower,
                                                    upper, n));
}

void cubReadBins(CubRun* run, std::uint32_t* counts, std::uint32_t bins)
{
    well(cudaMemcpy(counts, run->bins, bins * sizeof(std::uint32_t), cudaMemcpyDeviceToHost));
}

void cubCopy(CubRun* run)
{
    well(cudaMemcpyAsync(run->y, run->x, run->n * sizeof(std::uint32_t), cudaMemcpyDeviceToDevice));
}

void cubFinish()
{
    well(cudaDeviceSynchronize());
}

void cubRead(CubRun* run, std::uint32_t* words)
{
    well(cudaMemcpy(words, run->y, run->n * sizeof(std::uint32_t), cudaMemcpyDeviceToHost));
}

std::uint32_t cubSum(CubRun* run)
{
    std::uint32_t sum = 0;
    well(cudaMemcpy(&sum, run->total, sizeof sum, cudaMemcpyDeviceToHost));
    return sum;
}

} // namespace lockstep::bench
