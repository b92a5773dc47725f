// Bitonic splits (Batcher 1968): of a bitonic sequence key i is
// compared with the one half a length away. Both halves are
// then bitonic, and no key of the first is behind one of the
// second; splits of halves, quarters, … so sort it.

// One work-item per comparator, over `distance`, half of what
// is split. Places from n on are empty.
__kernel void bitonic_split(
    __global KEY *key,
    const uint n,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint low = 2 * t - (t & (distance - 1));
    const uint high = low + distance;
    if (high >= n)
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
