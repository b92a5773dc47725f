// Odd-even transposition sort: neighbours are compared, in even
// rounds 0 with 1, 2 with 3, …, in odd ones 1 with 2, 3 with 4.

// One work-item a pair; `odd` is 1 in odd rounds.
__kernel void compare_neighbours(
    __global KEY *key,
    const uint pairs,
    const uint odd TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    if (t >= pairs)
        return;
    const uint low = 2 * t + odd;
    const uint high = low + 1;
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
