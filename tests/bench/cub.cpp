#include "tests/bench/cub_calls.hpp"
#include "tests/bench/patterns.hpp"
#include "tests/bench/scanning.hpp"
#include "tests/bench/sorting.hpp"

#include <stdexcept>

namespace lockstep::bench {

bool isCudaDevice(const std::string& name)
{
    return cudaDeviceNamed(name.c_str());
}

namespace {

std::shared_ptr<CubRun> cubRun(const Words& x)
{
    const std::shared_ptr<CubRun> run{cubMake(x.data(), x.size()), [](CubRun* made) {
                                          if (made != nullptr)
                                              cubFree(made);
                                      }};
    if (!run)
        throw std::runtime_error{"CUB has no room on the CUDA device."};
    return run;
}

} // namespace

Rival cub(const Words& x)
{
    const std::shared_ptr<CubRun> run = cubRun(x);
    const std::size_t n = x.size();
    Rival rival;
    rival.name = "CUB";
    rival.scan = [=] { cubScan(run.get()); };
    rival.reduce = [=] { cubReduce(run.get()); };
    rival.finish = [] { cubFinish(); };
    rival.prefixes = [=] {
        Words words(n);
        cubRead(run.get(), words.data());
        return words;
    };
    rival.sum = [=] { return cubSum(run.get()); };
    rival.copy = [=] { cubCopy(run.get()); };
    return rival;
}

RivalSort cubSort(const Words& x)
{
    const std::shared_ptr<CubRun> run = cubRun(x);
    const std::size_t n = x.size();
    RivalSort rival;
    rival.sort = [=] {
        if (!cubSortKeys(run.get()))
            throw std::runtime_error{"CUB could not sort on the CUDA device."};
    };
    rival.finish = [] { cubFinish(); };
    rival.sorted = [=] {
        Words words(n);
        cubRead(run.get(), words.data());
        return words;
    };
    return rival;
}

RivalHistogram cubCounts(const Words& x, std::uint32_t bins, std::uint32_t width)
{
    const std::shared_ptr<CubRun> run = cubRun(x);
    return {[=] {
                if (!cubHistogram(run.get(), bins, width))
                    throw std::runtime_error{"CUB could not count on the CUDA device."};
            },
            [] { cubFinish(); },
            [=] {
                Words counts(bins);
                cubReadBins(run.get(), counts.data(), bins);
                return counts;
            }};
}

} // namespace lockstep::bench
