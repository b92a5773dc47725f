// Keys of two fields, sorted by the second and then by the
// first. A word shifted up by `up` bits is led by the field
// that is compared: 16 for the second one, 0 for the first.

// Odd-even transposition: one work-item per pair of neighbours.
// Equal fields never change places, so it is stable.
__kernel void compare_neighbours(
    __global KEY *key,
    const uint n,
    const uint first,
    const uint up TRACE_ARGS)
{
    TRACE_BEGIN
    const uint low = first + 2 * get_global_id(0);
    const uint high = low + 1;
    if (high < n) {
        const KEY a = key[low];
        const KEY b = key[high];
        const bool swaps = BEFORE(b << up, a << up);
        TRACE_STAY(!swaps, key, low, a, key, high, b);
        if (swaps) {
            key[low] = b;
            key[high] = a;
            TRACE_SWAP(key, low, a, key, high, b);
        }
    }
}

// A layer of Batcher's odd-even mergesort: one work-item per
// wire. Its comparators reach over other wires, and carry keys
// past equal ones there: it is not stable.
__kernel void compare_distant(
    __global KEY *key,
    const uint n,
    const uint run,
    const uint distance,
    const uint up TRACE_ARGS)
{
    TRACE_BEGIN
    const uint low = get_global_id(0);
    const uint high = low + distance;
    const uint skip = distance % run;
    const bool is_low =
        low >= skip && (low - skip) / distance % 2 == 0;
    if (is_low && high < n
        && low / (2 * run) == high / (2 * run)) {
        const KEY a = key[low];
        const KEY b = key[high];
        const bool swaps = BEFORE(b << up, a << up);
        TRACE_STAY(!swaps, key, low, a, key, high, b);
        if (swaps) {
            key[low] = b;
            key[high] = a;
            TRACE_SWAP(key, low, a, key, high, b);
        }
    }
}
