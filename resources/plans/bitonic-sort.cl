// One layer of a bitonic sorting network on a power of two of
// keys: keys at a distance are compared, upwards in every other
// run of keys, downwards in the rest.

// One work-item a comparator.
__kernel void bitonic_layer(
    __global KEY *key,
    const uint run,
    const uint distance,
    const uint pairs TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    if (t >= pairs)
        return;
    const uint first = 2 * t - (t & (distance - 1));
    const bool upwards = (first & run) == 0;
    // Where the smaller key goes, and the other one.
    const uint low = upwards ? first : first + distance;
    const uint high = upwards ? first + distance : first;
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
