// Batcher's odd-even mergesort (1968), a launch a column: runs
// of p keys are merged to runs of 2 p, by comparators over the
// distances k = p, p/2, …, 1. Any n: nothing is padded.

// One work-item per pair of the column; pairs that would reach
// from one merge into the next have no comparator.
__kernel void odd_even_merge_column(
    __global KEY *key,
    const uint n,
    const uint p,
    const uint k TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint low = k % p + t / k * (2 * k) + t % k;
    const uint high = low + k;
    const bool compares =
        high < n && low / (2 * p) == high / (2 * p);
    if (!compares)
        return;

    const KEY a = key[low];
    const KEY b = key[high];
    const bool swaps = BEFORE(b, a);
    TRACE_STAY(!swaps, key, low, a, key, high, b);
    if (swaps) {
        key[low] = b;
        key[high] = a;
        TRACE_SWAP(key, low, a, key, high, b);
    }
}
