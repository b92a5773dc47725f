// A network of comparators given as data: a row of `pairs` is
// a comparator, its two numbers are wires. A launch a layer.

// One work-item per comparator of the layer, which has `count`
// of them, the first in row `first`.
__kernel void network_layer(
    __global KEY *key,
    __global const uint *pairs,
    const uint first,
    const uint count TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    if (t >= count)
        return;

    // The smaller key goes to the wire that is named first.
    const uint c = 2 * (first + t);
    const uint low = pairs[c];
    TRACE_TALLY(pairs, c, low);
    const uint high = pairs[c + 1];
    TRACE_TALLY(pairs, c + 1, high);

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
