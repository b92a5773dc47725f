#pragma once

#include <cstddef>
#include <cstdint>

namespace lockstep::bench {

/// n unsigned numbers on the first CUDA device, and CUB's room beside them.
struct CubRun;

bool cudaDeviceNamed(const char* name);
/// Null, and a line on standard error, where the device has no room.
CubRun* cubMake(const std::uint32_t* words, std::size_t n);
void cubFree(CubRun* run);
void cubScan(CubRun* run);
void cubReduce(CubRun* run);
/// From the numbers, which stay as they are, to where cubRead reads. False, and a line on standard error, where the
/// device has no room: the first call makes it.
bool cubSortKeys(CubRun* run);
/// Counts the numbers in `bins` bins that are `width` wide; false, and a line on standard error, as above.
bool cubHistogram(CubRun* run, std::uint32_t bins, std::uint32_t width);
void cubReadBins(CubRun* run, std::uint32_t* counts, std::uint32_t bins);
void cubCopy(CubRun* run);
void cubFinish();
void cubRead(CubRun* run, std::uint32_t* words);
std::uint32_t cubSum(CubRun* run);

} // namespace lockstep::bench
