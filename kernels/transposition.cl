// Odd-even transposition: neighbours are compared, in even
// phases 0 with 1, 2 with 3, …, in odd ones 1 with 2, 3 with 4.

// One work-item per comparator; `odd` is 1 in odd phases.
__kernel void transposition_phase(
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

// The same, and tells the host which pairs have swapped: it
// stops after an even and an odd phase in which none did.
__kernel void transposition_phase_told(
    __global KEY *key,
    __global uint *swapped,
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
    const uint flag = swaps ? 1 : 0;
    swapped[t] = flag;
    TRACE_TEST_SWAP(swapped, t, flag);
}
