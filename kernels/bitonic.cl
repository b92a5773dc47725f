// Bitonic sort (Batcher 1968): one launch a sub-stage.
// Every stage makes sorted runs of twice the length; inside it
// the distance between partners halves from launch to launch.

// One work-item per comparator.
__kernel void bitonic_step(
    __global KEY *key,
    const uint run,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint i = 2 * t - (t & (distance - 1));
    const uint partner = i | distance;

    // The smaller key goes up in ascending blocks, else down.
    const bool ascends = (i & run) == 0;
    const uint low = ascends ? i : partner;
    const uint high = ascends ? partner : i;

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

// The same where n is no power of two: lanes are padded, and a
// pad, which is told by its flag, comes after every real key.
__kernel void bitonic_step_padded(
    __global KEY *key,
    __global uint *pad,
    const uint run,
    const uint distance TRACE_ARGS)
{
    TRACE_BEGIN
    const uint t = get_global_id(0);
    const uint i = 2 * t - (t & (distance - 1));
    const uint partner = i | distance;

    const bool ascends = (i & run) == 0;
    const uint low = ascends ? i : partner;
    const uint high = ascends ? partner : i;

    const KEY a = key[low];
    const KEY b = key[high];
    const uint pad_a = pad[low];
    const uint pad_b = pad[high];
    const bool swaps = pad_b < pad_a
        || (pad_b == pad_a && BEFORE(b, a));
    TRACE_STAY_PADDED(!swaps, key, low, a, key, high, b,
                      pad, pad_a, pad_b);
    if (swaps) {
        key[low] = b;
        key[high] = a;
        pad[low] = pad_b;
        pad[high] = pad_a;
        TRACE_SWAP_PADDED(key, low, a, key, high, b,
                          pad, pad_a, pad_b);
    }
}
